"""Simulation: the report of a run is that of its games one by one, whatever the number of threads."""

from __future__ import annotations

from typing import Any

import pytest

import barkade
from barkade.engine import chance
from barkade.engine.setup import Setup
from barkade.lab import simulation
from barkade.lab.simulation import Broken, Simulation, SimulationReport

NUMBER = 1_003


@pytest.fixture(scope="module")
def ready() -> Simulation:
    return Simulation(Setup.of("dig", 3, {"first": 2}, {"colours": 3}), seed=11)


def without_time(report: SimulationReport) -> dict[str, Any]:
    timing = ("threads", "seconds", "games_per_second", "steps_per_second")
    return {name: value for name, value in report.as_dict().items() if name not in timing}


def test_threads_change_nothing(ready: Simulation) -> None:
    one = ready.run(NUMBER, threads=1)
    assert without_time(one) == without_time(ready.run(NUMBER, threads=3))
    assert one.games == NUMBER


def test_seeds_change_something(ready: Simulation) -> None:
    other = Simulation(ready.setup, seed=12)
    assert without_time(ready.run(100, 1)) != without_time(other.run(100, 1))


def test_progress_adds_up(ready: Simulation) -> None:
    told: list[int] = []
    ready.run(NUMBER, 2, told.append)
    assert sum(told) == NUMBER and len(told) > 1


def test_the_games_are_those_of_the_plain_engine(ready: Simulation) -> None:
    rows = ready.play(5, 20)
    for game, row in enumerate(rows.tolist(), 5):
        source = chance.SeededChance(11, game)
        match = barkade.new("dig", 3, chance=source, box={"colours": 3}, first=2)
        while not match.over:
            codes = match.legal_codes()
            match.play(codes[source.draw(len(codes))])
        assert row[simulation.STEPS] == match.version
        assert row[simulation.SCORES :] == match.scores
        assert [seat for seat in range(3) if row[simulation.WINNERS] >> seat & 1] == match.winners


def test_a_report_adds_up(ready: Simulation) -> None:
    report = ready.run(NUMBER, 2)
    said = report.as_dict()
    assert sum(said["endings"].values()) == NUMBER
    assert sum(seat["wins"] for seat in said["seats"]) == pytest.approx(NUMBER - said["games_nobody_won"])
    assert said["steps"]["low"] <= said["steps"]["median"] <= said["steps"]["high"]
    assert report.shared == sum(count for mask, count in report.winners.counts.items() if mask not in (1, 2, 4))


def test_an_endless_game_is_named(ready: Simulation, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "LONGEST_GAME", 10)
    with pytest.raises(Broken) as error:
        ready.run(100, 1)
    assert error.value.message.args == {"game": "dig", "number": "0", "seed": "11"}
