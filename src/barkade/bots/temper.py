"""Tempers: among actions of about the same value, a bot plays the one that suits its character.

A game declares how bold and how unkind its kinds of actions are (`Game.manners`). Playouts from what the seat knows,
with common random numbers, decide whether another action is about as good as the bot's own choice. They need the
compiled search; until that is ready, the bot's own choice is played.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import fmean

from barkade.bots import ismcts_kernel as kernel
from barkade.bots.bot import Bot, Legal, View
from barkade.bots.characters import Character
from barkade.bots.compilation import NotCompiled, compiled_search_if_ready
from barkade.bots.information_set import InformationSet
from barkade.bots.playouts import WHIM_PERCENT, Player
from barkade.games import load_game

PLAYOUTS = 384
MOST = 3
"""Number of actions compared with the bot's own choice."""
LEEWAY = 0.01
"""Largest difference in the share of a victory, so that a character doesn't change the strength."""


class Tempered(Bot):
    """A bot of a level that plays with the temper of a character."""

    def __init__(self, bot: Bot, character: Character) -> None:
        self.bot, self.character, self.name = bot, character, bot.name

    def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        chosen = self.bot.choose(view, legal, rng)
        suits = {each["code"]: self._suits(view, each) for each in legal}
        best = max(suits.values())
        if best == suits[chosen["code"]]:
            return chosen
        wanted = [each for each in legal if suits[each["code"]] == best]
        for each in rng.sample(wanted, min(MOST, len(wanted))):
            if self._about_as_good(view, each, chosen, rng):
                return each
        return chosen

    def close(self) -> None:
        self.bot.close()

    def _suits(self, view: View, action: Legal) -> int:
        manner = load_game(view["game"]).manners.get(action["kind"])
        return self.character.nerve * manner.nerve + self.character.teeth * manner.teeth if manner else 0

    def _about_as_good(self, view: View, action: Legal, chosen: Legal, rng: random.Random) -> bool:
        try:
            backend = compiled_search_if_ready(load_game(view["game"]))
        except NotCompiled:
            return False
        if backend is None:
            return False
        known = InformationSet.of(view)
        player = Player(backend, known.game, backend.box(known.box), rng.getrandbits(31), WHIM_PERCENT)
        rows = backend.int_grid(PLAYOUTS, kernel.SEATS)
        player.versus(known.state, view["version"], rows, known.seat, action["code"], chosen["code"])
        return abs(fmean(float(row[known.seat]) for row in rows)) <= LEEWAY * kernel.WHOLE
