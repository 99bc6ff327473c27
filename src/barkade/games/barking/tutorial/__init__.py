"""A first game of Barking in two rounds: the first without cats, as the rulebook advises, the second with them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from barkade.engine.tutorial import Tutorial, read, theirs, yours
from barkade.games.barking.box import CATS, DOGS, ITEMS, WONDERS

NAMES = [*(name for name, _ in DOGS), "-", "-", "wonder", "cat"]
COPIES = [*(copies for _, copies in DOGS), 0, 0, WONDERS, 0]
KINDS = [name for name, _ in ITEMS]

MINE = ("husky", "husky", "mutt")
THEIRS = ("bulldog", "bulldog", "doberman")
FIRST_ITEMS = ("mailbox", "boxes", "balloon")

SECOND_ITEMS = ("boxes", "van", "hydrant", "bench")
# Cards come in turn, the other player's first.
DEALT = ("jack-russell", "chihuahua", "jack-russell", "chihuahua", "great-dane", "wonder", "mutt", "bulldog")
FOR_THEIR_CAT = "husky"
FOR_MY_CAT = "labrador"


def counts(names: Sequence[str], of: Sequence[str]) -> list[int]:
    return [names.count(name) for name in of]


def less(row: Sequence[int], gone: Sequence[int]) -> list[int]:
    return [there - away for there, away in zip(row, gone, strict=True)]


def drawn(wanted: Sequence[str], bag: Sequence[int], of: Sequence[str]) -> Iterator[int]:
    """Return the draws that take these things out of a bag, one after the other."""
    left = list(bag)
    for name in wanted:
        kind = of.index(name)
        yield sum(left[:kind])
        left[kind] -= 1


DECK = less(COPIES, counts((*MINE, *THEIRS), NAMES))
UNSEEN = less([copies for _, copies in ITEMS], counts(FIRST_ITEMS, KINDS))
# All dogs of the first round are shuffled in again, and all cats but the two that the players get.
SECOND_DECK = [*COPIES[:-1], CATS - 2]
DEALING = list(drawn((*DEALT, FOR_THEIR_CAT, FOR_MY_CAT), SECOND_DECK, NAMES))

TUTORIAL = Tutorial(
    position={
        "game": "barking",
        "players": 2,
        "options": {"teaching": True},
        "box": {"piles": [len(FIRST_ITEMS), len(SECOND_ITEMS)]},
        "state": {
            "to_move": 0,
            "phase": "act",
            "held": [len(MINE), len(THEIRS)],
            "hand": [counts(MINE, NAMES), counts(THEIRS, NAMES)],
            "deck": [DECK],
            "items": [KINDS.index(name) + 1 for name in FIRST_ITEMS],
            "unseen_items": UNSEEN,
        },
    },
    steps=(
        read("barking-lesson-welcome", "BRK-3.1"),
        yours("barking-lesson-lay", "BRK-5.1", "lay husky x2 at mailbox", "barking-lesson-lay-rather"),
        theirs("barking-lesson-tie", "BRK-7.1", "lay bulldog x2 at mailbox"),
        yours("barking-lesson-mutt", "BRK-5.1", "lay mutt at boxes", "barking-lesson-mutt-rather"),
        theirs("barking-lesson-doberman", "BRK-5.1", "lay doberman at balloon"),
        yours("barking-lesson-pass", "BRK-4.2", "pass", ""),
        theirs(
            "barking-lesson-won",
            "BRK-7.1",
            "pass",
            draws=[*drawn(SECOND_ITEMS, UNSEEN, KINDS), *DEALING[:-2]],
        ),
        read("barking-lesson-kinds", "BRK-9.1"),
        read("barking-lesson-cats", "BRK-2.4"),
        theirs("barking-lesson-first", "BRK-4.3", "lay jack-russell x2 at boxes"),
        yours("barking-lesson-wonder", "BRK-5.3", "lay chihuahua x2 +1 at boxes", "barking-lesson-wonder-rather"),
        theirs("barking-lesson-token", "BRK-6.1", "cat", "token boxes", draws=DEALING[-2:-1]),
        theirs("barking-lesson-mixed", "BRK-6.3", "lay great-dane, mutt at boxes"),
        yours("barking-lesson-cat", "BRK-6.1", "cat", "barking-lesson-cat-rather", draws=DEALING[-1:]),
        yours("barking-lesson-leave", "BRK-6.1", "no-token", "barking-lesson-leave-rather"),
        yours("barking-lesson-both", "BRK-6.3", "lay labrador, bulldog at boxes", "barking-lesson-both-rather"),
        theirs("barking-lesson-husky", "BRK-4.2", "lay husky at van"),
        yours("barking-lesson-out", "BRK-4.2", "pass", ""),
        theirs("barking-lesson-scored", "BRK-9.1", "pass"),
        read("barking-lesson-end", "BRK-2.1"),
    ),
)
