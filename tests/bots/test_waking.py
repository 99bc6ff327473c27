"""Top Dog awake when wanted: compiled from the start on, one game after another, and how far it is."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import barkade
from barkade.bots import compilation, ismcts_kernel
from barkade.bots.backends import compiled_backend
from barkade.bots.compilation import Compilation, Meter, NotCompiled
from barkade.engine.i18n import message, say
from barkade.games import games, load_game
from barkade.server.bots import process
from barkade.server.bots.ipc import Ask
from tests.games.examples import COACHED


def test_progress_is_measured_in_functions_that_are_done() -> None:
    game = load_game("dig")
    compiled_backend(game)
    meter = Meter(game)
    told = [meter.done(f"function {number}") for number in range(meter._functions)]
    assert told == sorted(told) and 0 < told[0] < 0.05 and told[-1] == pytest.approx(Meter.LOWERED)
    assert [meter.done(entry) for entry in ismcts_kernel.ENTRIES][-1] == pytest.approx(1)


def test_who_waits_is_told_how_far_it_is_and_a_warm_machine_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compilation, "_compilations", {})
    monkeypatch.setattr(Compilation, "_marker", lambda self: tmp_path / "complete")
    asked = Ask(1, "waking", view={"game": "dig"})
    assert process.answer(asked) == 0
    compilation.compilation_of(load_game("dig"))._compiled = 0.42
    assert process.answer(asked) == 0.42
    (tmp_path / "complete").touch()
    assert process.answer(asked) == 1


def test_all_games_are_woken_one_after_another_whatever_becomes_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    woken: list[tuple[str, str]] = []

    def start(self: Compilation) -> None:
        woken.append(("start", self.game.id))
        if self.game.id == games()[0]:
            raise NotCompiled(message("bots-not-compiled", error="no"))

    monkeypatch.setattr(compilation, "_compilations", {})
    monkeypatch.setattr(process, "UNTIL_WARM_UP", 0)
    monkeypatch.setattr(Compilation, "start", start)
    monkeypatch.setattr(Compilation, "wait", lambda self: woken.append(("wait", self.game.id)))
    process.warm_up()
    first, *rest = games()
    assert woken == [("start", first), *(step for game in rest for step in (("start", game), ("wait", game)))]


@pytest.mark.parametrize("game", COACHED)
def test_hints_say_what_speaks_for_them(game: str) -> None:
    rng, said = random.Random(2), set[str]()
    match = barkade.new(game, 2, seed=5)
    for _ in range(120):
        if match.over:
            break
        view = match.view(match.to_move)
        reasons = load_game(game).coach().why(view, view["legal"])
        assert len(reasons) == len(view["legal"])
        for reason in reasons:
            if reason is not None:
                said.add(reason.id)
                assert say(reason, ["Ada", "Bo"])
        match.play(rng.choice(view["legal"])["text"])
    assert said
