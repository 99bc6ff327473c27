"""Two bots that meet: their games, in rounds of one seed with every seat in turn, and what can be said of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from statistics import fmean
from typing import Any

import msgspec

from barkade.engine.i18n import MessageDict
from barkade.stats import APART, Mean, Sequential, clustered, variance


class GameResult(msgspec.Struct, omit_defaults=True):
    """One game: the seat and the share of victory of the pairing's `one`, and the winning seats.

    `seconds` and `processor` are wall-clock and processor time of each bot's decisions (a subprocess has processor time
    of its own, not counted here); `whole` is the processor time of the game."""

    number: int
    seat: int
    share: float
    winners: list[int]
    first: int = 0
    """The seat that began."""
    versions: int = 0
    """Length of the game."""
    luck: float | None = None
    """Gain of `one` by chance, as far as it counts; see `adjustment`."""
    whole: float = 0.0
    seconds: dict[str, float] = {}
    processor: dict[str, float] = {}
    decisions: dict[str, int] = {}
    kinds: dict[str, dict[str, int]] = {}
    """Kinds of actions that each bot played, and how often."""
    reports: dict[str, list[MessageDict]] = {}
    stand_ins: dict[str, int] = {}
    """Decisions that Good Dog made for a bot that failed."""
    record: str = ""

    @property
    def adjusted(self) -> float:
        """The share less the luck."""
        return self.share - (self.luck or 0.0)


@dataclass
class Pairing:
    """One bot against another (against copies of it, with more than two players)."""

    one: str
    other: str
    players: int
    games: list[GameResult] = field(default_factory=list)
    adjusted: bool = False
    """True if luck is subtracted."""
    decided: bool = False
    """True if it ended early."""

    def rounds(self, adjusted: bool = False) -> list[list[float]]:
        """Return the shares of the games, by seed."""
        shares = [game.adjusted if adjusted else game.share for game in self.games]
        return [shares[at : at + self.players] for at in range(0, len(shares), self.players)]

    @property
    def share(self) -> float:
        return fmean(game.share for game in self.games) if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return clustered(self.rounds())

    @property
    def adjusted_share(self) -> Mean | None:
        """The share less luck, with its interval; None if luck was not measured, or after less than two rounds."""
        means = [fmean(each) for each in self.rounds(adjusted=True)]
        return Mean.of(means) if self.adjusted and len(means) > 1 else None

    @property
    def variance_left(self) -> float | None:
        """The part of the rounds' variance that is left when luck is subtracted."""
        plain, less_luck = ([fmean(each) for each in self.rounds(adjusted)] for adjusted in (False, True))
        if not self.adjusted or len(plain) < 2 or not variance(plain):
            return None
        return variance(less_luck) / variance(plain)

    @property
    def test(self) -> Sequential:
        return Sequential.of([fmean(each) for each in self.rounds(self.adjusted)], 1 / self.players)

    def as_dict(self) -> dict[str, Any]:
        low, high = self.interval
        adjusted, test = self.adjusted_share, self.test
        return {
            "one": self.one,
            "other": self.other,
            "games": len(self.games),
            "rounds": len(self.games) // self.players,
            "share": self.share,
            "share_95": [low, high],
            "adjusted_share": adjusted and adjusted.value,
            "adjusted_share_95": adjusted and [adjusted.low, adjusted.high],
            "variance_left": self.variance_left,
            "equal_share": 1 / self.players,
            "verdict": test.verdict,
            "sprt": {"apart": APART, "above": test.above, "below": test.below},
            "decided_early": self.decided,
        }


def row_of(pairing: Pairing, game: GameResult) -> dict[str, Any]:
    """Return a game as a row, without its record."""
    row: dict[str, Any] = msgspec.to_builtins(game)
    row.pop("record", None)
    return {"one": pairing.one, "other": pairing.other, **row}


result_of = partial(msgspec.convert, type=GameResult)
"""The result of a row."""
