"""Names of treats, faces and dogs: messages for the printed box, the table's own for a custom one."""

from __future__ import annotations

from barkade.engine.i18n import Message, message
from barkade.engine.notation import as_typed

from .box import ANYTHING, BLANK, CAT, DOG_TABLE, FIRST_TREAT, KINDS, TREATS, Box


def treat_key(box: Box, kind: int) -> str:
    """A treat in notation and in JSON: one word."""
    if kind >= box.kinds:
        return f"treat-{kind + 1}"
    return as_typed(box.treat_names[kind]) or TREATS[kind]


def treat_keys(box: Box) -> list[str]:
    return [treat_key(box, kind) for kind in range(KINDS)]


def treat_name(box: Box, kind: int) -> Message:
    """A treat in words; the number after the last kind is any treat."""
    if kind >= box.kinds:
        return message("goodboy-treat-any")
    own = box.treat_names[kind]
    return message("goodboy-own-name", text=own) if own else message(f"goodboy-treat-{TREATS[kind]}")


def dog_breed(box: Box, dog: int) -> str:
    """Return the looks of a dog, by its number from 1: a dog of a custom box is a mongrel derived from its name."""
    return box.dog_names[dog - 1] or DOG_TABLE[dog - 1][0]


def dog_name(box: Box, dog: int) -> Message:
    """A dog in words, by its number from 1."""
    own = box.dog_names[dog - 1]
    return message("goodboy-own-name", text=own) if own else message(f"goodboy-dog-{DOG_TABLE[dog - 1][0]}")


def symbols(box: Box, die: int, face: int) -> list[int]:
    """Return the symbols of a face (from 1), left to right."""
    return [symbol for symbol in box.symbol[die][face - 1] if symbol != BLANK]


def symbol_key(box: Box, symbol: int) -> str:
    return {ANYTHING: "any", CAT: "cat"}.get(symbol) or treat_key(box, symbol - FIRST_TREAT)


def symbol_name(box: Box, symbol: int) -> Message:
    if symbol == CAT:
        return message("goodboy-cat")
    return treat_name(box, KINDS if symbol == ANYTHING else symbol - FIRST_TREAT)
