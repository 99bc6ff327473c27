"""`docs/notation.md` and the rules pages tell the truth about what may be typed."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from barkade.engine.match import Match
from barkade.games import games, room
from tests.games.barking.positions import lay_out
from tests.games.dig.positions import position
from tests.games.goodboy.table import table as yards
from tests.games.spots.table import Seat
from tests.games.spots.table import table as park

DOCS = Path(__file__).parents[1] / "docs" / "notation.md"


def frankies_table() -> Match:
    """Dogs, tiles and dice for every example: it is about reading, not about what may be done."""
    mine = Seat("missy frankie bitsy burt:1", yard="4")
    return park(mine, Seat("eloise bongo", yard="4"), tiles=("walk", "run", "search", "beg"))


TABLES: dict[str, Callable[[], Match]] = {
    "dig": lambda: position("ry=y P", dogs=(2, 0), hands=["rp=p bp=p ry=r"]),
    "barking": lambda: lay_out([{"husky": 2, "mutt": 2, "wonder": 1, "cat": 1}, {"mutt": 1}], tokens=[3]),
    "goodboy": yards,
    "spots": frankies_table,
}
SPANS = re.compile(r"`([^`]+)`")
# Signs that are explained, cards of DIG, and parts that never stand alone.
NO_ACTIONS = {
    "=",
    ">",
    "<",
    "x 2",
    "ry",
    "yr",
    "ry=r",
    "great-dane",
    "bal",
    "st",
    "settle",
    "match.play",
    "Malformed",
    "Ambiguous",
    "Illegal",
}


def examples(text: str) -> list[str]:
    spans = [" ".join(span.split()) for span in SPANS.findall(text)]
    return [span for span in spans if span not in NO_ACTIONS and len(span) > 1]


def documented(game: str) -> list[str]:
    """What the documents give as notation of a game."""
    title = {"dig": "DIG", "barking": "Barking", "goodboy": "Good Boy", "spots": "Spots"}[game]
    section = re.split(r"^## ", DOCS.read_text(encoding="utf-8"), flags=re.MULTILINE)
    page = (resources.files(room(game).package) / "rules.en.md").read_text(encoding="utf-8")
    return examples(next(part for part in section if part.startswith(f"{title}\n"))) + examples(
        page.split("\n## What to type\n")[1]
    )


@pytest.mark.parametrize("game", games())
def test_every_example_of_the_documents_is_read(game: str) -> None:
    match = TABLES[game]()
    found = documented(game)
    assert len(found) > 12
    for text in found:
        assert match.parse(text), text


@pytest.mark.parametrize("game", games())
def test_every_action_has_its_first_word_in_the_documents(game: str) -> None:
    """Nothing can be done that the documents don't mention."""
    match: Any = TABLES[game]()
    shape = re.compile(r"[0-9]+[<>].*|\S+")
    words = {shape.match(text)[0] for text in documented(game)}  # type: ignore[index]
    shapes = {re.sub(r"[0-9]+([<>]).*", r"\1", word) for word in words}
    for code in range(match.room.rules.ACTIONS):
        first = match.room.view.notate(match.state, match.box, code, True).split()[0]
        assert re.sub(r"[0-9]+([<>]).*", r"\1", first) in shapes, first


@pytest.mark.parametrize(
    ("game", "typed", "plain"),
    [
        ("dig", "put ry = r", "put ry=r"),
        ("dig", "Deliver  rp=p, bp =p", "deliver rp=p bp=p"),
        ("barking", "lay husky x 2 + 1 at 3", "lay husky x2 +1 at 3"),
        ("barking", "lay husky x2+1 , mutt x 2 at 3", "lay husky x2 +1, mutt x2 at 3"),
        ("barking", "discard mutt, cat", "discard mutt cat"),
        ("goodboy", "lay 1: ball", "lay 1:ball"),
        ("goodboy", "lay 1 :ball, bone 3:stick", "lay 1:ball,bone 3:stick"),
        ("goodboy", "lay 1:ball * 3, 2: bone", "lay 1:ball*3 2:bone"),
        ("goodboy", "put 1 : ball", "put 1:ball"),
        ("spots", "5 > frankie", "5>frankie"),
        ("spots", "settle 5 >frankie, 3> yard", "settle 5>frankie 3>yard"),
        ("spots", "dig 1 : 4 + 2:4 -", "dig 1:4+ 2:4-"),
        ("spots", "5># 2", "5>#2"),
    ],
)
def test_spaces_around_signs_make_no_difference(game: str, typed: str, plain: str) -> None:
    match = TABLES[game]()
    assert match.parse(typed) == match.parse(plain)
