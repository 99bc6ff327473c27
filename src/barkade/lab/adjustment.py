"""Luck-adjusted results: what chance gave to a seat in a game, to be subtracted from its share of the victory.

Every draw is compared with the expectation over all draws at that moment, by playouts of the heuristics. The difference
is zero on average whoever plays and however wrong the playouts are, so nobody gains or loses by it; the better they
foresee the result, the more of its variance goes (AIVAT, without the players' strategies). How much of it is subtracted
is a constant of the game (`LUCK_PERCENT`), measured on other games.
"""

from __future__ import annotations

import hashlib

from barkade.analysis.line import line_of
from barkade.analysis.playouts import Evaluator
from barkade.bots.compilation import compiled_search
from barkade.bots.information_set import heuristics_of
from barkade.engine.match import Match

PLAYOUTS = 64


def luck_of(match: Match, seed: str) -> list[float]:
    """Return what is to be subtracted from every seat's share; the seed has nothing to do with the game's chance."""
    streams = int.from_bytes(hashlib.sha256(f"luck {seed}".encode()).digest()[:6], "big")
    weight = heuristics_of(match.game).LUCK_PERCENT / 100
    return [weight * luck for luck in raw_luck(match, streams)]


def raw_luck(match: Match, seed: int) -> list[float]:
    """Return what chance gave to every seat after the set-up, in shares of the victory."""
    return Evaluator(line_of(match), compiled_search(match.game), seed).luck(PLAYOUTS)
