"""Colours shared by all boards in the terminal. Colour is never the only cue: a letter, number or shape repeats it."""

from __future__ import annotations

from functools import cache

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
    """A style on a coloured background, with the ink that has the better contrast."""
    ink = max((INK, PAPER), key=lambda each: contrast(each, colour))
    return Style(color=ink, bgcolor=colour, bold=bold)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21 (WCAG 2)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@cache
def luminance(colour: str) -> float:
    parts = (part / 255 for part in Color.parse(colour).get_truecolor())
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def seat(number: int) -> Style:
    """The colour of a seat, counted from 0."""
    return block(SEATS[number % len(SEATS)])
