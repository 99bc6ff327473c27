"""The description of the requests is current, and leaves none out."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "openapi.py"


def test_the_description_is_current_and_complete() -> None:
    made = runpy.run_path(str(SCRIPT))
    assert set(made["routes"]()) == set(made["SHAPES"])
    assert made["is_current"](), "run: python scripts/openapi.py"


def test_every_request_and_every_field_is_named_in_the_protocol() -> None:
    told = (SCRIPT.parents[1] / "docs" / "protocol.md").read_text("utf-8")
    described = json.loads((SCRIPT.parents[1] / "docs" / "openapi.json").read_text("utf-8"))
    requests = [f"{method.upper()} {path}" for path, methods in described["paths"].items() for method in methods]
    named = [request.replace("{table}", "{id}") for request in requests]
    assert [each for each in named if not re.search(rf"`{re.escape(each)}[`? ]", told)] == []
    fields = {field for shape in described["components"]["schemas"].values() for field in shape.get("properties", ())}
    assert [field for field in sorted(fields) if not re.search(rf"[`\".]{field}[`\"]", told)] == []
