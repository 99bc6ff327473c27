"""Dogs with translated names can still be typed: the rules list what the terminal understands."""

from __future__ import annotations

from importlib import resources

import pytest

from barkade.engine.i18n import LANGUAGES, message, say
from barkade.games import load_game
from barkade.games.spots.box import DOG_SPOTS


@pytest.mark.parametrize("language", LANGUAGES)
def test_translated_dogs_are_listed_with_what_to_type(language: str) -> None:
    page = (resources.files(load_game("spots").package) / f"rules.{language}.md").read_text(encoding="utf-8")
    english, own = (
        {dog: say(message(f"spots-dog-{dog}"), language=each) for dog in DOG_SPOTS} for each in ("en", language)
    )
    translated = [dog for dog in DOG_SPOTS if own[dog] != english[dog]]
    assert bool(translated) == (language in ("ru", "uk"))
    assert [dog for dog in translated if f"| {own[dog]} | `{dog}` |" not in page] == []
