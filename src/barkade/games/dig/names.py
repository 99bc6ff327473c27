"""Names of colours, cards and places as messages."""

from __future__ import annotations

from barkade.engine.i18n import Message, message

from .box import BONES, BOWLS, CARDS, COLOURS, LETTERS, NOTHING, SCENTS, UNSEEN
from .rules.state import bone_of, colour_of, pair_of


def colour_name(colour: int) -> Message:
    return message(f"dig-colour-{COLOURS[colour]}")


def described(card: int) -> Message:
    """A card in words: a bowl, a scent, or a bone with its scent."""
    if card == NOTHING:
        return message("dig-card-none")
    if card < BONES:
        return message("dig-card-bowl", colour=colour_name(card - BOWLS))
    scent = SCENTS[pair_of(card)]
    first, second = (colour_name(LETTERS.index(letter)) for letter in scent)
    if bone_of(card) == UNSEEN:
        return message("dig-card-scent", first=first, second=second)
    return message("dig-card-bone", colour=colour_name(colour_of(card)), first=first, second=second)


CARD_NAMES = tuple(described(card) for card in range(len(CARDS)))


def card_name(card: int) -> Message:
    return CARD_NAMES[card]


def place_name(place: int, card: int) -> Message:
    return card_name(card) if place else message("dig-card-doghouse")
