"""Names of the environments for Gymnasium: `import barkade.envs` registers `barkade/Dig-v1` and all others."""

from __future__ import annotations

from importlib.util import find_spec

from barkade.games import games, load_game

MODULE = f"{__name__.rpartition('.')[0]}.gymnasium_env"


def name_of(game: str) -> str:
    return f"barkade/{game.capitalize()}-v{load_game(game).observations}"


def register() -> None:
    """Register every game, if Gymnasium is installed."""
    if find_spec("gymnasium") is None:
        return
    import gymnasium

    for game in games():
        if name_of(game) not in gymnasium.registry:
            gymnasium.register(
                name_of(game),
                entry_point=f"{MODULE}:SingleEnv",
                vector_entry_point=f"{MODULE}:ManyEnv",
                kwargs={"game": game},
            )
