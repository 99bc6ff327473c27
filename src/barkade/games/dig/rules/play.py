"""A turn of DIG: legal actions, playing them, and tidying the yard."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, NOBODY, Chance, Story, draw, tell

from ..box import (
    BONES,
    BOWLS,
    KINDS_OF_BONE,
    NOTHING,
    UNSEEN,
    Box,
)
from .end import end_game, settle_bones, value_of
from .state import (
    ACT,
    BOWL,
    BURIED,
    BURIED_BONE,
    DECIDE,
    DELIVER,
    DELIVERED,
    DIG,
    DUG,
    FILLED,
    FOUND,
    KEEP,
    KEPT,
    MOVED,
    PULLED_BACK,
    PUT_BACK,
    SHRANK,
    STALEMATE,
    STOP,
    STOPPED,
    YARD_EMPTY,
    State,
    bone_card,
    bone_index,
    bone_of,
    bones_in_yard,
    colour_of,
    holds_pair,
    is_bone,
    pair_of,
)


def begin_turn(s: State, box: Box) -> None:
    s.phase = ACT
    s.actions_left = box.actions
    s.bones_at_start = bones_in_yard(s)
    s.turn_delivered = 0


# What may be done


def reach(s: State, box: Box) -> int:
    """DIG-4.1: each bone in hand lessens the reach by 1."""
    return box.reach - s.held[s.to_move]


def can_deliver(s: State, slot: int) -> bool:
    """DIG-6.1: a bone of the colour of the bowl that the dog stands at."""
    seat = s.to_move
    here = s.yard[s.dog[seat]]
    return BOWLS <= here < BONES and colour_of(s.hand[seat][slot]) == here - BOWLS


def legal(s: State, box: Box, out: list[int]) -> int:
    if s.to_move < 0:
        return 0
    seat = s.to_move
    held = s.held[seat]
    n = 0
    if s.phase == DECIDE:
        # DIG-5.3, DIG-5.4: any card of the hand may go back; with more than 3 in hand one must.
        if held <= box.hand_limit:
            out[n] = KEEP
            n += 1
        for slot in range(held):
            out[n] = PUT_BACK + slot
            n += 1
        return n
    place = s.dog[seat]
    nearest = max(0, place - reach(s, box))
    farthest = min(s.last, place + reach(s, box))
    for target in range(nearest, farthest + 1):
        if target != place:
            out[n] = target
            n += 1
    if is_bone(s.yard[place]):
        out[n] = DIG
        n += 1
    matching = 0
    for slot in range(held):
        if can_deliver(s, slot):
            matching |= 1 << slot
    for mask in range(1, matching + 1):
        if mask & ~matching == 0:
            out[n] = DELIVER + mask
            n += 1
    out[n] = STOP
    return n + 1


# Doing it


def apply(s: State, box: Box, action: int, rng: Chance, ev: Story) -> None:
    if action < DIG:
        move(s, action, ev)
    elif action == DIG:
        dig(s, rng, ev)
    elif action == KEEP:
        keep(s, box, ev)
    elif action < DELIVER:
        put_back(s, box, action - PUT_BACK, ev)
    elif action < STOP:
        deliver(s, box, action - DELIVER, ev)
    else:
        tell(ev, STOPPED, s.to_move, EVERYONE, s.actions_left)
        end_turn(s, box, rng, ev)
        return
    # DIG-3.1: after the third action the turn ends by itself; DIG-3.2: not before the put-back is decided.
    if s.phase == ACT and s.actions_left == 0:
        end_turn(s, box, rng, ev)


def move(s: State, target: int, ev: Story) -> None:
    """DIG-4"""
    tell(ev, MOVED, s.to_move, EVERYONE, s.dog[s.to_move], target)
    s.dog[s.to_move] = target
    s.actions_left -= 1


def dig(s: State, rng: Chance, ev: Story) -> None:
    """DIG-5.1, DIG-5.2"""
    seat = s.to_move
    place = s.dog[seat]
    card = s.yard[place]
    pair = pair_of(card)
    s.yard[place] = NOTHING
    if bone_of(card) == UNSEEN:
        # DIG-1.2: nobody has looked at either twin; now their bones are settled.
        bone = 1 + draw(rng, 2)
        card = bone_card(pair, bone)
        settle_bones(s, pair, KINDS_OF_BONE - bone)
    into_hand(s, seat, card)
    s.knows[seat][pair] = 1  # DIG-1.4
    s.phase = DECIDE
    tell(ev, DUG, seat, EVERYONE, place, bone_card(pair, UNSEEN))
    tell(ev, FOUND, seat, seat, place, card)


def into_hand(s: State, seat: int, card: int) -> None:
    slot = s.held[seat]
    while slot > 0 and s.hand[seat][slot - 1] > card:
        s.hand[seat][slot] = s.hand[seat][slot - 1]
        slot -= 1
    s.hand[seat][slot] = card
    s.held[seat] += 1


def out_of_hand(s: State, seat: int, slot: int) -> int:
    card = s.hand[seat][slot]
    s.held[seat] -= 1
    for later in range(slot, s.held[seat]):
        s.hand[seat][later] = s.hand[seat][later + 1]
    s.hand[seat][s.held[seat]] = NOTHING
    return card


def keep(s: State, box: Box, ev: Story) -> None:
    """DIG-5.5: the place stays a gap until the end of the turn."""
    tell(ev, KEPT, s.to_move, EVERYONE, s.dog[s.to_move])
    s.phase = ACT
    s.actions_left -= 1


def put_back(s: State, box: Box, slot: int, ev: Story) -> None:
    """DIG-5.3"""
    seat = s.to_move
    place = s.dog[seat]
    card = out_of_hand(s, seat, slot)
    pair = pair_of(card)
    s.yard[place] = card
    if holds_pair(s, seat, pair):
        # DIG-1.4: which of the twins went back, only this seat knows.
        for other in range(s.players):
            if other != seat:
                s.knows[other][pair] = 0
    s.phase = ACT
    s.actions_left -= 1
    tell(ev, BURIED, seat, EVERYONE, place, bone_card(pair, UNSEEN))
    tell(ev, BURIED_BONE, seat, seat, place, card)


def deliver(s: State, box: Box, mask: int, ev: Story) -> None:
    """DIG-6.1"""
    seat = s.to_move
    for slot in range(s.held[seat] - 1, -1, -1):
        if mask & (1 << slot):
            card = out_of_hand(s, seat, slot)
            s.delivered_by[bone_index(card)] = seat + 1
            for other in range(s.players):
                s.knows[other][pair_of(card)] = 1  # DIG-1.4
            tell(ev, DELIVERED, seat, EVERYONE, s.dog[seat], card, colour_of(card), value_of(s, colour_of(card)))
    s.turn_delivered = 1
    s.actions_left -= 1


# The end of a turn


def end_turn(s: State, box: Box, rng: Chance, ev: Story) -> None:
    tidy(s, ev)
    bones = bones_in_yard(s)
    # DIG-8.4: the stalemate guard.
    if s.turn_delivered or bones < s.bones_at_start:
        s.idle = 0
    else:
        s.idle += 1
    if bones == 0:
        end_game(s, box, YARD_EMPTY, rng, ev)  # DIG-8.1
    elif s.idle >= box.idle_turns * s.players:
        end_game(s, box, STALEMATE, rng, ev)
    else:
        s.to_move = (s.to_move + 1) % s.players
        begin_turn(s, box)


def fill(s: State, gap: int, far: int, ev: Story) -> None:
    """Move the farthest card into a gap."""
    card = s.yard[far]
    s.yard[gap] = card
    s.yard[far] = NOTHING
    tell(ev, FILLED, NOBODY, EVERYONE, far, gap)
    if BOWLS <= card < BONES:
        # DIG-8.2: it is worth one more for every bowl that it passes, and each of those one less.
        passed = 0
        for position in range(gap + 1, far):
            if BOWLS <= s.yard[position] < BONES:
                passed += 1
        if passed > 0:
            tell(ev, BOWL, NOBODY, EVERYONE, card - BOWLS, gap, value_of(s, card - BOWLS), passed)


def tidy(s: State, ev: Story) -> None:
    far = s.last
    while s.yard[far] == NOTHING:
        far -= 1
    # DIG-7.1: the gap nearest to the doghouse first takes the farthest card; DIG-7.2: a gap beyond all cards goes.
    gap = 1
    while gap < far:
        if s.yard[gap] == NOTHING:
            fill(s, gap, far, ev)
            while s.yard[far] == NOTHING:
                far -= 1
        gap += 1
    if far < s.last:
        tell(ev, SHRANK, NOBODY, EVERYONE, far)
    s.last = far
    # DIG-7.3: dogs beyond the end go to the last card.
    for seat in range(s.players):
        if s.dog[seat] > far:
            tell(ev, PULLED_BACK, seat, EVERYONE, s.dog[seat], far)
            s.dog[seat] = far
