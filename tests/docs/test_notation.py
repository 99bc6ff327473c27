"""`notation.md` and the rules page of every game tell the truth about what may be typed."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import barkade
from barkade.games import games, load_game
from tests.games.examples import examples_of

SPANS = re.compile(r"`([^`]+)`")


def documented(game: str) -> list[str]:
    """Return the notations of a game in the documents."""
    folder = resources.files(load_game(game).package)
    rules = (folder / "rules.en.md").read_text(encoding="utf-8").split("\n## What to type\n")[1]
    text = (folder / "notation.md").read_text(encoding="utf-8") + rules
    spans = [" ".join(span.split()) for span in SPANS.findall(text)]
    return [span for span in spans if span not in examples_of(game).NO_ACTIONS and len(span) > 1]


@pytest.mark.parametrize("game", games())
def test_every_example_of_the_documents_is_read(game: str) -> None:
    match = examples_of(game).notation_match()
    found = documented(game)
    assert len(found) > 12
    for text in found:
        assert match.parse(text), text


@pytest.mark.parametrize("game", games())
def test_every_action_has_its_first_word_in_the_documents(game: str) -> None:
    """Nothing can be done that the documents don't mention."""
    match: Any = examples_of(game).notation_match()
    shape = re.compile(r"[0-9]+[<>].*|\S+")
    words = {shape.match(text)[0] for text in documented(game)}  # type: ignore[index]
    shapes = {re.sub(r"[0-9]+([<>]).*", r"\1", word) for word in words}
    for code in range(match.game.rules.ACTIONS):
        first = match.game.notation.notate(match.state, match.box, code, True).split()[0]
        assert re.sub(r"[0-9]+([<>]).*", r"\1", first) in shapes, first


@pytest.mark.parametrize(
    ("game", "typed", "plain"), [(game, typed, plain) for game in games() for typed, plain in examples_of(game).SPACED]
)
def test_spaces_around_signs_make_no_difference(game: str, typed: str, plain: str) -> None:
    match = examples_of(game).notation_match()
    assert match.parse(typed) == match.parse(plain)


def test_the_protocol_of_bots_shows_a_real_action() -> None:
    """Whoever copies the example of docs/bots.md makes legal moves."""
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    question, answer = re.findall(r'"text": "([^"]+)"', text), re.findall(r'"play": "([^"]+)"', text)
    assert question == answer
    legal = [action.text for action in barkade.new("dig", 2, seed=1).legal()]
    assert set(answer) <= set(legal)
