"""Compiled loops. The Numba backend loads this file once per game and injects the game's functions as module globals:
functions passed as arguments or closures would never hit Numba's disk cache."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from barkade.engine.sfc32 import draw, start_stream

if TYPE_CHECKING:
    # Numpy arrays (the rules' own files declare lists): an array of one record, and integers.
    Records = Any
    Integers = Any

    def setup(s: Any, box: Any, players: int, rng: Any, ev: None) -> None: ...
    def legal(s: Any, box: Any, out: Any) -> int: ...
    def apply(s: Any, box: Any, action: int, rng: Any, ev: None) -> None: ...
    def hide(s: Any, box: Any, seat: int) -> None: ...
    def redeal(s: Any, box: Any, seat: int, rng: Any) -> None: ...
    def check(s: Any, box: Any) -> int: ...
    def score(s: Any, box: Any, seat: int) -> int: ...
    def winners(s: Any, box: Any) -> int: ...


ENTRIES = ("begin", "actions", "step", "hidden", "dealt", "result", "trace_game", "random_games")
"""Functions that Python calls; everything else is compiled into them."""

NO_EVENTS = None
"""As in the other loops: with another type of it the rules would be compiled twice."""
BROKEN = -1
ENDLESS = -2


def begin(states: Records, boxes: Records, players: int, rng: Integers) -> None:
    """Set up a blank state."""
    setup(states[0], boxes[0], players, rng, NO_EVENTS)


def actions(states: Records, boxes: Records, out: Integers) -> int:
    return legal(states[0], boxes[0], out)


def step(states: Records, boxes: Records, action: int, rng: Integers) -> None:
    apply(states[0], boxes[0], action, rng, NO_EVENTS)


def hidden(states: Records, boxes: Records, seat: int) -> None:
    hide(states[0], boxes[0], seat)


def dealt(states: Records, boxes: Records, seat: int, rng: Integers) -> None:
    redeal(states[0], boxes[0], seat, rng)


def result(states: Records, boxes: Records, scores: Integers) -> int:
    """Write the scores of all seats; return the winners as a bit mask."""
    s = states[0]
    for seat in range(s.players):
        scores[seat] = score(s, boxes[0], seat)
    return winners(s, boxes[0])


def random_game(states: Records, boxes: Records, rng: Integers, out: Integers, limit: int, every: int) -> int:
    """Play random legal actions to the end. Return the number of steps, or BROKEN or ENDLESS."""
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
        apply(s, box, out[draw(rng, n)], rng, NO_EVENTS)
        steps += 1
    if every and check(s, box) != 0:
        return BROKEN
    return steps


def trace_game(states: Records, boxes: Records, rng: Integers, out: Integers, trace: Records) -> int:
    """Play random legal actions to the end or until the trace of states is full. Return the number of steps."""
    s = states[0]
    trace[0] = states[0]
    steps = 0
    while s.to_move >= 0 and steps + 1 < len(trace):
        n = legal(s, boxes[0], out)
        apply(s, boxes[0], out[draw(rng, n)], rng, NO_EVENTS)
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
    out: Integers,
    rng: Integers,
    limit: int,
    every: int,
    report: Integers,
) -> int:
    """Play the random games of a run from number `first` on; write a row of the report for each: steps, winners,
    ending, scores. Return the number of games played, which is smaller if one broke (its steps are then BROKEN or
    ENDLESS)."""
    s = states[0]
    for game in range(games):
        states[0] = blank[0]
        start_stream(rng, seed, first + game)
        setup(s, boxes[0], players, rng, NO_EVENTS)
        steps = random_game(states, boxes, rng, out, limit, every)
        report[game, 0] = steps
        if steps < 0:
            return game
        report[game, 1] = winners(s, boxes[0])
        report[game, 2] = s.ending
        for seat in range(players):
            report[game, 3 + seat] = score(s, boxes[0], seat)
    return games
