"""What was agreed before the start: the game, how many play, the options, the box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from barkade.engine.errors import BadBox, BadOption
from barkade.engine.options import Value, read_options
from barkade.engine.room import Room
from barkade.engine.words import message
from barkade.games import room as room_of


@dataclass(frozen=True, slots=True)
class Agreed:
    """What was agreed before the start."""

    room: Room
    players: int
    options: Mapping[str, Value]
    custom: Mapping[str, Any] | None
    names: tuple[str, ...] = ()

    @classmethod
    def of(
        cls,
        game: str,
        players: int | None,
        options: Mapping[str, Any],
        custom: Mapping[str, Any] | None = None,
        names: Sequence[str] = (),
    ) -> Agreed:
        """Check what a table wants to play."""
        room = room_of(game)
        count = room.box.PLAYERS.start if players is None else players
        if type(count) is not int or count not in room.box.PLAYERS:
            low, high = room.box.PLAYERS.start, room.box.PLAYERS.stop - 1
            raise BadOption(message("error-bad-players", game=game, players=str(players), low=low, high=high))
        chosen = read_options(room.box.OPTIONS, options)
        first = chosen.get("first", 0)
        if isinstance(first, int) and first > count:
            raise BadOption(message("error-bad-option", option="first", value=str(first), allowed=f"0-{count}"))
        if custom is not None and not isinstance(custom, Mapping):
            raise BadBox(message("error-bad-box"))
        if isinstance(names, str) or not all(isinstance(name, str) for name in names) or len(names) > count:
            raise BadOption(message("error-bad-names", players=count))
        return cls(room, count, chosen, custom, tuple(names))

    def box(self) -> Any:
        return self.room.box.make(self.options, self.custom)

    def named(self, names: Sequence[str]) -> Agreed:
        """The same with other names."""
        return replace(self, names=tuple(names))
