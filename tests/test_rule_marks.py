"""Marks in the rules for players: what is the book's, what is a ruling of ours, what is ours, what is a safety end."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

import pytest

from barkade.engine.i18n import LANGUAGES
from barkade.games import games

GAMES = Path(__file__).parents[1] / "src" / "barkade" / "games"
MARKS = {
    "en": ("Ruling", "House", "Safety"),
    "pl": ("Interpretacja", "Domowe", "Bezpiecznik"),
    "cs": ("Výklad", "Domácí", "Pojistka"),
    "sk": ("Výklad", "Domáce", "Poistka"),
    "hu": ("Értelmezés", "Házi", "Biztosíték"),
    "ro": ("Interpretare", "De la noi", "Siguranță"),
    "ru": ("Трактовка", "Наше", "Предохранитель"),
    "uk": ("Тлумачення", "Наше", "Запобіжник"),
}
RULING, HOUSE, SAFETY = range(3)
RULE = re.compile(r"^- \*\*([A-Z]{3}-\d+\.\d+)\*\* (.*?)(?=^- |^$|\Z)", re.MULTILINE | re.DOTALL)
ANY_MARK = re.compile(r"\*([^*`]+):\*")


def text_of(game: str, language: str) -> str:
    return (GAMES / game / f"rules.{language}.md").read_text(encoding="utf-8")


def marks_in(text: str, language: str) -> list[int]:
    """The marks of a text in order; a word that is none fails."""
    return [MARKS[language].index(mark) for mark in ANY_MARK.findall(text)]


def marks_of(game: str, language: str) -> dict[str, list[int]]:
    return {number: marks_in(text, language) for number, text in RULE.findall(text_of(game, language))}


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mark_is_known_and_explained_before_the_first_rule(game: str, language: str) -> None:
    text = text_of(game, language)
    assert marks_in(text[: text.index("- **")], language) == [RULING, HOUSE, SAFETY]
    for number, marks in marks_of(game, language).items():
        assert [mark for mark, _ in groupby(marks)] == marks, f"{number}: a mark holds until the next one"
    old = [word for word in MARKS[language] if re.search(rf"\*{word}\.?\*", text)]
    assert old == [], "a mark ends with a colon"


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_rule_has_the_same_marks_in_every_language(game: str, language: str) -> None:
    assert marks_of(game, language) == marks_of(game, "en")


@pytest.mark.parametrize(
    ("number", "marks"),
    [
        ("BRK-1.1", [HOUSE]),
        ("BRK-1.2", []),
        ("BRK-7.1", []),
        ("BRK-9.2", [RULING, HOUSE]),
        ("DIG-2.2", [HOUSE]),
        ("DIG-8.2", [HOUSE]),
        ("DIG-8.4", [SAFETY]),
        ("GDB-3.2", []),
        ("GDB-4.3", [RULING]),
        ("GDB-5.3", [SAFETY]),
        ("SPT-2.3", [RULING]),
        ("SPT-5.5", [SAFETY]),
        ("SPT-8.13", [RULING]),
    ],
)
def test_what_is_printed_and_what_is_ours(number: str, marks: list[int]) -> None:
    (found,) = [rules[number] for rules in (marks_of(game, "en") for game in games()) if number in rules]
    assert found == marks


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_book_prints_stands_before_any_mark(language: str) -> None:
    """50 dogs, 40 items and both series of copies are printed; who has which of them is ours."""
    rules = dict(RULE.findall(text_of("barking", language)))
    for number, printed in (("BRK-1.1", "50 10 3 3 4 4 5 5 6 6 7 7"), ("BRK-1.3", "40 10 2 2 3 3 4 4 5 5 6 6")):
        book, ours = rules[number].split(f"*{MARKS[language][HOUSE]}:*")
        assert re.findall(r"\d+", book)[: len(printed.split())] == printed.split()
        assert not re.search(r"\d", ours)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_editions_differ_every_language_says_so(language: str) -> None:
    """Good Boy's any-treat: four editions draw it at random."""
    (text,) = [text for number, text in RULE.findall(text_of("goodboy", language)) if number == "GDB-3.2"]
    assert "`any_face = random`" in text and len(re.findall(r"\w+", text)) > 20
