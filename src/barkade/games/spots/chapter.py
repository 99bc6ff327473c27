"""The chapter of Spots in reports: tricks, colours, dogs and sets."""

from __future__ import annotations

from barkade.engine.chapter import Chapter, Counts, Numbers
from barkade.engine.i18n import Message, message

from . import metrics
from .box import COLOURS, NUMBER_OF_DOGS, TRICKS, Box
from .names import dog_name, trick_name


def colours(box: Box) -> list[Message]:
    return [*(message(f"spots-option-{colour}") for colour in COLOURS), message("spots-report-basic")]


def dogs(box: Box) -> list[Message]:
    return [dog_name(dog) for dog in range(1, NUMBER_OF_DOGS + 1)]


CHAPTER = Chapter(
    numbers=(
        Numbers("tricks", metrics.USED, lambda box: [trick_name(trick) for trick in range(len(TRICKS))]),
        Numbers("colours", metrics.OF_COLOUR, colours),
        Numbers("habits", metrics.SCORED, lambda box: [message("spots-report-slowly")]),
    ),
    counts=(
        Counts("dogs", metrics.DOGS, dogs, lambda box: [message(f"spots-report-{end}") for end in ("scored", "left")]),
    ),
    option="set",
)
