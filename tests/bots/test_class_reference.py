"""Bots named by where their class is."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from barkade.bots import UnknownBot, make
from barkade.bots.class_reference import is_class_reference
from barkade.bots.guarded import Guarded
from barkade.cli import main

SOURCE = """
import barkade
from beside import WORD

class First(barkade.Bot):
    name = WORD
    def choose(self, view, legal, rng):
        return legal[0]

class Other:
    pass
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(sys, "path", sys.path[:])
    (tmp_path / "beside.py").write_text("WORD = 'first'\n", "utf-8")
    path = tmp_path / "own_bot_of_a_test.py"
    path.write_text(SOURCE, "utf-8")
    yield path
    for name in ("own_bot_of_a_test", "beside"):
        sys.modules.pop(name, None)


def test_a_class_in_a_file_is_a_guarded_bot(file: Path) -> None:
    bot = make(f"{file}:First")
    assert isinstance(bot, Guarded)
    assert bot.name == "first"
    assert type(bot.bot).__module__ == "own_bot_of_a_test"


def test_a_class_in_a_module_needs_no_entry_point() -> None:
    bot = make("barkade.bots.baselines:Puppy")
    assert isinstance(bot, Guarded)
    assert bot.name == "puppy"


def test_a_file_can_sit_at_the_terminals_table(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The missing screen is all that stops it here."""
    assert main(["play", "dig", "--seat", "person", "--seat", f"{file}:First"]) == 1
    assert "First" not in capsys.readouterr().err


@pytest.mark.parametrize("name", ["top-dog:2000", "top-dog:0.5s", "run:python x.py", "wolf", "a b:C", "x.py:", ":C"])
def test_other_names_are_no_references(name: str) -> None:
    assert not is_class_reference(name)


def test_what_is_no_bot_is_refused(file: Path) -> None:
    for name in (f"{file}:Other", f"{file}:Nothing", "barkade.bots.baselines:good_dog_choice"):
        with pytest.raises(UnknownBot, match="that is a"):
            make(name)


def test_a_file_that_fails_says_why(tmp_path: Path) -> None:
    broken = tmp_path / "broken_bot_of_a_test.py"
    broken.write_text("1 / 0", "utf-8")
    with pytest.raises(UnknownBot, match="be loaded") as caught:
        make(f"{broken}:MyBot")
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    with pytest.raises(UnknownBot, match="be loaded"):
        make(f"{tmp_path / 'missing.py'}:MyBot")
