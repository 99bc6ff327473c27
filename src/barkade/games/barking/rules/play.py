"""A turn of Barking: legal actions, and playing them."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, Chance, Story, tell

from ..box import CARDS, CAT, WONDER, Box
from .deck import discard, draw_card
from .end import best, judge_barks, next_to_bark
from .rounds import discard_or_start, end_round
from .state import (
    ACT,
    AT,
    BARK,
    BARKED,
    CAT_CARD,
    DISCARD,
    DISCARDED,
    DISCARDING,
    DONE,
    KEPT_TOKEN,
    LAID,
    LAY,
    LOUDNESS,
    MORE,
    NO_BARK,
    NO_MIC,
    NO_TOKEN,
    PASS,
    PASSED,
    PLAYED_CAT,
    PUT_TOKEN,
    SHOWED,
    SWAP,
    SWAPPED,
    TOKEN,
    TOKENS,
    UNHEARD,
    WHERE,
    State,
    breed_of,
    cards_of,
    items_laid,
    lay_code,
    may_lay_at,
    wonders_of,
)

# What may be done


def legal(s: State, box: Box, out: list[int]) -> int:
    if s.to_move < 0:
        return 0
    if s.phase == ACT:
        return legal_turn(s, box, out)
    if s.phase == WHERE:
        return legal_places(s, box, out)
    if s.phase == MORE:
        return legal_more(s, box, out)
    if s.phase == TOKENS:
        return legal_tokens(s, box, out)
    if s.phase == DISCARDING:
        return legal_discards(s, out)
    for loudness in range(LOUDNESS):
        out[loudness] = BARK + loudness
    out[LOUDNESS] = NO_MIC
    return LOUDNESS + 1


def legal_turn(s: State, box: Box, out: list[int]) -> int:
    """BRK-4.1, BRK-4.2"""
    seat = s.to_move
    n = 0
    for breed in range(box.breeds):
        if s.hand[seat][breed] > 0 and has_a_place(s, box, seat, breed):
            n = lays_of(s, breed, out, n)
    if s.hand[seat][CAT] > 0:
        out[n] = CAT_CARD
        n += 1
    if s.hand[seat][WONDER] > 0:
        out[n] = SWAP
        n += 1
    out[n] = PASS
    return n + 1


def lays_of(s: State, breed: int, out: list[int], n: int) -> int:
    """BRK-5.3: any number of dogs of a breed; wonder dogs go with real dogs only."""
    for cards in range(1, s.hand[s.to_move][breed] + 1):
        for wonders in range(s.hand[s.to_move][WONDER] + 1):
            out[n] = lay_code(breed, cards, wonders)
            n += 1
    return n


def has_a_place(s: State, box: Box, seat: int, breed: int) -> bool:
    for item in range(items_laid(s, box)):
        if may_lay_at(s, box, seat, breed, item):
            return True
    return False


def legal_places(s: State, box: Box, out: list[int]) -> int:
    n = 0
    for item in range(items_laid(s, box)):
        if may_lay_at(s, box, s.to_move, s.shown_breed - 1, item):
            out[n] = AT + item
            n += 1
    return n


def legal_more(s: State, box: Box, out: list[int]) -> int:
    """BRK-6.3, BRK-6.6"""
    n = 0
    for breed in range(box.breeds):
        if s.owner[s.play_at - 1][breed] == 0:
            n = lays_of(s, breed, out, n)
    out[n] = DONE
    return n + 1


def legal_tokens(s: State, box: Box, out: list[int]) -> int:
    """BRK-6.1"""
    n = 0
    for item in range(items_laid(s, box)):
        if s.token[item] == 0:
            out[n] = TOKEN + item
            n += 1
    out[n] = NO_TOKEN
    return n + 1


def legal_discards(s: State, out: list[int]) -> int:
    """BRK-3.5"""
    n = 0
    for card in range(CARDS):
        if s.hand[s.to_move][card] > 0:
            out[n] = DISCARD + card
            n += 1
    return n


# Doing it


def apply(s: State, box: Box, action: int, rng: Chance, ev: Story) -> None:
    if action >= LAY:
        show(s, box, breed_of(action), cards_of(action), wonders_of(action), ev)
    elif action >= BARK:
        bark(s, box, action - BARK, rng, ev)
    elif action >= DISCARD:
        throw_away(s, box, action - DISCARD, ev)
    elif action >= TOKEN:
        put_token(s, action - TOKEN, ev)
    elif action >= AT:
        s.play_at = action - AT + 1
        lay_shown(s, box, ev)
    elif action == PASS:
        pass_turn(s, box, rng, ev)
    elif action == CAT_CARD:
        play_cat(s, box, rng, ev)
    elif action == SWAP:
        swap(s, rng, ev)
    elif action == DONE:
        end_turn(s)
    elif action == NO_TOKEN:
        tell(ev, KEPT_TOKEN, s.to_move, EVERYONE)
        s.phase = ACT
    else:
        go_unheard(s, box, rng, ev)


def throw_away(s: State, box: Box, card: int, ev: Story) -> None:
    """BRK-3.5, BRK-3.6"""
    discard(s, s.to_move, card)
    tell(ev, DISCARDED, s.to_move, EVERYONE, card)
    discard_or_start(s, box)


def pass_turn(s: State, box: Box, rng: Chance, ev: Story) -> None:
    """BRK-4.2"""
    s.passed[s.to_move] = 1
    tell(ev, PASSED, s.to_move, EVERYONE)
    out = 0
    for seat in range(s.players):
        out += s.passed[seat]
    if out < s.players:
        end_turn(s)
    else:
        # BRK-4.3
        s.first = s.to_move
        end_round(s, box, rng, ev)


def end_turn(s: State) -> None:
    """BRK-4.1: clockwise to the next who has not passed."""
    s.phase = ACT
    s.play_at = 0
    s.shown_breed = 0
    s.to_move = (s.to_move + 1) % s.players
    while s.passed[s.to_move]:
        s.to_move = (s.to_move + 1) % s.players


# Dogs


def show(s: State, box: Box, breed: int, cards: int, wonders: int, ev: Story) -> None:
    """BRK-5.1, BRK-5.3: dogs of one breed leave the hand; where they go is said next, if it isn't clear already."""
    seat = s.to_move
    s.hand[seat][breed] -= cards
    s.hand[seat][WONDER] -= wonders
    s.held[seat] -= cards + wonders
    tell(ev, SHOWED, seat, EVERYONE, breed, cards, wonders)
    if s.play_at > 0:
        lay_down(s, box, breed, cards, wonders, ev)
    else:
        s.shown_breed = breed + 1
        s.shown_dogs = cards
        s.shown_wonders = wonders
        s.phase = WHERE


def lay_shown(s: State, box: Box, ev: Story) -> None:
    """BRK-5.5: the dogs shown go to the item that was said."""
    cards = s.shown_dogs
    wonders = s.shown_wonders
    s.shown_dogs = 0
    s.shown_wonders = 0
    lay_down(s, box, s.shown_breed - 1, cards, wonders, ev)


def lay_down(s: State, box: Box, breed: int, cards: int, wonders: int, ev: Story) -> None:
    """BRK-6.4: all wonder dogs of a play count as its best-ranked breed, in whatever order it was laid."""
    item = s.play_at - 1
    s.owner[item][breed] = s.to_move + 1
    s.dogs[item][breed] = cards
    best = s.shown_breed - 1
    if breed < best:
        s.wonders[item][breed] = s.wonders[item][best]
        s.wonders[item][best] = 0
        s.shown_breed = breed + 1
    s.wonders[item][s.shown_breed - 1] += wonders
    tell(ev, LAID, s.to_move, EVERYONE, item, s.items[item] - 1, breed, cards, wonders)
    if s.token[item] == 1 and could_go_on(s, box):
        s.phase = MORE
    else:
        end_turn(s)


def could_go_on(s: State, box: Box) -> bool:
    """BRK-6.6: as far as everybody can see, there might be more breeds to come in this play."""
    if s.held[s.to_move] == 0:
        return False
    for breed in range(box.breeds):
        if s.owner[s.play_at - 1][breed] == 0:
            return True
    return False


# Cats and wonder dogs


def play_cat(s: State, box: Box, rng: Chance, ev: Story) -> None:
    """BRK-6.1, BRK-6.5"""
    discard(s, s.to_move, CAT)
    tell(ev, PLAYED_CAT, s.to_move, EVERYONE)
    draw_card(s, s.to_move, rng, ev)
    for item in range(items_laid(s, box)):
        if s.token[item] == 0:
            s.phase = TOKENS


def put_token(s: State, item: int, ev: Story) -> None:
    """BRK-6.1"""
    s.token[item] = 1
    tell(ev, PUT_TOKEN, s.to_move, EVERYONE, item, s.items[item] - 1)
    s.phase = ACT


def swap(s: State, rng: Chance, ev: Story) -> None:
    """BRK-5.4, BRK-6.5"""
    discard(s, s.to_move, WONDER)
    tell(ev, SWAPPED, s.to_move, EVERYONE)
    draw_card(s, s.to_move, rng, ev)


# The bark-off


def bark(s: State, box: Box, loudness: int, rng: Chance, ev: Story) -> None:
    """BRK-9.2, BRK-9.4"""
    s.bark[s.to_move] = loudness + 1
    tell(ev, BARKED, s.to_move, EVERYONE)
    go_on_barking(s, box, rng, ev)


def go_unheard(s: State, box: Box, rng: Chance, ev: Story) -> None:
    """BRK-9.2, BRK-9.4: without a microphone the loudness is drawn, but not before all have had their turn."""
    s.bark[s.to_move] = NO_BARK
    tell(ev, UNHEARD, s.to_move, EVERYONE)
    go_on_barking(s, box, rng, ev)


def go_on_barking(s: State, box: Box, rng: Chance, ev: Story) -> None:
    if not next_to_bark(s, best(s, box)):
        judge_barks(s, box, rng, ev)
