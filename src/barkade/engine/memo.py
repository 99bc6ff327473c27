"""Memoized values of a state, valid until one of the fields changes that they depend on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any, Generic, TypeVar

from barkade.engine.schema import Layout

K = TypeVar("K")
T = TypeVar("T")


class Memo(Generic[K, T]):
    """A cache of values by key that tracks which fields of the state they were computed from.

    All values are dropped when one of these fields changes. `make` gets a copy of the state, which it may change; the
    states themselves must not be mutated (a match replaces its state).
    """

    def __init__(self, states: Layout[Any], make: Callable[[K, Any], T]) -> None:
        self._states = states
        self._make = make
        self._values: dict[K, T] = {}
        self._state: Any = None
        """The state for which the values are valid."""
        self._fields: tuple[str, ...] = ()
        """The fields that were read to compute values."""
        self._get: Callable[[Any], Any] = _nothing
        self._source: Any = None
        """The contents of these fields."""

    def of(self, key: K, state: Any) -> T:
        """Return the value of a key for a state."""
        if state is not self._state:
            self._state = state
            source = self._get(state)
            if source != self._source:
                self._values.clear()
                self._source = source
        if key not in self._values:
            copy, read = self._states.lazy_copy(self._fields)(state)
            self._values[key] = self._make(key, copy)
            if read:
                self._read_more(read)
        return self._values[key]

    def _read_more(self, read: Iterable[str]) -> None:
        """Track these fields, too."""
        self._fields = tuple(sorted({*self._fields, *read}))
        self._get = attrgetter(*self._fields)
        self._source = self._get(self._state)


def _nothing(_state: Any) -> None:
    """Fixed inputs of a value."""
