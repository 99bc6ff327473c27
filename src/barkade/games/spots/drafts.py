"""Drafts: a whole settling as a player says it, in any order, turned into the small actions of the rules (SPT-4.6)."""

from __future__ import annotations

from collections.abc import Sequence

from barkade.engine.errors import Illegal, Reason
from barkade.engine.words import message

from .box import FACES, YARD_LIMIT
from .families import split
from .names import card_id
from .rules.dice import highest_face, pips_of
from .rules.settling import ONLY_BURY, may_discard
from .rules.state import (
    BURY,
    DISCARD,
    DISCARDING,
    FETCH,
    HUNT,
    NAME,
    PICK,
    PLACE,
    ROLLED,
    SCAVENGE,
    SEARCH,
    SETTLING,
    State,
)
from .rules.tiles import trick_of
from .why import rule_of, why_not_free

SETTLED_IN = (ROLLED, SETTLING, DISCARDING)
"""Phases with a roll on the table whose dice can be settled."""


def settle(s: State, drafted: Sequence[int]) -> list[int]:
    """A draft as small actions in their order: discards, the choice before settling, then up to a bust."""
    out = sorted(action for action in drafted if split(action)[0] == DISCARD)
    settled = sorted((action for action in drafted if split(action)[0] != DISCARD), key=settling_order)
    if s.phase not in SETTLED_IN:
        return out + settled
    if settled and stay_behind(s, out, settled):
        out = []
    choice = chosen_before(s, settled)
    if not busts(s, settled):
        return out + choice + settled
    must_be_possible(s, out, settled)
    if not choice:
        settled = sorted(settled + buried_below(s, out, settled), key=settling_order)
    return out + choice + settled[: busts(s, settled)]


def settling_order(action: int) -> tuple[int, int]:
    """A die's face and its card; the yard comes last."""
    family, which = split(action)
    if family == PLACE:
        card, face = divmod(which, FACES)
        return face, card
    return which % FACES, ONLY_BURY


def face_of(action: int) -> int:
    return settling_order(action)[0]


def chosen_before(s: State, settled: Sequence[int]) -> list[int]:
    """What Fetch and Search ask for before their dice are settled."""
    if s.phase != ROLLED or not settled:
        return []
    if trick_of(s) == SEARCH:
        return [PICK + face_of(action) for action in settled]
    return [NAME + face_of(settled[0])] if trick_of(s) == FETCH else []


# Dice that are not settled


def can_go_out(s: State, face: int) -> bool:
    """Whether a die of this number may stay unsettled and be discarded."""
    trick = trick_of(s)
    if trick == SCAVENGE:
        return s.phase != SETTLING and may_discard(s, face)
    if trick == HUNT:
        return sum(s.roll) > s.quota
    return face > highest_face(s) or (s.phase == ROLLED and trick in (FETCH, SEARCH))


def stay_behind(s: State, out: Sequence[int], settled: Sequence[int]) -> bool:
    """Whether the trick discards these dice by itself, so that saying so is no action."""
    if trick_of(s) == SCAVENGE or not all(can_go_out(s, face_of(action)) for action in out):
        return False
    if trick_of(s) == HUNT and len(out) > sum(s.roll) - s.quota:
        return False
    used = [face_of(action) for action in (*out, *settled)]
    return all(used.count(face) <= s.roll[face] for face in used)


# Busts


def busts(s: State, settled: Sequence[int]) -> int:
    """SPT-6.1: how many dice are settled when the yard overflows; 0 if it does not."""
    pips = pips_of(s.buried[s.to_move])
    for done, action in enumerate(settled, 1):
        if split(action)[0] == BURY:
            pips += action - BURY + 1
        if pips > YARD_LIMIT:
            return done
    return 0


def buried_below(s: State, out: Sequence[int], settled: Sequence[int]) -> list[int]:
    """Lower dice that a draft with a bust leaves unsaid: they come first (SPT-4.6), and nothing is left to choose."""
    used = [face_of(action) for action in (*out, *settled)]
    last = face_of(settled[busts(s, settled) - 1])
    unsaid = [BURY + face for face in range(last) for _ in range(s.roll[face] - used.count(face))]
    needed = max(0, s.quota - len(used))
    return unsaid[max(0, len(unsaid) - needed) :]


def must_be_possible(s: State, out: Sequence[int], settled: Sequence[int]) -> None:
    """Refuse a draft of dice that could not be settled so, even if a bust comes before them: it is a mistake."""
    used = [face_of(action) for action in out]
    seen: set[int] = set()
    for action in settled:
        reason = why_not_possible(s, action, used, seen)
        if reason is not None:
            raise Illegal(reason)
        used.append(face_of(action))
        seen.add(action)
    if trick_of(s) == HUNT and len(settled) > s.quota:
        raise Illegal(Reason(rule_of(HUNT), message("spots-why-only-so-many", dice=s.quota)))


def why_not_possible(s: State, action: int, used: Sequence[int], seen: set[int]) -> Reason | None:
    """One die of a draft, with the faces and actions said before it."""
    face = face_of(action)
    if used.count(face) >= s.roll[face]:
        return Reason("SPT-4.3", message("spots-why-not-rolled", number=face + 1))
    if face > highest_face(s):
        return Reason("SPT-8.14", message("spots-why-above-number", number=highest_face(s) + 1))
    if trick_of(s) == FETCH and used and used[0] != face:
        return Reason(rule_of(FETCH), message("spots-why-one-number"))
    family, which = split(action)
    if family != PLACE:
        return None
    card = which // FACES
    if action in seen:
        return Reason("SPT-4.3", message("spots-why-no-space", card=card_id(s, card), number=face + 1))
    return why_not_free(s, card, face)
