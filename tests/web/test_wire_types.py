"""The browser's types of what goes over the wire are made from the server's own structs."""

import runpy
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "wire_types.py"


def test_the_types_in_the_browser_are_current(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(SCRIPT.parent)
    assert runpy.run_path(str(SCRIPT))["stale"]() == [], "run: python scripts/wire_types.py"
