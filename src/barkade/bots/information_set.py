"""The information set of a view: the position as one seat knows it, in the form the rules use.

Bots that reason with the rules start here. A view's `known` is the state with everything hidden that the seat can't
know, so whatever is computed from it is fair.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from barkade.bots import heuristics as default_heuristics
from barkade.bots.bot import Legal, View
from barkade.engine.game import Game, Heuristics
from barkade.engine.kit import Chance
from barkade.engine.setup import Setup


def heuristics_of(game: Game) -> Heuristics:
    """Return the game's heuristics, or the default ones."""
    return game.heuristics() if game.heuristics else default_heuristics


@dataclass(frozen=True, slots=True)
class InformationSet:
    """A position from one seat's point of view. Treat `state` as read-only: `determinize` gives copies to play with."""

    game: Game
    box: Any
    seat: int
    state: Any
    legal: list[int]
    """Codes of the legal actions, in the order of `actions`."""
    actions: Sequence[Legal]
    """The view's legal actions."""

    @classmethod
    def of(cls, view: View) -> InformationSet:
        setup = Setup.of(view["game"], view["players"], view["options"], view["box"])
        game, box = setup.game, setup.box()
        state, out = game.states.from_flat(view["known"]), [0] * game.rules.MAX_LEGAL
        return cls(game, box, int(view["seat"]), state, out[: game.rules.legal(state, box, out)], view["legal"])

    def determinize(self, rng: Chance) -> Any:
        """Return a world that looks the same to the seat: a state with all hidden information drawn."""
        world = self.game.states.copy(self.state)
        self.game.rules.redeal(world, self.box, self.seat, rng)
        return world

    def at_table_of(self, other: InformationSet) -> bool:
        """Tell whether both are what one seat knows with one box, perhaps at different times."""
        if self.game is not other.game or self.seat != other.seat:
            return False
        flat = self.game.boxes.flat
        return self.box is other.box or flat(self.box) == flat(other.box)

    def action(self, code: int) -> Legal:
        """Return a legal action by its code, as the view lists it."""
        return self.actions[self.legal.index(code)]
