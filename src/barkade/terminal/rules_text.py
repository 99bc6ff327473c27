"""The rules for players in their language, and a filter by words or rule numbers."""

from __future__ import annotations

import re
import unicodedata
from importlib import resources

from barkade.engine.i18n import LANGUAGES, spoken
from barkade.games import load_game


def rules_text(game: str) -> str:
    """Return the rules as Markdown; in English if the game has no others."""
    folder = resources.files(load_game(game).package)
    files = (folder / f"rules.{language}.md" for language in (spoken(), LANGUAGES[0]))
    return next(file for file in files if file.is_file()).read_text(encoding="utf-8")


def filter_rules(page: str, asked: str) -> str:
    """Return only the parts that contain all given words, with the headings above them; empty if there are none."""
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
    """Return a table's head and the rows that contain the words; empty if there are none."""
    head, line, *rows = table.splitlines()
    kept = [row for row in rows if has(row, words)]
    return "\n".join([head, line, *kept]) if kept else ""


def has_something_below(rest: list[str]) -> bool:
    """Tell whether there is text under the first heading before the next one of its level."""
    for part in rest[1:]:
        if not part.startswith("#"):
            return True
        if level(part) <= level(rest[0]):
            return False
    return False


def level(heading: str) -> int:
    return len(heading) - len(heading.lstrip("#"))


def folded(text: str) -> str:
    """Normalise case, diacritics and white space."""
    plain = "".join(char for char in unicodedata.normalize("NFD", text) if not unicodedata.combining(char))
    return " ".join(plain.lower().replace("ł", "l").split())
