"""Learned evaluations: the same integers at both speeds, files that fit or are refused, and where they count."""

from __future__ import annotations

import json
import random
import zlib
from array import array
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import barkade
from barkade.bots import estimate, learned
from barkade.bots.backends import compiled_backend, plain_backend
from barkade.bots.estimate import ONE, WIDTH
from barkade.bots.features import MOST_SEATS, MOST_STEPS, features_of
from barkade.bots.information_set import InformationSet, heuristics_of
from barkade.bots.ismcts import Search, settings_of
from barkade.bots.ismcts_kernel import SEATS
from barkade.bots.learned import (
    HAND_WRITTEN,
    BadNetwork,
    Learned,
    file_of,
    fitting,
    is_printed,
    learned_for,
    network_of,
    read_network,
)
from barkade.engine.game import Game
from barkade.engine.i18n import say
from barkade.engine.match import Match
from barkade.engine.setup import Setup
from barkade.games import games, load_game
from tests.rules_lint import offences
from tests.toys import heap_registered

GAMES = games()
ITERATIONS = 60
MOST_BYTES = 100_000


def drawn(game: Game, seed: int, players: tuple[int, ...] = (2, 3, 4), ahead: int = 1) -> Learned:
    """A network of random weights."""
    chance, rows = random.Random(seed), features_of(game).rows
    return Learned(
        fitting(game, ahead, heuristics_of(game).SCALE, players),
        array("b", [chance.randint(-60, 60) for _ in range(rows * WIDTH)]),
        array("i", [chance.randint(-ONE, ONE) for _ in range(estimate.HEAD)]),
    )


def wandered(game: str, players: int, steps: int, seed: int = 1) -> Match:
    match, rng = barkade.new(game, players, seed=seed), random.Random(seed)
    for _ in range(steps):
        if not match.over:
            match.play(rng.choice(match.legal()))
    return match


def shares_of(game: Game, network: Learned, state: Any, points: list[int]) -> list[float]:
    """The shares of the victory by the plain function."""
    given = plain_backend(game).network(network, [state])
    given.narrow[:] = game.states.flat(state)
    whole = estimate.estimate(state.players, *given[:-1], points, given.parts)
    return [part / whole for part in given.parts[: state.players]]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place for a network in a game's folder."""
    place = tmp_path / learned.FILE
    monkeypatch.setattr(learned, "file_of", lambda game: place)
    network_of.cache_clear()
    yield place
    network_of.cache_clear()


def test_the_evaluation_keeps_to_the_rules_subset() -> None:
    assert offences(Path(str(estimate.__file__))) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_plain_and_compiled_grow_the_same_tree_with_a_network(game: str, players: int) -> None:
    definition = load_game(game)
    network = drawn(definition, players)
    for number, steps in enumerate((3, 40)):
        match = wandered(game, players, steps, seed=number)
        if match.over:
            continue
        view = match.view(match.to_move)
        compiled, plain, by_hand = (
            Search(view, random.Random(3), backend(definition), 4000, settings_of(definition, network), learned=given)
            for backend, given in (
                (compiled_backend, network),
                (plain_backend, network),
                (plain_backend, HAND_WRITTEN),
            )
        )
        for search in (compiled, plain, by_hand):
            assert search.grow(ITERATIONS)
        assert compiled.ranking() == plain.ranking()
        assert compiled.tree.value.tolist() == plain.tree.value
        assert plain.tree.won[0] != by_hand.tree.won[0]  # it counts at all


@pytest.mark.parametrize("game", GAMES)
def test_parts_add_up_and_turn_with_the_seats(game: str) -> None:
    """Whoever sits where: each seat is judged by the same weights from its own side."""
    definition = load_game(game)
    network, match = drawn(definition, 5), wandered(game, 3, 30)
    state, points = match.state, [100, -250, 40]
    found = shares_of(definition, network, state, points)
    assert sum(found) == pytest.approx(1)
    assert len(set(found)) == 3
    turned = definition.states.copy(state)
    for name, spec in definition.states.fields.items():
        value = getattr(state, name)
        if spec.by_seat:
            for seat in range(3):
                getattr(turned, name)[(seat + 1) % 3] = value[seat]
        elif spec.means in ("seat", "seat-from-1"):
            setattr(turned, name, turned_seats(value, 1 if spec.means == "seat-from-1" else 0))
    assert shares_of(definition, network, turned, [points[2], points[0], points[1]]) == [found[2], found[0], found[1]]


def turned_seats(value: Any, first: int) -> Any:
    if isinstance(value, list):
        return [turned_seats(each, first) for each in value]
    return (value - first + 1) % 3 + first if value >= first else value


def test_a_lead_is_squashed_evenly() -> None:
    assert [estimate.squashed(lead, 100) for lead in (0, 100, -100, 300, -300)] == [0, 64, -64, 96, -96]
    assert estimate.squashed(10**9, 100) == -estimate.squashed(-(10**9), 100) == ONE - 1


def test_counts_share_rows_and_usual_values_have_none() -> None:
    for game in map(load_game, GAMES):
        features = features_of(game)
        assert max(game.players) <= MOST_SEATS
        for each in (*features.shared, *features.of_a_seat):
            spec = game.states.fields[each.field]
            rows = features.table[each.start : each.start + spec.high - spec.low + 1]
            assert rows[spec.blank - spec.low] == estimate.NO_ROW
            assert len(set(rows)) <= max(MOST_STEPS, 64) + 1
            assert max(rows) < features.rows


# Files


def test_a_file_is_read_as_it_was_written() -> None:
    game = load_game("spots")
    network = drawn(game, 1)
    again = read_network(game, network.dumped(), "there")
    assert (again.about, again.weights, again.head) == (network.about, network.weights, network.head)


@pytest.mark.parametrize("game", GAMES)
def test_the_package_has_only_networks_that_fit(game: str) -> None:
    definition = load_game(game)
    network = network_of(definition)
    if network is not None:
        assert network.about.players
        assert file_of(definition).stat().st_size < MOST_BYTES


@pytest.mark.parametrize(
    "change",
    [{"game": "dig"}, {"rules": 99}, {"cells": "0" * 16}, {"format": 2}],
    ids=lambda change: next(iter(change)),
)
def test_a_file_for_another_version_is_refused(change: dict[str, Any]) -> None:
    game = load_game("spots")
    network = drawn(game, 1)
    other = Learned(replace(network.about, **change), network.weights, network.head)
    with pytest.raises(BadNetwork) as refused:
        read_network(game, other.dumped(), "there.bin")
    assert refused.value.message.id == "bots-network-misfit"
    assert "there.bin" in say(refused.value.message)


def damaged(network: Learned) -> Iterator[bytes]:
    whole = network.dumped()
    line, _, packed = whole.partition(b"\n")
    yield b""
    yield b"\xff\x00" + whole
    yield whole[:-10]
    yield line + b"\n" + b"not packed"
    yield line + b"\n" + zlib.compress(zlib.decompress(packed)[:-1])
    yield line + b"\n" + zlib.compress(b"\0\0\0")
    yield b"[]\n" + packed
    yield json.dumps({"game": "spots"}).encode() + b"\n" + packed
    yield json.dumps({**json.loads(line), "more": 1}).encode() + b"\n" + packed


def test_a_damaged_file_is_refused() -> None:
    game = load_game("spots")
    for number, data in enumerate(damaged(drawn(game, 1))):
        with pytest.raises(BadNetwork) as refused:
            read_network(game, data, "there.bin")
        assert refused.value.message.id == "bots-network-damaged", number


# Where it counts


def test_a_game_without_a_file_is_evaluated_by_hand(file: Path) -> None:
    game = load_game("dig")
    assert learned_for(game, Setup.of("dig", 2, {}).box(), 2) is HAND_WRITTEN
    with heap_registered():
        heap = load_game("heap")
        assert learned_for(heap, Setup.of("heap", 2, {}).box(), 2) is HAND_WRITTEN


def test_it_counts_at_tables_that_it_was_matched_for(file: Path) -> None:
    game = load_game("spots")
    file.write_bytes(drawn(game, 1, players=(2, 4), ahead=7).dumped())
    for options in ({}, {"set": "random"}, {"set": "kennel-club", "free_range": True}):
        assert learned_for(game, Setup.of("spots", 2, options).box(), 2) is network_of(game)
    assert learned_for(game, Setup.of("spots", 3, {}).box(), 3) is HAND_WRITTEN
    known = InformationSet.of(wandered("spots", 4, 5).view(0))
    search = Search(known, random.Random(1), plain_backend(game), 2000)
    assert search._context.settings.ahead == 7
    assert len(search._context.network.weights) > 0
    known = InformationSet.of(wandered("spots", 3, 5).view(0))
    search = Search(known, random.Random(1), plain_backend(game), 2000)
    assert search._context.settings == settings_of(game)
    assert len(search._context.network.weights) == 0


def test_a_custom_box_is_evaluated_by_hand(file: Path) -> None:
    game = load_game("dig")
    file.write_bytes(drawn(game, 1).dumped())
    box = Setup.of("dig", 2, {"starter": 1}).box()
    assert learned_for(game, box, 2) is network_of(game)
    box.colours -= 1
    assert not is_printed(game, tuple(game.boxes.flat(box)))
    assert learned_for(game, box, 2) is HAND_WRITTEN


def test_the_hand_written_evaluation_decides_without_a_network() -> None:
    """The reward of a rollout that stops at once, by the formula of docs/bots.md."""
    for game in map(load_game, GAMES):
        match = wandered(game.id, 3, 12, seed=4)
        settings = settings_of(game)._replace(ahead=0)
        known = InformationSet.of(match.view(match.to_move))
        search = Search(known, random.Random(1), plain_backend(game), 2000, settings, learned=HAND_WRITTEN)
        world = game.states.copy(match.state)
        search._kernel.reward_seats(world, match.box, 0, search._context)
        points = [heuristics_of(game).evaluate(world, match.box, seat) for seat in range(3)]
        squashed = [lead(points, seat) / settings.scale for seat in range(3)]
        leads = [0.5 + 0.5 * each / (1 + abs(each)) for each in squashed]
        rewards = [
            (1 - settings.margin) * (each / (leads[0] + leads[1] + leads[2])) + settings.margin * each for each in leads
        ]
        assert search._context.scratch.reward[:SEATS] == [*rewards, *[0.0] * (SEATS - 3)]


def lead(points: list[int], seat: int) -> int:
    return points[seat] - max(each for other, each in enumerate(points) if other != seat)
