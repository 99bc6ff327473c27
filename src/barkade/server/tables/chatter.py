"""Bots' chat: rate-limited remarks on public events, and answers to barks.

Only public events count, so that a remark can't reveal a secret. The node that made a change lets the bots speak.
"""

from __future__ import annotations

from weakref import WeakKeyDictionary

from barkade.bots.characters import CHARACTERS, Feeling, character_of, line_of
from barkade.engine.kit import EVERYONE
from barkade.server.runtime.clock import Clock
from barkade.server.runtime.limits import Buckets
from barkade.server.table.commands import SpeakForBot
from barkade.server.table.parts import BOTS, SEATED_BOT
from barkade.server.table.session import Session
from barkade.server.table.state import Table
from barkade.server.tables.autopilot import SERVER
from barkade.server.tables.sessions import TablesObserver
from barkade.server.tables.tables import Tables

REMARKS_PER_SECOND = 1 / 30
REMARKS_BURST = 1.0
"""Remarks per table, by all of its bots."""
ANSWERS_PER_SECOND = 1 / 6
ANSWERS_BURST = 2.0


class Chatter(TablesObserver):
    """Submits bots' remarks and answers."""

    def __init__(self, tables: Tables, clock: Clock) -> None:
        self._tables = tables
        self._seen: WeakKeyDictionary[Session, tuple[int, int, str]] = WeakKeyDictionary()
        """Version, row of talk and phase up to which each session has been processed."""
        self._remarks = Buckets(clock, REMARKS_PER_SECOND, REMARKS_BURST)
        self._answers = Buckets(clock, ANSWERS_PER_SECOND, ANSWERS_BURST)

    def on_rest(self, session: Session, here: bool) -> None:
        table = session.table
        if not bots_of(table):
            self._seen.pop(session, None)
            return
        now = table.version, table.talk[-1].seq if table.talk else 0, table.phase
        before = self._seen.get(session)
        self._seen[session] = now
        if before is None or before == now or not here or BOTS in table.muted:
            return
        version, heard, phase = before
        if table.phase == "over" != phase:
            self._remark(table, ending_of(table), limited=False)
        elif table.version > version:
            self._remark(table, felt_since(table, version))
        self._answer(table, heard)

    def _remark(self, table: Table, felt: list[tuple[int, Feeling]], limited: bool = True) -> None:
        for seat, feeling in felt:
            line = line_of(seat, feeling)
            if line and seat in bots_of(table) and (not limited or self._remarks.take(table.id)):
                self._speak(table, SpeakForBot(id=f"speak:{table.seq}", seat=seat, line=line))
                return  # one remark at a time

    def _answer(self, table: Table, heard: int) -> None:
        """Let a bot answer a person's bark; the bots take turns."""
        barks = [each for each in table.talk if each.seq > heard and each.bark and not each.who.startswith(SEATED_BOT)]
        bots = bots_of(table)
        if barks and bots and table.phase != "open" and self._answers.take(table.id):
            seat = bots[barks[-1].seq % len(bots)]
            bark = CHARACTERS[character_of(seat)].answer
            self._speak(table, SpeakForBot(id=f"answer:{barks[-1].seq}", seat=seat, bark=bark))

    def _speak(self, table: Table, command: SpeakForBot) -> None:
        self._tables.tasks.spawn(self._submit(table.id, command))

    async def _submit(self, table_id: str, command: SpeakForBot) -> None:
        await self._tables.submit(table_id, command, SERVER)


def bots_of(table: Table) -> list[int]:
    """Return the seats that bots hold themselves; substitutes for people don't talk."""
    return [number for number, seat in enumerate(table.seats) if seat.bot and not seat.person]


def felt_since(table: Table, version: int) -> list[tuple[int, Feeling]]:
    """Return the seats that public events after a version have hurt or pleased, latest first."""
    match = table.match
    if match is None:
        return []
    found: list[tuple[int, Feeling]] = []
    for number in reversed(match.standing):
        if number <= version:
            break
        for raw in reversed(match.history[number].events):
            feels = match.game.feelings.get(raw.kind)
            if feels is not None and raw.to == EVERYONE and (felt := feels(raw.seat, *raw.values)) is not None:
                found.append((felt.seat, felt.feeling))
    return found


def ending_of(table: Table) -> list[tuple[int, Feeling]]:
    """Return each seat's feeling about the result, winners first."""
    if table.ending != "finished":
        return []
    winners = table.winners
    won: list[tuple[int, Feeling]] = [(seat, "won") for seat in winners]
    return won + [(seat, "lost") for seat in range(len(table.seats)) if seat not in winners]
