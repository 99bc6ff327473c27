"""An oracle that knows nothing of `redeal`: it replays a history with every possible chance, keeps the runs that told a
seat the same, and so works out exactly what that seat can know. Small boxes only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from barkade.engine.history import Entry
from barkade.engine.kit import EVERYONE, Chance, RawEvent
from barkade.engine.match import Match

Worlds = dict[tuple[int, ...], Fraction]


class _NeedsDraw(Exception):
    def __init__(self, bound: int) -> None:
        self.bound = bound


class _Scripted:
    """Gives out a list of values, and asks for more when it has run out."""

    def __init__(self, values: list[int]) -> None:
        self._values = values
        self._at = 0
        self.weight = Fraction(1)

    def draw(self, n: int) -> int:
        if self._at == len(self._values):
            raise _NeedsDraw(n)
        self._at += 1
        self.weight /= n
        return self._values[self._at - 1]


def every_chance(run: Callable[[Chance], Any]) -> Iterator[tuple[Any, Fraction]]:
    """All results of a run, each with its exact probability."""
    scripts: list[list[int]] = [[]]
    while scripts:
        script = scripts.pop()
        chance = _Scripted(script)
        try:
            result = run(chance)
        except _NeedsDraw as need:
            scripts += [[*script, value] for value in range(need.bound)]
        else:
            yield result, chance.weight


def normal(worlds: Worlds) -> Worlds:
    total = sum(worlds.values())
    return {world: weight / total for world, weight in worlds.items()}


def knowable(match: Match, seat: int) -> Worlds:
    """The worlds that are possible for a seat after a match's history, with their probabilities."""
    states, rules, box = match.game.states, match.game.rules, match.box

    def told(story: tuple[RawEvent, ...] | list[RawEvent]) -> list[RawEvent]:
        return [event for event in story if event.to in (EVERYONE, seat)]

    worlds: Worlds = {}
    if match.starts_from is not None:
        worlds[tuple(states.flat(states.read(match.starts_from["state"])))] = Fraction(1)
    else:

        def set_up(chance: Chance) -> tuple[Any, list[RawEvent]]:
            s, story = states.blank(), list[RawEvent]()
            rules.setup(s, box, match.players, chance, story)
            return s, story

        for (s, story), weight in every_chance(set_up):
            if told(story) == told(match.history[0].events):
                worlds[tuple(states.flat(s))] = worlds.get(tuple(states.flat(s)), Fraction(0)) + weight
    for version in match.history[1:]:
        worlds = _after(match, version, seat, worlds, told)
    return normal(worlds)


def _after(match: Match, version: Entry, seat: int, worlds: Worlds, told: Callable[[Any], list[RawEvent]]) -> Worlds:
    states, rules, notate, box = match.game.states, match.game.rules, match.game.notation.notate, match.box
    own = version.seat == seat
    texts = version.texts if own else version.publics
    out = [0] * rules.MAX_LEGAL
    following: Worlds = {}
    for world, weight in worlds.items():
        s = states.from_flat(world)
        codes = out[: rules.legal(s, box, out)]
        fitting = [code for code in codes if (notate(s, box, code, own),) == texts]
        for code in fitting:

            def play(chance: Chance, code: int = code, world: tuple[int, ...] = world) -> tuple[Any, list[RawEvent]]:
                after, story = states.from_flat(world), list[RawEvent]()
                rules.apply(after, box, code, chance, story)
                return after, story

            for (after, story), likely in every_chance(play):
                if told(story) == told(version.events):
                    key = tuple(states.flat(after))
                    following[key] = following.get(key, Fraction(0)) + weight * likely / len(fitting)
    return following


def redealt(match: Match, seat: int) -> Worlds:
    """All worlds that `redeal` makes, with their probabilities."""
    states, rules = match.game.states, match.game.rules

    def redeal(chance: Chance) -> tuple[int, ...]:
        world = states.copy(match.state)
        rules.redeal(world, match.box, seat, chance)
        return tuple(states.flat(world))

    worlds: Worlds = {}
    for world, weight in every_chance(redeal):
        worlds[world] = worlds.get(world, Fraction(0)) + weight
    return worlds
