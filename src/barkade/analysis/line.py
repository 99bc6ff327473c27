"""The line of play: every action of a finished game that was not taken back, with the state before it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from barkade.bots.information_set import InformationSet
from barkade.engine.chance import Recorder, Replay
from barkade.engine.errors import BarkadeError
from barkade.engine.i18n import message
from barkade.engine.match import Match
from barkade.engine.replayer import standing_after


class NotFinished(BarkadeError):
    """Only a finished game is analysed: an analysis tells every secret."""


@dataclass(frozen=True, slots=True)
class Move:
    """One action of the game. Its state is the truth before it; treat it as read-only."""

    version: int
    index: int
    """Its place in the version, which may be a batch."""
    seat: int
    code: int
    state: Any
    legal: tuple[int, ...]
    drawn: bool
    """True if chance had a part in it. A thing that only a person can do, such as a bark into the microphone, counts
    as chance."""
    free: bool
    """True if the seat had a choice."""


@dataclass(frozen=True, slots=True)
class Line:
    """The moves of a game in order, and the state at its end."""

    match: Match
    moves: tuple[Move, ...]
    end: Any

    def known(self, move: Move) -> InformationSet:
        """Return the position before a move as its seat knew it."""
        game, box = self.match.game, self.match.box
        state = game.states.copy(move.state)
        game.rules.hide(state, box, move.seat)
        return InformationSet(game, box, move.seat, state, list(move.legal), [])


def line_of(match: Match) -> Line:
    """Follow a finished game action by action. Raises `NotFinished`."""
    if not match.over:
        raise NotFinished(message("analysis-not-finished"))
    game, box, moves = match.game, match.box, list[Move]()
    state = game.states.copy(next(iter(match.states())))
    out = [0] * game.rules.MAX_LEGAL
    for version in standing_after(match.history, match.version):
        entry = match.history[version]
        chance = Recorder(Replay(entry.draws))
        for index, code in enumerate(entry.codes):
            before = game.states.copy(state)
            legal = tuple(out[: game.rules.legal(before, box, out)])
            draws = len(chance.draws)
            game.rules.apply(state, box, code, chance, None)
            voiced = _takes_a_person(match, before, legal)
            drawn = voiced or len(chance.draws) > draws
            moves.append(
                Move(version, index, entry.seat, code, before, legal, drawn, free=len(legal) > 1 and not voiced)
            )
    return Line(match, tuple(moves), state)


def _takes_a_person(match: Match, state: Any, legal: tuple[int, ...]) -> bool:
    kinds, fields = match.game.not_for_bots, match.game.actions.fields
    return bool(kinds) and any(fields(state, match.box, code)["kind"] in kinds for code in legal)
