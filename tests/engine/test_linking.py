"""Whole-program compilation: callees are shared and end as IR, entries run."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba.core import config

from barkade.engine import linking


@pytest.fixture
def half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A callee that an entry has called with narrow, wide and literal integers."""
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path))

    @linking.callee()
    def half(n: int) -> int:
        return n // 2

    @linking.entry()
    def halves(narrow: Any, wide: Any) -> int:
        return int(half(narrow[0]) + half(wide[0]) + half(n=7))

    assert halves(np.array([-5], np.int8), np.array([2**40])) == -3 + 2**39 + 3
    return half


def test_narrow_and_wide_integers_share_a_callee(half: Any) -> None:
    assert len(half.overloads) == 1


def test_a_callee_has_no_machine_code_of_its_own(half: Any) -> None:
    (compiled,) = half.overloads.values()
    name, engine = compiled.fndesc.mangled_name, compiled.library.codegen._engine
    assert compiled.library.get_function(name).name == name
    assert not engine.is_symbol_defined(name)


def test_entries_alone_link_and_whatever_they_reach_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A leaf is needed after a library was linked that would have needed it, had it been called."""
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path))

    @linking.callee()
    def leaf(n: int) -> int:
        return n + 1 if n < 100 else leaf_of_leaf(n)

    @linking.callee()
    def leaf_of_leaf(n: int) -> int:
        return n * 3

    @linking.callee()
    def used(n: int) -> int:
        return int(leaf(n) * 2)

    @linking.callee()
    def never_called(n: int) -> int:
        return int(leaf(n) * 5)

    @linking.entry()
    def top(n: int) -> int:
        return int(never_called(n)) if n - n else int(used(n) + leaf_of_leaf(n))

    assert [top(1), top(100)] == [4 + 3, 600 + 300]
    (caller,), (called,) = used.overloads.values(), leaf.overloads.values()
    assert caller.library.get_function(called.fndesc.mangled_name).is_declaration
