"""DIG's chapter in reports: bones, bowls and scents."""

from __future__ import annotations

from barkade.engine.chapter import Chapter, Counts, Numbers
from barkade.engine.i18n import Message, message

from . import metrics
from .box import BEST_BOWL, UNSEEN, Box
from .names import card_name, colour_name
from .rules.state import bone_card, pairs_in


def colours(box: Box) -> list[Message]:
    return [colour_name(colour) for colour in range(box.colours)]


def values(box: Box) -> list[Message]:
    """Values of a bowl, from the least."""
    return [message("dig-report-worth", points=points) for points in range(1, BEST_BOWL + 1)]


def scents(box: Box) -> list[Message]:
    return [card_name(bone_card(pair, UNSEEN)) for pair in range(pairs_in(box))]


def delivered(box: Box) -> list[Message]:
    return [message("dig-report-delivered", bones=bones) for bones in range(3)]


CHAPTER = Chapter(
    numbers=(
        Numbers("bones", metrics.BONES, colours),
        Numbers(
            "habits",
            metrics.DUG,
            lambda box: [message(f"dig-report-{habit}") for habit in ("dug", "buried", "trips")],
        ),
    ),
    counts=(
        Counts("bowls", metrics.BOWLS, values, values),
        Counts("home", metrics.HOME, lambda box: [message("dig-report-all")], values),
        Counts("scents", metrics.SCENTS, scents, delivered),
    ),
)
