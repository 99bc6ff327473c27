"""A bot may ask for the events of its seat, and for the time that is left."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import barkade
from barkade.bots import Bot, Legal, Turn, View, ask
from barkade.bots.guarded import SECONDS_PER_MOVE, Guarded
from barkade.bots.subprocess_bot import SubprocessBot
from barkade.cli import main
from barkade.server.bots import process
from barkade.server.bots.turn import choose_action

CURIOUS = """
import barkade

class Curious(barkade.Bot):
    name = "curious"
    asked = 0

    def choose(self, view, legal, rng):
        self.asked += 1
        assert self.time_left() is None or 0 < self.time_left() <= 10
        told = self.events()
        assert told[0]["version"] == 0 and told[-1]["version"] <= view["version"], told
        assert self.asked == 1 or len(told) > 1
        return legal[0]
"""
PROGRAM = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    if "view" in question:
        legal, seconds = question["view"]["legal"], question["seconds"]
        print(json.dumps({"question": question["question"], "ask": "events"}), flush=True)
    else:
        good = len(question["events"]) == 7 and 0 < seconds <= 8
        print(json.dumps({"question": question["question"], "play": legal[1 if good else 0]["text"]}), flush=True)
"""


class Curious(Bot):
    """Remembers what it was told when it chose."""

    name = "curious"
    told: Sequence[Any] = ()
    left = -1.0

    def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        left = self.time_left()
        self.told, self.left = self.events(), -1.0 if left is None else left
        return legal[0]


def begun() -> tuple[barkade.Match, int]:
    match = barkade.new("barking", seed=3)
    for _ in range(6):
        match.play(match.legal()[0])
    return match, int(match.state.to_move)


def test_events_are_those_of_its_seat_and_time_is_that_of_its_guard() -> None:
    match, seat = begun()
    bot = Curious()
    ask(bot, match.view(seat), random.Random(1), Turn(lambda: match.events(seat)))
    assert bot.told == match.events(seat) != match.events(1 - seat)
    assert bot.left == -1
    ask(Guarded(bot), match.view(seat), random.Random(1), Turn(lambda: match.events(seat)))
    assert bot.told == match.events(seat)
    assert 0 < bot.left <= SECONDS_PER_MOVE
    assert not bot.events(), "nobody asks it now"


def test_the_shorter_time_counts() -> None:
    match, seat = begun()
    bot = Curious()
    ask(Guarded(bot), match.view(seat), random.Random(1), Turn(until=time.monotonic() + 2))
    assert 0 < bot.left <= 2
    ask(Guarded(bot, seconds=1), match.view(seat), random.Random(1), Turn(until=time.monotonic() + 2))
    assert 0 < bot.left <= 1


def test_a_program_may_ask_for_events(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(PROGRAM)
    match, seat = begun()
    bot = SubprocessBot(f"{sys.executable} {tmp_path / 'bot.py'}")
    try:
        view = match.view(seat)
        chosen = ask(bot, view, random.Random(1), Turn(lambda: match.events(seat)[:7]))
        assert chosen == view["legal"][1]
    finally:
        bot.close()


@pytest.mark.parametrize("command", ["try", "ladder"])
def test_games_of_the_lab_tell_events(tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "curious.py").write_text(CURIOUS)
    bot = f"{tmp_path / 'curious.py'}:Curious"
    asked = ["try", bot, "barking"] if command == "try" else ["ladder", "barking", "--games", "2", "--bot", bot]
    status = main([*asked, "--against", "random"] if command == "try" else [*asked, "--bot", "random", "--json"])
    assert status in (None, 0), capsys.readouterr().out
    if command == "ladder":
        assert '"own_decisions": 1' in capsys.readouterr().out


class Process:
    """The bot process, without a process."""

    bots = frozenset({"good-dog", "curious"})

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def known_bots(self) -> frozenset[str]:
        return self.bots

    async def choose(self, bot: str, table: str, view: dict[str, Any]) -> str | None:
        self.sent = json.loads(json.dumps(view))
        return process.chosen(self.bot, dict(self.sent)).text


def test_bots_of_a_server_are_told_events_but_its_own_do_not_need_them() -> None:
    match, seat = begun()
    bot = Curious()
    for name in ("curious", "good-dog"):
        bot.told, sent = (), Process(bot)
        played = asyncio.run(choose_action(sent, name, "t", match, seat, random.Random(1)))
        assert played == match.legal()[0].text
        assert list(bot.told) == (match.events(seat) if name == "curious" else [])
        assert ("events" in sent.sent) == (name == "curious")
