"""Names that can be told apart: nobody takes a bot's name, and no two people at a table look alike in writing.

Two names look alike if their skeletons are equal: case, accents, spaces and punctuation don't count, and letters of
other scripts that look like Latin ones stand for these.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from barkade.bots import BOTS
from barkade.engine.i18n import LANGUAGES, message, say
from barkade.server.wire import LONGEST_NAME

LOOK_ALIKES = str.maketrans(
    # Cyrillic and Greek, small letters of those that look alike as capitals or as small letters; then digits.
    "авекмнорстухіӏјѕԁһԛԝьαβεηικμνορτυχζ01|35",
    "abekmhopctyxlljsdhqwbabenlkmvoptuxzolles",
)


class Named(NamedTuple):
    """Somebody at a table."""

    person: str
    name: str
    since: int
    """Time of their first visit; the earliest visitor keeps the plain name."""


@lru_cache(maxsize=4096)
def skeleton(name: str) -> str:
    """Return the skeleton of a name: equal for names that look alike."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(char for char in plain if unicodedata.category(char)[0] != "M").translate(LOOK_ALIKES)
    folded = letters.replace("i", "l").replace("rn", "m").replace("vv", "w")
    # A name without a letter or a digit, such as an emoji, is its own skeleton.
    return "".join(char for char in folded if char.isalnum()) or folded


@cache
def _bots() -> frozenset[str]:
    """Return the skeletons of the bots' names, in every language."""
    names = {say(message(f"bot-{bot}"), language=language) for bot in BOTS for language in LANGUAGES}
    return frozenset(skeleton(name) for name in {*names, *BOTS})


def is_bots(name: str) -> bool:
    """Tell whether a name looks like a bot's, with or without a number behind it."""
    return bool({skeleton(name), skeleton(name.rstrip("0123456789 .#-"))} & _bots())


def told_apart(people: Iterable[Named]) -> Mapping[Named, str]:
    """Return the display name of each of these people; later ones whose names look alike get a number."""
    shown: dict[Named, str] = {}
    taken: set[str] = set()
    for each in sorted(set(people), key=lambda each: (each.since, each.person, each.name)):
        name, number = each.name, 1
        while name and skeleton(name) in taken:
            number += 1
            suffix = f" {number}"
            name = each.name[: LONGEST_NAME - len(suffix)].rstrip() + suffix
        taken.add(skeleton(name))
        shown[each] = name
    return shown
