"""Quotas: one person's data is bounded, unneeded data is deleted, and a clock that jumps deletes nothing."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest

import barkade
from barkade.engine.record import read_record
from barkade.server import wire
from barkade.server.app import make_app
from barkade.server.errors import Refusal
from barkade.server.http.tables import MOST_LISTED_OF_ONE, Wish, wished
from barkade.server.people.device_names import guess_name
from barkade.server.people.devices import Devices
from barkade.server.people.people import MOST_DEVICES, SEEN_EVERY
from barkade.server.people.profiles import Profile
from barkade.server.runtime.clock import DAY, SECOND
from barkade.server.server import Server
from barkade.server.settings import Settings
from barkade.server.store import Person, Store, TableSummary
from barkade.server.tables.cleaning import FEW, LONGEST_OFF, Cleaning
from barkade.server.wire import LONGEST_NAME, Dog
from tests.server.helpers.in_process import Ear, HandClock, Node, someone, tables
from tests.server.test_hostile_requests import ask
from tests.server.test_loop import server_at
from tests.server.test_store import opened, row, store  # noqa: F401 (a fixture)
from tests.server.test_tables import begin, settle


async def asked(server: Server, method: str, path: str, secret: str, body: Any = None) -> tuple[int, Any]:
    headers = [(b"content-type", b"application/json"), (b"cookie", b"barkade=" + secret.encode())]
    told = bytearray()
    status = await ask(make_app(server), method, path, "", headers, json.dumps(body).encode(), told)
    return status, json.loads(told)


# Tables


def test_a_person_has_so_many_tables_at_a_time(tmp_path: Path) -> None:
    async def run() -> None:
        settings = Settings(most_tables_per_person=4, most_public_per_person=1)
        async with server_at(tmp_path / "t.sqlite", settings) as server:
            _, secret = await server.people.come_in("Greedy", Dog())
            wish = {"game": "dig", "players": 2, "public": True}
            assert (await asked(server, "POST", "/api/tables", secret, wish))[0] == 201
            status, problem = await asked(server, "POST", "/api/tables", secret, wish)
            assert status == 409 and problem["kind"] == "too-many-public"
            wish["public"] = False
            told = [await asked(server, "POST", "/api/tables", secret, wish) for _ in range(5)]
            assert [status for status, _ in told] == [201] * 3 + [409] * 2
            assert told[-1][1]["kind"] == "too-many-tables"
            _, other = await server.people.come_in("Other", Dog())
            assert (await asked(server, "POST", "/api/tables", other, wish))[0] == 201

    asyncio.run(run())


def test_tables_are_opened_so_fast_and_large_ones_more_slowly(tmp_path: Path) -> None:
    async def run() -> None:
        match = barkade.new("dig", 2, seed=1)
        while len(match.record()) < 5_000:
            match.play("stop" if not match.version % 2 else match.legal()[0])
        record = match.record().replace("\n\n", f"\nname 1 {'A' * 50_000}\n\n", 1)
        rates = {"openings_per_address_per_second": 0.001, "openings_per_second": 0.001}
        settings = Settings(openings_burst=5, openings_per_address_burst=8, **rates)  # type: ignore[arg-type]
        async with server_at(tmp_path / "t.sqlite", settings) as server:
            secrets = [(await server.people.come_in(f"{number}", Dog()))[1] for number in range(3)]
            wish = {"game": "dig", "players": 2}
            told = [(await asked(server, "POST", "/api/tables", secrets[0], wish))[0] for _ in range(6)]
            assert told == [201] * 5 + [429]
            assert (await asked(server, "POST", "/api/tables", secrets[1], {**wish, "record": record}))[0] == 201
            status, _ = await asked(server, "POST", "/api/tables", secrets[2], wish)
            assert status == 429, "the address has used up what it had"

    asyncio.run(run())


def test_what_is_kept_of_a_record_has_no_size_that_somebody_chose() -> None:
    match = barkade.new("dig", 2, seed=3)
    match.play("to 1")
    head, _, body = match.record().partition("\n\n")
    head = head.replace("simulation 3 0", "seed " + "00" * 100_000 + "\nnonce 1 " + "11" * 10_000)
    opened = wished(Wish("dig", 2, record=f"{head}\nname 1 {'A' * 50_000}\n\n{body}"), "anna")
    assert len(opened.record) < 1_000 and opened.upto == 1
    again = read_record(opened.record)
    assert again.position()["state"] == match.position()["state"]
    assert again.setup.names == ("A" * LONGEST_NAME,)


def test_a_box_of_its_own_has_a_size(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_at(tmp_path / "t.sqlite") as server:
            _, secret = await server.people.come_in("Greedy", Dog())
            wish = {"game": "dig", "players": 2, "box": {"x": "y" * 100_000}}
            assert (await asked(server, "POST", "/api/tables", secret, wish))[0] == 413

    asyncio.run(run())


def test_nobody_fills_the_list_alone(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_at(tmp_path / "t.sqlite") as server:
            anna, secret = await server.people.come_in("Anna", Dog())
            mine = await server.tables.open_table(wished(Wish("dig", 2, public=True), anna.id))
            await asyncio.sleep(0.01)
            greedy = await someone(server.tables, "Greedy")
            for _ in range(60):
                await server.tables.open_table(wished(Wish("dig", 2, public=True), greedy))
            _, told = await asked(server, "GET", "/api/tables", secret)
            assert len(told["tables"]) == MOST_LISTED_OF_ONE + 1 and told["tables"][-1]["id"] == mine
            await server.tables.attach(mine, Ear(anna.id))
            _, told = await asked(server, "GET", "/api/tables", secret)
            assert told["tables"][0]["id"] == mine, "where somebody is comes first"

    asyncio.run(run())


# People and secrets


def test_what_nobody_needs_is_deleted(store: Store) -> None:  # noqa: F811
    async def run() -> None:
        async with opened(store):
            for name in ("old", "plays", "played", "new"):
                await store.save_person(Person(name, name, b"{}", 1_000))
                await store.save_token(name.encode(), name, "session", None, 1_000)
            await store.save_token(b"link", "new", "link", 1_500, 1_000)
            await store.save_token(b"fresh", "new", "session", None, 9_000)
            await store.saw(b"new", "new", 8_000)
            people = ("plays",)
            await store.append(row(1), TableSummary("t", "dig", "playing", True, True, 1, people, "plays"))
            await store.save_result("r", "dig", 2_000, b"1", ["played"])
            await store.save_result("nobodys", "dig", 2_000, b"2", [])
            await store.save_result("young", "dig", 7_000, b"3", [])
            assert await store.delete_unneeded(now=9_500, unseen=500, idle=5_000, results=5_000) == 4
            kept = await store.people(["old", "plays", "played", "new"])
            assert sorted(person.id for person in kept) == ["new", "played", "plays"]
            assert await store.person_of(b"old", "session", 0) is None
            assert await store.person_of(b"link", "link", 0) is None
            assert await store.results(None, None) == [b"1", b"3"]
            assert [(each.digest, each.created, each.seen) for each in await store.sessions("new")] == [
                (b"fresh", 9_000, 9_000),
                (b"new", 1_000, 8_000),
            ]
            await store.delete_unneeded(now=9_500, unseen=8_500, idle=5_000, results=5_000)
            assert [each.digest for each in await store.sessions("new")] == [b"fresh"]

    asyncio.run(run())


def test_tables_are_counted_by_who_opened_them(store: Store) -> None:  # noqa: F811
    async def run() -> None:
        async with opened(store):
            assert await store.last_touched() == 0
            for number, (host, phase, public) in enumerate(
                (("anna", "open", True), ("anna", "playing", True), ("anna", "over", False), ("bo", "open", False))
            ):
                summary = TableSummary(str(number), "dig", phase, public, False, number, (), host)
                await store.append(row(1, table=str(number)), summary)
            assert await store.count_tables() == 4
            assert await store.count_tables("anna") == 2
            assert await store.count_tables("anna", public=True) == 1
            assert await store.count_tables("nobody") == 0
            assert await store.last_touched() == 3
            assert [each.host for each in await store.summaries("playing")] == ["anna"]
            assert await store.note("x") == ""
            for value in ("1", "2"):
                await store.save_note("x", value)
                assert await store.note("x") == value

    asyncio.run(run())


def test_remote_bots_go_with_who_brought_them(store: Store) -> None:  # noqa: F811
    async def run() -> None:
        async with opened(store):
            for name, owner in (("anna", ""), ("bot-1", "anna"), ("bot-2", "bo")):
                profile = b'{"owner":"%b"}' % owner.encode()
                await store.save_person(Person(name, name, profile, 1))
                await store.save_token(name.encode(), name, "session", None)
            await store.delete_person("anna")
            assert await store.person_of(b"bot-1", "session", 5) is None
            assert await store.person_of(b"bot-2", "session", 5) is not None

    asyncio.run(run())


def test_a_remote_bot_sits_where_it_was_asked_to(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as running:
            host = await someone(running, "host")
            table = await running.open_table(wished(Wish("dig", 3), host))
            bot, _ = await running.people.add_remote_bot("bot", table, host, 1)
            ear = Ear(bot.id)
            await running.submit(table, wire.Sit(id="a", seat=2, nonce="ab" * 16), ear)
            await running.submit(table, wire.Sit(id="b", seat=1, nonce="ab" * 16), ear)
            await settle(running)
            assert [told.get("kind") for told in ear.heard] == ["not-your-seat", None]
            assert [seat.person for seat in running.sessions[table].table.seats] == ["", bot.id, ""]

    asyncio.run(run())


def test_remote_bots_are_new_people_like_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_at(tmp_path / "t.sqlite", Settings(new_people_burst=5)) as server:
            _, secret = await server.people.come_in("Anna", Dog())
            _, told = await asked(server, "POST", "/api/tables", secret, {"game": "dig", "players": 2})
            path = f"/api/tables/{told['id']}/remote-bot"
            answers = [await asked(server, "POST", path, secret, {"seat": 1}) for _ in range(8)]
            assert [status for status, _ in answers] == [201] * 5 + [429] * 3

    asyncio.run(run())


def test_nobody_has_more_devices_than_people_have(tmp_path: Path) -> None:
    """A link makes a device of any request: without a limit, sessions and a profile would grow for ever."""

    async def run() -> None:
        async with server_at(tmp_path / "t.sqlite") as server:
            anna, first = await server.people.come_in("Anna", Dog(), device="Firefox · Linux")
            for _ in range(MOST_DEVICES + 9):
                link = await server.credentials.link(anna.id)
                last = await server.credentials.move(link, device="Chrome · Android")
            assert len(await server.store.sessions(anna.id)) == MOST_DEVICES
            profile = await server.people.profile_of(anna.id)
            assert len(profile.device_names) == MOST_DEVICES
            assert await server.people.whose(last) == anna.id
            assert "Firefox · Linux" not in profile.device_names.values() or await server.people.whose(first)

    asyncio.run(run())


def test_links_to_other_devices_are_made_so_fast(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_at(tmp_path / "t.sqlite", Settings(recoveries_burst=4)) as server:
            _, secret = await server.people.come_in("Anna", Dog())
            answers = [await asked(server, "POST", "/api/me/link", secret, {}) for _ in range(6)]
            assert [status for status, _ in answers] == [201] * 4 + [429] * 2

    asyncio.run(run())


def test_devices_are_listed_and_signed_out(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_at(tmp_path / "t.sqlite") as server:
            anna, phone = await server.people.come_in("Anna", Dog())
            laptop, tablet = [await server.people.new_session(anna.id) for _ in range(2)]
            _, told = await asked(server, "GET", "/api/me/devices", laptop)
            assert [each["this"] for each in told["devices"]].count(True) == len(told["devices"]) - 2 == 1
            other = next(each["id"] for each in told["devices"] if not each["this"])
            status, told = await asked(server, "DELETE", f"/api/me/devices/{other}", laptop)
            assert status == 200 and len(told["devices"]) == 2
            known = [(await asked(server, "GET", "/api/me", secret))[0] for secret in (phone, laptop, tablet)]
            assert sorted(known) == [200, 200, 401] and known[1] == 200
            assert (await asked(server, "DELETE", f"/api/me/devices/{other}", laptop))[0] == 404
            await asked(server, "DELETE", "/api/me/devices", laptop)
            known = [(await asked(server, "GET", "/api/me", secret))[0] for secret in (phone, laptop, tablet)]
            assert known == [401, 200, 401]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36", "Chrome · Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36 Edg/126.0", "Edge · Windows"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko Firefox/127.0", "Firefox · Mac"),
        ("Python-urllib/3.11", ""),
    ],
)
def test_a_device_is_called_what_it_calls_itself_at_first(tmp_path: Path, agent: str, name: str) -> None:
    async def run() -> None:
        async with server_at(tmp_path / "t.sqlite") as server:
            anna, phone = await server.people.come_in("Anna", Dog(), device=guess_name(agent))
            _, told = await asked(server, "GET", "/api/me/devices", phone)
            (device,) = told["devices"]
            assert device["name"] == name
            path = f"/api/me/devices/{device['id']}"
            status, told = await asked(server, "PATCH", path, phone, {"name": "  Grandma's\ttablet "})
            assert (status, told["devices"][0]["name"]) == (200, "Grandma's tablet")
            assert (await asked(server, "PATCH", path, phone, {"name": "\u200b"}))[0] == 400
            assert (await asked(server, "PATCH", "/api/me/devices/0123", phone, {"name": "x"}))[0] == 404
            laptop = await server.people.new_session(anna.id, "Firefox · Linux")
            await asked(server, "DELETE", "/api/me/devices", laptop)
            found = await server.people.get(anna.id)
            assert found is not None and list(found[1].device_names.values()) == ["Firefox · Linux"]

    asyncio.run(run())


def test_who_comes_now_and_then_stays_known(tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with tables(tmp_path / "t.sqlite", clock) as running:
            person, secret = await running.people.come_in("Anna", Dog())
            clock.time += 2 * SEEN_EVERY
            assert await running.people.whose(secret) == person.id
            (device,) = await running.store.sessions(person.id)
            assert device.seen == clock.time
            await running.store.delete_unneeded(clock.time, clock.time - DAY, clock.time - DAY, 0)
            assert await running.people.whose(secret) == person.id
            assert Profile().seat is None

    asyncio.run(run())


# The clock


class Ticks:
    """A clock that nobody sets."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


async def house(running: Node, clock: HandClock) -> None:
    """A finished, a running and an open table."""
    session, ears = await begin(running, "dig")
    await running.submit(session.table.id, wire.Resign(id="r", seat=0), ears[0])
    going, others = await begin(running, "dig")
    await running.open_table(wished(Wish("dig", 2), ears[0].person))
    await settle(running)
    for table, listeners in ((session, ears), (going, others)):
        for ear in listeners:
            running.detach(table.table.id, ear)


def test_a_clock_that_is_ahead_at_the_start_deletes_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        clock, ticks = HandClock(), Ticks()
        async with tables(tmp_path / "t.sqlite", clock) as running:
            await house(running, clock)
            await Cleaning(running.store, running, clock, running.settings, ticks).clean()
        clock.time += 400 * DAY
        async with tables(tmp_path / "t.sqlite", clock) as running:
            cleaning = Cleaning(running.store, running, clock, running.settings, ticks)
            for _ in range(5):
                assert await cleaning.clean() == 0
                ticks.seconds += 3600
            assert await running.store.count_tables() == 3
            # Days that really pass are days.
            ticks.seconds += (7 * DAY - LONGEST_OFF) / SECOND
            assert await cleaning.clean() == 1, "the open one"
            sure = Settings(delete_expired=True)
            assert await Cleaning(running.store, running, clock, sure, ticks).clean() == 2

    asyncio.run(run())


def test_a_clock_that_jumps_while_the_server_runs_deletes_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        clock, ticks = HandClock(), Ticks()
        async with tables(tmp_path / "t.sqlite", clock) as running:
            cleaning = Cleaning(running.store, running, clock, running.settings, ticks)
            await cleaning.clean()
            await house(running, clock)
            for jump in (400 * DAY, -800 * DAY, 4000 * DAY):
                clock.time += jump
                ticks.seconds += 3600
                assert await cleaning.clean() == 0
            assert await running.store.count_tables() == 3

    asyncio.run(run())


def test_a_large_part_of_all_tables_waits_for_a_person(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        clock, ticks = HandClock(), Ticks()
        async with tables(tmp_path / "t.sqlite", clock) as running:
            cleaning = Cleaning(running.store, running, clock, running.settings, ticks)
            await cleaning.clean()
            for number in range(FEW + 1):
                summary = TableSummary(str(number), "dig", "open", False, False, clock.time)
                await running.store.append(row(1, table=str(number)), summary)
            clock.time += 30 * DAY
            ticks.seconds += 30 * DAY / SECOND
            with caplog.at_level(logging.ERROR):
                assert await cleaning.clean() == 0 and cleaning.waiting == FEW + 1
            assert "--clean-up" in caplog.text
            await running.store.delete_tables(["0"])
            assert await cleaning.clean() == FEW and cleaning.waiting == 0

    asyncio.run(run())


def test_somebody_who_is_no_device_of_mine_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as running:
            person, secret = await running.people.come_in("Anna", Dog())
            with pytest.raises(Refusal):
                await Devices(running.people, running.store).sign_out(person.id, "00" * 8, secret)

    asyncio.run(run())
