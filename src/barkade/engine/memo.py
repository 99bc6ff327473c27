"""Values that are worked out from a state, kept for as long as the part of it that they come from stays the same."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Generic, TypeVar

from barkade.engine.schema import Layout

T = TypeVar("T")


class Memo(Generic[T]):
    """A value, worked out again only if a field of the state has changed that was read the last time.

    Whatever else changes, `make` would read the same values again and come to the same result. It gets a copy of the
    state, which it may change. The states themselves must not change: a match replaces its state.
    """

    def __init__(self, states: Layout[Any], make: Callable[[Any], T]) -> None:
        self._states = states
        self._make = make
        self._get: Callable[[Any], Any] | None = None
        """The fields that the value comes from."""
        self._source: Any = None
        """Their values at that time."""
        self._value: T

    def of(self, state: Any) -> T:
        """The value for a state."""
        if self._get is None or self._get(state) != self._source:
            copy, read = self._states.copy_lazily(state)
            self._value = self._make(copy)
            self._get = attrgetter(*read) if read else _nothing
            self._source = self._get(state)
        return self._value


def _nothing(_state: Any) -> None:
    """Fixed inputs of a value."""
