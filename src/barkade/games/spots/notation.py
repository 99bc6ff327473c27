"""The notation of Spots.

    do walk         do the trick on a tile            score           score all filled dogs
    roll, stop      do an offered step, or leave it   reroll          spend a treat
    3>burt          place a 3 on a card               3>yard          bury it
    3>out           Scavenge discards it              3<burt, 3<yard  take it up (Trot, Dogpile)
    name 3          a number (Fetch, Guard, Retrieve) pick 3          a die of Search's set
    mark 3          a die for Track to reroll         aside 5         dice for Bolt
    dig 2:4+        Dig raises player 2's buried 4; `-` lowers it

Drafts, in any order, whole or not at all: `settle 6>yard 3>burt` (with the choice that Fetch and Search need before it,
and Scavenge's discards), `pick 5 3`, `reroll 2 5` (Track), `1<burt 3>missy` (Trot), `dig 1:4- 2:5+`. A card may be
named by its beginning, or by its place: `3>#2`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from barkade.engine.errors import Illegal, Reason
from barkade.engine.i18n import message
from barkade.engine.notation import folded, malformed, only

from .actions import split
from .box import CARDS_PER_PLAYER, FACES, SEATS, SLOTS, TRICKS, Box
from .names import card_id
from .reasons import rule_of, why_not_free
from .rules.dice import highest_face, pips_of
from .rules.settling import ONLY_BURY, may_discard
from .rules.state import (
    BOLT_LEAST,
    BOLT_MOST,
    BURY,
    CHANGE,
    DIG_UP,
    DISCARD,
    DISCARDING,
    DO,
    FETCH,
    HUNT,
    MARK,
    NAME,
    PICK,
    PLACE,
    REROLL,
    ROLL,
    ROLLED,
    SCAVENGE,
    SCORE,
    SEARCH,
    SET_ASIDE,
    SETTLING,
    STOP,
    TAKE,
    State,
)
from .rules.tiles import trick_at, trick_of

YARD = "yard"
OUT = "out"
WORDS = {SCORE: "score", REROLL: "reroll", ROLL: "roll", STOP: "stop"}
NUMBERED = {NAME: "name", PICK: "pick", MARK: "mark"}


def notate(s: State, box: Box, action: int, private: bool) -> str:
    """The same for its owner and for others: nothing is secret."""
    return spell(s, action)


def spell(s: State, action: int) -> str:
    family, which = split(action)
    if family == DO:
        return f"do {TRICKS[trick_at(s, which)]}"
    if family in WORDS:
        return WORDS[family]
    if family in NUMBERED:
        return f"{NUMBERED[family]} {which + 1}"
    card, face = divmod(which, FACES)
    if family == SET_ASIDE:
        return f"aside {which + BOLT_LEAST}"
    if family == CHANGE:
        die, lower = divmod(which, 2)
        seat, face = divmod(die, FACES)
        return f"dig {seat + 1}:{face + 1}{'-' if lower else '+'}"
    arrow = "<" if family in (TAKE, DIG_UP) else ">"
    where = card_id(s, card) if family in (PLACE, TAKE) else OUT if family == DISCARD else YARD
    return f"{face + 1}{arrow}{where}"


# Reading


def parse(s: State, box: Box, text: str) -> list[int]:
    word, *rest = closed_up(text).split() or [""]
    plain = {spelled: action for action, spelled in WORDS.items()}
    numbered = {spelled: family for family, spelled in NUMBERED.items()}
    if word in plain and not rest:
        return [plain[word]]
    if word == "do" and rest:
        return [DO + slot_of(s, "-".join(rest), text)]
    if word in numbered and rest and word != "name":
        return [numbered[word] + face for face in sorted(read_faces(rest, text))]
    if word == "name" and len(rest) == 1:
        return [NAME + face for face in read_faces(rest, text)]
    if word == "reroll":
        return reroll(s, sorted(read_faces(rest, text)))
    if word == "aside" and len(rest) == 1 and rest[0].isdecimal() and BOLT_LEAST <= int(rest[0]) <= BOLT_MOST:
        return [SET_ASIDE + int(rest[0]) - BOLT_LEAST]
    if word == "dig" and rest:
        return [read_change(each, text) for each in rest]
    if word == "settle" and rest and not any("<" in each for each in rest):
        return settle(s, box, [read_die(s, each, text) for each in rest])
    return [read_die(s, each, text) for each in (word, *rest)]


def closed_up(text: str) -> str:
    """A text without the spaces and commas that people put between and into the parts of it."""
    text = re.sub(r"\s*([<>:])\s*", r"\1", folded(text).replace(",", " "))
    return re.sub(r"(?<=[1-6])\s+(?=[+-])|(?<=#)\s+", "", text)


def reroll(s: State, faces: list[int]) -> list[int]:
    """Track's reroll of some dice; all of them are the plain one (SPT-8.07)."""
    whole = [face for face in range(FACES) for _ in range(s.roll[face])]
    if s.phase == ROLLED and faces == whole:
        return [REROLL]
    return [*(MARK + face for face in faces), REROLL]


def read_faces(numbers: Sequence[str], text: str) -> list[int]:
    if not all(re.fullmatch("[1-6]", number) for number in numbers):
        raise malformed(text)
    return [int(number) - 1 for number in numbers]


def read_change(change: str, text: str) -> int:
    parts = re.fullmatch(rf"([1-{SEATS}]):([1-6])([+-])", change)
    if not parts:
        raise malformed(text)
    return CHANGE + 2 * (FACES * (int(parts[1]) - 1) + int(parts[2]) - 1) + (parts[3] == "-")


def read_die(s: State, die: str, text: str) -> int:
    """The action of one die: placed, buried, discarded or taken up."""
    parts = re.fullmatch(r"([1-6])([<>])(.+)", die)
    if not parts:
        raise malformed(text)
    face, arrow, where = int(parts[1]) - 1, parts[2], parts[3]
    if where == YARD:
        return (DIG_UP if arrow == "<" else BURY) + face
    if where == OUT and arrow == ">":
        return DISCARD + face
    return (TAKE if arrow == "<" else PLACE) + FACES * card_of(s, where, text) + face


def card_of(s: State, name: str, text: str) -> int:
    place = re.fullmatch(rf"#([1-{CARDS_PER_PLAYER}])", name)
    if place:
        return int(place[1]) - 1
    return only({card: card_id(s, card) for card in range(CARDS_PER_PLAYER)}, name, text)


def slot_of(s: State, name: str, text: str) -> int:
    return only({slot: TRICKS[trick_at(s, slot)] for slot in range(SLOTS)}, name, text)


SETTLED_IN = (ROLLED, SETTLING, DISCARDING)
"""Phases with a roll on the table whose dice can be settled."""


def settle(s: State, box: Box, drafted: Sequence[int]) -> list[int]:
    """A draft as small actions in their order: discards, the choice before settling, then up to a bust."""
    out = sorted(action for action in drafted if split(action)[0] == DISCARD)
    settled = sorted((action for action in drafted if split(action)[0] != DISCARD), key=settling_order)
    if s.phase not in SETTLED_IN:
        return out + settled
    if settled and stay_behind(s, out, settled):
        out = []
    choice = chosen_before(s, settled)
    if not busts(s, box, settled):
        return out + choice + settled
    must_be_possible(s, out, settled)
    if not choice:
        settled = sorted(settled + buried_below(s, box, out, settled), key=settling_order)
    return out + choice + settled[: busts(s, box, settled)]


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
    """Return the choice that Fetch and Search ask for before their dice are settled."""
    if s.phase != ROLLED or not settled:
        return []
    if trick_of(s) == SEARCH:
        return [PICK + face_of(action) for action in settled]
    return [NAME + face_of(settled[0])] if trick_of(s) == FETCH else []


# Dice that are not settled


def can_go_out(s: State, face: int) -> bool:
    """Tell whether a die of this number may stay unsettled and be discarded."""
    trick = trick_of(s)
    if trick == SCAVENGE:
        return s.phase != SETTLING and may_discard(s, face)
    if trick == HUNT:
        return sum(s.roll) > s.quota
    return face > highest_face(s) or (s.phase == ROLLED and trick in (FETCH, SEARCH))


def stay_behind(s: State, out: Sequence[int], settled: Sequence[int]) -> bool:
    """Tell whether the trick discards these dice by itself, so that saying so is no action."""
    if trick_of(s) == SCAVENGE or not all(can_go_out(s, face_of(action)) for action in out):
        return False
    if trick_of(s) == HUNT and len(out) > sum(s.roll) - s.quota:
        return False
    used = [face_of(action) for action in (*out, *settled)]
    return all(used.count(face) <= s.roll[face] for face in used)


# Busts


def busts(s: State, box: Box, settled: Sequence[int]) -> int:
    """SPT-6.1: how many dice are settled when the yard overflows; 0 if it does not."""
    pips = pips_of(s.buried[s.to_move])
    for done, action in enumerate(settled, 1):
        if split(action)[0] == BURY:
            pips += action - BURY + 1
        if pips > box.yard_limit:
            return done
    return 0


def buried_below(s: State, box: Box, out: Sequence[int], settled: Sequence[int]) -> list[int]:
    """Lower dice that a draft with a bust leaves unsaid: they come first (SPT-4.6), and nothing is left to choose."""
    used = [face_of(action) for action in (*out, *settled)]
    last = face_of(settled[busts(s, box, settled) - 1])
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
