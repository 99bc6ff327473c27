"""Reasons why an action of Spots is illegal: rule number and message. Written independently of the rules' own list."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations

from barkade.engine.errors import Reason
from barkade.engine.i18n import message

from .actions import split
from .box import FACES, SPACES, Box
from .names import card_id, dog_name, trick_name
from .rules.dice import SEARCH_TOTAL
from .rules.state import (
    BOLT_LEAST,
    BURY,
    CHANGE,
    CHOOSE,
    DIG_UP,
    DIGGING,
    DISCARD,
    DISCARDING,
    DO,
    DOGPILE,
    FETCH,
    GUARD,
    MARK,
    MARKING,
    MOVING,
    NAME,
    NAMING,
    OFFERED,
    PICK,
    PICKING,
    PLACE,
    REROLL,
    RETRIEVE,
    ROLL,
    ROLLED,
    SCAVENGE,
    SCORE,
    SEARCH,
    SET_ASIDE,
    SETTING_ASIDE,
    SETTLING,
    STOP,
    TAKE,
    TAKING,
    TRACK,
    TROT,
    State,
)
from .rules.tiles import trick_at, trick_of


def why_not(s: State, box: Box, action: int) -> Reason | None:
    family, which = split(action)
    return JUDGES[s.phase](s, family, which)


def rule_of(trick: int) -> str:
    """Return the rule of a trick: SPT-8.01 to 8.22 in the order of the box."""
    return f"SPT-8.{trick + 1:02d}"


def rolled_dice(s: State) -> list[int]:
    """Return the dice of the roll as numbers, lowest first."""
    return [face + 1 for face in range(FACES) for _ in range(s.roll[face])]


# Before a trick, and between its steps


def why_not_choose(s: State, family: int, which: int) -> Reason | None:
    if family == DO:
        if s.face_up[which]:
            return None
        return Reason("SPT-3.4", message("spots-why-face-down", trick=trick_name(trick_at(s, which))))
    if family == SCORE:
        mine = zip(s.card[s.to_move], s.scored[s.to_move], s.filled[s.to_move], strict=True)
        if any(dog and not scored and filled == SPACES[dog] for dog, scored, filled in mine):
            return None
        return Reason("SPT-5.1", message("spots-why-nothing-filled"))
    return Reason("SPT-3.3", message("spots-why-choose-first"))


def why_not_offered(s: State, family: int, which: int) -> Reason | None:
    if family in (ROLL, STOP):
        return None
    return Reason("SPT-3.4", message("spots-why-roll-or-stop"))


def why_not_naming(s: State, family: int, which: int) -> Reason | None:
    trick = trick_of(s)
    if family != NAME:
        return Reason(rule_of(trick), message("spots-why-name-first"))
    if trick == RETRIEVE and not SPACES[s.top] >> which & 1:
        return Reason(rule_of(trick), message("spots-why-not-on-top", number=which + 1, dog=dog_name(s.top)))
    return None


def why_not_setting_aside(s: State, family: int, which: int) -> Reason | None:
    if family != SET_ASIDE:
        return Reason("SPT-8.10", message("spots-why-set-aside-first"))
    if which + BOLT_LEAST > s.dice:
        return Reason("SPT-8.10", message("spots-why-too-few-dice", dice=s.dice))
    return None


def why_not_taking(s: State, family: int, which: int) -> Reason | None:
    trick = trick_of(s)
    rule = rule_of(trick)
    if family == TAKE:
        card, face = divmod(which, FACES)
        if s.filled[s.to_move][card] >> face & 1:
            return None
        return Reason(rule, message("spots-why-no-die-there", number=face + 1))
    if family == DIG_UP and trick == DOGPILE:
        if s.buried[s.to_move][which] > 0:
            return None
        return Reason(rule, message("spots-why-none-buried", number=which + 1))
    if family == STOP and trick == TROT:
        return None
    return Reason(rule, message("spots-why-take-first"))


def why_not_moving(s: State, family: int, which: int) -> Reason | None:
    if family != PLACE:
        return Reason("SPT-8.06", message("spots-why-move-first"))
    card, face = divmod(which, FACES)
    if (card, face) == (s.mark_card, s.mark_face):
        return Reason("SPT-8.06", message("spots-why-same-space"))
    return why_not_free(s, card, face)


def why_not_digging(s: State, family: int, which: int) -> Reason | None:
    if family == STOP:
        return None
    if family != CHANGE:
        return Reason("SPT-8.04", message("spots-why-dig-first"))
    die, lower = divmod(which, 2)
    seat, face = divmod(die, FACES)
    if seat >= s.players or s.buried[seat][face] == 0:
        return Reason("SPT-8.04", message("spots-why-none-buried-there", seat_number=seat + 1, number=face + 1))
    if face == FACES - 1 and not lower:
        return Reason("SPT-8.04", message("spots-why-six-is-highest"))
    return None


# With a roll on the table


def why_not_free(s: State, card: int, face: int) -> Reason | None:
    """Check that an own unscored card has this number on a free space."""
    dog = s.card[s.to_move][card]
    if dog and not s.scored[s.to_move][card] and (SPACES[dog] & ~s.filled[s.to_move][card]) >> face & 1:
        return None
    name = dog_name(dog) if dog else card_id(s, card)
    return Reason("SPT-4.3", message("spots-why-no-space", card=name, number=face + 1))


def why_not_settle(s: State, family: int, which: int, begun: bool) -> Reason | None:
    """Check a die to be placed or buried; `begun`: others of the roll were settled before it."""
    card, face = divmod(which, FACES)
    dice = [die - 1 for die in rolled_dice(s)]
    if face not in dice:
        return Reason("SPT-4.3", message("spots-why-not-rolled", number=face + 1))
    highest = s.named - 1 if trick_of(s) == GUARD else FACES - 1
    if face > highest:
        return Reason("SPT-8.14", message("spots-why-above-number", number=highest + 1))
    settled_to = s.mark_face if begun else 0
    if face < settled_to or len([die for die in dice if face <= die <= highest]) < s.quota:
        return Reason("SPT-4.6", message("spots-why-lowest-first"))
    if family == PLACE:
        if begun and face == s.mark_face and card < s.mark_card:
            return Reason("SPT-4.6", message("spots-why-first-card-first"))
        return why_not_free(s, card, face)
    return None


def why_not_rolled(s: State, family: int, which: int) -> Reason | None:
    trick, broke = trick_of(s), s.treats[s.to_move] == 0
    sets = [pick for pick in range(FACES) if completes(s, pick)] if trick == SEARCH else []
    useless = (trick == SEARCH and not sets) or s.quota == 0
    if family == REROLL:
        return Reason("SPT-4.2", message("spots-why-no-treat")) if broke else None
    if family == STOP:
        return None if useless else Reason("SPT-4.3", message("spots-why-settle-first"))
    if family == MARK and trick != TRACK:
        return Reason("SPT-4.2", message("spots-why-reroll-all"))
    if useless:
        return Reason(rule_of(trick), message("spots-why-nothing-to-settle"))
    if trick == FETCH:
        if family == NAME:
            return None if s.roll[which] else Reason("SPT-8.13", message("spots-why-not-rolled", number=which + 1))
        return Reason("SPT-8.13", message("spots-why-name-first"))
    if trick == SEARCH:
        return why_not_picking(s, family, which)
    if family == MARK and trick == TRACK:
        return Reason("SPT-4.2", message("spots-why-no-treat")) if broke else why_not_mark(s, which)
    if family == DISCARD and trick == SCAVENGE:
        return why_not_discard(s, which, 0)
    if family in (PLACE, BURY):
        return why_not_settle(s, family, which, False)
    return Reason("SPT-4.3", message("spots-why-settle-first"))


def why_not_settling(s: State, family: int, which: int) -> Reason | None:
    if family in (PLACE, BURY):
        return why_not_settle(s, family, which, True)
    if family in (REROLL, MARK):
        # SPT-4.5: Retrieve's first die was set by hand; nothing has been settled before it.
        if trick_of(s) == RETRIEVE and s.step == 1:
            return Reason("SPT-4.5", message("spots-why-set-by-hand"))
        return Reason("SPT-4.2", message("spots-why-reroll-too-late"))
    return Reason("SPT-4.3", message("spots-why-settle-first"))


def why_not_discarding(s: State, family: int, which: int) -> Reason | None:
    if family == DISCARD:
        return why_not_discard(s, which, s.mark_face)
    if family in (PLACE, BURY):
        return why_not_settle(s, family, which, False)
    return why_not_settling(s, family, which)


def why_not_discard(s: State, face: int, discarded_to: int) -> Reason | None:
    if not s.roll[face]:
        return Reason("SPT-8.17", message("spots-why-not-rolled", number=face + 1))
    pips = sum((each + 1) * dice for each, dice in enumerate(s.buried[s.to_move]))
    if face + 1 >= pips:
        return Reason("SPT-8.17", message("spots-why-not-below-yard", number=face + 1, pips=pips))
    if face < discarded_to:
        return Reason("SPT-4.6", message("spots-why-lowest-first"))
    return None


def why_not_marking(s: State, family: int, which: int) -> Reason | None:
    if family == REROLL:
        return None
    if family == MARK:
        return why_not_mark(s, which)
    return Reason("SPT-8.07", message("spots-why-mark-or-reroll"))


def why_not_mark(s: State, face: int) -> Reason | None:
    if not s.roll[face]:
        return Reason("SPT-8.07", message("spots-why-not-rolled", number=face + 1))
    if sum(s.roll) == 1:
        return Reason("SPT-8.07", message("spots-why-mark-all"))
    if s.phase == MARKING and face < s.mark_face:
        return Reason("SPT-4.6", message("spots-why-lowest-first"))
    return None


def why_not_picking(s: State, family: int, which: int) -> Reason | None:
    if family != PICK:
        return Reason("SPT-8.16", message("spots-why-pick-first"))
    if not s.roll[which]:
        return Reason("SPT-8.16", message("spots-why-not-rolled", number=which + 1))
    if s.phase == PICKING and which < s.mark_face:
        return Reason("SPT-4.6", message("spots-why-lowest-first"))
    if not completes(s, which):
        return Reason("SPT-8.16", message("spots-why-no-set", number=which + 1))
    return None


def completes(s: State, face: int) -> bool:
    """Tell whether Search can complete a set of 8 from the picked dice, this die, and others from its number up."""
    dice = rolled_dice(s)
    if face + 1 not in dice:
        return False
    dice.remove(face + 1)
    higher = [die for die in dice if die > face]
    rest = SEARCH_TOTAL - sum((each + 1) * picked for each, picked in enumerate(s.aside)) - (face + 1)
    return any(sum(some) == rest for size in range(len(higher) + 1) for some in combinations(higher, size))


JUDGES: Mapping[int, Callable[[State, int, int], Reason | None]] = {
    CHOOSE: why_not_choose,
    OFFERED: why_not_offered,
    ROLLED: why_not_rolled,
    SETTLING: why_not_settling,
    NAMING: why_not_naming,
    SETTING_ASIDE: why_not_setting_aside,
    TAKING: why_not_taking,
    MOVING: why_not_moving,
    DIGGING: why_not_digging,
    MARKING: why_not_marking,
    PICKING: why_not_picking,
    DISCARDING: why_not_discarding,
}
