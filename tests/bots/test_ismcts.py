"""ISMCTS: both backends grow the same tree, heuristics keep to the subset, and the search finds good actions."""

from __future__ import annotations

import importlib.util
import random
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import barkade
from barkade.bots import CleverDog, GoodDog, NotCompiled, TopDog, compilation, rank, top_dog
from barkade.bots import heuristics as stand_in
from barkade.bots.backends import compiled_backend, plain_backend
from barkade.bots.compilation import ATTEMPTS, Compilation, compiled_search
from barkade.bots.information_set import heuristics_of
from barkade.bots.ismcts import RankedAction, Search, nodes_for, search_iterations, search_seconds, settings_of
from barkade.engine.chance import SeededChance
from barkade.engine.match import Match
from barkade.engine.numba_backend import cache_folder, files_of
from barkade.games import games, load_game
from barkade.terminal.hints import hint_lines
from tests.conformance.tables import settings_of as tables_of
from tests.rules_lint import offences
from tests.toys import heap_registered

GAMES = games()
PLAYED_GAMES = 40
LONGEST_GAME = 20_000
ITERATIONS = 60
ROLLOUTS = 2
FAR = 1_000_000


@pytest.mark.parametrize("game", GAMES)
def test_heuristics_keep_to_the_rules_subset(game: str) -> None:
    assert [offence for path in files_of(load_game(game), "heuristics") for offence in offences(path)] == []
    assert offences(Path(str(stand_in.__file__))) == []


@pytest.mark.parametrize("game", GAMES)
def test_heuristics_pick_legal_actions_whatever_the_options(game: str) -> None:
    """Whole games, as a rollout plays them."""
    settings, heuristics = tables_of(game), heuristics_of(load_game(game))
    rules, states = load_game(game).rules, load_game(game).states
    for number in range(max(PLAYED_GAMES, len(settings))):
        setting = settings[number % len(settings)]
        box, chance, s, out = setting.setup().box(), SeededChance(7, number), states.blank(), [0] * rules.MAX_LEGAL
        rules.setup(s, box, setting.players, chance, None)
        steps = 0
        while s.to_move >= 0 and steps < LONGEST_GAME:
            n = rules.legal(s, box, out)
            before = states.flat(s)
            action = heuristics.pick(s, box, out, n, chance)
            assert action in out[:n]
            assert states.flat(s) == before
            rules.apply(s, box, action, chance, None)
            steps += 1
        assert s.to_move < 0


@pytest.mark.parametrize("game", GAMES)
def test_rollouts_are_the_same_on_both_backends_whatever_the_options(game: str) -> None:
    """From the start of a game to its far end: every draw, and so every choice, is the same."""
    definition = load_game(game)
    settings = settings_of(definition)._replace(ahead=FAR)
    for number, table in enumerate(tables_of(game)):
        match = table.match(number)
        if match.over:
            continue  # against a Pes who has won before the first turn
        view = match.view(match.to_move)
        both = [
            Search(view, random.Random(number), backend(definition), nodes_for(ROLLOUTS), settings)
            for backend in (compiled_backend, plain_backend)
        ]
        for search in both:
            assert search.grow(ROLLOUTS)
        compiled, plain = both
        assert compiled.ranking() == plain.ranking()
        assert compiled.tree.value.tolist() == plain.tree.value
        assert compiled._context.rng.tolist() == plain._context.rng._stream


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_plain_and_compiled_grow_the_same_tree(game: str, players: int) -> None:
    """With a near horizon: long rollouts are compared above, and take their time in plain Python."""
    settings = settings_of(load_game(game))._replace(ahead=1)
    match, rng = barkade.new(game, players, seed=players), random.Random(game)
    for _ in range(3):
        for _ in range(25):
            if not match.over:
                view = match.view(match.to_move)
                match.play(GoodDog().choose(view, view["legal"], rng)["text"])
        if match.over:
            return
        view = match.view(match.to_move)
        both = [
            Search(view, random.Random(3), backend(load_game(game)), 4000, settings)
            for backend in (compiled_backend, plain_backend)
        ]
        for search in both:
            assert search.grow(ITERATIONS)
        assert both[0].ranking() == both[1].ranking()
        assert both[0].tree.nodes.tolist() == both[1].tree.nodes
        assert both[0].tree.value.tolist() == both[1].tree.value


def test_a_game_without_heuristics_is_searched_all_the_same() -> None:
    with heap_registered():
        heap = load_game("heap")
        assert heuristics_of(heap) is stand_in
        view = barkade.new("heap", 3, seed=1, starter=0).view(0)
        assert len(view["legal"]) == 2
        both = [Search(view, random.Random(1), backend(heap), 4000) for backend in (compiled_backend, plain_backend)]
        for search in both:
            search.grow(ITERATIONS)
        assert both[0].ranking() == both[1].ranking()


def test_edited_heuristics_are_compiled_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from barkade.bots import ismcts_kernel
    from barkade.engine.numba_backend import sources

    files = sources(load_game("dig"), ismcts_kernel)
    assert Path(str(ismcts_kernel.__file__)) in files
    assert set(files_of(load_game("dig"), "heuristics")) <= set(files)
    assert cache_folder(load_game("dig"), False, ismcts_kernel) != cache_folder(load_game("dig"), False)


def won_next(match: Match) -> list[str]:
    """The actions that end the game with a victory at once."""
    seat, found = match.to_move, []
    for action in match.legal():
        after = match.copy()
        after.play(action)
        if after.over and after.winners == [seat]:
            found.append(action.text)
    return found


def test_it_takes_a_victory_that_lies_on_the_table() -> None:
    """Good Boy, the last turn of a round: of two dogs that can be called, one is enough to win."""
    match = barkade.new("goodboy", 2, seed=1, starter=0)
    spelled, box = match.position(), match.box
    small, great, third, *pile = [0, 27, 26, *range(1, 26)]
    mine, theirs = pile[7:12], pile[13:17]
    state = spelled["state"]
    state |= {"to_move": 1, "round": 9, "phase": "taking", "yard": [small + 1, great + 1, third + 1]}
    state["taken_by"] = [1 * (dog in theirs) + 2 * (dog in mine) for dog in range(box.dogs)]
    state["pile"] = [int(dog in pile and not state["taken_by"][dog]) for dog in range(box.dogs)]
    state["corner"][1][:2] = [list(box.wants[small]), list(box.wants[great])]
    state["pool"] = [
        count - sum(state["corner"][1][yard][kind] for yard in range(2)) for kind, count in enumerate(box.treats)
    ]
    match = barkade.from_position(spelled, SeededChance(1))
    (best,) = won_next(match)
    view = match.view(1)
    assert len(view["legal"]) == 2
    assert TopDog(iterations=50).choose(view, view["legal"], random.Random(1))["text"] == best
    hints = ranked(view)
    assert hints[0].action["text"] == best
    assert hints[0].chance == 1.0


def ranked(view: Any) -> Any:
    compiled_search(load_game(view["game"]))
    return rank(view, 0.05, random.Random(1))


def test_hints_rank_all_legal_actions_by_the_chance_to_win() -> None:
    match = barkade.new("dig", 2, seed=5)
    view = match.view(match.to_move)
    hints = ranked(view)
    assert sorted(hint.action["text"] for hint in hints) == sorted(action["text"] for action in view["legal"])
    assert all(0 <= hint.chance <= 1 for hint in hints)
    assert sum(hint.share for hint in hints) == pytest.approx(1)
    others = [hint.share for hint in hints[1:]]
    assert others == sorted(others, reverse=True)


def test_the_best_action_is_the_one_that_is_worth_most_for_sure() -> None:
    """Neither a lucky one that was hardly tried, nor the one that the heuristics had tried most often."""
    lucky, usual, better = (
        RankedAction(1, 2, 1.0, 1.0),
        RankedAction(2, 400, 0.5, 0.5),
        RankedAction(3, 300, 0.55, 0.55),
    )
    assert max([lucky, usual, better, RankedAction(4, 0, 0.0, 0.0)], key=lambda each: each.assured) is better
    match = barkade.new("spots", 2, seed=5)
    reordered = 0
    for seed in range(40):
        view = match.view(match.to_move)
        search = search_iterations(view, random.Random(seed), compiled_search(load_game("spots")), 60)
        first, *others = search.ranking()
        assert all(first.assured >= each.assured for each in others)
        assert [each.visits for each in others] == sorted((each.visits for each in others), reverse=True)
        reordered += bool(others) and first.visits < others[0].visits
        match.play(search.best()["text"])
    assert reordered


def test_clever_dog_searches_as_soon_as_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    match = barkade.new("barking", 2, seed=5)
    view = match.view(match.to_move)
    backend = compiled_search(load_game("barking"))
    short = search_iterations(view, random.Random(1), backend, CleverDog.ITERATIONS)
    assert CleverDog().choose(view, view["legal"], random.Random(1)) == short.best()
    monkeypatch.setattr(top_dog, "compiled_search_if_ready", lambda game: None)
    good = GoodDog().choose(view, view["legal"], random.Random(1))
    assert CleverDog().choose(view, view["legal"], random.Random(1)) == good


def test_iterations_and_a_seed_make_it_reproducible() -> None:
    match = barkade.new("barking", 3, seed=5)
    view = match.view(match.to_move)
    backend = compiled_search(load_game("barking"))
    first, again, other = (search_iterations(view, random.Random(seed), backend, 200) for seed in (1, 1, 2))
    assert first.ranking() == again.ranking() != other.ranking()
    assert first.best() == TopDog(iterations=200).choose(view, view["legal"], random.Random(1))


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_has_about_as_many_decisions_as_its_time_is_shared_by(game: str) -> None:
    decisions, turns, mover = 0, 0, None
    for seed in range(2):
        match, rng = barkade.new(game, 2, seed=seed), random.Random(seed)
        while not match.over:
            turns += match.to_move != mover
            mover = match.to_move
            view = match.view(mover)
            decisions += len(view["legal"]) > 1
            match.play(GoodDog().choose(view, view["legal"], rng)["text"])
    assert pytest.approx(decisions / turns, rel=0.4) == heuristics_of(load_game(game)).DECISIONS_PER_TURN


def test_a_decision_gets_its_part_of_the_turns_time(monkeypatch: pytest.MonkeyPatch) -> None:
    given = list[float]()

    def noted(view: Any, rng: random.Random, backend: Any, seconds: float, kept: Search | None) -> Search:
        given.append(seconds)
        return search_seconds(view, rng, backend, seconds, kept=kept)

    compiled_search(load_game("dig"))
    monkeypatch.setattr(top_dog, "search_seconds", noted)
    match = barkade.new("dig", 2, seed=8)
    view, start = match.view(match.to_move), time.perf_counter()
    TopDog(seconds=0.4).choose(view, view["legal"], random.Random(1))
    assert given == [0.4 / heuristics_of(load_game("dig")).DECISIONS_PER_TURN]
    assert time.perf_counter() - start < 2  # a busy machine may be slow to come back to us


def test_a_search_leaves_other_threads_alone() -> None:
    """Without the GIL: while one call searches, this thread goes on counting."""
    backend = compiled_search(load_game("dig"))
    match = barkade.new("dig", 2, seed=8)
    settings = settings_of(load_game("dig"))._replace(ahead=3)
    search = Search(match.view(match.to_move), random.Random(1), backend, 400_000, settings)
    thread = threading.Thread(target=search.grow, args=(60_000,))
    counted = 0
    thread.start()
    while thread.is_alive():
        time.sleep(0.001)
        counted += 1
    assert search.iterations == 60_000
    assert counted > 20  # it took some tenths of a second; with the GIL there would have been one count


def test_forced_moves_are_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(top_dog, "compiled_search_if_ready", lambda game: pytest.fail("searched"))
    match = barkade.new("goodboy", 2, seed=1)
    view = match.view(match.to_move)
    assert len(view["legal"]) == 1
    assert TopDog().choose(view, view["legal"], random.Random(1)) == view["legal"][0]


def test_while_the_search_is_being_compiled_good_dog_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "_compilations", {})
    monkeypatch.setattr(Compilation, "_run", lambda self: time.sleep(0.2))
    match = barkade.new("dig", 2, seed=3)
    view = match.view(match.to_move)
    start = time.perf_counter()
    chosen = TopDog().choose(view, view["legal"], random.Random(4))
    assert time.perf_counter() - start < 1
    assert chosen == GoodDog().choose(view, view["legal"], random.Random(4))
    assert rank(view, 1, random.Random(4)) is None


def test_another_process_compiles_into_the_cache_and_then_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled_search(load_game("dig"))  # in the disk cache already, so that the subprocess is quick
    compiling = Compilation(load_game("dig"))
    compiling._marker().unlink()
    compiling.start()
    assert compiling._thread is not None
    compiling._thread.join(120)
    assert compiling.backend is not None
    assert compiling._marker().exists()


@pytest.mark.skipif(sys.platform == "win32", reason="the python that dies is a shell script")
def test_a_compiling_process_that_dies_is_reported_and_good_dog_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compilation, "_compilations", {})
    monkeypatch.setattr(Compilation, "_marker", lambda self: tmp_path / "complete")
    monkeypatch.setattr(sys, "executable", str(dying_python(tmp_path)))
    match = barkade.new("dig", 2, seed=3)
    view = match.view(match.to_move)
    for _ in range(ATTEMPTS):
        assert rank(view, 1, random.Random(4)) is None
        thread = compilation._compilations[load_game("dig").package]._thread
        assert thread is not None
        thread.join(30)
    with pytest.raises(NotCompiled, match="out of memory"):
        rank(view, 1, random.Random(4))
    assert hint_lines(view) == [
        "Top Dog can't be compiled on this computer (out of memory). It plays as Good Dog, and there are no hints."
    ]
    chosen = TopDog().choose(view, view["legal"], random.Random(4))
    assert chosen == GoodDog().choose(view, view["legal"], random.Random(4))


def dying_python(folder: Path) -> Path:
    program = folder / "python"
    program.write_text("#!/bin/sh\necho out of memory >&2\nexit 1\n", encoding="utf-8")
    program.chmod(0o755)
    return program


def test_one_legal_action_is_ranked_as_well() -> None:
    match = barkade.new("goodboy", 2, seed=1, starter=0)
    view = match.view(0)
    (hint,) = ranked(view)
    assert hint.action == view["legal"][0]
    assert hint.share == 1
    assert ranked(match.view(1)) == []  # not to move


def test_search_settings_come_from_the_heuristics() -> None:
    assert settings_of(load_game("dig")).ahead == heuristics_of(load_game("dig")).AHEAD
    assert importlib.util.find_spec("barkade.games.dig.heuristics") is not None
