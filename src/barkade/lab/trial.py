"""`barkade try`: one game of a bot, in this process and without a guard, with every decision shown.

For whoever writes a bot: breakpoints and `print` work, an exception comes with its whole traceback, and the view that
the bot could not cope with is written to a file.
"""

from __future__ import annotations

import json
import random
import tempfile
import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from rich.console import Console

from barkade.bots.bot import Bot, Turn, View, ask, people_only
from barkade.bots.class_reference import UnknownBot
from barkade.bots.guarded import BotFailure, Guarded
from barkade.bots.registry import make
from barkade.engine.chance import SeededChance
from barkade.engine.i18n import Message, from_dict, message, say
from barkade.engine.match import Match
from barkade.engine.setup import Setup

BOARD = (100, 30)
"""Columns and rows of a printed board."""
FIRST_SEAT = 0


@dataclass
class Trial:
    """A game of a bot in the first seat against copies of another."""

    match: Match
    bots: Sequence[Bot]
    console: Console
    with_boards: bool
    seconds: list[float] = field(default_factory=list)
    """Time of each of the bot's decisions."""

    def play(self, seed: int) -> bool:
        """Play to the end; return False if the bot failed, after saying how."""
        streams = [random.Random(f"{seed} {seat}") for seat in range(self.match.players)]
        while not self.match.over:
            seat = int(self.match.state.to_move)
            view = self.match.view(seat)
            only = people_only(view)  # a bot isn't asked for what takes a person
            chosen = dict(only or view["legal"][0])
            if len(view["legal"]) > 1 and only is None:
                if seat != FIRST_SEAT:
                    chosen = dict(self.bots[seat].choose(view, view["legal"], streams[seat]))
                elif (answer := self._ask(view, streams[seat])) is None:
                    return False
                else:
                    chosen = answer
            before = self.match.version
            self.match.play(chosen["text"], seat)
            for event in self.match.events(FIRST_SEAT, before, self.match.version):
                self.console.print(f"     {say(from_dict(event), self.match.setup.names)}", style="dim")
        return True

    def _ask(self, view: View, rng: random.Random) -> Any:
        """Ask the bot; show what it was asked and what it chose. None if it failed."""
        version, legal = self.match.version, view["legal"]
        self.console.print(say(message("try-asked", version=version, number=len(legal))), style="bold")
        if self.with_boards:
            self.console.print(self.match.game.terminal().draw(view, None, *BOARD))
        start = time.perf_counter()
        try:
            answer = ask(self.bots[FIRST_SEAT], view, rng, Turn(partial(self.match.events, FIRST_SEAT)))
        except BotFailure as failure:
            self._failed(view, say(failure.reason))
            return None
        except Exception:  # the code of others may raise anything
            self._failed(view, traceback.format_exc().rstrip())
            return None
        self.seconds.append(time.perf_counter() - start)
        if answer not in legal:
            choices = ", ".join(action["text"] for action in legal)
            self._failed(view, say(message("try-illegal", answer=repr(answer)[:200], choices=choices)))
            return None
        self.console.print(f"  > {answer['text']}  ({say(_milliseconds(self.seconds[-1]))})")
        return answer

    def _failed(self, view: View, how: str) -> None:
        with tempfile.NamedTemporaryFile("w", prefix="barkade-view-", suffix=".json", delete=False) as file:
            json.dump(view, file, indent=1)
        self.console.print(how, style="red", markup=False)
        self.console.print(say(message("try-failed", version=self.match.version, file=file.name)))


def run_trial(setup: Setup, name: str, against: str, seed: int, with_boards: bool) -> int:
    """Play and print the game; return the exit status."""
    console = Console(highlight=False, soft_wrap=True)
    try:
        bots = [_unguarded(name), *(make(against) for _ in range(setup.players - 1))]
    except UnknownBot as error:
        if error.__cause__ is not None:
            console.print("".join(traceback.format_exception(error.__cause__)).rstrip(), style="red", markup=False)
        raise
    names = [bot.name for bot in bots]
    match = Match(setup.named(names), SeededChance(seed))
    title = message("try-title", game=message(f"{setup.game.id}-name"), players=setup.players, seed=str(seed))
    console.print(f"[bold]{say(title)}")
    trial = Trial(match, bots, console, with_boards)
    try:
        good = trial.play(seed)
    finally:
        for bot in bots:
            bot.close()
    if not good:
        return 1
    assert match.result is not None
    console.print(say(match.result.message, names), style="bold")
    for seat, score in enumerate(match.scores):
        console.print(f"  {names[seat]}: {score}{' *' if seat in match.winners else ''}")
    took = trial.seconds or [0.0]
    mean, most = _milliseconds(sum(took) / len(took)), _milliseconds(max(took))
    console.print(say(message("try-summary", number=len(trial.seconds), mean=mean, most=most)))
    return 0


def _milliseconds(seconds: float) -> Message:
    return message("ladder-milliseconds", value=1000 * seconds)


def _unguarded(name: str) -> Bot:
    bot = make(name)
    return bot.bot if isinstance(bot, Guarded) else bot
