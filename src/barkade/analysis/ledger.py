"""The bookkeeping: the shares of a line split into chance, hidden information and decisions, playout by playout."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from barkade.analysis.line import Line
from barkade.analysis.playouts import Batch, Rows
from barkade.analysis.report import Figure, Shares
from barkade.bots.ismcts_kernel import WHOLE


@dataclass(frozen=True, slots=True)
class Ledger:
    """Every part by move, playout and seat; the parts of a move add up to its change of the values."""

    start: Rows
    values: Rows
    chance: Rows
    hidden: Rows
    decision: Rows

    @classmethod
    def of(cls, batches: Sequence[Batch]) -> Ledger:
        start = np.concatenate([batch.start for batch in batches])
        values, expected, gained = (
            np.concatenate([getattr(batch, part) for batch in batches], axis=1)
            for part in ("values", "expected", "gained")
        )
        return cls(start, values, values[1:] - expected, expected - values[:-1] - gained, gained)

    @property
    def playouts(self) -> int:
        return len(self.start)

    @property
    def unit(self) -> int:
        """A whole victory, in the unit of all sums over playouts."""
        return WHOLE * self.playouts

    def shares(self, rows: Rows) -> Shares:
        """Return the sum over playouts (of rows by playout and seat), with standard errors."""
        return Shares(rows.sum(axis=0).tolist(), _errors(rows).tolist())

    def figure(self, rows: Rows) -> Figure:
        """Return the sum over playouts (of rows by playout), with its standard error."""
        return Figure(int(rows.sum()), int(_errors(rows)))

    def deal(self) -> Rows:
        given: Rows = self.values[0] - self.start
        return given

    def total_chance(self, seat: int) -> Rows:
        """Return the gain by chance, the set-up included, by playout."""
        total: Rows = self.chance[:, :, seat].sum(axis=0) + self.deal()[:, seat]
        return total

    def total_hidden(self, seat: int) -> Rows:
        total: Rows = self.hidden[:, :, seat].sum(axis=0)
        return total

    def total_decision(self, line: Line, seat: int, own: bool) -> Rows:
        """Return a seat's gain by its own decisions, or by those of the others, by playout."""
        by_whom = np.array([(move.seat == seat) == own for move in line.moves], bool)
        total: Rows = self.decision[by_whom, :, seat].sum(axis=0)
        return total


def _errors(rows: Rows) -> NDArray[np.int64]:
    """Standard errors of sums over the first axis, rounded up."""
    number = len(rows)
    if number < 2:
        return np.full(rows.shape[1:], WHOLE * number, np.int64)
    errors: NDArray[np.int64] = np.ceil(rows.std(axis=0, ddof=1) * sqrt(number)).astype(np.int64)
    return errors
