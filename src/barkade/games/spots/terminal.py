"""The board of Spots in a terminal: six tiles, the supply, every player's dogs and yard, and the roll.

A space shows its number: `·4` is free, `■4` has a die on it; `♣` is a paw, `✓` a scored dog, `◆` a treat. With more
game the dogs get frames, and the tiles say what they do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from barkade.drawing import fit, theme
from barkade.engine.i18n import Arg, from_dict, message, say

from .box import CARDS_PER_PLAYER, DOGS_TO_WIN, SLOTS

View = Mapping[str, Any]
Chosen = Mapping[str, Any] | None

GROUND = {"red": "#D8484B", "yellow": "#EBC83E", "purple": "#9A63B8", "blue": "#4A8FDB", "green": "#58A95A"}
DIE = theme.block(theme.PAPER)
MARKED = Style(color=theme.INK, bgcolor=theme.LAMP, bold=True)
FAINT = Style(color=theme.FAINT)
FREE, DIE_ON, PAW, SCORED, TREAT = "·", "■", "♣", "✓", "◆"
SHORT_DOG = 5
SPACES_OF_A_DOG = 8
BOXED_CARD = 13
ROUNDED, HEAVY = "╭─╮│╰╯", "┏━┓┃┗┛"


def draw(view: View, chosen: Chosen, width: int, height: int) -> RenderableType:
    """Draw the board in width x height cells, with the targets of the chosen action highlighted."""
    for roomy in (3, 2, 1, 0):
        lines = board_lines(view, chosen, width, roomy)
        if len(lines) <= height:
            break
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return Group(*lines)


def board_lines(view: View, chosen: Chosen, width: int, roomy: int) -> list[Text]:
    """Draw the whole board: from 1 with framed dogs, from 2 with blank lines, 3 with the tiles' steps."""
    air = [Text()] if roomy >= 2 else []
    lines = tile_lines(view, chosen, width)
    lines += what_tiles_do(view, width) if roomy == 3 else []
    lines += [*air, supply_line(view), *air]
    for seat in range(view["players"]):
        lines.append(player_line(view, seat, chosen))
        framed = roomy and width // CARDS_PER_PLAYER >= BOXED_CARD
        lines += framed_cards(view, seat, chosen, width) if framed else [card_line(view, seat, chosen, width)]
    if view["board"]["pes"] is not None:
        lines.append(pes_line(view))
    return [*lines, *air, roll_line(view, chosen), status_line(view, chosen)]


def words(what: str, **args: Arg) -> str:
    return say(message(f"spots-board-{what}", **args))


def name(kind: str, of: str) -> str:
    return say(message(f"spots-{kind}-{of}"))


# Tiles and supply


def tile_lines(view: View, chosen: Chosen, width: int) -> list[Text]:
    """The six tiles side by side: their names, and whether they are face up, with the treats on them."""
    cell = width // SLOTS
    names, states = Text(no_wrap=True), Text(no_wrap=True)
    for tile in view["board"]["tiles"]:
        marked = chosen is not None and chosen["kind"] == "do" and chosen["slot"] == tile["slot"]
        doing = view["board"]["trick"] == tile["trick"]
        trick = name("trick", tile["trick"])
        inside = fit.truncate(trick, cell - 3)
        shown = f"»{inside}«" if marked else f"▸{inside}◂" if doing else fit.truncate(trick, cell - 1)
        ground = theme.block(GROUND[tile["colour"]])
        faint = Style(color=GROUND[tile["colour"]], dim=True)
        style = MARKED if marked else ground if tile["face_up"] or doing else faint
        names.append(shown.center(cell - 1), style).append(" ")
        treats = f" {TREAT}{tile['treats']}" if tile["treats"] else ""
        unseen = len(tile["stack"]["unseen"]) if tile["stack"] else 0
        below = f" {words('stack', tiles=unseen)}" if unseen else ""
        state = fit.truncate(words("up" if tile["face_up"] else "down"), cell - 1 - len(treats + below))
        states.append(f"{state}{treats}{below}".center(cell), "" if tile["face_up"] else FAINT)
    return [names, states]


def what_tiles_do(view: View, width: int) -> list[Text]:
    """Two columns of the tiles' steps in short."""
    half = width // 2
    cells = []
    for tile in view["board"]["tiles"]:
        text = Text(no_wrap=True).append(
            f"{name('trick', tile['trick'])}: ", Style(color=GROUND[tile["colour"]], bold=True)
        )
        text.append(name("tile", tile["trick"]), "" if tile["face_up"] else FAINT)
        text.truncate(half - 1, overflow="ellipsis")
        cells.append(text)
    rows = [Text()]
    for left, right in zip(cells[:3], cells[3:], strict=True):
        rows.append(left + Text(" " * (half - left.cell_len)) + right)
    return rows


def supply_line(view: View) -> Text:
    board = view["board"]
    top = board["deck"]["top"]
    line = (
        Text(no_wrap=True).append(words("deck"), FAINT).append(" ").append(name("dog", top["dog"]), "bold").append(" ")
    )
    line.append(" ".join(map(str, top["spots"])), DIE).append(PAW * top["paws"]).append(f" ({board['deck']['left']})")
    line.append(f"   {words('supply')} ", FAINT).append(words("dice", dice=board["dice"]))
    return line.append(f"   {TREAT} ", theme.LAMP).append(str(board["treats"]))


# Players


def player_line(view: View, seat: int, chosen: Chosen) -> Text:
    player = view["board"]["seats"][seat]
    line = Text(no_wrap=True).append("▶ " if seat == view["to_move"] else "  ", theme.CHOSEN)
    line.append(str(seat + 1), theme.seat(seat)).append(" ")
    line.append(fit.pad(name_of(view, seat)), "bold" if seat == view["seat"] else "")
    line.append(f" {SCORED * player['scored']}{FREE * (DOGS_TO_WIN - player['scored'])}", "bold")
    line.append(f"  {TREAT}{player['treats']}", theme.LAMP)
    line.append(f"  {words('yard')} {player['pips']}/{view['board']['yard_limit']} ", FAINT)
    touched = touched_in_yard(view, seat, chosen)
    for number in player["yard"]:
        marked = number == touched
        line.append(f"»{number}«" if marked else f" {number} ", MARKED if marked else DIE).append(" ")
        touched = 0 if marked else touched
    if chosen is not None and chosen["kind"] == "bury" and seat == view["seat"]:
        line.append(f"»{chosen['number']}«", MARKED)
    return line


def touched_in_yard(view: View, seat: int, chosen: Chosen) -> int:
    """The buried number that the chosen action takes up or changes; 0 for none."""
    if chosen is None or chosen["kind"] not in ("dig-up", "change"):
        return 0
    return int(chosen["number"]) if chosen.get("owner", view["seat"]) == seat else 0


def name_of(view: View, seat: int) -> str:
    names = view["names"]
    return str(names[seat]) if seat < len(names) else say(message("seat", number=seat + 1))


def is_marked(view: View, seat: int, card: int, number: int, chosen: Chosen) -> bool:
    """Tell whether the chosen action places or takes a die here."""
    if chosen is None or seat != view["seat"] or chosen["kind"] not in ("place", "take"):
        return False
    return (chosen["card"], chosen["number"]) == (card, number)


def is_scored_by(view: View, seat: int, card: View, chosen: Chosen) -> bool:
    """Tell whether the chosen action scores this dog."""
    scoring = chosen is not None and chosen["kind"] == "score" and seat == view["seat"]
    return scoring and not card["scored"] and card["filled"] == card["spots"]


def card_line(view: View, seat: int, chosen: Chosen, width: int) -> Text:
    """All dogs of a player in one line."""
    line = Text("   ", no_wrap=True)
    cards = view["board"]["seats"][seat]["cards"]
    longest = max(SHORT_DOG, width // max(1, len(cards)) - SPACES_OF_A_DOG)
    for at, card in enumerate(cards):
        dog = fit.truncate(name("dog", card["dog"]), longest)
        if card["scored"]:
            line.append(f" {SCORED}{dog}", FAINT)
            continue
        if is_scored_by(view, seat, card, chosen):
            line.append(f"»{dog}", MARKED)
        else:
            line.append(f" {dog}", "bold")
        for number in card["spots"]:
            line.append_text(space(view, seat, at, card, number, chosen))
    return line


def space(view: View, seat: int, at: int, card: View, number: int, chosen: Chosen) -> Text:
    filled = number in card["filled"]
    shown = f"{DIE_ON if filled else FREE}{number}"
    if is_marked(view, seat, at, number, chosen):
        return Text(f"»{number}", MARKED)
    return Text(shown, DIE if filled else "")


def framed_cards(view: View, seat: int, chosen: Chosen, width: int) -> list[Text]:
    cards: Sequence[View] = view["board"]["seats"][seat]["cards"]
    cell = width // CARDS_PER_PLAYER
    lines = [Text(no_wrap=True) for _ in range(3)]
    for at, card in enumerate(cards):
        frame, style = (
            (HEAVY, theme.CHOSEN)
            if is_scored_by(view, seat, card, chosen)
            else (ROUNDED, FAINT if card["scored"] else Style())
        )
        dog = fit.truncate(f"{SCORED if card['scored'] else ''}{name('dog', card['dog'])}", cell - 3)
        lines[0].append(frame[0] + dog + frame[1] * (cell - 3 - len(dog)) + frame[2] + " ", style)
        gap = " " if 3 * len(card["spots"]) < cell - 3 else ""
        inside = Text(gap)
        for number in card["spots"]:
            part = Text(f" {number}", FAINT) if card["scored"] else space(view, seat, at, card, number, chosen)
            inside.append_text(part).append(gap)
        inside.truncate(cell - 3, pad=True)
        lines[1].append(frame[3], style).append_text(inside).append(frame[3] + " ", style)
        paws = PAW * card["paws"]
        lines[2].append(frame[4] + frame[1] * (cell - 3 - len(paws)) + paws + frame[5] + " ", style)
    return lines


def pes_line(view: View) -> Text:
    pes = view["board"]["pes"]
    line = Text("  ", no_wrap=True).append("P", theme.block(theme.FAINT)).append(" ")
    line.append(fit.pad(words("pes"))).append(f" {SCORED * pes['scored']}", "bold")
    line.append(f"{FREE * (DOGS_TO_WIN - pes['scored'])}", "bold").append(f"  {TREAT}{pes['treats']}  ", theme.LAMP)
    return line.append(", ".join(name("dog", dog) for dog in pes["dogs"]), FAINT)


# The roll


def roll_line(view: View, chosen: Chosen) -> Text:
    """The dice on the table, those of the chosen action highlighted."""
    board = view["board"]
    line = Text(no_wrap=True)
    if board["roll"] or board["aside"]:
        line.append(words("roll"), FAINT).append(" ")
    touched = 0
    if chosen is not None and chosen["kind"] in ("place", "bury", "name", "pick", "mark", "discard"):
        touched = chosen["number"]
    for number in board["roll"]:
        marked = number == touched or (chosen is not None and chosen["kind"] == "reroll" and not board["aside"])
        line.append(f"»{number}«" if marked else f" {number} ", MARKED if marked else DIE).append(" ")
        # One die of the number is meant, but for a name, which means all of them.
        touched = 0 if number == touched and chosen and chosen["kind"] != "name" else touched
    if board["aside"]:
        again = chosen is not None and chosen["kind"] == "reroll"
        line.append("│ ", FAINT)
        for number in board["aside"]:
            line.append(f"»{number}«" if again else f"‹{number}›", MARKED if again else theme.CHOSEN).append(" ")
    if board["named"]:
        line.append(f"  ≤ {board['named']}", "bold")
    if board["trick"] == "bolt" and board["count"]:
        line.append(f"  {words('set-aside', dice=board['count'])}", FAINT)
    return line


def status_line(view: View, chosen: Chosen) -> Text:
    """The decision to make, the steps of a highlighted trick, or the result."""
    board = view["board"]
    if view["over"]:
        return Text(say(from_dict(view["result"]["message"])), "bold")
    if chosen is not None and chosen["kind"] == "do":
        marked = next(tile["trick"] for tile in board["tiles"] if tile["slot"] == chosen["slot"])
        return Text(f"{name('trick', marked)}: {name('tile', marked)}", "bold")
    trick = message(f"spots-trick-{board['trick']}") if board["trick"] else ""
    who = name_of(view, view["to_move"])
    return Text(f"{who}: " + words(board["phase"], trick=trick, dice=board["to_settle"], left=board["count"]), "bold")
