"""What a bot does next: one thing that can be seen, however many small actions it takes."""

from __future__ import annotations

import asyncio
import random
from typing import Any, Protocol

from barkade.engine.errors import BarkadeError
from barkade.engine.match import Match
from barkade.server.undoing import barrier
from barkade.server.wire import MOST_ACTIONS

GATHER = 1.0
"""Seconds after which a bot shows what it has decided so far, even if its turn goes on."""


class Thinker(Protocol):
    """Whoever thinks for bots."""

    bots: frozenset[str]

    async def known_bots(self) -> frozenset[str]:
        """The names of the bots that can be seated, once they are known."""

    async def choose(self, bot: str, table: str, view: dict[str, Any]) -> str | None:
        """The notation of what the bot at a table plays; None when it could not decide in time."""


async def decide(thinker: Thinker, bot: str, table: str, match: Match, seat: int, rng: random.Random) -> list[str]:
    """All small actions of a bot up to where chance, a secret or somebody else comes in, to be played as one version.

    Where it can't decide, or plays what can't be played, Good Dog moves for it.
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
            chosen = str(match.room.bot.choose(view, view["legal"], rng)["text"])
            ahead.play(chosen, seat=seat)
        actions.append(chosen)
        to_be_seen = ahead.to_move != seat or barrier(ahead, ahead.version) != "none"
        if to_be_seen or len(actions) == MOST_ACTIONS or time() > until:
            return actions
