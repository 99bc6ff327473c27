"""Gymnasium: one seat learns, the others are played by bots. `registration.py` registers the names."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from barkade.bots.bot import Turn, ask
from barkade.bots.registry import make
from barkade.engine.chance import SeededChance
from barkade.engine.errors import BadOption
from barkade.engine.i18n import message
from barkade.engine.match import Match
from barkade.engine.setup import Setup
from barkade.envs.spaces import Spaces, drawn
from barkade.envs.vector_env import LIMIT, Vector

SEEDS = 2**62


def setup_of(game: str, players: int | None, opponents: Sequence[str] | None, box: Any, options: Any) -> Setup:
    """Return the setup; by default with one more player than opponents."""
    if players is None and opponents is not None:
        players = len(opponents) + 1
    return Setup.of(game, players, options, box)


class SingleEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One game from the learner's seat, which rotates from game to game unless `seat` is given.

    The reward is the learner's share of the victory at the end. An illegal action loses the game at once and sets
    `info["illegal"]`, as samplers that ignore masks would otherwise never reach the end.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] | None = None,
        players: int | None = None,
        *,
        seat: int | None = None,
        limit: int = LIMIT,
        render_mode: str | None = None,
        box: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> None:
        self.setup = setup_of(game, players, opponents, box, options)
        others = self.setup.players - 1
        names = ["good-dog"] * others if opponents is None else list(opponents)
        if len(names) != others:
            raise BadOption(message("envs-bad-opponents", needed=others))
        self.bots = [make(name) for name in names]
        self.spaces = Spaces(self.setup)
        self.observation_space, self.action_space = self.spaces.observation, self.spaces.action
        self.render_mode, self.limit, self._fixed = render_mode, limit, seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        players = self.setup.players
        self.seat = int(self.np_random.integers(players)) if self._fixed is None else self._fixed
        self._rng = random.Random(int(self.np_random.integers(SEEDS)))
        self.match = Match(self.setup, SeededChance(int(self.np_random.integers(SEEDS))))
        self._answer()
        return self._seen(), {"seat": self.seat}

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if int(action) not in self.spaces.actions.legal(self.match.state):
            return self._seen(), 0.0, True, False, {"illegal": True}
        self.match.play(self.spaces.actions.code(int(action), self.seat))
        self._answer()
        won = self.match.winners or [] if self.match.over else []
        reward = (self.seat in won) / max(len(won), 1)
        truncated = not self.match.over and 0 < self.limit <= self.match.version
        return self._seen(), reward, self.match.over, truncated, {}

    def _answer(self) -> None:
        """Let the bots play until the learner has to decide."""
        match, players = self.match, self.setup.players
        while not match.over and match.state.to_move != self.seat:
            seat = match.state.to_move
            bot, turn = self.bots[(seat - self.seat) % players - 1], Turn(partial(match.events, seat))
            match.play(ask(bot, match.view(seat), self._rng, turn)["text"])

    def _seen(self) -> dict[str, Any]:
        return self.spaces.observe(self.match, self.seat)

    def render(self) -> str | None:
        return drawn(self.match) if self.render_mode == "ansi" else None

    def close(self) -> None:
        for bot in self.bots:
            bot.close()


class ManyEnv(VectorEnv[dict[str, Any], NDArray[np.int64], Any]):
    """Many games at once against compiled bots: `Vector` behind Gymnasium's interface.

    A game restarts in the step that ends it; its final observation is not returned.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: Sequence[str] | None = None,
        players: int | None = None,
        *,
        limit: int = LIMIT,
        threads: int = 1,
        render_mode: str | None = None,
        box: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> None:
        setup = setup_of(game, players, opponents, box, options)
        names = ["good-dog"] * (setup.players - 1) if opponents is None else list(opponents)
        self.num_envs, self.render_mode = num_envs, render_mode
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.vector = Vector(setup, num_envs, opponents=names, limit=limit, threads=threads)
        single = Spaces(setup)
        self.single_observation_space, self.single_action_space = single.observation, single.action
        self.observation_space = batch_space(single.observation, num_envs)
        self.action_space = batch_space(single.action, num_envs)
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        self.vector.reset(int(self.np_random.integers(SEEDS)))
        return self._seen(), {}

    def step(self, actions: NDArray[np.int64]) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        made = self.vector.step(actions)
        rewards = made.rewards[self._rows, made.actors].astype(np.float64)
        return self._seen(), rewards, made.ends == 1, made.ends == 2, {}

    def _seen(self) -> dict[str, Any]:
        """Return copies, as users of Gymnasium expect observations not to change."""
        made = self.vector.step_made
        return {"observation": made.observations.copy(), "action_mask": made.masks.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        self.vector.close()
