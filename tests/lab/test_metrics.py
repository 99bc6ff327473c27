"""A game's own metrics: counted by the plain rules they agree with the game's own story and score."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

from barkade.bots.information_set import heuristics_of
from barkade.engine.chance import SeededChance
from barkade.engine.numba_backend import files_of
from barkade.engine.setup import Setup
from barkade.games import games, load_game
from barkade.lab import metrics as stand_in
from tests.rules_lint import offences

SEED, PLAYERS, GAMES = 3, 3, 3


class Counted:
    """A game by the heuristics, with what its metrics counted and all events."""

    def __init__(self, game: str, number: int) -> None:
        setup = Setup.of(game, PLAYERS, {})
        self.box, rules, pick = setup.box(), setup.game.rules, heuristics_of(setup.game).pick
        assert setup.game.metrics is not None
        self.metrics: Any = setup.game.metrics()
        self.numbers = [[0] * self.metrics.NUMBERS for _ in range(PLAYERS)]
        self.counters = [0] * self.metrics.COUNTERS
        self.events: list[Any] = []
        self.state, out, chance = setup.game.states.blank(), [0] * rules.MAX_LEGAL, SeededChance(SEED, number)
        rules.setup(self.state, self.box, PLAYERS, chance, self.events)
        while self.state.to_move >= 0:
            before = setup.game.states.copy(self.state)
            n = rules.legal(self.state, self.box, out)
            action = pick(self.state, self.box, out, n, chance)
            rules.apply(self.state, self.box, action, chance, self.events)
            self.metrics.watch(before, self.state, self.box, action, self.numbers, self.counters)
        self.metrics.conclude(self.state, self.box, self.numbers, self.counters)
        self.scores = [rules.score(self.state, self.box, seat) for seat in range(PLAYERS)]
        self.told: Any = importlib.import_module(f"{setup.game.package}.rules.state")

    def count(self, kind: str, seat: int) -> int:
        """Count the events of a kind, by its name in the rules."""
        return sum(event.kind == getattr(self.told, kind) and event.seat == seat for event in self.events)

    def total(self, number: str) -> int:
        return sum(row[getattr(self.metrics, number)] for row in self.numbers)


@pytest.mark.parametrize("game", games())
def test_metrics_keep_to_the_rules_subset(game: str) -> None:
    assert [offence for path in files_of(load_game(game), "metrics") for offence in offences(path)] == []
    assert offences(Path(str(stand_in.__file__))) == []


@pytest.mark.parametrize("number", range(GAMES))
def test_dig(number: int) -> None:
    game = Counted("dig", number)
    at = game.metrics
    for seat, row in enumerate(game.numbers):
        assert row[at.DUG] == game.count("DUG", seat) and row[at.BURIED] == game.count("BURIED", seat)
        assert sum(row[at.BONES : at.BONES + 5]) == game.count("DELIVERED", seat) >= row[at.TRIPS]
    home = game.counters[at.HOME : at.HOME + 5]
    assert sum(value * bones for value, bones in enumerate(home, 1)) == sum(game.scores)
    assert sum(game.counters[at.BOWLS : at.HOME]) == 5
    scents = game.counters[at.SCENTS :]
    assert sum(scents) == 10 and scents[1::3].count(1) + 2 * scents[2::3].count(1) == sum(home)


@pytest.mark.parametrize("number", range(GAMES))
def test_barking(number: int) -> None:
    game = Counted("barking", number)
    at = game.metrics
    for seat, row in enumerate(game.numbers):
        assert row[at.CAT] == game.count("PLAYED_CAT", seat) and row[at.TOKENS] == game.count("PUT_TOKEN", seat)
        assert row[at.PASSED] == game.count("PASSED", seat)
        assert sum(row[at.WON : at.CAT]) == game.count("WON", seat)
    items = game.counters[at.ITEMS : at.CATS_PLAYED]
    assert sum(items) == 25 and sum(items[::2]) == sum(game.count("WON", seat) for seat in range(PLAYERS))
    assert sum(game.counters[at.CATS_PLAYED :]) == PLAYERS


@pytest.mark.parametrize("number", range(GAMES))
def test_good_boy(number: int) -> None:
    game = Counted("goodboy", number)
    at = game.metrics
    for seat, row in enumerate(game.numbers):
        points = sum(taken * game.box.points[dog] for dog, taken in enumerate(row[: at.ROLLS]))
        assert points == game.scores[seat]
        assert row[at.ROLLS] == game.count("ROLLED", seat) and row[at.BUSTS] == game.count("BUSTED", seat)
    by_hand = [game.counters[start :: at.ROW] for start in (at.ROLLED, at.BUSTED, at.STOPPED)]
    stopped = sum(game.count("STOPPED", seat) for seat in range(PLAYERS))
    assert [sum(each) for each in by_hand] == [game.total("ROLLS"), game.total("BUSTS"), stopped]
    assert all(busted <= rolled for rolled, busted, _ in zip(*by_hand, strict=True))


@pytest.mark.parametrize("number", range(GAMES))
def test_spots(number: int) -> None:
    game = Counted("spots", number)
    at = game.metrics
    for seat, row in enumerate(game.numbers):
        tricks = sum(row[at.USED : at.OF_COLOUR])
        assert tricks == sum(row[at.OF_COLOUR : at.SCORED]) == game.count("CHOSE", seat)
    scored = sum(game.count("SCORED", seat) for seat in range(PLAYERS))
    assert sum(game.counters[at.DOGS :: 2]) == scored == sum(game.scores)
