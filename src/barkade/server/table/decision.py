"""Input and result of deciding a command."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import NamedTuple

from barkade.engine.history import Entry
from barkade.engine.match import Match
from barkade.server.store import Row
from barkade.server.table import events
from barkade.server.table.commands import AnyCommand
from barkade.server.table.events import AnyEvent
from barkade.server.table.state import Prepared, Table


class Context(NamedTuple):
    """Everything but the table that a decision depends on."""

    now: int
    away: Set[str] = frozenset()
    """People who have been away for longer than the grace period."""
    bots: Set[str] = frozenset()
    """The bots that can be seated."""
    continued: Match | None = None
    """The match of the table's record, replayed, if the sender may start it."""
    online: Callable[[str], bool] = lambda _person: False
    """Tells whether a person is connected to the table."""


class Decision(NamedTuple):
    """The result of a command: the event to store and apply, and values already computed for applying it."""

    event: AnyEvent
    prepared: Prepared = None

    def row(self, table: Table, command: AnyCommand, who: str, now: int) -> Row:
        """Return the next row of the table."""
        version = None
        if isinstance(self.prepared, Entry):
            version = table.version + 1
        elif isinstance(self.prepared, Match):
            version = self.prepared.version
        return Row(table.id, table.seq + 1, version, command.id, who, now, events.encode(self.event), table.last)
