"""The notation of DIG: `to 5`, `dig`, `keep`, `put ry=r` (to others `put ry`), `deliver rp=p bp=p`, `stop`.

Colours are letters, r y g b p; a scent is two of them, a bone is named behind `=`.
"""

from __future__ import annotations

import re

from barkade.engine.notation import folded, malformed, only

from .actions import chosen_slots, hand_card
from .box import CARDS, HAND_LIMIT, UNSEEN, Box
from .rules.state import DELIVER, DIG, KEEP, PUT_BACK, STOP, State, bone_card, is_bone, pair_of


def notate(s: State, box: Box, action: int, private: bool) -> str:
    if action < DIG:
        return f"to {action}"
    if action == DIG:
        return "dig"
    if action == KEEP:
        return "keep"
    if action < DELIVER:
        card = hand_card(s, action - PUT_BACK)
        if is_bone(card) and not private:
            card = bone_card(pair_of(card), UNSEEN)
        return f"put {CARDS[card]}"
    if action < STOP:
        return "deliver " + " ".join(CARDS[hand_card(s, slot)] for slot in chosen_slots(action - DELIVER))
    return "stop"


def parse(s: State, box: Box, text: str) -> list[int]:
    spaced = folded(text).replace(",", " ")
    word, *rest = (re.sub(r"\s*=\s*", "=", spaced) if "=" in spaced else spaced).split() or [""]
    if word == "to" and len(rest) == 1 and rest[0].isdecimal() and int(rest[0]) < DIG:
        return [int(rest[0])]
    if word == "dig" and not rest:
        return [DIG]
    if word == "keep" and not rest:
        return [KEEP]
    hand = [hand_card(s, slot) for slot in range(HAND_LIMIT + 1)]
    if word == "put" and len(rest) == 1:
        return [PUT_BACK + slot_of(hand, rest[0], text)]
    if word == "deliver" and rest:
        slots = {slot_of(hand[:HAND_LIMIT], name, text) for name in rest}
        if len(slots) == len(rest):
            return [DELIVER + sum(1 << slot for slot in slots)]
    if word == "stop" and not rest:
        return [STOP]
    raise malformed(text)


def slot_of(hand: list[int], name: str, text: str) -> int:
    """The slot of the card of this name; the scent alone will do while it is the only one."""
    return only({slot: CARDS[card] for slot, card in enumerate(hand) if is_bone(card)}, name, text)
