"""The catalogue of games that the page was built with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

CATALOGUE = Path(__file__).resolve().parents[3] / "web" / "src" / "net" / "catalogue.ts"


def known(game: str) -> dict[str, Any]:
    text = CATALOGUE.read_text("utf-8").partition("GAMES: Game[] = ")[2]
    entries: list[dict[str, Any]] = json.JSONDecoder().raw_decode(text)[0]
    return next(entry for entry in entries if entry["game"] == game)
