"""Matches between two guides of a game, and how well their evaluations foresee the winner."""

from __future__ import annotations

import hashlib
import shutil
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from barkade.engine import numba_backend as binding
from barkade.engine.game import Game
from barkade.engine.setup import Setup
from barkade.lab import guide_kernel as kernel
from barkade.lab.guide import CONSTANTS, Guide, Values, flat
from barkade.stats import Mean

THIRDS = 3
LONGEST_COURSE = 512
"""Turns of a game whose evaluations are kept."""
NEWTON_STEPS = 12

OF_GUIDE = "from .heuristics import evaluate, pick"
RIVAL = f"""
def rival_pick({CONSTANTS}, s, box, out, n, rng):
    return pick({CONSTANTS}, s, box, out, n, rng)


def rival_evaluate({CONSTANTS}, s, box, seat):
    return evaluate({CONSTANTS}, s, box, seat)
"""


class GuideMatch:
    """The guide of a game against a rival, compiled: another version of it, or itself with other constants."""

    def __init__(self, setup: Setup, rival: Guide | None = None) -> None:
        self.setup, self.guide = setup, Guide.of(binding.home_of(setup.game))
        self.rival = rival or self.guide
        self._folder = tempfile.TemporaryDirectory(prefix="barkade-guides-")
        folder = Path(self._folder.name)
        _write(folder, "heuristics", self.guide, "")
        if rival is None:
            (folder / "rival.py").write_text(f"{OF_GUIDE}\n{RIVAL}", encoding="utf-8")
        else:
            _write(folder, "rival", rival, RIVAL)
        self._game = binding.Compiled(with_guides(setup.game, folder), loops=kernel)
        self._box = binding.to_record(setup.game.boxes, setup.box())

    def __enter__(self) -> GuideMatch:
        return self

    def __exit__(self, *_: object) -> None:
        self._folder.cleanup()

    def _run(self, values: Values, rival_values: Values, seed: int) -> kernel.Run:
        game = self._game
        return kernel.Run(
            blank=game.blank,
            states=game.blank.copy(),
            seen=game.blank.copy(),
            boxes=self._box,
            players=self.setup.players,
            seed=seed,
            # Never empty: the type of an array's items is part of what is compiled.
            constants=np.array([*flat(values), 0], np.int64),
            rival_constants=np.array([*flat(rival_values), 0], np.int64),
            legal=game.out(),
            chance=game.rng(0),
            whims=game.rng(0),
        )

    def rounds(
        self, rounds: int, seed: int, first: int = 0, values: Values | None = None, rival_values: Values | None = None
    ) -> NDArray[np.float64]:
        """Play rounds of one chance with every seat in turn; return the share of victories of each round."""
        run = self._run(values or self.guide.values(), rival_values or self.rival.values(), seed)
        shares = np.zeros((rounds, self.setup.players), np.int64)
        self._game.call.play_rounds(run, first, shares)
        result: NDArray[np.float64] = shares.mean(axis=1) / kernel.WHOLE
        return result

    def shares(self, games: int, seed: int, first: int = 0) -> NDArray[np.float64]:
        """Return every seat's share of victory in games of the guide with itself."""
        shares: NDArray[np.float64] = self._watch(games, seed, first)[2] / kernel.WHOLE
        return shares

    def _watch(self, games: int, seed: int, first: int) -> tuple[NDArray[np.int64], ...]:
        """Return the turns of games of the guide with itself, the leads after each, and the shares of victory."""
        run, players = self._run(self.guide.values(), self.rival.values(), seed), self.setup.players
        lengths, leads = np.zeros(games, np.int64), np.zeros((games, LONGEST_COURSE, players, 2), np.int64)
        shares = np.zeros((games, players), np.int64)
        self._game.call.watch_games(run, first, lengths, leads, shares)
        return lengths, leads, shares

    def brier(self, games: int, seed: int) -> list[tuple[float, float]]:
        """Return the Brier scores of both evaluations in every third of the guide's own games: the mean squared error
        of the chance to win that a lead means, by the logistic curve that fits best."""
        lengths, leads, shares = self._watch(games, seed, 0)
        turn = np.arange(LONGEST_COURSE)[None, :]
        third = np.where(turn < lengths[:, None], THIRDS * turn // np.maximum(lengths[:, None], 1), -1)
        won = np.broadcast_to((shares / kernel.WHOLE)[:, None, :], leads.shape[:3])
        scores = []
        for each in range(THIRDS):
            one, other = (_brier(leads[third == each][..., by].ravel(), won[third == each].ravel()) for by in range(2))
            scores.append((one, other))
        return scores


def interval(rounds: Sequence[float]) -> Mean:
    """Return the mean share of rounds, each an independent value, with its 95 % interval."""
    return Mean.of(list(rounds))


def _brier(leads: NDArray[np.int64], won: NDArray[np.float64]) -> float:
    """Fit chance = logistic(a + b lead) by Newton's method; return the mean squared error."""
    features = np.stack([np.ones(len(leads)), leads / (leads.std() or 1.0)], axis=1)
    weights = np.zeros(2)
    for _ in range(NEWTON_STEPS):
        chance = 1 / (1 + np.exp(-features @ weights))
        slope = features * (chance * (1 - chance))[:, None]
        weights += np.linalg.lstsq(features.T @ slope, features.T @ (won - chance), rcond=None)[0]
    return float(((1 / (1 + np.exp(-features @ weights)) - won) ** 2).mean())


def _write(folder: Path, name: str, guide: Guide, more: str) -> None:
    """Write a rewritten guide as a module or package of this name, with some more functions."""
    sources = guide.rewritten()
    home = folder / name if guide.package else folder
    home.mkdir(exist_ok=True)
    for file, text in sources.items():
        main = file in ("__init__.py", "heuristics.py")
        target = file if guide.package else f"{name}.py"
        (home / target).write_text(text + "\n" + (more if main else ""), encoding="utf-8")


def with_guides(game: Game, folder: Path) -> Game:
    """Return the game as a package in this folder: its own box and rules, and the guides that are there."""
    home, digest = binding.home_of(game), hashlib.sha256()
    shutil.copy(home / "box.py", folder)
    shutil.copytree(home / "rules", folder / "rules", ignore=shutil.ignore_patterns("__pycache__"))
    for path in sorted(folder.rglob("*.py")):
        digest.update(path.name.encode() + path.read_bytes())
    # An id of its own: games of the same rules share what they bind.
    guides = f"{game.id}_guides_{digest.hexdigest()[:20]}"
    package = ModuleType(f"_barkade_{guides}")
    package.__file__, package.__path__ = str(folder / "__init__.py"), [str(folder)]
    sys.modules[package.__name__] = package
    made: Any = replace(game, id=guides, package=package.__name__)
    return made  # type: ignore[no-any-return]
