"""The conformance suite of stores."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from barkade.engine.errors import BarkadeError
from barkade.lockfile import Locked
from barkade.server import wire
from barkade.server.cli import _shared_store
from barkade.server.store import Conflict, Person, Row, Store, StoreFailed, TableSummary, TooNew, Try
from barkade.server.store.postgres import PostgresStore
from barkade.server.store.sqlite import SQLiteStore
from barkade.server.store.sqlite_schema import STEPS
from tests.server.helpers.database import Database
from tests.server.helpers.in_process import Ear, tables
from tests.server.test_tables import begin, mover, settle


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Store]:
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    if request.param == "sqlite":
        return SQLiteStore(tmp_path / "tables.sqlite")
    return PostgresStore(request.getfixturevalue("database").fresh())


def row(seq: int, version: int | None = None, command: str = "", table: str = "t", after: str | None = None) -> Row:
    before = f"c{seq - 1}" if after is None and seq > 1 else after or ""
    return Row(table, seq, version, command or f"c{seq}", "anna", 1000 + seq, b'{"fact":"x"}', before)


def summary(table: str = "t", phase: str = "open", touched: int = 1, people: tuple[str, ...] = ()) -> TableSummary:
    return TableSummary(table, "dig", phase, True, True, touched, people)


def test_rows_come_back_in_order(store: Store) -> None:
    async def run() -> None:
        async with opened(store):
            kept = [row(1), row(2, 0), row(3), row(4, 1)]
            await asyncio.gather(*(store.append(each) for each in kept))
            await store.append(row(1, table="other"))
            assert await store.rows("t") == kept
            assert await store.rows("t", after=2) == kept[2:]
            assert await store.rows("nowhere") == []

    asyncio.run(run())


@pytest.mark.parametrize(
    "second",
    [row(2, 0, "another"), row(3, 0, "another"), row(3, 1, "c2"), row(5, 2, "another"), row(3, 1, after="elsewhere")],
    ids=["same seq", "same version", "same command", "no predecessor", "another predecessor"],
)
def test_a_row_that_does_not_fit_is_refused_and_others_of_its_group_are_not(store: Store, second: Row) -> None:
    async def run() -> None:
        async with opened(store):
            await store.append(row(1))
            group = [store.append(each) for each in (row(2, 0), row(1, table="a"), second, row(1, table="b"))]
            outcomes = await asyncio.gather(*group, return_exceptions=True)
            assert [type(each) for each in outcomes if isinstance(each, Exception)] == [Conflict]
            assert isinstance(outcomes[2], Conflict)
            assert [each.seq for each in await store.rows("t")] == [1, 2]
            assert await store.rows("a") and await store.rows("b")

    asyncio.run(run())


@pytest.mark.parametrize("tables", [2, 5, 40, 300])
def test_a_group_of_many_tables_loses_only_what_does_not_fit(store: Store, tables: int) -> None:
    """Rows of many tables go in together; one without its predecessor must neither go in nor keep the others out."""

    async def run() -> None:
        async with opened(store):
            names = [f"t{number}" for number in range(tables)]
            await asyncio.gather(*(store.append(row(1, table=name)) for name in names))
            second = [row(2, 0, table=name, after="lost" if name == "t1" else None) for name in names]
            third = [row(3, 1, table="t0")]
            told = await asyncio.gather(*map(store.append, [*second, *third]), return_exceptions=True)
            assert [name for name, outcome in zip(names, told, strict=False) if isinstance(outcome, Exception)] == [
                "t1"
            ]
            assert isinstance(told[1], Conflict) and not isinstance(told[-1], Exception)
            for name in names:
                wanted = 1 if name == "t1" else 3 if name == "t0" else 2
                assert [each.seq for each in await store.rows(name)] == list(range(1, wanted + 1))

    asyncio.run(run())


def test_what_follows_a_refused_row_is_refused_too(store: Store) -> None:
    async def run() -> None:
        async with opened(store):
            await store.append(row(1))
            await store.append(row(2, None, "of another node"))
            later = [store.append(each) for each in (row(2, 0), row(3, 1), row(4, 2))]
            outcomes = await asyncio.gather(*later, return_exceptions=True)
            assert all(isinstance(each, Conflict) for each in outcomes)
            assert [each.command for each in await store.rows("t")] == ["c1", "of another node"]

    asyncio.run(run())


def test_rows_are_there_after_opening_again(store: Store) -> None:
    async def run() -> None:
        async with opened(store):
            await store.append(row(1), summary())
        again: Store = SQLiteStore(store.file) if isinstance(store, SQLiteStore) else PostgresStore(store.url)  # type: ignore[attr-defined]
        async with opened(again):
            assert await again.rows("t") == [row(1)]
            assert await again.summaries("open") == [summary()]

    asyncio.run(run())


def test_cards_are_found_by_phase_person_and_age(store: Store) -> None:
    async def run() -> None:
        async with opened(store):
            await store.append(row(1, table="a"), summary("a", "open", 5, ("anna",)))
            await store.append(row(1, table="b"), summary("b", "playing", 9, ("anna", "bo")))
            await store.append(row(2, table="a"), summary("a", "playing", 7, ("anna",)))
            assert [each.table for each in await store.summaries("playing")] == ["b", "a"]
            assert await store.summaries("open") == []
            assert [each.table for each in await store.summaries_of("anna")] == ["a", "b"]
            assert [each.table for each in await store.summaries_of("bo")] == ["b"]
            assert sorted(await store.waking()) == ["a", "b"]
            assert await store.untouched("playing", 1002) == ["b"]  # the last row of a came at 1002
            await store.delete_tables(["b"])
            assert await store.rows("b") == []
            assert [each.table for each in await store.summaries_of("anna")] == ["a"]

    asyncio.run(run())


def test_games_that_run_come_before_those_that_are_over_and_the_last_played_at_first(store: Store) -> None:
    """Whatever a summary says of when it was touched: moves don't touch it."""

    async def run() -> None:
        async with opened(store):
            for number, (name, phase) in enumerate([("a", "playing"), ("b", "open"), ("c", "over"), ("d", "playing")]):
                await store.append(row(1, table=name), summary(name, phase, 5 + number, ("anna",)))
            await store.append(row(2, 0, table="d"))
            await store.append(row(2, 0, table="a"))
            await store.append(row(3, 1, table="a"))
            await store.append(row(2, 0, table="c"))
            assert [each.table for each in await store.summaries_of("anna")] == ["a", "d", "b", "c"]
            assert [each.table for each in await store.summaries_of("anna", limit=2)] == ["a", "d"]

    asyncio.run(run())


def test_very_many_people_are_found(store: Store) -> None:
    async def run() -> None:
        async with opened(store):
            await store.save_person(Person("anna", "Anna", b"{}", 1))
            assert [each.id for each in await store.people([*map(str, range(40_000)), "anna"])] == ["anna"]

    asyncio.run(run())


def test_people_and_their_secrets(store: Store) -> None:
    async def run() -> None:
        async with opened(store):
            anna = Person("anna", "Anna", b"{}", 1)
            await store.save_person(anna)
            await store.save_token(b"1", "anna", "session", None)
            await store.save_token(b"2", "anna", "link", 100)
            assert await store.person_of(b"1", "session", 5) == anna
            assert await store.person_of(b"1", "link", 5) is None
            assert await store.person_of(b"2", "link", 99) == anna
            assert await store.person_of(b"2", "link", 100) is None
            assert await store.delete_token(b"2") and not await store.delete_token(b"2")
            await store.save_person(Person("anna", "Anne", b"{}", 1))
            assert [each.name for each in await store.people(["anna", "nobody"])] == ["Anne"]
            await store.delete_person("anna")
            assert await store.person_of(b"1", "session", 5) is None
            assert await store.people(["anna"]) == []

    asyncio.run(run())


def test_results_are_kept_once(store: Store) -> None:
    async def run() -> None:
        async with opened(store):
            await store.save_result("a", "dig", 1, b"first", ["anna"])
            await store.save_result("a", "dig", 2, b"again", ["anna"])
            await store.save_result("b", "spots", 3, b"second", ["anna", "bo"])
            assert await store.results("dig", None) == [b"first"]
            assert await store.results(None, "anna") == [b"first", b"second"]
            assert await store.results("spots", "bo") == [b"second"]
            # Who is over and has none is still to be looked after.
            for table in ("a", "c"):
                await store.append(row(1, table=table), summary(table, "over"))
            assert await store.waking() == ["c"]

    asyncio.run(run())


def test_a_try_is_begun_once_changed_and_deleted_with_its_person(store: Store) -> None:
    async def run() -> None:
        async with opened(store):
            for person in ("anna", "bo"):
                await store.save_person(Person(person, person, b"{}", 1))
            first = Try("anna", "daily", "2026-11-18", b"one")
            assert await store.begin_try(first)
            assert not await store.begin_try(Try("anna", "daily", "2026-11-18", b"again"))
            assert not await store.begin_try(Try("nobody", "daily", "2026-11-18", b"x"))
            assert await store.tries_of("anna") == [first]
            changed = Try("anna", "daily", "2026-11-18", b"two")
            assert await store.swap_try(first, changed)
            assert not await store.swap_try(first, changed)  # somebody was faster
            await store.save_try(Try("bo", "daily", "2026-11-18", b"bo's"))
            await store.save_try(Try("bo", "puzzle", "2026-11-18", b"another thing"))
            assert {each.person: each.content for each in await store.tries("daily", "2026-11-18")} == {
                "anna": b"two",
                "bo": b"bo's",
            }
            await store.delete_person("anna")
            assert await store.tries_of("anna") == []

    asyncio.run(run())


# SQLite alone


def test_an_analysis_is_kept_for_as_long_as_its_table(store: Store) -> None:
    async def run() -> None:
        async with opened(store):
            await store.append(row(1), summary())
            assert await store.analysis("t") is None
            await store.save_analysis("t", b"one")
            await store.save_analysis("t", b"two")
            await store.save_analysis("nowhere", b"no table")
            assert await store.analysis("t") == b"two"
            assert await store.analysis("nowhere") is None
            await store.delete_tables(["t"])
            assert await store.analysis("t") is None

    asyncio.run(run())


def test_a_full_disk_fails_whole_groups_and_loses_nothing_that_was_kept(tmp_path: Path) -> None:
    async def run() -> None:
        store = SQLiteStore(tmp_path / "tables.sqlite")
        async with opened(store):
            await store.append(row(1))
            (pages,) = store._connection.execute("PRAGMA page_count").fetchone()
            store._connection.execute(f"PRAGMA max_page_count = {pages}")
            big = Row("t", 2, 0, "big", "", 1, b"x" * 100_000, "c1")
            with pytest.raises(StoreFailed):
                await store.append(big)
            store._connection.execute("PRAGMA max_page_count = 1000000")
            await store.append(big)
            assert [each.seq for each in await store.rows("t")] == [1, 2]

    asyncio.run(run())


def test_many_rows_share_a_commit(tmp_path: Path) -> None:
    async def run() -> None:
        store = SQLiteStore(tmp_path / "tables.sqlite")
        async with opened(store):
            await asyncio.gather(*(store.append(row(1, table=f"t{number}")) for number in range(500)))
            assert store._writer.commits < 100

    asyncio.run(run())


def test_writing_is_durable_by_settings(tmp_path: Path) -> None:
    async def run() -> None:
        store = SQLiteStore(tmp_path / "tables.sqlite")
        async with opened(store):
            assert store._connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert store._connection.execute("PRAGMA synchronous").fetchone() == (2,)

    asyncio.run(run())


def test_only_one_server_has_a_file(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(SQLiteStore(tmp_path / "tables.sqlite")):
            with pytest.raises(Locked):
                await SQLiteStore(tmp_path / "tables.sqlite").open()
        async with opened(SQLiteStore(tmp_path / "tables.sqlite")):
            pass

    asyncio.run(run())


def test_an_older_file_is_brought_up_to_date_and_keeps_its_tables(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as old:
        for statement in STEPS[0]:
            old.execute(statement)
        old.execute("PRAGMA user_version = 1")
        old.execute("INSERT INTO rows VALUES ('t', 1, NULL, 'c1', 'anna', 1001, ?, '')", (b'{"fact":"x"}',))
    old.close()

    async def run() -> None:
        async with opened(SQLiteStore(file)) as store:
            assert await store.rows("t") == [row(1)]
            assert await store.results(None, None) == []

    asyncio.run(run())


LATER = (
    "DROP TABLE analyses",
    "DROP INDEX cards_host",
    "ALTER TABLE cards DROP COLUMN host",
    "ALTER TABLE people DROP COLUMN seen",
    "ALTER TABLE tokens DROP COLUMN created",
    "ALTER TABLE tokens DROP COLUMN seen",
    "DROP TABLE notes",
    "DROP TABLE results",
    "DROP TABLE played",
    "DROP TABLE tries",
    "PRAGMA user_version = 1",
)
"""Takes away what later steps have added to the first schema."""


def test_a_game_begun_under_the_first_schema_is_played_on(tmp_path: Path) -> None:
    """People, their secrets, cards and rows: all that the first version kept."""
    file = tmp_path / "tables.sqlite"

    async def before() -> tuple[str, str, str]:
        async with tables(file) as running:
            session, ears = await begin(running, "dig")
            seat, ear, text = mover(session, ears)
            await running.submit(session.table.id, wire.Play(id="m", seat=seat, version=0, actions=[text]), ear)
            await settle(running)
            secret = await running.people.new_session(ears[0].person)
            return session.table.id, ears[0].person, secret

    async def after(table: str, person: str, secret: str) -> None:
        async with tables(file) as running:
            assert await running.people.whose(secret) == person and running.people.name_of(person) == "dog 0"
            assert [summary.table for summary in await running.store.summaries_of(person)] == [table]
            session = await running.session(table)
            assert session.table.version == 1
            ears = [Ear(seat.person) for seat in session.table.seats]
            seat, ear, text = mover(session, ears)
            await running.submit(table, wire.Play(id="n", seat=seat, version=1, actions=[text]), ear)
            await settle(running)
            assert session.table.version == 2
            await running.store.save_result(table, "dig", 1, b"kept", [person])
            assert await running.store.results("dig", person) == [b"kept"]

    found = asyncio.run(before())
    with sqlite3.connect(file) as old, sqlite3.connect(":memory:") as first:
        for statement in LATER:
            old.execute(statement)
        for statement in STEPS[0]:
            first.execute(statement)
        columns = "SELECT m.name, p.name FROM sqlite_master m, pragma_table_info(m.name) p ORDER BY m.name, p.cid"
        assert old.execute(columns).fetchall() == first.execute(columns).fetchall()
    old.close()
    first.close()
    asyncio.run(after(*found))


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as newer:
        newer.execute("PRAGMA user_version = 99")
    newer.close()
    with pytest.raises(TooNew):
        asyncio.run(SQLiteStore(file).open())


# PostgreSQL alone


def test_a_newer_database_is_left_alone(database: Database) -> None:
    url = database.fresh()

    async def run() -> None:
        async with opened(PostgresStore(url)):
            pass
        connection = await asyncpg.connect(url)
        await connection.execute("INSERT INTO schema_steps SELECT generate_series(50, 99)")
        await connection.close()
        with pytest.raises(TooNew):
            await PostgresStore(url).open()

    asyncio.run(run())
    with pytest.raises(BarkadeError, match="newer Barkade"):
        _shared_store(url)


def test_a_database_that_hangs_has_failed_and_is_asked_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("barkade.server.store.postgres_pool.DATABASE_TIMEOUT", 0.3)
    url = database.fresh()

    async def run() -> None:
        async with opened(PostgresStore(url)) as store, asyncio.timeout(20):
            await store.append(row(1), summary())
            other = await asyncpg.connect(url)
            hanging = other.transaction()
            await hanging.start()
            await other.execute("LOCK TABLE rows, people IN ACCESS EXCLUSIVE MODE")
            for asking in (store.append(row(2)), store.rows("t"), store.save_person(Person("anna", "Anna", b"", 1))):
                with pytest.raises(StoreFailed):
                    await asking
            await hanging.rollback()
            await other.close()
            assert await store.rows("t") == [row(1)]
            await store.append(row(2))
            assert await store.rows("t") == [row(1), row(2)]

    asyncio.run(run())
