"""The rules for players, in the reader's language, and finding one of them by a word or a number."""

from __future__ import annotations

import re
import unicodedata
from importlib import resources

from barkade.engine.words import LANGUAGES, spoken
from barkade.games import room


def rules_text(game: str) -> str:
    """The rules as Markdown; in English where somebody's own game has no others."""
    folder = resources.files(room(game).package)
    files = (folder / f"rules.{language}.md" for language in (spoken(), LANGUAGES[0]))
    return next(file for file in files if file.is_file()).read_text(encoding="utf-8")


def found(page: str, asked: str) -> str:
    """The page with only what has every word that is asked for, and the headings above it; empty for nothing."""
    words = folded(asked).split()
    kept: list[str] = []
    for part in re.split(r"\n\s*\n|\n(?=- )", page.strip()):
        if part.startswith("|"):
            part = with_rows(part, words)
        if part and (part.startswith(("#", "|")) or has(part, words)):
            kept.append(part)
    shown = [part for at, part in enumerate(kept) if not part.startswith("#") or has_something_below(kept[at:])]
    return re.sub(r"(?m)^(- .*(?:\n .*)*)\n\n(?=- )", r"\1\n", "\n\n".join(shown))


def has(text: str, words: list[str]) -> bool:
    return all(word in folded(text) for word in words)


def with_rows(table: str, words: list[str]) -> str:
    """A table with its head and the rows that have the words; empty where there are none."""
    head, line, *rows = table.splitlines()
    kept = [row for row in rows if has(row, words)]
    return "\n".join([head, line, *kept]) if kept else ""


def has_something_below(rest: list[str]) -> bool:
    """Whether there is text before the next heading that is as high as this one, which comes first."""
    for part in rest[1:]:
        if not part.startswith("#"):
            return True
        if level(part) <= level(rest[0]):
            return False
    return False


def level(heading: str) -> int:
    return len(heading) - len(heading.lstrip("#"))


def folded(text: str) -> str:
    """The same for capital letters, and for letters with and without signs."""
    plain = "".join(char for char in unicodedata.normalize("NFD", text) if not unicodedata.combining(char))
    return " ".join(plain.lower().replace("ł", "l").split())
