"""The browser's types of what goes over the wire are made from the server's own structs."""

import runpy
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "wire_types.py"


def test_the_types_in_the_browser_are_current() -> None:
    assert runpy.run_path(str(SCRIPT))["stale"]() == [], "run: python scripts/wire_types.py"
