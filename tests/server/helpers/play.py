"""Helpers that seat people at a pure table, without sessions and store, and play at it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import barkade
from barkade.engine.chance import nonce_commitment
from barkade.games import load_game
from barkade.server import wire
from barkade.server.errors import Refusal
from barkade.server.store import Row
from barkade.server.table import events
from barkade.server.table.commands import AnyCommand
from barkade.server.table.decide import accepted_before, decide
from barkade.server.table.decision import Context
from barkade.server.table.parts import Accepted
from barkade.server.table.state import Table

NONCES = ["a0" * 16, "b1" * 16, "c2" * 16, "d3" * 16, "e4" * 16]
HASHES = [nonce_commitment(bytes.fromhex(nonce)) for nonce in NONCES]
NAMES = ["anna", "bo", "cy", "di", "ed"]
SEED = bytes(range(32)).hex()


class Sitting:
    """A pure table and its rows, with methods to submit commands."""

    def __init__(self, game: str, players: int, start: bool = True, **wishes: Any) -> None:
        options = {name: option.default for name, option in load_game(game).options.items()}
        opened = events.Opened(
            game=game,
            players=players,
            options={**options, **wishes.pop("options", {})},
            host="anna",
            seed=SEED,
            **wishes,
        )
        self.now = 1_000_000
        self.away: set[str] = set()
        self.rows = [Row("t", 1, None, ":open", "anna", self.now, events.encode(opened))]
        self.table = Table.rebuilt(self.rows)
        self.count = 0
        if start:
            for seat in range(players):
                self.do(NAMES[seat], wire.Sit(id=self.id(), seat=seat, nonce=NONCES[seat]))
            self.do("anna", wire.Start(id=self.id()))

    def id(self) -> str:
        self.count += 1
        return f"c{self.count}"

    def do(self, who: str, command: AnyCommand) -> Row | Accepted:
        """Decide a command and apply it."""
        accepted = accepted_before(self.table, who, command)
        if accepted is not None:
            return accepted
        decision = decide(self.table, who, command, self.context)
        row = decision.row(self.table, command, who, self.now)
        self.table.apply(row, decision.event, decision.prepared)
        self.rows.append(row)
        return row

    @property
    def context(self) -> Context:
        return Context(self.now, frozenset(self.away), frozenset({"random", "good-dog"}))

    def play(self, *actions: str, seat: int | None = None, version: int | None = None) -> Row | Accepted:
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

    def rebuilt(self) -> Table:
        return Table.rebuilt(self.rows)


def picture(table: Table) -> dict[str, Any]:
    """Return everything observable of a table, for comparisons."""
    match = table.match
    seats: Sequence[int | None] = [None, *range(len(table.seats))]
    return {
        "seq": table.seq,
        "version": table.version,
        "phase": table.phase,
        "starting": table.starting,
        "ending": table.ending,
        "host": (table.owner, table.host),
        "seats": [(seat.person, seat.bot, seat.hash, seat.nonce, seat.resigned) for seat in table.seats],
        "deadline": table.deadline,
        "since": table.clock.since,
        "paused": table.paused,
        "offer": table.offer,
        "declined": table.declined,
        "talk": list(table.talk),
        "known": table.known,
        "muted": table.muted,
        "away": list(table.sent_away),
        "stand-ins": table.substituted,
        "commands": table.commands,
        "options": table.options,
        "winners": table.winners,
        "views": None if match is None else [match.view(seat) for seat in seats],
        "events": None if match is None else [match.events(seat) for seat in seats],
    }


def refused(sitting: Sitting, who: str, command: wire.AnyCommand, look: Callable[[Table], object] = picture) -> str:
    """Check that a command is refused and changes nothing; return the kind of refusal."""
    before = look(sitting.table)
    with pytest.raises(Refusal) as refusal:
        sitting.do(who, command)
    assert look(sitting.table) == before
    return refusal.value.kind


def glance(table: Table) -> object:
    """Return a smaller picture, where many have to be compared."""
    assert table.match is not None
    return table.seq, table.version, table.offer, table.match.position()


def free_move(sitting: Sitting, rng: random.Random, steps: int = 400) -> None:
    """Play until the last version could be taken back freely."""
    for _ in range(steps):
        mover = sitting.match.to_move
        sitting.play_some(rng, 1)
        if mover is not None and sitting.table.undoable()[:2] == (mover, "free"):
            return
    pytest.fail("this game never came to an action that can be taken back freely")
