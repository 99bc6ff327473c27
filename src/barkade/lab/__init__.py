"""The lab: batches of games, for statistics about a game (`simulation`) and about bots (`arena`)."""

from __future__ import annotations

from barkade.engine.i18n import add_words

add_words(__name__)
