"""Every game's guided first game: played through by the rules, teaching what a beginner needs, the same every time."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from barkade.engine.chance import OutOfDraws
from barkade.engine.course import Course, Scripted
from barkade.engine.errors import Illegal, Malformed
from barkade.engine.tutorial import LEARNER, Tutorial
from barkade.games import load_game
from tests.games.examples import TAUGHT, examples_of

GAMES = Path(__file__).parents[2] / "src" / "barkade" / "games"
WORDS_PER_MINUTE = 180
SECONDS_PER_MOVE = 4


def tutorial(game: str) -> Tutorial:
    load = load_game(game).tutorial
    assert load is not None
    return load().TUTORIAL


@cache
def course(game: str) -> Course:
    return Course(tutorial(game))


@cache
def sentences(game: str) -> dict[str, str]:
    text = (GAMES / game / "tutorial" / "words" / "en.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    return {
        entry.id.name: serialize_pattern(entry.value)
        for entry in body
        if isinstance(entry, ast.Message) and entry.value
    }


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_to_the_end_and_won_by_the_learner(game: str) -> None:
    match = course(game).match
    assert match.over
    assert match.winners == [LEARNER]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_teaches_what_a_beginner_needs(game: str) -> None:
    rules = {step.rule for step in course(game).tutorial.steps}
    assert set(examples_of(game).TAUGHT.split()) <= rules
    page = (GAMES / game / "rules.en.md").read_text(encoding="utf-8")
    assert rules <= set(re.findall(r"^- \*\*([A-Z]+-\d+\.\d+)\*\*", page, re.MULTILINE))


@pytest.mark.parametrize("game", TAUGHT)
def test_every_sentence_of_a_lesson_is_there(game: str) -> None:
    steps = course(game).tutorial.steps
    assert {step.says for step in steps} | {step.rather for step in steps} - {""} == set(sentences(game))


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_takes_three_to_five_minutes(game: str) -> None:
    steps = course(game).tutorial.steps
    words = sum(len(sentences(game)[step.says].split()) for step in steps)
    seconds = 60 * words / WORDS_PER_MINUTE + SECONDS_PER_MOVE * sum(bool(step.plays) for step in steps)
    assert 3 * 60 <= seconds <= 5 * 60


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_the_same_every_time(game: str) -> None:
    again = Course(tutorial(game))
    assert again.views == course(game).views
    assert again.shown == course(game).shown


@pytest.mark.parametrize("game", TAUGHT)
def test_the_learner_is_to_move_where_a_move_is_asked_for(game: str) -> None:
    taught = course(game)
    for number, step in enumerate(taught.tutorial.steps):
        view = taught.views[taught.shown[number]]
        assert taught.expects(number) == (step.by == LEARNER and bool(step.plays))
        if taught.expects(number):
            assert view["to_move"] == LEARNER
            assert view["legal"]
    assert taught.shown == sorted(taught.shown)
    assert taught.shown[-1] == taught.match.version


@pytest.mark.parametrize("game", TAUGHT)
def test_whatever_else_is_allowed_gets_a_kind_word(game: str) -> None:
    """At every step the wanted move is right, and every other one that the rules allow is answered."""
    taught = course(game)
    for number, step in enumerate(taught.tutorial.steps):
        if not taught.expects(number):
            continue
        assert taught.is_right(number, step.plays)
        view = taught.views[taught.shown[number]]
        others = [each["text"] for each in view["legal"] if not taught.is_right(number, [each["text"]])]
        assert bool(step.rather) == bool(others), step.says


def test_a_move_may_be_written_otherwise() -> None:
    taught = course("goodboy")
    number = next(n for n, step in enumerate(taught.tutorial.steps) if step.says == "goodboy-lesson-lay")
    assert taught.is_right(number, ["lay 1:snack,duck,duck"])
    assert not taught.is_right(number, ["lay 1:snack,duck"])


def test_what_the_rules_forbid_is_refused_by_the_rules() -> None:
    taught = course("dig")
    number = next(n for n, step in enumerate(taught.tutorial.steps) if step.says == "dig-lesson-walk")
    with pytest.raises(Illegal) as refused:
        taught.is_right(number, ["to 9"])
    assert refused.value.reason.rule == "DIG-4.1"
    with pytest.raises(Malformed):
        taught.is_right(number, ["fly"])


def test_chance_does_what_the_lesson_says_and_nothing_else() -> None:
    script = Scripted([2, 5])
    assert script.draw(1) == 0, "no choice, no draw"
    assert script.clone().draw(6) == script.draw(6) == 2
    with pytest.raises(OutOfDraws):
        script.draw(5)
    script.draw(6)
    with pytest.raises(OutOfDraws):
        script.draw(6)
