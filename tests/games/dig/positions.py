"""DIG positions written by hand: a row, dogs, hands, and the rest worked out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import barkade
from barkade.engine.chance import SeededChance
from barkade.games.dig.box import CARDS, COLOURS, LETTERS, SCENTS
from barkade.games.dig.rules.state import bone_index

Cards = Sequence[str] | str


def position(
    row: str,
    *,
    dogs: Sequence[int] = (0, 0),
    hands: Sequence[Cards] = (),
    delivered: Sequence[Cards] = (),
    knows: Mapping[int, str] | None = None,
    to_move: int = 0,
    left: int = 3,
    idle: int = 0,
    bones: int | None = None,
) -> barkade.Match:
    """A game with this row from the doghouse on (`-` is a gap); bone cards that are nowhere are added at its far end.

    Holders know what they hold and everybody knows what was delivered; `knows` adds scents to a seat's knowledge.
    """
    players = len(dogs)
    hands = [*hands, *[""] * (players - len(hands))]
    hands = [sorted(cards.split() if isinstance(cards, str) else cards, key=CARDS.index) for cards in hands]
    given = [list(cards.split() if isinstance(cards, str) else cards) for cards in delivered]
    yard = row.split()
    yard += missing(yard + [card for cards in [*hands, *given] for card in cards])
    delivered_by = [0] * (2 * len(SCENTS))
    for seat, cards in enumerate(given):
        for card in cards:
            delivered_by[bone_index(CARDS.index(card))] = seat + 1
    told = {card[:2] for cards in given for card in cards}
    known = [
        [int(scent in told | {card[:2] for card in hands[seat]} | set((knows or {}).get(seat, "").split()))
         for scent in SCENTS]
        for seat in range(players)
    ]  # fmt: skip
    state: dict[str, Any] = {
        "to_move": to_move,
        "actions_left": left,
        "yard": ["-", *yard],
        "last": len(yard),
        "dog": list(dogs),
        "held": [len(cards) for cards in hands],
        "hand": hands,
        "delivered_by": delivered_by,
        "knows": known,
        "bones_at_start": sum(card[0].islower() for card in yard if card != "-") if bones is None else bones,
        "idle": idle,
    }
    return barkade.from_position({"game": "dig", "players": players, "state": state}, SeededChance(1))


def missing(there: Sequence[str]) -> list[str]:
    """The cards of the box that are not there: bowls, and bone cards, unseen where neither twin is."""
    lost = [letter.upper() for letter in LETTERS[: len(COLOURS)] if letter.upper() not in there]
    for scent in SCENTS:
        here = [card for card in there if card[:2] == scent]
        if len(here) < 2 and all(card == scent for card in here):
            lost += [scent] * (2 - len(here))
        elif len(here) < 2:
            lost.append(f"{scent}={scent.replace(here[0][3], '')}")
    return lost


def row_of(match: barkade.Match) -> list[str]:
    """The row as it lies, by the names of its cards."""
    state = match.position()["state"]
    yard: list[str] = state["yard"]
    return yard[1 : state["last"] + 1]


def dogs_of(match: barkade.Match) -> list[int]:
    dogs: list[int] = match.position()["state"]["dog"]
    return dogs[: match.players]


def hand_of(match: barkade.Match, seat: int) -> list[str]:
    return [card for card in match.position()["state"]["hand"][seat] if card != "-"]


def texts(match: barkade.Match) -> list[str]:
    """The notations of the legal actions."""
    return [action.text for action in match.legal()]
