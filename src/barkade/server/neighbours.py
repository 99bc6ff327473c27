"""What nodes tell each other besides what they write: who is connected where, and who has changed or gone for good.

Nothing of this is kept. A node says it whenever it changes and again every now and then; what was not said again for a
while no longer holds, as when a node has died.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from barkade.server.clock import SECOND
from barkade.server.desk import NOWHERE, Desk, Elsewhere

if TYPE_CHECKING:
    from barkade.server.hall import Hall

SAY_EVERY = 15 * SECOND
HOLDS = 40 * SECOND
HERE = "here"
WHO = "who"
STRANGER = "-"
MOST_NAMED = 300
"""As what is said has to stay below 8,000 bytes."""


class Neighbours:
    """See the module."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        hall.store.on_said(self.hear)
        hall.store.on_changed_people(self.people_changed)

    def placed(self, desk: Desk) -> None:
        """A table has come into memory."""
        if self._hall.store.shared:
            desk.on_presence = self.say
            self._hall.store.say(f"{WHO} {desk.table.id}")

    def say(self, desk: Desk) -> None:
        """Tell the others who is connected to a table here, those with a seat first."""
        there = sorted((each.person for each in desk.connections), key=lambda person: not desk.table.seats_of(person))
        people = [person or STRANGER for person in there[:MOST_NAMED]]
        self._hall.store.say(" ".join([HERE, desk.table.id, *people]))

    def hear(self, node: str, said: str) -> None:
        """Another node has said something."""
        what, table, *people = said.split(" ")
        desk = self._hall.desks.get(table)
        if desk is None:
            return
        if what == WHO and desk.connections:
            self.say(desk)
        elif what == HERE:
            desk.hear_of(node, Elsewhere(tuple(people), self._hall.clock.now() + HOLDS))
            self._hall.steward.see_to_the_host(desk)

    async def go_on_saying(self) -> None:
        """Say it all again every now and then, and forget what others have stopped saying."""
        while self._hall.store.shared:
            await asyncio.sleep(SAY_EVERY / 1000)
            now = self._hall.clock.now()
            for desk in list(self._hall.desks.values()):
                if desk.connections:
                    self.say(desk)
                for node in [node for node, there in desk.elsewhere.items() if there.until < now]:
                    desk.hear_of(node, NOWHERE)

    def people_changed(self, people: list[str] | None) -> None:
        """Another node has changed somebody, or let them go; None when that may have been missed."""
        self._hall.spawn(self._hall.people.meet_again(people))
        if people is None:
            for desk in self._hall.desks.values():
                self.placed(desk)
