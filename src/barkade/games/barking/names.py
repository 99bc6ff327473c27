"""Names of cards and items: as messages, and as one word of the notation."""

from __future__ import annotations

from barkade.engine.i18n import Message, message
from barkade.engine.notation import as_typed

from .box import BREEDS, CAT, DOGS, ITEMS, WONDER, Box

# As typed


def breed_id(box: Box, breed: int) -> str:
    """A breed as one word; one that this box doesn't have by its rank alone."""
    if breed >= box.breeds:
        return str(breed + 1)
    return as_typed(box.breed_names[breed]) or DOGS[breed][0]


def card_id(box: Box, card: int) -> str:
    if card < BREEDS:
        return breed_id(box, card)
    return "wonder" if card == WONDER else "cat"


def item_id(box: Box, kind: int) -> str:
    return as_typed(box.item_names[kind]) or ITEMS[kind][0]


# In words


def breed_name(box: Box, breed: int) -> Message:
    if breed >= box.breeds:
        return message("barking-breed-none", rank=breed + 1)
    own = box.breed_names[breed]
    return message("barking-own", text=own) if own else message(f"barking-breed-{DOGS[breed][0]}")


def card_name(box: Box, card: int) -> Message:
    if card == WONDER:
        return message("barking-wonder")
    if card == CAT:
        return message("barking-cat")
    return breed_name(box, card)


def item_name(box: Box, kind: int) -> Message:
    own = box.item_names[kind]
    return message("barking-own", text=own) if own else message(f"barking-item-{ITEMS[kind][0]}")


def dogs_name(box: Box, breed: int, cards: int, wonders: int) -> Message:
    """Dogs as they are played: so many of a breed, perhaps with wonder dogs."""
    if wonders:
        return message("barking-dogs-and-wonders", breed=breed_name(box, breed), cards=cards, wonders=wonders)
    return message("barking-dogs", breed=breed_name(box, breed), cards=cards)
