"""What each seat of DIG may see and do: the board, the notation of actions, what was told, and why not.

Notation: `to 5`, `dig`, `keep`, `put ry=r` (to others `put ry`), `deliver rp=p bp=p`, `stop`. Colours are letters,
r y g b p; a scent is two of them, a bone is named behind `=`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from barkade.engine.errors import Ambiguous, Malformed, Reason
from barkade.engine.words import Message, message

from .box import (
    BEST_BOWL,
    BONES,
    BOWLS,
    CARDS,
    COLOUR_OF_BONE,
    COLOURS,
    HAND_LIMIT,
    LETTERS,
    NOTHING,
    SCENTS,
    UNSEEN,
    Box,
)
from .rules import state as events
from .rules.ending import value_of
from .rules.secrets import hidden_pairs
from .rules.state import (
    DECIDE,
    DELIVER,
    DIG,
    ENDINGS,
    KEEP,
    NUMBER_OF_PAIRS,
    PHASES,
    PUT_BACK,
    STOP,
    State,
    bone_card,
    bone_of,
    colour_of,
    is_bone,
    pair_of,
)
from .rules.turn import can_deliver, reach

# The board


def bone_as_seen(card: int) -> dict[str, Any]:
    """A bone card as JSON: its scent and, where known, its bone."""
    bone = None if bone_of(card) == UNSEEN else COLOURS[colour_of(card)]
    return {"kind": "bone", "scent": SCENTS[pair_of(card)], "bone": bone}


def card_as_seen(card: int) -> dict[str, Any] | None:
    if card == NOTHING:
        return None
    return bone_as_seen(card) if is_bone(card) else {"kind": "bowl", "colour": COLOURS[card - BOWLS]}


AS_SEEN = tuple(card_as_seen(card) for card in range(len(CARDS)))
BONES_AS_SEEN = tuple(bone_as_seen(bone_card(pair, bone)) for pair in range(NUMBER_OF_PAIRS) for bone in (1, 2))


@cache
def faces(hidden: int) -> tuple[dict[str, Any] | None, ...]:
    """Every card as somebody sees it who knows nothing of the hidden pairs (as bits)."""
    known = (
        bone_card(pair_of(card), UNSEEN) if is_bone(card) and hidden >> pair_of(card) & 1 else card
        for card in range(len(CARDS))
    )
    return tuple(AS_SEEN[card] for card in known)


def row_as_seen(cards: list[int], seen: tuple[dict[str, Any] | None, ...]) -> list[dict[str, Any] | None]:
    return [None if (face := seen[card]) is None else face.copy() for card in cards]


def delivered(h: State, box: Box) -> tuple[list[dict[str, int]], list[list[dict[str, Any]]]]:
    """Everybody's delivered bones: by colour, and as cards, whose scents stay public (DIG-1.3)."""
    none = dict.fromkeys(COLOURS[: box.colours], 0)
    counts = [none.copy() for _ in range(h.players)]
    cards: list[list[dict[str, Any]]] = [[] for _ in range(h.players)]
    for bone, by in enumerate(h.delivered_by):
        if by:
            counts[by - 1][COLOURS[COLOUR_OF_BONE[bone]]] += 1
            cards[by - 1].append(BONES_AS_SEEN[bone].copy())
    return counts, cards


LASTING_FROM = ("yard", "delivered_by")


def lasting(h: State, box: Box) -> dict[str, Any]:
    counts, cards = delivered(h, box)
    return {
        "delivered": counts,
        "delivered_cards": cards,
        "values": {COLOURS[colour]: value_of(h, colour) for colour in range(box.colours)},
    }


def board(h: State, box: Box) -> dict[str, Any]:
    return {
        "dogs": h.dog[: h.players],
        "phase": PHASES[h.phase],
        "actions_left": h.actions_left,
        "idle_turns": h.idle,
        "ending": ENDINGS[h.ending],
    }


OWN_FROM = ("yard", "last", "hand", "held", "knows", "delivered_by")


def own(h: State, box: Box, seat: int) -> dict[str, Any]:
    seen = faces(hidden_pairs(h, box, seat))
    return {
        "row": row_as_seen(h.yard[1 : h.last + 1], seen),
        "hands": [row_as_seen(h.hand[each][: h.held[each]], seen) for each in range(h.players)],
    }


# Actions


def chosen_slots(mask: int) -> list[int]:
    return [slot for slot in range(HAND_LIMIT) if mask >> slot & 1]


def hand_card(s: State, slot: int) -> int:
    """The card in a slot of the hand of the seat to move, NOTHING where there is none."""
    return s.hand[s.to_move][slot] if s.to_move >= 0 else NOTHING


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
    spaced = text.lower().replace(",", " ")
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
    raise Malformed(message("error-malformed", text=text))


def slot_of(hand: list[int], name: str, text: str) -> int:
    """The slot of the card of this name; the scent alone will do while it is the only one."""
    fitting = [slot for slot, card in enumerate(hand) if is_bone(card) and name in (CARDS[card], CARDS[card][:2])]
    if len(fitting) > 1:
        raise Ambiguous(message("error-ambiguous", text=text, choices=", ".join(CARDS[hand[slot]] for slot in fitting)))
    if not fitting:
        raise Malformed(message("error-malformed", text=text))
    return fitting[0]


def fields(s: State, box: Box, action: int) -> dict[str, Any]:
    if action < DIG:
        return {"kind": "move", "to": action}
    if action == DIG:
        return {"kind": "dig"}
    if action == KEEP:
        return {"kind": "keep"}
    if action < DELIVER:
        return {"kind": "put", "slot": action - PUT_BACK}
    if action < STOP:
        return {"kind": "deliver", "slots": chosen_slots(action - DELIVER)}
    return {"kind": "stop"}


# Words


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


def card_at(s: State, place: int) -> int:
    """What lies at a place of the yard, as the seat to move knows it (DIG-1.3, DIG-1.4): perhaps without its bone.
    NOTHING at the doghouse."""
    card = s.yard[place] if place else NOTHING
    if is_bone(card) and not s.knows[s.to_move][pair_of(card)]:
        return bone_card(pair_of(card), UNSEEN)
    return card


def place_name(place: int, card: int) -> Message:
    return card_name(card) if place else message("dig-card-doghouse")


@cache
def moving(place: int, card: int) -> Message:
    """Half of all that is ever offered: kept, so that it is put together once."""
    return message("dig-do-move", place=place, card=place_name(place, card))


def action_message(s: State, box: Box, action: int) -> Message:
    if action < DIG:
        return moving(action, card_at(s, action))
    if action == DIG:
        place = s.dog[s.to_move]
        return message("dig-do-dig", card=place_name(place, card_at(s, place)))
    if action == KEEP:
        return message("dig-do-keep")
    if action < DELIVER:
        return message("dig-do-put", card=card_name(hand_card(s, action - PUT_BACK)))
    if action < STOP:
        cards = tuple(card_name(hand_card(s, slot)) for slot in chosen_slots(action - DELIVER))
        return message("dig-do-deliver", cards=cards)
    return message("dig-do-stop")


def counted(seat: int, colour: int, bones: int, value: int) -> Message:
    """DIG-8.2: how bones of a colour count."""
    name = colour_name(colour)
    return message("dig-told-counted", seat=seat, colour=name, bones=bones, value=value, points=bones * value)


TOLD: Mapping[int, Callable[[int, int, int], Message]] = {
    events.STARTS: lambda seat, _a, _b: message("dig-told-starts", seat=seat),
    events.MOVED: lambda seat, a, b: message("dig-told-moved", seat=seat, start=a, place=b),
    events.DUG: lambda seat, a, b: message("dig-told-dug", seat=seat, place=a, card=card_name(b)),
    events.FOUND: lambda seat, a, b: message("dig-told-found", seat=seat, place=a, card=card_name(b)),
    events.KEPT: lambda seat, a, _b: message("dig-told-kept", seat=seat, place=a),
    events.BURIED: lambda seat, a, b: message("dig-told-buried", seat=seat, place=a, card=card_name(b)),
    events.BURIED_BONE: lambda seat, a, b: message("dig-told-buried-bone", seat=seat, place=a, card=card_name(b)),
    events.DELIVERED: lambda seat, a, b: message("dig-told-delivered", seat=seat, place=a, card=card_name(b)),
    events.STOPPED: lambda seat, a, _b: message("dig-told-stopped", seat=seat, left=a),
    events.FILLED: lambda _seat, a, b: message("dig-told-filled", start=a, place=b),
    events.SHRANK: lambda _seat, a, _b: message("dig-told-shrank", length=a),
    events.PULLED_BACK: lambda seat, a, b: message("dig-told-pulled-back", seat=seat, start=a, place=b),
    events.OVER: lambda _seat, a, _b: message(f"dig-ending-{ENDINGS[a]}"),
    events.LEFT_IN_HAND: lambda seat, a, _b: message("dig-told-left-in-hand", seat=seat, card=card_name(a)),
    events.LEFT_IN_YARD: lambda _seat, a, b: message("dig-told-left-in-yard", place=a, card=card_name(b)),
    events.COUNTED: lambda seat, a, b: counted(seat, a, *divmod(b, BEST_BOWL + 1)),
    events.SCORED: lambda seat, a, _b: message("dig-told-scored", seat=seat, points=a),
}


def told(box: Box, kind: int, seat: int, a: int, b: int) -> Message:
    return TOLD[kind](seat, a, b)


# Why not


def why_not(s: State, box: Box, action: int) -> Reason | None:
    seat = s.to_move
    place, here = s.dog[seat], s.yard[s.dog[seat]]
    if s.phase == DECIDE:
        return why_not_decide(s, action)
    if action < DIG:
        steps = abs(action - place)
        if steps == 0:
            return Reason("DIG-4.1", message("dig-why-same-place"))
        if action > s.last:
            return Reason("DIG-4.1", message("dig-why-beyond-row", last=s.last))
        if steps > reach(s):
            return Reason("DIG-4.1", message("dig-why-too-far", reach=reach(s), steps=steps))
        return None
    if action == DIG:
        return None if is_bone(here) else Reason("DIG-5.1", message("dig-why-no-bone-here"))
    if action < DELIVER:
        return Reason("DIG-5.3", message("dig-why-nothing-to-decide"))
    if action < STOP:
        slots = chosen_slots(action - DELIVER)
        if not BOWLS <= here < BONES:
            return Reason("DIG-6.1", message("dig-why-no-bowl-here"))
        if not slots:
            return Reason("DIG-6.1", message("dig-why-deliver-nothing"))
        if any(slot >= s.held[seat] or not can_deliver(s, slot) for slot in slots):
            return Reason("DIG-6.1", message("dig-why-wrong-bone", colour=colour_name(here - BOWLS)))
    return None


def why_not_decide(s: State, action: int) -> Reason | None:
    """After a dig only the put-back decision is open (DIG-3.2)."""
    held = s.held[s.to_move]
    if action == KEEP:
        return None if held <= HAND_LIMIT else Reason("DIG-5.4", message("dig-why-hand-full", limit=HAND_LIMIT))
    if PUT_BACK <= action < DELIVER:
        if action - PUT_BACK < held:
            return None
        return Reason("DIG-5.3", message("dig-why-not-in-hand"))
    return Reason("DIG-3.2", message("dig-why-decide-first"))
