"""Colours that all boards in the terminal share. They never stand alone: a letter, number or shape says the same."""

from __future__ import annotations

from rich.color import Color
from rich.style import Style

INK = "#2B2A33"
PAPER = "#FFF8EC"
BONE = "#F3E7D3"
LAMP = "#FFD58A"
GRASS = "#7BB661"
FAINT = "#7C8A94"

# Five colours that colour-blind people can tell apart: orange, sky, green, vermilion, rose.
SEATS = ("#E69F00", "#56B4E9", "#2BB58B", "#D55E00", "#CC79A7")

WRONG = "bold #FF8A70"
CHOSEN = Style(color=LAMP, bold=True)


def block(colour: str, bold: bool = True) -> Style:
    """Something on a coloured ground, dark or light as can be read on it."""
    red, green, blue = Color.parse(colour).get_truecolor()
    light = 0.299 * red + 0.587 * green + 0.114 * blue > 125
    return Style(color=INK if light else PAPER, bgcolor=colour, bold=bold)


def seat(number: int) -> Style:
    """The colour of a seat, counted from 0."""
    return block(SEATS[number % len(SEATS)])
