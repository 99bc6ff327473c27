"""Names of things: as messages, and a card as it is typed."""

from __future__ import annotations

from collections.abc import Sequence

from barkade.engine.i18n import Message, message

from .box import DOGS, NO_DOG, TRICKS
from .rules.state import State


def dog_name(dog: int) -> Message:
    return message(f"spots-dog-{DOGS[dog]}") if dog else message("spots-dog-none")


def card_id(s: State, card: int) -> str:
    """Return the name of a card of the seat to move: its dog, or its place if there is none."""
    dog = s.card[s.to_move][card] if s.to_move >= 0 else NO_DOG
    return f"#{card + 1}" if dog == NO_DOG else DOGS[dog]


def trick_name(trick: int) -> Message:
    return message(f"spots-trick-{TRICKS[trick]}")


def dice_listed(dice: Sequence[int]) -> tuple[Message, ...]:
    """Dice counted by face, as a list of numbers."""
    faces = [face + 1 for face, count in enumerate(dice) for _ in range(count)]
    return tuple(message("story-word", text=str(face)) for face in faces)
