"""The clock of a turn: seat, start, remaining time and deadline."""

from __future__ import annotations

from barkade.server.runtime.clock import SECOND

SLOW_GAME = 3600
"""Seconds per turn from which a game counts as correspondence: players need not be connected."""


class TurnClock:
    """The clock of people's turns: it stops while a bot plays the seat and while the game is paused.

    With a limit of 0 there is no deadline, but the seat and the start of its turn are tracked. A seat's holiday is a
    reserve of time for the whole game, drawn on automatically when the time of a turn has run out.
    """

    def __init__(self, seconds_per_turn: int, seats: int, holiday: int = 0) -> None:
        self.limit = seconds_per_turn * SECOND
        self.seat = -1
        """The seat whose turn it is; -1 before the start."""
        self.since = 0
        self.deadline: int | None = None
        """Deadline in milliseconds, holiday included; None while the clock is stopped."""
        self.paused = False
        self._left = [0] * seats
        """Milliseconds that were left when each seat's clock was last stopped."""
        self._holiday = [holiday * SECOND] * seats
        """Milliseconds of holiday that each seat has left."""

    def begin(self, seat: int, at: int, runs: bool, resumed: bool) -> None:
        """Begin a seat's turn. A turn that a takeback has `resumed` keeps its remaining time."""
        self.stop(at)
        self.seat, self.since = seat, at
        if not resumed:
            self._left[seat] = self.limit
        self.start(at, runs)

    def start(self, at: int, runs: bool) -> None:
        """Start the clock if a person is to move (`runs`)."""
        if self.limit and runs and not self.paused:
            self.deadline = at + self._left[self.seat] + self._holiday[self.seat]

    def stop(self, at: int) -> None:
        if self.deadline is not None:
            left = max(self.deadline - at, 0)
            self._holiday[self.seat] = min(self._holiday[self.seat], left)
            self._left[self.seat] = left - self._holiday[self.seat]
            self.deadline = None

    def rest(self, at: int) -> None:
        """Stop the clock and reset the time of the turn."""
        self.stop(at)
        self._left[self.seat] = self.limit

    def give_back(self, milliseconds: int) -> None:
        """Extend the deadline."""
        if self.deadline is not None:
            self.deadline += milliseconds

    def pause(self, at: int) -> None:
        self.stop(at)
        self.paused = True

    def resume(self, at: int, runs: bool) -> None:
        self.paused = False
        self.start(at, runs)

    def end(self) -> None:
        self.deadline, self.paused = None, False

    def is_late(self, now: int) -> bool:
        """Tell whether the time of the turn has run out."""
        if self.deadline is None:
            return bool(self.limit) and self._left[self.seat] + self._holiday[self.seat] <= 0
        return self.deadline <= now
