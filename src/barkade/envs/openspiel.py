"""OpenSpiel: importing this module registers every game, say `pyspiel.load_game("barkade_dig(players=3)")`.

Rules make their draws inside an action. With `chance=explicit` every draw is a chance node: an action is replayed with
the draws decided so far, and where it makes one more, that is the next node. With `chance=sampled` there are no chance
nodes: each initial state has its own random stream from the game's `seed`, and a clone makes the same draws. Utilities
are zero-sum: the share of the victory times the number of players, less one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

import numpy as np

from barkade.bots.bot import Bot, Legal, View
from barkade.bots.information_set import InformationSet
from barkade.engine.chance import FromRandom, SeededChance
from barkade.engine.kit import Branching, Chance
from barkade.engine.setup import Setup
from barkade.envs.action_table import ActionTable
from barkade.envs.columns import Columns
from barkade.envs.extra import need
from barkade.games import games, load_game

need("pyspiel", "OpenSpiel")  # or a sentence that says how to get it
import pyspiel  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

EXPLICIT, SAMPLED = "explicit", "sampled"
MOST_OUTCOMES = 256
LONGEST = 1_000_000
SET_UP = -1
"""In the place of an action: the set-up."""


def name_of(game: str) -> str:
    return f"barkade_{game}"


def type_of(game: str, chance: str = EXPLICIT, solo: bool = False) -> Any:
    """Return the type of a game. Solo games are not zero-sum."""
    definition, kinds = load_game(game), pyspiel.GameType
    return kinds(
        short_name=name_of(game),
        long_name=f"Barkade: {game}, version {definition.observations}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if chance == EXPLICIT else kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if definition.secrets
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if solo else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=definition.players.stop - 1,
        min_num_players=definition.players.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, definition.players.start),
            "chance": EXPLICIT,
            "seed": 0,
            **{name: option.default for name, option in definition.options.items()},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One game with its players and options."""

    def __init__(self, game: str, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = given.get("players", max(2, load_game(game).players.start))
        self.chance = given.get("chance", EXPLICIT)
        self.rng = random.Random(given.get("seed", 0))
        options = {name: value for name, value in given.items() if name not in ("players", "chance", "seed")}
        self.setup = Setup.of(game, players, options)
        self.box = self.setup.box()
        self.columns, self.table = Columns(self.setup.game, players), ActionTable(self.setup.game, self.box, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table),
            max_chance_outcomes=MOST_OUTCOMES if self.chance == EXPLICIT else 0,
            num_players=players,
            min_utility=-1.0,
            max_utility=max(players - 1.0, 0.0),
            utility_sum=0.0 if players > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game, self.chance, players == 1), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.columns)


class Undecided(Exception):
    """A draw that no chance node has decided yet, with this number of `outcomes`."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Decided(Branching):
    """A chance source of the draws that chance nodes have decided."""

    def __init__(self, draws: Sequence[int]) -> None:
        self._draws, self._at = draws, 0
        self.last_alike = 1
        """Number of values of the last decided draw that mean the same."""

    def alike(self, values: int, kind: int) -> None:
        if self._at == len(self._draws):
            self.last_alike = values

    def draw(self, n: int) -> int:
        if n == 1:
            return 0
        if self._at == len(self._draws):
            raise Undecided(n)
        self._at += 1
        return self._draws[self._at - 1]


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of the rules, and the draws decided so far of the current action."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules_state = game.setup.game.states.blank()
        self.stream = SeededChance(game.rng.randrange(2**62))
        self.draws: list[int] = []
        self.outcomes = 0
        """Number of values of the draw at a chance node, 0 at other nodes."""
        self.odds: list[tuple[int, float]] | None = None
        """The outcomes of the chance node, once they have been asked for: values alike are one."""
        self.playing = SET_UP
        self._go_on()

    @property
    def barkade(self) -> SpielGame:
        made: SpielGame = self.get_game()
        return made

    def _go_on(self) -> None:
        """Play the action, or the set-up, as far as its draws are decided."""
        self.odds = None
        try:
            after = self._played(Decided(self.draws) if self.barkade.chance == EXPLICIT else self.stream)
        except Undecided as draw:
            self.outcomes = draw.outcomes
        else:
            self.rules_state, self.draws, self.outcomes = after, [], 0

    def _played(self, chance: Chance) -> Any:
        """Return the state after the action, or the set-up."""
        game = self.barkade
        rules, after = game.setup.game.rules, game.setup.game.states.copy(self.rules_state)
        if self.playing == SET_UP:
            rules.setup(after, game.box, game.setup.players, chance, None)
        else:
            rules.apply(after, game.box, self.playing, chance, None)
        return after

    def current_player(self) -> int:
        if self.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.rules_state.to_move) if self.rules_state.to_move >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.odds is None:
            self.odds = []
            value = 0
            while value < self.outcomes:
                chance = Decided([*self.draws, value])
                with suppress(Undecided):
                    self._played(chance)
                self.odds.append((value, chance.last_alike / self.outcomes))
                value += chance.last_alike
        return list(self.odds)

    def _legal_actions(self, player: int) -> list[int]:
        return self.barkade.table.legal(self.rules_state)

    def _apply_action(self, action: int) -> None:
        if self.outcomes:
            self.draws.append(int(action))
        else:
            self.playing = self.barkade.table.code(int(action), self.rules_state.to_move)
        self._go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player < 0 else self.barkade.table.names[action]

    def is_terminal(self) -> bool:
        return not self.outcomes and self.rules_state.to_move < 0

    def returns(self) -> list[float]:
        game = self.barkade
        players = game.setup.players
        if not self.is_terminal():
            return [0.0] * players
        won = game.setup.game.rules.winners(self.rules_state, game.box)
        share = max(players, 2) / won.bit_count() if won else 0.0
        return [(share if won >> seat & 1 else 0.0) - 1 for seat in range(players)]

    def __str__(self) -> str:
        return f"{self.barkade.setup.game.states.spell(self.rules_state)} {self.playing} {self.draws}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state that this player can't tell from this one, with the right odds."""
        other: SpielState = self.clone()
        game = self.barkade
        chance = FromSampler(sampler)
        game.setup.game.rules.redeal(other.rules_state, game.box, player, chance)
        other.stream = SeededChance(chance.draw(2**31))  # future draws are unknown to everybody
        return other


class FromSampler:
    """A chance source that uses OpenSpiel's sampler of numbers from 0 to 1."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self._sampler = sampler

    def draw(self, n: int) -> int:
        return min(int(self._sampler() * n), n - 1)


class Observer:
    """Observations and information states: both are everything that a seat knows, including the past."""

    def __init__(self, columns: Columns) -> None:
        self._columns = columns
        self.tensor = np.zeros(len(columns), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self._columns.observe(state.rules_state, state.barkade.box, player)

    def string_from(self, state: SpielState, player: int) -> str:
        seen = self._columns.observe(state.rules_state, state.barkade.box, player)
        return f"{player} {' '.join(map(str, seen.tolist()))}"


class SpielSearch(Bot):
    """OpenSpiel's own search as a bot for the ladder: ISMCTS, or MCTS where nothing is hidden.

    `--bot barkade.envs.openspiel:SpielSearch`
    """

    name = "openspiel-search"
    SIMULATIONS = 40

    def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        if len(legal) == 1:
            return legal[0]
        if view["box"] is not None:
            raise ValueError("OpenSpiel's search knows the printed box alone")
        known = InformationSet.of(view)
        parameters = {**view["options"], "players": view["players"]}
        game = class_of(known.game.id)(parameters)  # type: ignore[arg-type]  # its own arguments
        state = game.new_initial_state()
        state.rules_state, state.outcomes, state.draws, state.odds = known.determinize(FromRandom(rng)), 0, [], None
        action = self._search(game, known, rng).step(state)
        return known.action(game.table.code(int(action), known.seat))

    def _search(self, game: SpielGame, known: InformationSet, rng: random.Random) -> Any:
        source = np.random.RandomState(rng.randrange(2**32))
        evaluator = mcts.RandomRolloutEvaluator(random_state=source)
        if known.game.secrets:
            return ismcts.ISMCTSBot(game, evaluator, 2.0, self.SIMULATIONS, random_state=source)
        return mcts.MCTSBot(game, 2.0, self.SIMULATIONS, evaluator, random_state=source, solve=False)


@cache
def class_of(game: str) -> type[SpielGame]:
    """Return the class of one game. OpenSpiel holds it beyond the end of Python, when freeing it would crash.

    A class is never freed, as it refers to itself; a function would be.
    """

    def __init__(self: SpielGame, params: dict[str, Any] | None = None) -> None:  # noqa: N807
        SpielGame.__init__(self, game, params)

    return type(f"SpielGame{game.capitalize()}", (SpielGame,), {"__init__": __init__, "__doc__": SpielGame.__doc__})


def register() -> None:
    """Register every game with OpenSpiel."""
    known = set(pyspiel.registered_names())
    for game in games():
        if name_of(game) not in known:
            pyspiel.register_game(type_of(game), class_of(game))


register()
