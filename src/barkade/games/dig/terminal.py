"""DIG's board in a terminal: the yard in rows of cards, a line for each player, and what is left to do.

A bone card shows its scent as two letters on two colours and, where the seat knows it, the bone behind `=`, as it is
written in notation. A bowl has a double frame, its letter, and what its bones are worth as it lies.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from barkade.drawing import fit, theme
from barkade.engine.i18n import from_dict, message, say

from .box import COLOURS, LETTERS, POSITIONS

Card = Mapping[str, Any] | None
Chosen = Mapping[str, Any] | None

GROUND = {"red": "#D8484B", "yellow": "#EBC83E", "green": "#58A95A", "blue": "#4A8FDB", "purple": "#9A63B8"}
SMALLEST_CELL = 6
LARGEST_CELL = 10
TALLEST_CARD = 3

# Corners and edges: top left, top, top right, side, bottom left, bottom, bottom right.
ROUNDED, DOUBLE, DOTTED, HEAVY, HOUSE = "╭─╮│╰─╯", "╔═╗║╚═╝", "┌╌┐┊└╌┘", "┏━┓┃┗━┛", "╱▔╲│└─┘"


def letter(colour: str) -> str:
    return LETTERS[COLOURS.index(colour)]


def draw(view: Mapping[str, Any], chosen: Chosen, width: int, height: int) -> RenderableType:
    """Draw the board in width x height cells, with the targets of the chosen action highlighted."""
    players = view["players"]
    space = height - players - 1
    bands = 1 if width // (POSITIONS + 1) >= SMALLEST_CELL else 2
    in_a_band = -(-(POSITIONS + 1) // bands)
    cell = min(LARGEST_CELL, width // in_a_band)
    tall = max(1, min(TALLEST_CARD, space // bands - 3))
    places = range(len(view["board"]["row"]) + 1)
    lines: list[Text] = []
    for start in range(0, len(places), in_a_band):
        lines += band(view, chosen, places[start : start + in_a_band], cell, tall)
    spare = height - len(lines) - players - 1
    lines += [Text()] * min(1, max(0, spare))
    lines += [player_line(view, seat, chosen) for seat in range(players)]
    lines += [Text()] * min(1, max(0, spare - 1))
    lines.append(status_line(view, width))
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return Group(*lines)


# The yard


def touched(view: Mapping[str, Any], chosen: Chosen) -> int:
    """Return the place where the chosen action happens; -1 for nowhere in particular."""
    if chosen is None or chosen["kind"] == "stop" or view["seat"] is None:
        return -1
    dog: int = view["board"]["dogs"][view["seat"]]
    return int(chosen["to"]) if chosen["kind"] == "move" else dog


def band(view: Mapping[str, Any], chosen: Chosen, places: range, cell: int, tall: int) -> list[Text]:
    """A row of cards: the dogs above them, their frames, and their numbers in the lower edge."""
    lines = [Text(no_wrap=True) for _ in range(tall + 3)]
    within_reach = {action["to"] for action in view["legal"] if action["kind"] == "move"}
    for place in places:
        parts = card_parts(view, place, cell - 2, tall)
        frame, style = frame_of(view, place, place in within_reach)
        if place == touched(view, chosen):
            frame, style = HEAVY, theme.CHOSEN
        lines[0].append_text(dogs_at(view, place, cell))
        lines[1].append(frame[0] + frame[1] * (cell - 2) + frame[2], style)
        for line, part in zip(lines[2:], parts, strict=False):
            line.append(frame[3], style).append_text(part).append(frame[3], style)
        number = str(place).center(cell - 2, frame[5])
        lines[-1].append(frame[4] + number + frame[6], style)
    return lines


def frame_of(view: Mapping[str, Any], place: int, within_reach: bool) -> tuple[str, Style]:
    card = view["board"]["row"][place - 1] if place else None
    style = Style(color=theme.BONE, bold=True) if within_reach else Style(color=theme.FAINT)
    if place == 0:
        return HOUSE, style
    if card is None:
        return DOTTED, style
    if card["kind"] == "bowl":
        return DOUBLE, Style(color=GROUND[card["colour"]], bold=True)
    return ROUNDED, style


def dogs_at(view: Mapping[str, Any], place: int, cell: int) -> Text:
    seats = [seat for seat, dog in enumerate(view["board"]["dogs"]) if dog == place]
    gap = " " if 2 * len(seats) < cell else ""
    dogs = Text()
    for seat in seats:
        dogs.append(gap if dogs else "")
        if len(seats) == 1:
            dogs.append("◖", theme.SEATS[seat]).append(str(seat + 1), theme.seat(seat)).append("◗", theme.SEATS[seat])
        else:
            dogs.append(str(seat + 1), theme.seat(seat))
    return centred(dogs, cell)


def centred(text: Text, width: int) -> Text:
    before = max(0, (width - text.cell_len) // 2)
    return Text(" " * before) + text + Text(" " * max(0, width - before - text.cell_len))


def card_parts(view: Mapping[str, Any], place: int, width: int, tall: int) -> list[Text]:
    """The inside of a card, line by line."""
    board = view["board"]
    if place == 0:
        parts = [centred(Text("⌂", f"bold {theme.LAMP}"), width)]
    else:
        card = board["row"][place - 1]
        if card is None:
            parts = []
        elif card["kind"] == "bowl":
            parts = bowl_parts(card["colour"], board["values"][card["colour"]], width, tall)
        else:
            parts = bone_parts(card, width, tall)
    above = (tall - len(parts)) // 2
    blank = Text(" " * width)
    return [blank] * above + parts + [blank] * (tall - len(parts) - above)


def bowl_parts(colour: str, value: int, width: int, tall: int) -> list[Text]:
    ground = theme.block(GROUND[colour])
    name = letter(colour).upper()
    if tall == 1:
        return [Text(f"{name} {value}".center(width), ground)]
    rim = [Text(" " * width, ground)] * (tall - 2)
    return [*rim, Text(name.center(width), ground), Text(f"{value}".center(width), f"bold {GROUND[colour]}")]


def bone_parts(card: Mapping[str, Any], width: int, tall: int) -> list[Text]:
    if tall == 1:
        if card["bone"] is not None:
            return [centred(card_text(card), width)]
        return [scent_text(card["scent"], width)]
    bone = Text("?", theme.FAINT)
    if card["bone"] is not None:
        bone = Text(f"={letter(card['bone'])}".center(4), theme.block(GROUND[card["bone"]]))
    puffs = [scent_text(card["scent"], width, letters=False)] * (tall - 2)
    return [scent_text(card["scent"], width), *puffs, centred(bone, width)]


def scent_text(scent: str, width: int, letters: bool = True) -> Text:
    """Two puffs of colour, side by side over the whole width."""
    first, second = (theme.block(GROUND[COLOURS[LETTERS.index(each)]], bold=False) for each in scent)
    shown = scent if letters else "  "
    left = width // 2
    return Text(shown[0].center(left), first).append(shown[1].center(width - left), second)


def card_text(card: Mapping[str, Any]) -> Text:
    """A bone card in notation, as in a hand: `ry`, or `ry=r`."""
    text = Text()
    for each in card["scent"]:
        text.append(each, theme.block(GROUND[COLOURS[LETTERS.index(each)]], bold=False))
    if card["bone"] is not None:
        text.append("=", "bold").append(letter(card["bone"]), theme.block(GROUND[card["bone"]]))
    return text


# The players


def player_line(view: Mapping[str, Any], seat: int, chosen: Chosen) -> Text:
    board = view["board"]
    line = Text(no_wrap=True).append("▶ " if seat == view["to_move"] else "  ", theme.CHOSEN)
    line.append(str(seat + 1), theme.seat(seat)).append(" ")
    line.append(fit.pad(name_of(view, seat)), "bold" if seat == view["seat"] else "")
    line.append(f"{view['scores'][seat]:4}", "bold")
    line.append(f"  {say(message('dig-board-hand'))} ", theme.FAINT)
    in_hand = Text()
    for slot, card in enumerate(board["hands"][seat]):
        marked = seat == view["seat"] and chosen is not None and slot in slots_of(chosen)
        in_hand.append("[" if marked else " ", theme.CHOSEN)
        in_hand.append_text(card_text(card)).append("]" if marked else " ", theme.CHOSEN)
    line.append_text(in_hand).append(" " * max(0, 18 - in_hand.cell_len))
    line.append(f" {say(message('dig-board-home'))} ", theme.FAINT)
    for colour, number in sorted(board["delivered"][seat].items(), key=lambda item: -board["values"][item[0]]):
        if number:
            line.append(f"{number}{letter(colour)}", theme.block(GROUND[colour])).append(" ")
    return line


def slots_of(chosen: Mapping[str, Any]) -> list[int]:
    if chosen["kind"] == "put":
        return [chosen["slot"]]
    return list(chosen.get("slots", []))


def name_of(view: Mapping[str, Any], seat: int) -> str:
    names = view["names"]
    return str(names[seat]) if seat < len(names) else say(message("seat", number=seat + 1))


def status_line(view: Mapping[str, Any], width: int) -> Text:
    """The rest of the turn, and at the right the worth of a bone of each colour."""
    board = view["board"]
    if view["over"]:
        left = Text(say(from_dict(view["result"]["message"])), "bold")
    elif board["phase"] == "decide":
        left = Text(say(message("dig-board-decide")), "bold")
    else:
        left = Text(say(message("dig-board-left", left=board["actions_left"])), "bold")
    worth = Text().append(say(message("dig-board-worth")), theme.FAINT)
    for colour, value in sorted(board["values"].items(), key=lambda item: -item[1]):
        worth.append(" ").append(f"{letter(colour).upper()}{value}", theme.block(GROUND[colour]))
    gap = width - left.cell_len - worth.cell_len - 1
    return Text(no_wrap=True).append_text(left).append(" " * max(1, gap)).append_text(worth)
