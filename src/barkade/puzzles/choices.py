"""The choices of a position: legal actions, grouped if they lead to the same position."""

from __future__ import annotations

from collections.abc import Iterator

from barkade.bots.information_set import InformationSet
from barkade.engine.chance import Recorder, SeededChance

WORLDS = 4
"""Determinizations in which two actions have to lead to the same position."""


def choices_of(known: InformationSet) -> list[list[int]]:
    """Return the codes of the legal actions, grouped by effect."""
    groups: dict[tuple[tuple[int, ...], ...], list[int]] = {}
    for code in known.legal:
        groups.setdefault(tuple(_effects(known, code)), []).append(code)
    return list(groups.values())


def _effects(known: InformationSet, code: int) -> Iterator[tuple[int, ...]]:
    for number in range(WORLDS):
        world = known.determinize(SeededChance(number, 0))
        known.game.rules.apply(world, known.box, code, SeededChance(number, 1), None)
        yield tuple(known.game.states.flat(world))


def after(known: InformationSet, code: int) -> InformationSet | None:
    """Return what the seat knows after its action; None if it involved chance or revealed a secret, or if the seat is
    not to move again."""
    game, box = known.game, known.box
    found = set[tuple[int, ...]]()
    for number in range(WORLDS):
        world, chance = known.determinize(SeededChance(number, 0)), Recorder(SeededChance(number, 1))
        game.rules.apply(world, box, code, chance, None)
        if any(bound > 1 for _, bound in chance.draws) or world.to_move != known.seat:
            return None
        game.rules.hide(world, box, known.seat)
        found.add(tuple(game.states.flat(world)))
    if len(found) > 1:
        return None
    state, out = game.states.from_flat(list(found.pop())), [0] * game.rules.MAX_LEGAL
    return InformationSet(game, box, known.seat, state, out[: game.rules.legal(state, box, out)], [])
