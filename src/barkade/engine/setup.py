"""The setup of a match: game, number of players, options, box and names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from barkade.engine.errors import BadBox, BadOption
from barkade.engine.game import Game
from barkade.engine.i18n import message
from barkade.engine.options import Seat, Value, read_options
from barkade.engine.registry import load_game
from barkade.engine.view import SetupDict


@lru_cache(maxsize=64)
def _printed_box(game: Game, options: tuple[tuple[str, Value], ...]) -> Any:
    """Make a game's printed box, cached, as bots that sample worlds need it all the time."""
    return game.box.make(dict(options), None)


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is agreed before the start."""

    game: Game
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
    ) -> Setup:
        """Validate a setup."""
        definition = load_game(game)
        count = definition.players.start if players is None else players
        if type(count) is not int or count not in definition.players:
            low, high = definition.players.start, definition.players.stop - 1
            raise BadOption(message("error-bad-players", game=game, players=str(players), low=low, high=high))
        chosen = read_options(definition.options, options)
        for name, option in definition.options.items():
            if isinstance(option, Seat) and int(chosen[name]) >= count:
                allowed = option.allowed(count)
                raise BadOption(message("error-bad-option", option=name, value=str(chosen[name]), allowed=allowed))
        if custom is not None and not isinstance(custom, Mapping):
            raise BadBox(message("error-bad-box"))
        if isinstance(names, str) or not all(isinstance(name, str) for name in names) or len(names) > count:
            raise BadOption(message("error-bad-names", players=count))
        return cls(definition, count, chosen, custom, tuple(names))

    def box(self) -> Any:
        """Return the box as numbers, as a new object that the caller may change."""
        if self.custom is not None:
            return self.game.box.make(self.options, self.custom)
        return self.game.boxes.copy(_printed_box(self.game, tuple(self.options.items())))

    def as_dict(self) -> SetupDict:
        """Return the setup as JSON-ready dict, as in positions and views."""
        return {
            "game": self.game.id,
            "players": self.players,
            "names": list(self.names),
            "options": dict(self.options),
            "box": self.custom,
        }

    def named(self, names: Sequence[str]) -> Setup:
        """Return the same setup with other names."""
        return replace(self, names=tuple(names))
