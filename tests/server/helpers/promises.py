"""Checks that a store has kept everything that was acknowledged."""

from __future__ import annotations

from collections.abc import Sequence

from barkade.client import TableClient
from barkade.engine.record import verify
from barkade.server.store import Row
from barkade.server.table import events
from barkade.server.table.state import Table
from tests.server.helpers.crowd import Crowd, Promises


def check(promises: Promises, rows: Sequence[Row], clients: Sequence[TableClient]) -> Table:
    """Every acknowledged command is there once, nothing else was applied, and everybody was told the same story."""
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    versions = [row for row in rows if row.version is not None]
    assert [row.version for row in versions] == list(range(len(versions)))
    assert promises.shown < len(versions), "a version was shown that was not durable"

    found = {row.command: row for row in rows}
    assert len(found) == len(rows), "a command was applied twice"
    for command, (version, text) in promises.acked.items():
        row = found[command]
        event = events.decode(row.event)
        assert isinstance(event, events.Moved)
        assert row.version == version, "an acknowledged move is elsewhere"
        assert event.texts == [text]
    for row in versions[1:]:
        assert row.command in promises.sent, "somebody moved whom nobody asked"

    table = Table.rebuilt(rows)
    assert table.match is not None and table.ending != "rules"
    verify(table.match.record())
    for client in clients:
        for seat in table.seats_of(client.person.id):
            told = client.events[seat]
            assert told == table.match.events(seat, -1, client.version), "a story with a gap or a repetition"
    return table


def check_all(crowd: Crowd, rows_of: dict[str, Sequence[Row]]) -> int:
    """Return the number of acknowledged moves checked."""
    for table, promises in crowd.promises.items():
        check(promises, rows_of[table], [client for client in crowd.clients if client.table == table])
    return sum(len(promises.acked) for promises in crowd.promises.values())
