"""Offers: who has to agree, who is not waited for, and that nothing that was asked can lock a table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from barkade.engine.takeback import barrier
from barkade.server import wire
from barkade.server.runtime.clock import SECOND
from barkade.server.settings import Settings
from barkade.server.table import commands
from barkade.server.table.parts import SUBSTITUTE
from barkade.server.table.session import Session
from barkade.server.table.state import Table
from tests.server.helpers.in_process import Ear, HandClock, Node, tables
from tests.server.helpers.play import NONCES, Sitting, picture, refused
from tests.server.helpers.process import ServerProcess
from tests.server.test_live import play_on, sit_down
from tests.server.test_tables import begin, settle

GRACE = 60 * SECOND
LASTS = Settings().offer_lasts


# The pure table


def offer(sitting: Sitting, who: str, what: str, seat: int = 0) -> None:
    sitting.do(who, wire.Offer(id=sitting.id(), what=what, seat=seat))  # type: ignore[arg-type]


def answer(sitting: Sitting, who: str, yes: bool) -> None:
    sitting.do(who, wire.Answer(id=sitting.id(), yes=yes))


def nobody_waits_for(sitting: Sitting, *people: str) -> None:
    sitting.do("", commands.CountAway(id=sitting.id(), people=list(people)))


def paused(players: int = 3) -> Sitting:
    sitting = Sitting("dig", players)
    offer(sitting, "anna", "pause")
    for seat in sitting.table.seats[1:]:
        answer(sitting, seat.person, True)
    assert sitting.table.paused
    return sitting


def test_the_host_lets_a_bot_play_for_somebody_away_while_the_game_is_paused() -> None:
    sitting = paused()
    table = sitting.table
    offer(sitting, "anna", "resume")
    answer(sitting, "bo", True)
    assert refused(sitting, "anna", wire.Substitute(id=sitting.id(), seat=2)) == "not-away"
    sitting.away.add("cy")
    sitting.do("anna", wire.Substitute(id=sitting.id(), seat=2))
    assert table.seats[2].bot == SUBSTITUTE and not table.paused and table.offer is None
    assert picture(sitting.rebuilt()) == picture(table)


@pytest.mark.parametrize("what", ["resume", "end"])
def test_the_others_agree_without_somebody_who_is_away(what: str) -> None:
    sitting = paused()
    table = sitting.table
    offer(sitting, "anna", what)
    assert table.missing() == ["bo", "cy"]
    nobody_waits_for(sitting, "cy")
    assert table.missing() == ["bo"] and table.asked() == ["bo", "cy"]
    answer(sitting, "bo", True)
    assert table.offer is None and not table.paused and (table.phase == "over") == (what == "end")
    assert picture(sitting.rebuilt()) == picture(table)


def test_who_is_away_last_settles_what_all_others_have_agreed_to() -> None:
    sitting = paused()
    offer(sitting, "anna", "resume")
    answer(sitting, "bo", True)
    nobody_waits_for(sitting, "cy")
    assert not sitting.table.paused and sitting.table.offer is None
    assert picture(sitting.rebuilt()) == picture(sitting.table)


def test_who_comes_back_is_asked_again() -> None:
    sitting = paused()
    offer(sitting, "anna", "resume")
    nobody_waits_for(sitting, "bo")
    nobody_waits_for(sitting)
    assert sitting.table.missing() == ["bo", "cy"] and sitting.table.paused
    assert picture(sitting.rebuilt()) == picture(sitting.table)


def test_somebody_alone_goes_on_but_neither_ends_nor_pauses_a_game() -> None:
    """Being away for a minute is no consent to anything that could cost the game."""
    sitting = Sitting("dig", 3)
    table = sitting.table
    for what in ("end", "pause"):
        offer(sitting, "anna", what)
        nobody_waits_for(sitting, "bo", "cy")
        assert table.missing() == ["bo", "cy"] and table.phase == "playing" and not table.paused
        if what == "end":
            answer(sitting, "anna", False)
    answer(sitting, "cy", True)
    assert table.paused, "one of them is enough"
    offer(sitting, "bo", "resume")
    nobody_waits_for(sitting, "anna", "cy")
    assert not table.paused
    assert picture(sitting.rebuilt()) == picture(table)


def past_dice() -> tuple[Sitting, str, list[str]]:
    """A version that can be taken back with consent, who made it, and the others."""
    rng = random.Random(4)
    sitting = Sitting("goodboy", 3)
    while True:
        seat = sitting.match.to_move
        sitting.play_some(rng, 1)
        if seat is not None and barrier(sitting.match, sitting.table.version) == "chance":
            who = sitting.table.seats[seat].person
            sitting.do(who, wire.Undo(id=sitting.id(), seat=seat, version=sitting.table.version))
            return sitting, who, sitting.table.missing()


def test_dice_are_taken_back_without_somebody_who_is_away_but_never_by_one_alone() -> None:
    sitting, _, (one, other) = past_dice()
    version = sitting.table.version
    nobody_waits_for(sitting, one, other)
    assert sitting.table.version == version and sitting.table.missing() == [one, other]
    answer(sitting, one, True)
    assert sitting.table.version == version + 1 and sitting.match.history[-1].is_undo
    assert picture(sitting.rebuilt()) == picture(sitting.table)
    sitting, _, (one, other) = past_dice()
    answer(sitting, one, True)
    nobody_waits_for(sitting, other)
    assert sitting.table.version == version + 1 and sitting.table.offer is None
    assert picture(sitting.rebuilt()) == picture(sitting.table)


def declined(sitting: Sitting) -> tuple[str, str, str]:
    """Return the offer that was declined, its author, and the one who said no."""
    last = sitting.rebuilt().declined
    assert last is not None and last == sitting.table.declined and sitting.table.offer is None
    return last.what, last.by, last.who


def test_who_has_asked_takes_it_back_and_an_offer_lapses() -> None:
    sitting = Sitting("dig", 3)
    offer(sitting, "bo", "end")
    answer(sitting, "bo", False)
    assert declined(sitting) == ("end", "bo", "bo"), "withdrawn"
    offer(sitting, "cy", "pause")
    assert sitting.table.declined is None
    sitting.do("", commands.LapseOffer(id=sitting.id()))
    assert declined(sitting) == ("pause", "cy", ""), "nobody answered"
    offer(sitting, "anna", "end")
    assert sitting.table.offer is not None and sitting.table.offer.by == "anna"
    answer(sitting, "cy", True)
    answer(sitting, "bo", False)
    assert declined(sitting) == ("end", "anna", "bo")
    assert picture(sitting.rebuilt()) == picture(sitting.table)


# In the server


@asynccontextmanager
async def three(folder: Path, clock: HandClock) -> AsyncIterator[tuple[Node, Session, list[Ear]]]:
    async with tables(folder / "t.sqlite", clock, grace=GRACE) as running:
        session, ears = await begin(running, "dig", 3)
        yield running, session, ears
        rows = await running.store.rows(session.table.id)
        assert picture(Table.rebuilt(rows)) == picture(session.table)


async def settled(running: Node) -> None:
    """Whatever is due has been done, too."""
    await settle(running)
    running.autopilot.timers.tick()
    await settle(running)


async def ask(running: Node, session: Session, ear: Ear, what: str, id_: str, seat: int = 0) -> None:
    await running.submit(session.table.id, wire.Offer(id=id_, what=what, seat=seat), ear)  # type: ignore[arg-type]
    await settled(running)


async def agree(running: Node, session: Session, ear: Ear, id_: str) -> None:
    await running.submit(session.table.id, wire.Answer(id=id_, yes=True), ear)
    await settled(running)


async def pass_time(running: Node, clock: HandClock, time: int) -> None:
    clock.time += time
    await settled(running)


def test_nobody_waits_for_longer_than_the_grace(tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with three(tmp_path, clock) as (running, session, (anna, bo, cy)):
            table = session.table
            await ask(running, session, anna, "pause", "p")
            for ear in (bo, cy):
                await agree(running, session, ear, f"p-{ear.person}")
            running.detach(table.id, cy)
            await ask(running, session, anna, "resume", "r")
            await agree(running, session, bo, "r-bo")
            await pass_time(running, clock, GRACE - 1)
            assert table.paused and table.missing() == [cy.person]
            await pass_time(running, clock, 1)
            assert not table.paused and table.offer is None
            # Next time nobody waits for one moment: everybody knows that they are away.
            await ask(running, session, bo, "pause", "p2")
            await settled(running)
            assert table.missing() == [anna.person] == bo.last("news")["info"]["offer"]["missing"]
            again = Ear(cy.person)
            await running.attach(table.id, again)
            await settled(running)
            assert table.missing() == [anna.person, cy.person] == again.last("news")["info"]["offer"]["missing"]

    asyncio.run(run())


def test_an_offer_that_nobody_answers_lapses(tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with three(tmp_path, clock) as (running, session, (anna, bo, _)):
            await ask(running, session, anna, "end", "e")
            await pass_time(running, clock, LASTS - 1)
            await ask(running, session, bo, "pause", "p")
            assert bo.heard[-1]["kind"] == "other-offer"
            await pass_time(running, clock, 1)
            assert session.table.offer is None and bo.last("news")["info"]["offer"] is None
            await ask(running, session, bo, "pause", "p2")
            assert session.table.offer is not None and session.table.offer.by == bo.person

    asyncio.run(run())


def test_an_offer_lapses_at_a_table_that_was_put_away(tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with tables(tmp_path / "t.sqlite", clock, grace=GRACE) as running:
            session, ears = await begin(running, "dig", 3)
            await ask(running, session, ears[0], "end", "e")
            for ear in ears:
                running.detach(session.table.id, ear)
        async with tables(tmp_path / "t.sqlite", clock, grace=GRACE) as running:
            clock.time += LASTS
            session = await running.session(session.table.id)
            await settled(running)
            assert session.table.offer is None and session.table.phase == "playing"

    asyncio.run(run())


def test_no_bot_is_handed_the_seat_of_somebody_who_is_back(tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with three(tmp_path, clock) as (running, session, (anna, bo, cy)):
            table = session.table
            running.detach(table.id, cy)
            await pass_time(running, clock, GRACE)
            await ask(running, session, bo, "substitute", "h", seat=2)
            assert table.missing() == [anna.person]
            await running.attach(table.id, Ear(cy.person))
            await settled(running)
            assert table.offer is None and not table.seats[2].bot

    asyncio.run(run())


def test_two_of_three_go_on_when_one_has_closed_the_page(tmp_path: Path) -> None:
    async def run(server: ServerProcess) -> None:
        async with asyncio.timeout(60), AsyncExitStack() as stack:
            anna, bo, cy = clients = await sit_down(server, stack, "dig", people=3)
            await anna.do("offer", what="pause")
            for client in (bo, cy):
                await client.do("answer", yes=True)
            await anna.until(lambda: anna.info["paused"])
            await cy.__aexit__()
            await anna.do("offer", what="resume")
            await bo.do("answer", yes=True)
            for client in (anna, bo):
                await client.until(lambda client=client: not client.info["paused"])  # type: ignore[misc]
                assert client.info["offer"] is None
            await anna.do("substitute", seat=2)
            await asyncio.gather(*(play_on(client, random.Random(1), beyond=12) for client in clients[:2]))
            assert anna.version > 12

    with ServerProcess(tmp_path / "t.sqlite", "--unlimited", "--bot-pace", "0", "--grace", "1") as server:
        asyncio.run(run(server))


def roll(sitting: Sitting) -> int:
    """Play until somebody who is no bot has rolled dice that all have seen. Return their seat."""
    table = sitting.table
    while True:
        seat, text = sitting.match.to_move, sitting.match.legal()[0].text
        assert seat is not None
        bot, version = table.seats[seat].bot, table.version
        if bot:
            move = commands.PlayForBot(id=sitting.id(), seat=seat, bot=bot, version=version, actions=[text])
            sitting.do("", move)
        else:
            sitting.play(text)
            if sitting.match.history[-1].draws:
                return seat


def test_bots_never_agree_to_roll_again() -> None:
    """Dice that were taken back are rolled again: with nobody to ask that would be a way to choose them."""
    sitting = Sitting("spots", 2, start=False)
    sitting.do("anna", wire.Sit(id=sitting.id(), seat=0, nonce=NONCES[0]))
    sitting.do("anna", wire.SeatBot(id=sitting.id(), seat=1, bot="random"))
    sitting.do("anna", wire.Start(id=sitting.id()))
    assert roll(sitting) == 0 and sitting.table.undoable()[:2] == (None, "no")
    assert refused(sitting, "anna", wire.Undo(id=sitting.id(), seat=0, version=sitting.table.version)) == "no-undo"


def test_a_bot_that_plays_for_the_only_other_person_does_not_agree_either() -> None:
    sitting = Sitting("spots", 2)
    seat = roll(sitting)
    assert sitting.table.undoable()[:2] == (seat, "ask")
    sitting.do(sitting.table.seats[1 - seat].person, wire.Stand(id=sitting.id(), seat=1 - seat))
    assert sitting.table.undoable()[:2] == (None, "no")


def test_who_plays_all_seats_may_take_dice_back() -> None:
    sitting = Sitting("spots", 1)
    assert roll(sitting) == 0 and sitting.table.undoable()[:2] == (0, "ask")
