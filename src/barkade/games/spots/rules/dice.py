"""Dice: taking, rolling and rerolling them, and busting (SPT-4.1, SPT-4.2, SPT-6)."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, Chance, Story, roll, tell

from ..box import CARDS_PER_PLAYER, FACES, Box
from .dogs import dice_on
from .state import BUSTED, HUNT, REROLLS, ROLLED, ROLLS, SEARCH, STEP_DONE, State
from .tiles import trick_of

HUNT_SETTLES = 2
SEARCH_TOTAL = 8


def number_of(dice: list[int]) -> int:
    total = 0
    for face in range(FACES):
        total += dice[face]
    return total


def pips_of(dice: list[int]) -> int:
    pips = 0
    for face in range(FACES):
        pips += (face + 1) * dice[face]
    return pips


def tell_dice(ev: Story, kind: int, seat: int, dice: list[int]) -> None:
    """Tell everybody of dice, counted by face."""
    tell(ev, kind, seat, EVERYONE, dice[0], dice[1], dice[2], dice[3], dice[4], dice[5])


def gather(dice: list[int]) -> int:
    """Pick all these dice up; how many they were."""
    picked_up = number_of(dice)
    for face in range(FACES):
        dice[face] = 0
    return picked_up


# Rolling


def roll_from_supply(s: State, asked: int, rng: Chance, ev: Story) -> bool:
    """SPT-4.1: as many as there are; SPT-3.5: with none there is no roll."""
    dice = min(asked, s.dice)
    if dice == 0:
        return False
    s.dice -= dice
    throw(s, dice, rng)
    tell_dice(ev, ROLLS, s.to_move, s.roll)
    return True


def throw(s: State, dice: int, rng: Chance) -> None:
    """Roll dice to those that lie there already, and see how many of all of them are to be settled."""
    roll(rng, s.roll, FACES, dice)
    s.mark_face = 0
    s.mark_card = 0
    s.quota = dice_to_settle(s)
    if nothing_to_settle(s) and s.treats[s.to_move] == 0:
        s.phase = STEP_DONE
    else:
        s.phase = ROLLED


def dice_to_settle(s: State) -> int:
    """Return the number of dice of a fresh roll to be settled: all, except Guard's high ones and all but two of
    Hunt's."""
    dice = 0
    for face in range(highest_face(s) + 1):
        dice += s.roll[face]
    if trick_of(s) == HUNT:
        dice = min(HUNT_SETTLES, dice)
    return dice


def highest_face(s: State) -> int:
    """The highest number that may be settled: Guard's, if one was named."""
    if s.named > 0:
        return s.named - 1
    return FACES - 1


def nothing_to_settle(s: State) -> bool:
    """Guard with nothing low enough, and Search without a set, discard all dice."""
    return s.quota == 0 or (trick_of(s) == SEARCH and not can_total(s.roll, 0, 0, SEARCH_TOTAL))


def can_total(dice: list[int], lowest: int, used: int, total: int) -> bool:
    """Tell whether some of the dice from a face up, without those used of the lowest, have exactly this many pips."""
    sums = 1
    for face in range(lowest, FACES):
        for _ in range(dice[face] - used):
            sums |= sums << (face + 1)
        used = 0
    return sums >> total & 1 == 1


def reroll(s: State, rng: Chance, ev: Story) -> None:
    """SPT-4.2: a treat for all dice just rolled; Track (SPT-8.07): for those marked, if any are."""
    s.treats[s.to_move] -= 1
    s.spare_treats += 1
    dice = gather(s.aside)
    if dice == 0:
        dice = gather(s.roll)
    throw(s, dice, rng)
    tell_dice(ev, REROLLS, s.to_move, s.roll)


# Busting


def is_bust(s: State, box: Box, seat: int) -> bool:
    """SPT-6.1"""
    return pips_of(s.buried[seat]) > box.yard_limit


def bust(s: State, seat: int, ev: Story) -> None:
    """SPT-6.2: the dice on the player's cards and in the yard go to the supply."""
    tell(ev, BUSTED, seat, EVERYONE, pips_of(s.buried[seat]))
    s.dice += gather(s.buried[seat])
    for card in range(CARDS_PER_PLAYER):
        s.dice += dice_on(s, seat, card)
        s.filled[seat][card] = 0
