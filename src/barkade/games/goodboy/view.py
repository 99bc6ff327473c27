"""What each seat of Good Boy may see and do: the board, the notation of actions, what was told, and why not.

Notation: `roll`, `stop`, `any ball`, `rob ball from 2 at 1` (player 2's corner at yard 1), `put 1:ball`, `done`,
`take 3`.

Laying is recorded as small actions in a canonical order, `put 1:ball` `put 3:ball` `put 1:bone`, then `done`. A player
writes it as one line in any order, `lay 1:ball,bone 3:ball`: all of it and the `done`. `lay` alone lays nothing more;
`ball*3` are three balls; a treat may be shortened as long as it is clear. Yards and players count from 1 in
notation, from 0 in fields.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from barkade.engine.errors import Ambiguous, Malformed, Reason
from barkade.engine.words import Message, message

from .box import DICE, FIRST_TREAT, KINDS, SEATS, TREATS_OF_A_KIND, YARDS, Box
from .names import dog_name, symbol_key, symbol_name, symbols, treat_key, treat_keys, treat_name
from .ownbox import folded
from .rules import ENDINGS, State
from .rules import state as numbers
from .rules.state import (
    ANY,
    CHOOSING,
    DONE,
    LAY,
    LAYING,
    PHASES,
    ROB,
    ROBBING,
    ROLL,
    ROLLING,
    STOP,
    TAKE,
    is_complete,
    pool_total,
    symbol_at,
)

# The board


def counted(box: Box, bag: list[int]) -> dict[str, int]:
    """Treats by key, only those that are there."""
    return {treat_key(box, kind): bag[kind] for kind in range(box.kinds) if bag[kind]}


def dog_as_seen(box: Box, dog: int) -> dict[str, Any] | None:
    if dog == 0:
        return None
    return {
        "dog": dog,
        "name": dog_name(box, dog).as_dict(),
        "points": box.points[dog - 1],
        "wants": counted(box, box.wants[dog - 1]),
    }


def face_as_seen(box: Box, die: int, face: int) -> list[str]:
    return [symbol_key(box, symbol) for symbol in symbols(box, die, face)]


def token(h: State, box: Box, seat: int) -> str | None:
    """Which side of a seat's token is up; the harder variant has none (GDB-6.1)."""
    if box.hard:
        return None
    return "cat" if seat == h.to_move and h.cat_up else "dog"


def targets(h: State, box: Box) -> list[dict[str, Any]]:
    """While treats are laid: where each kind may go, and how many there are to lay."""
    if h.to_move < 0 or h.phase != LAYING:
        return []
    found = []
    for kind in range(box.kinds):
        yards = [yard for yard in range(YARDS) if why_not(h, box, LAY + kind * YARDS + yard) is None]
        if yards:
            found.append({"treat": treat_key(box, kind), "count": h.held[h.to_move][kind], "yards": yards})
    return found


LASTING_FROM = ("pile", "taken_by")


def lasting(h: State, box: Box) -> dict[str, Any]:
    return {
        "treats": [
            {"key": treat_key(box, kind), "name": treat_name(box, kind).as_dict(), "count": box.treats[kind]}
            for kind in range(box.kinds)
        ],
        "dice": [[face_as_seen(box, die, face + 1) for face in range(box.faces[die])] for die in range(DICE)],
        "goal": box.goal,
        "rounds": box.rounds,
        "pile": [dog_as_seen(box, dog + 1) for dog in range(box.dogs) if h.pile[dog]],
        "taken": [
            [dog_as_seen(box, dog + 1) for dog in range(box.dogs) if h.taken_by[dog] == each + 1]
            for each in range(h.players)
        ],
    }


def board(h: State, box: Box) -> dict[str, Any]:
    rolled = h.rolls > 0
    waiting = symbol_key(box, symbol_at(h, box, h.at % numbers.PLACES)) if h.phase in (ROBBING, CHOOSING) else None
    return {
        "round": h.round,
        "first": h.first,
        "phase": PHASES[h.phase],
        "rolls": h.rolls,
        "roll": [face_as_seen(box, die, h.face[die]) for die in range(DICE)] if rolled else None,
        "waiting": waiting,
        "tokens": [token(h, box, each) for each in range(h.players)],
        "pool": counted(box, h.pool),
        "held": [counted(box, h.held[each]) for each in range(h.players)],
        "yards": [
            {
                "dog": dog_as_seen(box, h.yard[yard]),
                "corners": [counted(box, h.corner[each][yard]) for each in range(h.players)],
                "complete": [is_complete(h, box, each, yard) for each in range(h.players)],
            }
            for yard in range(YARDS)
        ],
        "targets": targets(h, box),
        "ending": ENDINGS[h.ending],
    }


OWN_FROM = ()


def own(h: State, box: Box, seat: int) -> dict[str, Any]:
    """Nothing lies on this table that only some can see."""
    return {}


# Actions


def robbed(action: int) -> tuple[int, int, int]:
    """The seat, yard and kind of an action that robs."""
    corner, kind = divmod(action - ROB, KINDS)
    return corner // YARDS, corner % YARDS, kind


def laid(action: int) -> tuple[int, int]:
    """The kind and yard of an action that lays."""
    return divmod(action - LAY, YARDS)


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
    raise Malformed(message("error-malformed", text=text))


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
                raise Malformed(message("error-malformed", text=text))
            action = LAY + kind_named(box, found[1], text) * YARDS + int(yard) - 1
            actions += [action] * int(found[2] or 1)
    if len(actions) > KINDS * TREATS_OF_A_KIND:
        raise Malformed(message("error-malformed", text=text))
    return actions


def kind_named(box: Box, word: str, text: str) -> int:
    """The treat of this name; its beginning will do while it is the only one."""
    keys = treat_keys(box)
    if word in keys:
        return keys.index(word)
    fitting = [key for key in keys[: box.kinds] if key.startswith(word)]
    if len(fitting) > 1:
        raise Ambiguous(message("error-ambiguous", text=text, choices=", ".join(fitting)))
    if not fitting:
        raise Malformed(message("error-malformed", text=text))
    return keys.index(fitting[0])


def fields(s: State, box: Box, action: int) -> dict[str, Any]:
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
        return {"kind": "done"}
    return {"kind": "take", "yard": action - TAKE}


# Words


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
        return message("goodboy-do-done")
    yard = action - TAKE
    return message("goodboy-do-take", yard=yard + 1, dog=dog_there(s, box, yard))


def dog_there(s: State, box: Box, yard: int) -> Message:
    return dog_name(box, s.yard[yard]) if s.yard[yard] else message("goodboy-no-dog")


def rolled_message(box: Box, seat: int, *faces: int) -> Message:
    shown = [symbol_name(box, symbol) for die in range(DICE) for symbol in symbols(box, die, faces[die])]
    return message("goodboy-told-rolled", seat=seat, symbols=tuple(shown))


TOLD: Mapping[int, Callable[[Box, int, int, int], Message]] = {
    numbers.STARTS: lambda _box, seat, _a, _b: message("goodboy-told-starts", seat=seat),
    numbers.CAME: lambda box, _seat, a, b: message(
        "goodboy-told-came", yard=a + 1, dog=dog_name(box, b), points=box.points[b - 1]
    ),
    numbers.ROLLED: rolled_message,
    numbers.GOT: lambda box, seat, a, _b: message("goodboy-told-got", seat=seat, treat=treat_name(box, a)),
    numbers.ROBBED: lambda box, seat, a, b: message(
        "goodboy-told-robbed",
        seat=seat,
        treat=treat_name(box, a),
        victim=message("goodboy-player", seat=b // YARDS),
        yard=b % YARDS + 1,
    ),
    numbers.GOT_NOTHING: lambda box, seat, a, _b: message(
        "goodboy-told-got-nothing", seat=seat, treat=treat_name(box, a)
    ),
    numbers.CAT_SHOWN: lambda _box, seat, _a, _b: message("goodboy-told-cat", seat=seat),
    numbers.CAT_IGNORED: lambda _box, seat, a, _b: message("goodboy-told-cat-ignored", seat=seat, cats=a),
    numbers.BUSTED: lambda _box, seat, a, _b: message("goodboy-told-busted", seat=seat, treats=a),
    numbers.STOPPED: lambda _box, seat, _a, _b: message("goodboy-told-stopped", seat=seat),
    numbers.LAID: lambda box, seat, a, b: message("goodboy-told-laid", seat=seat, treat=treat_name(box, a), yard=b + 1),
    numbers.TOOK: lambda box, seat, a, b: message(
        "goodboy-told-took", seat=seat, yard=a + 1, dog=dog_name(box, b), points=box.points[b - 1]
    ),
    numbers.EMPTIED: lambda _box, _seat, a, _b: message("goodboy-told-emptied", yard=a + 1),
    numbers.CALLED_NOBODY: lambda _box, seat, _a, _b: message("goodboy-told-called-nobody", seat=seat),
    numbers.OVER: lambda _box, _seat, a, _b: message(f"goodboy-ending-{ENDINGS[a]}"),
    numbers.COUNTED: lambda box, seat, a, _b: message(
        "goodboy-told-counted", seat=seat, dog=dog_name(box, a), points=box.points[a - 1]
    ),
    numbers.SCORED: lambda _box, seat, a, b: message("goodboy-told-scored", seat=seat, points=a, dogs=b),
}


def told(box: Box, kind: int, seat: int, a: int, b: int) -> Message:
    return TOLD[kind](box, seat, a, b)


# Why not


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
        return None if s.phase == LAYING else Reason("GDB-4.1", message("goodboy-why-not-laying"))
    yard = action - TAKE
    if s.phase != numbers.TAKING:
        return Reason("GDB-4.3", message("goodboy-why-nothing-to-take"))
    if not covers(s.corner[s.to_move][yard], wants(s, box, yard)):
        return Reason("GDB-4.2", message("goodboy-why-not-complete", yard=yard + 1))
    return None


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
