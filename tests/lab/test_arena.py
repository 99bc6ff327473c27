"""The ladder: the same seeds for all, every seat in turn, and no more games than it takes."""

from __future__ import annotations

import json
import random
import sys
from dataclasses import replace
from itertools import combinations
from math import log10
from pathlib import Path

import pytest

import barkade
from barkade.bots import UnknownBot
from barkade.cli import main
from barkade.engine.setup import Setup
from barkade.lab.arena import Ladder, LadderReport, play_round
from barkade.lab.kept_games import OtherLadder
from barkade.lab.pairing import GameResult, Pairing
from barkade.lab.ratings import ratings
from barkade.stats import wilson


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


def pairing_of(shares: list[float], players: int = 2) -> Pairing:
    games = [GameResult(at // players, at % players, share, [0]) for at, share in enumerate(shares)]
    return Pairing("one", "other", players, games)


def test_games_on_one_seed_are_counted_together() -> None:
    """Rounds that each seat wins once tell more than as many games with the same share; rounds alike tell less."""
    mixed, steady, alike = (
        [1.0, 0.0, 0.0, 1.0] * 25 + [1.0, 1.0, 0.0, 0.0] * 25,
        [1.0, 0.0] * 100,
        [1.0, 1.0, 0.0, 0.0] * 50,
    )
    widths = [high - low for low, high in (pairing_of(each).interval for each in (steady, mixed, alike))]
    assert widths[0] < widths[1] < widths[2]
    assert wilson(100, 200)[1] - wilson(100, 200)[0] == pytest.approx(widths[1], rel=0.1)


def test_luck_is_subtracted_from_every_game() -> None:
    pairing = pairing_of([1.0, 0.0, 1.0, 1.0])
    assert pairing.adjusted_share is None
    assert pairing.variance_left is None
    for game, luck in zip(pairing.games, (0.5, -0.5, 0.25, 0.75), strict=True):
        game.luck = luck
    pairing.adjusted = True
    adjusted = pairing.adjusted_share
    assert adjusted is not None
    assert adjusted.value == 0.5
    assert pairing.variance_left == 0
    assert pairing.as_dict()["adjusted_share_95"] == [0.5, 0.5]


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
    assert best["rating"] > 0 > reports[0].rows()[1]["rating"]


def test_ratings_follow_the_wins_among_copies_too() -> None:
    """Three times the odds of each of two copies: three fifths of the games, and 191 points of Elo."""
    games = [1.0, 1.0, 1.0, 0.0, 0.0] * 300
    report = LadderReport(table(3), ["a", "b"], 0, 30, [replace(pairing_of(games, 3), one="a", other="b")])
    rated = report.ratings()
    assert rated["a"].value - rated["b"].value == pytest.approx(400 * log10(3), abs=1)
    assert rated["a"].value == pytest.approx(-rated["b"].value)
    assert 0 < rated["a"].half < 20


def test_ratings_have_intervals_that_hold_the_truth() -> None:
    """Four bots 100 points apart, each pair on 40 seeds: nineteen of twenty intervals hold the true rating."""
    truth, held, rng = {"a": 150, "b": 50, "c": -50, "d": -150}, 0, random.Random(3)
    for _ in range(60):
        pairings = []
        for one, other in combinations(truth, 2):
            chance = 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
            won = [float(rng.random() < chance) for _ in range(40)]
            pairings.append(
                replace(pairing_of([each for share in won for each in (share, share)]), one=one, other=other)
            )
        rated = ratings(list(truth), pairings)
        held += sum(abs(rated[bot].value - truth[bot]) <= rated[bot].half for bot in truth)
    assert 0.90 <= held / 240 <= 0.99


def test_who_always_wins_has_a_finite_rating_and_a_wide_interval() -> None:
    rated = ratings(["one", "other"], [pairing_of([1.0] * 60)])
    assert 200 < rated["one"].value < 800
    assert rated["one"].half > 60


def test_a_ladder_that_was_stopped_goes_on_from_its_folder(tmp_path: Path) -> None:
    bots, folder = ["random", "puppy"], tmp_path / "kept"
    whole = Ladder(table(), bots, 5).run(6, 1, early=False).pairings[0]
    Ladder(table(), bots, 5, folder=folder).run(4, 1, early=False)
    rows = (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(row)["number"] for row in rows] == [0, 0, 1, 1]
    # Stopped in the middle of a round, and of a row: that round is played again, the other is not.
    (folder / "games.jsonl").write_text("\n".join(rows)[:-20], encoding="utf-8")
    told = json.loads(rows[0]) | {"versions": 7}
    (folder / "games.jsonl").write_text("\n".join([json.dumps(told), *rows[1:]])[:-20], encoding="utf-8")
    again = Ladder(table(), bots, 5, folder=folder).run(6, 1, early=False).pairings[0]
    assert [(game.number, game.seat, game.share) for game in again.games] == [
        (game.number, game.seat, game.share) for game in whole.games
    ]
    assert [game.versions for game in again.games] == [7, *(game.versions for game in whole.games[1:])]
    records = sorted((folder / "records").iterdir())
    assert len(records) == 6
    assert barkade.read_record(records[0].read_text(encoding="utf-8")).over


def test_a_folder_of_another_ladder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Ladder(table(), ["random", "puppy"], 5, folder=tmp_path)
    Ladder(table(), ["random", "good-dog"], 5, folder=tmp_path)  # more bots may join
    for other in (table(3), table(game="spots")):
        with pytest.raises(OtherLadder):
            Ladder(other, ["random", "puppy"], 5, folder=tmp_path)
    assert main(["ladder", "dig", "--seed", "6", "--into", str(tmp_path)]) == 1
    assert "another ladder" in capsys.readouterr().err
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["ladder", "dig", "--into", str(tmp_path / "file")]) == 1


def test_an_adjusted_ladder_subtracts_luck_that_nobody_chose(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["ladder", "dig", "--games", "4", "--bot", "random", "--bot", "puppy", "--adjusted", "--processes", "1"]
    assert main([*command, "--json"]) == 0
    pairing = json.loads(capsys.readouterr().out)["pairings"][0]
    assert pairing["adjusted_share"] != pairing["share"]
    low, high = pairing["adjusted_share_95"]
    assert low < pairing["adjusted_share"] < high


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
        assert row["rating_95"][0] < row["rating"] < row["rating_95"][1]
    decided = sum(row["processor_milliseconds_per_decision"] for row in report["bots"]) / 1000
    assert decided < report["processor_seconds"]


def test_a_bot_that_good_dog_played_for_is_not_rated(capsys: pytest.CaptureFixture[str]) -> None:
    broken = f"run:{sys.executable} -c pass"
    command = ["ladder", "dig", "--games", "2", "--bot", "random", "--bot", broken, "--processes", "1"]
    assert main(command) == 1
    shown = capsys.readouterr().out
    assert "Good Dog moves for it" in shown
    assert "isn't rated: it made only 0.0% of its decisions itself" in " ".join(shown.split())
    assert main([*command, "--json"]) == 1
    rows = {row["bot"]: row for row in json.loads(capsys.readouterr().out)["bots"]}
    assert rows[broken]["rating"] is None
    assert rows[broken]["own_decisions"] == 0
    assert rows[broken]["rating_95"] is None
    assert rows["random"]["rating"] == 0  # these games say nothing about it


def test_unknown_bots_are_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        Ladder(table(), ["random", "wolf"], 0)
    assert main(["ladder", "dig", "--bot", "wolf"]) == 1
