"""Barking's heuristics: Good Dog's play and Top Dog's rollout policy. Written in the rules' subset of Python.

All values are in hundredths of a point.
"""

from __future__ import annotations

from barkade.engine.kit import Chance, draw

from .box import CARDS, CAT, WONDER, Box
from .rules.end import score
from .rules.state import (
    ACT,
    AT,
    CAT_CARD,
    DISCARD,
    DISCARDING,
    DONE,
    LAY,
    MORE,
    NO_MIC,
    NO_TOKEN,
    PASS,
    SWAP,
    TOKEN,
    TOKENS,
    WHERE,
    State,
    best_breed_of,
    breed_of,
    cards_of,
    dogs_of,
    items_laid,
    may_lay_at,
    wonders_of,
)

AHEAD = 1
"""Turns until the start of a round may end a rollout: it goes to the end of this round."""
SCALE = 500
MARGIN_PERCENT = 30
TRUST_PERCENT = 30
EXPLORATION_PERCENT = 100
DEPTH = 100
WHIM_PERCENT = 10
DECISIONS_PER_TURN = 3
LUCK_PERCENT = 110

FIRST_OF_A_KIND = 300
SECOND_OF_A_KIND = 200
FURTHER = 100
CARD = 89
"""Value of a dog in a later round; a better rank, another of its breed, a wonder dog, a cat are worth more."""
RANK = 7
TWIN = 3
WONDER_CARD = 143
CAT_CARD_WORTH = 95
# The probability, in percent, that one, two, three or more dogs of the worst rank hold an item against one rival.
HOLDS = (0, 46, 92, 95, 98)
BETTER_RANK = 11
MORE_THAN_ENOUGH = 10
"""By so many dogs a pack may be ahead of all others before more of them are wasted ..."""
WASTE = 21
"""... at this price each, even where cards are worth nothing else: a pack for everybody to wonder at wins nothing."""
TUNED = (
    "CARD",
    "RANK",
    "TWIN",
    "WONDER_CARD",
    "CAT_CARD_WORTH",
    "BETTER_RANK",
    "MORE_THAN_ENOUGH",
    "WASTE",
)


def far_enough(s: State, box: Box, turns: int, ahead: int) -> bool:
    """Stop at the start of a round: nothing has been laid, nobody has passed."""
    if turns < ahead or s.phase > ACT:
        return False
    for seat in range(s.players):
        if s.passed[seat]:
            return False
    for item in range(items_laid(s, box)):
        for breed in range(box.breeds):
            if s.owner[item][breed] > 0:
                return False
    return True


def outcome(s: State, box: Box) -> int:
    """None: drawn cards are their owner's secret."""
    return 0


# What things are worth


def next_of_kind(owned: int) -> int:
    if owned == 0:
        return FIRST_OF_A_KIND
    if owned == 1:
        return SECOND_OF_A_KIND
    return FURTHER


def item_worth(s: State, box: Box, seat: int, item: int) -> int:
    """Return the value of an item for this seat. To deny it to others as well has not paid."""
    kind = s.items[item] - 1
    if kind < 0:
        return 0
    return next_of_kind(s.won[seat][kind])


def card_worth(s: State, box: Box, seat: int, card: int) -> int:
    """Return the value of a card in hand for a later round."""
    if card == WONDER:
        return WONDER_CARD
    if card == CAT:
        return CAT_CARD_WORTH
    return CARD + RANK * (box.breeds - card) + TWIN * (s.hand[seat][card] - 1)


def price(s: State, box: Box, seat: int, breed: int, cards: int, wonders: int) -> int:
    """Return the cost of cards now: next to nothing in the last round, or if the hand will overflow anyway."""
    if s.round + 1 == box.rounds:
        return cards + 3 * wonders
    spare = max(s.held[seat] + box.piles[s.round + 1] - box.hand_limit, 0)
    dear = max(cards - spare, 0)
    return dear * card_worth(s, box, seat, breed) + wonders * WONDER_CARD + cards


def hand_worth(s: State, box: Box, seat: int) -> int:
    if s.to_move < 0:
        return 0
    worth = 0
    for card in range(CARDS):
        if s.hand[seat][card] > 0:
            worth += s.hand[seat][card] * card_worth(s, box, seat, card)
    return worth


def evaluate(s: State, box: Box, seat: int) -> int:
    """Sum points, cards for later, and most of the value of the items where the seat is ahead."""
    worth = 100 * score(s, box, seat) + hand_worth(s, box, seat)
    for item in range(items_laid(s, box)):
        if s.items[item] > 0 and ahead_at(s, box, seat, item, 0, box.breeds):
            worth += 7 * next_of_kind(s.won[seat][s.items[item] - 1]) // 10
    return worth


def ahead_at(s: State, box: Box, seat: int, item: int, dogs: int, breed: int) -> bool:
    """Tell whether a seat would be ahead at an item with `more` dogs, the best of them of a breed."""
    mine = dogs_of(s, box, item, seat) + dogs
    if mine == 0:
        return False
    best = min(breed, best_breed_of(s, box, item, seat))
    for other in range(s.players):
        if other != seat:
            theirs = dogs_of(s, box, item, other)
            if theirs > mine or (theirs == mine and best_breed_of(s, box, item, other) < best):
                return False
    return True


def rivals(s: State, seat: int) -> int:
    """Return the number of others who may still play in this round."""
    found = 0
    for other in range(s.players):
        if other != seat and s.passed[other] == 0 and s.held[other] > 0:
            found += 1
    return found


def gain_at(s: State, box: Box, seat: int, item: int, breed: int, dogs: int, others: int) -> int:
    """Return the expected gain of laying dogs of a breed at an item; 0 if they would not be ahead."""
    mine = dogs_of(s, box, item, seat) + dogs
    most = 0
    fresh = 0
    for other in range(s.players):
        if other != seat:
            theirs = dogs_of(s, box, item, other)
            most = max(most, theirs)
            # A player who has dogs there already can't come back without a cat.
            if s.passed[other] == 0 and s.held[other] > 0 and (s.token[item] == 1 or theirs == 0):
                fresh += 1
    if mine < most or (mine == most and not ahead_at(s, box, seat, item, dogs, breed)):
        return 0
    held = 100
    if others > 0:
        held = min(HOLDS[min(mine, 4)] + BETTER_RANK * (box.breeds - breed), 98)
        if fresh == 0:
            held = max(held, 92)
        elif fresh > 1:
            held = held * held // 100
    return max(item_worth(s, box, seat, item) * held // 100 - waste(mine, dogs, most, others), 1)


def waste(mine: int, dogs: int, most: int, others: int) -> int:
    """Return the price of dogs that nobody at an item calls for, if `most` are the most that another seat has there."""
    enough = most + (MORE_THAN_ENOUGH if others > 0 else 1)
    return WASTE * min(max(mine - enough, 0), dogs)


def best_gain(s: State, box: Box, seat: int, breed: int, dogs: int, others: int, floor: int) -> int:
    """Return the best gain at any item, or the floor: where no more can be gained than that, nobody looks closely."""
    best = max(floor, 0)
    for item in range(items_laid(s, box)):
        if max(item_worth(s, box, seat, item), 1) > best and may_lay_at(s, box, seat, breed, item):
            best = max(best, gain_at(s, box, seat, item, breed, dogs, others))
    return best


# Choosing


def pick(s: State, box: Box, out: list[int], n: int, rng: Chance) -> int:
    if n == 1:
        return out[0]
    if s.phase == ACT:
        return take_turn(s, box, out, n, rng)
    if s.phase == WHERE:
        return place(s, box, out, n)
    if s.phase == MORE:
        return go_on(s, box, out, n)
    if s.phase == TOKENS:
        return put_token(s, box, out, n)
    if s.phase == DISCARDING:
        return throw_away(s, box, out, n)
    return NO_MIC  # BRK-9.2: a bot has no voice; its loudness is drawn.


def take_turn(s: State, box: Box, out: list[int], n: int, rng: Chance) -> int:
    """Choose the play with the best gain for its price; a cat where it may help; else pass, in the last round after a
    swap."""
    seat = s.to_move
    others = rivals(s, seat)
    best = PASS
    highest = 0
    swap = False
    for at in range(n):
        action = out[at]
        if action >= LAY:
            breed = breed_of(action)
            dogs = cards_of(action) + wonders_of(action)
            cost = price(s, box, seat, breed, cards_of(action), wonders_of(action))
            cost -= draw(rng, 8)
            gain = best_gain(s, box, seat, breed, dogs, others, highest + 4 + cost)
            if gain > highest + 4 + cost:
                highest = gain - cost
                best = action
        elif action == CAT_CARD and (s.round + 1 == box.rounds or regains_an_item(s, box, seat)):
            return CAT_CARD  # in the last round it is worth the card that it draws, and no more
        elif action == SWAP and s.round + 1 == box.rounds:
            swap = True
    if best == PASS and swap:
        return SWAP
    return best


def regains_an_item(s: State, box: Box, seat: int) -> bool:
    """Tell whether a cat token could regain an item where the seat has dogs but is behind: only if the hand has dogs
    enough to take the lead."""
    dogs = s.held[seat] - s.hand[seat][CAT]
    for item in range(items_laid(s, box)):
        behind = dogs_of(s, box, item, seat) > 0 and not ahead_at(s, box, seat, item, 0, box.breeds)
        if behind and s.token[item] == 0 and ahead_at(s, box, seat, item, dogs, best_in_hand(s, box, seat)):
            return True
    return False


def best_in_hand(s: State, box: Box, seat: int) -> int:
    """Return the best breed of a hand; one more than the last if it has none."""
    for breed in range(box.breeds):
        if s.hand[seat][breed] > 0:
            return breed
    return box.breeds


def place(s: State, box: Box, out: list[int], n: int) -> int:
    seat = s.to_move
    others = rivals(s, seat)
    best = out[0]
    highest = -1
    for at in range(n):
        item = out[at] - AT
        worth = gain_at(s, box, seat, item, s.shown_breed - 1, s.shown_dogs + s.shown_wonders, others)
        if worth > highest:
            highest = worth
            best = out[at]
    return best


def go_on(s: State, box: Box, out: list[int], n: int) -> int:
    """At a cat token: add the cheapest dogs that take the lead, else stop."""
    seat = s.to_move
    item = s.play_at - 1
    if ahead_at(s, box, seat, item, 0, box.breeds):
        return DONE
    best = DONE
    lowest = item_worth(s, box, seat, item)
    for at in range(n - 1):
        breed = breed_of(out[at])
        if ahead_at(s, box, seat, item, cards_of(out[at]) + wonders_of(out[at]), breed):
            cost = price(s, box, seat, breed, cards_of(out[at]), wonders_of(out[at]))
            if cost < lowest:
                lowest = cost
                best = out[at]
    return best


def put_token(s: State, box: Box, out: list[int], n: int) -> int:
    """Put it where the seat is behind with dogs of its own, at the most valuable item."""
    seat = s.to_move
    best = NO_TOKEN
    highest = 0
    for at in range(n - 1):
        item = out[at] - TOKEN
        if dogs_of(s, box, item, seat) > 0 and not ahead_at(s, box, seat, item, 0, box.breeds):
            worth = item_worth(s, box, seat, item)
            if worth > highest:
                highest = worth
                best = out[at]
    return best


def throw_away(s: State, box: Box, out: list[int], n: int) -> int:
    best = out[0]
    lowest = 100_000
    for at in range(n):
        worth = card_worth(s, box, s.to_move, out[at] - DISCARD)
        if worth < lowest:
            lowest = worth
            best = out[at]
    return best
