"""Schema of a state: one class of cells, from which both representations, range checks and spelling are derived.

A game declares its state (and its box) as a class of cells:

    class State:
        to_move = cell(low=-1, high=3)
        yard = cells(26, of=CARDS)
        hand = grid(4, 4, of=CARDS)

To the type checker these are `int`, `list[int]` and `list[list[int]]`. At a table an instance is a plain object with
exactly these attributes; compiled rules use a numpy record with the smallest integers that hold the declared ranges. A
cell declared `of` names holds an index into them, and a position spells it by name.

A cell also declares the meaning of its numbers (`means`), whether its first axis is one of seats (`by_seat`), and
whether it may be secret (`secret`); environments rotate and encode states accordingly (docs/envs.md). Cells with names
are categories and those from 0 to 1 are flags; all other cells of a state have to declare `means`.

`labels` are texts for people, such as the names in a custom box. They exist beside the numbers, on the plain object
only, invisible to rules and searches.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Any, Generic, Literal, TypedDict, TypeVar, Unpack, cast

S = TypeVar("S")

Meaning = Literal["flag", "count", "category", "seat", "seat-from-1", "bits"]
COUNT: Meaning = "count"
"""A quantity or a rank, with a meaningful order."""
CATEGORY: Meaning = "category"
"""One of several values without an order; 0 is often none."""
FLAG: Meaning = "flag"
SEAT: Meaning = "seat"
"""A seat counted from 0; below 0 is nobody."""
SEAT_FROM_1: Meaning = "seat-from-1"
"""A seat counted from 1; 0 is nobody."""
BITS: Meaning = "bits"

UNKNOWN = -1
"""The value, in an observation, of a secret cell that its seat does not know."""


@dataclass(frozen=True, slots=True)
class Cell:
    """Declaration of one attribute: its dimensions (none for a single number), range, names and meaning."""

    shape: tuple[int, ...]
    low: int
    high: int
    names: tuple[str, ...] | None = None
    means: Meaning | None = None
    by_seat: bool = False
    secret: bool = False

    @property
    def blank(self) -> int:
        return 0 if self.low <= 0 <= self.high else self.low

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def rows(self) -> list[str]:
        """Indices of all rows of numbers, as source text; a single number counts as a row."""
        return ["".join(f"[{index}]" for index in indices) for indices in product(*map(range, self.shape[:-1]))]


class Said(TypedDict, total=False):
    """The arguments of a declaration besides its dimensions."""

    low: int
    high: int
    of: Sequence[str]
    means: Meaning
    by_seat: bool
    secret: bool


def _declare(shape: tuple[int, ...], said: Said) -> Cell:
    of = said.get("of")
    low, high = (0, len(of) - 1) if of is not None else (said.get("low", 0), said.get("high", 1))
    usual = CATEGORY if of is not None else FLAG if (low, high) == (0, 1) else None
    return Cell(
        shape,
        low,
        high,
        None if of is None else tuple(of),
        said.get("means", usual),
        said.get("by_seat", False),
        said.get("secret", False),
    )


def cell(**said: Unpack[Said]) -> int:
    """One number: 0 or 1, unless its range or its names are given."""
    return cast(int, _declare((), said))


def cells(extent: int, **said: Unpack[Said]) -> list[int]:
    """A list of numbers."""
    return cast("list[int]", _declare((extent,), said))


def grid(rows: int, extent: int, **said: Unpack[Said]) -> list[list[int]]:
    """A list of lists."""
    return cast("list[list[int]]", _declare((rows, extent), said))


def cube(layers: int, rows: int, extent: int, **said: Unpack[Said]) -> list[list[list[int]]]:
    """A list of grids."""
    return cast("list[list[list[int]]]", _declare((layers, rows, extent), said))


@dataclass(frozen=True, slots=True)
class Labels:
    """Declaration of a row of texts beside the numbers."""

    extent: int


def labels(extent: int) -> list[str]:
    """Declare a row of texts, empty until they are set. They are neither compiled nor flat nor spelled."""
    return cast("list[str]", Labels(extent))


class OutOfShape(ValueError):
    """A value does not fit its declaration: `where` names the attribute, `what` the offending value."""

    def __init__(self, where: str, what: object) -> None:
        super().__init__(f"{where}: {what!r}")
        self.where = where
        self.what = what


class Layout(Generic[S]):
    """Everything derived from one class of cells."""

    def __init__(self, declared: type[S]) -> None:
        self.declared = declared
        self.fields: dict[str, Cell] = {
            name: value for name, value in vars(declared).items() if isinstance(value, Cell)
        }
        self.labels: dict[str, Labels] = {
            name: value for name, value in vars(declared).items() if isinstance(value, Labels)
        }
        # A class with slots: fastest attribute access, and no attribute can be added.
        self._instance = type(
            declared.__name__,
            (),
            {
                "__slots__": (*self.fields, *self.labels),
                "__module__": declared.__module__,
                # Pickle would find the declaration under the class's name: rebuild the instance from its numbers.
                "__reduce__": lambda instance: (_restored, (declared, *self._parts(instance))),
            },
        )
        self._declarations = [(name, spec) for name, spec in self.fields.items() for _ in range(spec.size)]
        self._blank = [spec.blank for _, spec in self._declarations]
        made = _generate(self._instance, self.fields, self.labels)
        self.copy: Callable[[S], S] = made["copy"]
        """Return a deep copy."""
        self.flat: Callable[[S], list[int]] = made["flat"]
        """Return all numbers in order of declaration: the form that is compared, hashed and sent."""
        self._filled: Callable[[Sequence[int]], S] = made["filled"]
        self._lazy = _lazy_class(self._instance, self.fields)
        self._lazy_copies: dict[tuple[str, ...], Callable[[S], tuple[S, list[str]]]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return layout, (self.declared,)

    def _parts(self, instance: S) -> tuple[list[int], list[list[str]]]:
        return self.flat(instance), [getattr(instance, name) for name in self.labels]

    def blank(self) -> S:
        """Return an instance with every cell blank (0 where the range allows it, else the lowest value)."""
        return self._filled(self._blank)

    def lazy_copy(self, fields: tuple[str, ...]) -> Callable[[S], tuple[S, list[str]]]:
        """Return a function that copies an instance: these fields at once, any other when it is first read.

        It returns the copy and a list to which the names of these other fields are appended.
        """
        if fields not in self._lazy_copies:
            copies = "".join(f"    target.{name} = {_copied(name, self.fields[name])}\n" for name in fields)
            made: dict[str, Any] = {"lazy": self._lazy}
            exec(
                "def copy(source):\n    target = lazy()\n    target.lazy_source, target.lazy_read = source, []\n"
                f"{copies}    return target, target.lazy_read\n",
                made,
            )
            self._lazy_copies[fields] = made["copy"]
        return self._lazy_copies[fields]

    def from_flat(self, numbers: Sequence[int]) -> S:
        """Return the instance with these numbers: the inverse of `flat`."""
        numbers = list(numbers)
        self._check(numbers)
        return self._filled(numbers)

    def check(self, instance: S) -> None:
        """Raise `OutOfShape` unless every cell is within its range: a smaller integer would have wrapped."""
        self._check(self.flat(instance))

    def _check(self, numbers: Sequence[int]) -> None:
        if len(numbers) != len(self._declarations):
            raise OutOfShape(self.declared.__name__, len(numbers))
        for number, (name, spec) in zip(numbers, self._declarations, strict=True):
            if type(number) is not int or not spec.low <= number <= spec.high:
                raise OutOfShape(name, number)

    def spell(self, instance: S) -> dict[str, Any]:
        """Return the instance as a dict that people can read and write, with names instead of indexes."""
        return {name: _spelled(getattr(instance, name), spec) for name, spec in self.fields.items()}

    def read(self, spelled: Mapping[str, Any]) -> S:
        """Return the instance spelled in a dict; missing cells are blank, rows may be shorter than declared."""
        for name in spelled:
            if name not in self.fields:
                raise OutOfShape(str(name), spelled[name])
        instance = self.blank()
        for name, value in spelled.items():
            setattr(instance, name, _read(name, value, getattr(instance, name), self.fields[name]))
        return instance


_layouts: dict[type[Any], Layout[Any]] = {}


def layout(declared: type[S]) -> Layout[S]:
    """Return the layout of a class of cells (one object per class)."""
    if declared not in _layouts:
        _layouts[declared] = Layout(declared)
    return _layouts[declared]


def _restored(declared: type[Any], numbers: list[int], texts: list[list[str]]) -> Any:
    """Rebuild a pickled instance."""
    its = layout(declared)
    instance = its.from_flat(numbers)
    for name, row in zip(its.labels, texts, strict=True):
        setattr(instance, name, row)
    return instance


def _lazy_class(instance: type[Any], fields: Mapping[str, Cell]) -> Any:
    """Return a class whose slots are filled on first access, as Python calls `__getattr__` for an empty slot."""
    copiers: dict[str, Callable[[Any], Any]] = {
        name: eval(f"lambda source: {_copied(name, spec)}") for name, spec in fields.items()
    }

    def first_read(self: Any, name: str) -> Any:
        if name not in copiers:
            raise AttributeError(name)
        value = copiers[name](self.lazy_source)
        setattr(self, name, value)
        self.lazy_read.append(name)
        return value

    slots = {"__slots__": ("lazy_source", "lazy_read"), "__getattr__": first_read}
    return type(f"Lazy{instance.__name__}", (instance,), slots)


def _copied(name: str, spec: Cell) -> str:
    """Return the expression that copies a field of `source`."""
    rows = [f"source.{name}{row}" for row in spec.rows]
    return _nested([f"{row}[:]" for row in rows], spec.shape) if spec.shape else rows[0]


def _generate(instance: type[Any], fields: Mapping[str, Cell], beside: Mapping[str, Labels]) -> dict[str, Any]:
    """Generate `copy`, `flat` and `filled` with unrolled rows: four times as fast as loops, and used in every view."""
    copies, numbers, fills, offset = "", [], "", 0
    for name, spec in fields.items():
        rows = [f"source.{name}{row}" for row in spec.rows]
        if spec.shape:
            step = spec.shape[-1]
            slices = [f"numbers[{start}:{start + step}]" for start in range(offset, offset + spec.size, step)]
            filled = _nested(slices, spec.shape)
            numbers += [f"*{row}" for row in rows]
        else:
            filled = f"numbers[{offset}]"
            numbers += rows
        copies += f"    target.{name} = {_copied(name, spec)}\n"
        fills += f"    target.{name} = {filled}\n"
        offset += spec.size
    for name, texts in beside.items():
        copies += f"    target.{name} = source.{name}[:]\n"
        fills += f"    target.{name} = [''] * {texts.extent}\n"
    made: dict[str, Any] = {"instance": instance}
    exec(
        f"def copy(source):\n    target = instance()\n{copies}    return target\n\n"
        f"def flat(source):\n    return [{', '.join(numbers)}]\n\n"
        f"def filled(numbers):\n    target = instance()\n{fills}    return target\n",
        made,
    )
    return made


def _nested(rows: Sequence[str], shape: tuple[int, ...]) -> str:
    """Arrange the expressions of all rows as nested list displays of a shape."""
    for extent in reversed(shape[:-1]):
        rows = [f"[{', '.join(rows[at : at + extent])}]" for at in range(0, len(rows), extent)]
    return rows[0]


def _spelled(value: Any, spec: Cell) -> Any:
    if isinstance(value, list):
        return [_spelled(part, spec) for part in value]
    return spec.names[value] if spec.names is not None else value


def _read(name: str, value: Any, blank: Any, spec: Cell) -> Any:
    """Read a spelled value; `blank` has the declared shape and provides missing entries."""
    if isinstance(blank, list):
        if not isinstance(value, list | tuple) or len(value) > len(blank):
            raise OutOfShape(name, value)
        return [_read(name, part, rest, spec) for part, rest in zip(value, blank, strict=False)] + blank[len(value) :]
    if spec.names is not None:
        if value not in spec.names:
            raise OutOfShape(name, value)
        return spec.names.index(value)
    if type(value) is not int or not spec.low <= value <= spec.high:
        raise OutOfShape(name, value)
    return value
