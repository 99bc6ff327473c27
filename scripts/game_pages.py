"""Pages that stand in a game's folder and are made by a script: written, or only compared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import resources
from pathlib import Path

from barkade.engine.game import Game
from barkade.games import games, load_game


def file_of(game: Game, name: str) -> Path:
    return Path(str(resources.files(game.package))) / name


def written(game: Game, name: str) -> str:
    """Return the page as it stands, empty if there is none."""
    path = file_of(game, name)
    return path.read_text("utf-8") if path.exists() else ""


def write_pages(name: str, page: Callable[[Game], str], argv: Sequence[str]) -> int:
    """Write this page of every game, or with `--check` say which are out of date; return the exit status."""
    stale = [game for game in map(load_game, games()) if written(game, name) != page(game)]
    for game in stale:
        if "--check" in argv:
            print(f"{name} of {game.id} is out of date")
        else:
            file_of(game, name).write_text(page(game), "utf-8", newline="\n")
    return 1 if stale and "--check" in argv else 0
