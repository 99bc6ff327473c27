"""`barkade tune`: constants read and written in place, matches between guides, and SPSA that finds better ones."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import barkade
from barkade.bots.information_set import InformationSet, heuristics_of
from barkade.cli import main
from barkade.engine.chance import SeededChance
from barkade.engine.numba_backend import home_of
from barkade.engine.setup import Setup
from barkade.games import games, load_game
from barkade.lab import guide_kernel as kernel
from barkade.lab.guide import Guide, Values, flat, unflat
from barkade.lab.guide_match import GuideMatch, interval
from barkade.lab.tuning import confirm, tune

HOME = home_of(load_game("dig"))
SPOILT: Values = {"GOOD_BONE": (420,), "STEERING": (30,), "LATER": (20,)}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """DIG's heuristics of a checkout where somebody has spoilt three constants."""
    made: Path = tmp_path_factory.mktemp("dig")
    shutil.copy(HOME / "heuristics.py", made)
    Guide.of(made).write(SPOILT)
    return made


@pytest.fixture(scope="module")
def match(folder: Path) -> Iterator[GuideMatch]:
    with GuideMatch(Setup.of("dig", 2, {}), Guide.of(folder)) as made:
        yield made


@pytest.mark.parametrize("game", games())
def test_constants_are_those_that_the_game_plays_by(game: str) -> None:
    module, values = heuristics_of(load_game(game)), Guide.of(home_of(load_game(game))).values()
    assert values
    homes = [module, *(each for each in vars(module).values() if isinstance(each, ModuleType))]
    for name, numbers in values.items():
        found = {getattr(home, name) for home in homes if hasattr(home, name)}
        assert found == {numbers} or found == {numbers[0]}


def test_writing_changes_the_constants_and_nothing_else(tmp_path: Path) -> None:
    shutil.copytree(home_of(load_game("spots")) / "heuristics", tmp_path / "heuristics")
    guide = Guide.of(tmp_path)
    before, old = {path: path.read_text(encoding="utf-8") for path in guide.files}, guide.values()
    changed = {name: tuple(number + 1 for number in numbers) for name, numbers in old.items()}
    guide.write(changed)
    assert guide.values() == changed
    lines = [
        (one, other)
        for path, text in before.items()
        for one, other in zip(text.splitlines(), path.read_text(encoding="utf-8").splitlines(), strict=True)
        if one != other
    ]
    assert {one.split(" = ")[0] for one, _ in lines} == set(old)
    guide.write(old)
    assert {path: path.read_text(encoding="utf-8") for path in guide.files} == before


def test_a_row_of_numbers_is_a_guide_again() -> None:
    values = {"ONE": (1,), "MANY": (2, 3), "LAST": (4,)}
    assert flat(values) == [1, 2, 3, 4]
    assert unflat([5, 6, 7, 8], values) == {"ONE": (5,), "MANY": (6, 7), "LAST": (8,)}


def test_games_are_those_of_good_dog(match: GuideMatch) -> None:
    """A game of the compiled match is the one that the plain heuristics play from the views."""
    pick = heuristics_of(match.setup.game).pick
    for number in range(3):
        played, whims = barkade.new("dig", 2, chance=SeededChance(9, number)), SeededChance(9 ^ kernel.WHIMS, number)
        while not played.over:
            assert played.to_move is not None
            known = InformationSet.of(played.view(played.to_move))
            code = known.legal[0]
            if len(known.legal) > 1:
                code = pick(known.state, known.box, list(known.legal), len(known.legal), whims)
            played.play(known.action(code)["text"], played.to_move)
        shares = [(seat in played.winners) / len(played.winners) for seat in range(2)]
        assert match.shares(1, 9, number).tolist() == [shares]


def test_equal_guides_share_the_victories() -> None:
    with GuideMatch(Setup.of("dig", 3, {})) as match:
        assert match.rounds(40, 5) == pytest.approx(1 / 3)


def test_the_better_guide_wins_and_foresees_the_winner(match: GuideMatch) -> None:
    [confirmed] = confirm([match], match.guide.values(), 400, 3)
    assert confirmed.gain and not confirmed.loss
    assert confirmed.share.value > 0.55
    scores = match.brier(200, 3)
    assert [round(own, 9) for own, _ in scores] == [round(other, 9) for _, other in scores]  # the same evaluation
    assert scores[0][0] > scores[1][0] > scores[2][0]
    assert scores[2][0] < 0.18


def test_spsa_finds_the_way_back_to_better_constants(match: GuideMatch) -> None:
    """From spoilt constants, matches alone lead to a guide that beats them."""
    spoilt = match.rival.values()
    with GuideMatch(match.setup) as plain:
        found = tune([plain], steps=30, rounds=150, seed=2, start=spoilt)
        assert found == tune([plain], steps=30, rounds=150, seed=2, start=spoilt)
        shares = plain.rounds(1_000, 4, values=found, rival_values=spoilt)
    assert interval(shares.tolist()).low > 0.5


def test_the_command_tunes_and_confirms(capsys: pytest.CaptureFixture[str]) -> None:
    before = (HOME / "heuristics.py").read_text(encoding="utf-8")
    arguments = ["tune", "dig", "--players", "2", "--steps", "2", "--rounds", "10", "--json"]
    status = main(arguments)
    report = json.loads(capsys.readouterr().out)
    assert status == int(not report["better"])
    assert report["matches"][0]["games"] == 200
    assert report["old"].keys() == report["new"].keys()
    assert (HOME / "heuristics.py").read_text(encoding="utf-8") == before


def test_the_command_compares_with_another_checkout(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "dig", "--players", "2", "--rounds", "50", "--against", str(folder)]) == 0
    shown = capsys.readouterr().out
    assert "50.0%" in shown and "Brier" in shown
    assert main(["tune", "dig", "--against", str(folder.parent / "nothing")]) == 1
    assert "nothing" in capsys.readouterr().err
