"""Kingmaking: choices of those who can't win count as far as they move the victory between others."""

from __future__ import annotations

import numpy as np
import pytest

from barkade.bots import ismcts_kernel as kernel
from barkade.bots.playouts import Player
from barkade.engine.setup import Setup
from barkade.lab.kingmaking import PLAYOUTS, moved, sway
from barkade.lab.report import kings
from barkade.lab.stakes import Decision


class Known(Player):
    """Playouts with known results: by action, the chances of all seats in hundredths."""

    chances: dict[int, tuple[int, ...]]

    def play(self, state, clock, rows, seat=kernel.NONE, action=kernel.PICK):  # type: ignore[no-untyped-def]
        for at, row in enumerate(rows):
            # 37 is prime to 100, so that the halves of the playouts have the same results.
            place, seats = (37 * (at // 2)) % 100, np.cumsum(self.chances[action])
            row[int(np.searchsorted(seats, place, side="right"))] = kernel.WHOLE


@pytest.mark.parametrize(
    ("chances", "expected"),
    [
        ({1: (80, 0, 20), 2: (20, 0, 80), 3: (50, 0, 50)}, 0.6),  # chooses who wins
        ({1: (80, 1, 19), 2: (80, 1, 19)}, 0.0),  # hopeless, and nothing depends on it
        ({1: (100, 0, 0), 2: (60, 5, 35)}, None),  # one action still has a chance
        ({1: (60, 5, 35), 2: (100, 0, 0)}, None),  # the usual action still has a chance
    ],
)
def test_a_decision_counts_if_its_seat_cannot_win(chances: dict[int, tuple[int, ...]], expected: float | None) -> None:
    assert PLAYOUTS == 200
    setup = Setup.of("dig", 3, {})
    state = setup.game.states.blank()
    state.to_move = 1
    player = Known.__new__(Known)
    object.__setattr__(player, "chances", {kernel.PICK: chances[1], **chances})
    found = moved(setup, player, Decision(state, 0, list(chances), 0.9))
    assert found is None if expected is None else found == pytest.approx(expected)


def test_chance_alone_moves_nothing() -> None:
    rng = np.random.default_rng(1)
    values = []
    for _ in range(300):
        won = rng.random((6, 100)) < 0.5
        values.append(sway(np.stack([won, ~won], axis=2).astype(float)))
    assert abs(np.mean(values)) < 4 * np.std(values) / 300**0.5 < 0.05


def test_a_section_says_how_often_and_how_much() -> None:
    section = kings([None, 0.6, None, 0.2, None])
    figures = section.sheets[0].as_dict()
    assert figures["hopeless"]["mean"]["value"] == pytest.approx(0.4)
    assert figures["kingmaker"]["mean"]["value"] == pytest.approx(0.4)
    assert section.answer() is not None and kings([None, None]).answer() is None
