"""Views of Good Boy."""

from __future__ import annotations

from typing import Literal, TypedDict

from barkade.engine.game import NothingOwn
from barkade.engine.i18n import MessageDict

from .box import DICE, YARDS, Box
from .names import dog_breed, dog_name, symbol_key, symbols, treat_key, treat_name
from .reasons import why_not
from .rules import ENDINGS, State
from .rules import state as numbers
from .rules.state import CHOOSING, LAY, LAYING, PHASES, ROBBING, Ending, Phase, is_complete, symbol_at

Bag = dict[str, int]
"""Treats by key, only those that are there."""
TokenSide = Literal["dog", "cat"]


class Treat(TypedDict):
    key: str
    name: MessageDict
    count: int


class DogCard(TypedDict):
    dog: int
    breed: str
    """Its looks; for a dog of a custom box, derived from its name."""
    name: MessageDict
    points: int
    wants: Bag


class Yard(TypedDict):
    dog: DogCard | None
    corners: list[Bag]
    complete: list[bool]


class Target(TypedDict):
    """A kind of treats to be laid, and where it may go."""

    treat: str
    count: int
    yards: list[int]


class GoodBoyBoard(TypedDict):
    """Good Boy's board: all of it is open to everybody."""

    treats: list[Treat]
    dice: list[list[list[str]]]
    """The faces of each die."""
    goal: int
    rounds: int
    pile: list[DogCard]
    taken: list[list[DogCard]]
    round: int
    first: int
    phase: Phase
    rolls: int
    roll: list[list[str]] | None
    waiting: str | None
    """The symbol that the player has to decide about."""
    tokens: list[TokenSide | None]
    pool: Bag
    held: list[Bag]
    yards: list[Yard]
    targets: list[Target]
    ending: Ending


def counted(box: Box, bag: list[int]) -> Bag:
    """Treats by key, only those that are there."""
    return {treat_key(box, kind): bag[kind] for kind in range(box.kinds) if bag[kind]}


def dog_as_seen(box: Box, dog: int) -> DogCard:
    return {
        "dog": dog,
        "breed": dog_breed(box, dog),
        "name": dog_name(box, dog).as_dict(),
        "points": box.points[dog - 1],
        "wants": counted(box, box.wants[dog - 1]),
    }


def face_as_seen(box: Box, die: int, face: int) -> list[str]:
    return [symbol_key(box, symbol) for symbol in symbols(box, die, face)]


def token(h: State, box: Box, seat: int) -> TokenSide | None:
    """Return the visible side of a seat's token; the harder variant has none (GDB-6.1)."""
    if box.hard:
        return None
    return "cat" if seat == h.to_move and h.cat_up else "dog"


def targets(h: State, box: Box) -> list[Target]:
    """While treats are laid: where each kind may go, and how many there are to lay."""
    if h.to_move < 0 or h.phase != LAYING:
        return []
    found: list[Target] = []
    for kind in range(box.kinds):
        yards = [yard for yard in range(YARDS) if why_not(h, box, LAY + kind * YARDS + yard) is None]
        if yards:
            found.append({"treat": treat_key(box, kind), "count": h.held[h.to_move][kind], "yards": yards})
    return found


def shared(h: State, box: Box) -> GoodBoyBoard:
    rolled = h.rolls > 0
    waiting = symbol_key(box, symbol_at(h, box, h.at % numbers.PLACES)) if h.phase in (ROBBING, CHOOSING) else None
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
                "dog": dog_as_seen(box, h.yard[yard]) if h.yard[yard] else None,
                "corners": [counted(box, h.corner[each][yard]) for each in range(h.players)],
                "complete": [is_complete(h, box, each, yard) for each in range(h.players)],
            }
            for yard in range(YARDS)
        ],
        "targets": targets(h, box),
        "ending": ENDINGS[h.ending],
    }


def own(h: State, box: Box, seat: int) -> NothingOwn:
    return {}
