"""The browser's types of what goes over the wire are made from the server's own structs."""

import runpy
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "wire_types.py"


def test_the_types_in_the_browser_are_current() -> None:
    made = runpy.run_path(str(SCRIPT))
    assert made["TARGET"].read_text("utf-8") == made["types"](), "run: python scripts/wire_types.py"
