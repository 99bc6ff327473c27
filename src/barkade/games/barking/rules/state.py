"""The state of Barking Up the Wrong Tree: its cells, actions and events, and queries that all rules share."""

from __future__ import annotations

from typing import Literal, get_args

from barkade.engine.kit import CATEGORY, COUNT, SEAT, SEAT_FROM_1, cell, cells, grid

from ..box import BREEDS, CARDS, COPIES, HAND_LIMIT, ITEM_KINDS, PILE, ROUNDS, SEATS, WONDERS, Box

RULES = 2


# Actions
PASS = 0
CAT_CARD = 1  # play a cat
SWAP = 2  # exchange a wonder dog
DONE = 3  # no more breeds in this play
NO_TOKEN = 4
NO_MIC = 5
AT = 6  # + the item: where the dogs shown go
TOKEN = AT + PILE  # + the item
DISCARD = TOKEN + PILE  # + the card
BARK = DISCARD + CARDS  # + how loud, 0-99
LOUDNESS = 100
LAY = BARK + LOUDNESS  # + breed, cards of it and wonder dogs: see `lay_code`
# In `bark`: 1 to 100 is a bark, heard by a microphone; without one the loudness is drawn when all have had their turn.
NO_BARK = LOUDNESS + 1  # not drawn yet
DRAWN = LOUDNESS + 2  # + how loud, 0-99
ACTIONS = LAY + BREEDS * COPIES * (WONDERS + 1)
MAX_LEGAL = LOUDNESS + 1

# Phases
DISCARDING = 0
ACT = 1
TOKENS = 2  # a cat has been played: where does its token go?
WHERE = 3  # dogs have been shown: at which item?
MORE = 4  # at an item with a cat token: more breeds, or done?
BARKING = 5
Phase = Literal["discard", "act", "token", "where", "more", "bark"]
PHASES: tuple[Phase, ...] = get_args(Phase)

# Endings
RUNNING = 0
MOST_POINTS = 1
VICTORY_SHARED = 2
LOT = 3
LOUDEST = 4
Ending = Literal["running", "most-points", "shared", "lot", "loudest"]
ENDINGS: tuple[Ending, ...] = get_args(Ending)


class State:
    """Cards of a hand, a block of the deck and the discards are counts by card; dogs at an item are counts by breed.

    Block 0 of the deck is being drawn from; the later ones lie under it in this order, and nobody has drawn from them:
    their contents went there openly, their order nobody knows.
    """

    players = cell(low=0, high=SEATS, means=COUNT)
    to_move = cell(low=-1, high=SEATS - 1, means=SEAT)
    ending = cell(of=ENDINGS)
    phase = cell(of=PHASES)
    round = cell(low=0, high=ROUNDS - 1, means=COUNT)
    first = cell(low=0, high=SEATS - 1, means=SEAT)  # who has the first-player token
    passed = cells(SEATS, by_seat=True)
    held = cells(SEATS, low=0, high=HAND_LIMIT + PILE + 1, means=COUNT, by_seat=True)
    hand = grid(SEATS, CARDS, low=0, high=COPIES, means=COUNT, by_seat=True, secret=True)
    kept_cat = cells(SEATS, by_seat=True)  # was dealt a cat and has shown none since
    deck = grid(ROUNDS, CARDS, low=0, high=COPIES, means=COUNT)
    discards = cells(CARDS, low=0, high=COPIES, means=COUNT)
    unseen_items = cells(ITEM_KINDS, low=0, high=COPIES, means=COUNT)
    gone_items = cells(ITEM_KINDS, low=0, high=COPIES, means=COUNT)  # laid out, but nobody barked at them
    won = grid(SEATS, ITEM_KINDS, low=0, high=COPIES, means=COUNT, by_seat=True)
    items = cells(PILE, low=0, high=ITEM_KINDS, means=CATEGORY)  # the kind + 1; 0: nothing there
    token = cells(PILE)
    # Whose dogs of a breed are at an item: the seat + 1; 0: nobody's
    owner = grid(PILE, BREEDS, low=0, high=SEATS, means=SEAT_FROM_1)
    dogs = grid(PILE, BREEDS, low=0, high=COPIES, means=COUNT)
    wonders = grid(PILE, BREEDS, low=0, high=WONDERS, means=COUNT)  # wonder dogs that count as this breed
    # The breed + 1 of the dogs shown, then the best of this play; 0: none yet
    shown_breed = cell(low=0, high=BREEDS, means=CATEGORY)
    shown_dogs = cell(low=0, high=COPIES, means=COUNT)  # those not at an item yet
    shown_wonders = cell(low=0, high=WONDERS, means=COUNT)
    play_at = cell(low=0, high=PILE, means=CATEGORY)  # the item + 1 of this play; 0: none yet
    # How loud + 1, NO_BARK, or DRAWN + how loud; 0: not yet
    bark = cells(SEATS, low=0, high=DRAWN + LOUDNESS - 1, means=CATEGORY, by_seat=True, secret=True)
    # The seat + 1 that won the bark-off; 0: nobody had to, or nobody has
    champion = cell(low=0, high=SEATS, means=SEAT_FROM_1)


def lay_code(breed: int, cards: int, wonders: int) -> int:
    return LAY + (breed * COPIES + cards - 1) * (WONDERS + 1) + wonders


def breed_of(action: int) -> int:
    return (action - LAY) // (COPIES * (WONDERS + 1))


def cards_of(action: int) -> int:
    return (action - LAY) // (WONDERS + 1) % COPIES + 1


def wonders_of(action: int) -> int:
    return (action - LAY) % (WONDERS + 1)


def items_laid(s: State, box: Box) -> int:
    """Return the number of items laid out in this round."""
    return box.piles[s.round]


def dogs_of(s: State, box: Box, item: int, seat: int) -> int:
    """Return the number of a seat's dogs at an item, wonder dogs included."""
    found = 0
    for breed in range(box.breeds):
        if s.owner[item][breed] == seat + 1:
            found += s.dogs[item][breed] + s.wonders[item][breed]
    return found


def best_breed_of(s: State, box: Box, item: int, seat: int) -> int:
    """Return the best-ranked breed of a seat at an item; beyond all breeds if it has none there."""
    breed = 0
    while breed < box.breeds and s.owner[item][breed] != seat + 1:
        breed += 1
    return breed


def leader_at(s: State, box: Box, item: int) -> int:
    """BRK-7.1: the seat with the most dogs at an item, of several the one with the best-ranked breed; -1: nobody."""
    leader = -1
    most = 0
    best = 0
    for seat in range(s.players):
        dogs = dogs_of(s, box, item, seat)
        breed = best_breed_of(s, box, item, seat)
        if dogs > most or (dogs > 0 and dogs == most and breed < best):
            leader = seat
            most = dogs
            best = breed
    return leader


def may_lay_at(s: State, box: Box, seat: int, breed: int, item: int) -> bool:
    """BRK-5.1, BRK-6.3: nobody has this breed there; and the seat no dogs at all, unless there is a cat token."""
    if s.owner[item][breed] > 0:
        return False
    return s.token[item] == 1 or dogs_of(s, box, item, seat) == 0


STARTS = 0
LAID_OUT = 1
DEALT = 2
DREW = 3
DISCARDED = 4
PLAYED_CAT = 5
PUT_TOKEN = 6
KEPT_TOKEN = 7
SWAPPED = 8
SHOWED = 9
LAID = 10
PASSED = 11
WON = 12
UNWANTED = 13
CLEARED = 14
RESHUFFLED = 15
CATS_DEALT = 16
BARK_OFF = 17
BARKED = 18
UNHEARD = 19
CHAMPION = 20
OVER = 21
SCORED = 22
COUNTED = 23
HEARD = 24
DREW_BARK = 25

REVEALS: tuple[int, ...] = (DREW, BARKED, HEARD, DREW_BARK, CHAMPION, OVER)
"""A drawn card is new to its drawer, whoever's action caused it. A bark is made once; the last one shows how loud all
were, and who wins."""
