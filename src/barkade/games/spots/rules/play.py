"""Legal actions of Spots, and playing them."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, Chance, Story, tell

from ..box import CARDS_PER_PLAYER, FACES, SLOTS, SPACES, Box
from .dice import nothing_to_settle, reroll
from .dogs import is_free
from .settling import (
    bury,
    discard,
    keep_number,
    legal_discards,
    legal_marks,
    legal_names,
    legal_picks,
    legal_reroll,
    legal_settling,
    mark,
    move,
    numbers_rolled,
    pick,
    place,
)
from .state import (
    BOLT_LEAST,
    BOLT_MOST,
    BURY,
    CHANGE,
    CHOOSE,
    DIG,
    DIG_UP,
    DIGGING,
    DISCARD,
    DISCARDING,
    DO,
    DOGPILE,
    FETCH,
    GUARD,
    MARK,
    MARKING,
    MOVING,
    NAME,
    NAMING,
    OFFERED,
    PICK,
    PICKING,
    PLACE,
    REROLL,
    ROLL,
    ROLLED,
    SCAVENGE,
    SCORE,
    SEARCH,
    SET_ASIDE,
    SETTING_ASIDE,
    STEP_DONE,
    STOP,
    STOPPED,
    TAKE,
    TAKING,
    TRACK,
    TRICK_DONE,
    State,
)
from .tiles import choose_tile, trick_of
from .tricks import change, guard, put_aside, set_die, take_from_card, take_from_yard, take_offer
from .turn import go_on, may_score, score_slowly

ANY_NUMBER = 2**FACES - 1


# What may be done


def legal(s: State, box: Box, out: list[int]) -> int:
    if s.to_move < 0:
        return 0
    phase = s.phase
    if phase == CHOOSE:
        return legal_choices(s, out)
    if phase == OFFERED:
        out[0] = ROLL
        out[1] = STOP
        return 2
    if phase == ROLLED:
        return legal_after_roll(s, out)
    if phase == NAMING:
        if trick_of(s) == GUARD:
            return legal_names(s, ANY_NUMBER, out, 0)
        return legal_names(s, SPACES[s.top], out, 0)
    if phase == SETTING_ASIDE:
        return legal_counts(s, out)
    if phase == TAKING:
        return legal_takes(s, out)
    if phase == MOVING:
        return legal_moves(s, out)
    if phase == DIGGING:
        return legal_changes(s, out)
    if phase == MARKING:
        out[0] = REROLL
        return legal_marks(s, out, 1)
    if phase == PICKING:
        return legal_picks(s, out, 0)
    n = 0
    if phase == DISCARDING:
        n = legal_discards(s, out, n)
    return legal_settling(s, out, n)


def legal_choices(s: State, out: list[int]) -> int:
    """SPT-3.3"""
    n = 0
    for slot in range(SLOTS):
        if s.face_up[slot]:
            out[n] = DO + slot
            n += 1
    if may_score(s):
        out[n] = SCORE
        n += 1
    return n


def legal_after_roll(s: State, out: list[int]) -> int:
    """SPT-4.2: a reroll, or what the trick does with the roll as it lies."""
    n = legal_reroll(s, out, 0)
    trick = trick_of(s)
    if nothing_to_settle(s):
        out[n] = STOP
        return n + 1
    if trick == FETCH:
        return legal_names(s, numbers_rolled(s), out, n)
    if trick == SEARCH:
        return legal_picks(s, out, n)
    if trick == TRACK and n > 0:
        n = legal_marks(s, out, n)
    if trick == SCAVENGE:
        n = legal_discards(s, out, n)
    return legal_settling(s, out, n)


def legal_counts(s: State, out: list[int]) -> int:
    """Bolt: 3 to 12 dice, as many as there are."""
    n = 0
    for dice in range(BOLT_LEAST, min(BOLT_MOST, s.dice) + 1):
        out[n] = SET_ASIDE + dice - BOLT_LEAST
        n += 1
    return n


def legal_takes(s: State, out: list[int]) -> int:
    """Trot: a die from a card, or none; Dogpile: one from a card or the yard."""
    n = 0
    for card in range(CARDS_PER_PLAYER):
        for face in range(FACES):
            if s.filled[s.to_move][card] >> face & 1:
                out[n] = TAKE + FACES * card + face
                n += 1
    if trick_of(s) == DOGPILE:
        for face in range(FACES):
            if s.buried[s.to_move][face] > 0:
                out[n] = DIG_UP + face
                n += 1
    else:
        out[n] = STOP
        n += 1
    return n


def legal_moves(s: State, out: list[int]) -> int:
    """Trot: to another free space."""
    n = 0
    for card in range(CARDS_PER_PLAYER):
        for face in range(FACES):
            if is_free(s, s.to_move, card, face) and (card != s.mark_card or face != s.mark_face):
                out[n] = PLACE + FACES * card + face
                n += 1
    return n


def legal_changes(s: State, out: list[int]) -> int:
    """Dig: any buried die raised or lowered; a 6 can't be raised."""
    n = 0
    for seat in range(s.players):
        for face in range(FACES):
            if s.buried[seat][face] > 0:
                if face < FACES - 1:
                    out[n] = CHANGE + 2 * (FACES * seat + face)
                    n += 1
                out[n] = CHANGE + 2 * (FACES * seat + face) + 1
                n += 1
    out[n] = STOP
    return n + 1


# Doing it


def apply(s: State, box: Box, action: int, rng: Chance, ev: Story) -> None:
    if action < SCORE:
        choose_tile(s, action - DO, ev)
        s.phase = STEP_DONE
    elif action == SCORE:
        score_slowly(s, box, rng, ev)
    elif action == REROLL:
        reroll(s, rng, ev)
    elif action == ROLL:
        take_offer(s, rng, ev)
    elif action == STOP:
        stop(s, ev)
    elif action < BURY:
        put_on_card(s, (action - PLACE) // FACES, (action - PLACE) % FACES, ev)
    elif action < NAME:
        bury(s, box, action - BURY, ev)
    elif action < PICK:
        name(s, action - NAME, ev)
    elif action < MARK:
        pick(s, action - PICK, ev)
    elif action < DISCARD:
        mark(s, action - MARK)
    elif action < TAKE:
        discard(s, action - DISCARD, ev)
    elif action < DIG_UP:
        take_from_card(s, (action - TAKE) // FACES, (action - TAKE) % FACES, rng, ev)
    elif action < SET_ASIDE:
        take_from_yard(s, action - DIG_UP, rng, ev)
    elif action < CHANGE:
        put_aside(s, action - SET_ASIDE + BOLT_LEAST, ev)
    else:
        die = (action - CHANGE) // 2
        change(s, box, die // FACES, die % FACES, (action - CHANGE) % 2, ev)
    go_on(s, box, rng, ev)


def stop(s: State, ev: Story) -> None:
    """An optional step is left; a roll with nothing to settle is left as it lies."""
    tell(ev, STOPPED, s.to_move, EVERYONE)
    if s.phase == OFFERED:
        s.phase = TRICK_DONE
        return
    if trick_of(s) == DIG:
        s.count = 0
    s.phase = STEP_DONE


def put_on_card(s: State, card: int, face: int, ev: Story) -> None:
    if s.phase == MOVING:
        move(s, card, face, ev)
    else:
        place(s, card, face, ev)


def name(s: State, face: int, ev: Story) -> None:
    trick = trick_of(s)
    if trick == GUARD:
        guard(s, face, ev)
    elif trick == FETCH:
        keep_number(s, face, ev)
    else:
        set_die(s, face, ev)
