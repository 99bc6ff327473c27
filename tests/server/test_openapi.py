"""The description of the requests is current, and leaves none out."""

from __future__ import annotations

import runpy
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "openapi.py"


def test_the_description_is_current_and_complete() -> None:
    made = runpy.run_path(str(SCRIPT))
    assert set(made["routes"]()) == set(made["SHAPES"])
    assert made["is_current"](), "run: python scripts/openapi.py"
