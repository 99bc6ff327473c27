"""Top Dog's search: information-set MCTS for any game, over worlds dealt from what a seat knows.

Every iteration deals a world that looks to the seat as the table does, walks down the tree through actions legal in
that world, adds a node, plays on as the game's guide would, and credits every seat on the path with what it got. A node
is reached by an action, or by what chance showed after one where the guide calls that an outcome; nothing else of a
world is remembered, so what the seat can't know can't be told apart.

The binding loads this file for each game and sets the game's functions as module globals, compiled or plain: the same
file runs at both speeds and grows the same tree.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    Records = Any
    Numbers = Any

    def draw(rng: Any, n: int) -> int: ...
    def legal(s: Any, box: Any, out: Any) -> int: ...
    def apply(s: Any, box: Any, action: int, rng: Any, ev: None) -> None: ...
    def redeal(s: Any, box: Any, seat: int, rng: Any) -> None: ...
    def score(s: Any, box: Any, seat: int) -> int: ...
    def winners(s: Any, box: Any) -> int: ...
    def pick(s: Any, box: Any, out: Any, n: int, rng: Any) -> int: ...
    def evaluate(s: Any, box: Any, seat: int) -> int: ...
    def outcome(s: Any, box: Any) -> int: ...
    def far_enough(s: Any, box: Any, turns: int, ahead: int) -> bool: ...


ENTRIES = ("search", "guided_games")
FROM_ROOM = {"guide": ("pick", "evaluate", "outcome", "far_enough")}

SEATS = 8
"""More than any game has."""

# The columns of a node
FIRST_CHILD = 0
NEXT_SIBLING = 1
KEY = 2  # the action that led here; or the outcome, made negative so that it is no action
VISITS = 3
AVAILABLE = 4  # how often the action was legal when its node was passed
COLUMNS = 5

NOBODY = -1
NOT_TOLD = None
LONGEST_ROLLOUT = 20_000
DEEPEST = 200

# The settings, in this order
AHEAD = 0  # how far rollouts go, as the guide understands it
SCALE = 1  # the lead, in hundredths of a point, that makes three quarters of a victory
MARGIN = 2  # how much of the reward is the lead and not the victory, 0 to 1
TRUST = 3  # how much of the prior goes to the guide's pick, 0 to 1
EXPLORATION = 4
WHIM = 5  # how often a rollout plays any legal action instead, in percent
DEPTH = 6  # so many decisions down the tree goes; from there on rollouts follow the guide
SETTINGS = 7


def fresh(work: Records, roots: Records) -> Any:
    """A state to play with, as the root is."""
    work[0] = roots[0]
    return work[0]


def search(
    roots: Records,
    work: Records,
    boxes: Records,
    seat: int,
    iterations: int,
    words: Numbers,
    out: Numbers,
    settings: Numbers,
    tree: Numbers,
    value: Numbers,
    won: Numbers,
    where: Numbers,
    path: Numbers,
    reward: Numbers,
    used: int,
) -> int:
    """Grow the tree by so many iterations, or until it is full; how many nodes it has then.

    Node 0 is the root. Of a node, `value` sums the rewards of all seats and `won` this seat's parts of victories;
    `where` (by action, all -1), `path` and `reward` are room to work in.
    """
    box = boxes[0]
    ahead = int(settings[AHEAD])
    depth = int(settings[DEPTH])
    for _ in range(iterations):
        if used + 2 * DEEPEST >= len(won):
            return used
        s = fresh(work, roots)
        redeal(s, box, seat, words)
        node = 0
        path[0] = 0
        length = 1
        turns = 0
        growing = True
        decisions = 0
        while growing and s.to_move >= 0 and length + 2 < DEEPEST and not far_enough(s, box, turns, ahead):
            n = legal(s, box, out)
            mover = s.to_move
            before = used
            child, used = step_down(s, box, out, n, words, settings, tree, value, won, where, node, used)
            if n > 1:
                decisions += 1
                growing = used == before and decisions < depth
            apply(s, box, tree[child][KEY], words, NOT_TOLD)
            node = child
            path[length] = node
            length += 1
            if s.to_move != mover:
                turns += 1
            shown = outcome(s, box)
            if shown != 0 and s.to_move >= 0:
                node, used = child_by_key(tree, value, won, node, -1 - shown, used)
                path[length] = node
                length += 1
        share = play_on(s, box, seat, words, out, settings, turns, reward)
        for at in range(length):
            tree[path[at]][VISITS] += 1
            won[path[at]] += share
            for each in range(s.players):
                value[path[at]][each] += reward[each]
    return used


def step_down(
    s: Any,
    box: Any,
    out: Numbers,
    n: int,
    words: Numbers,
    settings: Numbers,
    tree: Numbers,
    value: Numbers,
    won: Numbers,
    where: Numbers,
    node: int,
    used: int,
) -> tuple[int, int]:
    """The child to go to among the legal actions, made if need be; and how many nodes there are then."""
    child = tree[node][FIRST_CHILD]
    while child != NOBODY:
        if tree[child][KEY] >= 0:
            where[tree[child][KEY]] = child
        child = tree[child][NEXT_SIBLING]
    best = 0
    if n > 1:
        best = best_action(s, box, out, n, words, settings, tree, value, where, node)
    key = out[best]
    chosen = where[key]
    child = tree[node][FIRST_CHILD]
    while child != NOBODY:
        if tree[child][KEY] >= 0:
            where[tree[child][KEY]] = NOBODY
        child = tree[child][NEXT_SIBLING]
    if chosen != NOBODY:
        return chosen, used
    return new_node(tree, value, won, node, key, used), used + 1


def best_action(
    s: Any,
    box: Any,
    out: Numbers,
    n: int,
    words: Numbers,
    settings: Numbers,
    tree: Numbers,
    value: Numbers,
    where: Numbers,
    node: int,
) -> int:
    """The index of the legal action that promises the seat to move the most, or that is worth finding out about."""
    mover = s.to_move
    visits = tree[node][VISITS]
    usual = 0.5
    if visits > 0:
        usual = value[node][mover] / visits
    liked = pick(s, box, out, n, words)
    # A random place to start from, so that equals are equally likely.
    start = draw(words, n)
    best = 0
    highest = -1.0
    for at in range(n):
        index = (start + at) % n
        child = where[out[index]]
        prior = (1.0 - settings[TRUST]) / n
        if out[index] == liked:
            prior += settings[TRUST]
        mean = usual
        tried = 0
        chances = visits
        if child != NOBODY:
            tree[child][AVAILABLE] += 1
            tried = tree[child][VISITS]
            chances = tree[child][AVAILABLE]
            if tried > 0:
                mean = value[child][mover] / tried
        urge = mean + settings[EXPLORATION] * prior * sqrt(chances + 1.0) / (1.0 + tried)
        if urge > highest:
            highest = urge
            best = index
    return best


def child_by_key(tree: Numbers, value: Numbers, won: Numbers, node: int, key: int, used: int) -> tuple[int, int]:
    child = tree[node][FIRST_CHILD]
    while child != NOBODY:
        if tree[child][KEY] == key:
            return child, used
        child = tree[child][NEXT_SIBLING]
    return new_node(tree, value, won, node, key, used), used + 1


def new_node(tree: Numbers, value: Numbers, won: Numbers, parent: int, key: int, node: int) -> int:
    """Make this the newest child."""
    tree[node][FIRST_CHILD] = NOBODY
    tree[node][NEXT_SIBLING] = tree[parent][FIRST_CHILD]
    tree[node][KEY] = key
    tree[node][VISITS] = 0
    tree[node][AVAILABLE] = 1
    tree[parent][FIRST_CHILD] = node
    won[node] = 0.0
    for seat in range(SEATS):
        value[node][seat] = 0.0
    return node


def play_on(
    s: Any, box: Any, seat: int, words: Numbers, out: Numbers, settings: Numbers, turns: int, reward: Numbers
) -> float:
    """Play as the guide does, to the end or the horizon, and write every seat's reward; the seat's part of victory."""
    ahead = int(settings[AHEAD])
    whim = int(settings[WHIM])
    steps = 0
    while s.to_move >= 0 and steps < LONGEST_ROLLOUT and not far_enough(s, box, turns, ahead):
        n = legal(s, box, out)
        mover = s.to_move
        action = out[0]
        if n > 1:
            if whim > 0 and draw(words, 100) < whim:
                action = out[draw(words, n)]
            else:
                action = pick(s, box, out, n, words)
        apply(s, box, action, words, NOT_TOLD)
        if s.to_move != mover:
            turns += 1
        steps += 1
    return judge(s, box, seat, settings, reward)


def judge(s: Any, box: Any, seat: int, settings: Numbers, reward: Numbers) -> float:
    over = s.to_move < 0
    mask = 0
    heads = 0
    if over:
        mask = winners(s, box)
        for each in range(s.players):
            heads += mask >> each & 1
    part = 0.0
    total = 0.0
    for each in range(s.players):
        reward[each] = lead_of(s, box, each, over, settings)
        total += reward[each]
    for each in range(s.players):
        lead = reward[each]
        share = lead
        if s.players > 2:
            share = lead / total
        if over:
            share = 0.0
            if mask >> each & 1:
                share = 1.0 / heads
        if each == seat:
            part = share
        reward[each] = (1.0 - settings[MARGIN]) * share + settings[MARGIN] * lead
    return part


def lead_of(s: Any, box: Any, seat: int, over: bool, settings: Numbers) -> float:
    """How far a seat is ahead of the best other one, from 0 to 1; alone: of nothing."""
    others = 0
    first = True
    for each in range(s.players):
        if each != seat:
            points = points_of(s, box, each, over)
            if first or points > others:
                others = points
                first = False
    lead: float = (points_of(s, box, seat, over) - others) / settings[SCALE]
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))


def points_of(s: Any, box: Any, seat: int, over: bool) -> int:
    if over:
        return 100 * score(s, box, seat)
    return evaluate(s, box, seat)


def guided_games(
    roots: Records,
    work: Records,
    boxes: Records,
    guided: int,
    games: int,
    words: Numbers,
    out: Numbers,
    report: Numbers,
) -> int:
    """Play on from the root so many times: the seats of a mask as the guide does, the others anyhow. A row of the
    report each: steps, winners, scores. How many steps in all."""
    box = boxes[0]
    total = 0
    for game in range(games):
        s = fresh(work, roots)
        steps = 0
        while s.to_move >= 0 and steps < LONGEST_ROLLOUT:
            n = legal(s, box, out)
            if guided >> s.to_move & 1:
                action = pick(s, box, out, n, words)
            else:
                action = out[draw(words, n)]
            apply(s, box, action, words, NOT_TOLD)
            steps += 1
        total += steps
        report[game][0] = steps
        report[game][1] = winners(s, box)
        for seat in range(s.players):
            report[game][2 + seat] = score(s, box, seat)
    return total
