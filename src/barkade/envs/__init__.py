"""Environments for learning: the same games behind the interfaces of the field's tools (docs/envs.md).

`vector` needs nothing but Barkade. PettingZoo, Gymnasium and OpenSpiel come with the extra `barkade[lab]`, and are
imported when they are asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from barkade.engine.i18n import add_words
from barkade.engine.setup import Setup
from barkade.envs.extra import need
from barkade.envs.registration import register

if TYPE_CHECKING:
    from barkade.envs.pettingzoo_env import Aec
    from barkade.envs.vector_env import Vector

add_words(__name__)
register()


def vector(
    game: str,
    games: int = 1024,
    players: int | None = None,
    *,
    opponents: Sequence[str] | None = None,
    limit: int | None = None,
    threads: int = 1,
    box: Mapping[str, Any] | None = None,
    **options: Any,
) -> Vector:
    """Many games at once: one array of actions in, arrays of observations, masks, rewards and ends out."""
    from barkade.envs.vector_env import LIMIT, Vector

    setup = Setup.of(game, players, options, box)
    return Vector(setup, games, opponents=opponents, limit=LIMIT if limit is None else limit, threads=threads)


def aec(
    game: str,
    players: int | None = None,
    *,
    limit: int | None = None,
    render_mode: str | None = None,
    box: Mapping[str, Any] | None = None,
    **options: Any,
) -> Aec:
    """One game as an environment of PettingZoo: an agent for every seat."""
    need("pettingzoo", "PettingZoo")
    from barkade.envs.pettingzoo_env import Aec
    from barkade.envs.vector_env import LIMIT

    return Aec(Setup.of(game, players, options, box), LIMIT if limit is None else limit, render_mode)
