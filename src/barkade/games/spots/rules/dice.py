"""Dice: taking, rolling and rerolling them, and busting (SPT-4.1, SPT-4.2, SPT-6)."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, Chance, Story, draw, tell

from ..box import CARDS_A_PLAYER, FACES, YARD_LIMIT
from .dogs import dice_on
from .state import BUSTED, HUNT, REROLLS, ROLLED, ROLLS, SEARCH, STEP_DONE, State
from .tiles import trick_of

HUNT_SETTLES = 2
SEARCH_TOTAL = 8
BITS_A_FACE = 6


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


def packed(dice: list[int]) -> int:
    """Dice as one number, to be told."""
    number = 0
    for face in range(FACES):
        number |= dice[face] << (BITS_A_FACE * face)
    return number


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
    tell(ev, ROLLS, s.to_move, packed(s.roll), 0, EVERYONE)
    return True


def throw(s: State, dice: int, rng: Chance) -> None:
    """Roll dice to those that lie there already, and see how many of all of them are to be settled."""
    for _ in range(dice):
        s.roll[draw(rng, FACES)] += 1
    s.mark_face = 0
    s.mark_card = 0
    s.quota = dice_to_settle(s)
    if nothing_to_settle(s) and s.treats[s.to_move] == 0:
        s.phase = STEP_DONE
    else:
        s.phase = ROLLED


def dice_to_settle(s: State) -> int:
    """How many dice of a fresh roll are to be settled: all, but for Guard's high ones, and Hunt's two."""
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
    """Whether some of the dice from a face up, without those used of the lowest, have exactly this many pips."""
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
    tell(ev, REROLLS, s.to_move, packed(s.roll), dice, EVERYONE)


# Busting


def is_bust(s: State, seat: int) -> bool:
    """SPT-6.1"""
    return pips_of(s.buried[seat]) > YARD_LIMIT


def bust(s: State, seat: int, ev: Story) -> None:
    """SPT-6.2: the dice on the player's cards and in the yard go to the supply."""
    tell(ev, BUSTED, seat, pips_of(s.buried[seat]), 0, EVERYONE)
    s.dice += gather(s.buried[seat])
    for card in range(CARDS_A_PLAYER):
        s.dice += dice_on(s, seat, card)
        s.filled[seat][card] = 0
