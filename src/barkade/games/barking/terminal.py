"""Barking's board in a terminal: a column for each item with the dogs at it, the players below, the hand at the foot.

Breeds are two letters on a ground that tells good ranks from bad, `Hu2+1` being two huskies with a wonder dog; `♛`
marks the leader at an item, `=^.^=` a cat token (`=^=` where there is little game). Items that were won are three small
letters. With more game there is a list of the letters, and what was won is spelled out. At the end all hands are shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from barkade.drawing import fit, theme
from barkade.engine.i18n import Message, from_dict, message, say

View = Mapping[str, Any]
Chosen = Mapping[str, Any] | None
Counts = Mapping[str, int]

BEST, WORST = (0xEB, 0xC8, 0x3E), (0x8A, 0x7A, 0x6C)
"""Background colours of the best and the worst rank; the others are interpolated."""
WONDER = "#9A63B8"
CAT = "#D98CB3"
CAT_TOKEN = "=^.^="
LEADER = "♛"
WIDEST_COLUMN = 18


def draw(view: View, chosen: Chosen, width: int, height: int) -> RenderableType:
    """Draw the board in width x height cells, with the targets of the chosen action highlighted."""
    seats = range(view["players"])
    tight = height < 4 + 2 * len(seats)
    status = status_line(view, width)
    hands = [open_hand(view, seat) for seat in seats] if view["over"] else [hand_line(view, chosen)]
    columns, players = items(view, chosen, width, tight), [player_line(view, seat, width) for seat in seats]
    spare = height - 1 - len(hands) - len(columns) - len(players)
    letters = legend(view, width)
    if len(letters) > spare:
        letters = []
    spare -= len(letters)
    gap = [Text()] if spare >= 3 else []
    won = [line for seat in seats for line in trophies(view, seat, width)]
    if spare < 4 + len(won):
        won = []
    lines = [status, *letters, *gap, *columns, *gap, *players, *(gap if won else []), *won, *gap, *hands]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return Group(*lines)


# Names


def short_names(view: View) -> dict[str, str]:
    """Return two letters for every card, distinct even where names begin alike: `La` is a Labrador."""
    words = [*(breed["id"] for breed in view["board"]["breeds"]), "wonder", "cat"]
    return {word: short.capitalize() for word, short in told_apart(words, 2).items()}


def short_items(view: View) -> dict[str, str]:
    """Return three small letters for every kind of item, so that none looks like a breed: `lam` is a lamp post."""
    return told_apart([kind["id"] for kind in view["board"]["kinds"]], 3)


def told_apart(words: Sequence[str], letters: int) -> dict[str, str]:
    """Return the first letters of words; where words begin alike, the last of them is a later one."""
    shorts: dict[str, str] = {}
    for word in words:
        start, later = word[: letters - 1], word[letters - 1 :]
        ends = (start + end for end in [*later, *"0123456789"] if end != "-")
        shorts[word] = next(short for short in ends if short not in shorts.values())
    return shorts


def ground(view: View, card: str) -> Style:
    """Return the background of a card: wonder dogs and cats have their own, breeds go from gold to grey."""
    if card == "wonder":
        return theme.block(WONDER)
    if card == "cat":
        return theme.block(CAT)
    breeds = [breed["id"] for breed in view["board"]["breeds"]]
    share = breeds.index(card) / (len(breeds) - 1)
    mixed = (round(best + share * (worst - best)) for best, worst in zip(BEST, WORST, strict=True))
    return theme.block("#" + "".join(f"{part:02X}" for part in mixed))


def card_text(view: View, card: str, count: int = 1, wonders: int = 0) -> Text:
    """Cards as `Hu`, `Hu2` or `Hu2+1`."""
    many = str(count) if count > 1 else ""
    text = Text(no_wrap=True).append(short_names(view)[card] + many, ground(view, card))
    return text.append(f"+{wonders}", theme.block(WONDER)) if wonders else text


def name_of(view: View, seat: int) -> str:
    names = view["names"]
    return str(names[seat]) if seat < len(names) else say(message("seat", number=seat + 1))


def spread(left: Text, right: Text, width: int) -> Text:
    gap = width - left.cell_len - right.cell_len
    return Text(no_wrap=True).append_text(left).append(" " * max(1, gap)).append_text(right)


# Above the items


def status_line(view: View, width: int) -> Text:
    board = view["board"]
    if view["over"]:
        return Text(say(from_dict(view["result"]["message"])), "bold", no_wrap=True)
    if board["phase"] == "act":
        left = Text(say(message("barking-board-act", choices=choices(view))), "bold")
    else:
        left = Text(say(message(f"barking-board-{board['phase']}")), "bold")
    right = Text(
        say(message("barking-board-round", round=board["round"], rounds=board["rounds"], deck=board["deck"]["size"])),
        theme.FAINT,
    )
    return spread(left, right, width)


def choices(view: View) -> tuple[Message, ...]:
    """The actions of a turn; for the seat to move only those that its hand allows."""
    kinds = {action["kind"] for action in view["legal"]} or {"lay", "pass"}
    return tuple(message(f"barking-board-act-{kind}") for kind in ("lay", "cat", "swap", "pass") if kind in kinds)


def legend(view: View, width: int) -> list[Text]:
    """A legend of the letters, breeds with their ranks, in as many lines as needed."""
    names = {breed["id"]: f"{breed['rank']} {say(from_dict(breed['name']))}" for breed in view["board"]["breeds"]}
    names |= {"wonder": say(message("barking-wonder")), "cat": say(message("barking-cat"))}
    lines = [Text(no_wrap=True)]
    for card, name in names.items():
        entry = card_text(view, card).append(f" {name}  ", theme.FAINT)
        if lines[-1].cell_len + entry.cell_len > width:
            lines.append(Text(no_wrap=True))
        lines[-1].append_text(entry)
    return lines


# The items


def items(view: View, chosen: Chosen, width: int, tight: bool) -> list[Text]:
    """A column for each item: its number and name, what it is worth and its token, and every player's dogs at it."""
    board = view["board"]
    if not board["items"]:
        return []
    column = min(WIDEST_COLUMN, (width - 2) // len(board["items"]))
    heads = 1 if tight else 2
    lines = [Text("  ", no_wrap=True) for _ in range(heads)]
    lines += [Text(no_wrap=True).append(str(seat + 1), theme.seat(seat)) + " " for seat in range(view["players"])]
    for item in board["items"]:
        touched = item["number"] in touched_items(chosen, board)
        parts = [tight_head(view, item)] if tight else [head(item), foot(view, item)]
        parts += [pack(view, item, seat, column - 2) for seat in range(view["players"])]
        for line, part in zip(lines, parts, strict=True):
            line.append_text(cell(part, column, touched))
    return lines


def touched_items(chosen: Chosen, board: Mapping[str, Any]) -> list[int]:
    """The items where the chosen action happens, or could happen next."""
    if chosen is None:
        return []
    if chosen["kind"] in ("at", "token"):
        return [chosen["item"]]
    if chosen["kind"] == "lay":
        return list(chosen["items"])
    return [board["play_at"]] if chosen["kind"] == "done" else []


def cell(text: Text, width: int, touched: bool) -> Text:
    """A part of a column; what is touched has a bar at its left."""
    part = Text(no_wrap=True).append("┃" if touched else "│", theme.CHOSEN if touched else theme.FAINT)
    inner = text.copy()
    inner.truncate(width - 2, overflow="ellipsis")
    return part.append_text(inner).append(" " * (width - 1 - inner.cell_len))


def head(item: Mapping[str, Any]) -> Text:
    return Text(f"{item['number']} {say(from_dict(item['name']))}", "bold", no_wrap=True)


def tight_head(view: View, item: Mapping[str, Any]) -> Text:
    """All about an item in one line: `1+3 van`, and `1+3=^=van` with a cat token."""
    text = Text(no_wrap=True).append(str(item["number"]), "bold").append(worth(view, item), theme.LAMP)
    text.append("=^=" if item["token"] else " ", Style(color=CAT, bold=True))
    return text.append(say(from_dict(item["name"])), "bold")


def worth(view: View, item: Mapping[str, Any]) -> str:
    """The points for one more of this kind, to the viewer."""
    if view["seat"] is None:
        return ""
    owned = view["board"]["won"][view["seat"]].get(item["kind"], 0)
    return f"+{(3, 2, 1)[min(owned, 2)]}"


def foot(view: View, item: Mapping[str, Any]) -> Text:
    """The worth of an item, and a cat token."""
    text = Text(no_wrap=True).append(f"{worth(view, item)} ", theme.LAMP)
    if item["token"]:
        text.append(CAT_TOKEN, Style(color=CAT, bold=True))
    return text


def pack(view: View, item: Mapping[str, Any], seat: int, width: int) -> Text:
    """The dogs of a seat at an item; where they don't fit, how many they are and the best of them."""
    mine = [dogs for dogs in item["dogs"] if dogs["seat"] == seat]
    text = Text(no_wrap=True).append(LEADER if item["leader"] == seat else " ", f"bold {theme.LAMP}")
    if not mine:
        return text.append("·", theme.FAINT)
    for dogs in mine:
        text.append_text(card_text(view, dogs["breed"], dogs["cards"], dogs["wonders"]))
    if text.cell_len > width:
        text.truncate(1)
        text.append(f"{item['strength'][seat]}×", "bold").append_text(card_text(view, mine[0]["breed"])).append("…")
    return text


# The players


def player_line(view: View, seat: int, width: int) -> Text:
    board = view["board"]
    line = Text(no_wrap=True).append("▶ " if seat == view["to_move"] else "  ", theme.CHOSEN)
    line.append(str(seat + 1), theme.seat(seat)).append(" ")
    line.append(fit.pad(name_of(view, seat)), "bold" if seat == view["seat"] else "")
    line.append(f"{view['scores'][seat]:4} ", "bold")
    line.append(say(message("barking-board-cards", cards=board["hands"][seat]["size"])).rjust(9), theme.FAINT)
    line.append(" Ca" if board["hands"][seat]["cat"] else "   ", Style(color=CAT, bold=True))
    part = "" if view["over"] else "passed" if board["passed"][seat] else "first" if seat == board["first"] else ""
    line.append(f" {fit.pad(say(message(f'barking-board-{part}')) if part else '', 7)} ", theme.FAINT)
    shorts = short_items(view)
    won = [f"{shorts[kind]}{count if count > 1 else ''}" for kind, count in board["won"][seat].items()]
    spaced = " ".join(won)
    return line.append(spaced if line.cell_len + len(spaced) <= width else "".join(won), "bold")


def trophies(view: View, seat: int, width: int) -> list[Text]:
    """The items that a seat has won, in as many lines as needed."""
    names = {kind["id"]: say(from_dict(kind["name"])) for kind in view["board"]["kinds"]}
    lines = [Text("  ", no_wrap=True).append(str(seat + 1), theme.seat(seat)).append(" ")]
    for kind, count in view["board"]["won"][seat].items():
        entry = f" {count}×{names[kind]} "
        if lines[-1].cell_len + len(entry) > width:
            lines.append(Text("    ", no_wrap=True))
        lines[-1].append(entry, theme.FAINT)
    return lines


def hand_line(view: View, chosen: Chosen) -> Text:
    """The viewer's hand, and dogs that are shown and wait for their item."""
    board = view["board"]
    line = Text(no_wrap=True)
    if board["shown"]:
        shown = board["shown"]
        line.append(say(message("barking-board-shown")) + " ", theme.FAINT)
        line.append_text(card_text(view, shown["breed"], shown["cards"], shown["wonders"])).append("  ")
    cards = board["hands"][view["seat"]]["cards"] if view["seat"] is not None else None
    if cards is None:
        return line
    line.append(say(message("barking-board-hand")) + " ", theme.FAINT)
    return line.append_text(cards_text(view, cards, marked_cards(chosen)))


def open_hand(view: View, seat: int) -> Text:
    """The hand of a seat at the end, when everybody may see it (BRK-9.3)."""
    line = Text("  ", no_wrap=True).append(str(seat + 1), theme.seat(seat)).append(" ")
    line.append(say(message("barking-board-hand")) + " ", theme.FAINT)
    return line.append_text(cards_text(view, view["board"]["hands"][seat]["cards"], {}))


def cards_text(view: View, cards: Counts, marked: Counts) -> Text:
    """Cards of a hand with their ranks; marked ones stand in brackets."""
    ranks = {breed["id"]: breed["rank"] for breed in view["board"]["breeds"]}
    line = Text(no_wrap=True)
    for card, count in cards.items():
        line.append("[" if card in marked else " ", theme.CHOSEN)
        line.append_text(card_text(view, card, count))
        if card in ranks:
            line.append(f" {ranks[card]}", theme.FAINT)
        chosen_cards = f"·{marked[card]}" if marked.get(card, 0) > 1 else ""
        line.append(f"{chosen_cards}]" if card in marked else " ", theme.CHOSEN)
    return line


def marked_cards(chosen: Chosen) -> dict[str, int]:
    """The cards of the hand that the chosen action uses, and how many of each."""
    if chosen is None:
        return {}
    if chosen["kind"] == "lay":
        wonders = {"wonder": chosen["wonders"]} if chosen["wonders"] else {}
        return {chosen["breed"]: chosen["cards"], **wonders}
    return {"cat": {"cat": 1}, "swap": {"wonder": 1}, "discard": {chosen.get("card", ""): 1}}.get(chosen["kind"], {})
