"""Situations of Good Boy, set up by hand: what isn't mentioned is in the pool or in the pile."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import barkade
from barkade.engine.i18n import from_dict, say
from barkade.engine.match import Match
from barkade.games.goodboy.box import DOG_TABLE, DOGS, TREATS

BULLDOG, BEAGLE, PUG, POODLE = "bulldog", "beagle", "pug", "poodle"
DOG_NAMES = [name for name, _, _ in DOG_TABLE]

Corners = Mapping[tuple[int, int], str]
"""Treats such as "ball ball bone" by (seat, yard)."""


class Rigged:
    """A chance source that gives what a test wants, in order; what it was asked for is kept in `bounds`."""

    def __init__(self, values: Iterable[int]) -> None:
        self.values = list(values)
        self.bounds: list[int] = []

    def draw(self, n: int) -> int:
        self.bounds.append(n)
        value = self.values.pop(0)
        assert 0 <= value < n
        return value

    def begin(self, version: int) -> None:
        """Values come in the order given."""

    def resume(self, spent: object) -> None:
        """Not for taking back."""

    def clone(self) -> Rigged:
        return Rigged(self.values)


def dog(name: str) -> int:
    return DOG_NAMES.index(name) + 1


def bag(treats: str) -> list[int]:
    return [treats.split().count(name) for name in TREATS]


def table(
    players: int = 2,
    held: Mapping[int, str] | None = None,
    corners: Corners | None = None,
    yards: tuple[str, str, str] = (BULLDOG, BEAGLE, PUG),
    taken: Mapping[int, Iterable[str]] | None = None,
    options: Mapping[str, Any] | None = None,
    elsewhere: str = "",
    **state: Any,
) -> Match:
    """A position of the House box. `elsewhere`: treats that lie in the last seat's corner at yard 3, so that the pool
    lacks them."""
    holding = [bag((held or {}).get(seat, "")) for seat in range(players)]
    placed = dict(corners or {})
    if elsewhere:
        placed[players - 1, 2] = (placed.get((players - 1, 2), "") + " " + elsewhere).strip()
    corner = [[bag(placed.get((seat, yard), "")) for yard in range(3)] for seat in range(players)]
    lying = [sum(row[kind] for row in [*holding, *(c for seat in corner for c in seat)]) for kind in range(len(TREATS))]
    taken_by = [0] * DOGS
    for seat, names in (taken or {}).items():
        for name in names:
            taken_by[dog(name) - 1] = seat + 1
    yard = [dog(name) for name in yards]
    in_pile = [int(number + 1 not in yard and not taken_by[number]) for number in range(len(DOG_NAMES))]
    position = {
        "game": "goodboy",
        "players": players,
        "options": dict(options or {}),
        "state": {
            "pool": [10 - count for count in lying],
            "held": holding,
            "corner": corner,
            "yard": yard,
            "pile": in_pile,
            "taken_by": taken_by,
            **state,
        },
    }
    return barkade.from_position(position, Rigged([]))


FACES_A = ("ball bone", "stick duck", "snack", "frisbee", "any", "cat")
FACES_B = ("bone snack", "duck frisbee", "ball", "stick", "any", "cat")


def roll(match: Match, first: str, second: str, *more: int) -> None:
    """Roll these faces; `more` is what chance gives after the dice."""
    match.chance = Rigged([FACES_A.index(first), FACES_B.index(second), *more])
    match.play("roll")
    assert match.chance.values == []


def play(match: Match, what: Any, *draws: int) -> None:
    """Play something, with what chance gives."""
    match.chance = Rigged(draws)
    match.play(what)
    assert match.chance.values == []


def held(match: Match, seat: int) -> dict[str, int]:
    return dict(match.view(None)["board"]["held"][seat])


def corner(match: Match, seat: int, yard: int) -> dict[str, int]:
    return dict(match.view(None)["board"]["yards"][yard]["corners"][seat])


def pool(match: Match) -> dict[str, int]:
    return dict(match.view(None)["board"]["pool"])


def dogs_of(match: Match, seat: int) -> list[str]:
    return [DOG_NAMES[one["dog"] - 1] for one in match.view(None)["board"]["taken"][seat]]


def dogs_at_yards(match: Match) -> list[str | None]:
    return [one["dog"] and DOG_NAMES[one["dog"]["dog"] - 1] for one in match.view(None)["board"]["yards"]]


def texts(match: Match) -> list[str]:
    return [action.text for action in match.legal()]


def story(match: Match) -> list[str]:
    """Return the public events of the last version, in English."""
    return [say(from_dict(event)) for event in match.events(None, match.version - 1)]


def all_of(treat: str) -> str:
    """Every treat of a kind in the House box."""
    return " ".join([treat] * 10)


SMALL_BOX: Mapping[str, Any] = {
    "treats": [{"name": "ball", "count": 4}, {"name": "bone", "count": 4}],
    "dice": [["ball", ["bone", "bone"], "any", "cat"], ["bone", "cat"]],
    "dogs": [
        {"name": "Rex", "points": 2, "wants": ["ball"]},
        {"name": "Fido", "points": 1, "wants": ["bone"]},
        {"name": "Laika", "points": 3, "wants": ["ball", "bone"]},
        {"name": "Bella", "points": 2, "wants": ["ball", "ball"]},
    ],
    "goal": 7,
}
"""Four dogs, two kinds of treats: small enough for the pile to run out."""


def small_table(**state: Any) -> Match:
    """Two players with the small box; by default Rex, Fido and Laika are at the yards and Bella is the pile."""
    bags = [*state.get("held", []), *(row for seat in state.get("corner", []) for row in seat)]
    pool = [4 - sum(row[kind] for row in bags) for kind in (0, 1)]
    laid_out = {"pool": pool, "yard": [1, 2, 3], "pile": [0, 0, 0, 1], **state}
    return barkade.from_position({"game": "goodboy", "players": 2, "box": SMALL_BOX, "state": laid_out}, Rigged([]))
