"""`barkade train`: games of Top Dog, a network learned from them, and matches that decide whether it is kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from barkade.bots import learned
from barkade.bots.backends import compiled_backend, plain_backend
from barkade.bots.estimate import DIRECT, ONE
from barkade.bots.features import features_of
from barkade.bots.learned import HAND_WRITTEN, Learned, network_of
from barkade.cli import main
from barkade.games import load_game
from barkade.lab import expert_games, training_cli
from barkade.lab.expert_games import ExpertGame, Positions, table_of, tables_for
from barkade.lab.foresight import brier, by_thirds, fitted
from barkade.lab.search_match import SearchMatch, Verdict
from barkade.lab.training import (
    OF_SEARCH,
    Weights,
    _gradient,
    inputs_of,
    leads_of,
    one_hot,
    quantized,
    shares,
    train,
)
from barkade.stats import Mean
from tests.bots.test_learned import drawn, shares_of

SPOTS = load_game("spots")
SCALE = 100
NUMBER = 24


@pytest.fixture(autouse=True)
def short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert_games, "MOVE_ITERATIONS", 2)
    monkeypatch.setattr(expert_games, "VALUE_ITERATIONS", 4)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The place of a network in the package, in a folder of its own."""
    file = tmp_path / "package.bin"
    for module in (learned, training_cli):
        monkeypatch.setattr(module, "file_of", lambda game: file)
    network_of.cache_clear()
    yield file
    network_of.cache_clear()


def played(numbers: range, seed: int = 1) -> Positions:
    return Positions.together([ExpertGame(SPOTS, compiled_backend(SPOTS), seed, number).play() for number in numbers])


def test_games_are_decided_by_seed_and_number() -> None:
    one, again, other = played(range(3)), played(range(3)), played(range(3), seed=2)
    for name in Positions.__slots__:
        assert np.array_equal(getattr(one, name), getattr(again, name))
    assert not np.array_equal(one.states, other.states)
    assert list(dict.fromkeys(one.players.tolist())) == [2, 3, 4]
    assert {*one.third.tolist()} == {0, 1, 2}
    assert one.won.sum(axis=1) == pytest.approx(1)
    assert one.searched.sum(axis=1) == pytest.approx(1)


def test_positions_are_those_at_which_rollouts_stop() -> None:
    barking = load_game("barking")
    found = ExpertGame(barking, compiled_backend(barking), 1, 0).play()
    evaluate = barking.heuristics
    assert evaluate is not None
    for flat, points, players in zip(found.states.tolist(), found.points.tolist(), found.players.tolist(), strict=True):
        state, box = barking.states.from_flat(flat), table_of(barking, 1, 0).box()
        assert evaluate().far_enough(state, box, 1, 0)
        assert points[:players] == [evaluate().evaluate(state, box, seat) for seat in range(players)]


def test_tables_differ_and_are_all_printed() -> None:
    tables = [table_of(SPOTS, 3, number) for number in range(40)]
    assert {each.players for each in tables} == {2, 3, 4} == {*tables_for(SPOTS)}
    assert len({str(each.options) for each in tables}) > 10
    assert all(learned.is_printed(SPOTS, tuple(SPOTS.boxes.flat(each.box()))) for each in tables)


def test_many_positions_at_once_are_estimated_as_one_is() -> None:
    for game in (SPOTS, load_game("dig")):
        network = drawn(game, 3)
        found = Positions.together([ExpertGame(game, compiled_backend(game), 1, number).play() for number in range(3)])
        given = shares(game, network, found)
        for at in range(0, len(found), 5):
            state, players = game.states.from_flat(found.states[at].tolist()), int(found.players[at])
            assert given[at, :players].tolist() == shares_of(game, network, state, found.points[at].tolist())
            assert not given[at, players:].any()


def test_the_gradient_is_the_slope_of_the_loss() -> None:
    positions = played(range(2))
    features, inputs, chance = features_of(SPOTS), inputs_of(SPOTS, positions, SCALE), np.random.default_rng(1)
    weights = Weights(*(each.astype(np.float64) for each in Weights.drawn(features.rows, chance).all()))  # type: ignore[arg-type]
    targets = OF_SEARCH * positions.searched + (1 - OF_SEARCH) * positions.won
    chosen = np.flatnonzero(positions.players == 2)[:6]

    def loss() -> float:
        counts = one_hot(features, inputs, chosen, 2).astype(np.float64)
        leads = inputs.leads[chosen, :2].reshape(-1) / ONE
        sums = counts @ weights.rows + weights.bias + leads[:, None] * weights.of_lead
        out = (np.clip(sums, 0, 1) @ weights.output + weights.direct * leads).reshape(-1, 2)
        logarithms = out - np.log(np.exp(out).sum(axis=1, keepdims=True))
        return float(-(targets[chosen, :2] * logarithms).sum() / len(chosen))

    gradient = _gradient(features, weights, inputs, targets.astype(np.float32), chosen, 2)
    active = int(np.argmax(np.abs(gradient.rows).sum(axis=1)))
    for values, slopes, at in (
        (weights.rows, gradient.rows, (active, 3)),
        (weights.bias, gradient.bias, (5,)),
        (weights.of_lead, gradient.of_lead, (7,)),
        (weights.output, gradient.output, (2,)),
        (weights.direct, gradient.direct, (0,)),
    ):
        before, step = float(values[at]), 1e-5
        values[at] = before + step
        above = loss()
        values[at] = before - step
        slope = (above - loss()) / (2 * step)
        values[at] = before
        assert float(slopes[at]) == pytest.approx(slope, rel=1e-3, abs=1e-6)


def test_it_learns_what_the_hand_written_evaluation_does_not_know() -> None:
    """The seat with fewer treats shall win: nobody told the hand-written one."""
    positions = played(range(NUMBER))
    offset = features_of(SPOTS).flat_place("treats", 0)
    treats = positions.states[:, offset : offset + 4].astype(float)
    won = np.zeros_like(positions.won)
    for at, players in enumerate(positions.players):
        least = treats[at, :players] == treats[at, :players].min()
        won[at, :players] = least / least.sum()
    taught = replace(positions, won=won, searched=won)
    apart = taught.game % 4 == 3
    found = train(SPOTS, taught.where(~apart), 2, SCALE, 1, epochs=20)
    test = taught.where(apart)
    by_hand = brier(fitted(leads_of(test, SCALE) / ONE, test), test)
    assert brier(shares(SPOTS, found, test), test) < 0.75 * by_hand
    assert [len(row) for row in by_thirds(SPOTS, found, test)] == [3, 3, 3]


def test_training_repeats_itself() -> None:
    positions = played(range(4))
    one, again, other = (train(SPOTS, positions, 2, SCALE, seed, epochs=2).dumped() for seed in (5, 5, 6))
    assert one == again != other


def test_a_fresh_network_is_the_lead_alone() -> None:
    """All rows blank: the share is a logistic curve of the lead."""
    weights = Weights.drawn(features_of(SPOTS).rows, np.random.default_rng(1))
    weights.rows[:], weights.output[:] = 0, 0
    positions = played(range(1))
    given = shares(SPOTS, quantized(SPOTS, weights, 2, SCALE), positions)
    leads = 2.0 * leads_of(positions, SCALE)[:, :2] / ONE
    assert given[:, 0] == pytest.approx(1 / (1 + np.exp(leads[:, 1] - leads[:, 0])), abs=0.01)


# Matches


def inverted() -> Learned:
    """A network that takes every lead for a lag."""
    weights = Weights.drawn(features_of(SPOTS).rows, np.random.default_rng(1))
    weights.rows[:], weights.output[:], weights.direct[:] = 0, 0, -4
    network = quantized(SPOTS, weights, 2, SCALE)
    assert network.head[DIRECT] == -4 * ONE
    return network


def test_a_match_finds_the_worse_evaluation() -> None:
    match = SearchMatch(SPOTS, 2, inverted(), 0.0005, seed=1)
    verdict = match.play(rounds=60)
    assert verdict.verdict == "worse"
    assert verdict.share.high < 0.5
    assert verdict.games < 120  # it ended early
    assert min(verdict.iterations) >= 20


def test_a_match_ends_open_after_its_rounds() -> None:
    done = list[int]()
    verdict = SearchMatch(SPOTS, 3, HAND_WRITTEN, 0.0002, seed=1).play(2, done.append)
    assert (verdict.verdict, verdict.games, done) == ("open", 6, [1, 2])


# The command


def verdicts(monkeypatch: pytest.MonkeyPatch, by_players: dict[int, str]) -> None:
    """Decide matches without playing them."""

    def play(match: SearchMatch, rounds: int, progress: Any) -> Verdict:
        return Verdict(match.players, 100, Mean(0.6, 0.05), by_players[match.players], (1.0, 1.0), (100, 120))

    monkeypatch.setattr(SearchMatch, "play", play)


def test_the_command_trains_and_matches(
    tmp_path: Path, place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    into = tmp_path / "new.bin"
    command = ["train", "spots", "--games", "10", "--seed", "3", "--into", str(into), "--ahead", "3"]
    assert main([*command, "--players", "2", "--ms", "1", "--rounds", "2", "--write", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 10
    assert told["network"]["ahead"] == 3
    assert [each["verdict"] for each in told["matches"]] == ["open"]
    assert len(told["brier"]) == 3
    assert not told["written"]
    assert not place.exists()
    first = into.read_bytes()

    verdicts(monkeypatch, {2: "better", 3: "worse", 4: "better"})
    assert main([*command, "--minutes", "1"]) == 0
    assert into.read_bytes() == first
    said = capsys.readouterr().out
    assert "Better; number of players: 2, 4. --write would" in said
    assert not place.exists()

    assert main(["train", "spots", "--match", str(into), "--write"]) == 0
    assert "The weights are now" in capsys.readouterr().out
    kept = network_of(SPOTS)
    assert kept is not None
    assert kept.about.players == (2, 4)
    assert kept.weights == learned.read_network(SPOTS, first, "").weights


def test_nothing_is_written_that_is_not_better(
    tmp_path: Path, place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    file = tmp_path / "given.bin"
    file.write_bytes(drawn(SPOTS, 1).dumped())
    verdicts(monkeypatch, {2: "even", 3: "worse", 4: "open"})
    assert main(["train", "spots", "--match", str(file), "--write"]) == 1
    said = capsys.readouterr().out
    assert "nothing was changed" in said
    assert "less than 5 points apart" in said
    assert not place.exists()


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        ([], 2, "Which game"),
        (["spots", "--games", "9"], 2, "--games"),
        (["spots", "--minutes", "0"], 2, "--minutes"),
        (["spots", "--ms", "fast"], 2, "--ms"),
        (["spots", "--rounds", "1"], 2, "--rounds"),
        (["spots", "--players", "5"], 2, "--players"),
        (["spots", "--match", "not-there.bin"], 1, "not-there.bin"),
    ],
)
def test_mistakes_on_the_command_line(
    arguments: list[str], status: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", *arguments]) == status
    assert said in capsys.readouterr().err


def test_weights_of_another_game_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "dig.bin"
    file.write_bytes(drawn(load_game("dig"), 1).dumped())
    assert main(["train", "spots", "--match", str(file)]) == 1
    assert "are for another version of Spots" in capsys.readouterr().err
    file.write_bytes(b"nothing")
    assert main(["train", "spots", "--match", str(file)]) == 1
    assert "damaged" in capsys.readouterr().err


def test_the_plain_backend_reads_a_trained_network() -> None:
    """The way from training to a search without numpy."""
    network = train(SPOTS, played(range(2)), 2, SCALE, 1, epochs=1)
    again = learned.read_network(SPOTS, network.dumped(), "")
    state = SPOTS.states.blank()
    state.players = 2
    assert shares_of(SPOTS, again, state, [0, 0]) == pytest.approx([0.5, 0.5])
    assert plain_backend(SPOTS).network(again, [state]).weights is again.weights
