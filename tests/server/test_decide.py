"""Deciding changes nothing; applying what was decided leads where the stored row leads."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter, deque
from collections.abc import Mapping, Sequence, Set
from typing import Any

import msgspec
import pytest

import barkade
from barkade.server import wire
from barkade.server.errors import Refusal
from barkade.server.runtime.clock import SECOND
from barkade.server.table import commands
from barkade.server.table.clock import SLOW_GAME, TurnClock
from barkade.server.table.commands import AnyCommand
from barkade.server.table.decide import HANDLERS, decide
from barkade.server.table.state import Table
from tests.server.helpers.play import HASHES, NAMES, NONCES, Sitting, picture

SCRATCH = ("_known", "_offered", "_out")
"""Caches of a match: what is in them can't be seen."""
PLAIN = (int, str, bool, float, bytes, type(None))
"""Most of what a table holds: looking whether it is anything else takes half of the time."""

HOSTS = (wire.SeatBot, wire.Start)
OWNERS = (
    wire.Unseat,
    wire.Substitute,
    wire.First,
    wire.Mute,
    wire.Door,
    wire.LetIn,
    wire.Change,
    wire.Close,
    wire.HandOver,
    wire.SendAway,
    wire.LetBack,
)


def snapshot(value: Any) -> Any:
    """Everything that a table holds, down to the state of its chance."""
    if type(value) in PLAIN:
        return value
    if isinstance(value, barkade.Match):
        parts = {name: part for name, part in vars(value).items() if name not in SCRATCH}
        return {**snapshot(parts), "_state": value.game.states.flat(value.state)}
    if isinstance(value, Table | TurnClock):
        return snapshot(vars(value))
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: snapshot(getattr(value, field.name)) for field in dataclasses.fields(value)}
    if isinstance(value, msgspec.Struct):
        return snapshot(msgspec.structs.asdict(value))
    if isinstance(value, Mapping):
        return {key: snapshot(part) for key, part in value.items()}
    if isinstance(value, Set):
        return sorted(value)
    if isinstance(value, list | tuple | deque):
        return [snapshot(part) for part in value]
    if hasattr(value, "draw"):  # a source of chance
        return snapshot(vars(value))
    return value


RARE = {wire.First, commands.Continue, wire.LetIn, wire.EndEvening, commands.Drop}
"""Commands that need not be accepted at random."""


def anything(rng: random.Random, sitting: Sitting, missing: Sequence[type[Any]]) -> tuple[str, AnyCommand]:
    """Somebody, and something they might want, more often what is still `missing`; often enough sensible."""
    table, name = sitting.table, sitting.id()
    seat, version = rng.randrange(len(table.seats) + 1), table.version - (rng.random() < 0.1)
    who = rng.choice([*NAMES[: len(table.seats)], table.host, "eve", ""])
    offered = [commands.CountAway, commands.LapseOffer, wire.Answer] * 3 if table.offer is not None else []
    late = [commands.EndTurn] * 5 if table.to_move is not None and table.is_late(table.to_move, sitting.now) else []
    waiting = [commands.Continue] * 5 if table.idle else []
    opened = [wire.Start] * 3 + [commands.ReplaceHost] * 2
    starting = [wire.Reveal] * 20 if table.starting else opened if table.phase == "open" else []
    asking = [wire.Offer] * 2 if table.offer is None and table.phase == "playing" else []
    lasting = [kind for kind in HANDLERS if kind is not wire.Close or rng.random() < 0.1]
    desk = [wire.LetBack] * 3 if table.sent_away else []
    usual = [*lasting, *desk, wire.Play, wire.Play, wire.Undo, *offered, *asking, *starting, *late, *waiting]
    kind = rng.choice([*usual, *(list(missing) * 8)])
    if kind in HOSTS and rng.random() < 0.7:
        who = table.host
    elif kind in OWNERS and rng.random() < 0.7:
        who = table.owner
    elif kind is wire.Answer and table.missing():
        who = rng.choice(table.missing())
    elif rng.random() < 0.8:
        seat = seat if table.to_move is None else table.to_move
        who = table.seats[seat].person or who if seat < len(table.seats) else who
    legal = [] if table.match is None else [action.text for action in table.match.legal()]
    actions = [rng.choice(legal)] if legal and rng.random() < 0.9 else ["fly"]
    bot = table.bot_at(seat) if seat < len(table.seats) else "puppy"
    bots = [number for number, each in enumerate(table.seats) if each.bot and not each.person]
    fields: dict[type, dict[str, Any]] = {
        wire.Play: {"seat": seat, "version": version, "actions": actions},
        wire.Undo: {"seat": seat, "version": version},
        wire.Offer: {"what": rng.choice(["end", "pause", "resume", "resume", "substitute"]), "seat": seat},
        wire.Answer: {"yes": rng.random() < 0.8},
        wire.Mix: rng.choice([{"nonce": NONCES[0]}, {"hash": HASHES[1]}, {"hash": HASHES[1]}, {}]),
        wire.Sit: rng.choice([{"nonce": NONCES[0]}, {"hash": HASHES[1]}, {}]),
        wire.NameSeat: {"name": rng.choice(["Ola", ""])},
        wire.Change: {"players": rng.choice([2, 3, 4]), "clock": rng.choice([0, 30])},
        wire.HandOver: {"person": rng.choice(NAMES)},
        wire.SendAway: {"person": rng.choice([*NAMES, "eve"])},
        wire.LetBack: {"person": rng.choice([*table.sent_away, "eve"])},
        wire.Reveal: {"nonce": NONCES[1]},
        wire.SeatBot: {"bot": rng.choice(["random", "nobody"])},
        wire.Say: {"text": "woof?"},
        wire.Bark: {"bark": "woof"},
        wire.Mute: {"person": rng.choice(NAMES), "muted": rng.random() < 0.5},
        wire.Start: {},
        wire.Door: {"asks": rng.random() < 0.5},
        wire.LetIn: {"person": rng.choice(list(table.requests) or NAMES), "yes": rng.random() < 0.8},
        commands.PlayForBot: {"bot": bot, "version": version, "actions": actions},
        commands.Continue: {"person": rng.choice(table.voters() or NAMES)},
        commands.GiveTimeBack: {"since": sitting.now - 500, "until": sitting.now + rng.choice([-1000, 1000])},
        commands.ReplaceHost: {"person": rng.choice([*table.heirs(), table.owner])},
        commands.CountAway: {"people": sorted(sitting.away)},
        commands.LinkRematch: {"table": "again"},
        commands.Drop: {"person": rng.choice(NAMES)},
        commands.SpeakForBot: {"seat": rng.choice(bots or [seat])},
    }
    given = fields.get(kind, {})
    if "seat" in kind.__struct_fields__:
        given.setdefault("seat", seat)
    return who, kind(id=name, **given)


@pytest.mark.parametrize("game", barkade.games())
def test_a_decision_changes_nothing_and_leads_where_its_row_leads(game: str) -> None:
    accepted, refused, rng = Counter[type](), Counter[type](), random.Random(7)
    for round_number in range(24):
        clock = [0, 30, SLOW_GAME, 30][round_number % 4]
        sitting = Sitting(game, 2 + round_number % 2, start=bool(round_number % 3), clock=clock)
        if sitting.table.phase == "open":
            for seat in range(len(sitting.table.seats)):
                sitting.do(NAMES[seat], wire.Sit(id=sitting.id(), seat=seat, hash=HASHES[1]))
        before = snapshot(sitting.table)
        for _ in range(60):
            sitting.now += rng.choice([0, 1000, 31_000, SLOW_GAME * SECOND * (clock == SLOW_GAME)])
            sitting.away = set(rng.sample(NAMES, 2))
            who, command = anything(
                rng, sitting, [kind for kind in HANDLERS if not (refused[kind] and (accepted[kind] or kind in RARE))]
            )
            try:
                decision = decide(sitting.table, who, command, sitting.context)
            except Refusal:
                refused[type(command)] += 1
                decision = None
            assert snapshot(sitting.table) == before, command
            if decision is not None:
                accepted[type(command)] += 1
                row = decision.row(sitting.table, command, who, sitting.now)
                sitting.table.apply(row, decision.event, decision.prepared)
                sitting.rows.append(row)
                before = snapshot(sitting.table)
        assert picture(sitting.rebuilt()) == picture(sitting.table)
    assert accepted.keys() >= HANDLERS.keys() - RARE and refused.keys() == HANDLERS.keys()


def test_a_bug_while_deciding_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting("dig", 2)

    def broken(*_arguments: object) -> None:
        raise RuntimeError("a bug in a game")

    before, text = snapshot(sitting.table), sitting.match.legal()[0].text
    with monkeypatch.context() as patched:
        patched.setattr(sitting.match.game.rules, "apply", broken)
        with pytest.raises(RuntimeError):
            sitting.play(text)
    assert snapshot(sitting.table) == before
    sitting.play(text)
    assert sitting.table.version == 1
