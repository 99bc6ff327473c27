"""A recorded game as a story: version by version, what was done and told, and the board where the record is whole."""

from __future__ import annotations

from typing import Any

from barkade.engine.errors import BadRecord
from barkade.engine.match import Match
from barkade.engine.record import read_record, told_of
from barkade.engine.words import from_dict, message, say
from barkade.games import room


class Story:
    """A whole record: at every version, all eyes can be looked through."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._match = read_record(text)
        self.game = self._match.game
        self.names = self._match.table.names
        self.players = self._match.players

    @property
    def last(self) -> int:
        return self._match.version

    def at(self, version: int) -> Match | None:
        """The game as it stood after a version."""
        return read_record(self._text, until=version)

    def mover(self, version: int) -> int | None:
        """Who made a version; None for the set-up."""
        seat = self._match.history[version].seat
        return seat if seat >= 0 else None

    def action(self, version: int) -> str:
        return "; ".join(self._match.history[version].texts)

    def told(self, version: int, seat: int | None) -> list[str]:
        """What a seat (None: a spectator) was told at a version."""
        return [say(from_dict(event), self.names) for event in self._match.events(seat, version - 1, version)]

    def heading(self, version: int) -> str:
        """Who did what."""
        seat = self.mover(version)
        if seat is None:
            return say(message("terminal-replay-start"))
        return say(message("terminal-replay-move", seat=seat, action=self.action(version)), self.names)


class ToldStory(Story):
    """A record of what one seat was told: a story without boards."""

    def __init__(self, text: str, events: list[dict[str, Any]]) -> None:
        head, _, body = text.replace("\r\n", "\n").partition("\n\n")
        header = [line.split(" ", 2) for line in head.splitlines()]
        self.game = room(next((words[1] for words in header if words[0] == "game"), "")).game
        self.names = tuple(words[-1] for words in header if words[0] == "name")
        self.players = 0
        self._lines = [line.split("|") for line in body.splitlines() if not line.startswith("  ")]
        self._told: list[list[str]] = [[] for _ in self._lines]
        for event in events:
            try:
                self._told[event["version"]].append(say(from_dict(event), self.names))
            except (LookupError, TypeError, ValueError, AttributeError) as error:
                # The events are JSON, but no events.
                raise BadRecord(message("error-record-version", version=len(self._lines) - 1)) from error

    @property
    def last(self) -> int:
        return len(self._lines) - 1

    def at(self, version: int) -> Match | None:
        return None

    def mover(self, version: int) -> int | None:
        _, _, seat = self._lines[version][0].strip().partition(" ")
        return int(seat) - 1 if seat else None

    def action(self, version: int) -> str:
        return self._lines[version][1].strip()

    def told(self, version: int, seat: int | None) -> list[str]:
        return self._told[version]


def story_of(text: str) -> Story:
    events = told_of(text)
    return Story(text) if events is None else ToldStory(text, events)
