"""A first game of DIG: a small yard of three colours, two dogs, six bones.

Red's bowl moves into the first hole, so that the learner sees at once that bowls move, and values with them.
"""

from __future__ import annotations

from barkade.engine.tutorial import Tutorial, read, theirs, yours

SECOND_COLOUR = 1
"""The draw that gives an unseen bone the second colour of its scent."""

TUTORIAL = Tutorial(
    position={
        "game": "dig",
        "players": 2,
        "box": {"colours": 3},
        "state": {
            "to_move": 0,
            "actions_left": 3,
            "yard": ["-", "ry", "Y", "rg", "yg", "G", "ry", "rg", "yg", "R"],
            "last": 9,
            "bones_at_start": 6,
        },
    },
    steps=(
        read("dig-lesson-welcome", "DIG-1.1"),
        yours("dig-lesson-walk", "DIG-4.1", "to 3", "dig-lesson-walk-rather"),
        yours("dig-lesson-dig", "DIG-5.1", "dig", "dig-lesson-dig-rather", draws=[SECOND_COLOUR]),
        yours("dig-lesson-keep", "DIG-5.3", "keep", "dig-lesson-keep-rather"),
        read("dig-lesson-twin", "DIG-1.2"),
        yours("dig-lesson-carry", "DIG-4.1", "to 5", "dig-lesson-carry-rather"),
        read("dig-lesson-filled", "DIG-7.1"),
        read("dig-lesson-worth", "DIG-8.2"),
        theirs("dig-lesson-secret", "DIG-1.5", "to 1", "dig", "keep", "to 2", draws=[SECOND_COLOUR]),
        yours("dig-lesson-deliver", "DIG-6.1", "deliver rg=g", "dig-lesson-deliver-rather"),
        yours("dig-lesson-known", "DIG-1.4", "to 7", "dig-lesson-known-rather"),
        yours("dig-lesson-known-dig", "DIG-3.1", "dig", "dig-lesson-dig-rather"),
        yours("dig-lesson-known-keep", "DIG-5.3", "keep", "dig-lesson-more-keep-rather"),
        read("dig-lesson-shorter", "DIG-7.2"),
        theirs("dig-lesson-open", "DIG-1.4", "deliver ry=y", "to 4", "dig", "keep", draws=[SECOND_COLOUR]),
        yours("dig-lesson-second", "DIG-4.1", "to 4", "dig-lesson-second-rather"),
        yours("dig-lesson-second-dig", "DIG-5.4", "dig", "dig-lesson-dig-rather"),
        yours("dig-lesson-second-keep", "DIG-5.3", "keep", "dig-lesson-more-keep-rather"),
        yours("dig-lesson-bowl", "DIG-4.1", "to 3", "dig-lesson-bowl-rather"),
        theirs("dig-lesson-waits", "DIG-8.1", "deliver yg=g", "to 1", "stop"),
        yours("dig-lesson-both", "DIG-6.1", "deliver ry=r rg=r", "dig-lesson-both-rather"),
        yours("dig-lesson-last-walk", "DIG-8.1", "to 1", "dig-lesson-last-walk-rather"),
        yours("dig-lesson-last-dig", "DIG-8.1", "dig", "dig-lesson-dig-rather"),
        yours("dig-lesson-last-keep", "DIG-8.2", "keep", "dig-lesson-last-keep-rather"),
        read("dig-lesson-end", "DIG-8.2"),
    ),
)
