"""A game being played: the Python API of Barkade.

Seats count from 0 here (people read them from 1). Every `play` and `undo` makes a version; the history of versions,
each with its draws, is the whole game, and everything else can be derived from it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from barkade.engine import record_writer
from barkade.engine.batch import Batch, NoChance, Playable, codes_of, find_offered, listed
from barkade.engine.catalogue import catalogue_of
from barkade.engine.chance import Draw, Live, OutOfDraws, Recorder, Rehearsal, Replay, Source, skip_draws
from barkade.engine.checkpoints import Checkpoints
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
from barkade.engine.events import EventDict, undone
from barkade.engine.history import Action, Entry, Outcome, Result
from barkade.engine.i18n import message
from barkade.engine.kit import EVERYONE, Chance, RawEvent
from barkade.engine.memo import Memo
from barkade.engine.replayer import Replayer, standing_after, take_back
from barkade.engine.setup import Setup
from barkade.engine.telling import Paragraph, tell_story
from barkade.engine.view import AgreedView, OwnView, SharedView, View

UNDO = "undo"
UNDONE = re.compile(rf"{UNDO}(?: ([0-9]{{1,9}}))?")


class Match:
    """A game being played. Make one with `barkade.new`, `from_position`, `sample` or `read_record`."""

    def __init__(self, setup: Setup, chance: Source, state: Any = None) -> None:
        """Set up a game, or start from a state."""
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
        self._set_up()

    def _scored(self, players: int, s: Any) -> list[int]:
        return [self.game.rules.score(s, self.box, seat) for seat in range(players)]

    def _set_up(self) -> None:
        recorder, events = Recorder(self.chance), list[RawEvent]()
        if self._start is None:
            self.chance.begin(0)
            self.game.rules.setup(self._state, self.box, self.setup.players, recorder, events)
        else:
            self._state = self.game.states.copy(self._start)
        self.history.append(Entry(-1, (), (), (), tuple(recorder.draws), tuple(events)))

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

    def why_not(self, action: Playable) -> Reason | None:
        """Return the reason why an action can't be played now: the rule and a message. None if and only if it can."""
        try:
            self._judged(action, self._state, self.legal_codes(), Rehearsal(self.chance, self.version + 1))
        except Illegal as error:
            return error.reason
        except BarkadeError as error:
            return Reason("", error.message)
        return None

    # Deciding and applying

    def decide(
        self,
        actions: Playable | Sequence[Playable],
        seat: int | None = None,
        draws: Sequence[Draw] | None = None,
    ) -> Entry:
        """Judge an action or a batch and play it on a copy: the match, including its chance, does not change.

        Actions sent by a `seat` are judged by what it knows, so that a refusal reveals nothing else. `draws` replaces
        chance by recorded draws. Raises a `BarkadeError` for invalid actions, or `OutOfDraws`.
        """
        if seat is not None:
            self._must_move(seat)
        state, version = self._state, self.version + 1
        replay = None if draws is None else Replay(draws)
        chance = replay or Rehearsal(self.chance, version)
        if seat is None or replay is not None:
            batch = self._judged(actions, state, self.legal_codes(), chance)
            batch.finish()
        else:
            offered = self.offered()
            if (action := find_offered(actions, offered)) is not None:
                return self._play_offered(action, chance)
            known = self._hidden(state.to_move)
            batch = self._judged(actions, known, [each.code for each in offered], NoChance())
            batch.play_in(state, chance)
        if replay is not None and not replay.used_up:
            raise OutOfDraws
        return Entry(
            state.to_move,
            tuple(batch.codes),
            tuple(batch.texts),
            tuple(batch.publics),
            tuple(batch.draws),
            tuple(batch.events),
            outcome=Outcome(version, batch.state, replay is None),
        )

    def _play_offered(self, action: Action, source: Chance) -> Entry:
        """Return the entry of a single offered action, which needs no further judging."""
        chance, events = Recorder(source), list[RawEvent]()
        after = self.game.states.copy(self._state)
        self.game.rules.apply(after, self.box, action.code, chance, events)
        return Entry(
            self._state.to_move,
            (action.code,),
            (action.text,),
            (action.public,),
            tuple(chance.draws),
            tuple(events),
            outcome=Outcome(self.version + 1, after, own_chance=True),
        )

    def _judged(
        self, actions: Playable | Sequence[Playable], state: Any, legal: Sequence[int], chance: Chance
    ) -> Batch:
        if self.over:
            raise GameOver(message("error-game-over"))
        batch = Batch(self.game, self.box, self.catalogue, state, legal, chance, isinstance(chance, Replay))
        for action in listed(actions):
            batch.add(action)
        if not batch.codes:
            raise Malformed(message("error-malformed", text=""))
        return batch

    def decide_undo(self, number: int | None = None) -> Entry:
        """Return the entry that takes back a version (by default the last) and all later ones, without applying it."""
        if not self._standing or (number is not None and number not in self._standing):
            raise NothingToUndo(message("error-nothing-to-undo"))
        last = self._standing[-1]
        first = last if number is None else number
        before = self._standing[: self._standing.index(first)]
        state = self._replayer.state_after(self.history, before, self._checkpoints)
        outcome = Outcome(self.version + 1, state, False)
        text = UNDO if first == last else f"{UNDO} {first}"
        return Entry(self.history[first].seat, (), (text,), (text,), (), (), undoes=first, outcome=outcome)

    def apply(self, entry: Entry) -> None:
        """Apply an entry that was decided for the next version."""
        outcome = entry.outcome
        assert outcome is not None and outcome.version == self.version + 1, "decided for another version"
        self._state, entry.outcome = outcome.state, None
        self._known.clear()
        self._offered = None
        self.history.append(entry)
        self.version += 1
        if entry.is_undo:
            take_back(self._standing, entry.undoes)
            self.chance.resume(self._draws_of(self._standing))
        else:
            self._standing.append(self.version)
            self._checkpoints.note(len(self._standing), self._state)
            if outcome.own_chance:
                self.chance.begin(self.version)
                skip_draws(self.chance, entry.draws)

    def _must_move(self, seat: int) -> None:
        """Refuse a seat that is not to move before examining its action, as a reason could reveal another's hand."""
        to_move = self.to_move
        if to_move is not None and seat != to_move:
            raise NotYourTurn(message("error-not-your-turn", seat=to_move))

    def play(self, action: Playable | Sequence[Playable], seat: int | None = None) -> Entry:
        """Play an action, its notation, or a batch as one version, atomically."""
        return self._applied(self.decide(action, seat))

    def undo(self, number: int | None = None) -> Entry:
        """Take back the last version, or an earlier one with all later ones. The takeback is a version itself."""
        return self._applied(self.decide_undo(number))

    def play_recorded(self, seat: int, texts: Sequence[str], draws: Sequence[Draw]) -> Entry:
        """Play a recorded version with its recorded draws."""
        if len(texts) == 1 and (undone := UNDONE.fullmatch(texts[0])):
            return self.undo(int(undone[1]) if undone[1] else None)
        return self._applied(self.decide(texts, seat, draws))

    def _applied(self, entry: Entry) -> Entry:
        self.apply(entry)
        return entry

    def spent(self, version: int) -> Iterator[Draw]:
        """Yield the draws of this game's own chance in all versions that stood after a version."""
        yield from self._draws_of(standing_after(self.history, version))

    def _draws_of(self, standing: Sequence[int]) -> Iterator[Draw]:
        for number in (0, *standing):
            if number >= self.inherited:
                yield from self.history[number].draws

    def continue_with(self, chance: Source) -> None:
        """Take further draws from another source, moved to the position of this game."""
        self.chance = chance
        chance.resume(self._draws_of(self._standing))

    def states(self) -> Iterator[Any]:
        """Yield the state after each version, replayed. It may be changed in place: use it before the next one."""
        return self._replayer.states(self.history)

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

    def at(self, version: int) -> Match:
        """Return the same game as it was after a version."""
        then = self.copy()
        then.history, then.version = self.history[: version + 1], version
        then.inherited = min(self.inherited, len(then.history))
        then._standing = standing_after(self.history, version)
        then._state, then._checkpoints = self._replayer.checkpoints_of(self.history, then._standing)
        return then

    def copy(self) -> Match:
        """Return an independent copy, which makes the same draws as long as the same actions are played."""
        copy = Match.__new__(Match)
        copy.__dict__.update(self.__dict__)
        copy._state = self.game.states.copy(self._state)
        copy._known, copy._offered = {}, None
        copy._out = self._out[:]
        copy._standing = self._standing[:]
        copy._checkpoints = self._checkpoints.copy()
        copy.history = self.history[:]
        copy.chance = self.chance.clone()
        return copy

    def record(self) -> str:
        """Return the whole game as text, with all secrets (`record_for` is for players)."""
        return record_writer.write(self)

    def record_for(self, seat: int | None) -> str:
        """Return the game as text as far as a seat was told of it; the whole of a finished game."""
        self._seat(seat)
        return record_writer.write(self) if self.over else record_writer.write_partial(self, seat)
