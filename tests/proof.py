"""`@proves("DIG-5.3")`: a test says which numbered rules it proves. `test_every_rule_is_proven` reads it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def proves(*rules: str) -> Callable[[Test], Test]:
    """Name the rules that a test proves."""

    def mark(test: Test) -> Test:
        return test

    assert rules
    return mark
