"""Hidden information of DIG."""

from __future__ import annotations

from barkade.engine.kit import Chance, draw

from ..box import UNSEEN, Box
from .state import FIRST_OF, LOOKED_AT, State, bone_card, pair_of, pairs_in


def hide(s: State, box: Box, seat: int) -> None:
    """DIG-1.3, DIG-1.4: of a pair that a seat doesn't know, the twin found first gets the first colour."""
    lay_bones(s, hidden_pairs(s, box, seat), 0)


def redeal(s: State, box: Box, seat: int, rng: Chance) -> None:
    hidden = hidden_pairs(s, box, seat)
    swapped = 0
    for pair in range(pairs_in(box)):
        if hidden >> pair & 1 and not both_in_one_hand(s, pair):
            swapped |= draw(rng, 2) << pair
    lay_bones(s, hidden, swapped)


def observe(s: State, box: Box, seat: int) -> None:
    """DIG-1.3, DIG-1.4: a bone that a seat doesn't know is one that it has not seen, wherever it is."""
    hidden = hidden_pairs(s, box, seat)
    for position in range(1, s.last + 1):
        if LOOKED_AT[s.yard[position]] & hidden:
            s.yard[position] = bone_card(pair_of(s.yard[position]), UNSEEN)
    for other in range(s.players):
        for slot in range(s.held[other]):
            if LOOKED_AT[s.hand[other][slot]] & hidden:
                s.hand[other][slot] = bone_card(pair_of(s.hand[other][slot]), UNSEEN)


def hidden_pairs(s: State, box: Box, seat: int) -> int:
    """Return the pairs that a seat doesn't know, as bits."""
    if seat < 0 <= s.to_move:
        return undelivered_pairs(s, box)
    knows = s.knows[max(seat, 0)]
    hidden = 0
    for pair in range(pairs_in(box)):
        if knows[pair] == 0:
            hidden |= 1 << pair
    return hidden


def undelivered_pairs(s: State, box: Box) -> int:
    """Return the pairs of which no bone has been delivered, as bits: a spectator knows nothing of them."""
    hidden = 0
    for pair in range(pairs_in(box)):
        if s.delivered_by[2 * pair] == 0 and s.delivered_by[2 * pair + 1] == 0:
            hidden |= 1 << pair
    return hidden


def lay_bones(s: State, hidden: int, swapped: int) -> None:
    """Give the twin found first the first colour (or the second), in each hidden pair that anybody has looked at."""
    found = 0
    yard = s.yard
    for position in range(1, s.last + 1):
        card = yard[position]
        pair = LOOKED_AT[card] & hidden
        if pair:
            yard[position] = FIRST_OF[card] + (1 if (found ^ swapped) & pair else 0)
            found |= pair
    for seat in range(s.players):
        hand = s.hand[seat]
        for slot in range(s.held[seat]):
            card = hand[slot]
            pair = LOOKED_AT[card] & hidden
            if pair:
                hand[slot] = FIRST_OF[card] + (1 if (found ^ swapped) & pair else 0)
                found |= pair


def both_in_one_hand(s: State, pair: int) -> bool:
    for seat in range(s.players):
        twins = 0
        for slot in range(s.held[seat]):
            if pair_of(s.hand[seat][slot]) == pair:
                twins += 1
        if twins == 2:
            return True
    return False
