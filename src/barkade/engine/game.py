"""A game as one typed object: what it is, and the modules of its folder, each checked against a protocol.

`games/<game>/__init__.py` defines `GAME = Game(...)`; docs/games.md describes the files. Modules that are optional, or
that need more than the standard library, are given as functions that import them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import Any, Protocol, TypedDict

from barkade.engine.chapter import Chapter
from barkade.engine.codes import Codes
from barkade.engine.errors import Reason
from barkade.engine.events import Events, Felt, Newcomer
from barkade.engine.i18n import Message
from barkade.engine.kit import Chance, Story
from barkade.engine.manner import Manner
from barkade.engine.options import Option, Value
from barkade.engine.schema import Layout, layout
from barkade.engine.telling import Telling
from barkade.engine.tutorial import Tutorial


class Boxes(Protocol):
    """box.py: the contents of the box."""

    Box: type[Any]

    def make(self, options: Mapping[str, Value], custom: Mapping[str, Any] | None = None, /) -> Any:
        """Return the box of a table: the printed one, or a custom one (raises `BadBox` if it is invalid)."""


class Rules(Protocol):
    """rules/: plain functions over a state of integers."""

    RULES: int
    """Increased when a stored game would replay differently."""
    ACTIONS: int
    """One more than the highest action code."""
    MAX_LEGAL: int
    """The largest number of actions that are legal at once."""
    REVEALS: tuple[int, ...]
    """The kinds of events that reveal a secret to others."""
    State: type[Any]
    """A class of cells with at least `players`, `to_move` (-1 when over) and `ending`."""

    @property
    def ENDINGS(self) -> tuple[str, ...]:  # noqa: N802 (a constant of a module, whatever its words)
        """The endings by name; the first is `running`."""

    def setup(self, s: Any, box: Any, players: int, rng: Chance, ev: Story, /) -> None:
        """Set up the game in a blank state."""

    def legal(self, s: Any, box: Any, out: list[int], /) -> int:
        """Write the codes of the legal actions into `out`; return their number."""

    def apply(self, s: Any, box: Any, action: int, rng: Chance, ev: Story, /) -> None:
        """Play one legal action."""

    def hide(self, s: Any, box: Any, seat: int, /) -> None:
        """Rewrite everything a seat (-1: a spectator) can't know in canonical order."""

    def redeal(self, s: Any, box: Any, seat: int, rng: Chance, /) -> None:
        """Hide, then draw again whatever the seat can't know, with the right odds (determinization)."""

    def observe(self, s: Any, box: Any, seat: int, /) -> None:
        """Hide, but with UNKNOWN (or an equivalent value) in cells that the seat can't know."""

    def check(self, s: Any, box: Any, /) -> int:
        """Return 0 for a possible state, else the number of the reason, the message `<game>-impossible-<number>`."""

    def score(self, s: Any, box: Any, seat: int, /) -> int:
        """Return the current points of a seat."""

    def winners(self, s: Any, box: Any, /) -> int:
        """Return the winning seats as a bit mask (before the end: who would win now)."""


class View(Protocol):
    """view.py: what each seat sees of the board."""

    def shared(self, h: Any, box: Any, /) -> Mapping[str, Any]:
        """Return the public part of the board, from a state with any seat's secrets hidden."""

    def own(self, h: Any, box: Any, seat: int, /) -> Mapping[str, Any]:
        """Return the part that depends on the viewer, from a state in which this seat's unknowns are hidden."""


class NothingOwn(TypedDict):
    """The own part of a board on which nothing depends on the viewer."""


class Notation(Protocol):
    """notation.py: actions as text."""

    def notate(self, s: Any, box: Any, action: int, private: bool, /) -> str:
        """Return the notation of an action, for its owner or for the others."""

    def parse(self, s: Any, box: Any, text: str, /) -> list[int]:
        """Return the codes a text stands for (raises `Malformed`, `Ambiguous`, or `Illegal` for a whole draft)."""


class Actions(Protocol):
    """actions.py: actions as fields and as messages."""

    CODES: tuple[Codes, ...]
    """The structure of the action codes: ranges that cover all of them, in order."""

    def can_occur(self, box: Any, players: int, action: int, /) -> bool:
        """Tell whether an action can ever be legal with this box; its seats are relative to the seat to move."""

    def fields(self, s: Any, box: Any, action: int, /) -> Mapping[str, Any]:
        """Return an action as fields, for highlighting targets: `kind` and the kind's own."""

    def subject(self, s: Any, box: Any, action: int, /) -> Hashable:
        """Return everything in the state that an action's notation, fields and message depend on."""

    def action_message(self, s: Any, box: Any, action: int, /) -> Message:
        """Return the message of an action, for its owner."""


class Reasons(Protocol):
    """reasons.py: explanations of illegal actions. `Rules.legal` decides, these only explain."""

    def why_not(self, s: Any, box: Any, action: int, /) -> Reason | None:
        """Return the reason why an action is illegal; None if and only if it is legal."""


class Heuristics(Protocol):
    """heuristics.py: rollout policy, prior and evaluation, in the rules' subset of Python (docs/bots.md)."""

    AHEAD: int
    SCALE: int
    MARGIN_PERCENT: int
    TRUST_PERCENT: int
    EXPLORATION_PERCENT: int
    WHIM_PERCENT: int
    DEPTH: int
    DECISIONS_PER_TURN: int
    LUCK_PERCENT: int

    def pick(self, s: Any, box: Any, out: list[int], n: int, rng: Chance, /) -> int:
        """Return one of the n legal actions in `out`, as a decent player would choose it."""

    def evaluate(self, s: Any, box: Any, seat: int, /) -> int:
        """Evaluate a seat at the start of a turn, in hundredths of a point."""

    def outcome(self, s: Any, box: Any, /) -> int:
        """Return the public chance outcome that the next decision depends on; 0 for none."""

    def far_enough(self, s: Any, box: Any, turns: int, ahead: int, /) -> bool:
        """Tell whether a rollout stops here to be evaluated."""


class Coach(Protocol):
    """coach.py: exact odds, computed from a view alone."""

    def advise(self, view: Mapping[str, Any], /) -> dict[str, Any]: ...

    def why(self, view: Mapping[str, Any], actions: Sequence[Mapping[str, Any]], /) -> list[Message | None]:
        """Return a reason with figures for each of these legal actions; None where there is nothing to say."""


class Terminal(Protocol):
    """terminal.py: the board in a terminal."""

    def draw(self, view: Mapping[str, Any], chosen: Mapping[str, Any] | None, width: int, height: int, /) -> Any:
        """Return a Rich renderable with the chosen action highlighted."""


class Metrics(Protocol):
    """metrics.py: what the lab counts in a game's simulations, in the rules' subset of Python (docs/lab.md)."""

    NUMBERS: int
    """Number of values kept per seat and game."""
    COUNTERS: int
    """Number of counters shared by all games of a run."""

    def watch(
        self, before: Any, s: Any, box: Any, action: int, numbers: list[list[int]], counters: list[int], /
    ) -> None:
        """Observe an action of the seat to move, given the states before and after it."""

    def conclude(self, s: Any, box: Any, numbers: list[list[int]], counters: list[int], /) -> None:
        """Observe the final state of a game."""


class NoCoach:
    """The null coach, for games without one."""

    def advise(self, view: Mapping[str, Any], /) -> dict[str, Any]:
        return {"lines": []}

    def why(self, view: Mapping[str, Any], actions: Sequence[Mapping[str, Any]], /) -> list[Message | None]:
        return [None] * len(actions)


class PlainTerminal:
    """The plain terminal board, for games without their own."""

    def draw(self, view: Mapping[str, Any], chosen: Mapping[str, Any] | None, width: int, height: int, /) -> str:
        return json.dumps(view["board"], indent=1, ensure_ascii=False)


class TutorialModule(Protocol):
    """tutorial/: a guided first game."""

    TUTORIAL: Tutorial


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its properties and its modules."""

    id: str
    package: str
    """The Python package, which also contains its messages and rules for players."""
    players: range
    minutes: tuple[int, int]
    """Shortest and longest usual duration."""
    options: Mapping[str, Option]
    secrets: bool
    """True if a seat may know something that another does not."""
    custom_box: bool
    """True if a table may bring a custom box."""
    box: Boxes
    rules: Rules
    view: View
    board: Any
    """The type of `shared` and `own` together: a TypedDict, which programs in other languages get as well."""
    notation: Notation
    actions: Actions
    action: Any
    """The type of `fields`: a union of TypedDicts, one for each `kind` or several."""
    reasons: Reasons
    events: Events
    brings: Mapping[int, Callable[..., Newcomer | None]] = field(default_factory=dict)
    """By kind of event: returns the dog that it adds to the kennel of the player who caused it, given the box and the
    event's values."""
    feelings: Mapping[int, Callable[..., Felt | None]] = field(default_factory=dict)
    """By kind of public event: returns the seat that it hurts or pleases, given the seat that caused it and the event's
    values."""
    manners: Mapping[str, Manner] = field(default_factory=dict)
    """By kind of action: its manner, for bots with a temper. Kinds that are left out are neutral."""
    story: Telling = field(default_factory=dict)
    """Rules that combine events into a story. Without them, each event is told by itself."""
    constants: Any = None
    """Constants of the game, as a named tuple, for programs that draw it."""
    solo_tally: Callable[[Any], tuple[int, int]] | None = None
    """Returns the opponent's score and the number of turns, given a state; None unless the game has a solo mode with an
    opponent."""
    observations: int = 1
    """Version of its environments' observations and actions; increase it when the meaning of a number changes."""
    not_for_bots: Mapping[str, str] = field(default_factory=dict)
    """Kinds of actions that need a person, such as barking aloud, each with the kind that a bot plays instead."""
    heuristics: Callable[[], Heuristics] | None = None
    metrics: Callable[[], Metrics] | None = None
    """The game's own metrics for the lab, besides those that every game has."""
    chapter: Callable[[], Chapter] | None = None
    """The meaning of these metrics, for reports."""
    coach: Callable[[], Coach] = NoCoach
    terminal: Callable[[], Terminal] = PlainTerminal
    tutorial: Callable[[], TutorialModule] | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        # Modules and functions can't be pickled: pickle the package's name instead.
        return _game_of, (self.package,)

    @cached_property
    def states(self) -> Layout[Any]:
        return layout(self.rules.State)

    @cached_property
    def boxes(self) -> Layout[Any]:
        return layout(self.box.Box)


def _game_of(package: str) -> Any:
    return import_module(package).GAME
