"""The search: plain and compiled grow the same tree, guides keep to the subset, and what it finds is worth having."""

from __future__ import annotations

import importlib.util
import random
import sys
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import barkade
from barkade.bots import GoodDog, NotCompiled, TopDog, rank, top_dog
from barkade.bots import guide as stand_in
from barkade.bots.search import Search, compiled_body, guide_of, plain_body, settings_of
from barkade.bots.top_dog import ATTEMPTS, Preparation, by_code, prepare, searched
from barkade.engine.chance import Simulation
from barkade.engine.compiled import cache_folder, from_record, to_record
from barkade.engine.match import Match
from barkade.engine.subset import offences
from barkade.games import games, room
from barkade.terminal.hints import hint_lines
from tests.conformance.tables import settings_of as tables_of
from tests.toys import heap_registered

GUIDED_GAMES = 40
GUIDED = games()
ITERATIONS = 60


@pytest.mark.parametrize("game", GUIDED)
def test_guides_keep_to_the_rules_subset(game: str) -> None:
    path = Path(str(guide_of(room(game)).__file__))
    assert path.parent.name == game
    assert offences(path) == []
    assert offences(Path(str(stand_in.__file__))) == []


@pytest.mark.parametrize("game", GUIDED)
def test_a_guide_picks_legal_actions_the_same_at_both_speeds(game: str) -> None:
    """Whole games of guides, plain and compiled, over all tables: every step is legal and all states stay the same."""
    settings, guide, body = tables_of(game), guide_of(room(game)), compiled_body(room(game))
    rules, states = room(game).rules, room(game).states
    for number in range(max(GUIDED_GAMES, len(settings))):
        setting = settings[number % len(settings)]
        box, chance, s, out = setting.table().box(), Simulation(7, number), states.blank(), [0] * rules.MAX_LEGAL
        rules.setup(s, box, setting.players, chance, None)
        start, words = states.copy(s), body.words(7)
        words[:] = chance._words
        steps = 0
        while s.to_move >= 0 and steps < 20_000:
            n = rules.legal(s, box, out)
            action = guide.pick(s, box, out, n, chance)
            assert action in out[:n]
            rules.apply(s, box, action, chance, None)
            steps += 1
        work, report = to_record(states, start), np.zeros((1, 2 + setting.players), np.int64)
        everybody, boxes, room_for = (1 << setting.players) - 1, body.boxes(box), body.whole(rules.MAX_LEGAL, 0)
        body.call.guided_games(body.states(start), work, boxes, everybody, 1, words, room_for, report)
        assert report[0, 0] == steps
        assert states.flat(from_record(states, work)) == states.flat(s)


@pytest.mark.parametrize("game", GUIDED)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_plain_and_compiled_grow_the_same_tree(game: str, players: int) -> None:
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
            Search(view, random.Random(3), body, 4000) for body in (compiled_body(room(game)), plain_body(room(game)))
        ]
        for search in both:
            assert search.grow(ITERATIONS)
        assert both[0].ranking() == both[1].ranking()
        assert both[0]._tree.tolist() == both[1]._tree
        assert both[0]._value.tolist() == both[1]._value


def test_a_game_without_a_guide_is_searched_all_the_same() -> None:
    with heap_registered():
        heap = room("heap")
        assert guide_of(heap) is stand_in
        view = barkade.new("heap", 3, seed=1, first=1).view(0)
        assert len(view["legal"]) == 2
        both = [Search(view, random.Random(1), body, 4000) for body in (compiled_body(heap), plain_body(heap))]
        for search in both:
            search.grow(ITERATIONS)
        assert both[0].ranking() == both[1].ranking()


def test_an_edited_guide_is_compiled_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from barkade.bots import search_kernel
    from barkade.engine.compiled import sources

    files = sources(room("dig"), search_kernel)
    assert Path(str(search_kernel.__file__)) in files
    assert Path(str(guide_of(room("dig")).__file__)) in files
    assert cache_folder(room("dig"), False, search_kernel) != cache_folder(room("dig"), False)


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
    match = barkade.new("goodboy", 2, seed=1, first=1)
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
    match = barkade.from_position(spelled, Simulation(1))
    (best,) = won_next(match)
    view = match.view(1)
    assert len(view["legal"]) == 2
    assert TopDog(iterations=50).choose(view, view["legal"], random.Random(1))["text"] == best
    hints = ranked(view)
    assert hints[0].action["text"] == best
    assert hints[0].chance == 1.0


def ranked(view: Any) -> Any:
    prepare(room(view["game"]), wait=True)
    return rank(view, 0.05, random.Random(1))


def test_hints_rank_all_legal_actions_by_the_chance_to_win() -> None:
    match = barkade.new("dig", 2, seed=5)
    view = match.view(match.to_move)
    hints = ranked(view)
    assert sorted(hint.action["text"] for hint in hints) == sorted(action["text"] for action in view["legal"])
    assert all(0 <= hint.chance <= 1 for hint in hints)
    assert sum(hint.share for hint in hints) == pytest.approx(1)
    assert hints[0].share == max(hint.share for hint in hints)


def test_iterations_and_a_seed_make_it_reproducible() -> None:
    match = barkade.new("barking", 3, seed=5)
    view = match.view(match.to_move)
    body = prepare(room("barking"), wait=True)
    assert body is not None
    first, again, other = (searched(view, random.Random(seed), body, iterations=200) for seed in (1, 1, 2))
    assert first.ranking() == again.ranking() != other.ranking()
    assert by_code(first, view["legal"])[first.ranking()[0].code] == TopDog(iterations=200).choose(
        view, view["legal"], random.Random(1)
    )


@pytest.mark.parametrize("game", GUIDED)
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
    assert pytest.approx(decisions / turns, rel=0.4) == guide_of(room(game)).DECISIONS_A_TURN


def test_a_decision_gets_its_part_of_the_turns_time(monkeypatch: pytest.MonkeyPatch) -> None:
    given = list[float]()

    def noted(view: Any, rng: random.Random, body: Any, *, iterations: int | None, seconds: float) -> Search:
        given.append(seconds)
        return searched(view, rng, body, seconds=seconds)

    prepare(room("dig"), wait=True)
    monkeypatch.setattr(top_dog, "searched", noted)
    match = barkade.new("dig", 2, seed=8)
    view, start = match.view(match.to_move), time.perf_counter()
    TopDog(seconds=0.4).choose(view, view["legal"], random.Random(1))
    assert given == [0.4 / guide_of(room("dig")).DECISIONS_A_TURN]
    assert time.perf_counter() - start < 2  # a busy machine may be slow to come back to us


def test_a_search_leaves_other_threads_alone() -> None:
    """Without the GIL: while one call searches, this thread goes on counting."""
    body = prepare(room("dig"), wait=True)
    assert body is not None
    match = barkade.new("dig", 2, seed=8)
    search = Search(match.view(match.to_move), random.Random(1), body, 400_000)
    thread = threading.Thread(target=search.grow, args=(60_000,))
    counted = 0
    thread.start()
    while thread.is_alive():
        time.sleep(0.001)
        counted += 1
    assert search.iterations == 60_000
    assert counted > 20  # it took some tenths of a second; with the GIL there would have been one count


def test_forced_moves_are_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(top_dog, "prepare", lambda wanted, wait: pytest.fail("searched"))
    match = barkade.new("goodboy", 2, seed=1)
    view = match.view(match.to_move)
    assert len(view["legal"]) == 1
    assert TopDog().choose(view, view["legal"], random.Random(1)) == view["legal"][0]


def test_while_the_search_is_being_compiled_good_dog_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(top_dog, "_preparations", {})
    monkeypatch.setattr(Preparation, "_prepare", lambda self: time.sleep(0.2))
    match = barkade.new("dig", 2, seed=3)
    view = match.view(match.to_move)
    start = time.perf_counter()
    chosen = TopDog().choose(view, view["legal"], random.Random(4))
    assert time.perf_counter() - start < 1
    assert chosen == GoodDog().choose(view, view["legal"], random.Random(4))
    assert rank(view, 1, random.Random(4)) is None


def test_another_process_compiles_into_the_cache_and_then_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(room("dig"), wait=True)  # on the disk already, so that the other process is quick
    preparation = Preparation(room("dig"))
    preparation._rehearsed().unlink()
    preparation.start()
    assert preparation._thread is not None
    preparation._thread.join(120)
    assert preparation.body is not None
    assert preparation._rehearsed().exists()


@pytest.mark.skipif(sys.platform == "win32", reason="the python that dies is a shell script")
def test_a_compiling_process_that_dies_is_reported_and_good_dog_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(top_dog, "_preparations", {})
    monkeypatch.setattr(Preparation, "_rehearsed", lambda self: tmp_path / "rehearsed")
    monkeypatch.setattr(sys, "executable", str(dying_python(tmp_path)))
    match = barkade.new("dig", 2, seed=3)
    view = match.view(match.to_move)
    for _ in range(ATTEMPTS):
        assert rank(view, 1, random.Random(4)) is None
        thread = top_dog._preparations[room("dig").package]._thread
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
    match = barkade.new("goodboy", 2, seed=1, first=1)
    view = match.view(0)
    (hint,) = ranked(view)
    assert hint.action == view["legal"][0]
    assert hint.share == 1
    assert ranked(match.view(1)) == []  # not to move


def test_search_settings_come_from_the_guide() -> None:
    assert settings_of(room("dig"))[0] == guide_of(room("dig")).AHEAD
    assert importlib.util.find_spec("barkade.games.dig.guide") is not None
