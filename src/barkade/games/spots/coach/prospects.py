"""Prospects of each action on offer: the next roll, and the places it may be settled in after the player's preparation.

Several tricks let the player prepare before the dice are rolled: Trot moves a die, Retrieve sets one, Dogpile takes one
up, Dig lowers the yard, Guard names a number. The odds of such a trick are those of the best preparation, for each aim.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from barkade.games.spots.box import CARDS_PER_PLAYER, FACES, FIRST_ROLL, NUMBER_OF_DOGS, SLOTS, SPACES, Box
from barkade.games.spots.rules import state as at
from barkade.games.spots.rules.dice import SEARCH_TOTAL, number_of, pips_of
from barkade.games.spots.rules.dogs import cards_of, free_spaces, highest_free, is_free, open_cards, paws
from barkade.games.spots.rules.state import State
from barkade.games.spots.rules.tiles import tiles_face_up, trick_at, trick_of
from barkade.games.spots.rules.tricks import GOBBLE_TREATS

from .odds import ALWAYS, NEVER, Counts, Odds, Place, added, best, keepable, multisets, odds, safe_chances, track_odds


@dataclass(frozen=True)
class Prospect:
    """An action on offer, the dice that will be rolled after it (0: none), their odds, and the treats it brings."""

    action: int
    trick: int
    dice: int
    odds: Odds
    treats: int = 0
    rerolled: tuple[int, ...] = ()
    """The numbers that Track rerolls, if not all dice."""


NOTHING_HAPPENS = Odds(ALWAYS, (NEVER,) * FACES)


def prospects(s: State, box: Box) -> list[Prospect]:
    """Return the prospects of all actions that lead straight to a roll (or to treats), in the order of the legal
    actions."""
    if s.to_move < 0:
        return []
    if s.phase == at.CHOOSE:
        return [of_tile(s, box, slot) for slot in range(SLOTS) if s.face_up[slot]]
    trick = trick_of(s)
    here = here_now(s, box)
    if s.phase == at.OFFERED:
        return [Prospect(at.ROLL, trick, dice, of) for dice, of in [of_offer(s, trick, here)]]
    if s.phase == at.ROLLED and s.treats[s.to_move]:
        return list(of_rerolls(s, trick, here))
    if s.phase == at.MARKING:
        return [of_partial_reroll(s, here, tuple(s.roll), at.REROLL), *of_marks(s, here, s.mark_face)]
    if s.phase == at.NAMING:
        return list(of_names(s, trick, here))
    if s.phase == at.SETTING_ASIDE:
        # However many are set aside, they are rolled one by one.
        return [Prospect(at.SET_ASIDE, trick, 1, odds(trick, 1, here))]
    if s.phase == at.TAKING:
        return list(of_takes(s, trick, here))
    if s.phase == at.MOVING:
        return list(of_moves(s, trick, here))
    if s.phase == at.DIGGING:
        return list(of_changes(s, trick, here))
    return []


def here_now(s: State, box: Box) -> Place:
    """Return where the player to move would settle dice now."""
    free = [0] * FACES
    for card in range(CARDS_PER_PLAYER):
        spaces = free_spaces(s, s.to_move, card)
        for face in range(FACES):
            free[face] += spaces >> face & 1
    return Place(tuple(free), pips_of(s.buried[s.to_move]), box.yard_limit)


def dice_by_face(s: State) -> Counts:
    """Return the dice on the player's cards."""
    cards = s.filled[s.to_move]
    return tuple(sum(mask >> face & 1 for mask in cards) for face in range(FACES))


def changed(free: Counts, *, gone: int = -1, come: int = -1) -> Counts:
    """Return the free spaces with one of a number removed and one of another added."""
    return tuple(count - (face == gone) + (face == come) for face, count in enumerate(free))


# The first roll of each trick


def of_tile(s: State, box: Box, slot: int) -> Prospect:
    trick, seat = trick_at(s, slot), s.to_move
    here = here_now(s, box)
    action, treats = at.DO + slot, s.tile_treats[slot]
    if trick in (at.BEG, at.CHEW, at.GOBBLE, at.STAY):
        return Prospect(action, trick, 0, NOTHING_HAPPENS, treats + treats_from(s, trick, s.treats[seat] + treats))
    dice = min(FIRST_ROLL[trick], s.dice)
    if trick == at.HOWL and cards_of(s, seat) < CARDS_PER_PLAYER:
        of = odds(trick, dice, here.after(added(here.free, free_on([s.top]))))
    elif trick == at.ROLL_OVER:
        dice = number_of(s.buried[seat])
        of = odds(trick, dice, here.after(pips=0)) if dice else odds(trick, 1, here)
        dice = dice or 1
    elif trick == at.DIG:
        of = odds(trick, dice, here.after(pips=max(0, here.pips - paws(s, seat))))
    elif trick == at.RETRIEVE:
        dice = min(dice, s.dice - 1)
        of = best([of_set_die(s, face, here, dice) for face in range(FACES) if SPACES[s.top] >> face & 1])
    elif trick == at.TROT:
        moves = [after_move(s, face, here, dice) for face, placed in enumerate(dice_by_face(s)) if placed]
        of = best([odds(trick, dice, here), *moves])
    elif trick == at.SPRINT:
        dice = min(open_cards(s, seat), s.dice)
        of = odds(trick, dice, here)
    elif trick == at.DOGPILE:
        dice, of = pile(s, here)
    elif trick == at.HUNT:
        dice = min(FIRST_ROLL[at.HUNT] + paws(s, seat), s.dice)
        of = odds(trick, dice, here)
    else:
        of = odds(trick, dice, here)
    return Prospect(action, trick, dice, of, treats)


def treats_from(s: State, trick: int, had: int) -> int:
    """Return the treats a green trick brings, as far as the supply goes."""
    seat = s.to_move
    if trick == at.BEG:
        return min(1 + paws(s, seat), s.spare_treats)
    if trick == at.CHEW:
        return min(had + 1, s.spare_treats)
    if trick == at.GOBBLE:
        got = min(GOBBLE_TREATS, s.spare_treats)
        return got - min(highest_free(s, seat), had + got)
    return min(SLOTS - tiles_face_up(s), s.spare_treats)


# Later rolls, and preparations one by one


def of_offer(s: State, trick: int, here: Place) -> tuple[int, Odds]:
    if trick == at.DOGPILE:
        return pile(s, here)
    dice = 1
    if trick == at.CHASE:
        dice = min(s.count, s.dice)
    elif trick == at.SPRINT:
        dice = min(open_cards(s, s.to_move), s.dice)
    return dice, odds(trick, dice, here)


def of_rerolls(s: State, trick: int, here: Place) -> Iterator[Prospect]:
    dice = number_of(s.roll)
    yield Prospect(at.REROLL, trick, dice, odds(trick, dice, here, s.named))
    if trick == at.TRACK:
        yield from of_marks(s, here, 0)


def of_marks(s: State, here: Place, lowest: int) -> Iterator[Prospect]:
    """Track: all ways to mark more dice for a reroll, from a face up, but not all of them."""
    dice = number_of(s.roll)
    for keep in keepable(dice)[[roll for roll, _ in multisets(dice)].index(tuple(s.roll))]:
        first = min(face for face in range(FACES) if s.roll[face] > keep[face])
        if sum(keep) and first >= lowest:
            yield of_partial_reroll(s, here, keep, at.MARK + first)


def of_partial_reroll(s: State, here: Place, keep: Counts, action: int) -> Prospect:
    """Track with some dice kept."""
    dice = number_of(s.roll) + number_of(s.aside)
    again = [s.roll[face] + s.aside[face] - keep[face] for face in range(FACES)]
    rerolled = tuple(face + 1 for face in range(FACES) for _ in range(again[face]))
    return Prospect(action, at.TRACK, len(rerolled), track_odds(dice, here, keep), 0, rerolled)


def of_moves(s: State, trick: int, here: Place) -> Iterator[Prospect]:
    """Trot: each space that the die in hand may go to."""
    dice = min(FIRST_ROLL[at.TROT], s.dice)
    for card in range(CARDS_PER_PLAYER):
        for face in range(FACES):
            if is_free(s, s.to_move, card, face) and (card, face) != (s.mark_card, s.mark_face):
                of = filling(trick, face, here.after(changed(here.free, gone=face)), dice)
                yield Prospect(at.PLACE + FACES * card + face, trick, dice, of)


def of_changes(s: State, trick: int, here: Place) -> Iterator[Prospect]:
    """Dig: lower the own yard with all remaining changes, or leave it."""
    dice = min(FIRST_ROLL[at.DIG], s.dice)
    for face in range(FACES):
        if s.buried[s.to_move][face]:
            lowered = here.after(pips=max(0, here.pips - s.count))
            action = at.CHANGE + 2 * (FACES * s.to_move + face) + 1
            yield Prospect(action, trick, dice, odds(trick, dice, lowered))
    yield Prospect(at.STOP, trick, dice, odds(trick, dice, here))


def of_names(s: State, trick: int, here: Place) -> Iterator[Prospect]:
    for face in range(FACES):
        if trick == at.GUARD:
            dice = min(FIRST_ROLL[at.GUARD], s.dice)
            yield Prospect(at.NAME + face, trick, dice, odds(trick, dice, here, face + 1))
        elif SPACES[s.top] >> face & 1:
            dice = min(FIRST_ROLL[at.RETRIEVE], s.dice - 1)
            yield Prospect(at.NAME + face, trick, dice, of_set_die(s, face, here, dice))


def of_takes(s: State, trick: int, here: Place) -> Iterator[Prospect]:
    for card in range(CARDS_PER_PLAYER):
        for face in range(FACES):
            if s.filled[s.to_move][card] >> face & 1:
                action = at.TAKE + FACES * card + face
                if trick == at.TROT:
                    dice = min(FIRST_ROLL[at.TROT], s.dice)
                    yield Prospect(action, trick, dice, after_move(s, face, here, dice))
                else:
                    dice = min(FIRST_ROLL[at.DOGPILE], s.dice) + 1
                    yield Prospect(action, trick, dice, odds(trick, dice, here.after(changed(here.free, come=face))))
    if trick == at.TROT:
        dice = min(FIRST_ROLL[at.TROT], s.dice)
        yield Prospect(at.STOP, trick, dice, odds(trick, dice, here))
        return
    for face in range(FACES):
        if s.buried[s.to_move][face]:
            dice = min(FIRST_ROLL[at.DOGPILE], s.dice) + 1
            place = here.after(pips=here.pips - face - 1)
            yield Prospect(at.DIG_UP + face, trick, dice, odds(trick, dice, place))


def pile(s: State, here: Place) -> tuple[int, Odds]:
    """Dogpile: the best own die to take up."""
    dice = min(FIRST_ROLL[at.DOGPILE], s.dice)
    taken = [each.odds for each in of_takes(s, at.DOGPILE, here)]
    if taken:
        return dice + 1, best(taken)
    return dice, odds(at.DOGPILE, dice, here)


def after_move(s: State, face: int, here: Place, dice: int) -> Odds:
    """Trot: a die of this number is taken up and goes to the best other space."""
    return best(
        [
            filling(at.TROT, to, here.after(changed(here.free, gone=to, come=face)), dice)
            for to in range(FACES)
            if here.free[to]
        ]
    )


def filling(trick: int, to: int, filled: Place, dice: int) -> Odds:
    """Return the odds after a space was filled by hand: it stays filled unless the roll busts."""
    after = odds(trick, dice, filled)
    return Odds(after.safe, tuple(after.safe if face == to else chances for face, chances in enumerate(after.fill)))


def of_set_die(s: State, face: int, here: Place, dice: int) -> Odds:
    """Retrieve: the set die is placed or buried, whichever is better for each aim."""
    ways = []
    if here.free[face] and sum(here.free) == 1:
        ways.append(scored_fast(s, face, here, dice))
    elif here.free[face]:
        ways.append(filling(at.RETRIEVE, face, here.after(changed(here.free, gone=face)), dice))
    if face + 1 <= here.slack:
        ways.append(odds(at.RETRIEVE, dice, here.after(pips=here.pips + face + 1)))
    return best(ways) if ways else Odds(NEVER, (NEVER,) * FACES)


def scored_fast(s: State, face: int, here: Place, dice: int) -> Odds:
    """Return the odds when the set die fills the last space and all dogs are scored: the roll will be settled on new
    ones, of which the first is the top of the deck and the others are unknown."""
    seat = s.to_move
    cards = cards_of(s, seat)
    fill = tuple(ALWAYS if each == face else NEVER for each in range(FACES))
    drawn = min(cards - sum(s.scored[seat]), CARDS_PER_PLAYER - cards)
    if drawn == 0:
        return Odds(ALWAYS, fill)
    deck = [dog for dog in range(1, NUMBER_OF_DOGS + 1) if s.deck[dog - 1]]
    hands = Counter(free_on([s.top, *others]) for others in combinations(deck, drawn - 1))
    chances = [(safe_chances(dice, here.after(free)), ways) for free, ways in hands.items()]
    first, second, third = (sum(safe[treats] * ways for safe, ways in chances) / hands.total() for treats in range(3))
    return Odds((first, second, third), fill)


def free_on(dogs: Sequence[int]) -> Counts:
    """Return the spaces of dogs without dice."""
    return tuple(sum(SPACES[dog] >> face & 1 for dog in dogs) for face in range(FACES))


# The roll on the table


def roll_is_safe(s: State, box: Box) -> bool | None:
    """Tell whether the dice on the table can be settled without a bust; None if there are none to be settled."""
    if s.phase not in (at.ROLLED, at.SETTLING, at.DISCARDING):
        return None
    place, trick = here_now(s, box), trick_of(s)
    settling = s.phase == at.SETTLING
    faces = [face for face in range(FACES) for _ in range(s.roll[face])]
    if trick == at.HUNT:
        faces = [face for face in faces if face >= s.mark_face]
        return any(holds(place, chosen) for chosen in combinations(faces, s.quota))
    if trick == at.GUARD:
        return holds(place, [face for face in faces if face < s.named])
    if trick == at.SCAVENGE and not settling:
        return holds(place, [face for face in faces if face + 1 >= place.pips])
    if trick == at.FETCH and not settling:
        return any(holds(place, [face] * faces.count(face)) for face in set(faces))
    if trick == at.SEARCH and not settling:
        some = (chosen for size in range(1, len(faces) + 1) for chosen in combinations(faces, size))
        sets = [chosen for chosen in some if sum(chosen) + len(chosen) == SEARCH_TOTAL]
        return not sets or any(holds(place, chosen) for chosen in sets)
    return holds(place, faces)


def holds(place: Place, faces: Sequence[int]) -> bool:
    return place.holds([faces.count(face) for face in range(FACES)])
