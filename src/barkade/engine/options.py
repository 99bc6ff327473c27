"""Options of a table, declared by each game and validated here."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from barkade.engine.errors import BadOption
from barkade.engine.i18n import message

Value = bool | int | str
Needs = Mapping[str, Value]
"""The condition under which an option matters: `players` or another option has this value."""
WHOLE_NUMBER = re.compile(r"-?\d{1,9}")


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""

    default: bool = False
    needs: Needs = field(default_factory=dict)

    def read(self, value: object) -> bool | None:
        if isinstance(value, bool):
            return value
        return {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}.get(str(value).lower())

    def allowed(self) -> str:
        return "yes, no"

    def samples(self) -> list[Value]:
        return [False, True]


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few values; the first is the default."""

    choices: tuple[str, ...]
    needs: Needs = field(default_factory=dict)
    once: Mapping[str, str] = field(default_factory=dict)
    """Former names of values, in older tables and records, mapped to the current ones."""

    @property
    def default(self) -> str:
        return self.choices[0]

    def read(self, value: object) -> str | None:
        name = self.once.get(str(value), str(value))
        return name if name in self.choices else None

    def allowed(self) -> str:
        return ", ".join(self.choices)

    def samples(self) -> list[Value]:
        return list(self.choices)


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number in a range."""

    low: int
    high: int
    default: int
    needs: Needs = field(default_factory=dict)

    def read(self, value: object) -> int | None:
        if isinstance(value, bool) or not isinstance(value, int | str):
            return None
        if isinstance(value, str) and not WHOLE_NUMBER.fullmatch(value):
            return None
        number = int(value)
        return number if self.low <= number <= self.high else None

    def allowed(self) -> str:
        return f"{self.low}-{self.high}"

    def samples(self) -> list[Value]:
        return sorted({self.low, self.default, self.high})


CHANCE = -1
"""In place of a seat: it is drawn."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat, counted from 0 as everywhere, or CHANCE."""

    seats: int
    once: str = ""
    """Former name, in older tables and records: there seats counted from 1, and 0 was CHANCE."""
    needs: Needs = field(default_factory=dict)

    @property
    def default(self) -> int:
        return CHANCE

    def read(self, value: object) -> int | None:
        return CHANCE if value == "chance" else Number(CHANCE, self.seats - 1, CHANCE).read(value)

    def allowed(self, players: int | None = None) -> str:
        return f"chance ({CHANCE}), 0-{(players or self.seats) - 1}"

    def samples(self) -> list[Value]:
        return [CHANCE, 0, self.seats - 1]


Option = Flag | Choice | Number | Seat


def values_of(option: Option) -> Sequence[Value]:
    """Return all values of an option."""
    if isinstance(option, Number):
        return range(option.low, option.high + 1)
    if isinstance(option, Seat):
        return range(CHANCE, option.seats)
    return option.samples()


def renamed(declared: Mapping[str, Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return given options under the names of today."""
    now = dict(given)
    for name, option in declared.items():
        if isinstance(option, Seat) and option.once in now:
            once = now.pop(option.once)
            number = Number(0, option.seats, 0).read(once)
            now.setdefault(name, once if number is None else number - 1)
    return now


def read_options(declared: Mapping[str, Option], given: Mapping[str, Any]) -> dict[str, Value]:
    """Return all options of a table: the given ones, validated, and defaults for the rest."""
    given = renamed(declared, given)
    for name in given:
        if name not in declared:
            raise BadOption(message("error-unknown-option", option=str(name), known=", ".join(declared)))
    chosen: dict[str, Value] = {}
    for name, option in declared.items():
        value = option.read(given[name]) if name in given else option.default
        if value is None:
            raise BadOption(
                message("error-bad-option", option=name, value=str(given[name])[:60], allowed=option.allowed())
            )
        chosen[name] = value
    return chosen
