"""Data written by released versions opens, shows what it showed then, and is played on."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from barkade.engine.record import checksum
from barkade.server import wire
from barkade.server.store import Store
from barkade.server.store.postgres import PostgresStore
from barkade.server.store.sqlite import SQLiteStore
from barkade.server.table.state import Table
from tests.server.helpers.database import Database
from tests.server.helpers.in_process import Ear, HandClock, Node, tables
from tests.server.test_tables import settle

DATA = Path(__file__).parent / "data"
VERSIONS = sorted(folder.name for folder in DATA.iterdir() if folder.is_dir())


def sqlite_of(version: str, tmp_path: Path) -> Store:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(gzip.decompress((DATA / version / "tables.sqlite.gz").read_bytes()))
    return SQLiteStore(path)


async def postgres_of(version: str, database: Database) -> Store:
    url = database.fresh()
    connection = await asyncpg.connect(url)
    await connection.execute(gzip.decompress((DATA / version / "tables.sql.gz").read_bytes()).decode())
    await connection.close()
    return PostgresStore(url)


def shown(table: Table) -> dict[str, Any]:
    """Return the stored description of a version's tables."""
    match = table.match
    return {
        "table": table.id,
        "seq": table.seq,
        "version": table.version,
        "phase": table.phase,
        "ending": table.ending,
        "host": table.host,
        "paused": table.paused,
        "deadline": table.deadline,
        "winners": table.winners,
        "rematch": table.rematch,
        "options": table.options,
        "muted": sorted(table.muted),
        "offer": table.offer.what if table.offer else None,
        "seats": [[seat.person, seat.bot, seat.nonce, seat.resigned] for seat in table.seats],
        "talk": [[talk.who, talk.text, talk.bark] for talk in table.talk],
        "to_move": table.to_move,
        "checksum": checksum(match) if match else None,
        "scores": match.scores if match else None,
        "undo": list(table.undoable()[:2]),
        "stand_ins": sorted(table.substituted),
        "sent_away": sorted(table.sent_away),
    }


async def play_on(running: Node, table_id: str) -> None:
    """Whoever is to move at a running table plays; the move is durable and leads to the next version."""
    table = running.sessions[table_id].table
    seat, version = table.to_move, table.version
    if seat is None or table.paused or table.seats[seat].bot:
        return
    assert table.match is not None
    ear = Ear(table.seats[seat].person)
    await running.attach(table_id, ear)
    move = wire.Play(id="on", seat=seat, version=version, actions=[table.match.legal()[0].text])
    await running.submit(table_id, move, ear)
    await settle(running)
    assert ear.last("news")["ack"] == "on" and ear.last("news")["version"] == version + 1
    assert [row.command for row in await running.store.rows(table_id)].count("on") == 1


async def check(store: Store, expected: dict[str, dict[str, Any]]) -> None:
    async with tables(store, HandClock()) as running:
        # No bots' turns: what is compared is what was stored.
        running.observers.clear()
        played = closed = 0
        for name, then in expected.items():
            session = await running.session(then["table"])
            if session.table.ending == "rules":
                # Number 2 of Barking's rules: a play of several breeds doesn't end by itself at the worst any more.
                assert name.startswith("barking") and session.table.log, name
                closed += 1
                continue
            # Seats of options counted from 1 once, and 0 was chance.
            once = dict(then["options"])
            if "first" in once:
                once["starter"] = once.pop("first") - 1
            then = then | {"options": once}
            options = {option: session.table.options[option] for option in once}
            # The role was passed on once; today whoever opened a table keeps it.
            host = session.table.opened.host
            now = shown(session.table) | {"options": options}
            # Where only what bots did stood in the way, one's own action can be taken back today; and another person
            # whose turn has begun is asked.
            undo = now["undo"] if then["undo"] == [None, "no"] else then["undo"]
            if then["undo"][1] == "free" and now["undo"] == [then["undo"][0], "ask"]:
                assert session.table.to_move != then["undo"][0], name
                undo = now["undo"]
            assert now == then | {"host": host, "undo": undo}, name
            await play_on(running, then["table"])
            played += session.table.version > then["version"]
        assert played >= 12 and closed <= 4
        results = await running.store.results(None, None)
        assert len(results) == sum(each["phase"] == "over" for each in expected.values())


@pytest.mark.parametrize("version", VERSIONS)
def test_a_data_file_of_a_released_version_opens_and_plays_on(version: str, tmp_path: Path) -> None:
    expected = json.loads((DATA / version / "sqlite.json").read_text("utf-8"))
    asyncio.run(check(sqlite_of(version, tmp_path), expected))


@pytest.mark.parametrize("version", VERSIONS)
def test_a_postgres_database_of_a_released_version_opens_and_plays_on(version: str, database: Database) -> None:
    async def run() -> None:
        await check(await postgres_of(version, database), expected)

    expected = json.loads((DATA / version / "postgres.json").read_text("utf-8"))
    asyncio.run(run())


# Tables of an older number of the rules


def test_tables_of_an_older_number_go_on_if_nothing_has_changed_for_them_and_are_closed_if_not(tmp_path: Path) -> None:
    """Written by the last program with number 1 of Barking's rules, in which a bark-off was another one."""
    path = tmp_path / "tables.sqlite"
    path.write_bytes(gzip.decompress((DATA / "barking-rules-1.sqlite.gz").read_bytes()))
    then = json.loads((DATA / "barking-rules-1.json").read_text("utf-8"))

    async def run() -> None:
        async with tables(SQLiteStore(path), HandClock()) as running:
            running.observers.clear()

            async def opened(name: str) -> Table:
                return (await running.session(then[name]["table"])).table

            for name in ("plain", "barks", "waiting"):
                table = await opened(name)
                assert (table.phase, table.version) == (then[name]["phase"], then[name]["version"]), name
                assert table.winners == then[name]["winners"] and table.options["bark_off"] == "bark"
                await play_on(running, table.id)
            waited = (await opened("waiting")).match
            assert waited is not None and waited.over
            barks = waited.view(None)["board"]
            assert barks["unheard"] == [True, False, False] and None not in barks["barks"], "drawn, as it is now"
            for name in ("no-mic after a bark", "no-mic first", "better first"):
                table = await opened(name)
                assert (table.phase, table.ending) == ("over", "rules"), name
                assert table.match is not None
                replayed = [list(entry.texts) for entry in table.match.history[1:]]
                stored = [*replayed, *(texts for _, texts in table.log)]
                assert stored == then[name]["texts"], "nothing of the stored log is lost"

    asyncio.run(run())
