"""Round-robin tournaments of bots: paired seeds, every seat in turn, win rates with intervals and ratings.

With more than two players one bot sits among copies of another. A pairing ends early once its win rate is clearly above
or below an equal share; as that is tested after every round, the threshold is much stricter than a 95 % interval.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import combinations, permutations
from math import sqrt
from multiprocessing import get_context
from typing import Any

from barkade.bots.bot import ask
from barkade.bots.compilation import compiled_search
from barkade.bots.guarded import Guarded
from barkade.bots.registry import make
from barkade.bots.top_dog import TopDog
from barkade.engine.chance import SeededChance
from barkade.engine.i18n import Message, say
from barkade.engine.match import Match
from barkade.engine.setup import Setup
from barkade.games import register
from barkade.lab.stats import wilson

SIGMAS_WITHOUT_DOUBT = 3.5
FEWEST_GAMES = 60
ROUNDS_IN_FLIGHT = 3
LONGEST_GAME = 100_000
LEAST_OWN_DECISIONS = 0.9
"""Share of its decisions that a bot has to make itself to be rated."""


@dataclass
class GameResult:
    """One game: the seat and the share of victory of the pairing's `one`, and the winning seats.

    `seconds` and `processor` are wall-clock and processor time of each bot's decisions (a subprocess has processor time
    of its own, not counted here); `whole` is the processor time of the game."""

    number: int
    seat: int
    share: float
    winners: list[int]
    whole: float = 0.0
    seconds: dict[str, float] = field(default_factory=dict)
    processor: dict[str, float] = field(default_factory=dict)
    decisions: dict[str, int] = field(default_factory=dict)
    reports: dict[str, list[Message]] = field(default_factory=dict)
    stand_ins: dict[str, int] = field(default_factory=dict)
    """Decisions that Good Dog made for a bot that failed."""


@dataclass
class Pairing:
    """One bot against another (against copies of it, with more than two players)."""

    one: str
    other: str
    players: int
    games: list[GameResult] = field(default_factory=list)
    decided: bool = False

    @property
    def share(self) -> float:
        return sum(game.share for game in self.games) / max(len(self.games), 1)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(sum(game.share for game in self.games), len(self.games))

    def beyond_doubt(self) -> bool:
        """Tell whether the win rate differs from an equal share by many standard errors."""
        number = len(self.games)
        if number < FEWEST_GAMES:
            return False
        # A rate of 0 or 1 has no variance: count one win more, or one less.
        rate = min(max(self.share, 1 / number), 1 - 1 / number)
        return abs(rate - 1 / self.players) > SIGMAS_WITHOUT_DOUBT * sqrt(rate * (1 - rate) / number)

    def as_dict(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "one": self.one,
            "other": self.other,
            "games": len(self.games),
            "share": self.share,
            "share_95": [low, high],
            "equal_share": 1 / self.players,
            "decided_early": self.decided,
        }


@dataclass
class LadderReport:
    """The result of a tournament."""

    setup: Setup
    bots: list[str]
    seed: int
    games: int
    pairings: list[Pairing]
    seconds: float = 0.0

    @property
    def processor_seconds(self) -> float:
        """Processor time of all games, over all processes."""
        return sum(game.whole for pairing in self.pairings for game in pairing.games)

    def own_decisions(self, bot: str) -> float:
        """Return the share of a bot's decisions that it made itself."""
        games = [game for pairing in self.pairings for game in pairing.games]
        decisions = sum(game.decisions.get(bot, 0) for game in games)
        return 1 - sum(game.stand_ins.get(bot, 0) for game in games) / max(decisions, 1)

    @property
    def failed(self) -> list[str]:
        """The bots that are not rated, as Good Dog played in their place."""
        return [bot for bot in self.bots if self.own_decisions(bot) < LEAST_OWN_DECISIONS]

    def rows(self) -> list[dict[str, Any]]:
        """Return a row per bot, the strongest first: rating, games, time per decision, failures."""
        ratings, failed = rated(self), self.failed
        played = [(pairing, game) for pairing in self.pairings for game in pairing.games]
        rows = []
        for bot in sorted(self.bots, key=lambda bot: (bot in failed, -ratings[bot][0])):
            mean, deviation = ratings[bot] if bot not in failed else (None, None)
            seconds = sum(game.seconds.get(bot, 0.0) for _, game in played)
            processor = sum(game.processor.get(bot, 0.0) for _, game in played)
            decisions = sum(game.decisions.get(bot, 0) for _, game in played)
            troubles = [trouble for _, game in played for trouble in game.reports.get(bot, ())]
            rows.append(
                {
                    "bot": bot,
                    "rating": mean,
                    "rating_deviation": deviation,
                    "games": sum(bot in (pairing.one, pairing.other) for pairing, _ in played),
                    "milliseconds_per_decision": 1000 * seconds / max(decisions, 1),
                    "processor_milliseconds_per_decision": 1000 * processor / max(decisions, 1),
                    "own_decisions": self.own_decisions(bot),
                    "troubles": len(troubles),
                    "first_trouble": say(troubles[0]) if troubles else None,
                }
            )
        return rows

    def as_dict(self) -> dict[str, Any]:
        return {
            "game": self.setup.game.id,
            "players": self.setup.players,
            "options": dict(self.setup.options),
            "box": self.setup.custom,
            "seed": self.seed,
            "most_games_per_pairing": self.games,
            "bots": self.rows(),
            "pairings": [pairing.as_dict() for pairing in self.pairings],
            "seconds": self.seconds,
            "processor_seconds": self.processor_seconds,
        }


def rated(report: LadderReport) -> dict[str, tuple[float, float]]:
    """Return openskill ratings (Plackett-Luce) over all games in order: mean and deviation by bot. Games of a bot that
    failed say nothing about anybody."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: dict[str, Any] = {bot: model.rating(name=bot) for bot in report.bots}
    failed = report.failed
    for pairing in report.pairings:
        if pairing.one in failed or pairing.other in failed:
            continue
        for game in pairing.games:
            names = [pairing.one if seat == game.seat else pairing.other for seat in range(pairing.players)]
            ranks = [0.0 if seat in game.winners else 1.0 for seat in range(pairing.players)]
            after = model.rate([[ratings[name]] for name in names], ranks=ranks)
            for name in (pairing.one, pairing.other):
                # Copies of a bot share one rating: the mean of what the game makes of each.
                copies = [team[0] for team, bot in zip(after, names, strict=True) if bot == name]
                mean, deviation = sum(each.mu for each in copies), sum(each.sigma for each in copies)
                ratings[name] = model.rating(mu=mean / len(copies), sigma=deviation / len(copies), name=name)
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}


# Playing


@dataclass(frozen=True)
class PickledSetup:
    """A setup in a form that can be sent to a worker process."""

    game: str
    package: str
    players: int
    options: Mapping[str, Any]
    custom: Mapping[str, Any] | None
    seed: int


def play_round(pickled: PickledSetup, one: str, other: str, number: int) -> list[GameResult]:
    """Play one seed, with the bot `one` in every seat in turn."""
    register(pickled.game, pickled.package)
    setup = Setup.of(pickled.game, pickled.players, pickled.options, pickled.custom)
    return [_play(setup, pickled.seed, one, other, number, seat) for seat in range(pickled.players)]


def _play(setup: Setup, seed: int, one: str, other: str, number: int, seat: int) -> GameResult:
    names = [one if each == seat else other for each in range(setup.players)]
    bots = [make(name) for name in names]
    moods = [random.Random(f"{seed} {number} {each}") for each in range(setup.players)]
    match, game, begin = (
        Match(setup, SeededChance(seed, number)),
        GameResult(number, seat, 0.0, []),
        time.process_time(),
    )
    while not match.over and match.version < LONGEST_GAME:
        mover = int(match.state.to_move)
        view = match.view(mover)
        start, busy = time.perf_counter(), time.process_time()
        chosen = ask(bots[mover], view, moods[mover])
        if len(view["legal"]) > 1:
            name = names[mover]
            game.seconds[name] = game.seconds.get(name, 0.0) + time.perf_counter() - start
            game.processor[name] = game.processor.get(name, 0.0) + time.process_time() - busy
            game.decisions[name] = game.decisions.get(name, 0) + 1
        match.play(chosen["text"], mover)
    for name, bot in zip(names, bots, strict=True):
        bot.close()
        if isinstance(bot, Guarded):
            game.reports.setdefault(name, []).extend(bot.reports)
            game.stand_ins[name] = game.stand_ins.get(name, 0) + bot.stand_ins
    game.whole = time.process_time() - begin
    game.winners = match.winners
    game.share = (seat in match.winners) / max(len(match.winners), 1)
    return game


class Ladder:
    """A tournament, ready to run: what its bots need has been compiled."""

    def __init__(self, setup: Setup, bots: Sequence[str], seed: int, alone: str | None = None) -> None:
        """With `alone`, only this bot meets each of the others, as the single one among copies of the other."""
        self.setup, self.seed, self.alone = setup, seed, alone
        self.bots = list(dict.fromkeys([*bots, alone] if alone else bots))
        made = [make(bot) for bot in self.bots]  # raises for unknown bots, before anything is played
        if any(isinstance(bot, TopDog) for bot in made):
            compiled_search(setup.game)
        self._pickled = PickledSetup(
            setup.game.id, setup.game.package, setup.players, dict(setup.options), setup.custom, seed
        )

    def pairings(self) -> list[Pairing]:
        """Return the pairings: unordered with two players; among copies it matters who is alone."""
        if self.alone:
            others = [bot for bot in reversed(self.bots) if bot != self.alone]
            return [Pairing(self.alone, other, self.setup.players) for other in others]
        pairs = (combinations if self.setup.players == 2 else permutations)(reversed(self.bots), 2)
        return [Pairing(one, other, self.setup.players) for one, other in pairs]

    def run(
        self,
        games: int,
        processes: int,
        progress: Callable[[Pairing, int], None] = lambda pairing, games: None,
        early: bool = True,
    ) -> LadderReport:
        """Play at most this many games per pairing; `progress` gets the number of games played or skipped."""
        pairings, start = self.pairings(), time.perf_counter()
        rounds = -(-games // self.setup.players)
        # Spawned workers load compiled code from the disk cache.
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            for pairing in pairings:
                self._play(pool, pairing, iter(range(rounds)), ROUNDS_IN_FLIGHT * processes, early, progress)
                progress(pairing, rounds * self.setup.players - len(pairing.games))
        return LadderReport(self.setup, self.bots, self.seed, games, pairings, time.perf_counter() - start)

    def _play(
        self,
        pool: ProcessPoolExecutor,
        pairing: Pairing,
        numbers: Iterator[int],
        most: int,
        early: bool,
        progress: Callable[[Pairing, int], None],
    ) -> None:
        waiting: dict[Future[list[GameResult]], int] = {}
        done: dict[int, list[GameResult]] = {}
        while True:
            while len(waiting) < most and not pairing.decided and (number := next(numbers, None)) is not None:
                waiting[pool.submit(play_round, self._pickled, pairing.one, pairing.other, number)] = number
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                done[waiting.pop(future)] = future.result()
            # In order, so that the same games count whatever the number of processes.
            while not pairing.decided and (at := len(pairing.games) // pairing.players) in done:
                pairing.games += done.pop(at)
                progress(pairing, pairing.players)
                pairing.decided = early and pairing.beyond_doubt()
