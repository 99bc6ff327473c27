"""DIG's rules of thumb: go where the most points an action are to be had, and don't drag worthless bones along."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from .box import HAND_LIMIT, REACH
from .coach import odds_of

Board = Mapping[str, Any]
Legal = Mapping[str, Any]

BURDEN = 0.6
"""What every bone in hand costs, in points: it slows the dog down."""
GOOD_BONE = 3
"""What a third bone in hand should at least be worth."""


def choose(view: Mapping[str, Any], legal: Sequence[Legal], rng: random.Random) -> Legal:
    """Deliver whatever can be delivered, keep what is worth its way, and otherwise go to the best place and dig."""
    by_kind: dict[str, list[Legal]] = {}
    for action in legal:
        by_kind.setdefault(action["kind"], []).append(action)
    if "deliver" in by_kind:
        return max(by_kind["deliver"], key=lambda action: len(action["slots"]))
    board, seat = view["board"], view["seat"]
    if board["phase"] == "decide":
        return decide(board, seat, by_kind)
    return seek(board, seat, by_kind)


def bowls_of(board: Board) -> dict[str, int]:
    return {card["colour"]: place for place, card in enumerate(board["row"], 1) if card and card["kind"] == "bowl"}


def actions_to(start: int, end: int, hand: int) -> int:
    """How many moves it takes with this many bones in hand."""
    return -(-abs(start - end) // (REACH - hand))


# After a dig


def decide(board: Board, seat: int, by_kind: Mapping[str, list[Legal]]) -> Legal:
    """Put the worst bone back if it is not worth carrying, or if one must be put back."""
    hand = [card["bone"] for card in board["hands"][seat]]
    worst = min(by_kind["put"], key=lambda action: comfort(board, seat, hand, hand[action["slot"]]))
    others = [*hand[: worst["slot"]], *hand[worst["slot"] + 1 :]]
    if "keep" in by_kind and worth_keeping(board, others, hand[worst["slot"]]):
        return by_kind["keep"][0]
    return worst


def comfort(board: Board, seat: int, hand: Sequence[str], colour: str) -> float:
    """How much a bone in hand promises: its points, less for a long way to a bowl that no other bone is going to."""
    moves = actions_to(board["dogs"][seat], bowls_of(board)[colour], HAND_LIMIT - 1)
    return float(board["values"][colour]) - BURDEN * moves / hand.count(colour)


def worth_keeping(board: Board, others: Sequence[str], colour: str) -> bool:
    """A full hand crawls: the third bone has to be a good one, or go where another goes."""
    return len(others) < HAND_LIMIT - 1 or colour in others or board["values"][colour] >= GOOD_BONE


# Where to go


def seek(board: Board, seat: int, by_kind: Mapping[str, list[Legal]]) -> Legal:
    """The place that promises the most points an action, and the step there; dig if that is here."""
    dog = board["dogs"][seat]
    promises = {place: promise(board, seat, place) for place in range(1, len(board["row"]) + 1)}
    best = max(promises, key=lambda place: (promises[place], -abs(place - dog)))
    if promises[best] <= 0:
        return by_kind["stop"][0]
    if best == dog:
        return by_kind["dig"][0]
    nearest = min(abs(best - move["to"]) for move in by_kind["move"])
    steps = [move for move in by_kind["move"] if abs(best - move["to"]) == nearest]
    return max(steps, key=lambda move: promises.get(move["to"], 0))


def promise(board: Board, seat: int, place: int) -> float:
    """Points an action of going to a place and doing what can be done there."""
    hand, dog = board["hands"][seat], board["dogs"][seat]
    card = board["row"][place - 1]
    if card is None:
        return 0
    way = actions_to(dog, place, len(hand))
    if card["kind"] == "bowl":
        matching = sum(bone["bone"] == card["colour"] for bone in hand)
        return float(matching * board["values"][card["colour"]]) / (way + 1)
    bowls, bones, total = bowls_of(board), [bone["bone"] for bone in hand], 0.0
    for colour, chance in (odds_of(card) or {}).items():
        gain, carried = float(board["values"][colour]), len(hand) + 1
        if carried > HAND_LIMIT:
            # One has to go back: what counts is how much better the new bone would be than the worst.
            gain -= min(board["values"][bone] for bone in bones)
            carried = HAND_LIMIT
        elif not worth_keeping(board, bones, colour):
            continue
        # To the bowl of another bone in hand the dog has to go anyway.
        home = 0 if colour in bones else actions_to(place, bowls[colour], carried)
        total += chance * max(gain - BURDEN * len(hand), 0) / (way + 2 + home)
    return total
