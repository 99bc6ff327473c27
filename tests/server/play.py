"""Helpers to sit people down at a pure table and let it play."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import barkade
from barkade.games import room
from barkade.server import facts, wire
from barkade.server.rulings import Context, Repeated, do
from barkade.server.store import Row
from barkade.server.table import LiveTable

NONCES = ["a0" * 16, "b1" * 16, "c2" * 16, "d3" * 16, "e4" * 16]
NAMES = ["anna", "bo", "cy", "di", "ed"]
SEED = bytes(range(32)).hex()


class Sitting:
    """A pure table, the rows that it has made, and a hand that writes commands."""

    def __init__(self, game: str, players: int, start: bool = True, **wishes: Any) -> None:
        options = {name: option.default for name, option in room(game).box.OPTIONS.items()}
        opened = facts.Opened(
            game=game,
            rules=room(game).rules.RULES,
            players=players,
            options={**options, **wishes.pop("options", {})},
            host="anna",
            seed=SEED,
            **wishes,
        )
        self.now = 1_000_000
        self.away: set[str] = set()
        self.rows = [Row("t", 1, None, ":open", "anna", self.now, facts.encode(opened))]
        self.table = LiveTable.rebuilt(self.rows)
        self.count = 0
        if start:
            for seat in range(players):
                self.do(NAMES[seat], wire.Sit(id=self.id(), seat=seat, nonce=NONCES[seat]))
            self.do("anna", wire.Start(id=self.id()))

    def id(self) -> str:
        self.count += 1
        return f"c{self.count}"

    def do(self, who: str, command: wire.AnyCommand) -> Row | Repeated:
        context = Context(self.now, lambda person: person in self.away, frozenset({"random", "good-dog"}))
        outcome = do(self.table, who, command, context)
        if isinstance(outcome, Row):
            self.rows.append(outcome)
        return outcome

    def play(self, *actions: str, seat: int | None = None, version: int | None = None) -> Row | Repeated:
        mover = self.match.to_move if seat is None else seat
        assert mover is not None
        command = wire.Play(
            id=self.id(), seat=mover, version=self.table.version if version is None else version, actions=list(actions)
        )
        return self.do(self.table.seats[mover].person, command)

    def play_some(self, rng: random.Random, number: int) -> None:
        for _ in range(number):
            if self.match.over:
                return
            self.play(rng.choice(self.match.legal()).text)

    @property
    def match(self) -> barkade.Match:
        assert self.table.match is not None
        return self.table.match

    def rebuilt(self) -> LiveTable:
        return LiveTable.rebuilt(self.rows)


def picture(table: LiveTable) -> dict[str, Any]:
    """All that can be seen of a table, to compare."""
    match = table.match
    seats: Sequence[int | None] = [None, *range(len(table.seats))]
    return {
        "seq": table.seq,
        "version": table.version,
        "phase": table.phase,
        "ending": table.ending,
        "host": table.host,
        "seats": [(seat.person, seat.bot, seat.nonce, seat.resigned) for seat in table.seats],
        "deadline": table.deadline,
        "since": table.turn_since,
        "paused": table.paused,
        "offer": table.offer,
        "talk": list(table.talk),
        "muted": table.muted,
        "away": table.sent_away,
        "stand-ins": table.stand_ins,
        "commands": table.commands,
        "options": table.options,
        "winners": table.winners,
        "views": None if match is None else [match.view(seat) for seat in seats],
        "events": None if match is None else [match.events(seat) for seat in seats],
    }
