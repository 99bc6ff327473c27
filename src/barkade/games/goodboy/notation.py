"""The notation of Good Boy: `roll`, `stop`, `any ball`, `rob ball from 2 at 1` (player 2's corner at yard 1),
`put 1:ball`, `done`, `take 3`.

Laying is recorded as small actions in a canonical order, `put 1:ball` `put 3:ball` `put 1:bone`, then `done`. A player
writes it as one line in any order, `lay 1:ball,bone 3:ball`: all of it and the `done`. `lay` alone lays nothing more;
`ball*3` are three balls; a treat may be shortened as long as it is clear. Yards and players count from 1 in
notation, from 0 in fields.
"""

from __future__ import annotations

import re

from barkade.engine.notation import folded, malformed, only

from .actions import laid, robbed
from .box import KINDS, SEATS, TREATS_OF_A_KIND, YARDS, Box
from .names import treat_key, treat_keys
from .rules import State
from .rules.state import ANY, DONE, LAY, ROB, ROLL, STOP, TAKE


def notate(s: State, box: Box, action: int, private: bool) -> str:
    if action == ROLL:
        return "roll"
    if action == STOP:
        return "stop"
    if action < ROB:
        return f"any {treat_key(box, action - ANY)}"
    if action < LAY:
        seat, yard, kind = robbed(action)
        return f"rob {treat_key(box, kind)} from {seat + 1} at {yard + 1}"
    if action < DONE:
        kind, yard = laid(action)
        return f"put {yard + 1}:{treat_key(box, kind)}"
    if action == DONE:
        return "done"
    return f"take {action - TAKE + 1}"


PLAIN = {"roll": ROLL, "stop": STOP, "done": DONE}
ANY_TREAT = re.compile(r"any (\S+)")
ROBBERY = re.compile(rf"rob (\S+) from ([1-{SEATS}]) at ([1-{YARDS}])")
ONE_TREAT = re.compile(rf"put ([1-{YARDS}]):([^\s*,:]+)")
DRAFT = re.compile(rf"lay((?: [1-{YARDS}]:[^\s:]+)*)")
SOME_TREATS = re.compile(r"([^\s*]+?)(?:\*([1-9][0-9]?))?")
TAKING_ONE = re.compile(rf"take ([1-{YARDS}])")


def parse(s: State, box: Box, text: str) -> list[int]:
    words = closed_up(folded(text))
    if words in PLAIN:
        return [PLAIN[words]]
    if found := ANY_TREAT.fullmatch(words):
        return [ANY + kind_named(box, found[1], text)]
    if found := ROBBERY.fullmatch(words):
        corner = (int(found[2]) - 1) * YARDS + int(found[3]) - 1
        return [ROB + corner * KINDS + kind_named(box, found[1], text)]
    if found := ONE_TREAT.fullmatch(words):
        return [LAY + kind_named(box, found[2], text) * YARDS + int(found[1]) - 1]
    if found := DRAFT.fullmatch(words):
        return [*sorted(layings(box, found[1], text)), DONE]
    if found := TAKING_ONE.fullmatch(words):
        return [TAKE + int(found[1]) - 1]
    raise malformed(text)


def closed_up(text: str) -> str:
    """A text without spaces around the signs in it; commas may stand between yards, too."""
    return re.sub(rf",(?=[1-{YARDS}]:)", " ", re.sub(r"\s*([:,*])\s*", r"\1", text))


def layings(box: Box, draft: str, text: str) -> list[int]:
    """The layings of a draft such as `1:ball,bone*2 3:stick`."""
    actions: list[int] = []
    for part in draft.split():
        yard, _, treats = part.partition(":")
        for treat in treats.split(","):
            found = SOME_TREATS.fullmatch(treat)
            if found is None:
                raise malformed(text)
            action = LAY + kind_named(box, found[1], text) * YARDS + int(yard) - 1
            actions += [action] * int(found[2] or 1)
    if len(actions) > KINDS * TREATS_OF_A_KIND:
        raise malformed(text)
    return actions


def kind_named(box: Box, word: str, text: str) -> int:
    """The treat of this name; its beginning will do while it is the only one of the box."""
    keys = treat_keys(box)
    return only(dict(enumerate(keys if word in keys else keys[: box.kinds])), word, text)
