"""Sanitising of user-supplied text, so that it can't disturb the text around it."""

from __future__ import annotations

import unicodedata

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Invisible letters and marks."""
BIDI = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that change the text direction."""
MOST_MARKS = 2
"""Combining marks per letter; more of them would overlap other lines."""


def clean_name(name: str, longest: int) -> str:
    """Return a name without control characters, blanks and stacked marks, with single spaces; empty if invisible."""
    kept = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", name))
    kept = "".join(char for char in kept if unicodedata.category(char)[0] != "C" and char not in BLANK)
    cleaned = " ".join(_fewer_marks(kept).split())[:longest].strip()
    return cleaned if any(unicodedata.category(char)[0] in "LNPS" for char in cleaned) else ""


def clean_talk(text: str) -> str:
    """Return a text on one line, without control characters and changes of direction, but with emoji joiners."""
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
