"""Every language says all that English says: each message with its arguments, each plural form, each numbered rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from barkade.engine import i18n
from barkade.engine.i18n import LANGUAGES, message, say

REPOSITORY = Path(__file__).parents[1]
ENGLISH = sorted(
    path
    for root in (REPOSITORY / "src" / "barkade", REPOSITORY / "web" / "words", REPOSITORY / "web" / "src")
    for path in (*root.rglob("words/en.ftl"), *root.glob("en.ftl"))
    if "page" not in path.parts
)
RULES = sorted((REPOSITORY / "src" / "barkade" / "games").glob("*/rules.en.md"))
OTHERS = [language for language in LANGUAGES if language != "en"]
RULE = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\*", re.MULTILINE)
JOINED = {"and", "then", "also"}
"""The ways to say a list, which every word has."""
PLURAL = {"zero", "one", "two", "few", "many", "other"}


class Arguments(Visitor):
    """Return the arguments of a pattern, without forms, and the messages it references."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name.partition("-")[0])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.quoted.add(node.id.name)


@cache
def entries(path: Path) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), (path, entry.content)
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, (path, entry.id.name)
            found[entry.id.name] = entry
    return found


def arguments(entry: ast.Message) -> set[str]:
    visitor = Arguments()
    visitor.visit(entry)
    return visitor.arguments


def selections(entry: ast.Message) -> Iterator[ast.SelectExpression]:
    found: list[ast.SelectExpression] = []

    class Selections(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            found.append(node)
            self.generic_visit(node)

    Selections().visit(entry)
    yield from found


def named(path: Path) -> str:
    return str(path.relative_to(REPOSITORY))


@pytest.mark.parametrize("english", ENGLISH, ids=named)
@pytest.mark.parametrize("language", OTHERS)
def test_every_message_and_argument_is_there(language: str, english: Path) -> None:
    wanted, given = entries(english), entries(english.with_stem(language))
    assert list(given) == list(wanted), "the same messages, in the same order"
    wrong = {name: (arguments(wanted[name]), arguments(given[name])) for name in wanted}
    assert {name: sets for name, sets in wrong.items() if sets[0] != sets[1]} == {}


@pytest.mark.parametrize("english", ENGLISH, ids=named)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_form_is_there(language: str, english: Path) -> None:
    """Whole numbers of every kind the language tells apart have their words."""
    needed = {str(Locale.parse(language).plural_form(number)) for number in range(1000)} | {"other"}
    for name, entry in entries(english.with_stem(language)).items():
        for selection in selections(entry):
            keys = {variant.key.name for variant in selection.variants if isinstance(variant.key, ast.Identifier)}
            if keys & (PLURAL - {"other"}):
                assert keys - PLURAL == set(), name
                assert keys == needed, name


@pytest.mark.parametrize("english", RULES, ids=lambda path: path.parent.name)
@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_have_the_same_numbers(language: str, english: Path) -> None:
    told = english.with_name(f"rules.{language}.md").read_text(encoding="utf-8")
    assert RULE.findall(told) == RULE.findall(english.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", OTHERS)
def test_every_form_that_is_asked_for_is_one_that_words_have(language: str) -> None:
    text = "\n".join(path.with_stem(language).read_text(encoding="utf-8") for path in ENGLISH)
    asked = set(re.findall(r"\$[a-z_]+-([a-z]+)", text)) - JOINED
    assert asked <= set(re.findall(r"^\s+\.([a-z]+) =", text, re.MULTILINE))


BENT = """
list-and = { $most } i { $last }
list-then = { $most }, a potem { $last }
list-then-many = { $most }, a na koniec { $last }
bone = kość
    .acc = kość
    .gen = kości
duck = kaczka
    .acc = kaczkę
duck-and = kaczka i { $other }
    .acc = kaczkę i { $other-acc }
takes = Bierze: { $what-acc }.
lacks = Brak { $what-gen }.
gathers = Bierze { $what-acc-and }.
works = Pies { $what-then }. { $what-also }.
"""


def test_a_sentence_may_ask_for_a_form_of_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "_sources", lambda language: [BENT])
    i18n.forget()
    try:
        bone, duck = message("bone"), message("duck")
        assert say(message("takes", what=duck)) == "Bierze: kaczkę."
        assert say(message("takes", what=(duck, bone))) == "Bierze: kaczkę, kość."
        assert say(message("takes", what=message("duck-and", other=duck))) == "Bierze: kaczkę i kaczkę."
        assert say(message("gathers", what=(duck, bone, duck))) == "Bierze kaczkę, kość i kaczkę."
        assert say(message("gathers", what=(duck,))) == "Bierze kaczkę."
        assert say(message("works", what=(bone, duck))) == "Pies kość, a potem kaczka. Kość; kaczka."
        assert say(message("works", what=(bone, duck, bone))).startswith("Pies kość, kaczka, a na koniec kość.")
        assert say(message("lacks", what=duck)) == "Brak kaczka.", "a word without the form stays as it is"
        assert say(message("takes", what="Stick")) == "Bierze: Stick.", "and so does a text"
    finally:
        i18n.forget()
