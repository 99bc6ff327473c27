"""All events of a table as JSON, for clients that connect late; encoded incrementally.

Encoding a long game takes 0.2 seconds. Versions never change, so each is encoded once per seat, in portions that let
the event loop serve others in between.
"""

from __future__ import annotations

import asyncio

import msgspec

from barkade.engine.match import Match

_encode = msgspec.json.Encoder().encode

PORTION = 50
"""Versions encoded without yielding."""


class Story:
    """Cache of one table's encoded events by seat and version, filled on demand."""

    def __init__(self) -> None:
        self._encoded: dict[int | None, list[bytes]] = {}
        """JSON of each version's events, without brackets."""

    async def prepare(self, match: Match, seat: int | None, since: int) -> None:
        """Encode all events after a version in portions, unless they are few."""
        while match.version - max(since, len(self._encoded.get(seat, ())) - 1) > PORTION:
            self._put_into_words(match, seat)
            await asyncio.sleep(0)

    def _put_into_words(self, match: Match, seat: int | None) -> None:
        encoded = self._encoded.setdefault(seat, [])
        for version in range(len(encoded), min(len(encoded) + PORTION, match.version + 1)):
            encoded.append(_encode(match.events(seat, version - 1, version))[1:-1])

    def since(self, match: Match, seat: int | None, since: int) -> bytes:
        """Return `Match.events` after a version, encoded."""
        encoded = self._encoded.get(seat, ())
        ready, rest = encoded[since + 1 :], match.events(seat, max(since, len(encoded) - 1))
        return b"[%b]" % b",".join(part for part in (*ready, _encode(rest)[1:-1]) if part)
