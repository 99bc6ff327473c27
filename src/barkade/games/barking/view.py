"""Views of Barking. Secret is only what was drawn, and its drawer is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from barkade.engine.i18n import MessageDict

from .box import BREEDS, CARDS, Box
from .names import breed_id, breed_name, card_id, item_id, item_name
from .rules import ENDINGS, State
from .rules.end import loudness_of
from .rules.state import NO_BARK, PHASES, RUNNING, WHERE, Ending, Phase, dogs_of, items_laid, leader_at

Cards = dict[str, int]
"""Cards or items by id, only those that are there."""


class Breed(TypedDict):
    id: str
    """As in the notation."""
    rank: int
    """1 is the best."""
    copies: int
    """Cards in the box."""
    name: MessageDict
    """Its name in words."""


class ItemKind(TypedDict):
    id: str
    """As in the notation."""
    copies: int
    """Items of the kind in the box."""
    name: MessageDict
    """Its name in words."""


class Pack(TypedDict):
    """Dogs of one breed at an item, all of one seat."""

    seat: int
    """Their owner."""
    breed: str
    """The id of their breed."""
    rank: int
    """1 is the best."""
    cards: int
    """Dogs of the breed."""
    wonders: int
    """Wonder dogs that came along."""


class ItemSeen(TypedDict):
    number: int
    """Its place on the table, from 1."""
    kind: str
    """The id of its kind."""
    name: MessageDict
    """Its name in words."""
    token: bool
    """A cat token lies there."""
    dogs: list[Pack]
    """The packs there."""
    strength: list[int]
    """Number of dogs of each seat there."""
    leader: int | None
    """The seat that would win it now; None for nobody."""


class Dogs(TypedDict):
    """Dogs as they are played: of one breed, perhaps with wonder dogs."""

    breed: str
    """The id of the breed."""
    cards: int
    """Dogs of the breed."""
    wonders: int
    """Wonder dogs that come along."""


class Deck(TypedDict):
    size: int
    """Cards that are left to draw."""
    top: int
    """Number of cards in the block being drawn from, whose order nobody knows."""
    under: list[Cards]
    """The blocks under it, whose contents are known."""


class Hand(TypedDict):
    size: int
    """Number of cards."""
    cat: bool
    """True if all know of a cat in it."""
    cards: Cards | None
    """The cards, for those who may see them."""


class Shared(TypedDict):
    """The public part of the board."""

    rounds: int
    """Rounds of the game."""
    piles: list[int]
    """Number of items laid out in each round."""
    hand_limit: int
    """Cards that may be kept."""
    breeds: list[Breed]
    """All breeds of the box, the best first."""
    kinds: list[ItemKind]
    """All kinds of items of the box."""
    unseen_items: Cards
    """Items that have not been laid out yet."""
    gone_items: Cards
    """Items that nobody has won."""
    won: list[Cards]
    """By seat: the items that it has won."""
    round: int
    """The round, from 1."""
    phase: Phase
    """The kind of decision that the seat to move has to make."""
    ending: Ending
    """The reason of the end."""
    first: int
    """The seat with the first-player token."""
    passed: list[bool]
    """By seat: it has passed in this round."""
    items: list[ItemSeen]
    """The items on the table, from the first on."""
    shown: Dogs | None
    """The dogs that the seat to move has shown and still has to send; None for none."""
    play_at: int | None
    """The number of the item where further breeds may follow; None for none."""
    deck: Deck
    """The deck, as blocks of cards that were shuffled in together."""
    discards: Cards
    """Cards that were discarded."""
    barked: list[bool]
    """Seats that had their turn in the bark-off."""
    unheard: list[bool]
    """Those of them that had no microphone: their loudness is drawn."""
    barks: list[int | None]
    """The loudness of each, heard or drawn: shown when all have had their turn."""
    champion: int | None
    """The seat that has won the bark-off; None for none."""


class Own(TypedDict):
    """The part of the board that depends on the seat. Secret is only what was drawn, and its drawer is told."""

    hands: list[Hand]
    """By seat."""
    unseen: Cards
    """Cards that may be in the block being drawn from, or in hands that the seat does not see."""


class BarkingBoard(Shared, Own):
    """Barking's board as a seat sees it."""


def shared(h: State, box: Box) -> Shared:
    return {
        "rounds": box.rounds,
        "piles": box.piles[: box.rounds],
        "hand_limit": box.hand_limit,
        "breeds": [
            {"id": breed_id(box, breed), "rank": breed + 1, "copies": box.copies[breed], "name": name.as_dict()}
            for breed, name in ((breed, breed_name(box, breed)) for breed in range(box.breeds))
        ],
        "kinds": [
            {"id": item_id(box, kind), "copies": box.item_copies[kind], "name": item_name(box, kind).as_dict()}
            for kind in range(box.kinds)
        ],
        "unseen_items": items_in(box, h.unseen_items),
        "gone_items": items_in(box, h.gone_items),
        "won": [items_in(box, h.won[each]) for each in range(h.players)],
        "round": h.round + 1,
        "phase": PHASES[h.phase],
        "ending": ENDINGS[h.ending],
        "first": h.first,
        "passed": [bool(passed) for passed in h.passed[: h.players]],
        "items": [item_as_seen(h, box, item) for item in range(items_laid(h, box)) if h.items[item]],
        "shown": shown(h, box),
        "play_at": h.play_at or None,
        "deck": {
            "size": sum(map(sum, h.deck)),
            "top": sum(h.deck[0]),
            "under": [cards_in(box, block) for block in h.deck[1:] if sum(block)],
        },
        "discards": cards_in(box, h.discards),
        "barked": [bark > 0 for bark in h.bark[: h.players]],
        "unheard": [bark >= NO_BARK for bark in h.bark[: h.players]],
        "barks": [loudness_of(h, each) if h.ending != RUNNING and h.bark[each] else None for each in range(h.players)],
        "champion": h.champion - 1 if h.champion else None,
    }


def own(h: State, box: Box, seat: int) -> Own:
    return {
        "hands": [hand_as_seen(h, box, each, seat) for each in range(h.players)],
        "unseen": cards_in(box, unseen(h, seat)),
    }


def cards_in(box: Box, counts: Sequence[int]) -> Cards:
    return {card_id(box, card): count for card, count in enumerate(counts) if count}


def items_in(box: Box, counts: Sequence[int]) -> Cards:
    return {item_id(box, kind): count for kind, count in enumerate(counts) if count}


def is_open(h: State, each: int, seat: int) -> bool:
    """Tell whether a seat sees the hand of another: its own, and all when the game is over (BRK-9.3)."""
    return each == seat or h.ending != RUNNING


def hand_as_seen(h: State, box: Box, each: int, seat: int) -> Hand:
    """A hand: its size, whether all know of a cat in it (BRK-10.2), and what it is to who may see it."""
    return {
        "size": h.held[each],
        "cat": bool(h.kept_cat[each]),
        "cards": cards_in(box, h.hand[each]) if is_open(h, each, seat) else None,
    }


def unseen(h: State, seat: int) -> list[int]:
    """BRK-10.1: the pool, by card: the block that is drawn from and all hands that the seat doesn't see."""
    hands = [h.hand[each] for each in range(h.players) if not is_open(h, each, seat)]
    return [sum(pile[card] for pile in (h.deck[0], *hands)) for card in range(CARDS)]


def item_as_seen(h: State, box: Box, item: int) -> ItemSeen:
    leader = leader_at(h, box, item)
    return {
        "number": item + 1,
        "kind": item_id(box, h.items[item] - 1),
        "name": item_name(box, h.items[item] - 1).as_dict(),
        "token": bool(h.token[item]),
        "dogs": [
            {
                "seat": h.owner[item][breed] - 1,
                "breed": breed_id(box, breed),
                "rank": breed + 1,
                "cards": h.dogs[item][breed],
                "wonders": h.wonders[item][breed],
            }
            for breed in range(BREEDS)
            if h.owner[item][breed]
        ],
        "strength": [dogs_of(h, box, item, each) for each in range(h.players)],
        "leader": None if leader < 0 else leader,
    }


def shown(h: State, box: Box) -> Dogs | None:
    """Dogs that have left the hand and wait for their item."""
    if h.phase != WHERE:
        return None
    return dogs_as_played(box, h.shown_breed - 1, h.shown_dogs, h.shown_wonders)


def dogs_as_played(box: Box, breed: int, cards: int, wonders: int) -> Dogs:
    return {"breed": breed_id(box, breed), "cards": cards, "wonders": wonders}
