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
