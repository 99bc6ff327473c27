"""The compiled loop of the lab: whole games by the heuristics, at random or anything between, with all their metrics.

The Numba backend loads this file once per game and injects the game's functions. A game's chance and its players'
whims are two streams of its number, so that games of two boxes or levels with one number are alike for long.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from barkade.bots import heuristics as default_heuristics
from barkade.engine.sfc32 import draw, start_stream
from barkade.lab import metrics as default_metrics

if TYPE_CHECKING:

    def setup(s: Any, box: Any, players: int, rng: Any, ev: None) -> None: ...
    def legal(s: Any, box: Any, out: Any) -> int: ...
    def apply(s: Any, box: Any, action: int, rng: Any, ev: None) -> None: ...
    def check(s: Any, box: Any) -> int: ...
    def score(s: Any, box: Any, seat: int) -> int: ...
    def winners(s: Any, box: Any) -> int: ...
    def pick(s: Any, box: Any, out: Any, n: int, rng: Any) -> int: ...
    def evaluate(s: Any, box: Any, seat: int) -> int: ...
    def watch(before: Any, s: Any, box: Any, action: int, numbers: Any, counters: Any) -> None: ...
    def conclude(s: Any, box: Any, numbers: Any, counters: Any) -> None: ...


FROM_GAME = {"heuristics": ("pick", "evaluate"), "metrics": ("watch", "conclude")}
STAND_INS = {"heuristics": default_heuristics, "metrics": default_metrics}
ENTRIES = ("play_games",)

NO_EVENTS = None
WHIMS = 0x646F67 << 32
"""Mixed into the seed for the stream of whims and ties."""
CERTAIN = 100
"""A whim, in percent, of uniformly random play."""
TIED = 0
"""In place of the seat + 1 that leads."""
TENTHS = 9
"""Moments of a game at which the leader and the scores are kept: after every tenth of its turns but the last."""
LONGEST_COURSE = 8192
"""Turns whose leaders are kept; after that the last of them stands for all."""

# Columns of a game's row
STEPS = 0
WINNERS = 1
ENDING = 2
STARTER = 3
TURNS = 4
DECISIONS = 5
CHOICES = 6  # legal actions of all decisions together
LEAD_CHANGES = 7
DECIDED = 8  # turns, in percent, after which the winner never lost the lead again
BEHIND = 9  # the most that the winner was behind, in hundredths of a point by the evaluation
LEADERS = 10  # + the tenth
SCORES = LEADERS + TENTHS  # + the seat; then the scores after every tenth but the last, seat by seat

BROKEN = -1
ENDLESS = -2

# Sums of a number over winners and others: values, their squares, seats with any
SUM = 0
SQUARES = 1
ANY = 2


class Run(NamedTuple):
    """Data that all games of a run share. `blank`, `states`, `before` and `boxes` are arrays of one record."""

    blank: Any
    states: Any
    before: Any
    boxes: Any
    players: int
    seed: int
    whim: int
    """Percentage of random decisions of every seat."""
    odd_whim: int
    """The same for one seat a game, each in turn."""
    limit: int
    """Steps after which a game is endless."""
    checked: int
    kind_of: Any
    """The kind of every action."""
    legal: Any
    chance: Any
    whims: Any
    course: Any
    """Scratch: the leader after every turn."""
    trail: Any
    """Scratch: the scores at the start, and after every turn."""
    worth: Any
    """Scratch: the evaluation of every seat, and the most it has been behind."""
    numbers: Any
    """Scratch: numbers of this game, by seat: actions of every kind, then the game's own."""
    own: Any
    """The game's own part of `numbers`."""


def play_games(run: Run, first: int, rows: Any, sums: Any, counters: Any) -> int:
    """Play the games from number `first` on, a row each; add their numbers up, for others and winners. Return the
    number of games played, which is smaller if one broke (its steps are then BROKEN or ENDLESS)."""
    for at in range(len(rows)):
        if play_game(run, first + at, rows[at], counters) < 0:
            return at
        mask = rows[at][WINNERS]
        for seat in range(run.players):
            won = mask >> seat & 1
            for number in range(len(sums)):
                value = run.numbers[seat][number]
                sums[number][won][SUM] += value
                sums[number][won][SQUARES] += value * value
                if value > 0:
                    sums[number][won][ANY] += 1
    return len(rows)


def play_game(run: Run, number: int, row: Any, counters: Any) -> int:
    """Play one game and write its row. Return its steps."""
    start_stream(run.chance, run.seed, number)
    start_stream(run.whims, run.seed ^ WHIMS, number)
    run.states[0] = run.blank[0]
    s = run.states[0]
    box = run.boxes[0]
    setup(s, box, run.players, run.chance, NO_EVENTS)
    for seat in range(run.players):
        run.worth[1][seat] = 0
        for each in range(len(run.numbers[seat])):
            run.numbers[seat][each] = 0
    row[STARTER] = s.to_move
    note_scores(run, s, box, 0)
    odd = number % run.players
    steps = 0
    turns = 0
    while s.to_move >= 0:
        n = legal(s, box, run.legal)
        if n == 0 or (run.checked and check(s, box) != 0):
            row[STEPS] = BROKEN
            return BROKEN
        if steps == run.limit:
            row[STEPS] = ENDLESS
            return ENDLESS
        mover = s.to_move
        whim = run.whim
        if mover == odd:
            whim = run.odd_whim
        action = chosen(run, s, box, n, whim)
        if n > 1:
            row[DECISIONS] += 1
            row[CHOICES] += n
        run.numbers[mover][run.kind_of[action]] += 1
        run.before[0] = run.states[0]
        apply(s, box, action, run.chance, NO_EVENTS)
        watch(run.before[0], s, box, action, run.own, counters)
        steps += 1
        if s.to_move != mover:
            run.course[min(turns, LONGEST_COURSE - 1)] = leader(run, s, box)
            turns += 1
            note_scores(run, s, box, min(turns, LONGEST_COURSE))
    if run.checked and check(s, box) != 0:
        row[STEPS] = BROKEN
        return BROKEN
    conclude(s, box, run.own, counters)
    row[STEPS] = steps
    row[TURNS] = turns
    row[WINNERS] = winners(s, box)
    row[ENDING] = s.ending
    for seat in range(run.players):
        row[SCORES + seat] = score(s, box, seat)
    look_back(run, turns, row)
    return steps


def chosen(run: Run, s: Any, box: Any, n: int, whim: int) -> int:
    """Return the heuristics' action, or any at all on a whim."""
    if n == 1:
        return run.legal[0]  # type: ignore[no-any-return]
    if whim >= CERTAIN or (whim > 0 and draw(run.whims, CERTAIN) < whim):
        return run.legal[draw(run.whims, n)]  # type: ignore[no-any-return]
    return pick(s, box, run.legal, n, run.whims)


def leader(run: Run, s: Any, box: Any) -> int:
    """Return the seat + 1 that leads at the end of a turn, or TIED; note how far all others are behind."""
    worth = run.worth[0]
    best = 0
    lead = TIED
    for seat in range(run.players):
        if s.to_move >= 0:
            worth[seat] = evaluate(s, box, seat)
        else:
            worth[seat] = 100 * score(s, box, seat)
        if seat == 0 or worth[seat] > best:
            best = worth[seat]
            lead = seat + 1
        elif worth[seat] == best:
            lead = TIED
    if s.to_move >= 0:
        for seat in range(run.players):
            run.worth[1][seat] = max(run.worth[1][seat], best - worth[seat])
    return lead


def note_scores(run: Run, s: Any, box: Any, turn: int) -> None:
    """Keep the scores after a turn."""
    for seat in range(run.players):
        run.trail[turn][seat] = score(s, box, seat)


def look_back(run: Run, turns: int, row: Any) -> None:
    """Read the drama off the course of the lead. Ties change nothing: who led before still does."""
    mask = row[WINNERS]
    leading = TIED
    decided = 0
    kept = min(turns, LONGEST_COURSE)
    for turn in range(kept):
        now = run.course[turn]
        if now != TIED and now != leading:
            if leading != TIED:
                row[LEAD_CHANGES] += 1
            leading = now
        # The result decides, not the points: the last turn's leader may lose a tie.
        if turn < kept - 1 and (leading == TIED or not mask >> (leading - 1) & 1):
            decided = turn + 1
    row[DECIDED] = 100 * decided // max(kept, 1)
    for tenth in range(TENTHS):
        at = kept * (tenth + 1) // (TENTHS + 1) - 1
        if at >= 0:
            row[LEADERS + tenth] = run.course[at]
        for seat in range(run.players):
            row[SCORES + (tenth + 1) * run.players + seat] = run.trail[at + 1][seat]
    behind = 0
    first = True
    for seat in range(run.players):
        if mask >> seat & 1 and (first or run.worth[1][seat] < behind):
            behind = run.worth[1][seat]
            first = False
    row[BEHIND] = behind
