"""PettingZoo: a game for as many agents as there are seats, who act in turn (agent environment cycle)."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from barkade.engine.chance import Live, SeededChance, Source
from barkade.engine.errors import BadOption
from barkade.engine.i18n import message
from barkade.engine.match import Match
from barkade.engine.setup import Setup
from barkade.envs.spaces import Spaces, drawn, version


class Aec(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game. Rewards are shares of the victory, at the end; a game that takes too long is truncated without any."""

    def __init__(self, setup: Setup, limit: int, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {
            "name": f"barkade_{setup.game.id}_{version(setup)}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.setup, self.limit, self.render_mode = setup, limit, render_mode
        self.spaces = Spaces(setup)
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.players)]
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.spaces.observation)
        self.action_spaces = dict.fromkeys(self.possible_agents, self.spaces.action)
        self._games = 0
        self._seed: int | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: the first of a seed, or the next one of the last seed."""
        if seed is not None:
            self._seed, self._games = seed, 0
        chance: Source = Live() if self._seed is None else SeededChance(self._seed, self._games)
        self._games += 1
        self.match = Match(self.setup, chance)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.match.state.to_move]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.spaces.observe(self.match, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is, by its number in the mask."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        if action is None or int(action) not in self.spaces.actions.legal(self.match.state):
            raise BadOption(message("envs-illegal", row="0", action=str(action)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.play(self.spaces.actions.code(int(action), seat))
        if self.match.over:
            won = self.match.winners or []
            for at, each in enumerate(self.agents):
                self.rewards[each] = (at in won) / max(len(won), 1)
                self.terminations[each] = True
        elif self.limit and self.match.version >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.match.state.to_move]
        self._accumulate_rewards()
        if self.match.over:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return the board as text (`ansi`), or print it (`human`)."""
        if self.render_mode == "ansi":
            return drawn(self.match)
        if self.render_mode == "human":
            print(drawn(self.match))
        return None

    def close(self) -> None:
        """Do nothing: there are no resources to release."""
