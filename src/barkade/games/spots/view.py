"""What a seat of Spots sees and may do, all of it open to everybody: the board, actions in words, what was told.

The notation is in `notation.py`, the reasons why something can't be done in `why.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from barkade.engine.words import Message, message

from .box import (
    BASIC,
    CARDS_A_PLAYER,
    COLOURS,
    DOG_SPOTS,
    DOGS,
    FACES,
    NUMBER_OF_DOGS,
    PAWS,
    SLOTS,
    TILES,
    TRICKS,
    UNSEEN,
    Box,
)
from .drafts import SETTLED_IN, can_go_out
from .families import split
from .names import dice_listed, dog_name, trick_name
from .notation import notate, parse
from .rules import state as at
from .rules.dice import BITS_A_FACE, highest_face, pips_of
from .rules.dogs import cards_of, dogs_scored, is_free, open_cards
from .rules.settling import first_card
from .rules.state import ENDINGS, PHASES, State
from .rules.tiles import trick_at, trick_of
from .why import why_not

__all__ = ["action_message", "board", "fields", "notate", "parse", "told", "why_not"]


# The board


LASTING_FROM = ("top", "deck", "card", "scored", "pes_treats", "pes_scored")


def lasting(h: State, box: Box) -> dict[str, Any]:
    return {
        "deck": {
            "top": dog_seen(h.top),
            "left": sum(h.deck) + 1,
            "below": [DOGS[dog] for dog in range(1, NUMBER_OF_DOGS + 1) if h.deck[dog - 1]],
        },
        "pes": pes(h) if h.players == 1 else None,
    }


def board(h: State, box: Box) -> dict[str, Any]:
    return {
        "tiles": [tile(h, box, slot) for slot in range(SLOTS)],
        "dice": h.dice,
        "treats": h.spare_treats,
        "seats": [player(h, each) for each in range(h.players)],
        "phase": PHASES[h.phase],
        "trick": TRICKS[trick_of(h)] if h.chosen else None,
        "step": h.step,
        "count": h.count,
        "named": h.named or None,
        "roll": numbers(h.roll),
        "aside": numbers(h.aside),
        "to_settle": h.quota,
        "targets": targets(h),
        "turns": h.turns,
        "ending": ENDINGS[h.ending],
    }


OWN_FROM = ()


def own(h: State, box: Box, seat: int) -> dict[str, Any]:
    """Nothing lies on this table that only some can see."""
    return {}


def numbers(dice: list[int]) -> list[int]:
    """Dice counted by face as a sorted list of numbers."""
    return [face + 1 for face in range(FACES) for _ in range(dice[face])]


def tile(h: State, box: Box, slot: int) -> dict[str, Any]:
    """A tile on the table; in free range also what is known of its stack."""
    stack = None
    if box.free_range and slot >= len(BASIC):
        colour = slot - len(BASIC)
        seen = [TRICKS[each - 1] for each in h.stack[colour] if each != UNSEEN]
        unseen = [each for each in TILES[COLOURS[colour]] if each not in seen]
        stack = {"unseen": unseen, "under": seen[1:]}
    return {
        "slot": slot,
        "trick": TRICKS[trick_at(h, slot)],
        "colour": "red" if slot < len(BASIC) else COLOURS[slot - len(BASIC)],
        "face_up": bool(h.face_up[slot]),
        "treats": h.tile_treats[slot],
        "stack": stack,
    }


def dog_seen(dog: int) -> dict[str, Any]:
    return {"dog": DOGS[dog], "spots": list(DOG_SPOTS[DOGS[dog]]), "paws": PAWS[dog]}


def player(h: State, seat: int) -> dict[str, Any]:
    return {
        "cards": [card_seen(h, seat, card) for card in range(cards_of(h, seat))],
        "yard": numbers(h.buried[seat]),
        "pips": pips_of(h.buried[seat]),
        "treats": h.treats[seat],
        "scored": dogs_scored(h, seat),
    }


def card_seen(h: State, seat: int, card: int) -> dict[str, Any]:
    filled = [face + 1 for face in range(FACES) if h.filled[seat][card] >> face & 1]
    return {**dog_seen(h.card[seat][card]), "filled": filled, "scored": bool(h.scored[seat][card])}


def pes(h: State) -> dict[str, Any]:
    seen = {h.top, *h.card[0], *(dog for dog in range(1, NUMBER_OF_DOGS + 1) if h.deck[dog - 1])}
    dogs = [DOGS[dog] for dog in range(1, NUMBER_OF_DOGS + 1) if dog not in seen]
    return {"treats": h.pes_treats, "scored": h.pes_scored, "dogs": dogs}


def targets(h: State) -> list[dict[str, Any]]:
    """Where the dice at hand may go, whatever the order: the cards by their places, the yard, or out of the roll."""
    if h.phase == at.MOVING:
        return [
            {"number": face + 1, "dice": 1, "cards": cards, "yard": False, "out": False}
            for face in range(FACES)
            if (cards := [card for card in fitting_cards(h, face) if (card, face) != (h.mark_card, h.mark_face)])
        ]
    if h.phase not in SETTLED_IN:
        return []
    return [target(h, face) for face in range(FACES) if h.roll[face]]


def target(h: State, face: int) -> dict[str, Any]:
    """Dice of one number. Those below what has been settled, or above Guard's number, are left to be discarded."""
    settled_to = h.mark_face if h.phase == at.SETTLING else 0
    settled = settled_to <= face <= highest_face(h)
    cards = [card for card in fitting_cards(h, face) if card >= first_card(h, face)] if settled else []
    return {"number": face + 1, "dice": h.roll[face], "cards": cards, "yard": settled, "out": can_go_out(h, face)}


def fitting_cards(h: State, face: int) -> list[int]:
    """Own cards with a free space for this number."""
    return [card for card in range(CARDS_A_PLAYER) if is_free(h, h.to_move, card, face)]


# Actions


def fields(s: State, box: Box, action: int) -> dict[str, Any]:
    family, which = split(action)
    card, face = divmod(which, FACES)
    if family == at.DO:
        return {"kind": "do", "slot": which, "trick": TRICKS[trick_at(s, which)]}
    if family in (at.PLACE, at.TAKE):
        return {"kind": KINDS[family], "card": card, "number": face + 1}
    if family == at.SET_ASIDE:
        return {"kind": "set-aside", "dice": which + at.BOLT_LEAST}
    if family == at.CHANGE:
        die, lower = divmod(which, 2)
        seat, face = divmod(die, FACES)
        return {"kind": "change", "owner": seat, "number": face + 1, "to": face if lower else face + 2}
    if family in (at.SCORE, at.REROLL, at.ROLL, at.STOP):
        return {"kind": KINDS[family]}
    return {"kind": KINDS[family], "number": which + 1}


KINDS: Mapping[int, str] = {
    at.SCORE: "score",
    at.REROLL: "reroll",
    at.ROLL: "roll",
    at.STOP: "stop",
    at.PLACE: "place",
    at.BURY: "bury",
    at.NAME: "name",
    at.PICK: "pick",
    at.MARK: "mark",
    at.DISCARD: "discard",
    at.TAKE: "take",
    at.DIG_UP: "dig-up",
}


def action_message(s: State, box: Box, action: int) -> Message:
    family, which = split(action)
    card, face = divmod(which, FACES)
    if family == at.DO:
        return message("spots-do-trick", trick=trick_name(trick_at(s, which)), treats=s.tile_treats[which])
    if family in (at.PLACE, at.TAKE):
        return message(f"spots-do-{KINDS[family]}", number=face + 1, dog=dog_name(s.card[s.to_move][card]))
    if family == at.SET_ASIDE:
        return message("spots-do-set-aside", dice=which + at.BOLT_LEAST)
    if family == at.CHANGE:
        parts = fields(s, box, action)
        kind = "lower" if parts["to"] < parts["number"] else "raise"
        return message(f"spots-do-{kind}", seat=parts["owner"], number=parts["number"], to=parts["to"])
    if family == at.REROLL:
        return message("spots-do-reroll", dice=sum(s.aside) or sum(s.roll))
    if family == at.ROLL:
        return message("spots-do-roll", dice=dice_offered(s))
    if family == at.STOP:
        return message(f"spots-do-stop-{PHASES[s.phase]}")
    if family == at.NAME:
        return message(f"spots-do-name-{TRICKS[trick_of(s)]}", number=which + 1)
    if family == at.SCORE:
        return message("spots-do-score")
    return message(f"spots-do-{KINDS[family]}", number=which + 1)


def dice_offered(s: State) -> int:
    """How many dice the offered step rolls."""
    trick = trick_of(s)
    if trick == at.CHASE:
        return min(s.count, s.dice)
    if trick == at.SPRINT:
        return min(open_cards(s, s.to_move), s.dice)
    if trick == at.DOGPILE:
        own = any(s.filled[s.to_move]) or any(s.buried[s.to_move])
        return min(2, s.dice) + int(own)
    return 1


# What was told


def unpacked(number: int) -> str:
    """Dice as `tell` passes them."""
    mask = (1 << BITS_A_FACE) - 1
    return dice_listed([number >> BITS_A_FACE * face & mask for face in range(FACES)])


TOLD: Mapping[int, Callable[[int, int, int], Message]] = {
    at.FIRST_DIE: lambda seat, a, _b: message("spots-told-first-die", seat=seat, number=a + 1),
    at.STARTS: lambda seat, _a, _b: message("spots-told-starts", seat=seat),
    at.DREW: lambda seat, a, _b: message("spots-told-drew", seat=seat, dog=dog_name(a)),
    at.ALL_BUST: lambda _seat, _a, _b: message("spots-told-all-bust"),
    at.REFRESHED: lambda _seat, a, b: message("spots-told-refreshed", trick=trick_name(a), treats=b),
    at.TURNED_UP: lambda _seat, a, _b: message("spots-told-turned-up", trick=trick_name(a)),
    at.CHOSE: lambda seat, a, b: message("spots-told-chose", seat=seat, trick=trick_name(a), treats=b),
    at.ROLLS: lambda seat, a, _b: message("spots-told-rolls", seat=seat, dice=unpacked(a)),
    at.REROLLS: lambda seat, a, b: message("spots-told-rerolls", seat=seat, dice=unpacked(a), count=b),
    at.PLACED: lambda seat, a, b: message("spots-told-placed", seat=seat, dog=dog_name(a), number=b + 1),
    at.BURIED: lambda seat, a, b: message("spots-told-buried", seat=seat, number=a + 1, pips=b),
    at.NAMED: lambda seat, a, _b: message("spots-told-named", seat=seat, number=a + 1),
    at.PICKED: lambda seat, a, _b: message("spots-told-picked", seat=seat, dice=unpacked(a)),
    at.DISCARDED: lambda seat, a, _b: message("spots-told-discarded", seat=seat, number=a + 1),
    at.TOOK: lambda seat, a, b: message("spots-told-took", seat=seat, dog=dog_name(a), number=b + 1),
    at.DUG_UP: lambda seat, a, _b: message("spots-told-dug-up", seat=seat, number=a + 1),
    at.PUT_ASIDE: lambda seat, a, _b: message("spots-told-put-aside", seat=seat, dice=a),
    at.RAISED: lambda _seat, a, b: message("spots-told-raised", seat=a, number=b + 1, to=b + 2),
    at.LOWERED: lambda _seat, a, b: message("spots-told-lowered", seat=a, number=b + 1, to=b),
    at.BUSTED: lambda seat, a, _b: message("spots-told-busted", seat=seat, pips=a),
    at.SCORED: lambda seat, a, _b: message("spots-told-scored", seat=seat, dog=dog_name(a)),
    at.GOT_TREATS: lambda seat, a, _b: message("spots-told-got-treats", seat=seat, treats=a),
    at.GAVE_TREATS: lambda seat, a, _b: message("spots-told-gave-treats", seat=seat, treats=a),
    at.STOPPED: lambda seat, _a, _b: message("spots-told-stopped", seat=seat),
    at.PES_ROLLED: lambda _seat, a, b: message("spots-told-pes-rolled", number=a + 1, trick=trick_name(b)),
    at.PES_SCORED: lambda _seat, a, b: message("spots-told-pes-scored", dog=dog_name(a), dogs=b),
    at.PES_GOT_TREATS: lambda _seat, a, _b: message("spots-told-pes-got-treats", treats=a),
    at.OVER: lambda _seat, a, _b: message(f"spots-ending-{ENDINGS[a]}"),
}


def told(box: Box, kind: int, seat: int, a: int, b: int) -> Message:
    return TOLD[kind](seat, a, b)
