"""The attacks of bench/abuse.py against a server with its limits: nobody else waits for long."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).resolve().parents[2] / "bench" / "abuse.py"
BOUND_MS = 1000
"""On a machine that others use as well; a quiet one stays below 250."""


@pytest.mark.long
@pytest.mark.parametrize("attack", ["records", "frames", "mutes", "tables", "bots"])
def test_everybody_else_is_served_during_an_attack(attack: str) -> None:
    command = [sys.executable, str(BENCH), "--json", "--seconds", "4", "--only", attack]
    report = json.loads(subprocess.run(command, check=True, capture_output=True, timeout=300).stdout)[attack]
    assert report["after"]["worst_ms"] < BOUND_MS, report
