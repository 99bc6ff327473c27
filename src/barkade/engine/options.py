"""What a table may agree on before the start, declared by each game and checked in one place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from barkade.engine.errors import BadOption
from barkade.engine.words import message

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""

    default: bool = False

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
    """One of a few words; the first is the default."""

    words: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.words[0]

    def read(self, value: object) -> str | None:
        return str(value) if str(value) in self.words else None

    def allowed(self) -> str:
        return ", ".join(self.words)

    def samples(self) -> list[Value]:
        return list(self.words)


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number in a range."""

    low: int
    high: int
    default: int

    def read(self, value: object) -> int | None:
        if isinstance(value, bool) or not str(value).lstrip("-").isdecimal():
            return None
        number = int(str(value))
        return number if self.low <= number <= self.high else None

    def allowed(self) -> str:
        return f"{self.low}-{self.high}"

    def samples(self) -> list[Value]:
        return sorted({self.low, self.default, self.high})


Option = Flag | Choice | Number


def read_options(declared: Mapping[str, Option], given: Mapping[str, Any]) -> dict[str, Value]:
    """All options of a table: what was given, checked, and the defaults for the rest."""
    for name in given:
        if name not in declared:
            raise BadOption(message("error-unknown-option", option=str(name), known=", ".join(declared)))
    chosen: dict[str, Value] = {}
    for name, option in declared.items():
        value = option.read(given[name]) if name in given else option.default
        if value is None:
            raise BadOption(message("error-bad-option", option=name, value=str(given[name]), allowed=option.allowed()))
        chosen[name] = value
    return chosen
