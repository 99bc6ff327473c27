"""The terminal program: people and bots at one keyboard. Nothing here knows a particular game."""

from __future__ import annotations

from barkade.engine.i18n import add_words

add_words(__name__)
