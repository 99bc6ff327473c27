"""The 22 tricks (SPT-8): what happens when a step is done. Each goes on until the player has to decide something.

`s.step` counts the steps begun. A trick leaves the phase at STEP_DONE where a step needed no decision, and turns it to
TRICK_DONE when there is no step left.
"""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, Chance, Story, tell

from ..box import CARDS_PER_PLAYER, DICE, FIRST_ROLL, OFFERED_ROLL, SLOTS, Box
from .dice import bust, gather, is_bust, number_of, roll_from_supply, tell_dice, throw
from .dogs import cards_of, dice_on_cards, draw_dog, highest_free, open_cards, paws
from .state import (
    BEG,
    BOLT,
    BOLT_LEAST,
    CHASE,
    CHEW,
    CHOOSE,
    DIG,
    DIGGING,
    DOGPILE,
    DUG_UP,
    GOBBLE,
    GUARD,
    HOWL,
    HUNT,
    LOWERED,
    MOVING,
    NAMED,
    NAMING,
    OFFERED,
    PLAY_DEAD,
    PUT_ASIDE,
    RAISED,
    RETRIEVE,
    ROLL_OVER,
    ROLLS,
    SCAVENGE,
    SETTING_ASIDE,
    SETTLING,
    SPRINT,
    STEP_DONE,
    TAKING,
    TOOK,
    TRACK,
    TRICK_DONE,
    TROT,
    WALK,
    State,
)
from .tiles import tiles_face_up, trick_of
from .treats import get_treats, give_back

GOBBLE_TREATS = 7


def next_step(s: State, rng: Chance, ev: Story) -> None:
    """The next step of the trick being done."""
    trick = trick_of(s)
    if trick == HOWL:
        howl(s, rng, ev)
    elif trick == ROLL_OVER:
        roll_over(s, rng, ev)
    elif trick <= TRACK:
        yellow(s, trick, rng, ev)
    elif trick <= DOGPILE:
        purple(s, trick, rng, ev)
    elif trick <= SCAVENGE:
        blue(s, trick, rng, ev)
    else:
        green(s, trick, rng, ev)


def offer_or_end(s: State) -> None:
    """The last step may be done, if there is a die for it (SPT-3.5)."""
    if s.dice > 0:
        s.phase = OFFERED
    else:
        s.phase = TRICK_DONE


def last_roll(s: State, rng: Chance, ev: Story) -> None:
    """A compulsory roll and then the end; without a die in the supply it is skipped (SPT-3.5)."""
    if s.step == 2 or not roll_from_supply(s, dice_of(s), rng, ev):
        s.phase = TRICK_DONE
    s.step = 2


def dice_of(s: State) -> int:
    """Return the number of dice of the trick's (first) roll."""
    trick = trick_of(s)
    if trick == SPRINT:
        return open_cards(s, s.to_move)  # SPT-8.11
    if trick == HUNT:
        return FIRST_ROLL[trick] + paws(s, s.to_move)  # SPT-8.15
    return FIRST_ROLL[trick]


def take_offer(s: State, rng: Chance, ev: Story) -> None:
    """The step that was offered is done."""
    trick = trick_of(s)
    if trick == BOLT:
        bolt_one(s, rng, ev)
    elif trick == CHASE:
        roll_from_supply(s, s.count, rng, ev)
    elif trick == SPRINT:
        roll_from_supply(s, dice_of(s), rng, ev)
    elif trick == DOGPILE:
        pile_up(s, rng, ev)
    else:
        roll_from_supply(s, OFFERED_ROLL[trick], rng, ev)


# Red


def howl(s: State, rng: Chance, ev: Story) -> None:
    """SPT-8.01"""
    if s.step == 0 and cards_of(s, s.to_move) < CARDS_PER_PLAYER:
        draw_dog(s, s.to_move, rng, ev)
    last_roll(s, rng, ev)


def roll_over(s: State, rng: Chance, ev: Story) -> None:
    """SPT-8.02"""
    if s.step == 0:
        s.step = 1
        dice = gather(s.buried[s.to_move])
        if dice > 0:
            throw(s, dice, rng)
            tell_dice(ev, ROLLS, s.to_move, s.roll)
    elif s.step == 1:
        s.step = 2
        offer_or_end(s)
    else:
        s.phase = TRICK_DONE


# Yellow


def yellow(s: State, trick: int, rng: Chance, ev: Story) -> None:
    if trick == WALK:
        walk(s, rng, ev)
    elif trick == DIG:
        dig(s, rng, ev)
    elif trick == RETRIEVE:
        retrieve(s, rng, ev)
    elif trick == TROT:
        trot(s, rng, ev)
    else:
        last_roll(s, rng, ev)  # SPT-8.07: Track


def walk(s: State, rng: Chance, ev: Story) -> None:
    """SPT-8.03"""
    if s.step == 0:
        s.step = 1
        roll_from_supply(s, dice_of(s), rng, ev)
    elif s.step == 1:
        s.step = 2
        offer_or_end(s)
    else:
        s.phase = TRICK_DONE


def dig(s: State, rng: Chance, ev: Story) -> None:
    """SPT-8.04"""
    if s.step == 0:
        s.step = 1
        s.count = paws(s, s.to_move)
    if s.step == 1 and s.count > 0 and any_buried(s):
        s.phase = DIGGING
    else:
        s.count = 0
        last_roll(s, rng, ev)


def any_buried(s: State) -> bool:
    for seat in range(s.players):
        if number_of(s.buried[seat]) > 0:
            return True
    return False


def change(s: State, box: Box, seat: int, face: int, lower: int, ev: Story) -> None:
    """Dig's first step: a buried die of any player raised or lowered by 1."""
    s.count -= 1
    s.phase = STEP_DONE
    s.buried[seat][face] -= 1
    if lower:
        tell(ev, LOWERED, s.to_move, EVERYONE, seat, face + 1, face)
        if face > 0:
            s.buried[seat][face - 1] += 1
        else:
            s.dice += 1
        return
    tell(ev, RAISED, s.to_move, EVERYONE, seat, face + 1, face + 2)
    s.buried[seat][face + 1] += 1
    if is_bust(s, box, seat):
        bust(s, seat, ev)
        # SPT-6.3: somebody else's bust does not end the turn.
        if seat == s.to_move:
            s.phase = TRICK_DONE


def retrieve(s: State, rng: Chance, ev: Story) -> None:
    """SPT-8.05"""
    if s.step == 0:
        s.step = 1
        s.phase = NAMING
    else:
        last_roll(s, rng, ev)


def set_die(s: State, face: int, ev: Story) -> None:
    """Retrieve's first step; SPT-4.5: no roll, so no reroll."""
    tell(ev, NAMED, s.to_move, EVERYONE, face)
    s.dice -= 1
    s.roll[face] = 1
    s.quota = 1
    s.phase = SETTLING


def trot(s: State, rng: Chance, ev: Story) -> None:
    """SPT-8.06"""
    if s.step == 0 and dice_on_cards(s, s.to_move) > 0:
        s.step = 1
        s.phase = TAKING
    else:
        last_roll(s, rng, ev)


# Purple


def purple(s: State, trick: int, rng: Chance, ev: Story) -> None:
    if trick == BOLT:
        bolt(s, rng, ev)
    elif s.step == 0:
        s.step = 1
        if trick == CHASE:
            s.count = 1
        if trick == DOGPILE:
            pile_up(s, rng, ev)  # SPT-8.12
        else:
            roll_from_supply(s, dice_of(s), rng, ev)  # SPT-8.08, SPT-8.09, SPT-8.11
    else:
        if trick == CHASE:
            s.count = min(s.count + 1, DICE)
        offer_or_end(s)


def bolt(s: State, rng: Chance, ev: Story) -> None:
    """SPT-8.10"""
    if s.step == 0:
        s.step = 1
        if s.dice < BOLT_LEAST:
            put_aside(s, s.dice, ev)
        else:
            s.phase = SETTING_ASIDE
    elif s.count == 0:
        s.phase = TRICK_DONE
    elif s.count <= paws(s, s.to_move):
        s.phase = OFFERED
    else:
        bolt_one(s, rng, ev)


def put_aside(s: State, dice: int, ev: Story) -> None:
    tell(ev, PUT_ASIDE, s.to_move, EVERYONE, dice)
    s.dice -= dice
    s.count = dice
    s.phase = STEP_DONE


def bolt_one(s: State, rng: Chance, ev: Story) -> None:
    s.count -= 1
    throw(s, 1, rng)
    tell_dice(ev, ROLLS, s.to_move, s.roll)


def pile_up(s: State, rng: Chance, ev: Story) -> None:
    """Dogpile: an own die first, if there is one."""
    seat = s.to_move
    if dice_on_cards(s, seat) + number_of(s.buried[seat]) > 0:
        s.phase = TAKING
    else:
        roll_from_supply(s, dice_of(s), rng, ev)


def take_from_card(s: State, card: int, face: int, rng: Chance, ev: Story) -> None:
    """Trot and Dogpile pick up a die from an own card."""
    seat = s.to_move
    s.filled[seat][card] &= ~(1 << face)
    tell(ev, TOOK, seat, EVERYONE, s.card[seat][card], face)
    if trick_of(s) == TROT:
        s.mark_card = card
        s.mark_face = face
        s.phase = MOVING
    else:
        pile_and_roll(s, rng, ev)


def take_from_yard(s: State, face: int, rng: Chance, ev: Story) -> None:
    s.buried[s.to_move][face] -= 1
    tell(ev, DUG_UP, s.to_move, EVERYONE, face)
    pile_and_roll(s, rng, ev)


def pile_and_roll(s: State, rng: Chance, ev: Story) -> None:
    """Dogpile: the own die is rolled together with those from the supply."""
    s.dice += 1
    roll_from_supply(s, dice_of(s) + 1, rng, ev)


# Blue


def blue(s: State, trick: int, rng: Chance, ev: Story) -> None:
    """SPT-8.13 to SPT-8.17: a single roll; Guard's comes after its number."""
    if trick == GUARD and s.step == 0:
        s.step = 1
        s.phase = NAMING
    else:
        last_roll(s, rng, ev)


def guard(s: State, face: int, ev: Story) -> None:
    """SPT-8.14: the number is named, then the dice are rolled."""
    tell(ev, NAMED, s.to_move, EVERYONE, face)
    s.named = face + 1
    s.phase = STEP_DONE


# Green


def green(s: State, trick: int, rng: Chance, ev: Story) -> None:
    seat = s.to_move
    if trick == PLAY_DEAD:
        last_roll(s, rng, ev)  # SPT-8.21: the treats come with the burying
        return
    s.phase = TRICK_DONE
    if trick == BEG:
        get_treats(s, seat, 1 + paws(s, seat), ev)  # SPT-8.18
    elif trick == CHEW:
        get_treats(s, seat, s.treats[seat] + 1, ev)  # SPT-8.19
    elif trick == GOBBLE:
        get_treats(s, seat, GOBBLE_TREATS, ev)  # SPT-8.20
        give_back(s, seat, highest_free(s, seat), ev)
    else:
        # SPT-8.22: the other tiles that lie face down.
        get_treats(s, seat, SLOTS - 1 - tiles_face_up(s), ev)


def clear_trick(s: State) -> None:
    """Return what was set aside, picked up or not yet settled to the supply (SPT-6.2, SPT-8.10)."""
    s.dice += gather(s.roll) + gather(s.aside)
    if trick_of(s) == BOLT:
        s.dice += s.count
    s.phase = CHOOSE
    s.chosen = 0
    s.step = 0
    s.count = 0
    s.named = 0
    s.quota = 0
    s.mark_face = 0
    s.mark_card = 0
