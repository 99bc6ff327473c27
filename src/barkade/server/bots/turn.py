"""One visible step of a bot: all its actions up to the next chance, secret or seat."""

from __future__ import annotations

import asyncio
import random
from typing import Any, Protocol

from barkade.bots import good_dog_choice
from barkade.engine.errors import BarkadeError
from barkade.engine.match import Match
from barkade.engine.takeback import barrier
from barkade.server.wire import MOST_ACTIONS

GATHER = 1.0
"""Seconds after which a bot plays what it has decided so far, even if its turn goes on."""


class Thinker(Protocol):
    """Interface of what computes bots' decisions."""

    bots: frozenset[str]

    async def known_bots(self) -> frozenset[str]:
        """Return the names of the bots that can be seated."""

    async def choose(self, bot: str, table: str, view: dict[str, Any]) -> str | None:
        """Return the bot's action in notation; None if it could not decide in time."""


async def choose_turn(thinker: Thinker, bot: str, table: str, match: Match, seat: int, rng: random.Random) -> list[str]:
    """Return all actions of a bot up to the next chance, secret or seat, to be played as one version.

    If it can't decide, or its choice is illegal, Good Dog moves for it.
    """
    ahead, actions = match.copy(), list[str]()
    time = asyncio.get_running_loop().time
    until = time() + GATHER
    while True:
        view = ahead.view(seat)
        chosen = await thinker.choose(bot, table, view) or ""
        try:
            ahead.play(chosen, seat=seat)
        except BarkadeError:
            chosen = str(good_dog_choice(view, rng)["text"])
            ahead.play(chosen, seat=seat)
        actions.append(chosen)
        to_be_seen = ahead.to_move != seat or barrier(ahead, ahead.version) != "none"
        if to_be_seen or len(actions) == MOST_ACTIONS or time() > until:
            return actions
