"""The language at this computer: the one asked for, else the one chosen in the menu before, else the system's."""

from __future__ import annotations

import os

from barkade.engine.words import LANGUAGES, language_of, own_name, speak
from barkade.terminal.saves import data_folder

FILE = "language"


def speak_as_usual() -> None:
    """Speak as this computer's owner has chosen, here or for all programs."""
    speak(chosen_before() or language_of(os.environ))


def chosen_before() -> str:
    """What was chosen in the menu; empty where nobody has chosen yet."""
    try:
        language = (data_folder() / FILE).read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return ""
    return language if language in LANGUAGES else ""


def choose(language: str) -> None:
    """Speak a language now and from the next start on."""
    speak(language)
    file = data_folder() / FILE
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{language}\n", encoding="utf-8")
    except OSError:
        pass  # where nothing can be kept it holds until the program ends


def known() -> str:
    """All languages with their names, for whoever has to type one."""
    return ", ".join(f"{language} ({own_name(language)})" for language in LANGUAGES)
