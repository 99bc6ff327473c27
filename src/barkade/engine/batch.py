"""A batch: actions parsed, judged and played one after the other on a copy of a state, atomically.

Actions sent to a table are judged in the state as known to their seat, and only then played in the true state
(`Batch.play_in`): whether, why and how fast they are refused can't depend on anything that the seat doesn't know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from barkade.engine.barrier import barrier
from barkade.engine.catalogue import Catalogue
from barkade.engine.chance import Recorder
from barkade.engine.errors import Illegal, Malformed, Reason
from barkade.engine.game import Game
from barkade.engine.history import Action
from barkade.engine.i18n import message
from barkade.engine.kit import Chance, RawEvent

Playable = Action | int | str | Mapping[str, Any]
"""An action, its code, its notation, or one of a view's legal actions."""

LONGEST_TEXT = 500


def codes_of(game: Game, box: Any, s: Any, action: Playable) -> list[int]:
    """Return the codes that a playable stands for in a state, legal or not."""
    if not isinstance(action, str):
        if isinstance(action, Action):
            return [action.code]
        if isinstance(action, Mapping):
            action = action.get("text", "")
        if type(action) is int and 0 <= action < game.rules.ACTIONS:
            return [action]
    if not isinstance(action, str) or len(action) > LONGEST_TEXT:
        raise Malformed(message("error-malformed", text=str(action)[:60]))
    return game.notation.parse(s, box, " ".join(action.split()))


def listed(actions: Playable | Sequence[Playable]) -> Sequence[Playable]:
    """Return a batch as a sequence; a single action is a batch of one."""
    # Fast path: at live tables these are always lists.
    if isinstance(actions, list | tuple) or (isinstance(actions, Sequence) and not isinstance(actions, str)):
        return actions
    return [actions]


def find_offered(actions: Playable | Sequence[Playable], offered: Sequence[Action]) -> Action | None:
    """Return the offered action whose notation a batch of one gives exactly, as nearly all moves at live tables do."""
    batch = listed(actions)
    if len(batch) == 1:
        for action in offered:
            if action.text == batch[0]:
                return action
    return None


class NoChance:
    """A placeholder for chance while a batch is judged: judging stops at the first draw, so its value is irrelevant."""

    def draw(self, n: int) -> int:
        return 0


class Batch:
    """The effect of a batch, computed on a copy: the match does not change."""

    def __init__(
        self,
        game: Game,
        box: Any,
        catalogue: Catalogue,
        state: Any,
        legal: Sequence[int],
        chance: Chance,
        recorded: bool,
    ) -> None:
        self._game, self._box, self._catalogue = game, box, catalogue
        self._recorded = recorded
        """Recorded batches may continue past a secret, as older versions allowed it."""
        self._chance = Recorder(chance)
        self._seat = state.to_move
        self.state = state
        """Copied before the first action is played, so that a batch of one is judged without a copy."""
        self._legal: Sequence[int] | None = legal
        """The legal actions in the state, once they are known."""
        self._played = 0
        self.codes: list[int] = []
        self.texts: list[str] = []
        self.publics: list[str] = []
        self.events: list[RawEvent] = []

    @property
    def draws(self) -> list[tuple[int, int]]:
        return self._chance.draws

    def add(self, action: Playable) -> None:
        """Judge one more action in the state after the earlier ones."""
        self._go_on()
        for code in codes_of(self._game, self._box, self.state, action):
            self._go_on()
            self._judge(code)

    def _go_on(self) -> None:
        """Refuse to continue past chance, a secret or the end of the turn: judging the rest would reveal it."""
        if not self.codes:
            return
        self.finish()
        before = barrier(self._game.rules, self.draws, () if self._recorded else self.events)
        if before != "none" or self.state.to_move != self._seat:
            raise Illegal(Reason("", message("error-batch-past-chance")))

    def _judge(self, code: int) -> None:
        game, state, box = self._game, self.state, self._box
        if self._legal is None:
            out = [0] * game.rules.MAX_LEGAL
            self._legal = out[: game.rules.legal(state, box, out)]
        if code not in self._legal:
            # The rules judge; the explanation may be missing.
            raise Illegal(game.reasons.why_not(state, box, code) or Reason("", message("error-not-allowed")))
        action = self._catalogue.action(state, code)
        self.codes.append(code)
        self.texts.append(action.text)
        self.publics.append(action.public)

    def finish(self) -> None:
        """Play the action that was judged last."""
        if self._played < len(self.codes):
            if self._played == 0:
                self.state = self._game.states.copy(self.state)
            self._game.rules.apply(self.state, self._box, self.codes[-1], self._chance, self.events)
            self._played, self._legal = self._played + 1, None

    def play_in(self, state: Any, chance: Chance) -> None:
        """Play the judged actions in another state that allows the same."""
        self.state = self._game.states.copy(state)
        self._chance, self.events = Recorder(chance), []
        for code in self.codes:
            self._game.rules.apply(self.state, self._box, code, self._chance, self.events)
        self._played = len(self.codes)
