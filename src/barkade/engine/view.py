"""The type of a view: all that a seat with a perfect memory knows."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from barkade.engine.i18n import MessageDict
from barkade.engine.options import Value


class ResultDict(TypedDict):
    """The end of a game."""

    winners: list[int]
    scores: list[int]
    reason: str
    """The ending by name."""
    message: MessageDict


class SetupDict(TypedDict):
    """The agreement before the start, in positions and views."""

    game: str
    players: int
    names: list[str]
    options: dict[str, Value]
    box: Any
    """The table's own box, as it was given; None for the printed one."""


class AgreedView(SetupDict):
    """The part of a view that was agreed before the start."""

    rules: int
    """The version of the game's rules."""


class SharedView(TypedDict):
    """The part that everybody sees alike."""

    version: int
    to_move: int | None
    """None when the game is over."""
    over: bool
    result: ResultDict | None
    scores: list[int]


class OwnView(TypedDict):
    """The part that depends on who looks."""

    seat: int | None
    """None for a spectator."""
    legal: list[dict[str, Any]]
    """The legal actions of the seat: the fields of the game's action, with `text`, `message` and `code`."""
    known: NotRequired[list[int]]
    """The hidden state, for programs that sample worlds from it."""


class View(AgreedView, SharedView, OwnView):
    """All that a seat with a perfect memory knows, and nothing else."""

    board: dict[str, Any]
    """Of the type that the game declares."""
