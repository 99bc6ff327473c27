"""The narration of a record: who did what, each turn as a story, and the board if the record is whole."""

from __future__ import annotations

from barkade.engine.errors import BadRecord
from barkade.engine.events import EventDict
from barkade.engine.i18n import message, say
from barkade.engine.match import Match
from barkade.engine.record import partial_events, read_record
from barkade.engine.telling import story_lines, tell_story
from barkade.games import load_game


class Narration:
    """A whole record: every version as any seat saw it."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._match = read_record(text)
        self.game = self._match.game.id
        self.names = self._match.setup.names
        self.players = self._match.players

    @property
    def last(self) -> int:
        return self._match.version

    def at(self, version: int) -> Match | None:
        """Return the match as it was after a version; None if the record has no draws."""
        return read_record(self._text, until=version)

    def mover(self, version: int) -> int | None:
        """Return the seat that made a version; None for the set-up."""
        seat = self._match.history[version].seat
        return seat if seat >= 0 else None

    def action(self, version: int) -> str:
        return "; ".join(self._match.history[version].texts)

    def turn(self, version: int) -> range:
        """Return the versions of a turn, from its first to this one."""
        first = version
        while first > 0 and self.mover(first - 1) == self.mover(version):
            first -= 1
        return range(first, version + 1)

    def turns(self, until: int) -> list[range]:
        """Return the versions of each turn."""
        found: list[range] = []
        while until >= 0:
            found.insert(0, self.turn(until))
            until = found[0].start - 1
        return found

    def lines(self, turn: range, seat: int | None) -> list[str]:
        """Return the story of a turn, as far as a seat (None: a spectator) may know it."""
        return story_lines(self._match.story(seat, turn.start - 1, turn[-1]), self.names)

    def heading(self, version: int) -> str:
        """Say who did what."""
        seat = self.mover(version)
        if seat is None:
            return say(message("terminal-replay-start"))
        return say(message("terminal-replay-move", seat=seat, action=self.action(version)), self.names)


class PartialNarration(Narration):
    """A record of what one seat may know: events without boards."""

    def __init__(self, text: str, events: list[EventDict]) -> None:
        head, _, body = text.replace("\r\n", "\n").partition("\n\n")
        header = [line.split(" ", 2) for line in head.splitlines()]
        self.game = load_game(next((fields[1] for fields in header if fields[0] == "game"), "")).id
        self.names = tuple(fields[-1] for fields in header if fields[0] == "name")
        self.players = 0
        self._rows = [line.split("|") for line in body.splitlines() if not line.startswith("  ")]
        self._telling = load_game(self.game).story
        self._events: list[list[EventDict]] = [[] for _ in self._rows]
        try:
            for event in events:
                self._events[event["version"]].append(event)
            self.lines(range(len(self._rows)), None)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            # JSON, but not events.
            raise BadRecord(message("error-record-version", version=len(self._rows) - 1)) from error

    @property
    def last(self) -> int:
        return len(self._rows) - 1

    def at(self, version: int) -> Match | None:
        return None

    def mover(self, version: int) -> int | None:
        _, _, seat = self._rows[version][0].strip().partition(" ")
        return int(seat) - 1 if seat else None

    def action(self, version: int) -> str:
        return self._rows[version][1].strip()

    def lines(self, turn: range, seat: int | None) -> list[str]:
        events = [event for version in turn for event in self._events[version]]
        return story_lines(tell_story(self.game, self._telling, events), self.names)


def narrate(text: str) -> Narration:
    """Read a record, whole or partial."""
    events = partial_events(text)
    return Narration(text) if events is None else PartialNarration(text, events)
