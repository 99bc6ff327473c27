"""Factories of matches: set up, from a position, or sampled from a view."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from barkade.engine.chance import FromRandom, Live, SeededChance, Source
from barkade.engine.errors import BadOption, BadPosition
from barkade.engine.i18n import message
from barkade.engine.kit import EVERYONE
from barkade.engine.match import Match
from barkade.engine.schema import OutOfShape
from barkade.engine.setup import Setup


def new(
    game: str,
    players: int | None = None,
    seed: int | None = None,
    *,
    chance: Source | None = None,
    box: Mapping[str, Any] | None = None,
    names: Sequence[str] = (),
    **options: Any,
) -> Match:
    """Start a new game: reproducible with a seed, verifiable (commit-reveal) without one."""
    setup = Setup.of(game, players, options, box, names)
    if chance is None:
        if seed is not None and (type(seed) is not int or not 0 <= seed < 2**63):
            raise BadOption(message("error-bad-option", option="seed", value=str(seed), allowed="0-2^63"))
        chance = Live() if seed is None else SeededChance(seed)
    return Match(setup, chance)


def from_position(position: Mapping[str, Any], chance: Source | None = None) -> Match:
    """Start a game from a position in the format of `Match.position`; missing cells of its state are blank."""
    try:
        setup = Setup.of(
            position["game"],
            position.get("players"),
            position.get("options") or {},
            position.get("box"),
            position.get("names") or (),
        )
        state = setup.game.states.read({"players": setup.players, **position["state"]})
    except OutOfShape as error:
        raise BadPosition(message("error-bad-position-cell", cell=error.where, value=str(error.what)[:60])) from error
    except (KeyError, TypeError, AttributeError) as error:
        raise BadPosition(message("error-bad-position")) from error
    _check(setup, state)
    return Match(setup, Live() if chance is None else chance, state)


def sample(view: Mapping[str, Any], rng: random.Random | int) -> Match:
    """Sample a full world consistent with a view (determinization). Only the view is used, so nothing else can leak."""
    source = random.Random(rng) if isinstance(rng, int) else rng
    try:
        setup = Setup.of(view["game"], view["players"], view["options"], view["box"], view["names"])
        state = setup.game.states.from_flat(view["known"])
        seat = EVERYONE if view["seat"] is None else range(setup.players)[view["seat"]]
    except (LookupError, TypeError, AttributeError, OutOfShape) as error:
        raise BadPosition(message("error-bad-view")) from error
    _check(setup, state)
    chance = FromRandom(source)
    setup.game.rules.redeal(state, setup.box(), seat, chance)
    return Match(setup, chance, state)


def _check(setup: Setup, state: Any) -> None:
    impossible = setup.game.rules.check(state, setup.box())
    if state.players != setup.players:
        raise BadPosition(message("error-bad-position-cell", cell="players", value=str(state.players)))
    if impossible:
        raise BadPosition(message(f"{setup.game.id}-impossible-{impossible}"))
