"""Loops that run compiled. The binding loads this file anew for each game and sets its functions as module globals:
functions passed as arguments or closures would never hit Numba's disk cache.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from barkade.engine.sfc32 import draw, sow

if TYPE_CHECKING:
    # Numpy arrays, which the rules' own files call lists: a one-long array of records, and integers.
    Records = Any
    Words = Any

    def setup(s: Any, box: Any, players: int, rng: Any, ev: int) -> None: ...
    def legal(s: Any, box: Any, out: Any) -> int: ...
    def apply(s: Any, box: Any, action: int, rng: Any, ev: int) -> None: ...
    def hide(s: Any, box: Any, seat: int) -> None: ...
    def redeal(s: Any, box: Any, seat: int, rng: Any) -> None: ...
    def check(s: Any, box: Any) -> int: ...
    def score(s: Any, box: Any, seat: int) -> int: ...
    def winners(s: Any, box: Any) -> int: ...


ENTRIES = ("begin", "actions", "step", "hidden", "dealt", "standing", "trace_game", "random_games")
"""What Python calls; everything else is compiled into these."""

BROKEN = -1
ENDLESS = -2


def begin(states: Records, boxes: Records, players: int, words: Words) -> None:
    """Set a blank state up."""
    setup(states[0], boxes[0], players, words, 0)


def actions(states: Records, boxes: Records, out: Words) -> int:
    return legal(states[0], boxes[0], out)


def step(states: Records, boxes: Records, action: int, words: Words) -> None:
    apply(states[0], boxes[0], action, words, 0)


def hidden(states: Records, boxes: Records, seat: int) -> None:
    hide(states[0], boxes[0], seat)


def dealt(states: Records, boxes: Records, seat: int, words: Words) -> None:
    redeal(states[0], boxes[0], seat, words)


def standing(states: Records, boxes: Records, scores: Words) -> int:
    """The scores of all seats, and the winners as a mask."""
    s = states[0]
    for seat in range(s.players):
        scores[seat] = score(s, boxes[0], seat)
    return winners(s, boxes[0])


def random_game(states: Records, boxes: Records, words: Words, out: Words, limit: int, every: int) -> int:
    """Play on with random legal actions to the end; how many, or BROKEN or ENDLESS."""
    s = states[0]
    box = boxes[0]
    steps = 0
    while s.to_move >= 0:
        if every and steps % every == 0 and check(s, box) != 0:
            return BROKEN
        if steps == limit:
            return ENDLESS
        n = legal(s, box, out)
        if n == 0:
            return BROKEN
        apply(s, box, out[draw(words, n)], words, 0)
        steps += 1
    if every and check(s, box) != 0:
        return BROKEN
    return steps


def trace_game(states: Records, boxes: Records, words: Words, out: Words, trace: Records) -> int:
    """Play on with random legal actions, to the end or until the trace is full of the states passed; how many."""
    s = states[0]
    trace[0] = states[0]
    steps = 0
    while s.to_move >= 0 and steps + 1 < len(trace):
        n = legal(s, boxes[0], out)
        apply(s, boxes[0], out[draw(words, n)], words, 0)
        steps += 1
        trace[steps] = states[0]
    return steps


def random_games(
    blank: Records,
    states: Records,
    boxes: Records,
    players: int,
    seed: int,
    first: int,
    games: int,
    out: Words,
    words: Words,
    limit: int,
    every: int,
    report: Words,
) -> int:
    """Random games of a run from number `first` on. A row of the report each: steps, winners, ending, scores. How many
    were played: fewer than asked for if one broke (its steps are then BROKEN or ENDLESS)."""
    s = states[0]
    for game in range(games):
        states[0] = blank[0]
        sow(words, seed, first + game)
        setup(s, boxes[0], players, words, 0)
        steps = random_game(states, boxes, words, out, limit, every)
        report[game, 0] = steps
        if steps < 0:
            return game
        report[game, 1] = winners(s, boxes[0])
        report[game, 2] = s.ending
        for seat in range(players):
            report[game, 3 + seat] = score(s, boxes[0], seat)
    return games
