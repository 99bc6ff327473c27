"""Nobody gains by a trick: not time, not what a bot did, not by an offer that has gone stale."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

import barkade
from barkade.server import wire
from barkade.server.errors import Refusal
from barkade.server.runtime.clock import SECOND
from barkade.server.table.commands import EndTurn, PlayForBot
from barkade.server.table.parts import SUBSTITUTE
from barkade.server.table.readable import MOST_UNDOS
from tests.games.barking.positions import lay_out
from tests.server.helpers.in_process import Ear, HandClock, tables
from tests.server.helpers.play import NAMES, NONCES, Sitting, picture, refused
from tests.server.test_tables import begin, settle

HOUR = 3600 * SECOND


def bot_plays(sitting: Sitting, text: str) -> None:
    seat = sitting.match.to_move or 0
    bot, version = sitting.table.seats[seat].bot, sitting.table.version
    sitting.do("", PlayForBot(id=f"bot:{version}", seat=seat, bot=bot, version=version, actions=[text]))


def take_back(sitting: Sitting, seat: int) -> None:
    sitting.do(NAMES[seat], wire.Undo(id=sitting.id(), seat=seat, version=sitting.table.version))


# Time


def test_taking_back_gives_no_new_time_and_takes_none() -> None:
    sitting = Sitting("dig", 2, clock=30)
    mover = sitting.match.to_move
    assert mover is not None
    sitting.play("to 1")
    sitting.now += 20 * SECOND
    sitting.play("stop")
    assert sitting.match.to_move != mover
    sitting.now += 28 * SECOND  # the other's, who thinks for long
    take_back(sitting, mover)
    sitting.do(NAMES[1 - mover], wire.Answer(id=sitting.id(), yes=True))
    assert sitting.match.to_move == mover
    assert sitting.table.deadline == sitting.now + 10 * SECOND
    assert picture(sitting.rebuilt()) == picture(sitting.table)


def test_sitting_down_again_gives_no_new_time() -> None:
    sitting = Sitting("dig", 2, clock=30)
    mover, deadline = sitting.match.to_move, sitting.table.deadline
    assert mover is not None
    sitting.now += 20 * SECOND
    sitting.do(NAMES[mover], wire.Sit(id=sitting.id(), seat=mover))
    assert sitting.table.deadline == deadline
    sitting.do(NAMES[mover], wire.Stand(id=sitting.id(), seat=mover))
    assert sitting.table.deadline is None
    sitting.now += 5 * SECOND
    sitting.do(NAMES[mover], wire.Sit(id=sitting.id(), seat=mover))
    assert sitting.table.deadline == sitting.now + 10 * SECOND
    assert picture(sitting.rebuilt()) == picture(sitting.table)


def test_a_turn_whose_time_is_up_is_the_bots() -> None:
    sitting = Sitting("dig", 2, clock=30)
    mover = sitting.match.to_move
    assert mover is not None
    sitting.now += 31 * SECOND
    sitting.do("", EndTurn(id="clock:1", seat=mover))
    assert refused(sitting, NAMES[mover], wire.Sit(id=sitting.id(), seat=mover)) == "time-is-up"
    bot_plays(sitting, "stop")
    sitting.do(NAMES[mover], wire.Sit(id=sitting.id(), seat=mover))
    assert not sitting.table.seats[mover].bot


def test_who_sits_down_again_during_a_pause_has_a_clock_afterwards() -> None:
    sitting = Sitting("dig", 2, clock=30)
    mover = sitting.match.to_move
    assert mover is not None
    sitting.now += 10 * SECOND
    sitting.do(NAMES[mover], wire.Stand(id=sitting.id(), seat=mover))
    sitting.do(NAMES[1 - mover], wire.Offer(id=sitting.id(), what="pause"))
    assert sitting.table.paused
    sitting.do(NAMES[mover], wire.Sit(id=sitting.id(), seat=mover))
    sitting.now += HOUR
    sitting.do(NAMES[1 - mover], wire.Offer(id=sitting.id(), what="resume"))
    sitting.do(NAMES[mover], wire.Answer(id=sitting.id(), yes=True))
    assert sitting.table.deadline == sitting.now + 20 * SECOND
    assert picture(sitting.rebuilt()) == picture(sitting.table)


# Taking back


def test_what_a_bot_did_for_somebody_is_not_theirs_to_take_back() -> None:
    sitting = Sitting("dig", 3, options={"starter": 1})
    assert sitting.match.to_move == 1
    sitting.do("bo", wire.Stand(id=sitting.id(), seat=1))
    bot_plays(sitting, "to 1")
    undo = wire.Undo(id=sitting.id(), seat=1, version=sitting.table.version)
    assert refused(sitting, "bo", undo) == "bot-plays"
    sitting.do("bo", wire.Sit(id=sitting.id(), seat=1))
    assert sitting.table.undoable()[:2] == (None, "no")
    assert refused(sitting, "bo", undo) == "no-undo"
    sitting.play("to 2")
    assert sitting.table.undoable()[:2] == (1, "free")
    take_back(sitting, 1)
    sitting.do("bo", wire.Resign(id=sitting.id(), seat=1))
    bot_plays(sitting, "to 3")
    assert refused(sitting, "bo", wire.Undo(id=sitting.id(), seat=1, version=sitting.table.version)) == "bot-plays"


def test_nobody_takes_back_without_end() -> None:
    sitting = Sitting("dig", 2, options={"starter": 0})
    for _ in range(MOST_UNDOS):
        sitting.play("stop")  # the other's turn begins, and ends at once
        take_back(sitting, 0)
        sitting.do("bo", wire.Answer(id=sitting.id(), yes=True))
    sitting.play("to 1")
    undo = wire.Undo(id=sitting.id(), seat=0, version=sitting.table.version)
    assert refused(sitting, "anna", undo) == "no-undo"
    sitting.play("stop")
    sitting.play("stop")
    sitting.play("to 2")
    assert sitting.table.undoable()[:2] == (0, "free")
    assert picture(sitting.rebuilt()) == picture(sitting.table)


def test_the_last_that_stands_is_found_however_much_was_taken_back() -> None:
    match = barkade.new("dig", 2, seed=1)
    assert match.last_standing == 0
    match.play("to 1")
    match.play("to 2")
    match.undo()
    assert match.last_standing == 1
    match.undo()
    assert match.last_standing == 0


# Offers


def test_who_leaves_can_not_hold_an_offer_up() -> None:
    sitting = Sitting("dig", 3)
    sitting.do("anna", wire.Offer(id=sitting.id(), what="end"))
    sitting.do("bo", wire.Answer(id=sitting.id(), yes=True))
    sitting.do("cy", wire.Stand(id=sitting.id(), seat=2))
    assert (sitting.table.phase, sitting.table.ending) == ("over", "agreed")
    assert picture(sitting.rebuilt()) == picture(sitting.table)


def test_what_somebody_offered_goes_with_them() -> None:
    sitting = Sitting("dig", 3)
    sitting.do("anna", wire.Offer(id=sitting.id(), what="end"))
    sitting.do("anna", wire.Stand(id=sitting.id(), seat=0))
    assert sitting.table.offer is None and sitting.table.phase == "playing"
    sitting.do("bo", wire.Offer(id=sitting.id(), what="pause"))
    assert picture(sitting.rebuilt()) == picture(sitting.table)


def test_an_undo_over_chance_is_refused_when_the_last_one_to_be_asked_has_left() -> None:
    sitting, rng = Sitting("spots", 2), random.Random(3)
    while sitting.table.undoable()[1] != "ask":
        sitting.play_some(rng, 1)
    seat = sitting.table.undoable()[0] or 0
    take_back(sitting, seat)
    assert sitting.table.offer is not None
    before = sitting.match.position()
    sitting.do(NAMES[1 - seat], wire.Stand(id=sitting.id(), seat=1 - seat))
    assert sitting.table.offer is None and sitting.match.position() == before
    # Only a bot could be asked.
    undo = wire.Undo(id=sitting.id(), seat=seat, version=sitting.table.version)
    assert refused(sitting, NAMES[seat], undo) == "no-undo"


def test_who_is_back_keeps_the_seat() -> None:
    sitting = Sitting("dig", 4, options={"starter": 1})
    sitting.away = {"bo"}
    for back in (True, False):
        sitting.do("anna", wire.Offer(id=sitting.id(), what="substitute", seat=1))
        sitting.do("cy", wire.Answer(id=sitting.id(), yes=True))
        if back:
            sitting.away.clear()
            assert refused(sitting, "di", wire.Answer(id=sitting.id(), yes=True)) == "not-away"
            sitting.play("to 1")
            assert sitting.table.offer is None, "who moves is not away"
            sitting.away = {"bo"}
        else:
            sitting.do("di", wire.Answer(id=sitting.id(), yes=True))
            assert sitting.table.seats[1].bot == SUBSTITUTE
    assert picture(sitting.rebuilt()) == picture(sitting.table)


# Hosts and guests


def test_a_remote_bot_is_no_host() -> None:
    sitting = Sitting("dig", 2, start=False)
    sitting.do("anna", wire.Sit(id=sitting.id(), seat=0, nonce=NONCES[0]))
    sitting.do("anna", wire.Stand(id=sitting.id(), seat=0))
    sitting.do("bot-1", wire.Sit(id=sitting.id(), seat=1, nonce=NONCES[1]))
    sitting.do("anna", wire.Sit(id=sitting.id(), seat=0, nonce=NONCES[0]))
    sitting.do("anna", wire.Start(id=sitting.id()))
    assert sitting.table.phase == "playing"


def test_a_remote_bot_has_no_voice() -> None:
    tied = {"boxes": 1}, {"van": 1}
    last = lay_out([{}, {}], ["mailbox"], won=tied, round_=2, passed=[0], to_move=1, custom={"piles": [2, 1]})
    sitting = Sitting("barking", 2, start=False, box={"piles": [2, 1]}, record=last.record())
    sitting.do("anna", wire.Sit(id=sitting.id(), seat=0, nonce=NONCES[0]))
    sitting.do("bot-1", wire.Sit(id=sitting.id(), seat=1, nonce=NONCES[1]))
    sitting.do("anna", wire.Start(id=sitting.id()))
    sitting.play("pass")
    assert sitting.match.to_move == 1
    with pytest.raises(Refusal) as refused:
        sitting.play("bark 99")
    assert refused.value.kind == "people-only" and refused.value.message.args == {"action": "no-mic"}
    sitting.play("no-mic")
    sitting.play("bark 50")
    assert sitting.match.over and sitting.match.view(None)["board"]["unheard"] == [False, True]


def test_who_was_away_before_a_table_was_put_away_is_still_away(tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with tables(tmp_path / "t.sqlite", clock, grace=60 * SECOND, idle=HOUR) as running:
            session, ears = await begin(running, "dig")
            host, guest = ears
            clock.time += HOUR
            for ear in ears:
                running.detach(session.table.id, ear)
            clock.time += 2 * HOUR
            await settle(running)
            assert running.unload_idle() == 1
            back = Ear(host.person)
            await running.attach(session.table.id, back)
            seat = session.table.seats_of(guest.person)[0]
            await running.submit(session.table.id, wire.Substitute(id="h", seat=seat), back)
            await settle(running)
            assert running.sessions[session.table.id].table.seats[seat].bot == SUBSTITUTE

    asyncio.run(run())


def test_after_a_start_everybody_has_the_whole_grace(tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with tables(tmp_path / "t.sqlite", clock) as running:
            session, ears = await begin(running, "dig")
            await settle(running)
        clock.time += HOUR
        async with tables(tmp_path / "t.sqlite", clock, grace=60 * SECOND) as running:
            back = Ear(ears[0].person)
            await running.attach(session.table.id, back)
            seat = session.table.seats_of(ears[1].person)[0]
            await running.submit(session.table.id, wire.Substitute(id="h", seat=seat), back)
            await settle(running)
            assert back.last("refused")["kind"] == "not-away"

    asyncio.run(run())
