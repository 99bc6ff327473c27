"""Reasons why an action of Barking is illegal: rule number and message. None if and only if it is legal."""

from __future__ import annotations

from barkade.engine.errors import Reason
from barkade.engine.i18n import Arg, message

from .box import CAT, WONDER, Box
from .names import breed_name, card_name, item_name
from .rules import State
from .rules.state import (
    ACT,
    AT,
    BARK,
    BARKING,
    CAT_CARD,
    DISCARD,
    DISCARDING,
    DONE,
    LAY,
    MORE,
    NO_MIC,
    NO_TOKEN,
    SWAP,
    TOKEN,
    TOKENS,
    WHERE,
    breed_of,
    cards_of,
    wonders_of,
)

# What has to be done first, by phase; and when an action is possible, by the phase it belongs to.
FIRST = {
    DISCARDING: ("BRK-3.5", "discard-first"),
    TOKENS: ("BRK-6.1", "token-first"),
    WHERE: ("BRK-5.5", "where-first"),
    MORE: ("BRK-6.6", "done-first"),
    BARKING: ("BRK-9.4", "bark-first"),
}
NOT_NOW = {
    DISCARDING: ("BRK-3.5", "no-discard"),
    TOKENS: ("BRK-6.1", "no-cat-played"),
    WHERE: ("BRK-5.5", "nothing-shown"),
    MORE: ("BRK-6.6", "nothing-to-end"),
    BARKING: ("BRK-9.2", "no-bark-off"),
}


def reason(rule: str, why: str, **args: Arg) -> Reason:
    return Reason(rule, message(f"barking-why-{why}", **args))


def phases_of(action: int) -> tuple[int, ...]:
    """Return the phases in which an action is possible."""
    if action >= LAY:
        return (ACT, MORE)
    if action >= BARK or action == NO_MIC:
        return (BARKING,)
    if action >= DISCARD:
        return (DISCARDING,)
    if action >= TOKEN or action == NO_TOKEN:
        return (TOKENS,)
    if action >= AT:
        return (WHERE,)
    if action == DONE:
        return (MORE,)
    return (ACT,)


def why_not(s: State, box: Box, action: int) -> Reason | None:
    phases = phases_of(action)
    if s.phase not in phases:
        rule, why = NOT_NOW[phases[0]] if s.phase == ACT else FIRST[s.phase]
        return reason(rule, why)
    if action >= LAY:
        return why_not_lay(s, box, breed_of(action), cards_of(action), wonders_of(action))
    if action >= BARK:
        return None
    if action >= DISCARD:
        held = s.hand[s.to_move][action - DISCARD]
        return None if held else reason("BRK-3.5", "not-in-hand", card=card_name(box, action - DISCARD))
    if action >= TOKEN:
        return why_not_token(s, box, action - TOKEN)
    if action >= AT:
        return why_not_there(s, box, s.shown_breed - 1, action - AT)
    if action == CAT_CARD and not s.hand[s.to_move][CAT]:
        if box.teaching and s.round == 0:
            return reason("BRK-2.4", "no-cats-yet")
        return reason("BRK-6.1", "not-in-hand", card=card_name(box, CAT))
    if action == SWAP and not s.hand[s.to_move][WONDER]:
        return reason("BRK-5.4", "not-in-hand", card=card_name(box, WONDER))
    return None


def why_not_token(s: State, box: Box, item: int) -> Reason | None:
    if not s.items[item]:
        return reason("BRK-3.1", "no-item", number=item + 1)
    if s.token[item]:
        return reason("BRK-6.1", "token-there", item=item_name(box, s.items[item] - 1))
    return None


def why_not_there(s: State, box: Box, breed: int, item: int) -> Reason | None:
    """Return the reason why a breed can't go to an item."""
    if not s.items[item]:
        return reason("BRK-3.1", "no-item", number=item + 1)
    if s.owner[item][breed]:
        return reason("BRK-5.2", "breed-there", breed=breed_name(box, breed), item=item_name(box, s.items[item] - 1))
    if s.to_move + 1 in s.owner[item] and not s.token[item]:
        return reason("BRK-5.1", "dogs-there", item=item_name(box, s.items[item] - 1))
    return None


def why_not_lay(s: State, box: Box, breed: int, cards: int, wonders: int) -> Reason | None:
    hand = s.hand[s.to_move]
    if breed >= box.breeds:
        return reason("BRK-1.1", "no-breed", rank=breed + 1, worst=box.breeds)
    there = why_not_there(s, box, breed, s.play_at - 1) if s.phase == MORE else None
    if there:
        return there
    if cards > hand[breed]:
        return reason("BRK-5.1", "too-few", card=breed_name(box, breed), held=hand[breed], wanted=cards)
    if wonders > hand[WONDER]:
        return reason("BRK-5.3", "too-few", card=card_name(box, WONDER), held=hand[WONDER], wanted=wonders)
    if s.phase == MORE:
        return None
    if all(why_not_there(s, box, breed, item) for item in range(len(s.items))):
        return reason("BRK-5.1", "no-place", breed=breed_name(box, breed))
    return None
