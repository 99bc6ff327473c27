"""Observation and action spaces, shared by the Gymnasium and the PettingZoo environments."""

from __future__ import annotations

from io import StringIO
from typing import Any

from gymnasium import spaces
from rich.console import Console

from barkade.engine.match import Match
from barkade.engine.setup import Setup
from barkade.envs.action_table import ActionTable
from barkade.envs.columns import Columns

WIDTH, HEIGHT = 100, 40
"""Size of a drawn board in characters."""


class Spaces:
    """The spaces of one setup, and observations of a match in them."""

    def __init__(self, setup: Setup) -> None:
        import numpy as np

        self.setup, self.box = setup, setup.box()
        self.columns = Columns(setup.game, setup.players)
        self.actions = ActionTable(setup.game, self.box, setup.players)
        self.action = spaces.Discrete(len(self.actions))
        self.observation = spaces.Dict(
            {
                "observation": spaces.Box(self.columns.low, self.columns.high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )

    def observe(self, match: Match, seat: int) -> dict[str, Any]:
        """Return what a seat knows, and what it may do if it has to decide."""
        mask = self.actions.mask(match.state)
        if match.state.to_move != seat:
            mask[:] = 0
        return {"observation": self.columns.observe(match.state, self.box, seat), "action_mask": mask}


def drawn(match: Match) -> str:
    """Return the spectator's board as text."""
    file = StringIO()
    board = match.game.terminal().draw(match.view(None), None, WIDTH, HEIGHT)
    Console(file=file, width=WIDTH, color_system=None).print(board)
    return file.getvalue()


def version(setup: Setup) -> str:
    return f"v{setup.game.observations}"
