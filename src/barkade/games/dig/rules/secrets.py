"""What a seat of DIG can't know."""

from __future__ import annotations

from barkade.engine.kit import Chance, draw

from ..box import KINDS_OF_BONE, UNSEEN, Box
from .state import State, bone_card, bone_of, is_bone, pair_of, pairs_in


def hide(s: State, box: Box, seat: int) -> None:
    """DIG-1.3, DIG-1.4: of a pair that a seat doesn't know, the twin found first gets the first colour."""
    for pair in range(pairs_in(box)):
        if hidden_from(s, seat, pair):
            lay_bones(s, pair, 1)


def redeal(s: State, box: Box, seat: int, rng: Chance) -> None:
    hide(s, box, seat)
    for pair in range(pairs_in(box)):
        if hidden_from(s, seat, pair) and not both_in_one_hand(s, pair):
            lay_bones(s, pair, 1 + draw(rng, 2))


def hidden_from(s: State, seat: int, pair: int) -> bool:
    if seat >= 0 or s.to_move < 0:
        return s.knows[max(seat, 0)][pair] == 0
    return s.delivered_by[2 * pair] == 0 and s.delivered_by[2 * pair + 1] == 0


def lay_bones(s: State, pair: int, bone: int) -> None:
    """Give the first-found twin of a pair this bone and the other one the other, if anybody has looked at them."""
    first = bone
    for position in range(1, s.last + 1):
        card = s.yard[position]
        if is_bone(card) and pair_of(card) == pair and bone_of(card) != UNSEEN:
            s.yard[position] = bone_card(pair, first)
            first = KINDS_OF_BONE - bone
    for seat in range(s.players):
        for slot in range(s.held[seat]):
            if pair_of(s.hand[seat][slot]) == pair:
                s.hand[seat][slot] = bone_card(pair, first)
                first = KINDS_OF_BONE - bone


def both_in_one_hand(s: State, pair: int) -> bool:
    for seat in range(s.players):
        twins = 0
        for slot in range(s.held[seat]):
            if pair_of(s.hand[seat][slot]) == pair:
                twins += 1
        if twins == 2:
            return True
    return False
