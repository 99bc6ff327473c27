"""What each seat of Barking may see and do: the board, and actions in parts and in words.

All actions are open: a card that is played, discarded or exchanged lies face up, so that the public notation is the
private one. Secret is only what was drawn, and its drawer is told. See also `notation.py` and `reasons.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from barkade.engine.words import Message, message

from .box import BREEDS, CARDS, Box
from .names import breed_id, breed_name, card_id, card_name, dogs_name, item_id, item_name
from .notation import notate, parse
from .reasons import why_not
from .rules import ENDINGS, State, events
from .rules.rounds import points_of
from .rules.state import (
    AT,
    BARK,
    CAT_CARD,
    DISCARD,
    DONE,
    LAY,
    NO_MIC,
    NO_TOKEN,
    PASS,
    PHASES,
    SWAP,
    TOKEN,
    WHERE,
    breed_of,
    cards_of,
    dogs_of,
    items_laid,
    leader_at,
    may_lay_at,
    wonders_of,
)

__all__ = ["action_message", "board", "fields", "notate", "parse", "told", "why_not"]

# The board


LASTING_FROM = ("unseen_items", "gone_items", "won")


def lasting(h: State, box: Box) -> dict[str, Any]:
    return {
        "rounds": box.rounds,
        "piles": box.piles[: box.rounds],
        "hand_limit": box.hand_limit,
        "breeds": [
            {"id": breed_id(box, breed), "rank": breed + 1, "copies": box.copies[breed], "name": name.as_dict()}
            for breed, name in ((breed, breed_name(box, breed)) for breed in range(box.breeds))
        ],
        "kinds": [
            {"id": item_id(box, kind), "copies": box.item_copies[kind], "name": item_name(box, kind).as_dict()}
            for kind in range(box.kinds)
        ],
        "unseen_items": items_in(box, h.unseen_items),
        "gone_items": items_in(box, h.gone_items),
        "won": [items_in(box, h.won[each]) for each in range(h.players)],
    }


def board(h: State, box: Box) -> dict[str, Any]:
    return {
        "round": h.round + 1,
        "phase": PHASES[h.phase],
        "ending": ENDINGS[h.ending],
        "first": h.first,
        "passed": [bool(passed) for passed in h.passed[: h.players]],
        "items": [item_as_seen(h, box, item) for item in range(items_laid(h, box)) if h.items[item]],
        "shown": shown(h, box),
        "play_at": h.play_at or None,
        "deck": {
            "size": sum(map(sum, h.deck)),
            "top": sum(h.deck[0]),
            "under": [cards_in(box, block) for block in h.deck[1:] if sum(block)],
        },
        "discards": cards_in(box, h.discards),
        "barks": [bark - 1 if bark else None for bark in h.bark[: h.players]],
        "champion": h.champion - 1 if h.champion else None,
    }


OWN_FROM = ("hand", "held", "kept_cat", "deck")


def own(h: State, box: Box, seat: int) -> dict[str, Any]:
    return {
        "hands": [hand_as_seen(h, box, each, seat) for each in range(h.players)],
        "unseen": cards_in(box, unseen(h, seat)),
    }


def cards_in(box: Box, counts: Sequence[int]) -> dict[str, int]:
    return {card_id(box, card): count for card, count in enumerate(counts) if count}


def items_in(box: Box, counts: Sequence[int]) -> dict[str, int]:
    return {item_id(box, kind): count for kind, count in enumerate(counts) if count}


def is_open(h: State, each: int, seat: int) -> bool:
    """Whether a seat sees the hand of another: its own, and all when the game is over (BRK-9.3)."""
    return each == seat or h.to_move < 0


def hand_as_seen(h: State, box: Box, each: int, seat: int) -> dict[str, Any]:
    """A hand: its size, whether all know of a cat in it (BRK-10.2), and what it is to who may see it."""
    return {
        "size": h.held[each],
        "cat": bool(h.kept_cat[each]),
        "cards": cards_in(box, h.hand[each]) if is_open(h, each, seat) else None,
    }


def unseen(h: State, seat: int) -> list[int]:
    """BRK-10.1: the pool, by card: the block that is drawn from and all hands that the seat doesn't see."""
    hands = [h.hand[each] for each in range(h.players) if not is_open(h, each, seat)]
    return [sum(pile[card] for pile in (h.deck[0], *hands)) for card in range(CARDS)]


def item_as_seen(h: State, box: Box, item: int) -> dict[str, Any]:
    leader = leader_at(h, box, item)
    return {
        "number": item + 1,
        "kind": item_id(box, h.items[item] - 1),
        "name": item_name(box, h.items[item] - 1).as_dict(),
        "token": bool(h.token[item]),
        "dogs": [
            {
                "seat": h.owner[item][breed] - 1,
                "breed": breed_id(box, breed),
                "rank": breed + 1,
                "cards": h.dogs[item][breed],
                "wonders": h.wonders[item][breed],
            }
            for breed in range(BREEDS)
            if h.owner[item][breed]
        ],
        "strength": [dogs_of(h, box, item, each) for each in range(h.players)],
        "leader": None if leader < 0 else leader,
    }


def shown(h: State, box: Box) -> dict[str, Any] | None:
    """Dogs that have left the hand and wait for their item."""
    if h.phase != WHERE:
        return None
    return {"breed": breed_id(box, h.shown_breed - 1), "cards": h.shown_dogs, "wonders": h.shown_wonders}


# Actions

SIMPLE = {PASS: "pass", CAT_CARD: "cat", SWAP: "swap", DONE: "done", NO_TOKEN: "no-token", NO_MIC: "no-mic"}


def fields(s: State, box: Box, action: int) -> dict[str, Any]:
    if action in SIMPLE:
        return {"kind": SIMPLE[action]}
    if action < TOKEN:
        return {"kind": "at", "item": action - AT + 1}
    if action < DISCARD:
        return {"kind": "token", "item": action - TOKEN + 1}
    if action < BARK:
        return {"kind": "discard", "card": card_id(box, action - DISCARD)}
    if action < LAY:
        return {"kind": "bark", "loudness": action - BARK}
    return {
        "kind": "lay",
        "breed": breed_id(box, breed_of(action)),
        "cards": cards_of(action),
        "wonders": wonders_of(action),
        "items": places(s, box, breed_of(action)),
    }


def places(s: State, box: Box, breed: int) -> list[int]:
    """The numbers of the items where the seat to move may lay a breed now."""
    if s.play_at:
        return [s.play_at]
    laid = [item for item in range(items_laid(s, box)) if s.items[item]]
    return [item + 1 for item in laid if may_lay_at(s, box, s.to_move, breed, item)]


def item_on_table(s: State, box: Box, item: int) -> Message:
    """An item by its number and, if there is one, its kind."""
    if not s.items[item]:
        return message("barking-item-none", number=item + 1)
    return message("barking-item", number=item + 1, item=item_name(box, s.items[item] - 1))


def action_message(s: State, box: Box, action: int) -> Message:
    if action in SIMPLE:
        return message(f"barking-do-{SIMPLE[action]}")
    if action < TOKEN:
        return message("barking-do-at", item=item_on_table(s, box, action - AT))
    if action < DISCARD:
        return message("barking-do-token", item=item_on_table(s, box, action - TOKEN))
    if action < BARK:
        return message("barking-do-discard", card=card_name(box, action - DISCARD))
    if action < LAY:
        return message("barking-do-bark", loudness=action - BARK)
    return message("barking-do-lay", dogs=dogs_name(box, breed_of(action), cards_of(action), wonders_of(action)))


# What was told


def item_told(box: Box, item: int, kind: int) -> Message:
    return message("barking-item", number=item + 1, item=item_name(box, kind))


def dogs_told(box: Box, code: int) -> Message:
    return dogs_name(box, breed_of(code), cards_of(code), wonders_of(code))


Telling = Callable[[Box, int, int, int], Message]
TOLD: Mapping[int, Telling] = {
    events.STARTS: lambda _box, seat, _a, _b: message("barking-told-starts", seat=seat),
    events.LAID_OUT: lambda box, _seat, a, b: message("barking-told-laid-out", item=item_told(box, a, b)),
    events.DEALT: lambda _box, _seat, a, b: message("barking-told-dealt", cards=a, short=b - a),
    events.DREW: lambda box, _seat, a, _b: message("barking-told-drew", card=card_name(box, a)),
    events.DISCARDED: lambda box, seat, a, _b: message("barking-told-discarded", seat=seat, card=card_name(box, a)),
    events.PLAYED_CAT: lambda _box, seat, _a, _b: message("barking-told-cat", seat=seat),
    events.PUT_TOKEN: lambda box, seat, a, b: message("barking-told-token", seat=seat, item=item_told(box, a, b)),
    events.KEPT_TOKEN: lambda _box, seat, _a, _b: message("barking-told-no-token", seat=seat),
    events.SWAPPED: lambda _box, seat, _a, _b: message("barking-told-swapped", seat=seat),
    events.SHOWED: lambda box, seat, a, _b: message("barking-told-showed", seat=seat, dogs=dogs_told(box, a)),
    events.LAID: lambda box, seat, a, b: message("barking-told-laid", seat=seat, item=item_told(box, a, b)),
    events.PASSED: lambda _box, seat, _a, _b: message("barking-told-passed", seat=seat),
    events.WON: lambda box, seat, a, b: message("barking-told-won", seat=seat, item=item_name(box, a), dogs=b),
    events.UNWANTED: lambda box, _seat, a, b: message("barking-told-unwanted", item=item_told(box, a, b)),
    events.CLEARED: lambda _box, _seat, a, _b: message("barking-told-cleared", round=a + 1),
    events.RESHUFFLED: lambda _box, _seat, _a, _b: message("barking-told-reshuffled"),
    events.CATS_DEALT: lambda _box, _seat, _a, _b: message("barking-told-cats-dealt"),
    events.BARK_OFF: lambda _box, seat, _a, _b: message("barking-told-bark-off", seat=seat),
    events.BARKED: lambda _box, seat, a, _b: message("barking-told-barked", seat=seat, loudness=a),
    events.REFUSED: lambda _box, seat, _a, _b: message("barking-told-refused", seat=seat),
    events.CHAMPION: lambda _box, seat, a, _b: message(f"barking-told-champion-{ENDINGS[a]}", seat=seat),
    events.OVER: lambda _box, _seat, a, _b: message(f"barking-ending-{ENDINGS[a]}"),
    events.COUNTED: lambda box, seat, a, b: message(
        "barking-told-counted", seat=seat, item=item_name(box, a), items=b, points=points_of(b)
    ),
    events.SCORED: lambda _box, seat, a, _b: message("barking-told-scored", seat=seat, points=a),
}


def told(box: Box, kind: int, seat: int, a: int, b: int) -> Message:
    return TOLD[kind](box, seat, a, b)
