"""The end of a game of Barking: scoring, ties, the bark-off."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, NOBODY, Chance, Story, draw, tell

from ..box import BY_BARK, BY_CHANCE, Box
from .state import (
    ACT,
    BARK_OFF,
    BARKING,
    CHAMPION,
    COUNTED,
    DRAWN,
    DREW_BARK,
    HEARD,
    LOT,
    LOUDEST,
    LOUDNESS,
    MOST_POINTS,
    NO_BARK,
    OVER,
    SCORED,
    VICTORY_SHARED,
    State,
)

# Scoring


def score(s: State, box: Box, seat: int) -> int:
    """BRK-9.1: of each kind 3 points for the first, 2 for the second, 1 for each more."""
    points = 0
    for kind in range(box.kinds):
        points += points_of(s.won[seat][kind])
    return points


def points_of(items: int) -> int:
    """Return the points for this many items of a kind."""
    if items > 1:
        return items + 3
    return 3 * items


def best(s: State, box: Box) -> int:
    """The seats with the most points, as a mask."""
    most = -1
    mask = 0
    for seat in range(s.players):
        points = score(s, box, seat)
        if points > most:
            most = points
            mask = 0
        if points == most:
            mask |= 1 << seat
    return mask


def winners(s: State, box: Box) -> int:
    """BRK-9.2"""
    if s.champion > 0:
        return 1 << (s.champion - 1)
    return best(s, box)


# The end


def seats_in(mask: int) -> int:
    seats = 0
    while mask > 0:
        seats += mask & 1
        mask >>= 1
    return seats


def finish(s: State, box: Box, rng: Chance, ev: Story) -> None:
    """BRK-9.2"""
    tied = best(s, box)
    if seats_in(tied) == 1:
        over(s, box, MOST_POINTS, ev)
    elif box.bark_off == BY_CHANCE:
        draw_lots(s, box, tied, rng, ev)
    elif box.bark_off == BY_BARK:
        s.phase = BARKING
        next_to_bark(s, tied)
        for seat in range(s.players):
            if tied >> seat & 1:
                tell(ev, BARK_OFF, seat, EVERYONE)
    else:
        over(s, box, VICTORY_SHARED, ev)


def next_to_bark(s: State, tied: int) -> bool:
    """BRK-9.4: clockwise from the first player, each of the tied once; False if all have had their turn."""
    for step in range(s.players):
        seat = (s.first + step) % s.players
        if tied >> seat & 1 and s.bark[seat] == 0:
            s.to_move = seat
            return True
    return False


def has_barked(s: State, seat: int) -> bool:
    """Tell whether a microphone has heard this seat."""
    return 0 < s.bark[seat] < NO_BARK


def loudness_of(s: State, seat: int) -> int:
    """Return the loudness of a seat, heard or drawn; -1 if it took no part in the bark-off."""
    if s.bark[seat] >= DRAWN:
        return s.bark[seat] - DRAWN
    return s.bark[seat] - 1


def loudest_of(s: State) -> int:
    """The seats that were loudest, as a mask."""
    loudest = 0
    mask = 0
    for seat in range(s.players):
        loudness = loudness_of(s, seat)
        if loudness > loudest:
            loudest = loudness
            mask = 0
        if loudness == loudest:
            mask |= 1 << seat
    return mask


def judge_barks(s: State, box: Box, rng: Chance, ev: Story) -> None:
    """BRK-9.2, BRK-9.4: all have had their turn, so now everybody hears how loud each was. The loudest wins; of equally
    loud ones one is drawn."""
    for seat in range(s.players):
        if s.bark[seat] == NO_BARK:
            s.bark[seat] = DRAWN + draw(rng, LOUDNESS)
            tell(ev, DREW_BARK, seat, EVERYONE, loudness_of(s, seat))
        elif s.bark[seat] > 0:
            tell(ev, HEARD, seat, EVERYONE, loudness_of(s, seat))
    loudest = loudest_of(s)
    if seats_in(loudest) > 1:
        draw_lots(s, box, loudest, rng, ev)
        return
    seat = 0
    while not loudest >> seat & 1:
        seat += 1
    crown(s, box, seat, LOUDEST, ev)


def draw_lots(s: State, box: Box, mask: int, rng: Chance, ev: Story) -> None:
    left = draw(rng, seats_in(mask))
    seat = 0
    while left > 0 or not mask >> seat & 1:
        left -= mask >> seat & 1
        seat += 1
    crown(s, box, seat, LOT, ev)


def crown(s: State, box: Box, seat: int, ending: int, ev: Story) -> None:
    s.champion = seat + 1
    tell(ev, CHAMPION, seat, EVERYONE, ending)
    over(s, box, ending, ev)


def over(s: State, box: Box, ending: int, ev: Story) -> None:
    s.ending = ending
    s.to_move = -1
    s.phase = ACT
    tell(ev, OVER, NOBODY, EVERYONE, ending)
    for seat in range(s.players):
        for kind in range(box.kinds):
            if s.won[seat][kind] > 0:
                tell(ev, COUNTED, seat, EVERYONE, kind, s.won[seat][kind], points_of(s.won[seat][kind]))
        tell(ev, SCORED, seat, EVERYONE, score(s, box, seat))
