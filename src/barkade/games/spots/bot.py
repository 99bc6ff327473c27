"""Spots' rules of thumb: weigh what a roll may fill against what a bust would cost, all in shares of a scored dog."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from barkade.engine.cells import layout

from .box import CARDS_A_PLAYER, FACES, NO_DOG, SPACES, YARD_LIMIT
from .notation import spell
from .odds import Odds, odds
from .prospects import Prospect, here_now, prospects
from .rules import state as at
from .rules.dice import SEARCH_TOTAL, pips_of
from .rules.dogs import dice_on, free_spaces, is_filled, is_free, open_cards
from .rules.state import State
from .rules.tiles import trick_of

Legal = Mapping[str, Any]

FILLED_DOG = 0.9
"""A filled dog is not scored yet: the last bit is for getting it home."""
STEEPNESS = 1.6
"""A dog nearly filled is worth more than its share: what is missing may come soon."""
PIP = 0.025
"""What a buried pip costs, by the busts that come of it."""
TREAT = 0.1
SPARE_TREAT = 0.03
ENOUGH_TREATS = 4
TURN = 0.1
"""What the rest of a turn is worth that a bust ends."""
HOMECOMING = 0.25
"""What scoring a filled dog is worth now, against doing a trick first."""
NEW_DOG = 0.06
ENOUGH_DOGS = 3
REPEATS = 1.15
"""Tricks that may go on are worth a little more than their first roll."""
NO_MOVE = 0.02
BAD = 9.0
CHOSEN = {at.FETCH: 1, at.HUNT: 2, at.SEARCH: 2}
"""Tricks that settle only some of their dice: how many numbers that makes, about."""


def choose(view: Mapping[str, Any], legal: Sequence[Legal], rng: random.Random) -> Legal:
    """The best action by these rules; among equals any."""
    judge = Judge(layout(State).from_flat(view["known"]))
    worth = [judge.worth(action) for action in legal]
    return rng.choice([action for action, value in zip(legal, worth, strict=True) if value >= max(worth) - 1e-9])


class Judge:
    """What the actions of the seat at turn are worth, in shares of a scored dog."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.seat = s.to_move
        self.trick = trick_of(s)
        self.here = here_now(s)
        cards = range(CARDS_A_PLAYER)
        self.at_risk = sum(self.card_value(card, dice_on(s, self.seat, card)) for card in cards)
        ahead = prospects(s)
        self.ahead = {spell(s, each.action): each for each in ahead if not each.rerolled}
        # Track's ways to reroll some of the dice, the best first.
        self.partial = sorted((each for each in ahead if each.rerolled), key=lambda each: -self.chances(each))
        self.wanted: tuple[int, ...] = (
            self.plan() if s.phase in (at.ROLLED, at.SETTLING, at.DISCARDING, at.PICKING) else ()
        )

    # Cards, dice and treats

    def card_value(self, card: int, dice: int) -> float:
        dog = self.s.card[self.seat][card]
        if dog == NO_DOG or self.s.scored[self.seat][card]:
            return 0.0
        return FILLED_DOG * math.pow(dice / SPACES[dog].bit_count(), STEEPNESS)

    def placing(self, card: int) -> float:
        """What one more die on a card is worth."""
        dice = dice_on(self.s, self.seat, card)
        return self.card_value(card, dice + 1) - self.card_value(card, dice)

    def fitting(self, face: int) -> list[int]:
        """Cards with a free space for a number, the best first; only those that settling has not gone past."""
        settling = self.s.phase == at.SETTLING and face == self.s.mark_face
        cards = range(self.s.mark_card if settling else 0, CARDS_A_PLAYER)
        return sorted(
            (card for card in cards if is_free(self.s, self.seat, card, face)), key=lambda c: -self.placing(c)
        )

    def best_placing(self, face: int) -> float:
        return max((self.placing(card) for card in self.fitting(face)), default=0.0)

    def bust(self) -> float:
        """What a bust costs: the dice on the cards. The yard is empty after it, and the turn is gone."""
        return TURN + self.at_risk - PIP * self.here.pips

    def treats(self, more: int) -> float:
        """What treats are worth to somebody who has some already."""
        held = self.s.treats[self.seat]
        return sum(TREAT if held + each < ENOUGH_TREATS else SPARE_TREAT for each in range(more))

    def treat_spent(self) -> float:
        return TREAT if self.s.treats[self.seat] <= ENOUGH_TREATS else SPARE_TREAT

    # The roll on the table

    def settled(self, faces: Sequence[int]) -> float:
        """What it is worth to settle these dice: the best spaces for each number, the rest buried."""
        value, pips = 0.0, 0
        for face in set(faces):
            dice, cards = faces.count(face), self.fitting(face)
            value += sum(self.placing(card) for card in cards[:dice])
            pips += max(0, dice - len(cards)) * (face + 1)
        if pips > self.here.slack:
            return -self.bust()
        if self.trick == at.PLAY_DEAD and pips:
            value += self.treats(pips)
        return value - PIP * pips

    def rolled(self) -> list[int]:
        s = self.s
        lowest = s.mark_face if s.phase == at.SETTLING else 0
        highest = s.named or FACES
        return [face for face in range(lowest, highest) for _ in range(s.roll[face])]

    def plan(self) -> tuple[int, ...]:
        """The dice of the roll that are best settled, of those that the trick lets choose."""
        s, faces = self.s, self.rolled()
        fresh = s.phase == at.ROLLED
        choices: list[tuple[int, ...]] = [tuple(faces)]
        if self.trick == at.HUNT:
            choices = list(combinations(faces, s.quota))
        elif self.trick == at.FETCH and fresh:
            choices = [tuple(each for each in faces if each == face) for face in set(faces)]
        elif self.trick == at.SEARCH and s.phase != at.SETTLING:
            rest = SEARCH_TOTAL - pips_of(s.aside)
            faces = [face for face in faces if face >= s.mark_face]
            some = (part for size in range(1, len(faces) + 1) for part in combinations(faces, size))
            choices = [part for part in some if sum(part) + len(part) == rest]
        elif self.trick == at.SCAVENGE and s.phase != at.SETTLING:
            choices = [self.not_discarded(faces)]
        return max(choices, key=self.settled, default=())

    # Rolls to come

    def chances(self, each: Prospect) -> float:
        """What a roll to come is worth: what it fills, what it buries, what a bust would cost."""
        if each.dice == 0:
            return 0.0
        if each.trick == at.GUARD and self.s.phase == at.CHOOSE:
            named = range(1, FACES + 1)
            return max(self.outlook(each, odds(at.GUARD, each.dice, self.here, number)) for number in named)
        return self.outlook(each, each.odds)

    def outlook(self, each: Prospect, of: Odds) -> float:
        s, treats = self.s, self.s.treats[self.seat]
        gains = sorted((of.fill[face][0] * self.best_placing(face) for face in range(FACES)), reverse=True)
        gain = sum(gains[: CHOSEN.get(each.trick, FACES)])
        bust = 1 - of.safe[min(2, treats)]
        pips = 3.5 * each.dice - sum(of.fill[face][0] * (face + 1) for face in range(FACES))
        buried = min(pips, self.here.slack) if each.trick not in CHOSEN else 1
        if each.trick == at.ROLL_OVER and s.phase == at.CHOOSE:
            buried -= self.here.pips
        if each.trick == at.HOWL:
            gain += NEW_DOG if open_cards(s, self.seat) < ENOUGH_DOGS else -NEW_DOG
        if each.trick == at.PLAY_DEAD:
            gain += 3 * TREAT * (1 - bust)
        spent = (of.safe[min(2, treats)] - of.safe[0]) * self.treat_spent()
        return gain - PIP * buried * (1 - bust) - bust * self.bust() - spent

    # Actions

    def worth(self, action: Legal) -> float:
        kind = action["kind"]
        if kind == "do":
            each = self.ahead[action["text"]]
            more = REPEATS if at.RUN <= each.trick <= at.DOGPILE else 1.0
            return more * self.chances(each) + self.treats(each.treats)
        if kind == "score":
            return HOMECOMING * sum(is_filled(self.s, self.seat, card) for card in range(CARDS_A_PLAYER))
        if kind == "roll":
            return self.chances(self.ahead["roll"])
        if kind == "reroll":
            return self.reroll()
        if kind in ("place", "bury", "discard", "pick", "mark") or self.s.phase == at.ROLLED:
            return self.settling(action)
        return self.preparing(action)

    def reroll(self) -> float:
        """Above 0 if a treat should be spent on all dice, or on those marked."""
        if self.s.phase == at.MARKING:
            return self.mark(at.REROLL)
        return self.chances(self.ahead["reroll"]) - self.treat_spent() - self.settled(self.wanted)

    def settling(self, action: Legal) -> float:
        """0 for the next action of the plan, as rerolls are weighed against it, else less."""
        kind, face = action["kind"], action.get("number", 1) - 1
        if self.s.phase == at.MOVING:
            return self.placing(action["card"])
        if kind == "mark":
            return self.mark(at.MARK + face)
        if kind == "stop":
            return 0.0
        if kind == "discard":
            return 0.0 if face in self.to_discard() else -BAD
        if face != min(self.wanted, default=-1) or self.to_discard():
            return -BAD
        if kind in ("name", "pick"):
            return 0.0
        chosen = self.fitting(face)[: self.wanted.count(face)]
        if kind == "place":
            return 0.0 if action["card"] == min(chosen, default=-1) else -BAD / 2
        return 0.0 if not chosen else -BAD / 2

    def mark(self, action: int) -> float:
        """What Track's best partial reroll is worth to the action that leads to it."""
        best = self.partial[0]
        if best.action != action:
            return -BAD
        return self.chances(best) - self.treat_spent() - self.settled(self.wanted)

    def not_discarded(self, faces: Sequence[int]) -> tuple[int, ...]:
        """Scavenge: what has to be settled, and what has a space."""
        numbers = [(face, faces.count(face)) for face in sorted(set(faces))]
        kept = [
            (face, dice if face + 1 >= self.here.pips else min(dice, len(self.fitting(face)))) for face, dice in numbers
        ]
        return tuple(face for face, dice in kept for _ in range(dice))

    def to_discard(self) -> list[int]:
        """Scavenge's numbers of which dice go out before anything is settled, from where discarding has come to."""
        if self.trick != at.SCAVENGE or self.s.phase == at.SETTLING:
            return []
        faces = self.rolled()
        return [face for face in set(faces) if faces.count(face) > self.wanted.count(face) and face >= self.s.mark_face]

    def preparing(self, action: Legal) -> float:
        """What goes before a roll: numbers named, dice set aside, taken up or changed, or nothing more."""
        kind = action["kind"]
        if kind == "set-aside":
            return -float(action["dice"])
        if kind == "change":
            return self.changing(action)
        if kind == "take" and self.trick == at.TROT:
            return self.moving(action["card"], action["number"] - 1)
        if kind == "stop":
            return 0.0
        return self.chances(self.ahead[action["text"]])

    def moving(self, card: int, face: int) -> float:
        """Trot: what the best move of a die is worth, against leaving it."""
        dice = dice_on(self.s, self.seat, card)
        lost = self.card_value(card, dice) - self.card_value(card, dice - 1)
        others = [each for each in range(CARDS_A_PLAYER) if each != card and free_spaces(self.s, self.seat, each)]
        return max((self.placing(each) for each in others), default=0.0) - lost - NO_MOVE

    def changing(self, action: Legal) -> float:
        """Dig: push a rival over the edge, else lower the own yard."""
        owner, raised = action["owner"], action["to"] > action["number"]
        if owner == self.seat:
            return -BAD if raised else PIP
        full = pips_of(self.s.buried[owner]) == YARD_LIMIT
        dice = sum(dice_on(self.s, owner, card) for card in range(CARDS_A_PLAYER))
        return dice * PIP * 2 if raised and full else -BAD
