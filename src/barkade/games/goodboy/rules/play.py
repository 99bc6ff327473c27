"""A turn of Good Boy: legal actions, the treat phase, the call phase."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, NOBODY, Chance, Story, alike, bag_total, draw, take, tell

from ..box import ANYTHING, CAT, DICE, FIRST_TREAT, KINDS, YARDS, Box
from .end import end_game, ending_due
from .state import (
    ANY,
    BUSTED,
    CALLED_NOBODY,
    CAME,
    CAT_IGNORED,
    CAT_SHOWN,
    CHOOSING,
    DONE,
    EMPTIED,
    FIRST_ROLL,
    GOT,
    GOT_NOTHING,
    LAID,
    LATER_ROLL,
    LAY,
    LAYING,
    PICKED,
    PLACES,
    ROB,
    ROBBED,
    ROBBING,
    ROLL,
    ROLLED,
    ROLLING,
    RUNNING,
    STOP,
    STOPPED,
    TAKE,
    TAKING,
    TOOK,
    State,
    can_lay,
    choices_to_rob,
    complete_yards,
    corners_to_rob,
    is_complete,
    kinds_in_pool,
    pool_total,
    symbol_at,
)


def next_dog(s: State, box: Box, yard: int, rng: Chance, ev: Story) -> None:
    s.yard[yard] = 1 + take(rng, s.pile, bag_total(s.pile, box.dogs))
    tell(ev, CAME, NOBODY, EVERYONE, yard, s.yard[yard], box.points[s.yard[yard] - 1])


# What may be done


def legal(s: State, box: Box, out: list[int]) -> int:
    if s.to_move < 0:
        return 0
    if s.phase == ROLLING:
        # GDB-3.6
        out[0] = ROLL
        if s.rolls == 0:
            return 1
        out[1] = STOP
        return 2
    if s.phase == ROBBING:
        return legal_to_rob(s, symbol_at(s, box, s.at) - FIRST_TREAT, out, 0)
    if s.phase == CHOOSING:
        return legal_to_choose(s, box, out)
    if s.phase == LAYING:
        return legal_to_lay(s, box, out)
    # GDB-4.3
    n = 0
    for yard in range(YARDS):
        if is_complete(s, box, s.to_move, yard):
            out[n] = TAKE + yard
            n += 1
    if box.may_wait:
        out[n] = DONE
        n += 1
    return n


def legal_to_rob(s: State, kind: int, out: list[int], n: int) -> int:
    """GDB-3.5"""
    for seat in range(s.players):
        for yard in range(YARDS):
            if seat != s.to_move and s.corner[seat][yard][kind] > 0:
                out[n] = ROB + (seat * YARDS + yard) * KINDS + kind
                n += 1
    return n


def legal_to_choose(s: State, box: Box, out: list[int]) -> int:
    """GDB-3.2, and GDB-3.5 for an empty pool"""
    n = 0
    for kind in range(box.kinds):
        if s.pool[kind] > 0:
            out[n] = ANY + kind
            n += 1
    if n == 0:
        for kind in range(box.kinds):
            n = legal_to_rob(s, kind, out, n)
    return n


def legal_to_lay(s: State, box: Box, out: list[int]) -> int:
    """GDB-4.1, in canonical order so that a set of layings has one way to be played"""
    n = 0
    for laying in range(s.lay_from, box.kinds * YARDS):
        if s.held[s.to_move][laying // YARDS] > 0 and s.yard[laying % YARDS] > 0:
            out[n] = LAY + laying
            n += 1
    out[n] = DONE
    return n + 1


def apply(s: State, box: Box, action: int, rng: Chance, ev: Story) -> None:
    if action == ROLL:
        roll(s, box, rng, ev)
    elif action == STOP:
        stop(s, box, rng, ev)
    elif action < LAY:
        choose(s, box, action, rng, ev)
    elif action < DONE:
        lay(s, action - LAY, ev)
    elif action == DONE and s.phase == LAYING:
        finish_laying(s, box, rng, ev)
    elif action == DONE:
        call_nobody(s, box, ev)
    else:
        take_dog(s, box, action - TAKE, rng, ev)


# The treat phase


def roll(s: State, box: Box, rng: Chance, ev: Story) -> None:
    """GDB-3.1"""
    for die in range(DICE):
        s.face[die] = 1 + draw(rng, box.faces[die])
    s.rolls = min(s.rolls + 1, LATER_ROLL)
    tell(ev, ROLLED, s.to_move, EVERYONE, s.face[0], s.face[1])
    settle(s, box, 0, rng, ev)


def settle(s: State, box: Box, place: int, rng: Chance, ev: Story) -> None:
    """GDB-3.1: the treats from left to right, then each any, then the cats. Stops where the player has a choice."""
    while place < 2 * PLACES:
        symbol = symbol_at(s, box, place % PLACES)
        if place < PLACES and symbol >= FIRST_TREAT:
            settle_treat(s, symbol - FIRST_TREAT, ev)
        elif place >= PLACES and symbol == ANYTHING:
            if box.any_random:
                settle_any_by_chance(s, box, rng, ev)
            else:
                settle_any_by_choice(s, box, ev)
        if s.phase != ROLLING:
            s.at = place
            return
        place += 1
    s.at = 0
    settle_cats(s, box, ev)


def settle_treat(s: State, kind: int, ev: Story) -> None:
    """GDB-3.1, GDB-3.5"""
    if s.pool[kind] > 0:
        from_pool(s, kind)
        tell(ev, GOT, s.to_move, EVERYONE, kind)
        return
    corners = corners_to_rob(s, kind)
    if corners > 1:
        s.phase = ROBBING
    elif corners == 1:
        rob_the_only_corner(s, kind, ev)
    else:
        tell(ev, GOT_NOTHING, s.to_move, EVERYONE, kind)


def settle_any_by_choice(s: State, box: Box, ev: Story) -> None:
    """GDB-3.2; GDB-3.5: with the pool empty, from other players' corners"""
    kinds = kinds_in_pool(s, box)
    choices = kinds
    if kinds == 0:
        choices = choices_to_rob(s, box)
    if choices > 1:
        s.phase = CHOOSING
    elif choices == 0:
        tell(ev, GOT_NOTHING, s.to_move, EVERYONE, KINDS)
    else:
        for kind in range(box.kinds):
            if s.pool[kind] > 0:
                pick(s, kind, ev)
            elif kinds == 0 and corners_to_rob(s, kind) > 0:
                rob_the_only_corner(s, kind, ev)


def settle_any_by_chance(s: State, box: Box, rng: Chance, ev: Story) -> None:
    """GDB-3.2, GDB-3.5: every treat equally likely, in the pool or, with the pool empty, in other players' corners"""
    total = pool_total(s, box)
    if total > 0:
        kind = take(rng, s.pool, total)
        s.held[s.to_move][kind] += 1
        tell(ev, PICKED, s.to_move, EVERYONE, kind)
        return
    for seat in range(s.players):
        for yard in range(YARDS):
            if seat != s.to_move:
                total += bag_total(s.corner[seat][yard], box.kinds)
    if total == 0:
        tell(ev, GOT_NOTHING, s.to_move, EVERYONE, KINDS)
        return
    left = draw(rng, total)
    for seat in range(s.players):
        for yard in range(YARDS):
            for kind in range(box.kinds):
                if seat != s.to_move:
                    treats = s.corner[seat][yard][kind]
                    if 0 <= left < treats:
                        alike(rng, treats - left, kind)
                        rob(s, seat, yard, kind, ev)
                    left -= treats


def pick(s: State, kind: int, ev: Story) -> None:
    """GDB-3.2: the treat that *any* turns out to be"""
    from_pool(s, kind)
    tell(ev, PICKED, s.to_move, EVERYONE, kind)


def from_pool(s: State, kind: int) -> None:
    s.pool[kind] -= 1
    s.held[s.to_move][kind] += 1


def rob(s: State, seat: int, yard: int, kind: int, ev: Story) -> None:
    s.corner[seat][yard][kind] -= 1
    s.held[s.to_move][kind] += 1
    tell(ev, ROBBED, s.to_move, EVERYONE, kind, seat, yard)


def rob_the_only_corner(s: State, kind: int, ev: Story) -> None:
    for seat in range(s.players):
        for yard in range(YARDS):
            if seat != s.to_move and s.corner[seat][yard][kind] > 0:
                rob(s, seat, yard, kind, ev)


def choose(s: State, box: Box, action: int, rng: Chance, ev: Story) -> None:
    """Take the chosen treat from the pool, or rob the chosen corner; then go on settling the roll."""
    if action < ROB:
        pick(s, action - ANY, ev)
    else:
        corner = (action - ROB) // KINDS
        rob(s, corner // YARDS, corner % YARDS, (action - ROB) % KINDS, ev)
    s.phase = ROLLING
    settle(s, box, s.at + 1, rng, ev)


def settle_cats(s: State, box: Box, ev: Story) -> None:
    cats = 0
    for place in range(PLACES):
        if symbol_at(s, box, place) == CAT:
            cats += 1
    if cats == 0:
        return
    if box.hard:
        # GDB-6.1
        if s.rolls == FIRST_ROLL:
            tell(ev, CAT_IGNORED, s.to_move, EVERYONE, cats)
        else:
            bust(s, box, ev)
        return
    if s.cat_up == 0:
        s.cat_up = 1  # GDB-3.3
        cats -= 1
        tell(ev, CAT_SHOWN, s.to_move, EVERYONE)
    if cats > 0:
        bust(s, box, ev)


def bust(s: State, box: Box, ev: Story) -> None:
    """GDB-3.4"""
    seat = s.to_move
    tell(ev, BUSTED, seat, EVERYONE, bag_total(s.held[seat], box.kinds))
    for kind in range(box.kinds):
        s.pool[kind] += s.held[seat][kind]
        s.held[seat][kind] = 0
    end_turn(s, box, ev)


def stop(s: State, box: Box, rng: Chance, ev: Story) -> None:
    """GDB-3.6"""
    tell(ev, STOPPED, s.to_move, EVERYONE)
    put_dice_away(s)
    s.phase = LAYING
    if not can_lay(s, box):
        finish_laying(s, box, rng, ev)


def put_dice_away(s: State) -> None:
    s.rolls = 0
    for die in range(DICE):
        s.face[die] = 0


# The call phase


def lay(s: State, laying: int, ev: Story) -> None:
    """GDB-4.1"""
    kind = laying // YARDS
    yard = laying % YARDS
    s.held[s.to_move][kind] -= 1
    s.corner[s.to_move][yard][kind] += 1
    s.lay_from = laying
    tell(ev, LAID, s.to_move, EVERYONE, kind, yard)


def finish_laying(s: State, box: Box, rng: Chance, ev: Story) -> None:
    """GDB-4.2, GDB-4.3"""
    s.lay_from = 0
    complete = complete_yards(s, box, s.to_move)
    if complete == 0:
        call_nobody(s, box, ev)
    elif complete > 1 or box.may_wait:
        s.phase = TAKING
    else:
        yard = 0
        while not is_complete(s, box, s.to_move, yard):
            yard += 1
        take_dog(s, box, yard, rng, ev)


def call_nobody(s: State, box: Box, ev: Story) -> None:
    """No corner is complete; or, where a table has it so, a complete one waits (GDB-4.3)."""
    tell(ev, CALLED_NOBODY, s.to_move, EVERYONE)
    end_turn(s, box, ev)


def take_dog(s: State, box: Box, yard: int, rng: Chance, ev: Story) -> None:
    """GDB-4.2, GDB-4.4"""
    dog = s.yard[yard]
    s.taken_by[dog - 1] = s.to_move + 1
    tell(ev, TOOK, s.to_move, EVERYONE, yard, dog, box.points[dog - 1])
    clear_corner(s, box, s.to_move, yard)
    if bag_total(s.pile, box.dogs) > 0:
        next_dog(s, box, yard, rng, ev)
    else:
        s.yard[yard] = 0
        for seat in range(s.players):
            clear_corner(s, box, seat, yard)
        tell(ev, EMPTIED, NOBODY, EVERYONE, yard)
    end_turn(s, box, ev)


def clear_corner(s: State, box: Box, seat: int, yard: int) -> None:
    for kind in range(box.kinds):
        s.pool[kind] += s.corner[seat][yard][kind]
        s.corner[seat][yard][kind] = 0


def end_turn(s: State, box: Box, ev: Story) -> None:
    """GDB-4.5"""
    s.phase = ROLLING
    s.cat_up = 0
    put_dice_away(s)
    s.to_move = (s.to_move + 1) % s.players
    if s.to_move == s.first:
        # GDB-5.1, GDB-5.3: the end of a round
        ending = ending_due(s, box)
        if ending != RUNNING:
            end_game(s, box, ending, ev)
        else:
            s.round += 1
