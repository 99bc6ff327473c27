"""The compiled loop of the vector environment: many games moved on by one action each, observed and masked.

The Numba backend loads this file once per game and injects the game's functions. Observations are gathered from the
bytes of a state by tables (`vector_env.py`), so that one loop serves every game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from barkade.engine.sfc32 import draw, start_stream

if TYPE_CHECKING:
    Records = Any
    Integers = Any

    def setup(s: Any, box: Any, players: int, rng: Any, ev: None) -> None: ...
    def legal(s: Any, box: Any, out: Any) -> int: ...
    def apply(s: Any, box: Any, action: int, rng: Any, ev: None) -> None: ...
    def hide(s: Any, box: Any, seat: int) -> None: ...
    def observe(s: Any, box: Any, seat: int) -> None: ...
    def winners(s: Any, box: Any) -> int: ...
    def pick(s: Any, box: Any, out: Any, n: int, rng: Any) -> int: ...


FROM_GAME = {"heuristics": ("pick",)}
ENTRIES = ("advance", "advance_against", "sample")

NO_EVENTS = None
START = -1
"""As an action: set the next game up instead."""
OURS, RANDOM, GUIDE = 0, 1, 2
"""Players of a seat: the caller, or an opponent."""
CHOICES = 1 << 31
"""Number of the game whose stream serves the opponents' choices: chance is the same whoever plays."""
RUNNING, ENDED, TRUNCATED = 0, 1, 2


class Table(NamedTuple):
    """Data that all games share: a blank state, the box, and the tables of observations and actions."""

    blank: Any
    boxes: Any
    players: int
    seed: int
    stride: int
    """Number of games at once: the next game in a place has a number that much higher."""
    limit: int
    """Decisions after which a game is truncated; 0 for none."""
    secrets: bool
    narrow: Any
    """By seat that looks: pairs of a column and its byte in a state."""
    runs: Any
    """By seat that looks: long runs of columns whose bytes are neighbours in a state as well: the first column, its
    byte, and the length. Empty runs fill the rows up."""
    wide: Any
    """By seat that looks: pairs of a column and its number of two bytes in a state."""
    seats: Any
    """Runs of columns that hold a seat: the first column, and the length."""
    seats_from_1: Any
    codes: Any
    numbers: Any
    opponents: Any
    """By seat, counted from the learner: OURS, RANDOM or GUIDE."""


class Games(NamedTuple):
    """The games, a row each: the truth, and what is handed out."""

    states: Any
    raw: Any
    """The bytes of the states."""
    raw_wide: Any
    chance: Any
    choices: Any
    game: Any
    """Number of the game in the run."""
    decisions: Any
    observations: Any
    masks: Any
    movers: Any
    rewards: Any
    ends: Any
    scratch: Any
    """One state, its bytes, and a buffer for legal actions."""
    scratch_raw: Any
    scratch_wide: Any
    out: Any


# Every function runs through all games: tuples of arrays are dear to pass, so that it happens once a step, not a game.


def advance(table: Table, games: Games, actions: Integers) -> None:
    """Play an action in every game, or set it up; end and set up anew what is over; observe and mask."""
    play_all(table, games, actions)
    observe_all(table, games)
    mask_all(table, games)


def advance_against(table: Table, games: Games, actions: Integers) -> None:
    """The same, and play the opponents' decisions until the learner has one."""
    play_all(table, games, actions)
    answer_all(table, games)
    observe_all(table, games)
    mask_all(table, games)


def sample(masks: Integers, rng: Integers, actions: Integers) -> None:
    """Choose a legal action in every game, each as likely."""
    for row in range(len(actions)):
        legal_ones = 0
        for number in range(masks.shape[1]):
            legal_ones += masks[row, number]
        left = draw(rng, max(legal_ones, 1))
        number = 0
        while left > 0 or masks[row, number] == 0:
            left -= masks[row, number]
            number += 1
        actions[row] = number


def play_all(table: Table, games: Games, actions: Integers) -> None:
    states = games.states
    chance = games.chance
    decisions = games.decisions
    box = table.boxes[0]
    codes = table.codes
    limit = table.limit
    games.ends[:] = RUNNING
    games.rewards[:] = 0.0
    for row in range(len(actions)):
        action = actions[row]
        if action == START:
            begin(table, games, row)
        else:
            s = states[row]
            apply(s, box, codes[s.to_move, action], chance[row], NO_EVENTS)
            decisions[row] += 1
            if s.to_move < 0 or decisions[row] == limit:
                end(table, games, row)


def end(table: Table, games: Games, row: int) -> None:
    """Give the rewards of a game that is over, or truncated, and set up the next one."""
    s = games.states[row]
    won = 0
    if s.to_move < 0:
        won = winners(s, table.boxes[0])
    games.ends[row] = ENDED if s.to_move < 0 else TRUNCATED
    number = 0
    for seat in range(table.players):
        number += won >> seat & 1
    for seat in range(table.players):
        games.rewards[row, seat] = (won >> seat & 1) / max(number, 1)
    games.game[row] += table.stride
    begin(table, games, row)


def begin(table: Table, games: Games, row: int) -> None:
    games.states[row] = table.blank[0]
    start_stream(games.chance[row], table.seed, games.game[row])
    start_stream(games.choices[row], table.seed, games.game[row] + CHOICES)
    setup(games.states[row], table.boxes[0], table.players, games.chance[row], NO_EVENTS)
    games.decisions[row] = 0


def answer_all(table: Table, games: Games) -> None:
    """Play the opponents' decisions."""
    states = games.states
    decisions = games.decisions
    numbers = table.numbers
    box = table.boxes[0]
    out = games.out
    for row in range(len(states)):
        s = states[row]
        while True:
            seat = s.to_move
            who = table.opponents[(seat - games.game[row]) % table.players]
            if who == OURS:
                break
            n = legal(s, box, out)
            kept = 0
            for at in range(n):
                if numbers[seat, out[at]] >= 0:
                    out[kept] = out[at]
                    kept += 1
            if kept == 1:
                code = out[0]
            elif who == RANDOM:
                code = out[draw(games.choices[row], kept)]
            else:
                games.scratch[0] = states[row]
                hide(games.scratch[0], box, seat)
                code = pick(games.scratch[0], box, out, kept, games.choices[row])
            apply(s, box, code, games.chance[row], NO_EVENTS)
            decisions[row] += 1
            if s.to_move < 0 or decisions[row] == table.limit:
                end(table, games, row)


def observe_all(table: Table, games: Games) -> None:
    """Write the observations of the seats to move."""
    states = games.states
    observations = games.observations
    box = table.boxes[0]
    players = table.players
    narrow = table.narrow
    runs = table.runs
    wide = table.wide
    seats = table.seats
    seats_from_1 = table.seats_from_1
    raw = games.raw
    raw_wide = games.raw_wide
    scratch = games.scratch
    scratch_raw = games.scratch_raw
    scratch_wide = games.scratch_wide
    for row in range(len(states)):
        seat = states[row].to_move
        games.movers[row] = seat
        if table.secrets:
            scratch[0] = states[row]
            observe(scratch[0], box, seat)
            copy_runs(observations, row, scratch_raw, 0, runs, seat)
            gather(observations, row, scratch_raw, 0, narrow, seat)
            gather(observations, row, scratch_wide, 0, wide, seat)
        else:
            copy_runs(observations, row, raw, row, runs, seat)
            gather(observations, row, raw, row, narrow, seat)
            gather(observations, row, raw_wide, row, wide, seat)
        if seat > 0:
            rotate(observations, row, seats, seat, players, 0)
            rotate(observations, row, seats_from_1, seat, players, 1)


# Whole arrays and a row: a slice of an array would be an object of its own, made for every game.


def gather(observations: Any, row: int, source: Any, place: int, pairs: Any, seat: int) -> None:
    """Copy numbers of a state, one by one."""
    for at in range(pairs.shape[1]):
        observations[row, pairs[seat, at, 0]] = source[place, pairs[seat, at, 1]]


def copy_runs(observations: Any, row: int, source: Any, place: int, runs: Any, seat: int) -> None:
    """Copy runs of a state's numbers."""
    for at in range(runs.shape[1]):
        column = runs[seat, at, 0]
        byte = runs[seat, at, 1]
        for step in range(runs[seat, at, 2]):
            observations[row, column + step] = source[place, byte + step]


def rotate(observations: Any, row: int, runs: Any, seat: int, players: int, first: int) -> None:
    """Turn seats, counted from `first`, so that the one that looks is the first; less than that means nobody."""
    for at in range(len(runs)):
        column = runs[at, 0]
        for step in range(runs[at, 1]):
            value = observations[row, column + step]
            turned = value - seat
            if turned < first:
                turned += players
            observations[row, column + step] = turned if value >= first else value


def mask_all(table: Table, games: Games) -> None:
    """Write the masks of the legal actions."""
    states = games.states
    masks = games.masks
    numbers = table.numbers
    box = table.boxes[0]
    out = games.out
    masks[:] = 0
    for row in range(len(states)):
        s = states[row]
        n = legal(s, box, out)
        for at in range(n):
            number = numbers[s.to_move, out[at]]
            if number >= 0:
                masks[row, number] = 1
