"""The result of an analysis. All figures are integers in parts of a victory (`Analysis.unit`), so that they add up."""

from __future__ import annotations

import msgspec

from barkade.engine.i18n import MessageDict


class Shares(msgspec.Struct, frozen=True):
    """A figure for every seat, with its standard error."""

    values: list[int]
    errors: list[int]


class Figure(msgspec.Struct, frozen=True):
    """A figure with its standard error."""

    value: int
    error: int


class Judgement(msgspec.Struct, frozen=True):
    """A choice, compared by search with what Top Dog would have done, from what its seat knew."""

    best: str
    """Top Dog's choice, in notation; the choice itself if they agree."""
    message: MessageDict
    """The same in words."""
    loss: Figure
    """The seat's share of the victory after Top Dog's choice, less that after its own."""


class MoveReport(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action of the game: how it changed every seat's share, and why. What is None is zero for everybody."""

    version: int
    index: int
    """Its place in the version, which may be a batch."""
    seat: int
    text: str
    """The action, in notation."""
    message: MessageDict
    after: Shares
    """The shares after it; together with those before, `chance`, `hidden` and `decision` add up exactly."""
    chance: Shares | None = None
    """The draw, against the expectation over all draws."""
    hidden: Shares | None = None
    """The choice's gain in truth, against the gain that the seat could expect."""
    decision: Shares | None = None
    """The choice's gain over Good Dog's choice, from what the seat knew."""
    kind: str = ""
    """The kind of action, as the game names it."""
    judgement: Judgement | None = None
    """For choices, once they have been searched."""
    odds: list[MessageDict] = []
    """For marked moves, moments and turning points: what the coach said to its seat, in words."""
    top_dog: MessageDict | None = None
    """For those of them that are no mistakes: what Top Dog would have done, in words."""
    mark: str = ""
    """`great`, `mistake`, `blunder`, or nothing. Never within the standard error."""


class SeatReport(msgspec.Struct, frozen=True):
    """One seat's game: start + chance + hidden + own + others = final, exactly."""

    start: Figure
    """Its share before the set-up."""
    chance: Figure
    hidden: Figure
    own: Figure
    """By its own decisions."""
    others: Figure
    """By the decisions of the others."""
    final: int
    choices: int
    """Number of moves with a choice."""
    cost: Figure
    """Sum of the losses of all its judged choices."""
    mistakes: int
    given_away: int
    """Sum of the losses of its mistakes."""


class Moment(msgspec.Struct, frozen=True):
    """A move worth talking about."""

    kind: str
    """`luckiest`, `unluckiest`, `guess`, `great`, `dearest` or `turn`."""
    move: int
    """Its place in `Analysis.moves`."""
    seat: int
    figure: Figure
    message: MessageDict


class Analysis(msgspec.Struct, frozen=True):
    """Was it luck? `barkade.analyse` makes it; `msgspec.json` writes and reads it."""

    game: str
    players: int
    names: list[str]
    unit: int
    """A whole victory. Divide figures by it."""
    playouts: int
    """Number of playouts of every state."""
    complete: bool
    """True once all choices have been judged."""
    deal: Shares
    """Gain by the set-up: the first part of `SeatReport.chance`."""
    before: Shares
    """The shares after the set-up, before the first move."""
    moves: list[MoveReport]
    seats: list[SeatReport]
    moments: list[Moment]
    turns: list[Moment]
    """The turning points, in order."""
    verdict: MessageDict
