"""The compiled loop of matches between two guides: one seat plays by the heuristics, all others by a rival's.

Games come in rounds of one chance with every seat in turn. A guide sees what its seat may know, as Good Dog does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from barkade.engine.sfc32 import start_stream

if TYPE_CHECKING:

    def setup(s: Any, box: Any, players: int, rng: Any, ev: None) -> None: ...
    def legal(s: Any, box: Any, out: Any) -> int: ...
    def apply(s: Any, box: Any, action: int, rng: Any, ev: None) -> None: ...
    def hide(s: Any, box: Any, seat: int) -> None: ...
    def winners(s: Any, box: Any) -> int: ...
    def pick(c: Any, s: Any, box: Any, out: Any, n: int, rng: Any) -> int: ...
    def evaluate(c: Any, s: Any, box: Any, seat: int) -> int: ...
    def rival_pick(c: Any, s: Any, box: Any, out: Any, n: int, rng: Any) -> int: ...
    def rival_evaluate(c: Any, s: Any, box: Any, seat: int) -> int: ...


FROM_GAME = {"heuristics": ("pick", "evaluate"), "rival": ("rival_pick", "rival_evaluate")}
ENTRIES = ("play_rounds", "watch_games")

NO_EVENTS = None
WHIMS = 0x646F67 << 32
"""Mixed into the seed for the stream of whims and ties."""
WHOLE = 840
"""A whole victory: divisible by every number of winners."""
LONGEST = 20_000
"""Steps after which a game is nobody's."""


class Run(NamedTuple):
    """Data of a match. `blank`, `states`, `seen` and `boxes` are arrays of one record."""

    blank: Any
    states: Any
    seen: Any
    boxes: Any
    players: int
    seed: int
    constants: Any
    rival_constants: Any
    legal: Any
    chance: Any
    whims: Any


def begin(run: Run, number: int) -> Any:
    start_stream(run.chance, run.seed, number)
    start_stream(run.whims, run.seed ^ WHIMS, number)
    run.states[0] = run.blank[0]
    setup(run.states[0], run.boxes[0], run.players, run.chance, NO_EVENTS)
    return run.states[0]


def seen_by(run: Run, seat: int) -> Any:
    """Return the state with everything hidden that a seat doesn't know."""
    run.seen[0] = run.states[0]
    hide(run.seen[0], run.boxes[0], seat)
    return run.seen[0]


def next_action(run: Run, s: Any, n: int, alone: int) -> int:
    """Return what the guide of the seat to move plays; the rival's for all seats but the one alone."""
    if n == 1:
        return run.legal[0]  # type: ignore[no-any-return]
    seen = seen_by(run, s.to_move)
    if s.to_move == alone:
        return pick(run.constants, seen, run.boxes[0], run.legal, n, run.whims)
    return rival_pick(run.rival_constants, seen, run.boxes[0], run.legal, n, run.whims)


def play_rounds(run: Run, first: int, shares: Any) -> None:
    """Play rounds from number `first` on; write the share of victory of the one alone, by round and seat."""
    box = run.boxes[0]
    for at in range(len(shares)):
        for alone in range(run.players):
            s = begin(run, first + at)
            steps = 0
            while s.to_move >= 0 and steps < LONGEST:
                n = legal(s, box, run.legal)
                apply(s, box, next_action(run, s, n, alone), run.chance, NO_EVENTS)
                steps += 1
            shares[at][alone] = share_of(s, box, alone)


def share_of(s: Any, box: Any, seat: int) -> int:
    players: int = s.players
    if s.to_move >= 0:
        return WHOLE // players
    mask = winners(s, box)
    heads = 0
    for each in range(players):
        heads += mask >> each & 1
    return WHOLE // heads * (mask >> seat & 1)


def watch_games(run: Run, first: int, lengths: Any, leads: Any, shares: Any) -> None:
    """Play games by the heuristics alone; write the number of turns, each seat's share of victory, and after every turn
    how far each seat leads the best other: by the heuristics' evaluation, and by the rival's.

    A seat's lead is judged from what the seat knows."""
    box = run.boxes[0]
    for at in range(len(lengths)):
        s = begin(run, first + at)
        turns = 0
        steps = 0
        while s.to_move >= 0 and steps < LONGEST:
            mover = s.to_move
            n = legal(s, box, run.legal)
            action = run.legal[0]
            if n > 1:
                action = pick(run.constants, seen_by(run, mover), box, run.legal, n, run.whims)
            apply(s, box, action, run.chance, NO_EVENTS)
            steps += 1
            if s.to_move != mover and s.to_move >= 0 and turns < len(leads[at]):
                for seat in range(run.players):
                    seen = seen_by(run, seat)
                    leads[at][turns][seat][0] = lead(run, seen, seat, 0)
                    leads[at][turns][seat][1] = lead(run, seen, seat, 1)
                turns += 1
        lengths[at] = turns
        for seat in range(run.players):
            shares[at][seat] = share_of(s, box, seat)


def lead(run: Run, s: Any, seat: int, by_rival: int) -> int:
    others = 0
    first = True
    own = 0
    for each in range(run.players):
        if by_rival:
            worth = rival_evaluate(run.rival_constants, s, run.boxes[0], each)
        else:
            worth = evaluate(run.constants, s, run.boxes[0], each)
        if each == seat:
            own = worth
        elif first or worth > others:
            others = worth
            first = False
    return own - others
