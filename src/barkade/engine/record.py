"""The record of a game: plain text, a header and a line a version. Export, import, replay, play on, verify.

    barkade 1
    game dig
    rules 1
    players 2
    option first 0
    name 1 Anna
    commit 65b4...
    seed 0001...
    nonce 1 a0b1...

    0 | | 5/25 1/24 ... | 8d3f09a2
    1 1 | to 4 | | 51c00f7e
    2 1 | dig | 1/2 | 0a31e9d4

A version's line: its number and seat | its notation (actions of a batch behind `;`) | its draws as value/bound | a
checksum of the position it led to. A game begun from a position says it in the header, one played on says how many
versions it took over. Who may not know the truth yet gets a record of what they were told instead: no draws, no
checksums, but the events.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import msgspec

from barkade.engine.agreed import Agreed
from barkade.engine.begin import from_position
from barkade.engine.chance import (
    Draw,
    KeyedDraws,
    Live,
    OutOfDraws,
    Replay,
    Simulation,
    Source,
    combined_key,
    commitment,
)
from barkade.engine.errors import BadBox, BadRecord, BarkadeError
from barkade.engine.match import Match
from barkade.engine.words import message

FORMAT = 1


# Writing


def checksum(match: Match) -> str:
    """Eight hex digits that change with the position."""
    numbers = msgspec.json.encode(match.room.states.flat(match.state))[1:-1]
    return hashlib.blake2b(numbers, digest_size=4).hexdigest()


def _header(match: Match) -> Iterator[str]:
    yield f"barkade {FORMAT}"
    yield f"game {match.game}"
    yield f"rules {match.room.rules.RULES}"
    yield f"players {match.players}"
    for name, value in match.table.options.items():
        yield f"option {name} {value}"
    if match.table.custom is not None:
        yield f"box {_compact(match.table.custom)}"
    for seat, name in enumerate(match.table.names):
        yield f"name {seat + 1} {' '.join(name.split())}"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def _chance_lines(chance: Source) -> Iterator[str]:
    if isinstance(chance, Live):
        yield f"commit {chance.commit}"
        yield f"seed {chance.seed.hex()}"
        for seat, nonce in enumerate(chance.nonces):
            yield f"nonce {seat + 1} {nonce.hex()}"
    elif isinstance(chance, Simulation):
        yield f"simulation {chance.seed} {chance.game}"


def write(match: Match) -> str:
    """The whole game, seed included."""
    lines = [*_header(match), *_chance_lines(match.chance)]
    again = _begun_again(match)
    if match.starts_from is not None:
        lines.append(f"position {_compact(match.starts_from['state'])}")
    if match.inherited:
        lines.append(f"inherited {match.inherited}")
    lines.append("")
    for number, version in enumerate(match.history):
        if number:
            again.follow(version.seat, version.texts, version.draws)
        who = str(number) if number == 0 else f"{number} {version.seat + 1}"
        draws = " ".join(f"{value}/{bound}" for value, bound in version.draws)
        lines.append(f"{who} | {'; '.join(version.texts)} | {draws} | {checksum(again)}")
    return "\n".join(lines) + "\n"


def write_told(match: Match, seat: int | None) -> str:
    """What a seat (None: a spectator) was told of a running game."""
    lines = [*_header(match)]
    if match.commit:
        lines.append(f"commit {match.commit}")
    lines += [f"told {'spectator' if seat is None else seat + 1}", ""]
    for number, version in enumerate(match.history):
        texts = version.texts if version.seat == seat else version.publics
        who = str(number) if number == 0 else f"{number} {version.seat + 1}"
        lines.append(f"{who} | {'; '.join(texts)}")
        lines += [f"  {_compact(told)}" for told in match.events(seat, number - 1, number)]
    return "\n".join(lines) + "\n"


def _begun_again(match: Match) -> Match:
    """The same game at its beginning, ready to follow the history once more."""
    if match.starts_from is not None:
        return from_position(match.starts_from, match.chance)
    return Match(match.table, Replay(match.history[0].draws))


# Reading


class _Lines:
    """A record taken apart, not yet believed."""

    def __init__(self, text: str) -> None:
        self.single: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.names: dict[int, str] = {}
        self.nonces: dict[int, bytes] = {}
        self.versions: list[tuple[int, list[str], list[Draw], str]] = []
        self.told: list[str] = []
        if not str(text).startswith("barkade "):
            raise BadRecord(message("error-record-format"))
        head, _, body = text.replace("\r\n", "\n").partition("\n\n")
        for at, line in enumerate(head.splitlines(), 1):
            self._read_header(at, line)
        if self.single.get("barkade") != str(FORMAT):
            raise BadRecord(message("error-record-format"))
        for at, line in enumerate(body.splitlines(), head.count("\n") + 3):
            self._read_version(at, line)
        if not self.versions:
            raise BadRecord(message("error-record-empty"))

    def _read_header(self, at: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        try:
            if word == "option":
                name, _, value = rest.partition(" ")
                self.options[name] = value
            elif word == "name":
                number, _, name = rest.partition(" ")
                self.names[int(number)] = name
            elif word == "nonce":
                number, _, value = rest.partition(" ")
                self.nonces[int(number)] = bytes.fromhex(value)
            elif word in HEADER_WORDS and word not in self.single:
                self.single[word] = rest
            else:
                raise ValueError(word)
        except ValueError as error:
            raise BadRecord(message("error-record-line", line=at, text=line[:60])) from error

    def _read_version(self, at: int, line: str) -> None:
        if line.startswith("  ") and "told" in self.single:
            self.told.append(line.strip())
            return
        parts = [part.strip() for part in line.split("|")]
        try:
            number, _, seat = parts[0].partition(" ")
            if int(number) != len(self.versions) or len(parts) != (2 if "told" in self.single else 4):
                raise ValueError(line)
            texts = [text.strip() for text in parts[1].split(";") if text.strip()]
            draws = [_read_draw(draw) for draw in parts[2].split()] if len(parts) == 4 else []
            check = parts[3] if len(parts) == 4 else ""
            self.versions.append((int(seat) - 1 if seat else -1, texts, draws, check))
        except ValueError as error:
            raise BadRecord(message("error-record-line", line=at, text=line[:60])) from error

    def number(self, word: str, default: int | None = None) -> int:
        value = self.single.get(word, "" if default is None else str(default))
        if not value.isdecimal():
            raise BadRecord(message("error-record-header", word=word))
        return int(value)


HEADER_WORDS = (
    "barkade",
    "game",
    "rules",
    "players",
    "box",
    "commit",
    "seed",
    "simulation",
    "position",
    "inherited",
    "told",
)


def _read_draw(text: str) -> Draw:
    value, bound = text.split("/")
    return int(value), int(bound)


def read_record(text: str, until: int | None = None) -> Match:
    """The game of a record, replayed and checked line by line; with `until`, only up to that version.

    What is wrong with a torn or tampered record is named, with its line. The game goes on with the record's own chance;
    `play_on` gives it another.
    """
    lines = _Lines(text)
    if "told" in lines.single:
        raise BadRecord(message("error-record-told"))
    table = _table(lines)
    match = _first_version(lines, table)
    match.inherited = lines.number("inherited", 0)
    if match.inherited > len(lines.versions):
        raise BadRecord(message("error-record-header", word="inherited"))
    if checksum(match) != lines.versions[0][3]:
        raise BadRecord(message("error-record-checksum", version=0))
    last = len(lines.versions) - 1 if until is None else until
    if not 0 <= last < len(lines.versions):
        raise BadRecord(message("error-record-no-version", version=last, last=len(lines.versions) - 1))
    for number, (seat, texts, draws, check) in enumerate(lines.versions[1 : last + 1], 1):
        _follow(match, number, seat, texts, draws)
        if checksum(match) != check:
            raise BadRecord(message("error-record-checksum", version=number))
    match.go_on_with(_chance(lines))
    return match


def _table(lines: _Lines) -> Agreed:
    try:
        custom = json.loads(lines.single["box"]) if "box" in lines.single else None
        names = [lines.names[number] for number in sorted(lines.names)]
        table = Agreed.of(lines.single.get("game", ""), lines.number("players"), lines.options, custom, names)
    except (json.JSONDecodeError, RecursionError) as error:
        raise BadRecord(message("error-record-header", word="box")) from error
    except BadRecord:
        raise
    except BarkadeError as error:
        raise BadRecord(error.message) from error
    if lines.number("rules") != table.room.rules.RULES:
        raise BadRecord(message("error-record-rules", rules=lines.number("rules"), now=table.room.rules.RULES))
    return table


def _first_version(lines: _Lines, table: Agreed) -> Match:
    draws = lines.versions[0][2]
    chance = Replay(draws)
    try:
        if "position" not in lines.single:
            match = Match(table, chance)
        else:
            state = json.loads(lines.single["position"])
            match = from_position(
                {
                    "game": table.room.game,
                    "players": table.players,
                    "options": table.options,
                    "box": table.custom,
                    "names": table.names,
                    "state": state,
                },
                chance,
            )
    except BadBox as error:
        raise BadRecord(error.message) from error
    except (OutOfDraws, json.JSONDecodeError, RecursionError, BarkadeError) as error:
        raise BadRecord(message("error-record-version", version=0)) from error
    if not chance.used_up:
        raise BadRecord(message("error-record-version", version=0))
    return match


def _follow(match: Match, number: int, seat: int, texts: list[str], draws: list[Draw]) -> None:
    try:
        match.follow(seat, texts, draws)
    except (OutOfDraws, BarkadeError) as error:
        raise BadRecord(message("error-record-version", version=number)) from error


def _chance(lines: _Lines) -> Source:
    """The record's own source."""
    if "seed" in lines.single:
        seed, nonces = _secrets(lines)
        return Live(seed, nonces)
    if "simulation" in lines.single:
        seed_text, _, game = lines.single["simulation"].partition(" ")
        if not (seed_text.isdecimal() and game.isdecimal()):
            raise BadRecord(message("error-record-header", word="simulation"))
        return Simulation(int(seed_text), int(game))
    return Live()


def _secrets(lines: _Lines) -> tuple[bytes, list[bytes]]:
    try:
        return bytes.fromhex(lines.single["seed"]), [lines.nonces[number] for number in sorted(lines.nonces)]
    except ValueError as error:
        raise BadRecord(message("error-record-header", word="seed")) from error


def play_on(text: str, version: int, chance: Source | None = None) -> Match:
    """A new game that goes on from a version of a recorded one, with chance of its own."""
    match = read_record(text, until=version)
    match.inherited = len(match.history)
    match.go_on_with(Live() if chance is None else chance)
    return match


def told_of(text: str) -> list[dict[str, Any]] | None:
    """The events of a record of what a seat was told; None for a whole record."""
    lines = _Lines(text)
    if "told" not in lines.single:
        return None
    try:
        return [json.loads(line) for line in lines.told]
    except (json.JSONDecodeError, RecursionError) as error:
        raise BadRecord(message("error-record-version", version=len(lines.versions) - 1)) from error


# Verifying


def verify(text: str) -> Match:
    """Check a whole record: every action by the rules, every position, the seed against the commitment, and every draw
    against the seed. Returns the game; raises `BadRecord` that names the first thing wrong. What was there before this
    game's own chance can't be verified: a position it began from (`starts_from`), versions taken over (`inherited`)."""
    match = read_record(text)
    lines = _Lines(text)
    source = _verifiable(lines)
    for number, version in enumerate(match.history[match.inherited :], match.inherited):
        if version.is_undo:
            source.resume(match.spent(number))
            continue
        source.begin(number)
        for value, bound in version.draws:
            if source.draw(bound) != value:
                raise BadRecord(message("error-record-draw", version=number, draw=f"{value}/{bound}"))
    return match


def _verifiable(lines: _Lines) -> Source:
    if "simulation" in lines.single:
        return _chance(lines)
    if "seed" not in lines.single or "commit" not in lines.single:
        raise BadRecord(message("error-record-no-seed"))
    seed, nonces = _secrets(lines)
    if commitment(seed) != lines.single["commit"]:
        raise BadRecord(message("error-record-commit"))
    return KeyedDraws(combined_key(seed, nonces))
