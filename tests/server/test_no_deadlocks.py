"""No pause, offer or absent person locks a table: whoever is left can go on alone."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import pytest

import barkade
from barkade.server import wire
from barkade.server.errors import Refusal
from barkade.server.runtime.clock import SECOND
from barkade.server.table import commands
from barkade.server.table.clock import SLOW_GAME
from tests.server.helpers.play import NAMES, Sitting, picture
from tests.server.test_decide import anything


@pytest.mark.parametrize("game", barkade.games())
@pytest.mark.parametrize("seed", range(12))
def test_one_person_alone_gets_a_table_going_again(game: str, seed: int) -> None:
    """Whatever has happened: pauses, offers, people who left, were sent away or time out. Everybody else is gone."""
    rng, clock = random.Random(seed), [0, 30, SLOW_GAME][seed % 3]
    sitting = Sitting(game, 3, clock=clock)
    table = sitting.table
    kinds = [wire.Offer, wire.Offer, wire.Answer, wire.Stand, wire.Sit, wire.Substitute, commands.EndTurn]
    for _ in range(60):
        sitting.now += rng.choice([0, 1000, clock * SECOND])
        sitting.away = set(rng.sample(NAMES[:3], 1))
        who, command = anything(rng, sitting, kinds)
        if table.phase == "playing" and not isinstance(command, wire.Resign | wire.Unseat):
            with contextlib.suppress(Refusal):
                sitting.do(who, command)
    if table.to_move is None:
        return
    for number, seat in enumerate(table.seats):
        if seed % 2 and seat.votes:
            sitting.do(seat.person, wire.Stand(id=sitting.id(), seat=number))
        if table.to_move is None:
            return  # the last who could have said no to an offer to end has left
    left = next(seat for seat, person in enumerate(table.first_people) if table.seats[seat].person == person)
    person = table.seats[left].person
    sitting.away = set(NAMES) - {person}

    def do(command: Any) -> None:
        sitting.do(person, command)
        if table.offer is not None:
            sitting.do("", commands.CountAway(id=sitting.id(), people=sorted(sitting.away & set(table.asked()))))

    if table.seats[left].bot:
        while table.to_move == left and table.is_late(left, sitting.now) and table.bot_to_move:
            sitting.do("", commands.PlayForBot(**_bots_move(sitting)))
        do(wire.Sit(id=sitting.id(), seat=left))
    if table.offer is not None:
        do(wire.Answer(id=sitting.id(), yes=False))
    if table.idle:
        sitting.do("", commands.Continue(id=sitting.id(), person=person))
    if table.paused:
        do(wire.Offer(id=sitting.id(), what="resume"))
    assert not table.paused and not table.waits and table.offer is None
    for _ in range(200):
        mover = table.to_move
        if mover in (None, left):
            break
        assert mover is not None
        if not table.bot_at(mover):
            do(wire.Offer(id=sitting.id(), what="substitute", seat=mover))
        assert table.bot_to_move
        sitting.do("", commands.PlayForBot(**_bots_move(sitting)))
    assert table.to_move in (None, left)


def _bots_move(sitting: Sitting) -> dict[str, Any]:
    table = sitting.table
    seat, text = table.to_move or 0, sitting.match.legal()[0].text
    return {"id": sitting.id(), "seat": seat, "bot": table.bot_at(seat), "version": table.version, "actions": [text]}


@pytest.mark.parametrize("clock", [30, SLOW_GAME])
def test_whoever_ran_out_of_time_last_may_come_back_to_a_game_that_waits(clock: int) -> None:
    sitting = Sitting("dig", 2, clock=clock)
    table = sitting.table
    first = table.to_move
    assert first is not None
    sitting.do(NAMES[1 - first], wire.Stand(id=sitting.id(), seat=1 - first))
    sitting.now += clock * SECOND
    sitting.do("", commands.EndTurn(id=sitting.id(), seat=first))
    assert table.waits and not table.bot_to_move, "nobody is left to play with"
    if table.idle:
        sitting.do("", commands.Continue(id=sitting.id(), person=NAMES[first]))
    else:
        sitting.do(NAMES[first], wire.Sit(id=sitting.id(), seat=first))
    assert not table.waits and table.deadline == sitting.now + clock * SECOND, "with the whole time of a turn"
    sitting.play(sitting.match.legal()[0].text)
    assert picture(sitting.rebuilt()) == picture(table)
