"""A game's room: the modules of one folder in `games/`, all four built alike.

Each room has, and the engine uses nothing else of it:

box.py      PLAYERS (a range), OPTIONS, the class Box, make(options, custom) -> a box body
rules.py    RULES, ACTIONS, MAX_LEGAL, ENDINGS, REVEALS, the class State with at least `players`, `to_move` (-1 when
            over) and `ending`, and the functions of `Rules` below
view.py     the functions of `View` below
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any, Protocol, cast

from barkade.engine.cells import Layout, layout
from barkade.engine.errors import Reason
from barkade.engine.kit import Chance, Story
from barkade.engine.options import Option, Value
from barkade.engine.words import Message


class Body(Protocol):
    """What every state has, whatever the game."""

    players: int
    to_move: int
    ending: int


class Boxes(Protocol):
    """The face of a room's box.py."""

    PLAYERS: range
    OPTIONS: Mapping[str, Option]
    Box: type[Any]

    def make(self, options: Mapping[str, Value], custom: Mapping[str, Any] | None = None) -> Any:
        """The box body for a table: the printed box, or somebody's own (refused with `BadBox` if it can't work)."""


class Rules(Protocol):
    """The face of a room's rules."""

    RULES: int
    ACTIONS: int
    MAX_LEGAL: int
    ENDINGS: tuple[str, ...]
    REVEALS: tuple[int, ...]
    State: type[Any]

    def setup(self, s: Any, box: Any, players: int, rng: Chance, ev: Story) -> None:
        """Lay out the game in a blank state."""

    def legal(self, s: Any, box: Any, out: list[int]) -> int:
        """Write the legal actions into out; how many there are."""

    def apply(self, s: Any, box: Any, action: int, rng: Chance, ev: Story) -> None:
        """Play one legal action."""

    def hide(self, s: Any, box: Any, seat: int) -> None:
        """Write everything that a seat (-1: a spectator) can't know in canonical order."""

    def redeal(self, s: Any, box: Any, seat: int, rng: Chance) -> None:
        """Hide, then draw anew whatever the seat can't know."""

    def check(self, s: Any, box: Any) -> int:
        """0, or the number of the message `<game>-impossible-<number>` that says why this state can't be."""

    def score(self, s: Any, box: Any, seat: int) -> int:
        """The points of a seat as things lie."""

    def winners(self, s: Any, box: Any) -> int:
        """The winning seats as a mask of bits (of the finished game; before the end: who would win now)."""


class View(Protocol):
    """The face of a room's view.py."""

    LASTING_FROM: tuple[str, ...]
    """The fields of a state that `lasting` and the scores come from: while they stay as they are, so do these."""
    OWN_FROM: tuple[str, ...]
    """The fields that `own` comes from: while they stay as they are, and the game goes on, so does it."""

    def lasting(self, h: Any, box: Any) -> dict[str, Any]:
        """What everybody sees alike and most actions leave as it is, from a state where all that a spectator can't know
        is hidden already."""

    def board(self, h: Any, box: Any) -> dict[str, Any]:
        """All else that everybody sees alike."""

    def own(self, h: Any, box: Any, seat: int) -> dict[str, Any]:
        """The parts of the board that depend on who looks, from a state with that seat's secrets hidden already."""

    def notate(self, s: Any, box: Any, action: int, private: bool) -> str:
        """The notation of an action, as its owner or as the others see it."""

    def parse(self, s: Any, box: Any, text: str) -> list[int]:
        """The small actions that a text stands for (`Malformed`, `Ambiguous`, `Illegal` for a whole draft)."""

    def fields(self, s: Any, box: Any, action: int) -> dict[str, Any]:
        """An action in parts, for highlighting targets: `kind` and what the kind needs."""

    def action_message(self, s: Any, box: Any, action: int) -> Message:
        """An action in words, for its owner."""

    def why_not(self, s: Any, box: Any, action: int) -> Reason | None:
        """Why an action is not legal; None exactly for legal ones."""

    def told(self, box: Any, kind: int, seat: int, a: int, b: int) -> Message:
        """What was told by `tell`, in words."""


class Room:
    """One game, its modules imported when first needed."""

    def __init__(self, game: str, package: str) -> None:
        self.game = game
        self.package = package

    def _module(self, name: str) -> ModuleType:
        return import_module(f"{self.package}.{name}")

    @cached_property
    def box(self) -> Boxes:
        return cast(Boxes, self._module("box"))

    @cached_property
    def rules(self) -> Rules:
        return cast(Rules, self._module("rules"))

    @cached_property
    def view(self) -> View:
        return cast(View, self._module("view"))

    @cached_property
    def bot(self) -> Any:
        return self._module("bot")

    @cached_property
    def coach(self) -> Any:
        return self._module("coach")

    @cached_property
    def terminal(self) -> Any:
        return self._module("terminal")

    @cached_property
    def lesson(self) -> Any:
        return self._module("lesson")

    @cached_property
    def states(self) -> Layout[Any]:
        return layout(self.rules.State)

    @cached_property
    def boxes(self) -> Layout[Any]:
        return layout(self.box.Box)
