"""The figures of a simulation, as sums of whole numbers that chunks of games add up to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from barkade.engine.setup import Setup
from barkade.lab import games_kernel as kernel
from barkade.stats import Tally, wilson

Integers = NDArray[np.int64]

LEADER_TIED, LEADER_WON, LEADER_LOST = 0, 1, 2
"""The fate of who led: kept for every tenth of the games."""


@dataclass(frozen=True, slots=True)
class Played:
    """Some games: a row each, the sums of their numbers by winners and others, and their counters."""

    first: int
    """Number of the first of them."""
    rows: Integers
    sums: Integers
    counters: Integers


@dataclass
class SimulationReport:
    """The result of a run."""

    setup: Setup
    seed: int
    play: str
    threads: int
    seconds: float = 0.0
    steps: Tally = field(default_factory=Tally)
    turns: Tally = field(default_factory=Tally)
    decisions: Tally = field(default_factory=Tally)
    choices: int = 0
    """Legal actions of all decisions together."""
    winners: Tally = field(default_factory=Tally)
    """By mask of seats."""
    by_order: Tally = field(default_factory=Tally)
    """By mask of seats, counted from the one that started."""
    odd: Tally = field(default_factory=Tally)
    """By mask of seats, counted from the one whose turn it was to be odd."""
    starters: Tally = field(default_factory=Tally)
    endings: Tally = field(default_factory=Tally)
    scores: list[Tally] = field(default_factory=list)
    margins: Tally = field(default_factory=Tally)
    """The best score less the second best."""
    lead_changes: Tally = field(default_factory=Tally)
    decided: Tally = field(default_factory=Tally)
    behind: Tally = field(default_factory=Tally)
    leaders: list[Tally] = field(default_factory=list)
    trails: list[tuple[Tally, Tally]] = field(default_factory=list)
    """Scores of others and of winners after every tenth of the turns, and at the end."""
    sums: Integers | None = None
    counters: Integers | None = None

    def __post_init__(self) -> None:
        self.scores = [Tally() for _ in range(self.setup.players)]
        self.leaders = [Tally() for _ in range(kernel.TENTHS)]
        self.trails = [(Tally(), Tally()) for _ in range(kernel.TENTHS + 1)]

    def add(self, played: Played) -> None:
        """Add some games."""
        rows, players = played.rows, self.setup.players
        winners, starter = rows[:, kernel.WINNERS], rows[:, kernel.STARTER]
        for tally, column in self._columns():
            count(tally, rows[:, column])
        self.choices += int(rows[:, kernel.CHOICES].sum())
        count(self.by_order, turned(winners, starter, players))
        count(self.odd, turned(winners, (played.first + np.arange(len(rows))) % players, players))
        moments = rows[:, kernel.SCORES :].reshape(len(rows), kernel.TENTHS + 1, players)
        scores = np.sort(moments[:, 0], axis=1)
        if players > 1:
            count(self.margins, scores[:, -1] - scores[:, -2])
        for tenth, tally in enumerate(self.leaders):
            leader = rows[:, kernel.LEADERS + tenth]
            won = winners >> np.maximum(leader - 1, 0) & 1
            count(tally, np.where(leader == kernel.TIED, LEADER_TIED, np.where(won, LEADER_WON, LEADER_LOST)))
        won = (winners[:, None] >> np.arange(players) & 1) == 1
        for tenth, (others, victors) in enumerate(self.trails, 1):
            then = moments[:, tenth % len(self.trails)]  # the end comes first in a row
            count(others, then[~won])
            count(victors, then[won])
        self.sums = played.sums if self.sums is None else self.sums + played.sums
        self.counters = played.counters if self.counters is None else self.counters + played.counters

    def _columns(self) -> Iterator[tuple[Tally, int]]:
        yield self.steps, kernel.STEPS
        yield self.turns, kernel.TURNS
        yield self.decisions, kernel.DECISIONS
        yield self.winners, kernel.WINNERS
        yield self.starters, kernel.STARTER
        yield self.endings, kernel.ENDING
        yield self.lead_changes, kernel.LEAD_CHANGES
        yield self.decided, kernel.DECIDED
        yield self.behind, kernel.BEHIND
        for seat, tally in enumerate(self.scores):
            yield tally, kernel.SCORES + seat

    # What it says

    @property
    def games(self) -> int:
        return self.steps.number

    def wins(self, seat: int) -> float:
        """Count a seat's victories; a shared one counts as its part."""
        return parts(self.winners, seat)

    def wins_in_order(self, place: int) -> float:
        """Count the victories of the seat that starts (0), of the next one, and so on."""
        return parts(self.by_order, place)

    @property
    def odd_wins(self) -> float:
        """The victories of the seat that plays another way, each seat in turn."""
        return parts(self.odd, 0)

    @property
    def shared(self) -> int:
        return sum(count for mask, count in self.winners.counts.items() if mask.bit_count() > 1)

    @property
    def unwon(self) -> int:
        """Number of games without a winner."""
        return self.winners.counts.get(0, 0)

    @property
    def branching(self) -> float:
        """Legal actions of a decision on average."""
        return self.choices / max(self.decisions.total, 1)

    def by_ending(self) -> dict[str, int]:
        names = self.setup.game.rules.ENDINGS
        return {names[ending]: count for ending, count in sorted(self.endings.counts.items())}

    def leader_wins(self) -> list[float | None]:
        """Return for every tenth of the game how often who led alone then won in the end."""
        return [
            tally.counts.get(LEADER_WON, 0) / led if (led := tally.number - tally.counts.get(LEADER_TIED, 0)) else None
            for tally in self.leaders
        ]

    def seats(self) -> tuple[int, int]:
        """Return how many seats did not win, and how many did, in all games together."""
        won = sum(mask.bit_count() * number for mask, number in self.winners.counts.items())
        return self.games * self.setup.players - won, won

    def as_dict(self) -> dict[str, Any]:
        """Return everything but the time as data that doesn't depend on the machine, and the time."""
        seats = [
            {"seat": seat, **self._share(self.wins(seat)), "score": scores.as_dict()}
            for seat, scores in enumerate(self.scores)
        ]
        order = [{"place": place + 1, **self._share(self.wins_in_order(place))} for place in range(self.setup.players)]
        return {
            "game": self.setup.game.id,
            "rules": self.setup.game.rules.RULES,
            "players": self.setup.players,
            "options": dict(self.setup.options),
            "box": self.setup.custom,
            "play": self.play,
            "seed": self.seed,
            "games": self.games,
            "seats": seats,
            "starting_order": order,
            "shared_victories": self.shared,
            "games_nobody_won": self.unwon,
            "endings": self.by_ending(),
            "steps": self.steps.as_dict(),
            "turns": self.turns.as_dict(),
            "decisions": self.decisions.as_dict(),
            "actions_per_decision": self.branching,
            "margin": self.margins.as_dict() if self.setup.players > 1 else None,
            "lead_changes": self.lead_changes.as_dict(),
            "decided_percent": self.decided.as_dict(),
            "leader_wins_by_tenth": self.leader_wins(),
            "threads": self.threads,
            "seconds": self.seconds,
            "games_per_second": self.games / self.seconds,
            "steps_per_second": self.steps.total / self.seconds,
        }

    def _share(self, wins: float) -> dict[str, Any]:
        low, high = wilson(wins, self.games)
        return {"wins": wins, "win_rate": wins / self.games, "win_rate_95": [low, high]}


def count(tally: Tally, values: Integers) -> None:
    found, counts = np.unique(values, return_counts=True)
    tally.add(found.tolist(), counts.tolist())


def turned(masks: Integers, by: Integers, players: int) -> Integers:
    """Return masks of seats, counted from another seat."""
    whole = (1 << players) - 1
    return (masks >> by | masks << (players - by)) & whole


def parts(masks: Tally, seat: int) -> float:
    """Count victories by mask; a shared one counts as its part."""
    return sum(number / mask.bit_count() for mask, number in sorted(masks.counts.items()) if mask >> seat & 1)
