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
    """As in the notation."""
    name: MessageDict
    """Its name in words."""
    count: int
    """Treats of the kind in the box."""


class DogCard(TypedDict):
    dog: int
    """Its number in the box, from 1."""
    breed: str
    """Its looks; for a dog of a custom box, derived from its name."""
    name: MessageDict
    """Its name in words."""
    points: int
    """Its worth."""
    wants: Bag
    """The treats that it wants."""


class Yard(TypedDict):
    dog: DogCard | None
    """The dog that waits there; None for none."""
    corners: list[Bag]
    """By seat: the treats that it has laid there."""
    complete: list[bool]
    """By seat: it has laid all that the dog wants."""


class Target(TypedDict):
    """A kind of treats to be laid, and where it may go."""

    treat: str
    """The key of the kind."""
    count: int
    """Treats of the kind that the seat holds."""
    yards: list[int]
    """Yards where one of them may go, from 0."""


class GoodBoyBoard(TypedDict):
    """Good Boy's board: all of it is open to everybody."""

    treats: list[Treat]
    """All kinds of treats of the box."""
    dice: list[list[list[str]]]
    """The faces of each die."""
    goal: int
    """The points that end the game."""
    rounds: int
    """The round after which the game ends in any case."""
    pile: list[DogCard]
    """Dogs that are still in the pile, in no order."""
    taken: list[list[DogCard]]
    """By seat: the dogs that it has taken."""
    round: int
    """The round, from 1."""
    first: int
    """The seat that began."""
    phase: Phase
    """The kind of decision that the seat to move has to make."""
    rolls: int
    """Rolls of this turn: 0, 1, or 2 for two and more."""
    roll: list[list[str]] | None
    """The symbols that each die shows; None before the first roll."""
    waiting: str | None
    """The symbol that the player has to decide about."""
    tokens: list[TokenSide | None]
    """By seat: the side of its token that is up; None where the game is played without."""
    pool: Bag
    """Treats that nobody has."""
    held: list[Bag]
    """By seat: the treats before it, which are not laid yet."""
    yards: list[Yard]
    """The dogs that can be won now."""
    targets: list[Target]
    """Kinds of treats and where they may be laid; empty unless they are being laid."""
    ending: Ending
    """The reason of the end."""


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
