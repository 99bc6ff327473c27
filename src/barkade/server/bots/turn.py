"""Choose a bot's next action, with Good Dog as the fallback."""

from __future__ import annotations

import random
from typing import Any, Protocol

from barkade.bots import BOTS, good_dog_choice
from barkade.engine.errors import BarkadeError
from barkade.engine.match import Match
from barkade.server.bots.ipc import EVENTS


class Thinker(Protocol):
    """Computes bots' decisions; implemented by `BotClient`."""

    bots: frozenset[str]

    async def known_bots(self) -> frozenset[str]:
        """Return the names of the bots that can be seated."""

    async def choose(self, bot: str, table: str, view: dict[str, Any]) -> str | None:
        """Return the bot's action in notation; None if it could not decide in time."""


async def choose_action(thinker: Thinker, bot: str, table: str, match: Match, seat: int, rng: random.Random) -> str:
    """Return a bot's next action. If it can't decide, or its choice is illegal, Good Dog chooses for it.

    Every action becomes its own version, so that people see each of them on the board.
    """
    view = match.view(seat)
    asked = view if bot in BOTS else {**view, EVENTS: match.events(seat)}
    chosen = await thinker.choose(bot, table, asked) or ""
    try:
        match.decide(chosen, seat=seat)
    except BarkadeError:
        return str(good_dog_choice(view, rng)["text"])
    return chosen
