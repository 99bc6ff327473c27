"""Every table that can be laid: all games (and the toy), all player counts, all options."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from barkade.engine.chance import SeededChance
from barkade.engine.game import Game
from barkade.engine.match import Match
from barkade.engine.options import CHANCE, Value
from barkade.engine.setup import Setup
from barkade.games import games, load_game
from tests.toys import heap_registered

EVERY_GAME = [*games(), "heap"]


@dataclass(frozen=True)
class Setting:
    """A game with its players and options."""

    game: str
    players: int
    options: dict[str, Value] = field(default_factory=dict)
    custom: dict[str, Any] | None = None

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.players}{chosen}"

    @property
    def definition(self) -> Game:
        return load_game(self.game)

    def setup(self) -> Setup:
        return Setup.of(self.game, self.players, self.options, self.custom)

    def match(self, seed: int) -> Match:
        return Match(self.setup(), SeededChance(seed))


def settings_of(game: str) -> list[Setting]:
    """Every player count with every value of every option, and a mix of values for each."""
    found: list[Setting] = []
    options = load_game(game).options
    mixer = random.Random(game)
    for players in load_game(game).players:
        found.append(Setting(game, players))
        for name, option in options.items():
            for value in option.samples():
                if value == option.default or (name == "starter" and int(value) >= players):
                    continue
                mixed = {other: mixer.choice(declared.samples()) for other, declared in options.items()}
                mixed["starter"] = mixer.randint(CHANCE, players - 1)
                found.append(Setting(game, players, {name: value}))
                found.append(Setting(game, players, {key: mixed[key] for key in options} | {name: value}))
    return found


with heap_registered():
    EVERY_SETTING = [setting for game in EVERY_GAME for setting in settings_of(game)]


def wander(match: Match, rng: random.Random, steps: int) -> None:
    """Play random actions, at most this many, now and then taking one back."""
    for _ in range(steps):
        if match.over:
            return
        if match.version > 3 and rng.random() < 0.08:
            match.undo()
        else:
            match.play(rng.choice(match.legal_codes()))
