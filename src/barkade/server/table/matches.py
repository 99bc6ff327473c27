"""The match of a table: new, or continued from a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from barkade.engine.chance import CommonDraws, Live
from barkade.engine.errors import BarkadeError
from barkade.engine.match import Match
from barkade.engine.options import renamed
from barkade.engine.record import play_on
from barkade.engine.setup import Setup
from barkade.games import load_game
from barkade.server.table import events


def options_of(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return stored options under the names of today; unchanged if the game is gone."""
    try:
        return renamed(load_game(game).options, options)
    except BarkadeError:
        return dict(options)


def new_match(
    opened: events.Opened, nonces: Sequence[str], options: Mapping[str, Any], continued: Match | None = None
) -> Match:
    """Set up a table's match, or continue its record. `continued` is the replayed record if the caller has it, as a
    replay is slow. Raises `BarkadeError` if the match can't be made."""
    seed = bytes.fromhex(opened.seed)
    if opened.daily:
        return Match(Setup.of(opened.game, opened.players, dict(options)), CommonDraws(seed))
    chance = Live(seed, [bytes.fromhex(nonce) for nonce in nonces])
    if opened.record:
        match = (continued or continued_match(opened)).copy()
        match.continue_with(chance)
        return match
    return Match(Setup.of(opened.game, opened.players, dict(options), opened.box), chance)


def continued_match(opened: events.Opened) -> Match:
    """Return the match of the table's record, replayed, if the table continues one."""
    return play_on(opened.record, opened.upto)
