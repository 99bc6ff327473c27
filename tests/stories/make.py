"""Write the golden stories: `python tests/stories/make.py`. One game of each kind as its first seat was told it, in
English and in another language, for editors to read, and its events for the page, which has to
tell the same.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from itertools import cycle
from pathlib import Path

from barkade.engine.i18n import say
from barkade.engine.match import Match
from barkade.engine.record import read_record
from barkade.engine.telling import Paragraph
from barkade.games import games

STORIES = Path(__file__).parent
GOLDEN = STORIES.parent / "golden"
RECORD = "game-2"
SECOND = ("pl", "sk", "ro", "uk")
"""The languages besides English, game by game."""
NAMES = ("Luna", "Pepper", "Waffles", "Bella", "Rex")
SEAT = 0


def match_of(game: str) -> Match:
    return read_record((GOLDEN / game / f"{RECORD}.txt").read_text(encoding="utf-8"))


def text(story: Sequence[Paragraph], language: str, names: Sequence[str] = NAMES) -> str:
    """A story as text, a line a paragraph. Sentences with something private have a star."""
    lines = (
        " ".join(("*" if line.private else "") + say(line.message, names, language) for line in each.lines)
        for each in story
    )
    return "".join(f"{line}\n" for line in lines)


def told(match: Match, seat: int | None, languages: Sequence[str], name: str) -> dict[str, str]:
    """The events of a match and its story in some languages, by the names of their files."""
    # A story is made from messages alone, so fields are left out.
    events = ",\n".join(
        json.dumps({**event, "fields": {}}, ensure_ascii=False, separators=(",", ":")) for event in match.events(seat)
    )
    story = match.story(seat)
    return {
        f"{name}.events.json": f"[\n{events}\n]\n",
        **{f"{name}.{language}.txt": text(story, language) for language in languages},
    }


@cache
def files() -> dict[str, str]:
    """Return the content of every golden story, by the name of its file."""
    found: dict[str, str] = {}
    golden = [game for game in games() if (GOLDEN / game).is_dir()]
    for game, language in zip(golden, cycle(SECOND), strict=False):
        found |= told(match_of(game), SEAT, ("en", language), game)
    return found


if __name__ == "__main__":
    for name, content in files().items():
        (STORIES / name).write_text(content, encoding="utf-8")
