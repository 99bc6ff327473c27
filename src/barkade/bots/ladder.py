"""Bots against bots: every one against every other, on the same seeds, in every seat; how often each wins.

With more than two players one bot sits among copies of another. A pairing ends early once there is no doubt which side
of an equal share it lies on: at an interval much wider than the one shown, as it is looked at again and again.
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

from barkade.bots.guarded import Guarded
from barkade.bots.registry import make
from barkade.bots.top_dog import TopDog, prepare
from barkade.engine.agreed import Agreed
from barkade.engine.chance import Simulation
from barkade.engine.match import Match
from barkade.engine.words import Message, say
from barkade.games import register
from barkade.lab.statistics import wilson

SIGMAS_WITHOUT_DOUBT = 3.5
FEWEST_GAMES = 60
ROUNDS_IN_FLIGHT = 3
LONGEST_GAME = 100_000


@dataclass
class Game:
    """How a game went, from the one bot's point of view: its part of the victory, and the seats that won. `seconds` and
    `processor` are what the decisions of a bot took, by the clock and of this process (a program of its own has its own
    processor time); `whole` is the processor time of the game."""

    number: int
    seat: int
    share: float
    winners: list[int]
    whole: float = 0.0
    seconds: dict[str, float] = field(default_factory=dict)
    processor: dict[str, float] = field(default_factory=dict)
    decisions: dict[str, int] = field(default_factory=dict)
    reports: dict[str, list[Message]] = field(default_factory=dict)


@dataclass
class Pairing:
    """One bot (among copies of the other, where more than two play)."""

    one: str
    other: str
    players: int
    games: list[Game] = field(default_factory=list)
    decided: bool = False

    @property
    def share(self) -> float:
        return sum(game.share for game in self.games) / max(len(self.games), 1)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(sum(game.share for game in self.games), len(self.games))

    def beyond_doubt(self) -> bool:
        number = len(self.games)
        if number < FEWEST_GAMES:
            return False
        # Shares of a loser are not spread at all: as if there had been one win more, or one less.
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
class Report:
    """What a ladder has shown."""

    table: Agreed
    bots: list[str]
    seed: int
    games: int
    pairings: list[Pairing]
    seconds: float = 0.0

    @property
    def processor_seconds(self) -> float:
        """What all games took, however many processes played them and whatever else the machine had to do."""
        return sum(game.whole for pairing in self.pairings for game in pairing.games)

    def rows(self) -> list[dict[str, Any]]:
        """The bots, the strongest first: rating, wins, time a decision, and what went wrong with them."""
        ratings = rated(self)
        played = [(pairing, game) for pairing in self.pairings for game in pairing.games]
        rows = []
        for bot in sorted(self.bots, key=lambda bot: -ratings[bot][0]):
            mean, deviation = ratings[bot]
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
                    "milliseconds_a_decision": 1000 * seconds / max(decisions, 1),
                    "processor_milliseconds_a_decision": 1000 * processor / max(decisions, 1),
                    "troubles": len(troubles),
                    "first_trouble": say(troubles[0]) if troubles else None,
                }
            )
        return rows

    def as_dict(self) -> dict[str, Any]:
        return {
            "game": self.table.room.game,
            "players": self.table.players,
            "options": dict(self.table.options),
            "box": self.table.custom,
            "seed": self.seed,
            "most_games_a_pairing": self.games,
            "bots": self.rows(),
            "pairings": [pairing.as_dict() for pairing in self.pairings],
            "seconds": self.seconds,
            "processor_seconds": self.processor_seconds,
        }


def rated(report: Report) -> dict[str, tuple[float, float]]:
    """Openskill ratings (Plackett-Luce), over all games in order: mean and deviation by bot."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in report.bots}
    for pairing in report.pairings:
        for game in pairing.games:
            # The copies of a bot count as one: as good as the best placed of them.
            others = [seat for seat in range(pairing.players) if seat != game.seat]
            placed = [game.seat not in game.winners, not set(others) & set(game.winners)]
            teams = [[ratings[pairing.one]], [ratings[pairing.other]]]
            if pairing.players == 2:
                (ratings[pairing.one],), (ratings[pairing.other],) = model.rate(teams, ranks=[float(p) for p in placed])
            else:
                ratings = _rated_among_copies(model, ratings, pairing, game)
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}


def _rated_among_copies(model: Any, ratings: dict[str, Any], pairing: Pairing, game: Game) -> dict[str, Any]:
    """One rating for all copies of a bot: the mean of what the game would make of each."""
    names = [pairing.one if seat == game.seat else pairing.other for seat in range(pairing.players)]
    ranks = [0.0 if seat in game.winners else 1.0 for seat in range(pairing.players)]
    after = model.rate([[ratings[name]] for name in names], ranks=ranks)
    changed = dict(ratings)
    for name in (pairing.one, pairing.other):
        same = [team[0] for team, who in zip(after, names, strict=True) if who == name]
        mean, deviation = (sum(each.mu for each in same), sum(each.sigma for each in same))
        changed[name] = model.rating(mu=mean / len(same), sigma=deviation / len(same), name=name)
    return changed


# Playing


@dataclass(frozen=True)
class Setting:
    """What a worker needs to know of the table."""

    game: str
    package: str
    players: int
    options: Mapping[str, Any]
    custom: Mapping[str, Any] | None
    seed: int


def play_round(setting: Setting, one: str, other: str, number: int) -> list[Game]:
    """One seed, with the one bot in every seat in turn."""
    register(setting.game, setting.package)
    table = Agreed.of(setting.game, setting.players, setting.options, setting.custom)
    return [_play(table, setting.seed, one, other, number, seat) for seat in range(setting.players)]


def _play(table: Agreed, seed: int, one: str, other: str, number: int, seat: int) -> Game:
    names = [one if each == seat else other for each in range(table.players)]
    bots = [make(name) for name in names]
    moods = [random.Random(f"{seed} {number} {each}") for each in range(table.players)]
    match, game, begin = Match(table, Simulation(seed, number)), Game(number, seat, 0.0, []), time.process_time()
    while not match.over and match.version < LONGEST_GAME:
        mover = int(match.state.to_move)
        view = match.view(mover)
        start, busy = time.perf_counter(), time.process_time()
        chosen = bots[mover].choose(view, view["legal"], moods[mover])
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
    game.whole = time.process_time() - begin
    game.winners = match.winners
    game.share = (seat in match.winners) / max(len(match.winners), 1)
    return game


class Ladder:
    """A ladder that is ready to start: what the bots need is compiled when this has been made."""

    def __init__(self, table: Agreed, bots: Sequence[str], seed: int, alone: str | None = None) -> None:
        """With `alone`, only this bot meets each of the others, and is the one among their copies."""
        self.table, self.seed, self.alone = table, seed, alone
        self.bots = list(dict.fromkeys([*bots, alone] if alone else bots))
        made = [make(bot) for bot in self.bots]  # refuses unknown ones before anything is played
        if any(isinstance(bot, TopDog) for bot in made):
            prepare(table.room, wait=True)
        self._setting = Setting(
            table.room.game, table.room.package, table.players, dict(table.options), table.custom, seed
        )

    def pairings(self) -> list[Pairing]:
        """Two sit down together once; among copies it matters who is alone."""
        if self.alone:
            others = [bot for bot in reversed(self.bots) if bot != self.alone]
            return [Pairing(self.alone, other, self.table.players) for other in others]
        pairs = (combinations if self.table.players == 2 else permutations)(reversed(self.bots), 2)
        return [Pairing(one, other, self.table.players) for one, other in pairs]

    def run(
        self,
        games: int,
        processes: int,
        progress: Callable[[Pairing, int], None] = lambda pairing, games: None,
        early: bool = True,
    ) -> Report:
        """Play at most so many games a pairing; `progress` is told of every pairing's games that are done or saved."""
        pairings, start = self.pairings(), time.perf_counter()
        rounds = -(-games // self.table.players)
        # Workers begin afresh: what is compiled they fetch from the disk.
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            for pairing in pairings:
                self._play(pool, pairing, iter(range(rounds)), ROUNDS_IN_FLIGHT * processes, early, progress)
                progress(pairing, rounds * self.table.players - len(pairing.games))
        return Report(self.table, self.bots, self.seed, games, pairings, time.perf_counter() - start)

    def _play(
        self,
        pool: ProcessPoolExecutor,
        pairing: Pairing,
        numbers: Iterator[int],
        most: int,
        early: bool,
        progress: Callable[[Pairing, int], None],
    ) -> None:
        waiting: dict[Future[list[Game]], int] = {}
        done: dict[int, list[Game]] = {}
        while True:
            while len(waiting) < most and not pairing.decided and (number := next(numbers, None)) is not None:
                waiting[pool.submit(play_round, self._setting, pairing.one, pairing.other, number)] = number
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                done[waiting.pop(future)] = future.result()
            # In the order of their numbers, so that the same games count however many cores played them.
            while not pairing.decided and (at := len(pairing.games) // pairing.players) in done:
                pairing.games += done.pop(at)
                progress(pairing, pairing.players)
                pairing.decided = early and pairing.beyond_doubt()
