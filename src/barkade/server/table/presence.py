"""Presence at a table: who is connected at which node, and since when the others have been away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

NOBODY: frozenset[str] = frozenset()
SCREEN = "screen"
"""Entry for a table screen among the connected people; no person has this id."""


class Elsewhere(NamedTuple):
    """The connections at another node, as last announced."""

    people: tuple[str, ...]
    """The person of each connection; empty for a stranger."""
    until: int
    """Time at which the announcement expires unless it is repeated."""


NOWHERE = Elsewhere((), 0)


class Presence:
    """Presence at one table, counted by connection, as a person may have several."""

    def __init__(self) -> None:
        self.here: Counter[str] = Counter()
        """Number of connections at this node, by person."""
        self.elsewhere: dict[str, Elsewhere] = {}
        """Connections at other nodes, by node."""
        self.away_since: dict[str, int] = {}

    def online(self, person: str) -> bool:
        return person in self.here or any(person in there.people for there in self.elsewhere.values())

    def watchers(self, seated: Iterable[str]) -> Counter[str]:
        """Number of connections of each person without a seat; strangers have an empty id. Screens don't count."""
        there = [person for node in self.elsewhere.values() for person in node.people]
        players = {SCREEN, *(person for person in seated if person)}
        return Counter(person for person in [*self.here.elements(), *there] if person not in players)

    def away(self, now: int, grace: int) -> frozenset[str]:
        """Return the people who have been away for longer than the grace period."""
        if not self.away_since:
            return NOBODY
        return frozenset(person for person, since in self.away_since.items() if now - since >= grace)

    def expect(self, people: Iterable[str], since: int) -> None:
        """Mark these people as away since a time, unless they are here or were marked before."""
        for person in people:
            if person and not self.online(person):
                self.away_since.setdefault(person, since)

    def join(self, person: str) -> bool:
        """Add a connection; return whether its person was away."""
        appeared = not self.online(person)
        self.here[person] += 1
        self.away_since.pop(person, None)
        return appeared

    def leave(self, person: str, now: int) -> bool:
        """Remove a connection; return whether its person is away now."""
        self.here[person] -= 1
        if self.here[person] <= 0:
            del self.here[person]
        self.expect([person], now)
        return not self.online(person)

    def announced(self, node: str, there: Elsewhere, now: int) -> bool:
        """Process an announcement of another node; return whether it changed anything."""
        before = self.elsewhere.pop(node, NOWHERE)
        if there.people:
            self.elsewhere[node] = there
        for person in {*before.people, *there.people}:
            if self.online(person):
                self.away_since.pop(person, None)
            else:
                self.away_since[person] = now
        return before.people != there.people

    def take_over(self, old: Presence) -> None:
        """Take over the state of a replaced session, except for its connections, which join again."""
        self.elsewhere.update(old.elsewhere)
        self.away_since.update(old.away_since)
