"""Round-robin tournaments of bots: every seed with every seat in turn, win rates with intervals, and ratings.

With more than two players one bot sits among copies of another. A pairing ends early by a sequential test (SPRT); what
was played can be kept in a folder, and a ladder that was stopped goes on from there.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from itertools import combinations, permutations
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from barkade.bots.bot import Turn, ask
from barkade.bots.compilation import compiled_search
from barkade.bots.guarded import Guarded
from barkade.bots.registry import make
from barkade.bots.top_dog import TopDog
from barkade.engine.chance import SeededChance
from barkade.engine.codes import codes_of_action
from barkade.engine.i18n import say
from barkade.engine.match import Match
from barkade.engine.setup import Setup
from barkade.games import register
from barkade.lab.adjustment import luck_of
from barkade.lab.kept_games import KeptGames
from barkade.lab.pairing import GameResult, Pairing
from barkade.lab.ratings import Rating, ratings
from barkade.lab.workers import Workers

ROUNDS_IN_FLIGHT = 3
LONGEST_GAME = 100_000
LEAST_OWN_DECISIONS = 0.9
"""Share of its decisions that a bot has to make itself to be rated."""


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

    def ratings(self) -> dict[str, Rating]:
        """Return the ratings of all bots that are rated."""
        failed = self.failed
        return ratings([bot for bot in self.bots if bot not in failed], self.pairings)

    def rows(self) -> list[dict[str, Any]]:
        """Return a row per bot, the strongest first: rating, games, time per decision, failures."""
        rated = self.ratings()
        played = [(pairing, game) for pairing in self.pairings for game in pairing.games]
        rows = []
        for bot in sorted(self.bots, key=lambda bot: -rated[bot].value if bot in rated else float("inf")):
            rating = rated.get(bot)
            seconds = sum(game.seconds.get(bot, 0.0) for _, game in played)
            processor = sum(game.processor.get(bot, 0.0) for _, game in played)
            decisions = sum(game.decisions.get(bot, 0) for _, game in played)
            troubles = [trouble for _, game in played for trouble in game.reports.get(bot, ())]
            rows.append(
                {
                    "bot": bot,
                    "rating": rating and rating.value,
                    "rating_95": rating and [rating.value - rating.half, rating.value + rating.half],
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
    adjusted: bool = False
    records: bool = False


def play_round(pickled: PickledSetup, one: str, other: str, number: int) -> list[GameResult]:
    """Play one seed, with the bot `one` in every seat in turn."""
    register(pickled.game, pickled.package)
    setup = Setup.of(pickled.game, pickled.players, pickled.options, pickled.custom)
    return [_play(setup, pickled, one, other, number, seat) for seat in range(pickled.players)]


def _play(setup: Setup, pickled: PickledSetup, one: str, other: str, number: int, seat: int) -> GameResult:
    seed = pickled.seed
    codes, names = setup.game.actions.CODES, [one if each == seat else other for each in range(setup.players)]
    bots = [make(name) for name in names]
    if any(isinstance(bot, TopDog) for bot in bots):
        compiled_search(setup.game)  # no game is begun with Good Dog in its place
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
        chosen = ask(bots[mover], view, moods[mover], Turn(partial(match.events, mover)))
        if len(view["legal"]) > 1:
            name = names[mover]
            game.seconds[name] = game.seconds.get(name, 0.0) + time.perf_counter() - start
            game.processor[name] = game.processor.get(name, 0.0) + time.process_time() - busy
            game.decisions[name] = game.decisions.get(name, 0) + 1
        kinds, kind = game.kinds.setdefault(names[mover], {}), codes_of_action(codes, chosen["code"]).kind
        kinds[kind] = kinds.get(kind, 0) + 1
        match.play(chosen["text"], mover)
    for name, bot in zip(names, bots, strict=True):
        bot.close()
        if isinstance(bot, Guarded):
            game.reports.setdefault(name, []).extend(report.as_dict() for report in bot.reports)
            game.stand_ins[name] = game.stand_ins.get(name, 0) + bot.stand_ins
    game.whole = time.process_time() - begin
    game.winners, game.versions, game.first = match.winners, match.version, match.history[1].seat
    game.share = (seat in match.winners) / max(len(match.winners), 1)
    if pickled.adjusted and match.over:
        game.luck = luck_of(match, f"{seed} {number} {seat} {one} {other}")[seat]
    if pickled.records:
        game.record = match.record()
    return game


class Ladder:
    """A tournament, ready to run: what its bots need has been compiled."""

    def __init__(
        self,
        setup: Setup,
        bots: Sequence[str],
        seed: int,
        alone: str | None = None,
        adjusted: bool = False,
        folder: Path | None = None,
    ) -> None:
        """With `alone`, only this bot meets each of the others, as the single one among copies of the other. With a
        folder, games are kept there, and those that are there already are not played again."""
        self.setup, self.seed, self.alone, self.adjusted = setup, seed, alone, adjusted
        self.bots = list(dict.fromkeys([*bots, alone] if alone else bots))
        made = [make(bot) for bot in self.bots]  # raises for unknown bots, before anything is played
        self._kept = None if folder is None else KeptGames(folder, self._played())
        if adjusted or any(isinstance(bot, TopDog) for bot in made):
            compiled_search(setup.game)
        self._pickled = PickledSetup(
            setup.game.id,
            setup.game.package,
            setup.players,
            dict(setup.options),
            setup.custom,
            seed,
            adjusted,
            folder is not None,
        )

    def _played(self) -> dict[str, Any]:
        """Return all that decides a game of given bots. More bots and more games can be added to a ladder later."""
        return {
            "game": self.setup.game.id,
            "rules": self.setup.game.rules.RULES,
            "players": self.setup.players,
            "options": dict(self.setup.options),
            "box": self.setup.custom,
            "seed": self.seed,
            "adjusted": self.adjusted,
        }

    def pairings(self) -> list[Pairing]:
        """Return the pairings: unordered with two players; among copies it matters who is alone."""
        if self.alone:
            others = [bot for bot in reversed(self.bots) if bot != self.alone]
            pairs: Iterable[tuple[str, str]] = [(self.alone, other) for other in others]
        else:
            pairs = (combinations if self.setup.players == 2 else permutations)(reversed(self.bots), 2)
        return [Pairing(one, other, self.setup.players, adjusted=self.adjusted) for one, other in pairs]

    def run(
        self,
        games: int,
        processes: int,
        progress: Callable[[Pairing, int], None] = lambda pairing, games: None,
        early: bool = True,
        workers: Workers | None = None,
    ) -> LadderReport:
        """Play at most this many games per pairing; `progress` gets the number of games played or skipped. With workers
        these play them, `processes` at a time."""
        pairings, start = self.pairings(), time.perf_counter()
        rounds = -(-games // self.setup.players)
        # Spawned workers load compiled code from the disk cache.
        with ExitStack() as stack:
            pool = workers or stack.enter_context(ProcessPoolExecutor(processes, mp_context=get_context("spawn")))
            for pairing in pairings:
                self._play(pool, pairing, iter(range(rounds)), ROUNDS_IN_FLIGHT * processes, early, progress)
                progress(pairing, rounds * self.setup.players - len(pairing.games))
        return LadderReport(self.setup, self.bots, self.seed, games, pairings, time.perf_counter() - start)

    def _play(
        self,
        pool: Workers,
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
                if self._kept is not None and (kept := self._kept.round(pairing, number)) is not None:
                    done[number] = kept
                    self._count(pairing, done, early, progress)
                else:
                    waiting[pool.submit(play_round, self._pickled, pairing.one, pairing.other, number)] = number
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                number = waiting.pop(future)
                done[number] = future.result()
                if self._kept is not None:
                    self._kept.add(pairing, done[number])
            self._count(pairing, done, early, progress)

    def _count(
        self,
        pairing: Pairing,
        done: dict[int, list[GameResult]],
        early: bool,
        progress: Callable[[Pairing, int], None],
    ) -> None:
        """Count finished rounds in order, so that the same games count whatever the number of processes."""
        while not pairing.decided and (at := len(pairing.games) // pairing.players) in done:
            pairing.games += done.pop(at)
            progress(pairing, pairing.players)
            pairing.decided = early and pairing.test.verdict != "open"
