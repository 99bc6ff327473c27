"""Writer of records; `engine/record.py` describes the format and reads it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from typing import Any, Protocol

import msgspec

from barkade.engine.chance import Live, SeededChance, Source
from barkade.engine.game import Game
from barkade.engine.history import Entry
from barkade.engine.setup import Setup

FORMAT = 1

_encode = msgspec.json.Encoder().encode


class Recorded(Protocol):
    """The part of a match that the writer needs."""

    setup: Setup
    chance: Source
    inherited: int
    history: list[Entry]

    @property
    def commit(self) -> str | None: ...

    @property
    def starts_from(self) -> dict[str, Any] | None: ...

    def states(self) -> Iterator[Any]: ...

    def events(self, seat: int | None, since: int = -1, until: int | None = None) -> Sequence[Any]: ...


def write(match: Recorded) -> str:
    """Return the record of the whole game, seed included."""
    lines = [*_header(match.setup), *_chance_lines(match.chance)]
    if match.starts_from is not None:
        lines.append(f"position {_compact(match.starts_from['state'])}")
    if match.inherited:
        lines.append(f"inherited {match.inherited}")
    lines.append("")
    for number, (entry, state) in enumerate(zip(match.history, match.states(), strict=True)):
        draws = " ".join(f"{value}/{bound}" for value, bound in entry.draws)
        check = state_checksum(match.setup.game, state)
        lines.append(f"{_mover(number, entry)} | {'; '.join(entry.texts)} | {draws} | {check}")
    return "\n".join(lines) + "\n"


def write_partial(match: Recorded, seat: int | None) -> str:
    """Return the record of what a seat (None: a spectator) may know of a running game."""
    lines = [*_header(match.setup)]
    if match.commit:
        lines.append(f"commit {match.commit}")
    if match.inherited:
        lines.append(f"inherited {match.inherited}")
    lines += [f"told {'spectator' if seat is None else seat + 1}", ""]
    for number, entry in enumerate(match.history):
        texts = entry.texts if entry.seat == seat else entry.publics
        lines.append(f"{_mover(number, entry)} | {'; '.join(texts)}")
        lines += [f"  {_compact(event)}" for event in match.events(seat, number - 1, number)]
    return "\n".join(lines) + "\n"


def state_checksum(game: Game, state: Any) -> str:
    """Return eight hex digits that identify a state."""
    numbers = _encode(game.states.flat(state))[1:-1]
    return hashlib.blake2b(numbers, digest_size=4).hexdigest()


def _header(setup: Setup) -> Iterator[str]:
    yield f"barkade {FORMAT}"
    yield f"game {setup.game.id}"
    yield f"rules {setup.game.rules.RULES}"
    yield f"players {setup.players}"
    for name, value in setup.options.items():
        yield f"option {name} {value}"
    if setup.custom is not None:
        yield f"box {_compact(setup.custom)}"
    for seat, name in enumerate(setup.names):
        yield f"name {seat + 1} {' '.join(name.split())}"


def _chance_lines(chance: Source) -> Iterator[str]:
    if isinstance(chance, Live):
        yield f"commit {chance.commit}"
        yield f"seed {chance.seed.hex()}"
        for seat, nonce in enumerate(chance.nonces):
            yield f"nonce {seat + 1} {nonce.hex()}"
    elif isinstance(chance, SeededChance):
        yield f"simulation {chance.seed} {chance.game}"


def _mover(number: int, entry: Entry) -> str:
    return str(number) if number == 0 else f"{number} {entry.seat + 1}"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
