"""The door of a table: the host may want to be asked before somebody sits down, and new faces come a few at a time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from barkade.server import wire
from barkade.server.errors import Refusal
from barkade.server.http.tables import Wish, wished
from barkade.server.table.handlers.door import MOST_REQUESTS
from barkade.server.table.parts import REMOTE_BOT
from barkade.server.table.state import Table
from tests.server.helpers.in_process import Ear, HandClock, someone, tables
from tests.server.helpers.play import HASHES, NONCES, Sitting
from tests.server.test_tables import settle


def sit(sitting: Sitting, who: str, seat: int) -> None:
    sitting.do(who, wire.Sit(id=sitting.id(), seat=seat, nonce=NONCES[seat]))


def refused(sitting: Sitting, who: str, command: wire.Command) -> str:
    with pytest.raises(Refusal) as found:
        sitting.do(who, command)  # type: ignore[arg-type]
    return found.value.kind


def asking(players: int = 3) -> Sitting:
    """A table whose host sits at seat 0 and wants to be asked."""
    sitting = Sitting("dig", players, start=False)
    sit(sitting, "anna", 0)
    sitting.do("anna", wire.Door(id=sitting.id(), asks=True))
    return sitting


def seated(sitting: Sitting) -> list[str]:
    assert [seat.person for seat in Table.rebuilt(sitting.rows).seats] == [seat.person for seat in sitting.table.seats]
    return [seat.person for seat in sitting.table.seats]


def test_who_sits_down_asks_and_the_host_lets_them_in() -> None:
    sitting = asking()
    sitting.do("bo", wire.Sit(id=sitting.id(), seat=1, hash=HASHES[1]))
    assert seated(sitting) == ["anna", "", ""] and list(sitting.table.requests) == ["bo"]
    assert refused(sitting, "bo", wire.LetIn(id="x", person="bo")) == "host-only"
    assert refused(sitting, "anna", wire.LetIn(id="x", person="cy")) == "no-request"
    sitting.do("anna", wire.LetIn(id=sitting.id(), person="bo"))
    assert seated(sitting) == ["anna", "bo", ""] and not sitting.table.requests
    assert sitting.table.seats[1].hash == HASHES[1], "committed when asking"
    # Whoever is in may change seats.
    sitting.do("bo", wire.Stand(id=sitting.id(), seat=1))
    sit(sitting, "bo", 2)
    assert seated(sitting) == ["anna", "", "bo"]


def test_a_no_is_final_and_others_may_ask() -> None:
    sitting = asking()
    sit(sitting, "bo", 1)
    sit(sitting, "cy", 1)
    sitting.do("anna", wire.LetIn(id=sitting.id(), person="bo", yes=False))
    assert sitting.table.declined is not None and sitting.table.declined[:4] == ("door", 1, "bo", "anna")
    assert refused(sitting, "bo", wire.Sit(id="x", seat=2, nonce=NONCES[2])) == "turned-down"
    sitting.do("anna", wire.LetIn(id=sitting.id(), person="cy"))
    assert seated(sitting) == ["anna", "cy", ""]


def test_the_seat_may_be_taken_by_then() -> None:
    sitting = asking()
    for who in ("bo", "cy", "di"):
        sit(sitting, who, 1)
    for who in ("bo", "cy"):
        sitting.do("anna", wire.LetIn(id=sitting.id(), person=who))
    assert seated(sitting) == ["anna", "bo", "cy"]
    assert refused(sitting, "anna", wire.LetIn(id="x", person="di")) == "seat-taken"


def test_the_host_changes_their_mind() -> None:
    sitting = asking()
    sit(sitting, "bo", 1)
    assert refused(sitting, "bo", wire.Door(id="x", asks=False)) == "host-only"
    sitting.do("anna", wire.Door(id=sitting.id(), asks=False))
    assert not sitting.table.requests
    sit(sitting, "bo", 1)
    sitting.do("anna", wire.Door(id=sitting.id(), asks=True))
    sitting.do("bo", wire.Stand(id=sitting.id(), seat=1))
    sit(sitting, "bo", 1)
    assert seated(sitting) == ["anna", "bo", ""], "who sat when the door was closed need not ask"
    sitting.do("anna", wire.Unseat(id=sitting.id(), seat=1))
    assert refused(sitting, "bo", wire.Sit(id="x", seat=1, nonce=NONCES[1])) == "sent-away"


def test_requests_are_bounded_and_end_with_the_start() -> None:
    sitting = asking(2)
    for number in range(MOST_REQUESTS):
        sit(sitting, f"p{number}", 1)
    assert refused(sitting, "one-more", wire.Sit(id="x", seat=1, nonce=NONCES[1])) == "crowded"
    sit(sitting, "p0", 1)  # again, as after a reload
    sitting.do("anna", wire.LetIn(id=sitting.id(), person="p3"))
    sitting.do("anna", wire.Start(id=sitting.id()))
    assert sitting.table.phase == "playing" and not sitting.table.requests
    assert refused(sitting, "anna", wire.Door(id="x", asks=False)) == "started"


def test_a_program_that_the_host_brought_need_not_ask() -> None:
    sitting = asking()
    sit(sitting, REMOTE_BOT + "x", 1)
    assert seated(sitting)[1] == REMOTE_BOT + "x"


def test_everybody_is_told_who_asks(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as running:
            anna, bo = await someone(running, "Anna"), await someone(running, "anna")
            table = await running.open_table(wished(Wish("dig", 2, asks=True), anna))
            ears = [Ear(anna), Ear(bo)]
            for ear in ears:
                await running.attach(table, ear)
            await running.submit(table, wire.Sit(id="sit", seat=1, nonce=NONCES[1]), ears[1])
            await settle(running)
            info = ears[0].last("news")["info"]
            assert info["asks"]
            assert [(each["person"], each["name"], each["seat"]) for each in info["requests"]] == [(bo, "anna", 1)]
            running.unload(await running.session(table))  # what is read again is the same
            assert (await running.info(table)).requests[0].person == bo

    asyncio.run(run())


def test_new_faces_come_a_few_at_a_time(tmp_path: Path) -> None:
    """Whoever is sent away or muted comes back under another name: at a table, only so many new ones are heard."""

    async def run() -> None:
        clock = HandClock()
        async with tables(tmp_path / "t.sqlite", clock, new_faces_burst=3, new_faces_per_second=0.1) as running:
            old = await someone(running, "Old Dog")
            anna = await someone(running, "Anna")
            clock.time += 1000
            table = await running.open_table(wished(Wish("dig", 2), anna))

            async def heard(person: str, word: str) -> str:
                answer = await running.request(table, wire.Say(id=word, text=word), person)
                return "" if isinstance(answer, wire.Ack) else answer.kind

            new = [await someone(running, f"new {number}") for number in range(5)]
            assert [await heard(person, f"w{number}") for number, person in enumerate(new)] == [
                "",
                "",
                "",
                *["crowded"] * 2,
            ]
            assert await heard(new[0], "again") == "", "who has been heard is no new face"
            assert await heard(old, "hello") == "", "nor is who was here before the table"
            sits = await running.request(table, wire.Sit(id="s", seat=1, nonce=NONCES[1]), new[3])
            assert isinstance(sits, wire.Refused) and sits.kind == "crowded"
            clock.time += 10_000
            assert await heard(new[3], "now") == ""

    asyncio.run(run())
