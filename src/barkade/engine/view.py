"""The type of a view: all that a seat with a perfect memory knows."""

from __future__ import annotations

from typing import Any, Generic, NotRequired, TypedDict, TypeVar

from barkade.engine.i18n import MessageDict
from barkade.engine.options import Value

BoardT = TypeVar("BoardT")


class ResultDict(TypedDict):
    """The end of a game."""

    winners: list[int]
    """The winning seats; several share a victory."""
    scores: list[int]
    """Points by seat."""
    reason: str
    """The ending by name."""
    message: MessageDict


class SetupDict(TypedDict):
    """The agreement before the start, in positions and views."""

    game: str
    """The id of the game."""
    players: int
    """The number of seats; they count from 0."""
    names: list[str]
    """Names by seat; empty for seats without one."""
    options: dict[str, Value]
    """The options of the game, by name."""
    box: Any
    """The custom box as it was given; None for the printed one."""


class AgreedView(SetupDict):
    """The part of a view that was agreed before the start."""

    rules: int
    """The version of the game's rules."""


class SharedView(TypedDict):
    """The public part of a view."""

    version: int
    """The number of the last version; it only grows."""
    to_move: int | None
    """The seat whose turn it is; None when the game is over."""
    over: bool
    """The game has ended."""
    result: ResultDict | None
    """None until the game is over."""
    scores: list[int]
    """Points by seat, as far as they are public."""


class OwnView(TypedDict):
    """The part of a view that depends on the viewer."""

    seat: int | None
    """The viewing seat; None for a spectator."""
    legal: list[dict[str, Any]]
    """The actions that the seat may play now: the fields of the game's action, with `text`, `message` and `code`."""
    known: NotRequired[list[int]]
    """The state as the seat knows it, for `barkade.sample`."""


class View(AgreedView, SharedView, OwnView):
    """All that a seat with a perfect memory knows, and nothing else."""

    board: dict[str, Any]
    """The things on the table, of the type that the game declares."""


class TypedView(AgreedView, SharedView, OwnView, Generic[BoardT]):
    """A view of one game, for bots: `TypedView[DigBoard]` has DIG's board."""

    board: BoardT
