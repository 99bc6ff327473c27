"""The course of a game of Spots: turns, Pes's turns, and the end (SPT-3, SPT-5.4, SPT-5.5, SPT-9.3)."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, NOBODY, Chance, Story, draw, tell

from ..box import DOGS_TO_WIN, SLOTS, TURNS_PER_PLAYER, Box
from .dice import bust, gather
from .dogs import any_filled, dogs_scored, open_cards, score_filled, turn_up_dog
from .end import end_game
from .state import (
    ALL_BUST,
    PES_GOT_TREATS,
    PES_OUTLASTS,
    PES_ROLLED,
    PES_SCORED,
    PES_WINS,
    SIX_DOGS,
    STALEMATE,
    STEP_DONE,
    TRICK_DONE,
    State,
)
from .tiles import refresh, trick_at, turn_down
from .tricks import clear_trick, next_step

PES_PAYS = 2


# Turns


def begin_turn(s: State, box: Box, rng: Chance, ev: Story) -> None:
    """SPT-3.1, SPT-3.2"""
    if s.dice == 0:
        tell(ev, ALL_BUST, NOBODY, EVERYONE)
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
    if s.turns == TURNS_PER_PLAYER * s.players:
        # SPT-5.5
        if s.players == 1:
            s.ending = PES_OUTLASTS
        else:
            s.ending = STALEMATE
        end_game(s, ev)
        return
    s.to_move = (s.to_move + 1) % s.players
    begin_turn(s, box, rng, ev)


# Pes


def pes_turn(s: State, box: Box, rng: Chance, ev: Story) -> None:
    """SPT-9.3"""
    refresh(s, box, rng, ev)
    slot = draw(rng, SLOTS)
    tell(ev, PES_ROLLED, NOBODY, EVERYONE, slot, trick_at(s, slot))
    if s.face_up[slot]:
        treats = turn_down(s, slot)
        s.pes_treats += treats
        tell(ev, PES_GOT_TREATS, NOBODY, EVERYONE, treats)
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
    tell(ev, PES_SCORED, NOBODY, EVERYONE, s.top, s.pes_scored)
    turn_up_dog(s, rng)
    if s.pes_scored == DOGS_TO_WIN:
        s.ending = PES_WINS
        end_game(s, ev)
