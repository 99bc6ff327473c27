"""A game being played: the Python face of Barkade, pleasant to script.

Seats count from 0 here (people read them from 1). Every `play` and `undo` makes a version; the history of versions,
each with its draws, is the whole game, and everything else can be worked out from it again.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from barkade.engine.agreed import Agreed
from barkade.engine.chance import Draw, FromRandom, Live, OutOfDraws, Recorder, Replay, Source
from barkade.engine.errors import (
    BadOption,
    BarkadeError,
    GameOver,
    Illegal,
    Malformed,
    NothingToUndo,
    NotYourTurn,
    Reason,
)
from barkade.engine.history import Action, Result, Version, shown
from barkade.engine.kit import EVERYONE, Chance, Told
from barkade.engine.words import message

Playable = Action | int | str | Mapping[str, Any]
"""An action, its number, its notation, or one of a view's legal ones."""

UNDO = "undo"
LONGEST_TEXT = 500


class Match:
    """A game being played. Make one with `barkade.new`, `from_position`, `sample` or `read_record`."""

    def __init__(self, table: Agreed, chance: Source, state: Any = None) -> None:
        """Set a game up, or start from a state."""
        self.table = table
        self.room = table.room
        self.chance = chance
        self.box = table.box()
        self.inherited = 0
        """How many versions were taken over from another game, so that this game's chance has no say in them."""
        self._out = [0] * self.room.rules.MAX_LEGAL
        self._start = None if state is None else self.room.states.copy(state)
        self.history: list[Version] = []
        self.version = -1
        """The number of the last version; it only grows. A live table asks for it twenty times a move."""
        self._standing: list[int] = []
        self._state = self.room.states.blank()
        self._known: dict[int, Any] = {}
        """The state as seats know it, for as long as it stays the same. Nobody changes these."""
        self._set_up()

    def _set_up(self) -> None:
        recorder, story = Recorder(self.chance), list[Told]()
        if self._start is None:
            self.chance.begin(0)
            self.room.rules.setup(self._state, self.box, self.table.players, recorder, story)
        else:
            self._state = self.room.states.copy(self._start)
        self._add(Version(-1, (), (), (), tuple(recorder.draws), tuple(story)))

    def __repr__(self) -> str:
        turn = "over" if self.over else f"seat {self.to_move} to move"
        return f"<Match {self.game}, {self.players} players, version {self.version}, {turn}>"

    # What is going on

    @property
    def game(self) -> str:
        return self.room.game

    @property
    def players(self) -> int:
        return self.table.players

    @property
    def to_move(self) -> int | None:
        """The seat to move; None when the game is over."""
        return None if self._state.to_move < 0 else int(self._state.to_move)

    @property
    def over(self) -> bool:
        return bool(self._state.to_move < 0)

    @property
    def scores(self) -> list[int]:
        """Points by seat, as things lie."""
        return [self.room.rules.score(self._state, self.box, seat) for seat in range(self.players)]

    @property
    def winners(self) -> list[int]:
        """The winning seats: several share a victory; none before the end."""
        if not self.over:
            return []
        mask = self.room.rules.winners(self._state, self.box)
        return [seat for seat in range(self.players) if mask >> seat & 1]

    @property
    def result(self) -> Result | None:
        """How the game ended; None before the end."""
        if not self.over:
            return None
        reason = self.room.rules.ENDINGS[self._state.ending]
        told = message(f"{self.game}-ending-{reason}")
        return Result(tuple(self.winners), tuple(self.scores), reason, told)

    @property
    def commit(self) -> str | None:
        """The commitment to the seed, where chance is live."""
        return self.chance.commit if isinstance(self.chance, Live) else None

    @property
    def last_standing(self) -> int:
        """The number of the last version that has not been taken back; 0 when only the set-up is left."""
        return self._standing[-1] if self._standing else 0

    # Actions

    def legal(self) -> list[Action]:
        """What the seat to move may do."""
        if self.over:
            return []
        known = self._hidden(int(self._state.to_move))
        return [self._action(known, code) for code in self.legal_codes()]

    def legal_codes(self) -> list[int]:
        """The same as bare numbers."""
        return self._out[: self.room.rules.legal(self._state, self.box, self._out)]

    def action(self, code: int) -> Action:
        """The action with this number, as the seat to move sees it."""
        return self._action(self._hidden(int(self._state.to_move)), code)

    def _action(self, known: Any, code: int) -> Action:
        view, box = self.room.view, self.box
        return Action(
            code,
            view.notate(known, box, code, True),
            view.notate(known, box, code, False),
            view.fields(known, box, code),
            view.action_message(known, box, code),
        )

    def _legal_as_dicts(self, known: Any) -> list[dict[str, Any]]:
        """`legal` as a view shows it, without what a view doesn't."""
        view, box = self.room.view, self.box
        notate, action_message, fields = view.notate, view.action_message, view.fields
        return [
            shown(notate(known, box, code, True), action_message(known, box, code), fields(known, box, code))
            for code in self.legal_codes()
        ]

    def parse(self, text: str) -> list[int]:
        """The numbers of the actions that a text stands for, legal or not."""
        return self._codes(text, self._state)

    def _codes(self, action: Playable, s: Any) -> list[int]:
        if not isinstance(action, str):
            if isinstance(action, Action):
                return [action.code]
            if isinstance(action, Mapping):
                action = action.get("text", "")
            if type(action) is int and 0 <= action < self.room.rules.ACTIONS:
                return [action]
        if not isinstance(action, str) or len(action) > LONGEST_TEXT:
            raise Malformed(message("error-malformed", text=str(action)[:60]))
        return self.room.view.parse(s, self.box, " ".join(action.split()))

    def why_not(self, action: Playable) -> Reason | None:
        """Why an action can't be played now: the rule and a message. None exactly for what can be played."""
        try:
            self._judged([action])
        except Illegal as error:
            return error.reason
        except BarkadeError as error:
            return Reason("", error.message)
        return None

    def _judged(self, parts: Iterable[Playable]) -> list[int]:
        """The numbers of a batch's actions, each read and judged where the earlier ones lead."""
        if self.over:
            raise GameOver(message("error-game-over"))
        s, codes = self._state, list[int]()
        for part in parts:
            ahead = s if not codes else self._tried(s, codes[-1])
            for code in self._codes(part, ahead):
                s = ahead if ahead is not None else self._tried(s, codes[-1])
                ahead = None
                reason = self.room.view.why_not(s, self.box, code)
                if reason is not None:
                    raise Illegal(reason)
                codes.append(code)
        if not codes:
            raise Malformed(message("error-malformed", text=""))
        return codes

    def _tried(self, s: Any, code: int) -> Any:
        """The state after an action of a batch. A batch can't go on past chance or the end of the turn."""
        after, chance = self.room.states.copy(s), Recorder(FromRandom(random.Random(0)))
        self.room.rules.apply(after, self.box, code, chance, None)
        if chance.draws or after.to_move != s.to_move:
            raise Illegal(Reason("", message("error-batch-past-chance")))
        return after

    def play(self, action: Playable | Sequence[Playable], seat: int | None = None) -> Version:
        """Play an action, its notation, or a batch: whole or not at all, as one version."""
        if seat is not None:
            self._must_move(seat)
        single = isinstance(action, str) or not isinstance(action, Sequence)
        codes = self._judged([action] if single else action)  # type: ignore[list-item, arg-type]
        self.chance.begin(self.version + 1)
        return self._enter(codes, self.chance)

    def _must_move(self, seat: int) -> None:
        """Refuse a seat that is not to move before its action is looked at: a reason could tell of another's hand."""
        if self.to_move is not None and seat != self.to_move:
            raise NotYourTurn(message("error-not-your-turn", seat=self.to_move))

    def _enter(self, codes: Sequence[int], chance: Chance) -> Version:
        seat = int(self._state.to_move)
        self._known.clear()
        recorder, story = Recorder(chance), list[Told]()
        texts, publics = [], []
        for code in codes:
            texts.append(self.room.view.notate(self._state, self.box, code, True))
            publics.append(self.room.view.notate(self._state, self.box, code, False))
            self.room.rules.apply(self._state, self.box, code, recorder, story)
        entered = Version(seat, tuple(codes), tuple(texts), tuple(publics), tuple(recorder.draws), tuple(story))
        self._add(entered)
        self._standing.append(self.version)
        return entered

    def _add(self, version: Version) -> None:
        self.history.append(version)
        self.version += 1

    def undo(self) -> Version:
        """Take the last version back, exactly. This too is a version."""
        if not self._standing:
            raise NothingToUndo(message("error-nothing-to-undo"))
        last = self._standing.pop()
        undone = Version(self.history[last].seat, (), (UNDO,), (UNDO,), (), (), undoes=last)
        self._add(undone)
        self.chance.resume(self.spent(self.version))
        self._state = self._replayed()
        self._known.clear()
        return undone

    def follow(self, seat: int, texts: Sequence[str], draws: Sequence[Draw]) -> None:
        """Enter a version as it was recorded: its notation with the draws that chance made then."""
        if tuple(texts) == (UNDO,):
            self.undo()
            return
        self._must_move(seat)
        chance = Replay(draws)
        self._enter(self._judged(texts), chance)
        if not chance.used_up:
            raise OutOfDraws

    def spent(self, version: int) -> list[Draw]:
        """The draws of this game's own chance that stand after a version."""
        standing: list[int] = []
        for number, entry in enumerate(self.history[: version + 1]):
            if entry.is_undo:
                standing.pop()
            else:
                standing.append(number)
        return [draw for number in standing if number >= self.inherited for draw in self.history[number].draws]

    def go_on_with(self, chance: Source) -> None:
        """Take the next draws from another source, brought to where this game is."""
        self.chance = chance
        chance.resume(self.spent(self.version))

    def _replayed(self) -> Any:
        if self._start is None:
            state = self.room.states.blank()
            self.room.rules.setup(state, self.box, self.players, Replay(self.history[0].draws), None)
        else:
            state = self.room.states.copy(self._start)
        for number in self._standing:
            version = self.history[number]
            chance = Replay(version.draws)
            for code in version.codes:
                self.room.rules.apply(state, self.box, code, chance, None)
        return state

    # What a seat may know

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a perfect memory in this seat would know, and nothing else; None for a spectator. JSON-ready."""
        lasting, passing, own = self.lasting_view(), self.passing_view(), self.own_view(seat)
        board = {**lasting["board"], **passing["board"], **own["board"]}
        return {**self.agreed_view(), **lasting, **passing, **own, "board": board}

    def agreed_view(self) -> dict[str, Any]:
        """The part of a view that was agreed before the start."""
        return {
            "game": self.game,
            "rules": self.room.rules.RULES,
            "players": self.players,
            "names": list(self.table.names),
            "options": dict(self.table.options),
            "box": self.table.custom,
        }

    def lasting_view(self) -> dict[str, Any]:
        """The part that is the same for everybody and only changes when one of the fields does that the game's view
        names in `LASTING_FROM`."""
        return {"scores": self.scores, "board": self.room.view.lasting(self._known_to_somebody(), self.box)}

    def passing_view(self) -> dict[str, Any]:
        """All else that is the same for everybody."""
        result = self.result
        return {
            "version": self.version,
            "to_move": self.to_move,
            "over": self.over,
            "result": None if result is None else result.as_dict(),
            "board": self.room.view.board(self._known_to_somebody(), self.box),
        }

    def own_view(self, seat: int | None, board: bool = True, known: bool = True) -> dict[str, Any]:
        """The part of a view that depends on who looks; of the board, too. `board` and `known` can be left out."""
        number = self._seat(seat)
        mine = seat is not None and seat == self.to_move
        own: dict[str, Any] = {"seat": seat}
        if not (mine or board or known):
            return {**own, "legal": []}
        hidden = self._hidden(number)
        if board:
            own["board"] = self.room.view.own(hidden, self.box, number)
        own["legal"] = self._legal_as_dicts(hidden) if mine else []
        if known:
            own["known"] = self.room.states.flat(hidden)
        return own

    def _known_to_somebody(self) -> Any:
        """What everybody sees alike is so whoever's secrets are hidden; what the mover knows is needed anyway."""
        return self._hidden(int(self._state.to_move))

    def _hidden(self, seat: int) -> Any:
        known = self._known.get(seat)
        if known is None:
            known = self._known[seat] = self.room.states.copy(self._state)
            self.room.rules.hide(known, self.box, seat)
        return known

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return EVERYONE
        if type(seat) is not int or not 0 <= seat < self.players:
            raise BadOption(message("error-bad-seat", seat_given=str(seat), players=self.players))
        return seat

    def events(self, seat: int | None, since: int = -1, until: int | None = None) -> list[dict[str, Any]]:
        """What a seat (None: a spectator) was told, in order, of the versions after `since`. JSON-ready."""
        number = self._seat(seat)
        told: list[dict[str, Any]] = []
        last = self.version if until is None else min(until, self.version)
        for at in range(max(since, -1) + 1, last + 1):
            version = self.history[at]
            if version.is_undo:
                told.append({"version": at, **message("undone", seat=version.seat).as_dict()})
            for kind, actor, a, b, to in version.story:
                if to in (EVERYONE, number):
                    said = self.room.view.told(self.box, kind, actor, a, b)
                    told.append({"version": at, **said.as_dict()})
        return told

    # The whole truth

    def position(self) -> dict[str, Any]:
        """The whole truth as a dict, to be read and written by hand. JSON-ready."""
        return self._spelled(self._state)

    def _spelled(self, state: Any) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": self.players,
            "names": list(self.table.names),
            "options": dict(self.table.options),
            "box": self.table.custom,
            "state": self.room.states.spell(state),
        }

    @property
    def starts_from(self) -> dict[str, Any] | None:
        """The position that the game was begun from; None where it was set up."""
        return None if self._start is None else self._spelled(self._start)

    @property
    def state(self) -> Any:
        """The state itself, for whoever may know the truth. Don't change it."""
        return self._state

    def copy(self) -> Match:
        """The same game again; the two share nothing. Its future is this game's, too, until they differ."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._state = self.room.states.copy(self._state)
        twin._known = {}
        twin._out = self._out[:]
        twin._standing = self._standing[:]
        twin.history = self.history[:]
        twin.chance = self.chance.twin()
        return twin

    def record(self) -> str:
        """The whole game as text, for whoever may know the truth (`record_for` is for the others)."""
        from barkade.engine.record import write

        return write(self)

    def record_for(self, seat: int | None) -> str:
        """What a seat was told of the game, as text; of a finished game, all of it."""
        from barkade.engine.record import write, write_told

        self._seat(seat)
        return write(self) if self.over else write_told(self, seat)
