"""Barking's chapter in reports: items and cats."""

from __future__ import annotations

from barkade.engine.chapter import Chapter, Counts, Numbers
from barkade.engine.i18n import Message, message

from . import metrics
from .box import Box
from .names import item_name


def items(box: Box) -> list[Message]:
    return [item_name(box, kind) for kind in range(box.kinds)]


CHAPTER = Chapter(
    numbers=(
        Numbers("items", metrics.WON, items),
        Numbers(
            "habits",
            metrics.CAT,
            lambda box: [
                message(f"barking-report-{habit}")
                for habit in ("cats", "tokens", "wonders", "swaps", "plays", "passes")
            ],
        ),
    ),
    counts=(
        Counts(
            "piles", metrics.ITEMS, items, lambda box: [message(f"barking-report-{end}") for end in ("won", "gone")]
        ),
        Counts(
            "cats-played",
            metrics.CATS_PLAYED,
            lambda box: [message("barking-report-cats-number", cats=cats) for cats in range(metrics.MOST_CATS + 1)],
            lambda box: [message(f"barking-report-seat-{end}") for end in ("lost", "won")],
        ),
    ),
)
