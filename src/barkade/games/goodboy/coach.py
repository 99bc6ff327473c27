"""Good Boy's coach: exact odds of the next roll, and whether it pays to roll once more, from a view alone.

Each chance is that of reaching one aim without a bust, any-treats being chosen best for just that aim.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from barkade.engine.words import Arg, Message, message
from barkade.games import room

from .box import YARDS, Box
from .names import dog_name, treat_key, treat_name
from .odds import Aim, Treats, can_call, expected, missing, outcomes, points_now
from .rules import State
from .rules.state import ROLLING


def table_of(view: Mapping[str, Any]) -> tuple[State, Box]:
    """The state and the box that a view shows; nothing of Good Boy is hidden."""
    here = room("goodboy")
    return here.states.from_flat(view["known"]), here.box.make(view["options"], view["box"])


def advise(view: Mapping[str, Any]) -> dict[str, Any]:
    """Odds for the seat to move: the next roll while it is rolling, and what each dog still wants from it."""
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


def held_by(s: State, box: Box) -> Treats:
    return tuple(s.held[s.to_move][: box.kinds])


# The numbers

Odds = dict[str, Any]


def one_more(held: Treats, kind: int) -> Aim:
    return lambda after: int(after[kind] > held[kind])


def callable_dog(s: State, box: Box, yard: int) -> Aim:
    return lambda after: int(can_call(s, box, yard, after))


def next_roll(s: State, box: Box) -> Odds:
    """The chance of a bust, of one more treat of each kind, and of being able to call each dog."""
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
    """The points of calling now (None before the first roll), and those expected from one more roll, then calling."""
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
    """What a dog still wants, and the chance to have it after the next roll."""
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
