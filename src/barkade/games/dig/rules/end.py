"""The end of a game of DIG, what bones are worth, and who has won."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, NOBODY, Chance, Story, draw, tell

from ..box import BEST_BOWL, BONES, BOWLS, COLOUR_OF_BONE, KINDS_OF_BONE, UNSEEN, Box
from .state import (
    ACT,
    COUNTED,
    LEFT_IN_HAND,
    LEFT_IN_YARD,
    NUMBER_OF_BONES,
    NUMBER_OF_COLOURS,
    OVER,
    SCORED,
    State,
    bone_card,
    count_in_yard,
    is_bone,
    pairs_in,
)


def end_game(s: State, box: Box, ending: int, rng: Chance, ev: Story) -> None:
    s.ending = ending
    s.to_move = -1
    s.phase = ACT
    s.actions_left = 0
    # DIG-1.5: at the end all colours are shown.
    for pair in range(pairs_in(box)):
        if count_in_yard(s, bone_card(pair, UNSEEN)) > 0:
            settle_bones(s, pair, 1 + draw(rng, 2))
        for seat in range(s.players):
            s.knows[seat][pair] = 1
    tell(ev, OVER, NOBODY, EVERYONE, ending)
    for position in range(1, s.last + 1):
        if is_bone(s.yard[position]):
            tell(ev, LEFT_IN_YARD, NOBODY, EVERYONE, position, s.yard[position])
    for seat in range(s.players):
        for slot in range(s.held[seat]):
            tell(ev, LEFT_IN_HAND, seat, EVERYONE, s.hand[seat][slot])
        for colour in range(box.colours):
            bones = bones_delivered(s, seat, colour)
            if bones > 0:
                value = value_of(s, colour)
                tell(ev, COUNTED, seat, EVERYONE, colour, bones, value, bones * value)
        tell(ev, SCORED, seat, EVERYONE, score(s, box, seat))


def settle_bones(s: State, pair: int, bone: int) -> None:
    """Give this bone to an unseen twin in the yard, and the other to the next one."""
    for position in range(1, s.last + 1):
        if s.yard[position] == bone_card(pair, UNSEEN):
            s.yard[position] = bone_card(pair, bone)
            bone = KINDS_OF_BONE - bone


# Scoring


def value_of(s: State, colour: int) -> int:
    return value_in(s.yard, colour)


def value_in(yard: list[int], colour: int) -> int:
    """DIG-8.2: 5 for the colour whose bowl is the closest to the doghouse, then 4, 3, 2, 1."""
    value = BEST_BOWL
    position = 1
    while yard[position] != BOWLS + colour:
        if BOWLS <= yard[position] < BONES:
            value -= 1
        position += 1
    return value


def bones_delivered(s: State, seat: int, colour: int) -> int:
    bones = 0
    for bone in range(NUMBER_OF_BONES):
        if s.delivered_by[bone] == seat + 1 and COLOUR_OF_BONE[bone] == colour:
            bones += 1
    return bones


def score(s: State, box: Box, seat: int) -> int:
    points = 0
    delivered_by = s.delivered_by
    for bone in range(NUMBER_OF_BONES):
        if delivered_by[bone] == seat + 1:
            points += value_of(s, COLOUR_OF_BONE[bone])
    return points


def rank(s: State, box: Box, seat: int) -> int:
    """DIG-8.3 as one number: points, then bones worth 5, worth 4, and so on (never more than 4 of a colour)."""
    number = score(s, box, seat)
    for value in range(BEST_BOWL, 0, -1):
        number *= NUMBER_OF_COLOURS
        for colour in range(box.colours):
            if value_of(s, colour) == value:
                number += bones_delivered(s, seat, colour)
    return number


def winners(s: State, box: Box) -> int:
    best = 0
    mask = 0
    for seat in range(s.players):
        number = rank(s, box, seat)
        if number > best:
            best = number
            mask = 0
        if number == best:
            mask |= 1 << seat
    return mask
