"""Reasons why an action of Good Boy is illegal: rule number and message."""

from __future__ import annotations

from barkade.engine.errors import Reason
from barkade.engine.i18n import message

from .actions import laid, robbed
from .box import FIRST_TREAT, YARDS, Box
from .names import symbol_name, treat_name
from .rules import State
from .rules import state as numbers
from .rules.state import ANY, CHOOSING, DONE, LAY, LAYING, ROB, ROBBING, ROLLING, STOP, TAKE, pool_total, symbol_at


def why_not(s: State, box: Box, action: int) -> Reason | None:
    if action <= STOP:
        return why_not_roll(s, action)
    if action < ROB:
        return why_not_any(s, box, action - ANY)
    if action < LAY:
        return why_not_rob(s, box, *robbed(action))
    if action < DONE:
        return why_not_lay(s, box, *laid(action))
    if action == DONE:
        return why_not_done(s, box)
    yard = action - TAKE
    if s.phase != numbers.TAKING:
        return Reason("GDB-4.3", message("goodboy-why-nothing-to-take"))
    if not covers(s.corner[s.to_move][yard], wants(s, box, yard)):
        return Reason("GDB-4.2", message("goodboy-why-not-complete", yard=yard + 1))
    return None


def why_not_done(s: State, box: Box) -> Reason | None:
    """`done` ends the laying; with dogs to choose from, it lets them wait where the table allows it."""
    if s.phase == numbers.TAKING:
        return None if box.may_wait else Reason("GDB-4.3", message("goodboy-why-take-one"))
    return None if s.phase == LAYING else Reason("GDB-4.1", message("goodboy-why-not-laying"))


def why_not_roll(s: State, action: int) -> Reason | None:
    if s.phase != ROLLING:
        return Reason("GDB-3.6", message("goodboy-why-not-rolling"))
    if action == STOP and s.rolls == 0:
        return Reason("GDB-3.6", message("goodboy-why-roll-first"))
    return None


def why_not_any(s: State, box: Box, kind: int) -> Reason | None:
    if s.phase != CHOOSING:
        return Reason("GDB-3.2", message("goodboy-why-no-any"))
    if s.pool[kind] == 0:
        return Reason("GDB-3.2", message("goodboy-why-not-in-pool", treat=treat_name(box, kind)))
    return None


def why_not_rob(s: State, box: Box, seat: int, yard: int, kind: int) -> Reason | None:
    if s.phase not in (ROBBING, CHOOSING):
        return Reason("GDB-3.5", message("goodboy-why-nothing-to-rob"))
    if s.phase == CHOOSING and pool_total(s, box) > 0:
        return Reason("GDB-3.5", message("goodboy-why-pool-not-empty"))
    if s.phase == ROBBING and symbol_at(s, box, s.at) != FIRST_TREAT + kind:
        wanted = symbol_name(box, symbol_at(s, box, s.at))
        return Reason("GDB-3.5", message("goodboy-why-other-treat", treat=wanted))
    if seat == s.to_move:
        return Reason("GDB-3.5", message("goodboy-why-own-corner"))
    if s.corner[seat][yard][kind] == 0:
        return Reason("GDB-3.5", message("goodboy-why-not-in-corner", treat=treat_name(box, kind), yard=yard + 1))
    return None


def why_not_lay(s: State, box: Box, kind: int, yard: int) -> Reason | None:
    if s.phase != LAYING:
        return Reason("GDB-4.1", message("goodboy-why-not-laying"))
    if s.yard[yard] == 0:
        return Reason("GDB-4.4", message("goodboy-why-no-dog", yard=yard + 1))
    if s.held[s.to_move][kind] == 0:
        return Reason("GDB-4.1", message("goodboy-why-not-held", treat=treat_name(box, kind)))
    if (kind, yard) < divmod(s.lay_from, YARDS):
        return Reason("GDB-4.7", message("goodboy-why-lay-in-order"))
    return None


def wants(s: State, box: Box, yard: int) -> list[int] | None:
    return box.wants[s.yard[yard] - 1] if s.yard[yard] else None


def covers(treats: list[int], wanted: list[int] | None) -> bool:
    return wanted is not None and all(have >= want for have, want in zip(treats, wanted, strict=True))
