"""The last turns of a first game of Spots: placing, burying, a treat, a bust, scoring fast, tiles turned up again."""

from __future__ import annotations

from collections.abc import Sequence

from barkade.engine.tutorial import Tutorial, read, theirs, yours
from barkade.games.spots.box import DICE, DOG_SPOTS, TREATS

MINE = ("eloise", "bongo", "gretchen", "missy", "burt")
THEIRS = ("handsome", "bristles", "mayor", "sundrop", "jolene")
SCORED = [[1, 1, 1, 0, 0], [1, 1, 1, 1, 0]]
TOP = "ursula"
DECK = [dog for dog in DOG_SPOTS if dog not in (*MINE, *THEIRS, TOP)]
ONE_BURIED_TWO = [0, 1]
ONE_BURIED_FIVE = [0, 0, 0, 0, 1]


def dice(*numbers: int) -> Sequence[int]:
    """Return the draws that roll these numbers."""
    return [number - 1 for number in numbers]


TUTORIAL = Tutorial(
    position={
        "game": "spots",
        "players": 2,
        "options": {"set": "new-family"},
        "state": {
            "to_move": 0,
            "phase": "choose",
            "dice": DICE - 2,
            "spare_treats": TREATS - 1,
            "deck": [int(dog in DECK) for dog in DOG_SPOTS],
            "top": TOP,
            "stack": [["walk"], ["run"], ["fetch"], ["beg"]],
            "face_up": [1] * 6,
            "card": [list(MINE), list(THEIRS)],
            "scored": SCORED,
            "buried": [ONE_BURIED_TWO, ONE_BURIED_FIVE],
            "treats": [1, 0],
        },
    },
    steps=(
        read("spots-lesson-welcome", "SPT-5.4"),
        read("spots-lesson-yard", "SPT-6.1"),
        yours("spots-lesson-walk", "SPT-3.4", "do walk", "spots-lesson-walk-rather", draws=dice(4, 6)),
        yours("spots-lesson-treat", "SPT-4.2", "reroll", "spots-lesson-treat-rather", draws=dice(3, 2)),
        yours("spots-lesson-settle", "SPT-4.3", "settle 3>missy 2>yard", "spots-lesson-settle-rather"),
        yours("spots-lesson-more", "SPT-8.03", "roll", "spots-lesson-more-rather", draws=dice(4)),
        yours("spots-lesson-fill", "SPT-4.3", "settle 4>missy", "spots-lesson-fill-rather"),
        theirs("spots-lesson-bust", "SPT-6.2", "do run", "settle 5>yard", draws=dice(6, 5, 6)),
        yours(
            "spots-lesson-fetch", "SPT-5.1", "do fetch", "spots-lesson-fetch-rather", draws=dice(1, 2, 2, 3, 4, 5, 6, 6)
        ),
        yours("spots-lesson-name", "SPT-8.13", "name 1", "spots-lesson-name-rather"),
        yours("spots-lesson-burt", "SPT-5.2", "settle 1>burt", "spots-lesson-burt-rather", draws=[0]),
        read("spots-lesson-fast", "SPT-5.3"),
        theirs("spots-lesson-beg", "SPT-8.18", "do beg"),
        yours("spots-lesson-howl", "SPT-8.01", "do howl", "spots-lesson-howl-rather", draws=dice(5)),
        yours("spots-lesson-ursula", "SPT-4.3", "settle 5>ursula", "spots-lesson-ursula-rather"),
        theirs("spots-lesson-turned", "SPT-3.2", "do walk", "settle 2>jolene 6>yard", "stop", draws=dice(2, 6)),
        yours("spots-lesson-over", "SPT-8.02", "do roll-over", "spots-lesson-over-rather", draws=dice(1, 3)),
        yours("spots-lesson-win", "SPT-5.4", "settle 1>ursula 3>yard", "spots-lesson-win-rather"),
        read("spots-lesson-end", "SPT-2.2"),
    ),
)
