"""Simulation: the report of a run is that of its games one by one, whatever the number of threads."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import barkade
from barkade.bots.information_set import heuristics_of
from barkade.engine.chance import SeededChance
from barkade.engine.codes import codes_of_action
from barkade.engine.setup import Setup
from barkade.lab import games_kernel as kernel
from barkade.lab import simulation
from barkade.lab.simulation import Broken, Simulation, Task
from barkade.lab.simulation_report import SimulationReport

NUMBER = 1_003


@pytest.fixture(scope="module")
def ready() -> Simulation:
    return Simulation(Task(Setup.of("dig", 3, {"starter": 1}, {"colours": 3}), seed=11))


def without_time(report: SimulationReport) -> dict[str, Any]:
    timing = ("threads", "seconds", "games_per_second", "steps_per_second")
    return {name: value for name, value in report.as_dict().items() if name not in timing}


def test_threads_change_nothing(ready: Simulation) -> None:
    one = ready.run(NUMBER, threads=1)
    assert without_time(one) == without_time(ready.run(NUMBER, threads=3))
    assert one.games == NUMBER


def test_seeds_change_something(ready: Simulation) -> None:
    other = Simulation(replace(ready.task, seed=12))
    assert without_time(ready.run(100, 1)) != without_time(other.run(100, 1))


def test_progress_adds_up(ready: Simulation) -> None:
    told: list[int] = []
    ready.run(NUMBER, 2, told.append)
    assert sum(told) == NUMBER and len(told) > 1


@pytest.mark.parametrize(("play", "odd_whim"), [("good-dog", None), ("random", None), ("good-dog", 30)])
def test_the_games_are_those_of_the_plain_engine(ready: Simulation, play: str, odd_whim: int | None) -> None:
    played = Simulation(replace(ready.task, play=play, odd_whim=odd_whim)).play(5, 12)
    pick = heuristics_of(ready.setup.game).pick
    used: Counter[tuple[str, bool]] = Counter()
    for game, row in enumerate(played.rows.tolist(), 5):
        whims = SeededChance(11 ^ kernel.WHIMS, game)
        match = barkade.new("dig", 3, chance=SeededChance(11, game), box={"colours": 3}, starter=1)
        kinds, turns, decisions, choices = list[tuple[int, str]](), 0, 0, 0
        trail = [match.scores]
        while not match.over:
            codes, mover = match.legal_codes(), int(match.state.to_move)
            whim = 100 if play == "random" else (odd_whim or 0) if mover == game % 3 else 0
            at_random = len(codes) > 1 and (whim == 100 or (whim > 0 and whims.draw(100) < whim))
            chosen = codes[whims.draw(len(codes))] if at_random else codes[0]
            if len(codes) > 1 and not at_random:
                chosen = pick(match.state, match.box, list(codes), len(codes), whims)
            decisions, choices = decisions + (len(codes) > 1), choices + len(codes) * (len(codes) > 1)
            kinds.append((mover, codes_of_action(match.game.actions.CODES, chosen).kind))
            match.play(chosen)
            if int(match.state.to_move) != mover:
                turns += 1
                trail.append(match.scores)
        assert row[kernel.STEPS] == match.version
        assert row[kernel.STARTER] == 1
        assert [row[kernel.TURNS], row[kernel.DECISIONS], row[kernel.CHOICES]] == [turns, decisions, choices]
        moments = [match.scores, *(trail[turns * tenth // 10] for tenth in range(1, 10))]
        assert row[kernel.SCORES :] == [score for scores in moments for score in scores]
        assert [seat for seat in range(3) if row[kernel.WINNERS] >> seat & 1] == match.winners
        used.update((kind, mover in match.winners) for mover, kind in kinds)
    names = [codes.kind for codes in ready.setup.game.actions.CODES]
    for kind, sums in zip(names, played.sums.tolist(), strict=False):
        assert [each[kernel.SUM] for each in sums] == [used[kind, False], used[kind, True]]


def test_good_dog_plays_shorter_games_than_random_and_the_starter_is_counted(ready: Simulation) -> None:
    guided = ready.run(400, 1)
    at_random = Simulation(replace(ready.task, play="random")).run(400, 1)
    assert guided.decisions.mean < at_random.decisions.mean / 3
    assert guided.starters.counts == {1: 400}
    # The second seat always starts, so it is the first in playing order.
    assert [guided.wins_in_order(place) for place in range(3)] == [guided.wins(seat) for seat in (1, 2, 0)]


def test_a_report_adds_up(ready: Simulation) -> None:
    report = ready.run(NUMBER, 2)
    said = report.as_dict()
    assert sum(said["endings"].values()) == NUMBER
    assert sum(seat["wins"] for seat in said["seats"]) == pytest.approx(NUMBER - said["games_nobody_won"])
    assert said["steps"]["low"] <= said["steps"]["median"] <= said["steps"]["high"]
    for length in (said["steps"], said["turns"], said["decisions"], said["lead_changes"]):
        assert sum(count for _, count in length["histogram"]) == NUMBER
    assert len(said["leader_wins_by_tenth"]) == 9 and said["leader_wins_by_tenth"][-1] > 0.4
    assert sum(place["wins"] for place in said["starting_order"]) == pytest.approx(NUMBER)
    assert report.shared == sum(count for mask, count in report.winners.counts.items() if mask not in (1, 2, 4))


def test_an_endless_game_is_named(ready: Simulation, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "LONGEST_GAME", 10)
    with pytest.raises(Broken) as error:
        ready.run(100, 1)
    assert error.value.message.args == {"game": "dig", "number": "0", "seed": "11"}
