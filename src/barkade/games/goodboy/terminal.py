"""Good Boy's board in a terminal: three yards side by side, the dice and the pool above, a line for each player below.

A treat is shown as two letters of its notation on its colour, `Ba2` being two balls, with a list of these letters
under the pool. With more game the yards get frames, their dogs' wants are spelled out, and the dogs already taken are
named.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from barkade.drawing import fit, theme
from barkade.engine.i18n import from_dict, message, say

from .box import YARDS

View = Mapping[str, Any]
Chosen = Mapping[str, Any] | None
Counts = Mapping[str, int]

GROUNDS = ("#D8484B", "#F3E7D3", "#9C6B43", "#EBC83E", "#D98CB3", "#4A8FDB", "#58A95A", "#9A63B8")
CAT = "=^.^="


def draw(view: View, chosen: Chosen, width: int, height: int) -> RenderableType:
    """Draw the board in width x height cells, with the targets of the chosen action highlighted."""
    players = view["players"]
    spare = height - (2 + 2 + players + players + 1)
    spelled = max((len(yard["dog"]["wants"]) for yard in view["board"]["yards"] if yard["dog"]), default=1)
    framed = spare >= 4
    with_dogs = spare >= 5 + players
    with_wants = spare >= 5 + players + spelled
    lines = [status_line(view, width), table_line(view, chosen, width), legend_line(view)]
    if framed:
        lines.append(Text())
    lines += yards(view, chosen, width, framed, spelled if with_wants else 0)
    if framed:
        lines.append(Text())
    lines += [player_line(view, seat, chosen) for seat in range(players)]
    if with_dogs:
        lines.append(Text())
        lines += [dogs_line(view, seat) for seat in range(players)]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return Group(*lines)


# Treats


def short_names(view: View) -> dict[str, str]:
    """Two letters for every kind of treat, told apart where they begin alike."""
    shorts: dict[str, str] = {}
    for treat in view["board"]["treats"]:
        word = treat["key"]
        pairs = [word[0] + later for later in [*word[1:], *"0123456789"]]
        shorts[treat["key"]] = next(pair.capitalize() for pair in pairs if pair.capitalize() not in shorts.values())
    return shorts


def ground(view: View, key: str) -> str:
    keys = [treat["key"] for treat in view["board"]["treats"]]
    return GROUNDS[keys.index(key)]


def treats_text(view: View, counts: Counts, marked: str | None = None, width: int = 200) -> Text:
    """Treats as `Ba2 Bo`, close together where the width asks for it; a marked kind stands in brackets."""
    text, shorts = Text(no_wrap=True), short_names(view)
    between = " " if 4 * len(counts) + 2 <= width else ""
    for key, count in counts.items():
        many = str(count) if count > 1 else ""
        text.append("[" if key == marked else "", theme.CHOSEN)
        text.append(shorts[key] + many, theme.block(ground(view, key)))
        text.append("]" if key == marked else "", theme.CHOSEN).append(between)
    return text


def treat_words(view: View) -> dict[str, str]:
    """The full name of every kind of treat."""
    return {treat["key"]: say(from_dict(treat["name"])) for treat in view["board"]["treats"]}


def legend_line(view: View) -> Text:
    line, shorts = Text(no_wrap=True), short_names(view)
    for key, name in treat_words(view).items():
        line.append("  " if line else "").append(shorts[key], theme.block(ground(view, key))).append(
            f" {name}", theme.FAINT
        )
    return line


# Above the yards


def status_line(view: View, width: int) -> Text:
    """The phase of the turn, and the progress of the game."""
    board = view["board"]
    if view["over"]:
        left = Text(say(from_dict(view["result"]["message"])), "bold")
    else:
        rested = board["phase"] == "rolling" and board["roll"] is None
        left = Text(say(message("goodboy-board-first-roll" if rested else f"goodboy-board-{board['phase']}")), "bold")
    right = Text(
        say(message("goodboy-board-round", round=board["round"], pile=len(board["pile"]), goal=board["goal"])),
        theme.FAINT,
    )
    return spread(left, right, width)


def table_line(view: View, chosen: Chosen, width: int) -> Text:
    """The roll and the token, and at the right the pool."""
    board = view["board"]
    left = Text(no_wrap=True)
    rolling = chosen is not None and chosen["kind"] == "roll"
    left.append("[" if rolling else "", theme.CHOSEN)
    for face in board["roll"] or []:
        left.append("▐", theme.BONE).append_text(face_text(view, face)).append("▌", theme.BONE)
    if board["roll"] is None:
        left.append(say(message("goodboy-board-no-roll")), theme.FAINT)
    left.append("] " if rolling else " ", theme.CHOSEN)
    if not view["over"] and board["tokens"][view["to_move"]] == "cat":
        left.append(say(message("goodboy-board-cat-token")), theme.WRONG)
    wanted = chosen["treat"] if chosen is not None and chosen["kind"] == "any" else None
    right = Text(say(message("goodboy-board-pool")) + " ", theme.FAINT)
    right.append_text(treats_text(view, board["pool"], wanted))
    return spread(left, right, width)


def face_text(view: View, face: list[str]) -> Text:
    """A face of a die: treats, a question mark for any, the cat."""
    text = Text(style=Style(bgcolor=theme.BONE))
    for symbol in face:
        if symbol == "cat":
            text.append(CAT, Style(color="#B3261E", bgcolor=theme.BONE, bold=True))
        elif symbol == "any":
            text.append(" ? ", Style(color=theme.INK, bgcolor=theme.BONE, bold=True))
        else:
            text.append(short_names(view)[symbol], theme.block(ground(view, symbol)))
    return text


def spread(left: Text, right: Text, width: int) -> Text:
    gap = width - left.cell_len - right.cell_len
    return Text(no_wrap=True).append_text(left).append(" " * max(1, gap)).append_text(right)


# The yards


def yards(view: View, chosen: Chosen, width: int, framed: bool, spelled: int) -> list[Text]:
    """The three yards, row by row, side by side; `spelled` rows are for what their dogs want."""
    column = width // YARDS - 2
    blocks = [yard_block(view, chosen, yard, column, framed, spelled) for yard in range(YARDS)]
    lines = []
    for parts in zip(*blocks, strict=True):
        line = Text(no_wrap=True)
        for part in parts:
            line.append_text(part).append("  ")
        lines.append(line)
    return lines


def yard_block(view: View, chosen: Chosen, yard: int, width: int, framed: bool, spelled: int) -> list[Text]:
    touched = chosen is not None and chosen.get("yard") == yard
    edge = theme.CHOSEN if touched else Style(color=theme.FAINT)
    inner = width - 2
    wants = spelled_wants(view, yard, spelled) if spelled else [wants_row(view, yard, inner - 1)]
    rows = [dog_row(view, yard, touched), *wants, *corner_rows(view, chosen, yard, inner - 3)]
    if not framed:
        return [padded(row, width, touched) for row in rows]
    top, side, bottom = ("┏━┓", "┃", "┗━┛") if touched else ("╭─╮", "│", "╰─╯")
    block = [Text(top[0] + top[1] * inner + top[2], edge)]
    block += [Text(side, edge).append_text(padded(row, inner, False)).append(side, edge) for row in rows]
    return [*block, Text(bottom[0] + bottom[1] * inner + bottom[2], edge)]


def padded(text: Text, width: int, touched: bool) -> Text:
    """A row of exactly this width; a touched yard has a mark at the left."""
    row = Text("┃" if touched else " ", theme.CHOSEN, no_wrap=True).append_text(text)
    row.truncate(width, overflow="ellipsis")
    return row.append(" " * (width - row.cell_len))


def dog_row(view: View, yard: int, touched: bool) -> Text:
    dog = view["board"]["yards"][yard]["dog"]
    row = Text(f"{yard + 1} ", theme.CHOSEN if touched else "bold")
    if dog is None:
        return row.append(say(message("goodboy-no-dog")), theme.FAINT)
    row.append(f" {dog['points']} ", theme.block(theme.LAMP))
    return row.append(" ").append(say(from_dict(dog["name"])), "bold")


def wants_row(view: View, yard: int, width: int) -> Text:
    dog = view["board"]["yards"][yard]["dog"]
    if dog is None:
        return Text()
    wants = say(message("goodboy-board-wants")) + " "
    return Text(wants, theme.FAINT).append_text(treats_text(view, dog["wants"], width=width - len(wants)))


def spelled_wants(view: View, yard: int, rows: int) -> list[Text]:
    """The dog's wishes, a line for each kind, with its full name."""
    dog, names, found = view["board"]["yards"][yard]["dog"], treat_words(view), list[Text]()
    for key, count in dog["wants"].items() if dog else ():
        found.append(Text("  ").append_text(treats_text(view, {key: count})).append(names[key]))
    return [*found, *(Text() for _ in range(rows - len(found)))]


def corner_rows(view: View, chosen: Chosen, yard: int, width: int) -> list[Text]:
    """The corner of each seat; a complete one has a tick."""
    here = view["board"]["yards"][yard]
    rows = []
    for seat, counts in enumerate(here["corners"]):
        row = Text(str(seat + 1), theme.seat(seat)).append("✓" if here["complete"][seat] else " ", "bold green")
        row.append_text(treats_text(view, counts, marked_in_corner(chosen, seat, yard), width))
        rows.append(row)
    return rows


def marked_in_corner(chosen: Chosen, seat: int, yard: int) -> str | None:
    """The treat that the chosen action takes from a corner."""
    if chosen is None or chosen["kind"] != "rob" or (chosen["seat"], chosen["yard"]) != (seat, yard):
        return None
    return str(chosen["treat"])


# The players


def name_of(view: View, seat: int) -> str:
    names = view["names"]
    return str(names[seat]) if seat < len(names) else say(message("seat", number=seat + 1))


def player_line(view: View, seat: int, chosen: Chosen) -> Text:
    board = view["board"]
    line = Text(no_wrap=True).append("▶ " if seat == view["to_move"] else "  ", theme.CHOSEN)
    line.append(str(seat + 1), theme.seat(seat)).append(" ")
    line.append(fit.pad(name_of(view, seat)), "bold" if seat == view["seat"] else "")
    line.append(f"{view['scores'][seat]:4} ", "bold")
    line.append(say(message("goodboy-board-dogs", dogs=len(board["taken"][seat]))).rjust(8), theme.FAINT)
    line.append(f"  {say(message('goodboy-board-held'))} ", theme.FAINT)
    laying = chosen is not None and chosen["kind"] == "put" and seat == view["to_move"]
    return line.append_text(treats_text(view, board["held"][seat], chosen["treat"] if chosen and laying else None))


def dogs_line(view: View, seat: int) -> Text:
    """The dogs of a seat by name, where there is room for them."""
    line = Text("  ", no_wrap=True).append(str(seat + 1), theme.seat(seat)).append(" ")
    for dog in view["board"]["taken"][seat]:
        line.append(f" {dog['points']} ", theme.block(theme.LAMP)).append(f" {say(from_dict(dog['name']))}  ")
    return line
