"""Names of things as messages."""

from __future__ import annotations

from collections.abc import Sequence

from barkade.engine.words import Message, message

from .box import DOGS, TRICKS


def dog_name(dog: int) -> Message:
    return message(f"spots-dog-{DOGS[dog]}") if dog else message("spots-dog-none")


def trick_name(trick: int) -> Message:
    return message(f"spots-trick-{TRICKS[trick]}")


def dice_listed(dice: Sequence[int]) -> str:
    """Dice counted by face as numbers, which every language reads alike."""
    return " ".join(str(face + 1) for face, count in enumerate(dice) for _ in range(count))
