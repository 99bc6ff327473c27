"""Saves views of games at their start, in every phase and at the end, for the gallery and for the tests of the boards.

python web/src/gallery/make_views.py [game ...]
"""

from __future__ import annotations

import importlib
import json
import random
import sys
from pathlib import Path
from typing import Any

import barkade
from barkade.games import ROOMS

HERE = Path(__file__).parent
NAMES = ("Ada", "Benedikt", "Chloé", "Dmytro", "Eszter")
LONGEST = 4000

TABLES: dict[str, list[dict[str, Any]]] = {
    "dig": [{"players": 3}, {"players": 2}, {"players": 4}],
    "goodboy": [{"players": 3}, {"players": 4}, {"players": 2, "hard": True}],
    "spots": [
        {"players": 3},
        {"players": 2, "set": "dog-park"},
        {"players": 4, "set": "obstacle-course"},
        {"players": 2, "set": "hunting-grounds"},
        {"players": 2, "set": "kennel-club"},
        {"players": 2, "set": "puppy-pen"},
        {"players": 1, "free_range": True},
    ],
    "barking": [{"players": 3}, {"players": 5}, {"players": 2, "bark_off": "mic"}],
}


def choose(match: barkade.Match, rng: random.Random) -> str:
    """What a bot does; now and then something else, so that odd positions come up too."""
    view = match.view(match.to_move)
    chosen = rng.choice(view["legal"]) if rng.random() < 0.1 else bot_of(match.game).choose(view, view["legal"], rng)
    return str(chosen["text"])


def bot_of(game: str) -> Any:
    return importlib.import_module(f"{ROOMS[game]}.bot")


def coach_of(game: str) -> Any:
    return importlib.import_module(f"{ROOMS[game]}.coach")


def moment(match: barkade.Match, seat: int | None, since: int, name: str) -> dict[str, Any]:
    view = match.view(seat)
    coach = coach_of(match.game).advise(view) if view["legal"] else None
    del view["known"]
    return {"name": name, "view": view, "news": match.events(seat, since), "coach": coach}


def phase_of(view: dict[str, Any]) -> str:
    """What makes a moment worth keeping: the phase, and the trick in Spots."""
    board = view["board"]
    return "-".join(str(part) for part in (board["phase"], board.get("trick") or "") if part)


def moments(game: str, options: dict[str, Any], seed: int) -> list[dict[str, Any]]:
    """A game's start, the first and a late moment of every phase, and its end."""
    players = options["players"]
    rng = random.Random(seed)
    match = barkade.new(game, seed=seed, names=NAMES[:players], **options)
    label = "-".join(str(value) for value in options.values())
    first: dict[str, dict[str, Any]] = {}
    late: dict[str, dict[str, Any]] = {}
    kept = [moment(match, match.to_move, -1, f"{label} start")]
    while not match.over and match.version < LONGEST:
        since = match.version
        match.play(choose(match, rng))
        now = moment(match, match.to_move if not match.over else 0, since, "")
        phase = phase_of(now["view"])
        if match.version > 12:
            first.setdefault(phase, now)
        if rng.random() < 0.3:
            late[phase] = now
    kept += [{**now, "name": f"{label} {phase}"} for phase, now in first.items()]
    if game != "spots":  # whose tricks make phases enough
        kept += [{**now, "name": f"{label} {phase} late"} for phase, now in late.items() if first.get(phase) != now]
    kept.append(moment(match, 0, match.version - 1, f"{label} end"))
    watched = barkade.new(game, seed=seed, names=NAMES[:players], **options)
    rng = random.Random(seed)
    for _ in range(30):
        watched.play(choose(watched, rng))
    kept.append(moment(watched, None, watched.version - 1, f"{label} watched"))
    return kept


def main(games: list[str]) -> None:
    folder = HERE / "views"
    folder.mkdir(exist_ok=True)
    for game in games or list(ROOMS):
        saved = [each for number, options in enumerate(TABLES[game]) for each in moments(game, options, 7 + number)]
        lines = ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in saved)
        (folder / f"{game}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
