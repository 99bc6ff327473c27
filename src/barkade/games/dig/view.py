"""Views of DIG."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Literal, NamedTuple, TypedDict

from barkade.engine.i18n import MessageDict

from .box import BONES, BOWLS, CARDS, COLOUR_OF_BONE, COLOURS, NOTHING, SCENTS, UNSEEN, Box, Colour
from .names import card_name
from .rules.end import value_in
from .rules.secrets import hidden_pairs
from .rules.state import (
    ENDINGS,
    NUMBER_OF_PAIRS,
    PHASES,
    Ending,
    Phase,
    State,
    bone_card,
    bone_of,
    colour_of,
    is_bone,
    pair_of,
)


class Bone(TypedDict):
    """A bone card: its scent and, where known, the colour of its bone."""

    kind: Literal["bone"]
    scent: str
    """The two colours that its bone may have, by their letters."""
    bone: Colour | None
    """None where the seat does not know it."""


class Bowl(TypedDict):
    kind: Literal["bowl"]
    colour: Colour
    """The colour of the bones that it takes."""


Card = Bone | Bowl


class Shared(TypedDict):
    """The public part of the board."""

    dogs: list[int]
    """Place of each seat's dog; 0 is the doghouse."""
    phase: Phase
    """The kind of decision that the seat to move has to make."""
    actions_left: int
    """Actions of this turn."""
    idle_turns: int
    """Turns in a row in which no bone was moved."""
    ending: Ending
    """The reason of the end."""
    delivered: list[dict[Colour, int]]
    """By seat: the number of its delivered bones of each colour."""
    delivered_cards: list[list[Bone]]
    """By seat: the same bones as cards."""
    values: dict[Colour, int]
    """Worth of a bone of each colour where the bowls lie now."""


class Own(TypedDict):
    """The part of the board that depends on the seat."""

    row: list[Card | None]
    """The places of the yard from 1 on; None for a gap."""
    hands: list[list[Bone]]
    """By seat: the bones that its dog carries."""


class DigBoard(Shared, Own):
    """DIG's board as a seat sees it."""


def bone_as_seen(card: int) -> Bone:
    bone = None if bone_of(card) == UNSEEN else COLOURS[colour_of(card)]
    return {"kind": "bone", "scent": SCENTS[pair_of(card)], "bone": bone}


def card_as_seen(card: int) -> Card | None:
    if card == NOTHING:
        return None
    return bone_as_seen(card) if is_bone(card) else {"kind": "bowl", "colour": COLOURS[card - BOWLS]}


BONES_AS_SEEN = tuple(bone_as_seen(bone_card(pair, bone)) for pair in range(NUMBER_OF_PAIRS) for bone in (1, 2))


@cache
def bone_faces(hidden: int) -> Mapping[int, Bone]:
    """Every bone card as somebody sees it who knows nothing of the hidden pairs (as bits)."""
    return {
        card: bone_as_seen(bone_card(pair_of(card), UNSEEN) if hidden >> pair_of(card) & 1 else card)
        for card in range(BONES, len(CARDS))
    }


@cache
def faces(hidden: int) -> tuple[Card | None, ...]:
    """The same of every card."""
    bones = bone_faces(hidden)
    return tuple(bones[card] if is_bone(card) else card_as_seen(card) for card in range(len(CARDS)))


@lru_cache(maxsize=1024)
def delivered(
    delivered_by: tuple[int, ...], players: int, colours: int
) -> tuple[list[dict[Colour, int]], list[list[Bone]]]:
    """Everybody's delivered bones: by colour, and as cards, whose scents stay public (DIG-1.3)."""
    counts = [dict.fromkeys(COLOURS[:colours], 0) for _ in range(players)]
    cards: list[list[Bone]] = [[] for _ in range(players)]
    for bone, by in enumerate(delivered_by):
        if by:
            counts[by - 1][COLOURS[COLOUR_OF_BONE[bone]]] += 1
            cards[by - 1].append(BONES_AS_SEEN[bone])
    return counts, cards


@lru_cache(maxsize=1024)
def values(yard: tuple[int, ...], colours: int) -> dict[Colour, int]:
    """The value of a bone of each colour."""
    return {COLOURS[colour]: value_in(list(yard), colour) for colour in range(colours)}


class NamedCard(TypedDict):
    """A card with its name."""

    card: Card | None
    name: MessageDict


class Constants(NamedTuple):
    """Facts of the box that a page shows."""

    named_cards: list[NamedCard]
    """Every card as somebody may see it."""


CONSTANTS = Constants(
    [{"card": card_as_seen(card), "name": card_name(card).as_dict()} for card in range(len(CARDS))],
)


def shared(h: State, box: Box) -> Shared:
    counts, cards = delivered(tuple(h.delivered_by), h.players, box.colours)
    return {
        "dogs": h.dog[: h.players],
        "phase": PHASES[h.phase],
        "actions_left": h.actions_left,
        "idle_turns": h.idle,
        "ending": ENDINGS[h.ending],
        "delivered": counts,
        "delivered_cards": cards,
        "values": values(tuple(h.yard), box.colours),
    }


def own(h: State, box: Box, seat: int) -> Own:
    hidden = hidden_pairs(h, box, seat)
    seen, bones = faces(hidden), bone_faces(hidden)
    return {
        "row": [seen[card] for card in h.yard[1 : h.last + 1]],
        "hands": [[bones[card] for card in h.hand[each][: h.held[each]]] for each in range(h.players)],
    }
