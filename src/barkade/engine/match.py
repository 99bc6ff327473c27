"""A game being played: the Python API of Barkade.

Seats count from 0 here (people read them from 1). Every `play` and `undo` makes a version; the history of versions,
each with its draws, is the whole game, and everything else can be derived from it. Queries are in
`barkade.engine.readable`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from barkade.engine.batch import Batch, NoChance, Playable, find_offered, listed
from barkade.engine.chance import Draw, OutOfDraws, Recorder, Rehearsal, Replay, Source, skip_draws
from barkade.engine.errors import BarkadeError, GameOver, Illegal, Malformed, NothingToUndo, NotYourTurn, Reason
from barkade.engine.history import Action, Entry, Outcome
from barkade.engine.i18n import message
from barkade.engine.kit import Chance, RawEvent
from barkade.engine.readable import ReadableMatch
from barkade.engine.replayer import standing_after, take_back
from barkade.engine.setup import Setup

UNDO = "undo"
UNDONE = re.compile(rf"{UNDO}(?: ([0-9]{{1,9}}))?")


class Match(ReadableMatch):
    """A game being played. Make one with `barkade.new`, `from_position`, `sample` or `read_record`."""

    def __init__(self, setup: Setup, chance: Source, state: Any = None) -> None:
        """Set up a game, or start from a state."""
        super().__init__(setup, chance, state)
        self._set_up()

    def _set_up(self) -> None:
        recorder, events = Recorder(self.chance), list[RawEvent]()
        if self._start is None:
            self.chance.begin(0)
            self.game.rules.setup(self._state, self.box, self.setup.players, recorder, events)
        else:
            self._state = self.game.states.copy(self._start)
        self.history.append(Entry(-1, (), (), (), tuple(recorder.draws), tuple(events)))

    # Deciding and applying

    def why_not(self, action: Playable) -> Reason | None:
        """Return the reason why an action can't be played now: the rule and a message. None if and only if it can."""
        try:
            self._judged(action, self._state, self.legal_codes(), Rehearsal(self.chance, self.version + 1))
        except Illegal as error:
            return error.reason
        except BarkadeError as error:
            return Reason("", error.message)
        return None

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

    # Copies

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
