"""The ways a game begins: set up, in a position, or behind a view."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from barkade.engine.agreed import Agreed
from barkade.engine.cells import OutOfShape
from barkade.engine.chance import FromRandom, Live, Simulation, Source
from barkade.engine.errors import BadOption, BadPosition
from barkade.engine.kit import EVERYONE
from barkade.engine.match import Match
from barkade.engine.words import message


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
    """A new game. With a seed it can be had again; without one its chance is live, committed to and verifiable."""
    table = Agreed.of(game, players, options, box, names)
    if chance is None:
        if seed is not None and (type(seed) is not int or not 0 <= seed < 2**63):
            raise BadOption(message("error-bad-option", option="seed", value=str(seed), allowed="0-2^63"))
        chance = Live() if seed is None else Simulation(seed)
    return Match(table, chance)


def from_position(position: Mapping[str, Any], chance: Source | None = None) -> Match:
    """The game in a position as `Match.position` gives it; what is left out of its state is at rest."""
    try:
        table = Agreed.of(
            position["game"],
            position.get("players"),
            position.get("options") or {},
            position.get("box"),
            position.get("names") or (),
        )
        state = table.room.states.read({"players": table.players, **position["state"]})
    except OutOfShape as error:
        raise BadPosition(message("error-bad-position-cell", cell=error.where, value=str(error.what)[:60])) from error
    except (KeyError, TypeError, AttributeError) as error:
        raise BadPosition(message("error-bad-position")) from error
    _check(table, state)
    return Match(table, Live() if chance is None else chance, state)


def sample(view: Mapping[str, Any], rng: random.Random | int) -> Match:
    """A whole world as it may be behind a view: built from the view alone, so it can't know more than its seat."""
    source = random.Random(rng) if isinstance(rng, int) else rng
    try:
        table = Agreed.of(view["game"], view["players"], view["options"], view["box"], view["names"])
        state = table.room.states.from_flat(view["known"])
        seat = EVERYONE if view["seat"] is None else range(table.players)[view["seat"]]
    except (LookupError, TypeError, AttributeError, OutOfShape) as error:
        raise BadPosition(message("error-bad-view")) from error
    _check(table, state)
    chance = FromRandom(source)
    table.room.rules.redeal(state, table.box(), seat, chance)
    return Match(table, chance, state)


def _check(table: Agreed, state: Any) -> None:
    impossible = table.room.rules.check(state, table.box())
    if state.players != table.players:
        raise BadPosition(message("error-bad-position-cell", cell="players", value=str(state.players)))
    if impossible:
        raise BadPosition(message(f"{table.room.game}-impossible-{impossible}"))
