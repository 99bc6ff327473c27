"""Rematch: a new table for the same people, with a commitment of its own; the next seat starts.

In an evening it may be another game, and the score sheet is carried over. The new table's id is derived from the old
one's, so that of concurrent requests at any nodes one opens the table and the others find it.
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from base64 import urlsafe_b64encode
from typing import Any

from msgspec.structs import replace

from barkade.engine.chance import SEED_BYTES
from barkade.engine.match import Match
from barkade.engine.setup import Setup
from barkade.games import load_game
from barkade.server import wire
from barkade.server.errors import refuse
from barkade.server.store import Conflict
from barkade.server.table import events
from barkade.server.table.commands import LinkRematch
from barkade.server.table.evening import MOST_GAMES, games_of
from barkade.server.table.parts import SUBSTITUTE
from barkade.server.table.state import Table
from barkade.server.tables.tables import Tables

ID_BYTES = 12
MOST_SENT_AWAY = 100
"""Most recently sent-away people carried over to the next table; bounded, as its first row has a limit."""


async def linked(tables: Tables, table: Table) -> Table | None:
    """Return the table of a rematch; None if there is none or it was closed before the start."""
    if not table.rematch:
        return None
    again = await tables.table(table.rematch)
    return None if again.ending == "closed" else again


async def rematch(tables: Tables, table_id: str, person: str, game: str = "") -> str:
    """Return the id of a finished table's rematch, opening it if needed. `game` may name another game in an evening."""
    table = await tables.table(table_id)
    if table.phase != "over" or table.match is None:
        raise refuse("not-over")
    if not table.seats_of(person):
        raise refuse("players-only")
    if (again := await linked(tables, table)) is not None:
        return again.id
    opened, next_id = _opened_again(table, table.match, person, game), _rematch_id(table)
    if table.owner != person and (await tables.session(table_id)).presence.online(table.owner):
        opened = replace(opened, owner=table.owner)  # the owner stays owner, whoever asks first
    with contextlib.suppress(Conflict):  # another request was faster
        await tables.open_table(opened, next_id)
    answer = await tables.request(table_id, LinkRematch(id=f":rematch{table.rematch}", table=next_id))
    if isinstance(answer, wire.Refused):
        raise refuse("failed")
    return next_id


def _rematch_id(table: Table) -> str:
    """Return the id of the rematch. It depends on the seed, so it is secret until the end of the game."""
    after = f" {table.rematch}" if table.rematch else ""  # that one was closed
    digest = hashlib.sha256(f"barkade-rematch-1 {table.id} {table.opened.seed}{after}".encode()).digest()
    return urlsafe_b64encode(digest[:ID_BYTES]).decode()


def _opened_again(table: Table, match: Match, host: str, game: str) -> events.Opened:
    evening = _evening(table)
    opened, options = table.opened, dict(match.setup.options)
    if game and game != opened.game:
        if evening is None:
            raise refuse("no-evening")
        played = [each.options for each in evening.games if each.game == game]
        setup = Setup.of(load_game(game).id, match.players, played[-1] if played else {})
        opened, options = replace(opened, game=game, box=None), dict(setup.options)
    return replace(
        opened,
        options=_next_first(match, options),
        host=host,
        seed=secrets.token_bytes(SEED_BYTES).hex(),
        asks=table.asks,
        owner="",
        muted=sorted(table.muted),
        sent_away=list(table.sent_away)[-MOST_SENT_AWAY:],
        seats=[seat.person or f"bot:{seat.bot or SUBSTITUTE}" for seat in table.seats],
        sitters=[events.Sitter(seat.name, seat.dog) for seat in table.seats],
        record="",
        upto=0,
        evening=evening,
        daily="",
    )


def _next_first(match: Match, options: dict[str, Any]) -> dict[str, Any]:
    """Return the options with the next seat as the starting one, if the game has that option."""
    if "starter" in options:
        first = match.history[1].seat if match.version else match.to_move or 0
        options["starter"] = (first + 1) % match.players
    return options


def _evening(table: Table) -> events.Evening | None:
    if table.opened.evening is None or table.evening_ended:
        return None
    games = games_of(table)
    if len(games) >= MOST_GAMES:
        raise refuse("evening-full", most=MOST_GAMES)
    return events.Evening(games=games)


async def last_of_evening(tables: Tables, table_id: str) -> Table:
    """Return the latest started table of an evening, given any of its tables."""
    table = await tables.table(table_id)
    if table.opened.evening is None:
        raise refuse("no-evening")
    for _ in range(MOST_GAMES):
        again = await linked(tables, table)
        if again is None or again.opened.evening is None:
            break
        table = again
    return table
