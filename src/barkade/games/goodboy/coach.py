"""Good Boy's coach: the exact odds of the next roll, over every pair of faces and every choice of any-treats.

It makes no difference to the roller whose corner is robbed, so the corners of all others are counted as one heap.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from barkade.engine.i18n import Arg, Message, message
from barkade.games import load_game

from .box import ANYTHING, CAT, DICE, FIRST_TREAT, YARDS, Box
from .names import dog_name, symbols, treat_key, treat_name
from .rules import State
from .rules.state import ROLLING

Treats = tuple[int, ...]
"""Counts by kind."""

Worth = Fraction | int | float

Aim = Callable[[Treats], Worth]
"""The value of having these treats in front of you after a roll without a bust."""


@dataclass(frozen=True)
class Situation:
    """The treats of the seat to move, of the pool, and of the corners of all others."""

    held: Treats
    pool: Treats
    others: Treats

    @classmethod
    def of(cls, s: State, box: Box) -> Situation:
        seat, kinds = s.to_move, range(box.kinds)
        return cls(
            tuple(s.held[seat][kind] for kind in kinds),
            tuple(s.pool[kind] for kind in kinds),
            tuple(
                sum(s.corner[other][yard][kind] for other in range(s.players) for yard in range(YARDS) if other != seat)
                for kind in kinds
            ),
        )

    def gain(self, kind: int) -> Situation:
        """Return the treats after a rolled one (GDB-3.1), robbed if need be (GDB-3.5), if there is one at all."""
        if self.pool[kind]:
            return Situation(more(self.held, kind, 1), more(self.pool, kind, -1), self.others)
        if self.others[kind]:
            return Situation(more(self.held, kind, 1), self.pool, more(self.others, kind, -1))
        return self

    def open_to_any(self) -> Treats:
        """Return the number of treats of each kind that an any-treat can be (GDB-3.2, GDB-3.5)."""
        return self.pool if any(self.pool) else self.others


def more(treats: Treats, kind: int, by: int) -> Treats:
    return (*treats[:kind], treats[kind] + by, *treats[kind + 1 :])


@dataclass(frozen=True)
class Outcome:
    """A pair of faces: its treats in order, its any-treats, and whether its cats make a bust."""

    treats: tuple[int, ...]
    anys: int
    bust: bool


def outcomes(s: State, box: Box) -> Iterator[Outcome]:
    """Return the outcomes of the next roll of the seat to move; all are equally likely."""
    for first in range(1, box.faces[0] + 1):
        for second in range(1, box.faces[1] + 1):
            shown = [
                symbol
                for die, face in zip(range(DICE), (first, second), strict=True)
                for symbol in symbols(box, die, face)
            ]
            cats = shown.count(CAT)
            bust = cats > 0 and s.rolls > 0 if box.hard else s.cat_up + cats > 1
            treats = tuple(symbol - FIRST_TREAT for symbol in shown if symbol >= FIRST_TREAT)
            yield Outcome(treats, shown.count(ANYTHING), bust)


def settled(situation: Situation, outcome: Outcome, aim: Aim, by_chance: bool) -> Worth:
    """Return the value of an outcome with its any-treats chosen best for the aim, or picked by chance."""
    for kind in outcome.treats:
        situation = situation.gain(kind)
    return with_any(situation, outcome.anys, aim, by_chance)


def with_any(situation: Situation, anys: int, aim: Aim, by_chance: bool) -> Worth:
    choices = situation.open_to_any()
    if anys == 0 or not any(choices):
        return aim(situation.held)
    worths = {
        kind: with_any(situation.gain(kind), anys - 1, aim, by_chance) for kind, count in enumerate(choices) if count
    }
    if by_chance:
        return sum(worth * Fraction(choices[kind], sum(choices)) for kind, worth in worths.items())
    return max(worths.values())


def expected(s: State, box: Box, aim: Aim, lost: Worth = 0) -> Worth:
    """Return the expected value of the next roll; a bust is worth `lost`."""
    situation, rolls = Situation.of(s, box), list(outcomes(s, box))
    total: Worth = Fraction(0)
    for outcome in rolls:
        total += lost if outcome.bust else settled(situation, outcome, aim, bool(box.any_random))
    return total / len(rolls)


def missing(s: State, box: Box, yard: int, held: Treats) -> Treats | None:
    """Return what the dog at a yard still wants from the seat to move, if all these treats are laid; None without a
    dog."""
    dog = s.yard[yard]
    if dog == 0:
        return None
    corner, wants = s.corner[s.to_move][yard], box.wants[dog - 1]
    return tuple(max(0, wants[kind] - corner[kind] - held[kind]) for kind in range(box.kinds))


def can_call(s: State, box: Box, yard: int, held: Treats) -> bool:
    """Tell whether the dog at a yard can be called with these treats."""
    still = missing(s, box, yard, held)
    return still is not None and not any(still)


def points_now(s: State, box: Box, held: Treats) -> int:
    """Return the points of the best dog that can be called with these treats."""
    return max((box.points[s.yard[yard] - 1] for yard in range(YARDS) if can_call(s, box, yard, held)), default=0)


def table_of(view: Mapping[str, Any]) -> tuple[State, Box]:
    """Return the state and the box of a view; nothing of Good Boy is hidden."""
    here = load_game("goodboy")
    return here.states.from_flat(view["known"]), here.box.make(view["options"], view["box"])


def advise(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return the odds for the seat to move: of the next roll while it is rolling, and what each dog still wants from
    it."""
    s, box = table_of(view)
    if s.to_move < 0:
        return {"seat": None, "next_roll": None, "missing": None, "points": None, "lines": []}
    held = held_by(s, box)
    rolling = s.phase == ROLLING
    odds = next_roll(s, box) if rolling else None
    points = compared(s, box, held) if rolling else None
    still = [missing(s, box, yard, held) for yard in range(YARDS)]
    return {
        "seat": s.to_move,
        "next_roll": None if odds is None else as_plain(box, odds),
        "points": None if points is None else {name: exact(worth) for name, worth in points.items()},
        "missing": [by_key(box, treats) for treats in still],
        "lines": [line.as_dict() for line in lines(s, box, odds, points, still)],
    }


def why(view: Mapping[str, Any], actions: Sequence[Mapping[str, Any]]) -> list[Message | None]:
    """Return what rolling and stopping bring on average, and what the dog of a yard still wants."""
    s, box = table_of(view)
    held = held_by(s, box)
    rolling = s.phase == ROLLING
    said = lines(s, box, next_roll(s, box), compared(s, box, held), []) if rolling else []

    def about(action: Mapping[str, Any]) -> Message | None:
        if action["kind"] in ("roll", "stop"):
            return said[0] if said else None
        yard = action["yard"] if action["kind"] in ("put", "take") else None
        still = None if yard is None else missing(s, box, yard, held)
        return None if yard is None or still is None else dog_line(s, box, yard, still, None)

    return [about(action) for action in actions]


def held_by(s: State, box: Box) -> Treats:
    return tuple(s.held[s.to_move][: box.kinds])


# The numbers

Odds = dict[str, Any]


def one_more(held: Treats, kind: int) -> Aim:
    return lambda after: int(after[kind] > held[kind])


def callable_dog(s: State, box: Box, yard: int) -> Aim:
    return lambda after: int(can_call(s, box, yard, after))


def next_roll(s: State, box: Box) -> Odds:
    """Return the probability of a bust, of one more treat of each kind, and of being able to call each dog."""
    busts = [outcome.bust for outcome in outcomes(s, box)]
    held = held_by(s, box)
    return {
        "bust": Fraction(sum(busts), len(busts)),
        "treats": [Fraction(expected(s, box, one_more(held, kind))) for kind in range(box.kinds)],
        "dogs": [
            Fraction(expected(s, box, callable_dog(s, box, yard))) if s.yard[yard] else None for yard in range(YARDS)
        ],
    }


def compared(s: State, box: Box, held: Treats) -> dict[str, Fraction | None]:
    """Return the points of calling now (None before the first roll), and the expected points of rolling once more
    first."""
    return {
        "stop": None if s.rolls == 0 else Fraction(points_now(s, box, held)),
        "roll": Fraction(expected(s, box, lambda after: points_now(s, box, after))),
    }


# As JSON


def exact(chance: Fraction | None) -> dict[str, Any] | None:
    return None if chance is None else {"value": float(chance), "exact": str(chance)}


def by_key(box: Box, treats: Treats | None) -> dict[str, int] | None:
    if treats is None:
        return None
    return {treat_key(box, kind): count for kind, count in enumerate(treats) if count}


def as_plain(box: Box, odds: Odds) -> dict[str, Any]:
    return {
        "bust": exact(odds["bust"]),
        "treats": {treat_key(box, kind): exact(chance) for kind, chance in enumerate(odds["treats"])},
        "dogs": [exact(chance) for chance in odds["dogs"]],
    }


# In words


def percent(chance: Fraction) -> float:
    return round(float(100 * chance), 1)


def lines(
    s: State,
    box: Box,
    odds: Odds | None,
    points: Mapping[str, Fraction | None] | None,
    still: list[Treats | None],
) -> list[Message]:
    said: list[Message] = []
    if odds is not None and points is not None:
        roll, stop = points["roll"] or Fraction(0), points["stop"]
        if stop is None:
            said.append(message("goodboy-coach-first-roll", roll=round(float(roll), 2)))
        else:
            said.append(message("goodboy-coach-compare", stop=int(stop), roll=round(float(roll), 2)))
        said.append(message("goodboy-coach-bust", percent=percent(odds["bust"])))
    for yard, treats in enumerate(still):
        if treats is not None:
            said.append(dog_line(s, box, yard, treats, None if odds is None else odds["dogs"][yard]))
    if odds is not None:
        shares = tuple(
            message("goodboy-coach-share", treat=treat_name(box, kind), percent=percent(chance))
            for kind, chance in enumerate(odds["treats"])
        )
        said.append(message("goodboy-coach-treats", shares=shares))
    return said


def dog_line(s: State, box: Box, yard: int, still: Treats, chance: Fraction | None) -> Message:
    """Say what a dog still wants, and the chance to have it after the next roll."""
    dog = s.yard[yard]
    what: dict[str, Arg] = {"yard": yard + 1, "dog": dog_name(box, dog), "points": box.points[dog - 1]}
    wants = tuple(
        message("goodboy-coach-count", treat=treat_name(box, kind), count=count)
        for kind, count in enumerate(still)
        if count
    )
    if not wants:
        return message("goodboy-coach-ready", **what)
    if chance is None:
        return message("goodboy-coach-missing", **what, wants=wants)
    return message("goodboy-coach-dog", **what, wants=wants, percent=percent(chance))
