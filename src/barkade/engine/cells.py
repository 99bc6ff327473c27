"""The shape of a state: one class of cells, from which both bodies, the range checks and the spelling derive.

A game declares its state (and its box) as a class of cells:

    class State:
        to_move = cell(low=-1, high=3)
        yard = cells(26, of=CARDS)
        hand = grid(4, 4, of=CARDS)

To the type checker these are `int`, `list[int]` and `list[list[int]]`. The plain body is an object with exactly these
attributes; the compiled body is a numpy record with the smallest integers that hold the declared range. A cell declared
`of` names holds an index into them, and a position spells it by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Generic, TypeVar, cast

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Cell:
    """What one attribute of a state holds: its dimensions (none for a single number), range and names."""

    shape: tuple[int, ...]
    low: int
    high: int
    names: tuple[str, ...] | None = None

    @property
    def blank(self) -> int:
        return 0 if self.low <= 0 <= self.high else self.low

    @property
    def size(self) -> int:
        size = 1
        for extent in self.shape:
            size *= extent
        return size


def _declare(shape: tuple[int, ...], low: int, high: int, of: Sequence[str] | None) -> Cell:
    if of is not None:
        return Cell(shape, 0, len(of) - 1, tuple(of))
    return Cell(shape, low, high)


def cell(*, low: int = 0, high: int = 1, of: Sequence[str] | None = None) -> int:
    """One number."""
    return cast(int, _declare((), low, high, of))


def cells(extent: int, *, low: int = 0, high: int = 1, of: Sequence[str] | None = None) -> list[int]:
    """A row of numbers."""
    return cast("list[int]", _declare((extent,), low, high, of))


def grid(rows: int, extent: int, *, low: int = 0, high: int = 1, of: Sequence[str] | None = None) -> list[list[int]]:
    """A row of rows."""
    return cast("list[list[int]]", _declare((rows, extent), low, high, of))


def cube(
    layers: int, rows: int, extent: int, *, low: int = 0, high: int = 1, of: Sequence[str] | None = None
) -> list[list[list[int]]]:
    """A row of grids."""
    return cast("list[list[list[int]]]", _declare((layers, rows, extent), low, high, of))


class OutOfShape(ValueError):
    """A body does not fit its declaration: `where` names the attribute, `what` the offending value."""

    def __init__(self, where: str, what: object) -> None:
        super().__init__(f"{where}: {what!r}")
        self.where = where
        self.what = what


class Layout(Generic[S]):
    """All that can be derived from one class of cells."""

    def __init__(self, declared: type[S]) -> None:
        self.declared = declared
        self.fields: dict[str, Cell] = {
            name: value for name, value in vars(declared).items() if isinstance(value, Cell)
        }
        # A class of its own with slots: reading an attribute of it is the fastest Python has, and it can't grow others.
        self._body = type(declared.__name__, (), {"__slots__": tuple(self.fields), "__module__": declared.__module__})
        self._copy, self._flat = _written_out(self.fields)

    def blank(self) -> S:
        """A body with every cell at rest (0 where the range allows it)."""
        body = self._body()
        for name, spec in self.fields.items():
            setattr(body, name, _filled(spec.shape, spec.blank))
        return cast(S, body)

    def copy(self, body: S) -> S:
        """A body of the same values that shares nothing."""
        return cast(S, self._copy(self._body(), body))

    def flat(self, body: S) -> list[int]:
        """All numbers in the order of their declaration: what is compared, summed and sent."""
        return self._flat(body)

    def from_flat(self, numbers: Sequence[int]) -> S:
        """The body that `flat` gave these numbers for."""
        if len(numbers) != sum(spec.size for spec in self.fields.values()):
            raise OutOfShape(self.declared.__name__, len(numbers))
        source = iter(numbers)
        body = self._body()
        for name, spec in self.fields.items():
            setattr(body, name, _refilled(spec.shape, source))
        self.check(cast(S, body))
        return cast(S, body)

    def check(self, body: S) -> None:
        """Raise `OutOfShape` unless every cell is within its range: a smaller integer would have wrapped."""
        for name, spec in self.fields.items():
            for number in _flat(getattr(body, name), len(spec.shape)):
                if type(number) is not int or not spec.low <= number <= spec.high:
                    raise OutOfShape(name, number)

    def spell(self, body: S) -> dict[str, Any]:
        """The body as a dict that people can read and write: names where cells have names."""
        return {name: _spelled(getattr(body, name), spec) for name, spec in self.fields.items()}

    def read(self, spelled: Mapping[str, Any]) -> S:
        """The body that is spelled so; cells left out are at rest, rows may be shorter than declared."""
        for name in spelled:
            if name not in self.fields:
                raise OutOfShape(str(name), spelled[name])
        body = self.blank()
        for name, value in spelled.items():
            setattr(body, name, _read(name, value, self.fields[name], self.fields[name].shape))
        return body


_layouts: dict[type[Any], Layout[Any]] = {}


def layout(declared: type[S]) -> Layout[S]:
    """The layout of a class of cells (one object a class)."""
    if declared not in _layouts:
        _layouts[declared] = Layout(declared)
    return _layouts[declared]


def _filled(shape: tuple[int, ...], value: int) -> Any:
    if not shape:
        return value
    if len(shape) == 1:
        return [value] * shape[0]
    return [_filled(shape[1:], value) for _ in range(shape[0])]


def _written_out(fields: Mapping[str, Cell]) -> tuple[Callable[[Any, Any], Any], Callable[[Any], list[int]]]:
    """`copy` and `flat` with every field written out: views are made of them, and this is four times faster."""
    copies = "".join(f"    twin.{name} = {_copied(f'body.{name}', spec.shape)}\n" for name, spec in fields.items())
    numbers = ", ".join(number for name, spec in fields.items() for number in _numbers(f"body.{name}", spec.shape))
    made: dict[str, Any] = {}
    exec(f"def copy(twin, body):\n{copies}    return twin\n\ndef flat(body):\n    return [{numbers}]\n", made)
    return made["copy"], made["flat"]


def _copied(value: str, shape: tuple[int, ...]) -> str:
    if not shape:
        return value
    if len(shape) == 1:
        return f"{value}[:]"
    return f"[{', '.join(_copied(f'{value}[{row}]', shape[1:]) for row in range(shape[0]))}]"


def _numbers(value: str, shape: tuple[int, ...]) -> list[str]:
    if not shape:
        return [value]
    if len(shape) == 1:
        return [f"*{value}"]
    return [number for row in range(shape[0]) for number in _numbers(f"{value}[{row}]", shape[1:])]


def _flat(value: Any, depth: int) -> Any:
    if depth == 0:
        return (value,)
    if depth == 1:
        return value
    return chain.from_iterable(_flat(part, depth - 1) for part in value)


def _refilled(shape: tuple[int, ...], source: Iterator[int]) -> Any:
    if not shape:
        return next(source)
    return [_refilled(shape[1:], source) for _ in range(shape[0])]


def _spelled(value: Any, spec: Cell) -> Any:
    if isinstance(value, list):
        return [_spelled(part, spec) for part in value]
    return spec.names[value] if spec.names is not None else value


def _read(name: str, value: Any, spec: Cell, shape: tuple[int, ...]) -> Any:
    if shape:
        if not isinstance(value, list | tuple) or len(value) > shape[0]:
            raise OutOfShape(name, value)
        parts = [_read(name, part, spec, shape[1:]) for part in value]
        return parts + [_filled(shape[1:], spec.blank) for _ in range(shape[0] - len(parts))]
    if spec.names is not None:
        if value not in spec.names:
            raise OutOfShape(name, value)
        return spec.names.index(value)
    if type(value) is not int or not spec.low <= value <= spec.high:
        raise OutOfShape(name, value)
    return value
