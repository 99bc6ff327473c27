"""The fields of a match and queries on them: status, legal actions, views, events. Nothing here changes the match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from barkade.engine import record_writer
from barkade.engine.batch import codes_of
from barkade.engine.catalogue import catalogue_of
from barkade.engine.chance import Live, Source
from barkade.engine.checkpoints import Checkpoints
from barkade.engine.errors import BadOption
from barkade.engine.events import EventDict, undone
from barkade.engine.history import Action, Entry, Result
from barkade.engine.i18n import message
from barkade.engine.kit import EVERYONE
from barkade.engine.memo import Memo
from barkade.engine.replayer import Replayer
from barkade.engine.setup import Setup
from barkade.engine.telling import Paragraph, tell_story
from barkade.engine.view import AgreedView, OwnView, SharedView, View


class ReadableMatch:
    """The fields of a match, and queries on them."""

    def __init__(self, setup: Setup, chance: Source, state: Any = None) -> None:
        self.setup = setup
        self.game = setup.game
        self.chance = chance
        self.box = setup.box()
        self.catalogue = catalogue_of(setup, self.box)
        self.inherited = 0
        """Number of versions taken over from another game, whose draws are not from this game's chance."""
        self._out = [0] * self.game.rules.MAX_LEGAL
        self._start = None if state is None else self.game.states.copy(state)
        self._replayer = Replayer(setup, self.box, self._start)
        self.history: list[Entry] = []
        self.version = 0
        """Number of the last version; it only grows. Not a property, as live tables read it twenty times per move."""
        self._standing: list[int] = []
        self._checkpoints = Checkpoints(self.game.states)
        self._state = self.game.states.blank()
        self._known: dict[int, Any] = {}
        """Cache of the current state as each seat knows it. Read-only."""
        self._offered: list[Action] | None = None
        """Cache of `offered`: a view lists the actions, then one of them is judged."""
        self._scores = Memo(self.game.states, self._scored)

    def _scored(self, players: int, s: Any) -> list[int]:
        return [self.game.rules.score(s, self.box, seat) for seat in range(players)]

    def __repr__(self) -> str:
        turn = "over" if self.over else f"seat {self.to_move} to move"
        return f"<Match {self.game.id}, {self.players} players, version {self.version}, {turn}>"

    # Status

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def to_move(self) -> int | None:
        """The seat to move; None when the game is over."""
        return None if self._state.to_move < 0 else int(self._state.to_move)

    @property
    def over(self) -> bool:
        return bool(self._state.to_move < 0)

    @property
    def scores(self) -> list[int]:
        """Current points by seat."""
        return list(self._scores.of(self.setup.players, self._state))

    @property
    def winners(self) -> list[int]:
        """The winning seats: more than one for a shared victory, none before the end."""
        if not self.over:
            return []
        mask = self.game.rules.winners(self._state, self.box)
        return [seat for seat in range(self.players) if mask >> seat & 1]

    @property
    def result(self) -> Result | None:
        """The result; None before the end."""
        if not self.over:
            return None
        reason = self.game.rules.ENDINGS[self._state.ending]
        words = message(f"{self.game.id}-ending-{reason}")
        return Result(tuple(self.winners), tuple(self.scores), reason, words)

    @property
    def commit(self) -> str | None:
        """The commitment to the seed, if chance is live."""
        return self.chance.commit if isinstance(self.chance, Live) else None

    @property
    def standing(self) -> Sequence[int]:
        """The numbers of the versions that have not been taken back, without the set-up."""
        return self._standing

    @property
    def last_standing(self) -> int:
        """The number of the last version that has not been taken back; 0 if only the set-up is left."""
        return self._standing[-1] if self._standing else 0

    # Actions

    def legal(self) -> list[Action]:
        """Return the legal actions of the seat to move."""
        if self.over:
            return []
        known = self._hidden(int(self._state.to_move))
        return [self.catalogue.action(known, code) for code in self.legal_codes()]

    def legal_codes(self) -> list[int]:
        """Return the codes of the legal actions."""
        return self._out[: self.game.rules.legal(self._state, self.box, self._out)]

    def action(self, code: int) -> Action:
        """Return the action with a code, as the seat to move sees it."""
        return self.catalogue.action(self._hidden(int(self._state.to_move)), code)

    def offered(self) -> list[Action]:
        """Return the actions that are legal as far as the seat to move knows: those that its view lists."""
        if self._offered is None:
            known, action = self._hidden(int(self._state.to_move)), self.catalogue.action
            codes = self._out[: self.game.rules.legal(known, self.box, self._out)]
            self._offered = [action(known, code) for code in codes]
        return self._offered

    def parse(self, text: str) -> list[int]:
        """Return the codes of the actions that a text stands for, legal or not."""
        return codes_of(self.game, self.box, self._state, text)

    # What a seat may know

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return all that a seat with a perfect memory knows, and nothing else; None for a spectator. JSON-ready."""
        board = {**self.shared_board(), **self.own_board(seat, self.game.states.copy(self._state))}
        # Games may share parts of a board between views: return a copy that the caller may change.
        board = msgspec.to_builtins(board)
        seen: View = {**self.agreed_view(), **self.shared_view(), **self.own_view(seat), "board": board}
        return {**seen}

    def agreed_view(self) -> AgreedView:
        """Return the part of a view that was agreed before the start."""
        return {**self.setup.as_dict(), "rules": self.game.rules.RULES}

    def shared_view(self) -> SharedView:
        """Return the public part, without the board."""
        result = self.result
        return {
            "version": self.version,
            "to_move": self.to_move,
            "over": self.over,
            "result": None if result is None else result.as_dict(),
            "scores": self.scores,
        }

    def shared_board(self) -> Mapping[str, Any]:
        """Return the public part of the board."""
        # Any seat's knowledge gives the same result; the mover's is cached anyway.
        return self.game.view.shared(self._hidden(int(self._state.to_move)), self.box)

    def own_view(self, seat: int | None, known: bool = True) -> OwnView:
        """Return the part that depends on the viewer, without the board and optionally without `known`."""
        number = self._seat(seat)
        own: OwnView = {"seat": seat, "legal": []}
        if seat is not None and seat == self.to_move:
            own["legal"] = [action.as_dict() for action in self.offered()]
        if known:
            own["known"] = self.game.states.flat(self._hidden(number))
        return own

    def own_board(self, seat: int | None, s: Any) -> Mapping[str, Any]:
        """Return the part of the board that depends on the viewer. Hides secrets in `s`: pass a copy."""
        number = self._seat(seat)
        self.game.rules.hide(s, self.box, number)
        return self.game.view.own(s, self.box, number)

    def _hidden(self, seat: int) -> Any:
        known = self._known.get(seat)
        if known is None:
            known = self._known[seat] = self.game.states.copy(self._state)
            self.game.rules.hide(known, self.box, seat)
        return known

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return EVERYONE
        if type(seat) is not int or not 0 <= seat < self.players:
            raise BadOption(message("error-bad-seat", seat_given=str(seat), players=self.players))
        return seat

    def events(self, seat: int | None, since: int = -1, until: int | None = None) -> list[EventDict]:
        """Return the events told to a seat (None: a spectator) after version `since`, in order. JSON-ready."""
        number = self._seat(seat)
        told: list[EventDict] = []
        last = self.version if until is None else min(until, self.version)
        for at in range(max(since, -1) + 1, last + 1):
            entry = self.history[at]
            if entry.is_undo:
                told.append(undone(at, entry.seat, entry.undoes))
            told += [
                self.game.events.as_dict(at, self.box, raw) for raw in entry.events if raw.to in (EVERYONE, number)
            ]
        return told

    def story(self, seat: int | None, since: int = -1, until: int | None = None) -> list[Paragraph]:
        """Return the events told to a seat as a story, one paragraph per turn."""
        return tell_story(self.game.id, self.game.story, self.events(seat, since, until))

    # Full information

    def position(self) -> dict[str, Any]:
        """Return the full position, secrets included, as a JSON-ready dict that people can read and write."""
        return self._spelled(self._state)

    def _spelled(self, state: Any) -> dict[str, Any]:
        return {**self.setup.as_dict(), "state": self.game.states.spell(state)}

    @property
    def starts_from(self) -> dict[str, Any] | None:
        """The position from which the game began; None if it was set up."""
        return None if self._start is None else self._spelled(self._start)

    @property
    def state(self) -> Any:
        """The state itself, with all secrets. Treat as read-only."""
        return self._state

    def states(self) -> Iterator[Any]:
        """Yield the state after each version, replayed. It may be changed in place: use it before the next one."""
        return self._replayer.states(self.history)

    def record(self) -> str:
        """Return the whole game as text, with all secrets (`record_for` is for players)."""
        return record_writer.write(self)

    def record_for(self, seat: int | None) -> str:
        """Return the game as text as far as a seat was told of it; the whole of a finished game."""
        self._seat(seat)
        return record_writer.write(self) if self.over else record_writer.write_partial(self, seat)
