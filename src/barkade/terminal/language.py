"""The language of the terminal program: the one saved by the menu, else the system's."""

from __future__ import annotations

import os

from barkade.engine.i18n import LANGUAGES, language_of, speak
from barkade.paths import data_folder

FILE = "language"


def use_default() -> None:
    """Speak the saved language, else that of the environment."""
    speak(saved_choice() or language_of(os.environ))


def saved_choice() -> str:
    """Return the language saved by the menu; empty if there is none."""
    try:
        language = (data_folder() / FILE).read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return ""
    return language if language in LANGUAGES else ""


def choose(language: str) -> None:
    """Speak a language now and after the next start."""
    speak(language)
    file = data_folder() / FILE
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{language}\n", encoding="utf-8")
    except OSError:
        pass  # read-only disk: the choice holds until the program ends
