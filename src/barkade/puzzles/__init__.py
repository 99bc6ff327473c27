"""Puzzles: positions where one action is clearly best from what the seat knows (`docs/puzzles.md`).

Nothing heavy is imported before puzzles are searched for.
"""

from __future__ import annotations

from barkade.engine.i18n import add_words
from barkade.puzzles.model import NoPuzzle, Puzzle, level_of, number_of, puzzles_of

__all__ = ["NoPuzzle", "Puzzle", "level_of", "number_of", "puzzles_of"]

add_words(__name__)
