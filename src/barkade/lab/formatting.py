"""Figures as people read them, in the language of the report."""

from __future__ import annotations

from barkade.engine.i18n import message, say
from barkade.lab.figures import Figure


def in_words(figure: Figure) -> str:
    """Return a figure without its interval."""
    return say(message(f"report-{figure.form}", value=figure.value))


def spread(figure: Figure) -> str:
    """Return half the width of a figure's interval, or nothing."""
    if figure.low is None:
        return ""
    return say(message(f"report-half-{figure.form}", value=figure.half))
