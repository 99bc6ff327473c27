"""A toy game: the smallest game with chance, a secret, a shared victory and an option. Only tests play it."""

from __future__ import annotations

from barkade.engine.game import Game

from . import actions, box, events, notation, reasons, rules, view

GAME = Game(
    id="heap",
    package=__name__,
    players=box.PLAYERS,
    minutes=(1, 2),
    options=box.OPTIONS,
    secrets=True,
    custom_box=True,
    box=box,
    rules=rules,
    view=view,
    board=view.HeapBoard,
    notation=notation,
    actions=actions,
    action=actions.HeapAction,
    reasons=reasons,
    events=events.EVENTS,
)
