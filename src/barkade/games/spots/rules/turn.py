"""The course of the game: set-up, turns, Pes's turns, and the end (SPT-2, SPT-3, SPT-5.4, SPT-5.5, SPT-9.3)."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, Chance, Story, draw, tell

from ..box import (
    DICE,
    DOGS_AT_START,
    DOGS_TO_WIN,
    FACES,
    NUMBER_OF_DOGS,
    SLOTS,
    TREATS,
    TURNS_A_PLAYER,
    Box,
)
from .dice import bust, gather, pips_of
from .dogs import any_filled, dogs_scored, draw_dog, open_cards, score_filled, turn_up_dog
from .state import (
    ALL_BUST,
    BOLT,
    CHOOSE,
    FIRST_DIE,
    OVER,
    PES_GOT_TREATS,
    PES_OUTLASTS,
    PES_ROLLED,
    PES_SCORED,
    PES_WINS,
    RUNNING,
    SIX_DOGS,
    STALEMATE,
    STARTS,
    STEP_DONE,
    TRICK_DONE,
    State,
)
from .tiles import lay_tiles, refresh, trick_at, trick_of, turn_down
from .tricks import next_step

PES_PAYS = 2


# Set-up


def setup(s: State, box: Box, players: int, rng: Chance, ev: Story) -> None:
    s.players = players
    lay_tiles(s, box, rng)
    s.dice = DICE
    s.spare_treats = TREATS
    # SPT-2.2: two dogs, a treat and a buried die each.
    for dog in range(NUMBER_OF_DOGS):
        s.deck[dog] = 1
    turn_up_dog(s, rng)
    for seat in range(players):
        for _ in range(DOGS_AT_START):
            draw_dog(s, seat, rng, ev)
        s.treats[seat] = 1
        s.spare_treats -= 1
        s.dice -= 1
    s.to_move = first_player(s, rng, ev)
    tell(ev, STARTS, s.to_move, 0, 0, EVERYONE)
    if players == 1:
        # SPT-9.3
        s.spare_treats -= box.pes_treats
        s.pes_treats = box.pes_treats
        pes_pays(s, rng, ev)


def first_player(s: State, rng: Chance, ev: Story) -> int:
    """SPT-2.3: the highest buried die; those tied for it roll again, until one is ahead of the others."""
    tied = (1 << s.players) - 1
    while True:
        highest = 0
        for seat in range(s.players):
            if tied >> seat & 1:
                gather(s.buried[seat])
                face = draw(rng, FACES)
                s.buried[seat][face] = 1
                highest = max(highest, face + 1)
                tell(ev, FIRST_DIE, seat, face, 0, EVERYONE)
        ahead = 0
        first = 0
        for seat in range(s.players):
            if tied >> seat & 1:
                if pips_of(s.buried[seat]) == highest:
                    ahead += 1
                    first = seat
                else:
                    tied &= ~(1 << seat)
        if ahead == 1:
            return first


# Turns


def begin_turn(s: State, box: Box, rng: Chance, ev: Story) -> None:
    """SPT-3.1, SPT-3.2"""
    if s.dice == 0:
        tell(ev, ALL_BUST, s.to_move, 0, 0, EVERYONE)
        for seat in range(s.players):
            bust(s, seat, ev)
    refresh(s, box, rng, ev)


def go_on(s: State, box: Box, rng: Chance, ev: Story) -> None:
    """Do whatever needs no decision: the rest of a step, the next steps, the end of the turn."""
    while s.phase == STEP_DONE:
        s.dice += gather(s.roll)
        score_fast(s, rng, ev)
        if s.to_move < 0:
            return
        next_step(s, rng, ev)
    if s.phase == TRICK_DONE:
        end_turn(s, box, rng, ev)


def score_fast(s: State, rng: Chance, ev: Story) -> None:
    """SPT-5.2: once every unscored card is filled. Only so can a sixth dog be scored (SPT-5.4)."""
    if open_cards(s, s.to_move) == 0:
        score_filled(s, s.to_move, rng, ev)
        if dogs_scored(s, s.to_move) == DOGS_TO_WIN:
            s.ending = SIX_DOGS
            end_game(s, ev)


def score_slowly(s: State, box: Box, rng: Chance, ev: Story) -> None:
    """SPT-5.1"""
    score_filled(s, s.to_move, rng, ev)
    end_turn(s, box, rng, ev)


def may_score(s: State) -> bool:
    return any_filled(s, s.to_move)


def end_turn(s: State, box: Box, rng: Chance, ev: Story) -> None:
    clear_trick(s)
    s.turns += 1
    if s.players == 1:
        pes_turn(s, box, rng, ev)
        if s.to_move < 0:
            return
    if s.turns == TURNS_A_PLAYER * s.players:
        # SPT-5.5
        if s.players == 1:
            s.ending = PES_OUTLASTS
        else:
            s.ending = STALEMATE
        end_game(s, ev)
        return
    s.to_move = (s.to_move + 1) % s.players
    begin_turn(s, box, rng, ev)


def clear_trick(s: State) -> None:
    """What was set aside, picked up or not yet settled goes back (SPT-6.2, SPT-8.10)."""
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


def end_game(s: State, ev: Story) -> None:
    """The ending is set already."""
    clear_trick(s)
    tell(ev, OVER, s.to_move, s.ending, 0, EVERYONE)
    s.to_move = -1


# Pes


def pes_turn(s: State, box: Box, rng: Chance, ev: Story) -> None:
    """SPT-9.3"""
    refresh(s, box, rng, ev)
    slot = draw(rng, SLOTS)
    tell(ev, PES_ROLLED, s.to_move, slot, trick_at(s, slot), EVERYONE)
    if s.face_up[slot]:
        treats = turn_down(s, slot)
        s.pes_treats += treats
        tell(ev, PES_GOT_TREATS, s.to_move, treats, 0, EVERYONE)
    else:
        pes_scores(s, rng, ev)
    pes_pays(s, rng, ev)


def pes_pays(s: State, rng: Chance, ev: Story) -> None:
    while s.pes_treats >= PES_PAYS and s.to_move >= 0:
        s.pes_treats -= PES_PAYS
        s.spare_treats += PES_PAYS
        pes_scores(s, rng, ev)


def pes_scores(s: State, rng: Chance, ev: Story) -> None:
    s.pes_scored += 1
    tell(ev, PES_SCORED, s.to_move, s.top, s.pes_scored, EVERYONE)
    turn_up_dog(s, rng)
    if s.pes_scored == DOGS_TO_WIN:
        s.ending = PES_WINS
        end_game(s, ev)


# Who wins


def score(s: State, box: Box, seat: int) -> int:
    return dogs_scored(s, seat)


def winners(s: State, box: Box) -> int:
    """SPT-5.4, SPT-5.5: six dogs, else the most; alone, only six beat Pes."""
    if s.players == 1:
        if s.ending == SIX_DOGS or (s.ending == RUNNING and dogs_scored(s, 0) > s.pes_scored):
            return 1
        return 0
    best = 0
    mask = 0
    for seat in range(s.players):
        dogs = dogs_scored(s, seat)
        if dogs > best:
            best = dogs
            mask = 0
        if dogs == best:
            mask |= 1 << seat
    return mask
