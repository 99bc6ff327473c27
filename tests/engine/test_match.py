"""The Python face: what is asked wrongly gets an error of its own that says what to do, and changes nothing."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import barkade
from barkade.engine.errors import BarkadeError
from tests.toys import heap_registered


@pytest.mark.parametrize(
    ("error", "arguments"),
    [
        (barkade.UnknownGame, {"game": "chess"}),
        (barkade.BadOption, {"game": "dig", "players": 7}),
        (barkade.BadOption, {"game": "dig", "players": 1}),
        (barkade.BadOption, {"game": "dig", "players": "2"}),
        (barkade.BadOption, {"game": "dig", "colour": "red"}),
        (barkade.BadOption, {"game": "dig", "starter": 2}),
        (barkade.BadOption, {"game": "dig", "starter": -2}),
        (barkade.BadOption, {"game": "dig", "first": 3}),
        (barkade.BadOption, {"game": "dig", "starter": "me"}),
        (barkade.BadOption, {"game": "dig", "starter": True}),
        (barkade.BadOption, {"game": "dig", "seed": -1}),
        (barkade.BadOption, {"game": "dig", "seed": "7"}),
        (barkade.BadOption, {"game": "dig", "names": ["a", "b", "c"]}),
        (barkade.BadOption, {"game": "dig", "names": [1, 2]}),
        (barkade.BadOption, {"game": "dig", "names": "ab"}),
        (barkade.UnknownGame, {"game": []}),
    ],
)
def test_a_wrong_table_is_refused(error: type[BarkadeError], arguments: dict[str, Any]) -> None:
    with pytest.raises(error) as caught:
        barkade.new(**arguments)
    assert "{" not in str(caught.value) and len(str(caught.value)) > 10


@pytest.mark.parametrize("action", ["", "fly", "to", "to x", "to 99", "dig dig", "put", "deliver", 4.5, None, -1, 999])
def test_no_action_at_all(action: Any) -> None:
    match = barkade.new("dig", seed=1)
    before = match.record()
    with pytest.raises(barkade.BarkadeError):
        match.play(action)
    assert match.why_not(action) is not None
    assert match.record() == before


def test_the_starter_is_a_seat_from_0_and_was_counted_from_1_once() -> None:
    for seat in range(3):
        assert barkade.new("dig", 3, starter=seat).to_move == seat
        assert barkade.new("dig", 3, starter=str(seat)).setup.options == {"starter": seat}
        assert barkade.new("dig", 3, first=seat + 1).setup.options == {"starter": seat}
    for drawn in ({}, {"starter": -1}, {"starter": "chance"}, {"first": 0}, {"first": "0"}):
        assert barkade.new("dig", 3, **drawn).view(0)["options"] == {"starter": -1}


def test_a_batch_is_played_whole_or_not_at_all() -> None:
    match = barkade.new("dig", seed=1, starter=0)
    before = match.record()
    with pytest.raises(barkade.Illegal):
        match.play(["to 2", "to 3", "to 20"])
    with pytest.raises(barkade.Illegal):
        match.play(["to 1", "to 2", "to 3", "to 4"])
    with pytest.raises(barkade.Malformed):
        match.play([])
    assert match.record() == before
    match.play(["to 2", "to 3"])
    assert match.version == 1 and match.view(0)["board"]["dogs"][0] == 3
    assert barkade.read_record(match.record()).record() == match.record()
    match.undo()
    assert match.view(0)["board"]["dogs"][0] == 0 and match.version == 2


def test_a_batch_does_not_go_on_past_chance() -> None:
    match = barkade.new("dig", seed=1, starter=0)
    place = next(at for at, card in enumerate(match.view(0)["board"]["row"], 1) if card["kind"] == "bone")
    reason = None
    try:
        match.play([f"to {place}", "dig", "keep"])
    except barkade.Illegal as error:
        reason = error
    assert reason is not None and match.version == 0
    match.play([f"to {place}", "dig"])
    assert match.version == 1


def before_a_settled_bone() -> tuple[barkade.Match, int, str]:
    """The bone at a place in reach of seat 1 was settled when seat 0 dug its twin; only digging shows it to seat 1."""
    for seed in range(100):
        match = barkade.new("dig", seed=seed, starter=0)
        row = match.view(0)["board"]["row"]
        scents = [card.get("scent") for card in row[:4]]
        twins = [at for at, scent in enumerate(scents, 1) if scent and scents.count(scent) == 2]
        if twins:
            match.play([f"to {twins[0]}", "dig"])
            match.play("keep")
            match.play("stop")
            place = match.view(1)["board"]["row"].index(row[twins[1] - 1]) + 1
            return match, place, scents[twins[0] - 1]
    raise AssertionError("no twins lie near")


def test_a_batch_does_not_go_on_past_a_secret() -> None:
    match, place, scent = before_a_settled_bone()
    told = set()
    for guess in scent:
        with pytest.raises(barkade.Illegal) as caught:
            match.play([f"to {place}", "dig", f"put {scent}={guess}", "keep"])
        told.add(str(caught.value))
    assert len(told) == 1
    match.play([f"to {place}", "dig"])


def test_a_batch_that_was_once_played_past_a_secret_can_be_read() -> None:
    match, place, _ = before_a_settled_bone()
    texts = [f"to {place}", "dig", "keep"]
    match.play_recorded(1, texts, [])
    assert list(match.history[-1].texts) == texts
    assert barkade.read_record(match.record()).record() == match.record()


@pytest.mark.parametrize("seat", [-1, 2, "0", True])
def test_no_such_seat(seat: Any) -> None:
    match = barkade.new("dig", players=2, seed=1)
    for ask in (match.view, match.events, match.record_for):
        with pytest.raises(barkade.BadOption):
            ask(seat)


@pytest.mark.parametrize(
    "position",
    [
        {},
        {"game": "dig"},
        {"game": "dig", "state": 5},
        {"game": "dig", "state": {"yrad": []}},
        {"game": "dig", "state": {"yard": ["zz"]}},
        {"game": "dig", "state": {"yard": ["-"] * 40}},
        {"game": "dig", "state": {"last": 99}},
        {"game": "dig", "state": {"last": "x"}},
        {"game": "dig", "state": {"yard": 7}},
        {"game": "dig", "players": 3, "state": {"players": 2, "to_move": 0}},
    ],
)
def test_a_position_that_cannot_be_read_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(barkade.BadPosition) as caught:
        barkade.from_position(position)
    assert str(caught.value)


@pytest.mark.parametrize("change", [{"known": [1, 2]}, {"known": None}, {"seat": "x"}, {"game": None}, {"box": 5}])
def test_what_is_no_view_is_refused(change: dict[str, Any]) -> None:
    view = barkade.new("dig", seed=1).view(0)
    with pytest.raises(barkade.BarkadeError):
        barkade.sample(view | change, 1)


def test_a_game_is_one_line_and_nothing_else() -> None:
    assert "heap" not in barkade.games()
    with heap_registered():
        assert "heap" in barkade.games()
        match, rng = barkade.new("heap", players=3, seed=4, greedy=True), random.Random(4)
        while not match.over:
            match.play(rng.choice(match.legal()))
        assert match.result is not None and str(match.result) == "All have shown what they have."
        assert barkade.read_record(match.record()).winners == match.winners
    with pytest.raises(barkade.UnknownGame):
        barkade.new("heap")


@pytest.mark.parametrize("page", ["README.md", "docs/python.md"])
def test_the_examples_of_the_pages_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(__file__).parents[2] / page).read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, page, "exec"), {})
        assert capsys.readouterr().out.strip()


def test_a_match_says_what_it_is() -> None:
    match = barkade.new("dig", players=3, seed=7, starter=0)
    assert repr(match) == "<Match dig, 3 players, version 0, seat 0 to move>"
    match.play(match.view(0)["legal"][-1])
    assert repr(match) == "<Match dig, 3 players, version 1, seat 1 to move>"
    assert str(match.why_not("nonsense")).endswith("legal actions.")
    assert match.commit is None and barkade.new("dig").commit is not None


def test_who_is_not_to_move_learns_nothing_of_the_mover_from_a_refusal() -> None:
    match = barkade.new("barking", players=2, seed=3, starter=0)
    for action in ("lay bulldog x7", "swap", "cat", "pass", "nonsense", "", None):
        with pytest.raises(barkade.NotYourTurn):
            match.play(action, seat=1)  # type: ignore[arg-type]
