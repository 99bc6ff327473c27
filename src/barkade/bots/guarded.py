"""A guard around third-party bots: a timeout, exception or illegal answer costs the move, not the game."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Sequence

from barkade.bots.baselines import good_dog_choice
from barkade.bots.bot import NOT_ASKED, Bot, Legal, View
from barkade.engine.i18n import Message, message

SECONDS_PER_MOVE = 10.0


class BotFailure(Exception):
    """A bot could not choose, for the given `reason`."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.id)
        self.reason = reason


class Guarded(Bot):
    """Runs a bot with a time limit.

    If it times out, raises or returns an illegal action, Good Dog moves for it and the reason is reported. A bot that
    timed out is not asked again.
    """

    def __init__(
        self,
        bot: Bot,
        seconds: float = SECONDS_PER_MOVE,
        report: Callable[[Message], None] = lambda reason: None,
    ) -> None:
        self.bot, self.seconds, self.name = bot, seconds, bot.name
        self.reports: list[Message] = []
        self.stand_ins = 0
        """Number of moves made by Good Dog."""
        self.hangs = False
        self._report = report

    def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        if len(legal) == 1:
            return legal[0]
        # Separate streams, so that the draws of one don't affect the other.
        for_bot, for_good_dog = random.Random(rng.getrandbits(64)), random.Random(rng.getrandbits(64))
        if not self.hangs:
            try:
                return self._asked(view, legal, for_bot)
            except BotFailure as failure:
                self.reports.append(failure.reason)
                self._report(failure.reason)
        self.stand_ins += 1
        return good_dog_choice(view, for_good_dog)

    def _asked(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        given = time.monotonic() + self.seconds
        turn = self.turn._replace(until=given if self.turn.until is None else min(given, self.turn.until))
        answer: list[Legal] = []
        trouble: list[BaseException] = []

        def ask() -> None:
            try:
                self.bot.turn = turn
                answer.append(self.bot.choose(view, legal, rng))
            except BaseException as error:  # third-party code may raise anything
                trouble.append(error)
            finally:
                self.bot.turn = NOT_ASKED

        thread = threading.Thread(target=ask, daemon=True)
        thread.start()
        thread.join(self.seconds)
        if thread.is_alive():
            self.hangs = True
            raise BotFailure(message("bots-hangs", bot=self.name, seconds=self.seconds))
        if trouble:
            error = trouble[0]
            raise error if isinstance(error, BotFailure) else BotFailure(_broke(self.name, error))
        if not any(answer[0] is action or answer[0] == action for action in legal):
            raise BotFailure(message("bots-nonsense", bot=self.name, answer=str(answer[0])[:60]))
        return answer[0]

    def close(self) -> None:
        self.bot.close()


def _broke(name: str, error: BaseException) -> Message:
    return message("bots-broke", bot=name, error=f"{type(error).__name__}: {error}"[:120])
