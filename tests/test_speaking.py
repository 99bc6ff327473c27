"""Everything that games and commands say, they say in every language: whole games, the coach, reasons, rules, help."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
from rich.console import Console

import barkade
from barkade import cli
from barkade.engine.i18n import LANGUAGES, language_of, message, say, speak
from barkade.games import games, load_game
from barkade.terminal.rules_text import filter_rules, rules_text
from tests.toys import heap_registered

LATIN = re.compile("[A-Za-z]{4,}")
NAMES = ("Anna", "Bo")
COACHED = 20
"""The coach is asked after so many actions again."""
ASKED = 2
"""For so many actions of elsewhere it is asked, each time, why they can't be done."""
ALIKE = 12
"""Number of sentences of each kind."""


@cache
def told(game: str) -> tuple[list[Mapping[str, Any]], list[dict[str, Any]]]:
    """Every kind of thing that is said in a whole random game, and some of its views."""
    match, rng = barkade.new(game, 2, seed=1, names=NAMES), random.Random(1)
    texts: set[str] = set()
    said: list[Mapping[str, Any]] = []
    views: list[dict[str, Any]] = []
    while not match.over:
        legal = match.legal()
        said += [action.message.as_dict() for action in legal]
        for text in rng.sample(sorted(texts), min(ASKED, len(texts))):
            if (reason := match.why_not(text)) is not None:
                said.append(reason.message.as_dict())
        texts |= {action.text for action in legal}
        if match.version % COACHED == 0:
            view = match.view(match.to_move)
            views.append(view)
            said += load_game(game).coach().advise(view)["lines"]
        match.play(rng.choice(legal))
    views.append(match.view(None))
    said.append(views[-1]["result"]["message"])
    for seat in (None, 0):
        said += [event["message"] for event in match.events(seat)]
    kinds: dict[str, list[Mapping[str, Any]]] = {}
    for each in said:
        alike = kinds.setdefault(each["id"], [])
        if len(alike) < ALIKE and each not in alike:
            alike.append(each)
    return [each for alike in kinds.values() for each in alike], views[:: max(1, len(views) // 3)]


@cache
def crowded(game: str) -> dict[str, Any]:
    """The middle of a game of as many as can play."""
    match, rng = barkade.new(game, load_game(game).players.stop - 1, seed=1), random.Random(1)
    while match.version < 60:
        match.play(rng.choice(match.legal()))
    return match.view(match.to_move)


def drawn(view: dict[str, Any], width: int, height: int) -> list[str]:
    console = Console(width=width + 40, color_system=None)
    with console.capture() as capture:
        console.print(
            load_game(view["game"]).terminal().draw(view, view["legal"][0] if view["legal"] else None, width, height)
        )
    return capture.get().rstrip("\n").split("\n")


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_said_and_drawn(language: str, game: str) -> None:
    sentences, views = told(game)
    assert len(sentences) > 50
    for sentence in sentences:
        assert say(sentence, NAMES, language)
    speak(language)
    for view in (*views, crowded(game)):
        lines = drawn(view, 78, 13)
        assert len(lines) <= 13 and max(len(line.rstrip()) for line in lines) <= 78


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", ["ru", "uk"])
def test_sentences_bring_no_word_of_another_alphabet(language: str, game: str) -> None:
    """A game's own messages are Cyrillic here; notation and names are not."""
    foreign = set()
    for sentence in told(game)[0]:
        text = say(sentence, NAMES, language)
        quoted = {str(value) for value in sentence["args"].values()} | set(NAMES)
        if not sentence["id"].startswith("error-"):
            foreign |= {word for word in LATIN.findall(text) if not any(word in each for each in quoted)}
    assert foreign <= {"settle"}, "the one word of the notation that reasons tell to type"


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_speak_it(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--language", language, "--help"]) == 0
    assert say(message("cli-play"), language=language) in capsys.readouterr().out
    for command in cli.COMMANDS:
        with pytest.raises(SystemExit):
            cli.main([command, f"--language={language}", "--help"])
        shown = " ".join(capsys.readouterr().out.split())
        assert shown.startswith(say(message("cli-usage"), language=language))
        assert " ".join(say(message("cli-help-help"), language=language).split()) in shown
        for english in ("usage:", "options", "show this help"):
            assert language == "en" or english not in shown
    assert cli.main(["games", "--language", language]) == 0
    assert say(message("spots-name"), language=language) in capsys.readouterr().out
    assert cli.main(["play", "chess", "--language", language]) == 1
    known = ", ".join(games())
    wanted = say(message("error-unknown-game", game="chess", known=known), language=language)
    assert wanted in capsys.readouterr().err


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_read_and_found(language: str, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    speak(language)
    page = rules_text(game)
    number = re.findall(r"\*\*([A-Z]+-\d+\.\d+)\*\*", page)[-1]
    assert cli.main(["rules", game, "--find", number.lower(), "--language", language]) == 0
    shown = capsys.readouterr().out
    assert number in shown and len(re.findall(r"[A-Z]{3}-\d+\.\d+", shown)) == 1
    assert filter_rules(page, "xyzzy") == ""
    assert cli.main(["rules", game, "--find", "xyzzy", "--language", language]) == 1
    assert say(message("terminal-no-such-rule", text="xyzzy"), language=language) in capsys.readouterr().err


def test_rules_are_found_without_their_accents_and_with_their_headings() -> None:
    speak("pl")
    page = filter_rules(rules_text("dig"), "KOSC zapach")
    assert "**DIG-1.2**" in page and "## W pudełku" in page and "## Przygotowanie" not in page
    speak("en")
    table = filter_rules(rules_text("barking"), "phone booth")
    assert "| 1 | Great Dane |" in table and "German Shepherd" not in table


def test_a_language_that_is_not_spoken_is_refused_and_the_known_ones_are_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for arguments in (["games", "--language", "de"], ["--language=de"], ["games", "--language"]):
        assert cli.main(arguments) == 2
        shown = capsys.readouterr().err
        assert "uk (українська)" in shown and shown.count("\n") == 1


def test_the_system_says_the_language_unless_one_was_chosen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert language_of({"LANG": "uk_UA.UTF-8"}) == "uk"
    assert language_of({"LC_ALL": "C", "LANG": "pl_PL"}) == language_of({"LANG": "de_DE"}) == language_of({}) == "en"
    monkeypatch.setenv("BARKADE_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    tagline = message("dig-tagline")

    def heard() -> str:
        assert cli.main(["games"]) == 0
        return " ".join(capsys.readouterr().out.split())

    assert say(tagline, language="cs") in heard()
    (tmp_path / "language").write_text("sk\n", encoding="utf-8")
    assert say(tagline, language="sk") in heard()
    (tmp_path / "language").write_text("dog latin", encoding="utf-8")
    assert say(tagline, language="cs") in heard()


def test_numbers_are_written_as_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["sim", "dig", "--games", "2000", "--seed", "1"]
    assert cli.main([*arguments, "--language", "hu"]) == 0
    shown = capsys.readouterr().out.replace("\xa0", " ")
    assert "2 000 " in shown and re.search(r"\d\d,\d\d%", shown) and not re.search(r"\d\.\d", shown)
    assert cli.main([*arguments, "--language", "en"]) == 0
    assert re.search(r"\d\d\.\d\d%", capsys.readouterr().out)


def test_somebodys_own_game_with_english_words_alone_is_said_in_english() -> None:
    with heap_registered():
        speak("uk")
        match = barkade.new("heap", 2, seed=1)
        assert say(match.legal()[0].message) == say(match.legal()[0].message, language="en")
        assert say(message("terminal-menu-language")) == "Мова"
