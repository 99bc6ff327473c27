"""Reasons why an action of DIG is illegal: rule number and message."""

from __future__ import annotations

from barkade.engine.errors import Reason
from barkade.engine.i18n import message

from .actions import chosen_slots
from .box import BONES, BOWLS, Box
from .names import colour_name
from .rules.play import can_deliver, reach
from .rules.state import DECIDE, DELIVER, DIG, KEEP, PUT_BACK, STOP, State, is_bone


def why_not(s: State, box: Box, action: int) -> Reason | None:
    seat = s.to_move
    place, here = s.dog[seat], s.yard[s.dog[seat]]
    if s.phase == DECIDE:
        return why_not_decide(s, box, action)
    if action < DIG:
        steps = abs(action - place)
        if steps == 0:
            return Reason("DIG-4.1", message("dig-why-same-place"))
        if action > s.last:
            return Reason("DIG-4.1", message("dig-why-beyond-row", last=s.last))
        if steps > reach(s, box):
            return Reason("DIG-4.1", message("dig-why-too-far", reach=reach(s, box), steps=steps))
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


def why_not_decide(s: State, box: Box, action: int) -> Reason | None:
    """After a dig only the put-back decision is open (DIG-3.2)."""
    held = s.held[s.to_move]
    if action == KEEP:
        return None if held <= box.hand_limit else Reason("DIG-5.4", message("dig-why-hand-full", limit=box.hand_limit))
    if PUT_BACK <= action < DELIVER:
        if action - PUT_BACK < held:
            return None
        return Reason("DIG-5.3", message("dig-why-not-in-hand"))
    return Reason("DIG-3.2", message("dig-why-decide-first"))
