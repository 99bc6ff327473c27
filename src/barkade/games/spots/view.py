"""Views of Spots: everything is public."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypedDict

from barkade.engine.game import NothingOwn

from .box import (
    BASIC,
    CARDS_PER_PLAYER,
    COLOURS,
    DOG_SPOTS,
    DOGS,
    DOGS_TO_WIN,
    FACES,
    NUMBER_OF_DOGS,
    PAWS,
    SLOTS,
    TILES,
    TRICKS,
    UNSEEN,
    Box,
    Colour,
    Trick,
)
from .notation import SETTLED_IN, can_go_out
from .rules import state as at
from .rules.dice import SEARCH_TOTAL, highest_face, pips_of
from .rules.dogs import cards_of, dogs_scored, is_free
from .rules.settling import first_card
from .rules.state import ENDINGS, PHASES, Ending, Phase, State
from .rules.tiles import trick_at, trick_of

TileColour = Literal[Colour, "red"]


class Dog(TypedDict):
    dog: str
    """Its id, as in the notation."""
    spots: list[int]
    """The numbers on its spaces."""
    paws: int
    """Paws on its card."""


class Card(Dog):
    """A dog before a player; `filled` are the numbers of the spaces with a die."""

    filled: list[int]
    scored: bool
    """The dog has been scored."""


class Player(TypedDict):
    cards: list[Card]
    """The dogs before the player."""
    yard: list[int]
    """The numbers of the buried dice."""
    pips: int
    """Of all dice in the yard."""
    treats: int
    """Treats of the player."""
    scored: int
    """Dogs that have been scored."""


class Stack(TypedDict):
    """The known part of a stack of tiles: those that nobody has seen, and those seen that lie under the top one."""

    unseen: list[Trick]
    """Tricks that nobody has seen yet."""
    under: list[Trick]
    """Tricks below the top one, the next first."""


class Tile(TypedDict):
    slot: int
    """Its place on the table, from 0."""
    trick: Trick
    """The trick on it."""
    colour: TileColour
    """Its colour."""
    face_up: bool
    """The trick can be done."""
    treats: int
    """Treats that lie on it."""
    stack: Stack | None
    """In free range: the rest of its stack; None otherwise."""


class DeckOfDogs(TypedDict):
    top: Dog
    """The dog that is drawn next."""
    left: int
    """Dogs in the deck, with that one."""
    below: list[str]
    """The others, in no order."""


class Pes(TypedDict):
    """The opponent of somebody who plays alone."""

    treats: int
    """Treats of his."""
    scored: int
    """Dogs that he has scored."""
    dogs: list[str]
    """Their ids."""


class Target(TypedDict):
    """Targets of dice of a number: cards by their places, the yard, or out of the roll."""

    number: int
    """The number on the dice."""
    dice: int
    """Dice of this number."""
    cards: list[int]
    """Places of cards where one of them may go, from 0."""
    yard: bool
    """It may be buried."""
    out: bool
    """It may be discarded."""


class SpotsBoard(TypedDict):
    """Spots' board: all of it is open to everybody."""

    deck: DeckOfDogs
    """The deck of dogs."""
    pes: Pes | None
    """The opponent of somebody who plays alone; None otherwise."""
    tiles: list[Tile]
    """The six tricks on the table."""
    dice: int
    """Dice in the supply."""
    treats: int
    """Treats in the supply."""
    yard_limit: int
    """More pips than this in a yard are a bust."""
    seats: list[Player]
    """By seat."""
    phase: Phase
    """The kind of decision that the seat to move has to make."""
    trick: Trick | None
    """The trick being done; None for none."""
    step: int
    """Steps of the trick that have begun."""
    count: int
    """Bolt: dice set aside. Chase: dice of the latest roll. Dig: changes that are left."""
    named: int | None
    """Guard's number; None for none."""
    roll: list[int]
    """The numbers of the dice that were rolled and are not settled yet."""
    aside: list[int]
    """Of these, the ones that Track rerolls, or that were picked for Search."""
    in_hand: int | None
    """The number of a die that was taken up and has to go elsewhere."""
    to_settle: int
    """Dice of the roll that still have to be settled."""
    targets: list[Target]
    """The dice at hand and where they may go."""
    turns: int
    """Turns that are over, of all players."""
    ending: Ending
    """The reason of the end."""


class Constants(NamedTuple):
    """Facts of the rules that a page shows."""

    dogs_to_win: int
    search_total: int
    """The sum that the dice chosen in a Search must have."""
    trick_rules: dict[Trick, str]
    """The number of each trick's rule."""


CONSTANTS = Constants(
    DOGS_TO_WIN, SEARCH_TOTAL, {trick: f"SPT-8.{number:02}" for number, trick in enumerate(TRICKS, 1)}
)


def shared(h: State, box: Box) -> SpotsBoard:
    return {
        "deck": {
            "top": dog_seen(h.top),
            "left": sum(h.deck) + 1,
            "below": [DOGS[dog] for dog in range(1, NUMBER_OF_DOGS + 1) if h.deck[dog - 1]],
        },
        "pes": pes(h) if h.players == 1 else None,
        "tiles": [tile(h, box, slot) for slot in range(SLOTS)],
        "dice": h.dice,
        "treats": h.spare_treats,
        "yard_limit": box.yard_limit,
        "seats": [player(h, each) for each in range(h.players)],
        "phase": PHASES[h.phase],
        "trick": TRICKS[trick_of(h)] if h.chosen else None,
        "step": h.step,
        "count": h.count,
        "named": h.named or None,
        "roll": numbers(h.roll),
        "aside": numbers(h.aside),
        "in_hand": h.mark_face + 1 if h.phase == at.MOVING else None,
        "to_settle": h.quota,
        "targets": targets(h),
        "turns": h.turns,
        "ending": ENDINGS[h.ending],
    }


def own(h: State, box: Box, seat: int) -> NothingOwn:
    return {}


def numbers(dice: list[int]) -> list[int]:
    """Dice counted by face as a sorted list of numbers."""
    return [face + 1 for face in range(FACES) for _ in range(dice[face])]


def tile(h: State, box: Box, slot: int) -> Tile:
    """A tile on the table; in free range also what is known of its stack."""
    stack: Stack | None = None
    if box.free_range and slot >= len(BASIC):
        colour = slot - len(BASIC)
        seen = [TRICKS[each - 1] for each in h.stack[colour] if each != UNSEEN]
        unseen = [each for each in TILES[COLOURS[colour]] if each not in seen]
        stack = {"unseen": unseen, "under": seen[1:]}
    return {
        "slot": slot,
        "trick": TRICKS[trick_at(h, slot)],
        "colour": "red" if slot < len(BASIC) else COLOURS[slot - len(BASIC)],
        "face_up": bool(h.face_up[slot]),
        "treats": h.tile_treats[slot],
        "stack": stack,
    }


def dog_seen(dog: int) -> Dog:
    return {"dog": DOGS[dog], "spots": list(DOG_SPOTS[DOGS[dog]]), "paws": PAWS[dog]}


def player(h: State, seat: int) -> Player:
    return {
        "cards": [card_seen(h, seat, card) for card in range(cards_of(h, seat))],
        "yard": numbers(h.buried[seat]),
        "pips": pips_of(h.buried[seat]),
        "treats": h.treats[seat],
        "scored": dogs_scored(h, seat),
    }


def card_seen(h: State, seat: int, card: int) -> Card:
    filled = [face + 1 for face in range(FACES) if h.filled[seat][card] >> face & 1]
    return {**dog_seen(h.card[seat][card]), "filled": filled, "scored": bool(h.scored[seat][card])}


def pes(h: State) -> Pes:
    seen = {h.top, *h.card[0], *(dog for dog in range(1, NUMBER_OF_DOGS + 1) if h.deck[dog - 1])}
    dogs = [DOGS[dog] for dog in range(1, NUMBER_OF_DOGS + 1) if dog not in seen]
    return {"treats": h.pes_treats, "scored": h.pes_scored, "dogs": dogs}


def targets(h: State) -> list[Target]:
    """Return the targets of the dice at hand, in any order: cards by their places, the yard, or out of the roll."""
    if h.phase == at.MOVING:
        return [
            {"number": face + 1, "dice": 1, "cards": cards, "yard": False, "out": False}
            for face in range(FACES)
            if (cards := [card for card in fitting_cards(h, face) if (card, face) != (h.mark_card, h.mark_face)])
        ]
    if h.phase not in SETTLED_IN:
        return []
    return [target(h, face) for face in range(FACES) if h.roll[face]]


def target(h: State, face: int) -> Target:
    """Dice of one number. Those below what has been settled, or above Guard's number, are left to be discarded."""
    settled_to = h.mark_face if h.phase == at.SETTLING else 0
    settled = settled_to <= face <= highest_face(h)
    cards = [card for card in fitting_cards(h, face) if card >= first_card(h, face)] if settled else []
    return {"number": face + 1, "dice": h.roll[face], "cards": cards, "yard": settled, "out": can_go_out(h, face)}


def fitting_cards(h: State, face: int) -> list[int]:
    """Own cards with a free space for this number."""
    return [card for card in range(CARDS_PER_PLAYER) if is_free(h, h.to_move, card, face)]
