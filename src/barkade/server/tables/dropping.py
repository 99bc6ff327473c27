"""Dropping a table from a person's lists, on all their devices.

A table without other people is closed: an empty lobby, a game against bots. In a lobby with others, the person's seats
are freed and ownership is transferred. In a running game with others they keep their seat and don't resign; opening the
table puts it back on their list.
"""

from __future__ import annotations

import secrets

from barkade.server import wire
from barkade.server.errors import refuse
from barkade.server.people.people import People
from barkade.server.table.commands import AnyCommand, Drop
from barkade.server.table.state import Table
from barkade.server.tables.tables import Tables


async def drop(tables: Tables, people: People, table_id: str, person: str) -> None:
    """Drop an unfinished table."""
    table = await tables.table(table_id)
    if table.phase == "over":
        raise refuse("over")
    if not table.seats_of(person) and table.owner != person:
        raise refuse("players-only")
    if table.others(person):
        if table.phase == "open":
            await leave(tables, table, person)
        await people.drop(person, table_id)
    elif table.phase == "playing":
        await _ask(tables, table_id, Drop(id=f":drop{table.seq}", person=person), "")
    elif table.owner == person:
        await _ask(tables, table_id, wire.Close(id=_new_id()), person)
    else:
        await leave(tables, table, person)
        await people.drop(person, table_id)


async def leave(tables: Tables, table: Table, person: str) -> None:
    """Free a person's seats and transfer their ownership; in mid-game bots play on."""
    heirs = [heir for heir in table.heirs() if heir != person]
    if table.owner == person and heirs:
        await tables.request(table.id, wire.HandOver(id=_new_id(), person=heirs[0]), person)
    for seat in table.seats_of(person):
        await tables.request(table.id, wire.Stand(id=_new_id(), seat=seat), person)


async def _ask(tables: Tables, table_id: str, command: AnyCommand, person: str) -> None:
    answer = await tables.request(table_id, command, person)
    if isinstance(answer, wire.Refused):
        raise refuse("failed")


def _new_id() -> str:
    return secrets.token_urlsafe(12)
