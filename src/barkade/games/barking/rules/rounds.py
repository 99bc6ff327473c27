"""Set-up, the five rounds, who wins what, and the end."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, Chance, Story, draw, take, tell

from ..box import BREEDS, BY_CHANCE, BY_MICROPHONE, ITEM_KINDS, WONDER, Box
from .deck import deal, discards_go_under, set_up_deck, shuffle_cats_in
from .events import BARK_OFF, CHAMPION, CLEARED, COUNTED, LAID_OUT, OVER, SCORED, STARTS, UNWANTED, WON
from .state import (
    ACT,
    BARKING,
    DISCARDING,
    LOT,
    LOUDEST,
    MOST_POINTS,
    VICTORY_SHARED,
    State,
    dogs_of,
    items_laid,
    leader_at,
)


def setup(s: State, box: Box, players: int, rng: Chance, ev: Story) -> None:
    s.players = players
    # BRK-2.1: which items the piles hold is settled when they are laid open.
    for kind in range(box.kinds):
        s.unseen_items[kind] = box.item_copies[kind]
    set_up_deck(s, box, ev)
    # BRK-2.3
    if box.first > 0:
        s.first = box.first - 1
    else:
        s.first = draw(rng, players)
    tell(ev, STARTS, s.first, 0, 0, EVERYONE)
    begin_round(s, box, rng, ev)


def begin_round(s: State, box: Box, rng: Chance, ev: Story) -> None:
    lay_items_out(s, box, rng, ev)
    deal(s, box, rng, ev)
    for seat in range(s.players):
        s.passed[seat] = 0
    discard_or_start(s, box)


def lay_items_out(s: State, box: Box, rng: Chance, ev: Story) -> None:
    """BRK-3.1"""
    unseen = 0
    for kind in range(ITEM_KINDS):
        unseen += s.unseen_items[kind]
    for item in range(items_laid(s, box)):
        kind = take(rng, s.unseen_items, unseen - item)
        s.items[item] = kind + 1
        tell(ev, LAID_OUT, -1, item, kind, EVERYONE)


def discard_or_start(s: State, box: Box) -> None:
    """BRK-3.5: the next one with too many cards discards; when nobody has, BRK-4.1: the first player starts."""
    for step in range(s.players):
        seat = (s.first + step) % s.players
        if s.held[seat] > box.hand_limit:
            s.to_move = seat
            s.phase = DISCARDING
            return
    s.to_move = s.first
    s.phase = ACT


def end_round(s: State, box: Box, rng: Chance, ev: Story) -> None:
    for item in range(items_laid(s, box)):
        award(s, box, item, ev)
    # BRK-8.2; the dogs of the last round just lie among the discards.
    clear(s, box)
    if s.round + 1 == box.rounds:
        finish(s, box, rng, ev)
        return
    discards_go_under(s)
    tell(ev, CLEARED, -1, s.round, 0, EVERYONE)
    if box.teaching == 1 and s.round == 0:
        shuffle_cats_in(s, box, ev)
    s.round += 1
    begin_round(s, box, rng, ev)


def award(s: State, box: Box, item: int, ev: Story) -> None:
    kind = s.items[item] - 1
    winner = leader_at(s, box, item)
    if winner < 0:
        # BRK-7.2, BRK-8.1
        s.gone_items[kind] += 1
        tell(ev, UNWANTED, -1, item, kind, EVERYONE)
    else:
        tell(ev, WON, winner, kind, dogs_of(s, box, item, winner), EVERYONE)
        s.won[winner][kind] += 1


def clear(s: State, box: Box) -> None:
    """BRK-8.1, BRK-8.2: tokens go back, dogs are gathered."""
    for item in range(items_laid(s, box)):
        s.items[item] = 0
        s.token[item] = 0
        for breed in range(BREEDS):
            s.discards[breed] += s.dogs[item][breed]
            s.discards[WONDER] += s.wonders[item][breed]
            s.owner[item][breed] = 0
            s.dogs[item][breed] = 0
            s.wonders[item][breed] = 0


# Scoring


def score(s: State, box: Box, seat: int) -> int:
    """BRK-9.1: of each kind 3 points for the first, 2 for the second, 1 for each more."""
    points = 0
    for kind in range(box.kinds):
        points += points_of(s.won[seat][kind])
    return points


def points_of(items: int) -> int:
    """What so many items of a kind are worth."""
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
    elif box.bark_off == BY_MICROPHONE:
        s.phase = BARKING
        next_to_bark(s, tied)
        for seat in range(s.players):
            if tied >> seat & 1:
                tell(ev, BARK_OFF, seat, 0, 0, EVERYONE)
    else:
        over(s, box, VICTORY_SHARED, ev)


def next_to_bark(s: State, tied: int) -> bool:
    """BRK-9.4: clockwise from the first player, each of the tied once; False if all have barked."""
    for step in range(s.players):
        seat = (s.first + step) % s.players
        if tied >> seat & 1 and s.bark[seat] == 0:
            s.to_move = seat
            return True
    return False


def loudest_of(s: State) -> int:
    """The seats that barked loudest, as a mask."""
    loudest = 0
    mask = 0
    for seat in range(s.players):
        if s.bark[seat] > loudest:
            loudest = s.bark[seat]
            mask = 0
        if loudest > 0 and s.bark[seat] == loudest:
            mask |= 1 << seat
    return mask


def judge_barks(s: State, box: Box, rng: Chance, ev: Story) -> None:
    """BRK-9.2: the loudest wins; if several were equally loud, one of them is drawn."""
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
    tell(ev, CHAMPION, seat, ending, 0, EVERYONE)
    over(s, box, ending, ev)


def over(s: State, box: Box, ending: int, ev: Story) -> None:
    s.ending = ending
    s.to_move = -1
    s.phase = ACT
    tell(ev, OVER, -1, ending, 0, EVERYONE)
    for seat in range(s.players):
        for kind in range(box.kinds):
            if s.won[seat][kind] > 0:
                tell(ev, COUNTED, seat, kind, s.won[seat][kind], EVERYONE)
        tell(ev, SCORED, seat, score(s, box, seat), 0, EVERYONE)
