"""Checks for impossible states: a lost card or item; hands, a deck, a table or a turn that no game could reach."""

from __future__ import annotations

from barkade.engine.kit import bag_total

from ..box import BREEDS, CARDS, CAT, ITEM_KINDS, PILE, ROUNDS, SEATS, WONDER, Box
from .end import best, seats_in
from .state import ACT, BARKING, DISCARDING, DRAWN, MORE, NO_BARK, RUNNING, WHERE, State, may_lay_at

LOST_CARD = 1
LOST_ITEM = 2
BAD_HAND = 3
BAD_DECK = 4
BAD_TABLE = 5
BAD_TURN = 6
BAD_PLAY = 7
BAD_BARK = 8


def check(s: State, box: Box) -> int:
    """Return 0, or the number of what is impossible about this state."""
    problem = check_turn(s, box)
    if problem == 0:
        problem = check_cards(s, box)
    if problem == 0:
        problem = check_items(s, box)
    if problem == 0:
        problem = check_hands(s, box)
    if problem == 0:
        problem = check_deck(s)
    if problem == 0:
        problem = check_table(s, box)
    if problem == 0:
        problem = check_play(s, box)
    if problem == 0:
        problem = check_barks(s, box)
    return problem


def check_turn(s: State, box: Box) -> int:
    """Check whose turn it is, and the round."""
    if s.players < 2 or s.to_move >= s.players or s.first >= s.players:
        return BAD_TURN
    if (s.to_move < 0) != (s.ending != RUNNING) or (s.to_move < 0 and s.phase != ACT) or s.round >= box.rounds:
        return BAD_TURN
    finished = s.to_move < 0 or s.phase == BARKING
    out = 0
    for seat in range(SEATS):
        if seat >= s.players and s.passed[seat] == 1:
            return BAD_TURN
        out += s.passed[seat]
    if finished and (out < s.players or s.round + 1 < box.rounds):
        return BAD_TURN
    if not finished and s.passed[s.to_move] == 1:
        return BAD_TURN
    return 0


# Conservation


def copies_in(s: State, box: Box, card: int) -> int:
    """Return the number of cards of a kind in this game now."""
    if card < BREEDS:
        return box.copies[card]
    if card == WONDER:
        return box.wonders
    if box.teaching == 1 and s.round == 0:
        return 0  # BRK-2.4
    return box.cats


def count_cards(s: State, card: int) -> int:
    """Return the number of cards of a kind in hands, deck, discards and on the table."""
    found = s.discards[card]
    for seat in range(SEATS):
        found += s.hand[seat][card]
    for block in range(ROUNDS):
        found += s.deck[block][card]
    if card == WONDER:
        found += s.shown_wonders
        for item in range(PILE):
            found += bag_total(s.wonders[item], BREEDS)
    elif card < BREEDS:
        if s.shown_breed == card + 1:
            found += s.shown_dogs
        for item in range(PILE):
            found += s.dogs[item][card]
    return found


def check_cards(s: State, box: Box) -> int:
    for card in range(CARDS):
        if count_cards(s, card) != copies_in(s, box, card):
            return LOST_CARD
    return 0


def check_items(s: State, box: Box) -> int:
    """Check that every item is in one place, and that the rounds so far have laid out the right number."""
    laid_out = 0
    for kind in range(ITEM_KINDS):
        open_items = s.gone_items[kind]
        for seat in range(SEATS):
            if seat >= s.players and s.won[seat][kind] > 0:
                return LOST_ITEM
            open_items += s.won[seat][kind]
        for item in range(PILE):
            if s.items[item] == kind + 1:
                open_items += 1
        if open_items + s.unseen_items[kind] != box.item_copies[kind]:
            return LOST_ITEM
        laid_out += open_items
    for past in range(s.round + 1):
        laid_out -= box.piles[past]
    if laid_out != 0:
        return LOST_ITEM
    return 0


# Hands and deck


def check_hands(s: State, box: Box) -> int:
    waits = 0  # 1 if an earlier player has yet to discard (BRK-3.5)
    for step in range(s.players):
        seat = (s.first + step) % s.players
        if s.held[seat] > box.hand_limit and (s.phase != DISCARDING or (seat != s.to_move and waits == 0)):
            return BAD_HAND
        if seat == s.to_move:
            if s.phase == DISCARDING and s.held[seat] <= box.hand_limit:
                return BAD_HAND
            waits = 1
    for seat in range(SEATS):
        if bag_total(s.hand[seat], CARDS) != s.held[seat] or s.kept_cat[seat] > s.hand[seat][CAT]:
            return BAD_HAND
        if seat >= s.players and s.held[seat] > 0:
            return BAD_HAND
    return 0


def check_deck(s: State) -> int:
    """Check that blocks have no gaps and that there is at most one for every finished round."""
    for block in range(1, ROUNDS):
        cards = bag_total(s.deck[block], CARDS)
        if cards > 0 and block > s.round:
            return BAD_DECK
        if cards > 0 and block > 1 and bag_total(s.deck[block - 1], CARDS) == 0:
            return BAD_DECK
    return 0


# The table


def check_table(s: State, box: Box) -> int:
    laid = box.piles[s.round]
    if s.to_move < 0 or s.phase == BARKING:
        laid = 0
    for item in range(PILE):
        if (s.items[item] > 0) != (item < laid):
            return BAD_TABLE
        if item >= laid and s.token[item] == 1:
            return BAD_TABLE
        for breed in range(BREEDS):
            if (s.owner[item][breed] > 0) != (s.dogs[item][breed] > 0) or s.owner[item][breed] > s.players:
                return BAD_TABLE
            if s.owner[item][breed] > 0 and (item >= laid or s.phase == DISCARDING):
                return BAD_TABLE
            if s.wonders[item][breed] > 0 and s.owner[item][breed] == 0:
                return BAD_TABLE
        if s.token[item] == 0 and several_breeds_of_one(s, item):
            return BAD_TABLE
        if s.phase == DISCARDING and s.token[item] == 1:
            return BAD_TABLE
    return 0


def several_breeds_of_one(s: State, item: int) -> bool:
    """Tell whether a seat has dogs of two breeds at an item, which takes a cat (BRK-6.3)."""
    for breed in range(BREEDS):
        for other in range(breed):
            if s.owner[item][breed] > 0 and s.owner[item][breed] == s.owner[item][other]:
                return True
    return False


def check_play(s: State, box: Box) -> int:
    """Check that shown dogs wait for a place, and that a continued play is at an item with a token and own dogs."""
    if s.phase == WHERE:
        if s.shown_breed == 0 or s.shown_dogs == 0 or s.play_at > 0:
            return BAD_PLAY
        for item in range(box.piles[s.round]):
            if may_lay_at(s, box, s.to_move, s.shown_breed - 1, item):
                return 0
        return BAD_PLAY
    if s.shown_dogs > 0 or s.shown_wonders > 0:
        return BAD_PLAY
    if s.phase == MORE:
        if s.play_at == 0 or s.shown_breed == 0:
            return BAD_PLAY
        if s.owner[s.play_at - 1][s.shown_breed - 1] != s.to_move + 1 or s.token[s.play_at - 1] == 0:
            return BAD_PLAY
        return 0
    if s.play_at > 0 or s.shown_breed > 0:
        return BAD_PLAY
    return 0


def check_barks(s: State, box: Box) -> int:
    """Check that only those tied for most points bark, and only they can win the bark-off."""
    tied = best(s, box)
    finished = s.to_move < 0 or s.phase == BARKING
    for seat in range(SEATS):
        barks = finished and tied >> seat & 1 and seats_in(tied) > 1
        if not barks and (s.bark[seat] > 0 or s.champion == seat + 1):
            return BAD_BARK
        # BRK-9.4: a loudness is drawn when all have had their turn, and then for everybody without a microphone.
        if (s.to_move < 0 and s.bark[seat] == NO_BARK) or (s.to_move >= 0 and s.bark[seat] >= DRAWN):
            return BAD_BARK
    if s.phase == BARKING and (s.champion > 0 or seats_in(tied) < 2 or not tied >> s.to_move & 1):
        return BAD_BARK
    if s.phase == BARKING and s.bark[s.to_move] > 0:
        return BAD_BARK
    return 0
