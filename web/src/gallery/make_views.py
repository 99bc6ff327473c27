"""Save views of games at the start, in every phase and at the end, for the gallery and for the tests of the boards.

python web/src/gallery/make_views.py [game ...]
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any, NamedTuple

import barkade
from barkade.bots import good_dog_choice
from barkade.games import PACKAGES, load_game

HERE = Path(__file__).parent
NAMES = ("Ada", "Benedikt", "Chloé", "Dmytro", "Eszter")
LONGEST = 4000


class Wanted(NamedTuple):
    """The saved moments of a game: see games/<game>/gallery.json."""

    tables: list[dict[str, Any]]
    late: bool
    """Keep a late moment of every phase, too."""


def wanted(game: str) -> Wanted:
    path = HERE.parent / "games" / game / "gallery.json"
    if path.is_file():
        return Wanted(**json.loads(path.read_text("utf-8")))
    return Wanted([{"players": players} for players in load_game(game).players if players > 1], late=True)


def choose(match: barkade.Match, rng: random.Random) -> str:
    """Return a bot's choice; now and then another one, so that odd positions come up, too."""
    view = match.view(match.to_move)
    chosen = rng.choice(view["legal"]) if rng.random() < 0.1 else good_dog_choice(view, rng)
    return str(chosen["text"])


def coach_of(game: str) -> Any:
    return load_game(game).coach()


def moment(match: barkade.Match, seat: int | None, since: int, name: str) -> dict[str, Any]:
    view = match.view(seat)
    coach = coach_of(match.game.id).advise(view) if view["legal"] else None
    del view["known"]
    return {"name": name, "view": view, "news": match.events(seat, since), "coach": coach}


def phase_of(view: dict[str, Any]) -> str:
    """Return the key of a moment worth keeping: the phase of the board, and the trick if there is one."""
    return "-".join(str(part) for name in ("phase", "trick") if (part := view["board"].get(name)))


def moments(game: str, options: dict[str, Any], seed: int, keep_late: bool) -> list[dict[str, Any]]:
    """Return a game's start, the first and optionally a late moment of every phase, and its end."""
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
    if keep_late:
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
    for game in games or list(PACKAGES):
        tables, late = wanted(game)
        saved = [each for number, options in enumerate(tables) for each in moments(game, options, 7 + number, late)]
        lines = ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in saved)
        (folder / f"{game}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
