"""Bots that need no search: uniformly random, Puppy, Young Dog, and Good Dog, which follows the game's heuristics."""

from __future__ import annotations

import random
from collections.abc import Sequence

from barkade.bots.bot import Bot, Legal, View
from barkade.bots.information_set import InformationSet, heuristics_of
from barkade.engine.chance import FromRandom


class Random(Bot):
    """Plays uniformly random legal actions."""

    name = "random"

    def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        return rng.choice(legal)


def good_dog_choice(view: View, rng: random.Random) -> Legal:
    """Return what the game's heuristics would play for the view's seat, from what the seat knows."""
    if len(view["legal"]) == 1:
        only: Legal = view["legal"][0]
        return only
    known = InformationSet.of(view)
    out = list(known.legal)
    return known.action(heuristics_of(known.game).pick(known.state, known.box, out, len(out), FromRandom(rng)))


class GoodDog(Bot):
    """The game's heuristics, in plain Python."""

    name = "good-dog"

    def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        return good_dog_choice(view, rng)


class Puppy(Bot):
    """Often plays a random action that looks harmless after a quick check; otherwise plays as Good Dog."""

    name = "puppy"

    OBEDIENCE = 0.5
    """Share of decisions that follow Good Dog."""
    IMPULSES = 3
    """Random actions to consider before following Good Dog after all."""
    WORLDS = 8
    """Determinizations in which an action is checked: enough to notice a likely danger."""
    ALARM = 40
    """Acceptable loss by the heuristics' evaluation, in hundredths of a point."""

    def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        if len(legal) > 1 and rng.random() >= self.OBEDIENCE:
            known = InformationSet.of(view)
            for _ in range(self.IMPULSES):
                code = rng.choice(known.legal)
                if self._looks_harmless(known, code, rng):
                    return known.action(code)
        return good_dog_choice(view, rng)

    def _looks_harmless(self, known: InformationSet, code: int, rng: random.Random) -> bool:
        """Tell whether the evaluation drops by at most `ALARM` in each of a few determinizations."""
        rules, box, chance = known.game.rules, known.box, FromRandom(rng)
        evaluate = heuristics_of(known.game).evaluate
        for _ in range(self.WORLDS):
            world = known.determinize(chance)
            before = evaluate(world, box, known.seat)
            rules.apply(world, box, code, chance, None)
            if evaluate(world, box, known.seat) < before - self.ALARM:
                return False
        return True


class YoungDog(Puppy):
    """Puppy with fewer random actions: between Puppy and Good Dog."""

    name = "young-dog"

    OBEDIENCE = 0.85
