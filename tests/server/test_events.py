"""Stored events: what is written today stays readable, and the wire has no say in it."""

from __future__ import annotations

import ast
import sqlite3
import typing
from pathlib import Path

import msgspec
import pytest

from barkade.server.store import TooNew
from barkade.server.store.sqlite_schema import STEPS, migrate
from barkade.server.table import events, legacy
from barkade.server.table.events import AnyEvent

DATA = Path(__file__).parent / "data"
GOLDEN = DATA / f"events-{events.FORMAT}.jsonl"
NONCES = ["a0" * 16, "b1" * 16]

TODAY: list[AnyEvent] = [
    events.Opened(
        game="dig",
        players=2,
        options={"starter": -1},
        host="anna",
        seed="00" * 32,
        box={"name": "own"},
        clock=30,
        holiday=7,
        help="coach",
        public=True,
        seats=["anna", "bot:puppy"],
        record="a record",
        upto=3,
        sitters=[events.Sitter("Ola", {"head": 1}), events.Sitter()],
        evening=events.Evening(
            [events.EveningGame("t0", "dig", {"starter": 1}, [events.EveningSeat("anna", "Ola", "", 1, True)])]
        ),
        daily="2026-11-18",
        owner="bo",
        muted=["cy"],
        sent_away=["eve"],
    ),
    events.Started(nonces=NONCES, options={"starter": 0}, check="0123abcd"),
    events.Rematched(table="t2"),
    events.EveningEnded(),
    events.Moved(seat=1, texts=["to 1", "stop"], draws=[(2, 6), (0, 3)], check="0123abcd"),
    events.TakenBack(seat=1, undoes=4, check="0123abcd"),
    events.Sat(seat=0, nonce=NONCES[0]),
    events.Sat(seat=1, hash="ab" * 32),
    events.NonceCommitted(seat=0, hash="cd" * 32),
    events.NonceAdded(seat=0, nonce=NONCES[1]),
    events.StartBegun(),
    events.StoodUp(seat=1),
    events.Unseated(seat=1),
    events.BotSeated(seat=1, bot="puppy"),
    events.Substituted(seat=0, why="clock"),
    events.StoodIn(seat=0),
    events.Waited(),
    events.Continued(person="bo"),
    events.TimeGivenBack(milliseconds=1500),
    events.FirstChosen(seat=None),
    events.HostChanged(person="bo"),
    events.Offered(what="substitute", seat=1),
    events.Answered(yes=True),
    events.Resigned(seat=0),
    events.Said(text="Who comes?"),
    events.Barked(bark="woof"),
    events.BotSpoke(seat=1, line="bot-line-1-hurt", bark="wag"),
    events.Muted(person="bo", muted=False),
    events.AwayCounted(people=["cy"]),
    events.OfferLapsed(),
    events.SeatNamed(seat=1, name="Ola", dog={"head": 1, "ears": 2}),
    events.DoorSet(asks=True),
    events.SeatRequested(seat=1, hash="ab" * 32),
    events.RequestAnswered(person="bo", yes=True, seat=1),
    events.Changed(players=3, options={"starter": -1}, clock=60, holiday=0, help="none", public=True),
    events.Closed(),
    events.HandedOver(person="bo"),
    events.LetBack(person="cy"),
    events.SentAway(person="eve"),
]


def test_rows_of_this_format_are_written_and_read_as_ever() -> None:
    rows = GOLDEN.read_bytes().splitlines()
    assert [events.encode(event) for event in TODAY] == rows
    assert [events.decode(row) for row in rows] == TODAY
    assert {type(event) for event in TODAY} == set(typing.get_args(AnyEvent))


@pytest.mark.parametrize("before", [2, 3])
def test_rows_of_formats_before_are_read_as_they_are(before: int) -> None:
    for row in (DATA / f"events-{before}.jsonl").read_bytes().splitlines():
        event = events.decode(row)
        assert event.v == before
        since = {"holiday": 0, "asks": False, "sitters": [], "evening": None, "daily": ""}
        since |= {"owner": "", "muted": [], "sent_away": []}
        assert {**msgspec.json.decode(events.encode(event)), **since} == {**msgspec.json.decode(row), **since}


@pytest.mark.parametrize("module", [events, legacy], ids=["events", "legacy"])
def test_what_is_stored_does_not_depend_on_the_wire(module: object) -> None:
    tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))  # type: ignore[attr-defined]
    imported = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            imported += [f"{node.module}.{alias.name}" for alias in node.names]
    assert [name for name in imported if name.startswith("barkade.")] in ([], ["barkade.server.table.legacy"])


def test_fields_of_a_later_program_are_ignored() -> None:
    assert events.decode(b'{"event":"barked","v":4,"bark":"purr","loud":true}') == events.Barked(bark="purr")


@pytest.mark.parametrize(
    "row",
    [
        b"",
        b"[]",
        b'{"event":"flown","v":2}',
        b'{"event":"moved","v":2}',
        b'{"event":"barked","v":5,"bark":"woof"}',
        b'{"fact":"flown"}',
        b'{"fact":"noted","command":{"do":"fly","id":"c1"}}',
        b'{"fact":"noted","command":7}',
        b'{"fact":["noted"]}',
        b"[" * 5000,
    ],
)
def test_any_other_row_is_unreadable(row: bytes) -> None:
    with pytest.raises(events.Unreadable):
        events.decode(row)


def test_programs_that_know_only_the_first_format_refuse_the_file(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "t.sqlite", isolation_level=None)
    migrate(connection)
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    assert version == len(STEPS) > 2  # 0.1 knew two steps
    connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    with pytest.raises(TooNew):
        migrate(connection)
