"""The notation of Barking.

    pass  cat  swap  done  no-token  no-mic     `swap` exchanges a wonder dog
    token 3      at 3                           items by their number on the table, or by name while it is the only one
    discard mutt      discard cat wonder        one card, or several at once
    bark 72
    lay husky      lay husky x2 +1              two huskies with a wonder dog

A whole play may be one line: `lay husky x2 +1 at 3`; with several breeds, at an item with a cat token,
`lay husky +1, mutt x2 at 3`. Breeds may be called by rank (`lay 4`) or by the beginning of their name.
"""

from __future__ import annotations

import re
from itertools import pairwise

from barkade.engine.errors import Illegal, Reason
from barkade.engine.i18n import message
from barkade.engine.notation import folded, malformed, only

from .actions import item_on_table
from .box import BREEDS, CARDS, COPIES, PILE, WONDERS, Box
from .names import breed_id, breed_name, card_id, item_id
from .rules import State
from .rules.state import (
    AT,
    BARK,
    CAT_CARD,
    DISCARD,
    DONE,
    LAY,
    LOUDNESS,
    MORE,
    NO_MIC,
    NO_TOKEN,
    PASS,
    SWAP,
    TOKEN,
    breed_of,
    cards_of,
    lay_code,
    wonders_of,
)

WORDS = {"pass": PASS, "cat": CAT_CARD, "swap": SWAP, "done": DONE, "no-token": NO_TOKEN, "no-mic": NO_MIC}
SPELLED = {action: word for word, action in WORDS.items()}


def notate(s: State, box: Box, action: int, private: bool) -> str:
    if action in SPELLED:
        return SPELLED[action]
    if action < TOKEN:
        return f"at {action - AT + 1}"
    if action < DISCARD:
        return f"token {action - TOKEN + 1}"
    if action < BARK:
        return f"discard {card_id(box, action - DISCARD)}"
    if action < LAY:
        return f"bark {action - BARK}" if private else "bark"
    cards = f" x{cards_of(action)}" if cards_of(action) > 1 else ""
    wonders = f" +{wonders_of(action)}" if wonders_of(action) > 0 else ""
    return f"lay {breed_id(box, breed_of(action))}{cards}{wonders}"


def parse(s: State, box: Box, text: str) -> list[int]:
    word, *rest = closed_up(folded(text)).split() or [""]
    if word in WORDS and not rest:
        return [WORDS[word]]
    if word == "at" and len(rest) == 1:
        return [AT + read_item(s, box, rest[0], text)]
    if word == "token" and len(rest) == 1:
        return [TOKEN + read_item(s, box, rest[0], text)]
    if word == "discard" and rest:
        return [DISCARD + read_card(box, name, range(CARDS), text) for name in rest if name != ","]
    if word == "bark" and len(rest) == 1 and rest[0].isdecimal() and int(rest[0]) < LOUDNESS:
        return [BARK + int(rest[0])]
    if word == "lay" and rest:
        return read_play(s, box, rest, text)
    raise malformed(text)


def closed_up(text: str) -> str:
    """A text with its numbers of dogs in one piece, `x2` and `+1`, and its commas apart."""
    return re.sub(r"((?<=\s)x|\+)\s+(?=[0-9])", r"\1", text).replace(",", " , ").replace("+", " +")


def read_item(s: State, box: Box, name: str, text: str) -> int:
    """The place of an item on the table, by its number or its name."""
    if name.isdecimal() and 1 <= int(name) <= PILE:
        return int(name) - 1
    laid = {item: item_id(box, s.items[item] - 1) for item in range(PILE) if s.items[item]}
    return only(laid, name, text, lambda item: str(item + 1))


def read_card(box: Box, name: str, cards: range, text: str) -> int:
    """One of these cards by its name or the beginning of it, a breed by its rank, too."""
    if name.isdecimal() and 1 <= int(name) <= BREEDS:
        return int(name) - 1
    return only({card: card_id(box, card) for card in cards}, name, text)


# Dogs

Group = tuple[int, int, int]
"""A breed, how many cards of it, and how many wonder dogs."""


def read_play(s: State, box: Box, words: list[str], text: str) -> list[int]:
    """Dogs of one breed; or, said with their item, a whole play, written down in one way: better ranks first, all
    wonder dogs with the first (BRK-6.4)."""
    item = -1
    if len(words) > 2 and words[-2] == "at":
        item = read_item(s, box, words[-1], text)
        words = words[:-2]
    groups = sorted(read_group(box, group.split(), text) for group in " ".join(words).split(","))
    if item < 0:
        if len(groups) > 1 and s.phase != MORE:
            raise malformed(text)
        return [lay_code(*group) for group in groups]
    wonders = sum(group[2] for group in groups)
    if wonders > WONDERS:
        raise malformed(text)
    for (breed, _, _), (following, _, _) in pairwise(groups):
        if breed == following:
            # Judged here: with the first of them at the item, the second would be refused for being there twice.
            where = item_on_table(s, box, item)
            raise Illegal(
                Reason("BRK-5.2", message("barking-why-breed-there", breed=breed_name(box, breed), item=where))
            )
    if len(groups) > 1 and not s.token[item]:
        # Judged here: one after the other they would be plays of two turns, if nobody else is left in the round.
        raise Illegal(Reason("BRK-6.3", message("barking-why-one-breed")))
    breed, cards, _ = groups[0]
    play = [lay_code(breed, cards, wonders), AT + item, *(lay_code(breed, cards, 0) for breed, cards, _ in groups[1:])]
    return [*play, DONE] if stays_open(s, box, item, groups) else play


def read_group(box: Box, words: list[str], text: str) -> Group:
    """`husky x2 +1`"""
    if not words:
        raise malformed(text)
    breed = read_card(box, words[0], range(BREEDS), text)
    cards, wonders = 1, 0
    for word in words[1:]:
        sign, number = word[0], word[1:]
        if sign == "x" and number.isdecimal() and 1 <= int(number) <= COPIES:
            cards = int(number)
        elif sign == "+" and number.isdecimal() and int(number) <= WONDERS:
            wonders = int(number)
        else:
            raise malformed(text)
    return breed, cards, wonders


def stays_open(s: State, box: Box, item: int, groups: list[Group]) -> bool:
    """Tell whether a play at an item would still wait for more breeds after these, so that it has to be closed."""
    if s.to_move < 0 or not s.token[item]:
        return False
    left = s.held[s.to_move] - sum(cards + wonders for _, cards, wonders in groups)
    laid = {breed for breed, _, _ in groups}
    return left > 0 and any(s.owner[item][breed] == 0 for breed in range(box.breeds) if breed not in laid)
