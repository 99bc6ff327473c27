"""Barkade: dog board games at one table, with one exact engine underneath.

`docs/python.md` shows how to script it: `barkade.new`, `Match.legal`, `Match.play`, `Match.view`, `barkade.sample`.
"""

from __future__ import annotations

from barkade.analysis import Analysis, analyse
from barkade.bots import Bot
from barkade.engine.boxfile import read_box
from barkade.engine.create import from_position, new, sample
from barkade.engine.errors import (
    Ambiguous,
    BadBox,
    BadOption,
    BadPosition,
    BadRecord,
    BarkadeError,
    GameOver,
    Illegal,
    Malformed,
    NothingToUndo,
    NotYourTurn,
    Reason,
    UnknownGame,
)
from barkade.engine.history import Action, Result
from barkade.engine.i18n import Message, add_words, say
from barkade.engine.match import Match
from barkade.engine.record import read_record
from barkade.engine.view import TypedView
from barkade.games import games, register

__all__ = [
    "Action",
    "Ambiguous",
    "Analysis",
    "BadBox",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BarkadeError",
    "Bot",
    "GameOver",
    "Illegal",
    "Malformed",
    "Match",
    "Message",
    "NotYourTurn",
    "NothingToUndo",
    "Reason",
    "Result",
    "TypedView",
    "UnknownGame",
    "analyse",
    "from_position",
    "games",
    "new",
    "read_box",
    "read_record",
    "register",
    "sample",
    "say",
]
__version__ = "0.1.0"  # single source: the package's metadata is read from here

add_words(__name__)
