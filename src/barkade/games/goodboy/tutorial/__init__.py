"""A first game of Good Boy, to 5 points: treats, the first cat and the second, a call, an any-treat, the last round."""

from __future__ import annotations

from barkade.engine.tutorial import Tutorial, read, theirs, yours
from barkade.games.goodboy.box import DOG_TABLE, HOUSE

DOGS = [name for name, _, _ in DOG_TABLE]
YARDS = ("jack-russell", "beagle", "bulldog")
PILE = [dog for dog in DOGS if dog not in YARDS]


def rolled(first: str, second: str) -> list[int]:
    """Return the draws that turn these faces up."""
    wanted = zip((first, second), HOUSE["dice"], strict=True)
    return [[face if isinstance(face, str) else "+".join(face) for face in die].index(show) for show, die in wanted]


def next_dog(dog: str, *gone: str) -> int:
    """Return the draw that brings a dog from the pile."""
    return [each for each in PILE if each not in gone].index(dog)


TUTORIAL = Tutorial(
    position={
        "game": "goodboy",
        "players": 2,
        "box": {"goal": 5},
        "state": {
            "to_move": 0,
            "phase": "rolling",
            "round": 1,
            "pool": [10] * 6,
            "yard": [DOGS.index(dog) + 1 for dog in YARDS],
            "pile": [int(dog in PILE) for dog in DOGS],
        },
    },
    steps=(
        read("goodboy-lesson-welcome", "GDB-1.4"),
        yours("goodboy-lesson-roll", "GDB-3.1", "roll", "", draws=rolled("stick+duck", "duck+frisbee")),
        yours("goodboy-lesson-again", "GDB-3.6", "roll", "goodboy-lesson-again-rather", draws=rolled("snack", "cat")),
        yours("goodboy-lesson-stop", "GDB-3.3", "stop", "goodboy-lesson-stop-rather"),
        yours(
            "goodboy-lesson-lay",
            "GDB-4.1",
            "lay 1:duck*2,snack",
            "goodboy-lesson-lay-rather",
            draws=[next_dog("maltese")],
        ),
        read("goodboy-lesson-came", "GDB-4.2"),
        theirs(
            "goodboy-lesson-bust",
            "GDB-3.4",
            "roll",
            "roll",
            draws=[*rolled("ball+bone", "ball"), *rolled("cat", "cat")],
        ),
        yours("goodboy-lesson-second", "GDB-4.5", "roll", "", draws=rolled("any", "stick")),
        yours("goodboy-lesson-any", "GDB-3.2", "any bone", "goodboy-lesson-any-rather"),
        yours(
            "goodboy-lesson-risk", "GDB-3.6", "roll", "goodboy-lesson-risk-rather", draws=rolled("stick+duck", "cat")
        ),
        yours("goodboy-lesson-enough", "GDB-3.4", "stop", "goodboy-lesson-enough-rather"),
        yours(
            "goodboy-lesson-serve",
            "GDB-4.1",
            "lay 2:bone,stick*2,duck",
            "goodboy-lesson-serve-rather",
            draws=[next_dog("corgi", "maltese")],
        ),
        read("goodboy-lesson-round", "GDB-5.1"),
        theirs(
            "goodboy-lesson-theirs",
            "GDB-4.4",
            "roll",
            "roll",
            "stop",
            "lay 1:snack,frisbee*2",
            draws=[
                *rolled("frisbee", "duck+frisbee"),
                *rolled("snack", "stick"),
                next_dog("pug", "maltese", "corgi"),
            ],
        ),
        read("goodboy-lesson-corners", "GDB-3.5"),
        read("goodboy-lesson-end", "GDB-5.2"),
    ),
)
