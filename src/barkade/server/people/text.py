"""Sanitising of people's texts, so that they can be shown in a line among others' lines."""

from __future__ import annotations

import unicodedata

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that look like nothing."""
BIDI = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Turn the direction of what follows."""
MOST_MARKS = 2
"""In a row on one letter; more of them grow into other lines."""


def clean_name(name: str, longest: int) -> str:
    """A name without controls, blanks and towers of marks, with single spaces; empty if nothing can be seen of it."""
    kept = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", name))
    kept = "".join(char for char in kept if unicodedata.category(char)[0] != "C" and char not in BLANK)
    cleaned = " ".join(_fewer_marks(kept).split())[:longest].strip()
    return cleaned if any(unicodedata.category(char)[0] in "LNPS" for char in cleaned) else ""


def clean_talk(text: str) -> str:
    """A text on one line, without controls and changes of direction; signs that join emoji stay."""
    kept = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", text))
    kept = "".join(char for char in kept if _is_text(char))
    cleaned = " ".join(_fewer_marks(kept).split())
    return cleaned if any(unicodedata.category(char)[0] in "LNPS" for char in cleaned) else ""


def _is_text(char: str) -> bool:
    return unicodedata.category(char) not in ("Cc", "Cs", "Co", "Cn") and char not in BIDI and char not in BLANK


def _fewer_marks(text: str) -> str:
    kept, marks = list[str](), 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char)[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(char)
    return "".join(kept)
