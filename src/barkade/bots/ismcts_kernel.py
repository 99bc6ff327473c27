"""Kernel of Top Dog's search: information-set MCTS (ISMCTS) for any game; and playouts, for analysis.

Every iteration determinizes the root (deals a world from what the seat knows), descends the tree through the actions
that are legal in this world, expands one node, plays a rollout with the game's heuristics and backs the rewards of all
seats up the path. A node is keyed by an action, or by a public chance outcome where the heuristics report one; nothing
else of a world is stored, so worlds the seat can't tell apart share their nodes.

The Numba backend loads this file once per game and injects the game's functions as module globals, compiled; the plain
backend injects the same functions as Python. Both grow the same tree from the same seed.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:

    def start_stream(rng: Any, seed: int, game: int) -> None: ...
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
    def estimate(
        players: int,
        plan: Any,
        rows: Any,
        weights: Any,
        head: Any,
        powers: Any,
        narrow: Any,
        wide: Any,
        sums: Any,
        points: Any,
        parts: Any,
    ) -> int: ...


ENTRIES = ("search", "play_outs")
FROM_GAME = {"heuristics": ("pick", "evaluate", "outcome", "far_enough"), "estimate": ("estimate",)}

SEATS = 8
"""Columns of `Tree.value`; more than any game has players."""

# Columns of `Tree.nodes`
FIRST_CHILD = 0
NEXT_SIBLING = 1
KEY = 2  # the action that led here, or -1 - outcome for a chance outcome
VISITS = 3
AVAILABLE = 4  # how often the action was legal when its parent was visited
COLUMNS = 5

NONE = -1
NO_EVENTS = None
LONGEST_ROLLOUT = 20_000
DEEPEST = 200

PICK = -1
"""In place of an action: what the heuristics pick."""
NOTHING = -2
"""In place of another action: compare with nothing."""
KEEP = -3
"""In place of another action: compare with nothing, and keep the rows of playouts that would be the same."""
WHOLE = 840
"""A whole victory in `play_outs`: divisible by every number of winners."""
LONGEST_PLAYOUT = 5_000
CLOCKS = 16_384
"""Decisions that have whims of their own; then they repeat."""


class Root(NamedTuple):
    """The position to search from. `state`, `work` and `box` are one-element arrays of records (plain: lists)."""

    state: Any
    work: Any
    """Receives a copy of `state` for every iteration."""
    box: Any
    seat: int
    """The seat whose knowledge counts; NONE (in `play_outs`): the state is the truth."""
    first: int = NONE
    """The action to begin with; NONE: the search chooses it, too."""
    node: int = 0
    """The node of the position: 0, or another where a tree is kept from the decision before."""


class SearchSettings(NamedTuple):
    """Search parameters; the game's heuristics define them."""

    ahead: int
    """Rollout horizon, passed to `far_enough`."""
    depth: int
    """Most decisions on a path through the tree; a rollout takes over from there."""
    scale: float
    """Lead in hundredths of a point that counts as three quarters of a victory."""
    margin: float
    """Weight of the lead in the reward, 0 to 1; the rest is the victory."""
    trust: float
    """Prior of the heuristics' pick, 0 to 1; the rest is shared evenly by all actions."""
    exploration: float
    whim: int
    """Percentage of rollout decisions that are uniformly random."""


class Tree(NamedTuple):
    """The search tree. Node 0 is the first root; `won` sums the searching seat's shares of victory."""

    nodes: Any
    value: Any
    """Sum of rewards by node and seat."""
    won: Any


class Scratch(NamedTuple):
    """Buffers that are reused by every iteration."""

    legal: Any
    child_of: Any
    """Child node by action; all NONE between decisions."""
    path: Any
    reward: Any
    """Reward of the iteration by seat."""
    points: Any
    """Points by seat."""


class Network(NamedTuple):
    """A learned evaluation (`estimate.py`). Without weights, the heuristics' own counts."""

    plan: Any
    rows: Any
    weights: Any
    head: Any
    powers: Any
    narrow: Any
    """The numbers of the state that is played on: its bytes (plain: all numbers)."""
    wide: Any
    """The same bytes in pairs."""
    sums: Any
    parts: Any


class Context(NamedTuple):
    """Everything an iteration needs besides the root."""

    settings: SearchSettings
    rng: Any
    tree: Tree
    scratch: Scratch
    network: Network


def fresh(root: Root) -> Any:
    """Return a copy of the root's state to play on."""
    root.work[0] = root.state[0]
    return root.work[0]


def search(root: Root, context: Context, iterations: int, used: int) -> int:
    """Grow the tree by this many iterations, or until it is full. Takes and returns the number of nodes in use."""
    settings, tree, path = context.settings, context.tree, context.scratch.path
    box = root.box[0]
    for _ in range(iterations):
        if used + 2 * DEEPEST >= len(tree.won):
            return used
        s = fresh(root)
        redeal(s, box, root.seat, context.rng)
        node = root.node
        path[0] = node
        length = 1
        turns = 0
        expanding = True
        decisions = 0
        while expanding and s.to_move >= 0 and length + 2 < DEEPEST and not far_enough(s, box, turns, settings.ahead):
            n = legal(s, box, context.scratch.legal)
            if node == root.node and root.first != NONE:
                context.scratch.legal[0] = root.first
                n = 1
            mover = s.to_move
            before = used
            child, used = select_child(s, box, n, context, node, used)
            if n > 1:
                decisions += 1
                expanding = used == before and decisions < settings.depth
            apply(s, box, tree.nodes[child][KEY], context.rng, NO_EVENTS)
            node = child
            path[length] = node
            length += 1
            if s.to_move != mover:
                turns += 1
            shown = outcome(s, box)
            if shown != 0 and s.to_move >= 0:
                node, used = outcome_child(tree, node, -1 - shown, used)
                path[length] = node
                length += 1
        share = roll_out(s, box, root.seat, turns, context)
        for at in range(length):
            tree.nodes[path[at]][VISITS] += 1
            tree.won[path[at]] += share
            for each in range(s.players):
                tree.value[path[at]][each] += context.scratch.reward[each]
    return used


def select_child(s: Any, box: Any, n: int, context: Context, node: int, used: int) -> tuple[int, int]:
    """Return the child of the selected legal action, created if need be, and the number of nodes."""
    nodes, child_of = context.tree.nodes, context.scratch.child_of
    child = nodes[node][FIRST_CHILD]
    while child != NONE:
        if nodes[child][KEY] >= 0:
            child_of[nodes[child][KEY]] = child
        child = nodes[child][NEXT_SIBLING]
    best = 0
    if n > 1:
        best = select_action(s, box, n, context, node)
    key = context.scratch.legal[best]
    chosen = child_of[key]
    child = nodes[node][FIRST_CHILD]
    while child != NONE:
        if nodes[child][KEY] >= 0:
            child_of[nodes[child][KEY]] = NONE
        child = nodes[child][NEXT_SIBLING]
    if chosen != NONE:
        return chosen, used
    return new_node(context.tree, node, key, used), used + 1


def select_action(s: Any, box: Any, n: int, context: Context, node: int) -> int:
    """Return the index of the legal action with the highest upper confidence bound (PUCT) for the seat to move."""
    settings, rng, out = context.settings, context.rng, context.scratch.legal
    nodes, value = context.tree.nodes, context.tree.value
    mover = s.to_move
    visits = nodes[node][VISITS]
    usual = 0.5
    if visits > 0:
        usual = value[node][mover] / visits
    picked = pick(s, box, out, n, rng)
    # Start at a random index, so that ties are broken evenly.
    start = draw(rng, n)
    best = 0
    highest = -1.0
    for at in range(n):
        index = (start + at) % n
        child = context.scratch.child_of[out[index]]
        prior = (1.0 - settings.trust) / n
        if out[index] == picked:
            prior += settings.trust
        mean = usual
        tried = 0
        available = visits
        if child != NONE:
            nodes[child][AVAILABLE] += 1
            tried = nodes[child][VISITS]
            available = nodes[child][AVAILABLE]
            if tried > 0:
                mean = value[child][mover] / tried
        bound = mean + settings.exploration * prior * sqrt(available + 1.0) / (1.0 + tried)
        if bound > highest:
            highest = bound
            best = index
    return best


def outcome_child(tree: Tree, node: int, key: int, used: int) -> tuple[int, int]:
    """Return the child of a chance outcome, created if need be, and the number of nodes."""
    child = tree.nodes[node][FIRST_CHILD]
    while child != NONE:
        if tree.nodes[child][KEY] == key:
            return child, used
        child = tree.nodes[child][NEXT_SIBLING]
    return new_node(tree, node, key, used), used + 1


def new_node(tree: Tree, parent: int, key: int, node: int) -> int:
    """Initialize a node as the first child of its parent."""
    tree.nodes[node][FIRST_CHILD] = NONE
    tree.nodes[node][NEXT_SIBLING] = tree.nodes[parent][FIRST_CHILD]
    tree.nodes[node][KEY] = key
    tree.nodes[node][VISITS] = 0
    tree.nodes[node][AVAILABLE] = 1
    tree.nodes[parent][FIRST_CHILD] = node
    tree.won[node] = 0.0
    for seat in range(SEATS):
        tree.value[node][seat] = 0.0
    return node


def roll_out(s: Any, box: Any, seat: int, turns: int, context: Context) -> float:
    """Play on by the heuristics to the end or the horizon; write all rewards, return the seat's share of victory."""
    settings, rng, out = context.settings, context.rng, context.scratch.legal
    steps = 0
    while s.to_move >= 0 and steps < LONGEST_ROLLOUT and not far_enough(s, box, turns, settings.ahead):
        n = legal(s, box, out)
        mover = s.to_move
        action = out[0]
        if n > 1:
            if settings.whim > 0 and draw(rng, 100) < settings.whim:
                action = out[draw(rng, n)]
            else:
                action = pick(s, box, out, n, rng)
        apply(s, box, action, rng, NO_EVENTS)
        if s.to_move != mover:
            turns += 1
        steps += 1
    return reward_seats(s, box, seat, context)


def reward_seats(s: Any, box: Any, seat: int, context: Context) -> float:
    """Write the reward of every seat; return the searching seat's share of victory (before the end: an estimate)."""
    settings, reward, points = context.settings, context.scratch.reward, context.scratch.points
    over = s.to_move < 0
    mask = 0
    heads = 0
    if over:
        mask = winners(s, box)
        for each in range(s.players):
            heads += mask >> each & 1
    for each in range(s.players):
        points[each] = points_of(s, box, each, over)
    whole = 0
    if not over:
        whole = learned_parts(s, context.network, points)
    searching = 0.0
    total = 0.0
    for each in range(s.players):
        reward[each] = lead_of(points, s.players, each, settings.scale)
        total += reward[each]
    for each in range(s.players):
        lead = reward[each]
        share = lead
        if s.players > 2:
            share = lead / total
        if whole > 0:
            share = context.network.parts[each] / whole
        if over:
            share = 0.0
            if mask >> each & 1:
                share = 1.0 / heads
        if each == seat:
            searching = share
        reward[each] = (1.0 - settings.margin) * share + settings.margin * lead
    return searching


def lead_of(points: Any, players: int, seat: int, scale: float) -> float:
    """Squash a seat's lead over the best other one into 0 to 1; a solo player leads over nothing."""
    others = 0
    first = True
    for each in range(players):
        if each != seat and (first or points[each] > others):
            others = points[each]
            first = False
    lead: float = (points[seat] - others) / scale
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))


def points_of(s: Any, box: Any, seat: int, over: bool) -> int:
    """Return a seat's points in hundredths: the score at the end, else the heuristics' evaluation."""
    if over:
        return 100 * score(s, box, seat)
    return evaluate(s, box, seat)


def learned_parts(s: Any, network: Network, points: Any) -> int:
    """Write the parts of the victory that a network gives the seats; return their sum, 0 without a network."""
    if len(network.weights) == 0:
        return 0
    read_numbers(s, network)
    return estimate(
        s.players,
        network.plan,
        network.rows,
        network.weights,
        network.head,
        network.powers,
        network.narrow,
        network.wide,
        network.sums,
        points,
        network.parts,
    )


def read_numbers(s: Any, network: Network) -> None:
    """Do nothing: compiled, the numbers are a view of the state's own memory."""


# Playouts


class Playouts(NamedTuple):
    """Everything that playouts need besides the root."""

    seed: int
    whim: int
    """Percentage of decisions that are uniformly random."""
    clock: int
    """Number of the first decision in the game. The playout and the clock decide the whims and ties of a decision, so
    that playouts of one number from two states of a game agree where nothing but actions differs."""
    chance: Any
    whims: Any
    legal: Any


def play_outs(root: Root, playouts: Playouts, action: int, other: int, first: int, rows: Any) -> None:
    """Play an action and then by the heuristics to the end, once a row; write every seat's share of the victory.

    The number of a playout decides its world and its chance (common random numbers). With `other`, write the share
    less that after the other action: zero where both are the same, and then nothing is played. With KEEP, leave a row
    as it is where the heuristics would pick the action anyway.
    """
    box = root.box[0]
    for at in range(len(rows)):
        number = first + at
        s = dealt_world(root, playouts, number)
        one = chosen(s, box, playouts, action, number, 0)
        two = other
        if other in (PICK, KEEP):
            two = chosen(s, box, playouts, PICK, number, 0)
        if other == KEEP and one == two:
            continue
        for seat in range(SEATS):
            rows[at][seat] = 0
        if one == two:
            continue
        play_out(s, box, playouts, one, number, 1, rows[at])
        if other >= PICK:
            s = dealt_world(root, playouts, number)
            play_out(s, box, playouts, two, number, -1, rows[at])


def dealt_world(root: Root, playouts: Playouts, number: int) -> Any:
    """Return the world of a playout: the truth, or one that the seat can't tell from it."""
    start_stream(playouts.chance, playouts.seed, number)
    s = fresh(root)
    if root.seat >= 0:
        redeal(s, root.box[0], root.seat, playouts.chance)
    return s


def chosen(s: Any, box: Any, playouts: Playouts, action: int, number: int, steps: int) -> int:
    """Return the action, or what the heuristics (or a whim) pick instead; PICK after the end."""
    if action != PICK or s.to_move < 0:
        return action
    out = playouts.legal
    n = legal(s, box, out)
    if n == 1:
        return out[0]  # type: ignore[no-any-return]
    start_stream(playouts.whims, playouts.seed + 1, number * CLOCKS + (playouts.clock + steps) % CLOCKS)
    if draw(playouts.whims, 100) < playouts.whim:
        return out[draw(playouts.whims, n)]  # type: ignore[no-any-return]
    return pick(s, box, out, n, playouts.whims)


def play_out(s: Any, box: Any, playouts: Playouts, action: int, number: int, sign: int, row: Any) -> None:
    """Play on to the end, then add every seat's share of the victory, with a sign."""
    steps = 0
    while s.to_move >= 0 and steps < LONGEST_PLAYOUT:
        apply(s, box, action, playouts.chance, NO_EVENTS)
        steps += 1
        action = chosen(s, box, playouts, PICK, number, steps)
    if s.to_move < 0:
        mask = winners(s, box)
        heads = 0
        for seat in range(s.players):
            heads += mask >> seat & 1
        for seat in range(s.players):
            if mask >> seat & 1:
                row[seat] += sign * (WHOLE // heads)
