"""The bots that need no search: any legal action, a puppy, and a good dog that knows the game's rules of thumb."""

from __future__ import annotations

import random
from collections.abc import Sequence

from barkade.bots.bot import Bot, Legal, View
from barkade.bots.search import guide_of
from barkade.engine.agreed import Agreed
from barkade.engine.chance import FromRandom
from barkade.games import room


class Random(Bot):
    """Any legal action, each as likely."""

    name = "random"

    def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        return rng.choice(legal)


class GoodDog(Bot):
    """The game's rules of thumb, at once."""

    name = "good-dog"

    def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        chosen: Legal = legal[0] if len(legal) == 1 else room(view["game"]).bot.choose(view, legal, rng)
        return chosen


class Puppy(Bot):
    """Does what comes to mind, but looks before it leaps: what goes wrong in a quick try is not done. Half of the time
    it remembers what it was taught."""

    name = "puppy"

    OBEDIENCE = 0.5
    IDEAS = 3
    TRIES = 8
    """So many that a danger worth fearing hardly ever goes unseen."""
    ALARM = 40
    """How much worse things may look afterwards, in hundredths of a point as the guide counts."""

    def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        if len(legal) > 1 and rng.random() >= self.OBEDIENCE:
            for _ in range(self.IDEAS):
                at = rng.randrange(len(legal))
                if self._looks_harmless(view, at, rng):
                    return legal[at]
        return GoodDog().choose(view, legal, rng)

    def _looks_harmless(self, view: View, at: int, rng: random.Random) -> bool:
        """Whether an action, by its place among the legal ones, goes well in a few worlds as they may be."""
        table = Agreed.of(view["game"], view["players"], view["options"], view["box"])
        rules, states, box, seat = table.room.rules, table.room.states, table.box(), view["seat"]
        known, out = states.from_flat(view["known"]), [0] * table.room.rules.MAX_LEGAL
        rules.legal(known, box, out)
        evaluate = guide_of(table.room).evaluate
        for _ in range(self.TRIES):
            world, chance = states.copy(known), FromRandom(rng)
            rules.redeal(world, box, seat, chance)
            before = evaluate(world, box, seat)
            rules.apply(world, box, out[at], chance, None)
            if evaluate(world, box, seat) < before - self.ALARM:
                return False
        return True
