"""Every option of every game has its words: a label, a sentence about it, and a name for each word it can be."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from barkade.engine.i18n import message, say
from barkade.engine.options import Choice
from barkade.games import games, load_game

LABEL, ABOUT = 16, 76
"""Width of a line in the narrowest terminal."""


@pytest.mark.parametrize("game", games())
def test_options_and_their_values_have_words(game: str) -> None:
    expected = {}
    for name, option in load_game(game).options.items():
        expected[f"{game}-option-{name}"] = LABEL
        expected[f"{game}-option-{name}-about"] = ABOUT
        choices = option.choices if isinstance(option, Choice) else ()
        expected |= {f"{game}-option-{name}-{choice}": ABOUT - LABEL for choice in choices}
    for message_id, longest in expected.items():
        assert 0 < len(say(message(message_id))) <= longest, message_id
    # Who starts: by chance, and by the printed rules.
    starters = {f"{game}-option-starter-chance", f"{game}-option-starter-printed"}
    assert written(game) <= expected.keys() | starters
    if "starter" in load_game(game).options:
        assert starters <= written(game), "where the starter is chosen, it says who starts by the book"


def written(game: str) -> set[str]:
    """The ids of a game's words that are about options."""
    text = (resources.files(load_game(game).package) / "words" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^({game}-option-\S+) =", text, flags=re.MULTILINE))
