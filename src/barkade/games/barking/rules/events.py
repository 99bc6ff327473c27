"""What is told, and what of it reveals a card that others could not know."""

from __future__ import annotations

STARTS = 0
LAID_OUT = 1
DEALT = 2
DREW = 3
DISCARDED = 4
PLAYED_CAT = 5
PUT_TOKEN = 6
KEPT_TOKEN = 7
SWAPPED = 8
SHOWED = 9
LAID = 10
PASSED = 11
WON = 12
UNWANTED = 13
CLEARED = 14
RESHUFFLED = 15
CATS_DEALT = 16
BARK_OFF = 17
BARKED = 18
REFUSED = 19
CHAMPION = 20
OVER = 21
SCORED = 22
COUNTED = 23

REVEALS = (DREW,)
"""A card drawn is new to its drawer, whoever's action it was that had it dealt."""
