"""Somebody's own box: a small table of what is other than printed, refused with the reason if no game could be played
with it. All parts may be left out:

    breeds      a list of { name, copies }, from the best rank to the worst
    items       a list of { name, copies }
    wonders     how many wonder dogs
    cats        how many cats
    piles       how many items are laid out in each round
    hand_limit  how many cards may be kept after the dealing
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Any, NoReturn

from barkade.engine.errors import BadBox
from barkade.engine.words import Arg, message

from .box import BREEDS, CATS, COPIES, HAND_LIMIT, ITEM_KINDS, NAME_LETTERS, PILE, ROUNDS, SEATS, WONDERS, Box

PARTS = ("breeds", "items", "wonders", "cats", "piles", "hand_limit")
TAKEN = ("wonder", "cat")
"""What other cards are called in the notation."""


def refuse(why: str, **args: Arg) -> NoReturn:
    raise BadBox(message(f"barking-box-{why}", **args))


def replace(box: Box, custom: Mapping[str, Any]) -> None:
    """Put somebody's own parts in the place of the printed ones."""
    for part in custom:
        if part not in PARTS:
            refuse("unknown", part=str(part)[:40], known=", ".join(PARTS))
    if "breeds" in custom:
        box.breeds = read_kinds("breeds", custom["breeds"], 2, BREEDS, box.copies, box.breed_name)
    if "items" in custom:
        box.kinds = read_kinds("items", custom["items"], 1, ITEM_KINDS, box.item_copies, box.item_name)
    box.wonders = number("wonders", custom.get("wonders", box.wonders), 0, WONDERS)
    box.cats = number("cats", custom.get("cats", box.cats), SEATS, CATS)
    box.hand_limit = number("hand_limit", custom.get("hand_limit", box.hand_limit), 1, HAND_LIMIT)
    if "piles" in custom:
        piles = rows("piles", custom["piles"], 1, ROUNDS)
        box.rounds = len(piles)
        box.piles[:] = [number("piles", pile, 1, PILE) for pile in piles] + [0] * (ROUNDS - len(piles))
    # With fewer dogs all cards could be in hands, and a cat that is discarded would come back for ever (BRK-6.5).
    if sum(box.copies) < SEATS * box.hand_limit:
        refuse("too-few-dogs", dogs=sum(box.copies), needed=SEATS * box.hand_limit)
    if sum(box.item_copies) < sum(box.piles):
        refuse("too-few-items", items=sum(box.item_copies), needed=sum(box.piles))


def number(part: str, value: Any, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        refuse("number", part=part, value=str(value)[:40], low=low, high=high)
    return value


def rows(part: str, value: Any, low: int, high: int) -> list[Any]:
    if not isinstance(value, list | tuple) or not low <= len(value) <= high:
        refuse("list", part=part, low=low, high=high)
    return list(value)


def read_kinds(part: str, value: Any, low: int, high: int, copies: list[int], names: list[list[int]]) -> int:
    """Write the names and copies of breeds or items into the box; how many kinds there are."""
    seen = set(TAKEN)
    listed = rows(part, value, low, high)
    copies[:] = [0] * len(copies)
    for kind, row in enumerate(listed):
        if not isinstance(row, Mapping) or set(row) != {"name", "copies"}:
            refuse("entry", part=part)
        name = read_name(row["name"])
        if as_typed(name) in seen:
            refuse("name-twice", name=name)
        seen.add(as_typed(name))
        copies[kind] = read_copies(name, row["copies"])
        names[kind][:] = [ord(letter) for letter in name] + [0] * (NAME_LETTERS - len(name))
    return len(listed)


def read_copies(name: str, value: Any) -> int:
    if type(value) is not int or not 1 <= value <= COPIES:
        refuse("copies", name=name, value=str(value)[:40], low=1, high=COPIES)
    return value


def read_name(value: Any) -> str:
    """A name that can be shown, typed and recorded: it begins with a letter and has no signs that mean something."""
    name = unicodedata.normalize("NFC", " ".join(value.split())) if isinstance(value, str) else ""
    if not 1 <= len(name) <= NAME_LETTERS or not name[0].isalpha() or not all(may_be_in_a_name(sign) for sign in name):
        refuse("name", name=str(value)[:40], longest=NAME_LETTERS)
    return name


def may_be_in_a_name(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LMN" or sign in " -'’."


def as_typed(name: str) -> str:
    """A name as one word of the notation."""
    return "-".join(name.lower().split())
