"""A cache of described and encoded actions and events, shared by all views and tables with the same box.

A few hundred actions make up nearly everything that is ever offered. The key holds everything that a description
depends on: an action's code and its `subject` as the game declares it, or an event's numbers.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Any

import msgspec

from barkade.engine.game import Game
from barkade.engine.history import Action
from barkade.engine.kit import RawEvent
from barkade.engine.options import Value
from barkade.engine.setup import Setup

MOST = 20_000
"""Limit of entries: more than any game needs."""

_encode = msgspec.json.Encoder().encode


class Catalogue:
    """The actions and events of one box."""

    def __init__(self, game: Game, box: Any) -> None:
        self._game = game
        self._box = box
        self._subject = game.actions.subject
        self._actions: dict[tuple[int, Hashable], Action] = {}
        self._events: dict[RawEvent, bytes] = {}

    def action(self, s: Any, code: int) -> Action:
        """Return an action as the seat to move sees it, from a state that hides what it can't know."""
        if s.to_move < 0:
            return self._described(s, code)  # the game is over: subjects are those of a seat to move
        key = code, self._subject(s, self._box, code)
        action = self._actions.get(key)
        if action is None:
            if len(self._actions) >= MOST:
                self._actions.clear()
            action = self._actions[key] = self._described(s, code)
        return action

    def _described(self, s: Any, code: int) -> Action:
        notate, actions, box = self._game.notation.notate, self._game.actions, self._box
        return Action(
            code,
            notate(s, box, code, True),
            notate(s, box, code, False),
            actions.fields(s, box, code),
            actions.action_message(s, box, code),
        )

    def event(self, version: int, raw: RawEvent) -> bytes:
        """Return an event of a version, encoded."""
        rest = self._events.get(raw)
        if rest is None:
            if len(self._events) >= MOST:
                self._events.clear()
            told: dict[str, Any] = {**self._game.events.as_dict(version, self._box, raw)}
            del told["version"]
            rest = self._events[raw] = _encode(told)[1:]
        return b'{"version":%d,%b' % (version, rest)


@lru_cache(maxsize=64)
def _printed(game: Game, options: tuple[tuple[str, Value], ...]) -> Catalogue:
    return Catalogue(game, game.box.make(dict(options), None))


def catalogue_of(setup: Setup, box: Any) -> Catalogue:
    """Return the catalogue of a setup and its box; all tables with the printed box share one."""
    if setup.custom is not None:
        return Catalogue(setup.game, box)
    return _printed(setup.game, tuple(setup.options.items()))
