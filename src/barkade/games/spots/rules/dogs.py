"""Dog cards: their spaces and paws, and scoring them (SPT-1.2, SPT-1.3, SPT-5)."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, Chance, Story, bag_total, take, tell

from ..box import CARDS_PER_PLAYER, FACES, NO_DOG, NUMBER_OF_DOGS, PAWS, SPACES
from .state import DREW, SCORED, State


def cards_of(s: State, seat: int) -> int:
    """Return the number of a player's cards, scored ones included."""
    cards = 0
    while cards < CARDS_PER_PLAYER and s.card[seat][cards] != NO_DOG:
        cards += 1
    return cards


def dogs_scored(s: State, seat: int) -> int:
    dogs = 0
    for card in range(CARDS_PER_PLAYER):
        dogs += s.scored[seat][card]
    return dogs


def free_spaces(s: State, seat: int, card: int) -> int:
    """The free spaces of a card, a bit for each number; none on a scored one."""
    if s.scored[seat][card]:
        return 0
    return SPACES[s.card[seat][card]] & ~s.filled[seat][card]


def is_free(s: State, seat: int, card: int, face: int) -> bool:
    return free_spaces(s, seat, card) >> face & 1 == 1


def is_filled(s: State, seat: int, card: int) -> bool:
    """An unscored card with a die on every space."""
    return s.card[seat][card] != NO_DOG and s.scored[seat][card] == 0 and free_spaces(s, seat, card) == 0


def open_cards(s: State, seat: int) -> int:
    """Return the number of a player's cards with a free space."""
    cards = 0
    for card in range(CARDS_PER_PLAYER):
        if free_spaces(s, seat, card) != 0:
            cards += 1
    return cards


def free_count(s: State, seat: int) -> int:
    """Return the number of a player's free spaces."""
    spaces = 0
    for card in range(CARDS_PER_PLAYER):
        for face in range(FACES):
            spaces += free_spaces(s, seat, card) >> face & 1
    return spaces


def paws(s: State, seat: int) -> int:
    """SPT-1.3: on the player's unscored cards, filled or not."""
    found = 0
    for card in range(CARDS_PER_PLAYER):
        if s.scored[seat][card] == 0:
            found += PAWS[s.card[seat][card]]
    return found


def highest_free(s: State, seat: int) -> int:
    """The highest number among a player's free spaces."""
    spaces = 0
    for card in range(CARDS_PER_PLAYER):
        spaces |= free_spaces(s, seat, card)
    highest = 0
    for face in range(FACES):
        if spaces >> face & 1:
            highest = face + 1
    return highest


def dice_on(s: State, seat: int, card: int) -> int:
    dice = 0
    for face in range(FACES):
        dice += s.filled[seat][card] >> face & 1
    return dice


def dice_on_cards(s: State, seat: int) -> int:
    dice = 0
    for card in range(CARDS_PER_PLAYER):
        dice += dice_on(s, seat, card)
    return dice


def turn_up_dog(s: State, rng: Chance) -> None:
    """The next card of the deck becomes its visible top: nobody knew it before."""
    s.top = 1 + take(rng, s.deck, bag_total(s.deck, NUMBER_OF_DOGS))


def draw_dog(s: State, seat: int, rng: Chance, ev: Story) -> None:
    s.card[seat][cards_of(s, seat)] = s.top
    tell(ev, DREW, seat, EVERYONE, s.top)
    turn_up_dog(s, rng)


def any_filled(s: State, seat: int) -> bool:
    for card in range(CARDS_PER_PLAYER):
        if is_filled(s, seat, card):
            return True
    return False


def score_filled(s: State, seat: int, rng: Chance, ev: Story) -> None:
    """SPT-5.1, SPT-5.3: all filled cards; for each a new one, but never beyond 6 in all."""
    cards = 0
    for card in range(CARDS_PER_PLAYER):
        if is_filled(s, seat, card):
            s.dice += dice_on(s, seat, card)
            s.filled[seat][card] = 0
            s.scored[seat][card] = 1
            cards += 1
            tell(ev, SCORED, seat, EVERYONE, s.card[seat][card])
    cards = min(cards, CARDS_PER_PLAYER - cards_of(s, seat))
    for _ in range(cards):
        draw_dog(s, seat, rng, ev)
