"""Presence at a table: who is connected, here and at other nodes, and since when others have been away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

NOBODY: frozenset[str] = frozenset()
SCREEN = "screen"
"""Stands for a table screen among the people who are connected; it is nobody, and nobody's id."""


class Elsewhere(NamedTuple):
    """The connections at another node, as last announced."""

    people: tuple[str, ...]
    """The person of each connection; empty for a stranger."""
    until: int
    """Time of expiry unless it is announced again."""


NOWHERE = Elsewhere((), 0)


class Presence:
    """Presence at one table. Counted by connection: a person may have several."""

    def __init__(self) -> None:
        self.here: Counter[str] = Counter()
        """Connections at this node by person."""
        self.elsewhere: dict[str, Elsewhere] = {}
        """By node."""
        self.away_since: dict[str, int] = {}

    def online(self, person: str) -> bool:
        return person in self.here or any(person in there.people for there in self.elsewhere.values())

    def watchers(self, seated: Iterable[str]) -> Counter[str]:
        """Number of connections of each person without a seat; an empty id for strangers. Screens don't count."""
        there = [person for node in self.elsewhere.values() for person in node.people]
        players = {SCREEN, *(person for person in seated if person)}
        return Counter(person for person in [*self.here.elements(), *there] if person not in players)

    def away(self, now: int, grace: int) -> frozenset[str]:
        """Return the people who have been away for longer than the grace."""
        if not self.away_since:
            return NOBODY
        return frozenset(person for person, since in self.away_since.items() if now - since >= grace)

    def expect(self, people: Iterable[str], since: int) -> None:
        """Start the absence of these people, unless they are here or it has started already."""
        for person in people:
            if person and not self.online(person):
                self.away_since.setdefault(person, since)

    def join(self, person: str) -> bool:
        """Add a connection; tell whether its person was away."""
        appeared = not self.online(person)
        self.here[person] += 1
        self.away_since.pop(person, None)
        return appeared

    def leave(self, person: str, now: int) -> bool:
        """Remove a connection; tell whether its person is away now."""
        self.here[person] -= 1
        if self.here[person] <= 0:
            del self.here[person]
        self.expect([person], now)
        return not self.online(person)

    def announced(self, node: str, there: Elsewhere, now: int) -> bool:
        """Process an announcement of another node; tell whether it changed anything."""
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
        """Take over the presence of a replaced session; its connections are added separately."""
        self.elsewhere.update(old.elsewhere)
        self.away_since.update(old.away_since)
