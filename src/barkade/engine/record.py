"""The record of a game: plain text, a header and a line per version. Read, replay, continue, verify.

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

A version's line: its number and seat | its notation (actions of a batch separated by `;`) | its draws as value/bound |
a checksum of the position after it. If the game began from a position, the header has it; if it continues another game,
the header has the number of versions taken over. A player of a running game gets a partial record: the events told to
their seat, without draws and checksums.
"""

from __future__ import annotations

import json
import time
from typing import Any, NamedTuple, cast

from barkade.engine.chance import (
    Draw,
    KeyedDraws,
    Live,
    OutOfDraws,
    Replay,
    SeededChance,
    Source,
    combined_key,
    commitment,
)
from barkade.engine.create import from_position
from barkade.engine.errors import BadBox, BadRecord, BarkadeError
from barkade.engine.events import EventDict, event_dict
from barkade.engine.history import Entry
from barkade.engine.i18n import from_dict, message
from barkade.engine.match import Match
from barkade.engine.record_writer import FORMAT, state_checksum
from barkade.engine.setup import Setup


def checksum(match: Match, entry: Entry | None = None) -> str:
    """Return eight hex digits that identify a position: the current one, or that after a decided entry."""
    return state_checksum(match.game, match.state if entry is None else entry.after)


class _Lines:
    """A record split into its parts, not yet validated."""

    def __init__(self, text: str) -> None:
        self.single: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.names: dict[int, str] = {}
        self.nonces: dict[int, bytes] = {}
        self.versions: list[tuple[int, list[str], list[Draw], str]] = []
        self.events: list[str] = []
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
            self.events.append(line.strip())
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
        if not _is_number(value):
            raise BadRecord(message("error-record-header", word=word))
        return int(value)


def _is_number(text: str) -> bool:
    """Tell whether a text is a plausible number (Python refuses to parse one of thousands of digits)."""
    return text.isdecimal() and len(text) < 40


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


class ReadLimits(NamedTuple):
    """Limits of the work for reading a record; a record that exceeds them is refused."""

    actions: int
    """Number of actions and takebacks."""
    seconds: float
    """Processor time of this thread."""


def read_record(text: str, until: int | None = None, limits: ReadLimits | None = None) -> Match:
    """Replay a record, verifying every checksum; with `until`, only up to that version.

    The error for a damaged or tampered record names the line. The match continues with the record's own chance;
    `play_on` gives it another.
    """
    lines = _Lines(text)
    if "told" in lines.single:
        raise BadRecord(message("error-record-told"))
    setup = _setup(lines)
    rules, now = lines.number("rules"), setup.game.rules.RULES
    if rules > now:
        raise BadRecord(message("error-record-rules", rules=rules, now=now))
    try:
        return _replay(lines, setup, until, limits)
    except BadRecord as error:
        # A record of older rules is accepted if it replays unchanged; else it is refused because of its rules.
        if rules == now or error.message.id in ("error-record-no-version", "error-record-too-long"):
            raise
        raise BadRecord(message("error-record-rules", rules=rules, now=now)) from error


def _replay(lines: _Lines, setup: Setup, until: int | None, limits: ReadLimits | None) -> Match:
    match = _first_version(lines, setup)
    match.inherited = lines.number("inherited", 0)
    if match.inherited > len(lines.versions):
        raise BadRecord(message("error-record-header", word="inherited"))
    if checksum(match) != lines.versions[0][3]:
        raise BadRecord(message("error-record-checksum", version=0))
    last = len(lines.versions) - 1 if until is None else until
    if not 0 <= last < len(lines.versions):
        raise BadRecord(message("error-record-no-version", version=last, last=len(lines.versions) - 1))
    if limits is not None and sum(max(1, len(texts)) for _, texts, _, _ in lines.versions) > limits.actions:
        raise BadRecord(message("error-record-too-long"))
    began = time.thread_time()
    for number, (seat, texts, draws, check) in enumerate(lines.versions[1 : last + 1], 1):
        if limits is not None and time.thread_time() - began > limits.seconds:
            raise BadRecord(message("error-record-too-long"))
        _follow(match, number, seat, texts, draws)
        if checksum(match) != check:
            raise BadRecord(message("error-record-checksum", version=number))
    match.continue_with(_chance(lines))
    return match


def _setup(lines: _Lines) -> Setup:
    try:
        custom = json.loads(lines.single["box"]) if "box" in lines.single else None
        names = [lines.names[number] for number in sorted(lines.names)]
        setup = Setup.of(lines.single.get("game", ""), lines.number("players"), lines.options, custom, names)
    except BadRecord:
        raise
    except BarkadeError as error:
        raise BadRecord(error.message) from error
    except (ValueError, RecursionError) as error:
        raise BadRecord(message("error-record-header", word="box")) from error
    return setup


def _first_version(lines: _Lines, setup: Setup) -> Match:
    draws = lines.versions[0][2]
    chance = Replay(draws)
    try:
        if "position" not in lines.single:
            match = Match(setup, chance)
        else:
            state = json.loads(lines.single["position"])
            match = from_position(
                {
                    "game": setup.game.id,
                    "players": setup.players,
                    "options": setup.options,
                    "box": setup.custom,
                    "names": setup.names,
                    "state": state,
                },
                chance,
            )
    except BadBox as error:
        raise BadRecord(error.message) from error
    except (OutOfDraws, ValueError, RecursionError, BarkadeError) as error:
        raise BadRecord(message("error-record-version", version=0)) from error
    if not chance.used_up:
        raise BadRecord(message("error-record-version", version=0))
    return match


def _follow(match: Match, number: int, seat: int, texts: list[str], draws: list[Draw]) -> None:
    try:
        match.play_recorded(seat, texts, draws)
    except (OutOfDraws, BarkadeError) as error:
        raise BadRecord(message("error-record-version", version=number)) from error


def _chance(lines: _Lines) -> Source:
    """Return the record's own chance source."""
    if "seed" in lines.single:
        seed, nonces = _secrets(lines)
        return Live(seed, nonces)
    if "simulation" in lines.single:
        seed_text, _, game = lines.single["simulation"].partition(" ")
        if not (_is_number(seed_text) and _is_number(game)):
            raise BadRecord(message("error-record-header", word="simulation"))
        return SeededChance(int(seed_text), int(game))
    return Live()


def _secrets(lines: _Lines) -> tuple[bytes, list[bytes]]:
    try:
        return bytes.fromhex(lines.single["seed"]), [lines.nonces[number] for number in sorted(lines.nonces)]
    except ValueError as error:
        raise BadRecord(message("error-record-header", word="seed")) from error


def play_on(text: str, version: int, chance: Source | None = None) -> Match:
    """Start a new game from a version of a recorded one, with its own chance."""
    match = read_record(text, until=version)
    match.inherited = len(match.history)
    match.continue_with(Live() if chance is None else chance)
    return match


def begins_from_position(text: str) -> bool:
    """Tell whether the header says that the game began from a given position."""
    head, _, _ = text.replace("\r\n", "\n").partition("\n\n")
    return any(line.partition(" ")[0] == "position" for line in head.splitlines())


def partial_events(text: str) -> list[EventDict] | None:
    """Return the events of a partial record; None for a complete one."""
    lines = _Lines(text)
    if "told" not in lines.single:
        return None
    try:
        return [_event(json.loads(line)) for line in lines.events]
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise BadRecord(message("error-record-version", version=len(lines.versions) - 1)) from error


def _event(event: Any) -> EventDict:
    """Return an event of a record; records of version 0.1 hold messages only."""
    if "kind" in event:
        return cast(EventDict, event)
    return event_dict(event["version"], "", event["args"].get("seat"), None, {}, from_dict(event))


# Verifying


def verify(text: str) -> Match:
    """Verify a complete record: every action against the rules, every position against its checksum, the seed against
    the commitment, and every draw against the seed. Return the match; raise `BadRecord` naming the first error.

    A position that the game began from (`starts_from`) and versions taken over (`inherited`) can't be verified.
    """
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
