"""Good Boy's actions in parts and in words."""

from __future__ import annotations

from typing import Literal, TypedDict

from barkade.engine.codes import Axis, Codes
from barkade.engine.i18n import Message, message
from barkade.engine.manner import Manner

from .box import KINDS, SEATS, YARDS, Box
from .names import dog_name, treat_key, treat_name
from .rules import State
from .rules.state import ANY, DONE, LAY, ROB, ROLL, STOP, TAKE, TAKING


class Plain(TypedDict):
    kind: Literal["roll", "stop", "done", "wait"]


class AnyTreat(TypedDict):
    kind: Literal["any"]
    treat: str


class Rob(TypedDict):
    kind: Literal["rob"]
    treat: str
    seat: int
    yard: int


class Put(TypedDict):
    kind: Literal["put"]
    treat: str
    yard: int


class Take(TypedDict):
    kind: Literal["take"]
    yard: int


GoodBoyAction = Plain | AnyTreat | Rob | Put | Take


CODES: tuple[Codes, ...] = (
    Codes("roll", ROLL),
    Codes("stop", STOP),
    Codes("any", ANY, (Axis("treat", KINDS),)),
    Codes("rob", ROB, (Axis("seat", SEATS, seat=True), Axis("yard", YARDS), Axis("treat", KINDS))),
    Codes("put", LAY, (Axis("treat", KINDS), Axis("yard", YARDS))),
    Codes("done", DONE, alias="wait"),
    Codes("take", TAKE, (Axis("yard", YARDS),)),
)


MANNERS = {"roll": Manner(nerve=1), "stop": Manner(nerve=-1), "rob": Manner(teeth=1)}
"""Likes and dislikes of bots with a temper, where it makes no difference."""


def can_occur(box: Box, players: int, action: int) -> bool:
    if ANY <= action < ROB:
        return action - ANY < box.kinds
    if ROB <= action < LAY:
        seat, _, kind = robbed(action)
        return 0 < seat < players and kind < box.kinds
    return not LAY <= action < DONE or laid(action)[0] < box.kinds


def robbed(action: int) -> tuple[int, int, int]:
    """The seat, yard and kind of an action that robs."""
    corner, kind = divmod(action - ROB, KINDS)
    return corner // YARDS, corner % YARDS, kind


def laid(action: int) -> tuple[int, int]:
    """The kind and yard of an action that lays."""
    return divmod(action - LAY, YARDS)


def fields(s: State, box: Box, action: int) -> GoodBoyAction:
    if action == ROLL:
        return {"kind": "roll"}
    if action == STOP:
        return {"kind": "stop"}
    if action < ROB:
        return {"kind": "any", "treat": treat_key(box, action - ANY)}
    if action < LAY:
        seat, yard, kind = robbed(action)
        return {"kind": "rob", "treat": treat_key(box, kind), "seat": seat, "yard": yard}
    if action < DONE:
        kind, yard = laid(action)
        return {"kind": "put", "treat": treat_key(box, kind), "yard": yard}
    if action == DONE:
        return {"kind": "wait" if s.phase == TAKING else "done"}
    return {"kind": "take", "yard": action - TAKE}


def subject(s: State, box: Box, action: int) -> int:
    if LAY <= action < DONE:
        return s.yard[laid(action)[1]]
    if action == DONE:
        return s.phase
    return s.yard[action - TAKE] if action >= TAKE else 0


def action_message(s: State, box: Box, action: int) -> Message:
    if action == ROLL:
        return message("goodboy-do-roll")
    if action == STOP:
        return message("goodboy-do-stop")
    if action < ROB:
        return message("goodboy-do-any", treat=treat_name(box, action - ANY))
    if action < LAY:
        seat, yard, kind = robbed(action)
        return message("goodboy-do-rob", treat=treat_name(box, kind), seat=seat, yard=yard + 1)
    if action < DONE:
        kind, yard = laid(action)
        return message("goodboy-do-put", treat=treat_name(box, kind), yard=yard + 1, dog=dog_there(s, box, yard))
    if action == DONE:
        return message("goodboy-do-wait" if s.phase == TAKING else "goodboy-do-done")
    yard = action - TAKE
    return message("goodboy-do-take", yard=yard + 1, dog=dog_there(s, box, yard))


def dog_there(s: State, box: Box, yard: int) -> Message:
    return dog_name(box, s.yard[yard]) if s.yard[yard] else message("goodboy-no-dog")
