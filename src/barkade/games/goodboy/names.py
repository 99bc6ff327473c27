"""What treats, faces and dogs are called: by the house's words, or as a table's own box names them."""

from __future__ import annotations

from barkade.engine.words import Message, message

from .box import ANYTHING, BLANK, CAT, DOG_TABLE, FIRST_TREAT, KINDS, TREATS, Box
from .ownbox import key_of


def own_text(letters: list[int]) -> str:
    """A name of a table's own box; empty where the house's is used."""
    return "".join(chr(letter) for letter in letters if letter)


def treat_key(box: Box, kind: int) -> str:
    """A treat in notation and in JSON: one word."""
    if kind >= box.kinds:
        return f"treat-{kind + 1}"
    return key_of(own_text(box.treat_name[kind])) or TREATS[kind]


def treat_keys(box: Box) -> list[str]:
    return [treat_key(box, kind) for kind in range(KINDS)]


def treat_name(box: Box, kind: int) -> Message:
    """A treat in words; the number after the last kind is any treat."""
    if kind >= box.kinds:
        return message("goodboy-treat-any")
    own = own_text(box.treat_name[kind])
    return message("goodboy-own-name", text=own) if own else message(f"goodboy-treat-{TREATS[kind]}")


def dog_name(box: Box, dog: int) -> Message:
    """A dog in words, by its number from 1."""
    own = own_text(box.dog_name[dog - 1])
    return message("goodboy-own-name", text=own) if own else message(f"goodboy-dog-{DOG_TABLE[dog - 1][0]}")


def symbols(box: Box, die: int, face: int) -> list[int]:
    """What a face (from 1) shows, left to right."""
    return [symbol for symbol in box.symbol[die][face - 1] if symbol != BLANK]


def symbol_key(box: Box, symbol: int) -> str:
    return {ANYTHING: "any", CAT: "cat"}.get(symbol) or treat_key(box, symbol - FIRST_TREAT)


def symbol_name(box: Box, symbol: int) -> Message:
    if symbol == CAT:
        return message("goodboy-cat")
    return treat_name(box, KINDS if symbol == ANYTHING else symbol - FIRST_TREAT)
