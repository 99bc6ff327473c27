"""The ladder: the same seeds for all, every seat in turn, and no more games than it takes."""

from __future__ import annotations

import json
import sys

import pytest

from barkade.bots import UnknownBot
from barkade.cli import main
from barkade.engine.setup import Setup
from barkade.lab.arena import GameResult, Ladder, LadderReport, Pairing, play_round, rated


def table(players: int = 2, game: str = "dig") -> Setup:
    return Setup.of(game, players, {})


def test_a_round_is_one_seed_with_every_seat_in_turn() -> None:
    ladder = Ladder(table(3), ["random", "good-dog"], 7)
    first, again = (play_round(ladder._pickled, "good-dog", "random", 4) for _ in range(2))
    assert [game.seat for game in first] == [0, 1, 2]
    assert [(game.winners, game.decisions) for game in first] == [(game.winners, game.decisions) for game in again]
    assert all(game.share == (game.seat in game.winners) / len(game.winners) for game in first)


def test_two_meet_once_but_among_copies_it_matters_who_is_alone() -> None:
    names = ["random", "puppy", "good-dog"]
    two, three = Ladder(table(2), names, 0).pairings(), Ladder(table(3), names, 0).pairings()
    assert [(each.one, each.other) for each in two] == [
        ("good-dog", "puppy"),
        ("good-dog", "random"),
        ("puppy", "random"),
    ]
    assert len(three) == 6


def test_one_alone_meets_each_of_the_others() -> None:
    for players in (2, 3):
        alone = Ladder(table(players), ["random", "good-dog"], 0, alone="puppy").pairings()
        assert [(each.one, each.other) for each in alone] == [("puppy", "good-dog"), ("puppy", "random")]


def test_a_pairing_ends_early_only_beyond_doubt() -> None:
    pairing = Pairing("one", "other", 2)
    for number in range(400):
        pairing.games.append(GameResult(number, 0, float(number % 2), [number % 2]))
    assert not pairing.beyond_doubt()
    pairing.games = [GameResult(number, 0, 1.0, [0]) for number in range(30)]
    assert not pairing.beyond_doubt()  # too few
    pairing.games *= 3
    assert pairing.beyond_doubt()
    lost = Pairing("one", "other", 4, [GameResult(number, 0, 0.0, [1]) for number in range(90)])
    assert lost.beyond_doubt()


def test_it_runs_on_several_processes_and_counts_the_same() -> None:
    ladder = Ladder(table(), ["random", "good-dog"], 3)
    seen: list[int] = []
    reports = [ladder.run(80, processes, lambda pairing, more: seen.append(more)) for processes in (1, 2)]
    shares = [[game.share for game in report.pairings[0].games] for report in reports]
    assert shares[0] == shares[1]
    assert reports[0].pairings[0].decided
    assert len(shares[0]) < 80
    assert sum(seen) == 160  # what is not played is done, too
    best = reports[0].rows()[0]
    assert best["bot"] == "good-dog"
    assert best["rating"] > 25 > reports[0].rows()[1]["rating"]


def test_ratings_follow_the_wins_among_copies_too() -> None:
    games = [GameResult(number, number % 3, 1.0, [number % 3]) for number in range(30)]
    report = LadderReport(table(3), ["a", "b"], 0, 30, [Pairing("a", "b", 3, games)])
    ratings = rated(report)
    assert ratings["a"][0] > 25 > ratings["b"][0]


def test_the_command_prints_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["ladder", "dig", "--games", "2", "--bot", "random", "--bot", "good-dog", "--processes", "1"]
    assert main(command) == 0
    assert "good-dog" in capsys.readouterr().out
    assert main([*command, "--json", "--all"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["pairings"][0]["games"] == 2
    assert report["pairings"][0]["share_95"][0] <= report["pairings"][0]["share"]
    assert {row["bot"] for row in report["bots"]} == {"random", "good-dog"}
    for row in report["bots"]:
        assert row["processor_milliseconds_per_decision"] > 0
        assert row["rating_deviation"] < 25 / 3  # openskill's, before a game
    decided = sum(row["processor_milliseconds_per_decision"] for row in report["bots"]) / 1000
    assert decided < report["processor_seconds"]


def test_a_bot_that_good_dog_played_for_is_not_rated(capsys: pytest.CaptureFixture[str]) -> None:
    broken = f"run:{sys.executable} -c pass"
    command = ["ladder", "dig", "--games", "2", "--bot", "random", "--bot", broken, "--processes", "1"]
    assert main(command) == 1
    shown = capsys.readouterr().out
    assert "Good Dog moves for it" in shown
    assert "is not rated: it made only 0.0% of its decisions itself" in " ".join(shown.split())
    assert main([*command, "--json"]) == 1
    rows = {row["bot"]: row for row in json.loads(capsys.readouterr().out)["bots"]}
    assert rows[broken]["rating"] is None
    assert rows[broken]["own_decisions"] == 0
    assert rows["random"]["rating"] == 25  # openskill's, before a game: these games say nothing about it


def test_unknown_bots_are_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        Ladder(table(), ["random", "wolf"], 0)
    assert main(["ladder", "dig", "--bot", "wolf"]) == 1
