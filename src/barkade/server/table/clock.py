"""The clock of a turn: seat, start, remaining time and deadline."""

from __future__ import annotations

from barkade.server.runtime.clock import SECOND

SLOW_GAME = 3600
"""Seconds per turn from which people play when they find the time: nobody is expected to sit there."""


class TurnClock:
    """A clock for people: it stops while a bot plays the seat and while the game is paused.

    With a limit of 0 there is no deadline, but seat and start of the turn are known. A seat's holiday is a reserve for
    the whole game: it is used up when the time of a turn is, without anybody asking for it.
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
        """Milliseconds left in each seat's last turn when its clock was stopped."""
        self._holiday = [holiday * SECOND] * seats
        """Milliseconds of holiday left to each seat."""

    def begin(self, seat: int, at: int, runs: bool, resumed: bool) -> None:
        """Begin a seat's turn. A turn `resumed` by a takeback gets no new time."""
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
        """Stop, and give the turn its whole time anew."""
        self.stop(at)
        self._left[self.seat] = self.limit

    def give_back(self, milliseconds: int) -> None:
        """Put the deadline off."""
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
        """Tell whether the time of the turn is used up."""
        if self.deadline is None:
            return bool(self.limit) and self._left[self.seat] + self._holiday[self.seat] <= 0
        return self.deadline <= now
