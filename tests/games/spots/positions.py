"""Tables of Spots set up by hand, with the dice that will be rolled.

A seat is a line of cards, `missy:3 burt* doog`: a 3 lies on Missy, Burt is scored, Doog is empty.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import barkade
from barkade.engine.chance import Draw
from barkade.engine.match import Match
from barkade.games.spots.box import DOG_SPOTS, TILES, TRICKS
from barkade.games.spots.rules.state import PHASES


@dataclass
class Script:
    """A source of chance that gives out written dice, and the lowest number for everything else unless told."""

    dice: list[int]
    others: list[int] = field(default_factory=list)

    def draw(self, n: int) -> int:
        if n == 6:
            return self.dice.pop(0) - 1
        return self.others.pop(0) if self.others else 0

    def begin(self, version: int) -> None: ...

    def resume(self, spent: Iterable[Draw]) -> None: ...

    def clone(self) -> Script:
        return Script(self.dice[:], self.others[:])


@dataclass(frozen=True)
class Seat:
    """A player: the cards, the numbers buried, the treats."""

    cards: str
    yard: str = ""
    treats: int = 1


NEW_FAMILY = ("walk", "run", "fetch", "beg")


def table(
    *seats: Seat,
    tiles: Sequence[str] = NEW_FAMILY,
    down: Sequence[str] = (),
    on_tiles: Mapping[str, int] | None = None,
    top: str = "zipper",
    rolls: str = "",
    others: Sequence[int] = (),
    to_move: int = 0,
    spare: int | None = None,
    dice: int | None = None,
    pes: tuple[int, int] = (0, 0),
    free_range: bool = False,
    **cells: Any,
) -> Match:
    """A match at the choice of a trick (unless `cells` say otherwise) with all dice, treats and dogs that are not named
    in the supply. With `spare` or `dice`, the first seats hold what is not in the supply, in treats or on the tiles."""
    piles = dict(on_tiles or {})
    order = (*TRICKS[:2], *tiles)
    cards, filled, scored, buried = [], [], [], []
    for seat in seats:
        read = [read_card(card) for card in seat.cards.split()]
        cards.append([name for name, _, _ in read])
        filled.append([sum(1 << (spot - 1) for spot in spots) for _, spots, _ in read])
        scored.append([int(done) for _, _, done in read])
        buried.append([seat.yard.count(str(number)) for number in range(1, 7)])
    used = {dog for hand in cards for dog in hand} | {top}
    pes_dogs = [dog for dog in DOG_SPOTS if dog not in used][: pes[1]]
    out = sum(map(sum, buried)) + sum(mask.bit_count() for row in filled for mask in row)
    out += sum(map(sum, (cells.get("roll", []), cells.get("aside", []))))
    if cells.get("phase") == "moving":
        out += 1
    if cells.get("chosen") and order[cells["chosen"] - 1] == "bolt":
        out += cells.get("count", 0)
    treats = [seat.treats for seat in seats]
    held = sum(treats) + sum(piles.values()) + pes[0]
    state = {
        "to_move": to_move,
        "dice": 40 - out if dice is None else dice,
        "spare_treats": 20 - held if spare is None else spare,
        "deck": [int(dog not in used and dog not in pes_dogs) for dog in DOG_SPOTS],
        "top": top,
        "stack": [[tile] for tile in tiles],
        "face_up": [int(tile not in down) for tile in order],
        "tile_treats": [piles.get(tile, 0) for tile in order],
        "card": cards,
        "filled": filled,
        "scored": scored,
        "buried": buried,
        "treats": treats,
        "pes_treats": pes[0],
        "pes_scored": pes[1],
        **cells,
    }
    options: dict[str, Any] = {"free_range": True}
    if not free_range:
        options = {"set": "custom", **dict(zip(TILES, tiles, strict=True))}
    position = {"game": "spots", "players": len(seats), "options": options, "state": state}
    return barkade.from_position(position, Script([int(die) for die in rolls], list(others)))


def read_card(text: str) -> tuple[str, list[int], bool]:
    name, _, spots = text.rstrip("*").partition(":")
    return name, [int(spot) for spot in spots], text.endswith("*")


def play(match: Match, *lines: str) -> Match:
    """Play lines of notation, one after the other."""
    for line in lines:
        match.play(line)
    return match


def shown(match: Match, seat: int = 0) -> str:
    """A player's cards as `Seat` writes them."""
    cards = match.view(None)["board"]["seats"][seat]["cards"]
    return " ".join(
        card["dog"] + (":" + "".join(map(str, card["filled"])) if card["filled"] else "") + "*" * card["scored"]
        for card in cards
    )


def yard(match: Match, seat: int = 0) -> str:
    return "".join(map(str, match.view(None)["board"]["seats"][seat]["yard"]))


def treats(match: Match, seat: int = 0) -> int:
    return int(match.state.treats[seat])


def phase(match: Match) -> str:
    return str(PHASES[match.state.phase])


def texts(match: Match) -> list[str]:
    """Return the legal actions in notation."""
    return [action.text for action in match.legal()]


def left(match: Match) -> int:
    """Written dice not yet rolled."""
    assert isinstance(match.chance, Script)
    return len(match.chance.dice)


def told(match: Match) -> list[str]:
    """The kinds of what the last version told."""
    return [event["kind"] for event in match.events(None, match.version - 1)]


def crowded(dice: int, **more: Any) -> Match:
    """Two players who hold nearly all dice between them, so that only a few are left in the supply."""
    first = "lief:123 goliath:125 gumbo:126 pebble:134 wilbur:136 cabbage:14"
    second = "honcho:146 wolfgang:234 raya:235 rogue:245 nutmeg:24"
    return table(Seat(first, yard="11"), Seat(second, yard="1" * (7 - dice)), **more)
