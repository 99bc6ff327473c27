"""Spots' coach, from a view alone: for the next roll of each trick or step on offer, the exact probability of a bust,
and of filling each space without one, with 0, 1 and 2 treats spent optimally for that aim.

The odds are those of the very next roll, settled (and prepared, see `prospects`) optimally for the aim; what the trick
may do after it is ignored.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from barkade.engine.i18n import Arg, Message, message
from barkade.engine.schema import layout
from barkade.games.spots.actions import action_message
from barkade.games.spots.box import CARDS_PER_PLAYER, DOG_SPOTS, DOGS, FACES, TRICKS, Box, make
from barkade.games.spots.names import dog_name, trick_name
from barkade.games.spots.notation import spell
from barkade.games.spots.rules import state as at
from barkade.games.spots.rules.dogs import cards_of, is_free
from barkade.games.spots.rules.state import State

from .odds import Chances
from .prospects import Prospect, prospects, roll_is_safe

BEST_SPACES = 3


def advise(view: Mapping[str, Any]) -> dict[str, Any]:
    s, box = layout(State).from_flat(view["known"]), make(view["options"], view["box"])
    ahead = prospects(s, box) if view["seat"] == s.to_move else []
    now = roll_is_safe(s, box) if view["seat"] == s.to_move else None
    lines = [] if now is None else [message("spots-coach-as-it-lies", bust="no" if now else "yes")]
    lines += [line_of(s, box, each) for each in sorted(ahead, key=lambda each: -each.odds.safe[0])]
    return {
        "rolls": [entry_of(s, each) for each in ahead],
        "roll_is_safe": now,
        "lines": [line.as_dict() for line in lines or [message("spots-coach-nothing")]],
    }


def why(view: Mapping[str, Any], actions: Sequence[Mapping[str, Any]]) -> list[Message | None]:
    """Return the odds of the roll that an action leads to."""
    s, box = layout(State).from_flat(view["known"]), make(view["options"], view["box"])
    odds = {text_of(s, each): line_of(s, box, each) for each in prospects(s, box)}
    return [odds.get(action["text"]) for action in actions]


def spaces(s: State, each: Prospect) -> Iterator[tuple[int, int, int, Chances]]:
    """Return the free spaces as (card, dog, face, chances), including those of the dog that Howl draws."""
    cards = cards_of(s, s.to_move)
    for card in range(CARDS_PER_PLAYER):
        for face in range(FACES):
            if is_free(s, s.to_move, card, face):
                yield card, s.card[s.to_move][card], face, each.odds.fill[face]
    if each.trick == at.HOWL and s.phase == at.CHOOSE and cards < CARDS_PER_PLAYER:
        for number in DOG_SPOTS[DOGS[s.top]]:
            yield cards, s.top, number - 1, each.odds.fill[number - 1]


def text_of(s: State, each: Prospect) -> str:
    """Return the text to play for it."""
    if each.rerolled and each.action != at.REROLL:
        marked = list(each.rerolled)
        for face in range(FACES):
            for _ in range(s.aside[face]):
                marked.remove(face + 1)
        return " ".join(["reroll", *map(str, marked)])
    return spell(s, each.action)


def entry_of(s: State, each: Prospect) -> dict[str, Any]:
    return {
        "text": text_of(s, each),
        "trick": TRICKS[each.trick],
        "dice": each.dice,
        "treats": each.treats,
        "bust": [1 - chance for chance in each.odds.safe],
        "spaces": [
            {"card": card, "dog": DOGS[dog], "number": face + 1, "chance": list(chances)}
            for card, dog, face, chances in spaces(s, each)
        ],
    }


def what_for(s: State, box: Box, each: Prospect) -> Message:
    """Describe what to do for it: a trick, dice that are rerolled, or an action within a trick."""
    if each.rerolled or each.action == at.REROLL:
        faces = each.rerolled or [face + 1 for face, dice in enumerate(s.roll) for _ in range(dice)]
        return message("spots-coach-reroll", dice=" ".join(map(str, faces)))
    if s.phase in (at.CHOOSE, at.OFFERED, at.SETTING_ASIDE):
        return trick_name(each.trick)
    return action_message(s, box, each.action)


def line_of(s: State, box: Box, each: Prospect) -> Message:
    what = what_for(s, box, each)
    if each.dice == 0:
        return message("spots-coach-treats", what=what, treats=each.treats)
    likely = sorted(spaces(s, each), key=lambda space: -space[3][0])
    shown = tuple(
        message("spots-coach-space", number=face + 1, dog=dog_name(dog), chance=percent(chances[0]))
        for _, dog, face, chances in likely[:BEST_SPACES]
        if chances[0] > 0
    )
    none, one, two = (percent(1 - chance) for chance in each.odds.safe)
    args: dict[str, Arg] = {"what": what, "dice": each.dice, "bust": none, "bust_one": one, "bust_two": two}
    if not shown:
        return message("spots-coach-roll", **args)
    return message("spots-coach-roll-and-fill", **args, spaces=shown)


def percent(chance: float) -> str:
    """Format a probability; never 0 or 100 for what is not certain."""
    rounded = f"{100 * chance:.0f}"
    if rounded == "0" and chance > 0:
        return "<1"
    if rounded == "100" and chance < 1:
        return ">99"
    return rounded
