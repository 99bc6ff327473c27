"""Good Boy's chapter in reports: the dogs, and when to stop."""

from __future__ import annotations

from barkade.engine.chapter import Chapter, Counts, Numbers
from barkade.engine.i18n import Message, message

from . import metrics
from .box import Box
from .names import dog_name


def dogs(box: Box) -> list[Message]:
    return [dog_name(box, dog) for dog in range(1, box.dogs + 1)]


CHAPTER = Chapter(
    numbers=(
        Numbers("dogs", metrics.TAKEN, dogs),
        Numbers(
            "habits",
            metrics.ROLLS,
            lambda box: [message(f"goodboy-report-{habit}") for habit in ("rolls", "busts", "robs")],
        ),
    ),
    counts=(
        Counts(
            "stopping",
            0,
            lambda box: [
                message("goodboy-report-in-hand", treats=treats) for treats in range(metrics.MOST_IN_HAND + 1)
            ],
            lambda box: [message(f"goodboy-report-{end}") for end in ("rolled", "busted", "stopped")],
        ),
    ),
)
