"""Bots from elsewhere: programs that speak the line protocol, plug-ins, and whatever may go wrong with them."""

from __future__ import annotations

import random
import sys
import threading
from collections.abc import Iterator, Sequence
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import barkade
from barkade.bots import GoodDog, Legal, TopDog, UnknownBot, View, bots, make, registry
from barkade.bots.guarded import Guarded
from barkade.bots.subprocess_bot import MOST_STARTS, SubprocessBot
from barkade.engine.i18n import say
from barkade.games import games

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"

HANGS = "import time\ntime.sleep(60)"
DIES = "import sys\nsys.stdin.readline()\nsys.exit('out of bones')"
RAMBLES = "import sys\nfor line in sys.stdin:\n    print('woof', flush=True)"
WRONG = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"question": question["question"], "play": "fly to the moon"}), flush=True)
"""
LATE = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"question": question["question"] - 1, "play": "too late"}), flush=True)
    print(json.dumps({"question": question["question"], "play": question["view"]["legal"][1]["text"]}), flush=True)
"""


def view_of(game: str = "dig", seed: int = 3) -> View:
    match = barkade.new(game, 2, seed=seed)
    while len(match.legal_codes()) < 2:
        match.play(match.legal()[0])
    return match.view(match.to_move)


@pytest.fixture
def kennel(tmp_path: Path) -> Iterator[Kennel]:
    kennel = Kennel(tmp_path)
    yield kennel
    for bot in kennel.bots:
        bot.close()


class Kennel:
    """Programs written for a test, each gone after it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bots: list[Guarded] = []

    def bot(self, program: str, seconds: float = 20) -> Guarded:
        path = self.folder / f"bot{len(self.bots)}.py"
        path.write_text(program, encoding="utf-8")
        self.bots.append(Guarded(SubprocessBot(f"{sys.executable} {path}", seconds), seconds + 5))
        return self.bots[-1]


def asked(bot: Guarded, times: int = 1) -> list[Legal]:
    view = view_of()
    return [bot.choose(view, view["legal"], random.Random(5)) for _ in range(times)]


def good_dogs_choice() -> Legal:
    view, rng = view_of(), random.Random(5)
    rng.getrandbits(64)
    return GoodDog().choose(view, view["legal"], random.Random(rng.getrandbits(64)))


@pytest.mark.parametrize("game", games())
def test_the_example_plays_whole_games(game: str) -> None:
    bot, rng = make(f"run:{sys.executable} {EXAMPLE}"), random.Random(1)
    assert isinstance(bot, Guarded)
    match = barkade.new(game, 2, seed=4)
    while not match.over and match.version < 150:
        view = match.view(match.to_move)
        chooser = bot if match.to_move == 0 else GoodDog()
        match.play(chooser.choose(view, view["legal"], rng)["text"])
    bot.close()
    assert bot.reports == []
    assert match.version > 20


def test_the_example_is_short_and_needs_nothing_of_ours() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 30
    assert "import barkade" not in text


def test_a_program_that_hangs_loses_its_move(kennel: Kennel) -> None:
    bot = kennel.bot(HANGS, 0.3)
    assert asked(bot) == [good_dogs_choice()]
    assert [report.id for report in bot.reports] == ["bots-hangs"]


def test_a_program_that_dies_is_reported_with_its_last_words_and_started_again(kennel: Kennel) -> None:
    bot = kennel.bot(DIES)
    assert asked(bot, MOST_STARTS + 1) == [good_dogs_choice()] * (MOST_STARTS + 1)
    assert [report.id for report in bot.reports] == ["bots-died"] * MOST_STARTS + ["bots-gave-up"]
    assert "out of bones" in say(bot.reports[0])


@pytest.mark.parametrize("program", [RAMBLES, WRONG])
def test_nonsense_loses_the_move(kennel: Kennel, program: str) -> None:
    bot = kennel.bot(program)
    assert asked(bot, 2) == [good_dogs_choice()] * 2
    assert [report.id for report in bot.reports] == ["bots-nonsense"] * 2


def test_answers_to_earlier_questions_are_dropped(kennel: Kennel) -> None:
    bot = kennel.bot(LATE)
    assert asked(bot) == [view_of()["legal"][1]]
    assert bot.reports == []


def test_a_program_that_is_not_there_is_reported() -> None:
    bot = Guarded(SubprocessBot("no-such-program-at-all"))
    assert asked(bot) == [good_dogs_choice()]
    assert [report.id for report in bot.reports] == ["bots-no-program"]


class Barks(barkade.Bot):
    """A plug-in that raises."""

    name = "barks"

    def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        raise KeyError("woof")


class Sleeps(barkade.Bot):
    """A plug-in that never comes back."""

    name = "sleeps"
    asked = 0

    def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        self.asked += 1
        threading.Event().wait(30)
        return legal[0]


class Dreams(barkade.Bot):
    """A plug-in that plays what isn't there."""

    def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        return {"text": "fly", "kind": "fly"}


def test_a_plug_in_that_breaks_down_or_dreams_loses_the_move() -> None:
    heard: list[str] = []
    for bot, trouble in ((Barks(), "bots-broke"), (Dreams(), "bots-nonsense")):
        guarded = Guarded(bot, report=lambda reason: heard.append(reason.id))
        assert asked(guarded) == [good_dogs_choice()]
        assert heard.pop() == trouble


def test_a_plug_in_that_hangs_is_not_asked_again() -> None:
    sleeper = Sleeps()
    bot = Guarded(sleeper, seconds=0.1)
    assert asked(bot, 3) == [good_dogs_choice()] * 3
    assert sleeper.asked == 1
    assert len(bot.reports) == 1


def test_bots_are_found_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    brought = EntryPoint("barks", f"{__name__}:Barks", registry.PLUG_INS)
    monkeypatch.setattr(EntryPoint, "load", lambda self: Barks)
    monkeypatch.setattr(registry, "plug_ins", lambda: EntryPoints([brought]))
    assert bots() == ["random", "puppy", "young-dog", "good-dog", "clever-dog", "top-dog", "barks"]
    assert [make(name).name for name in bots()] == bots()
    quick, short = make("top-dog:500"), make("top-dog:0.5s")
    assert isinstance(quick, TopDog)
    assert isinstance(short, TopDog)
    assert (quick.iterations, short.iterations, short.seconds) == (500, None, 0.5)
    for wrong in ("sensible", "top-dog:", "top-dog:-1", "top-dog:many", "puppy:3", "run:", ""):
        with pytest.raises(UnknownBot):
            make(wrong)
