"""Checks for impossible states: a lost die, treat, dog or tile, or a decision that nobody can have to make."""

from __future__ import annotations

from ..box import (
    CARDS_PER_PLAYER,
    DICE,
    DOGS_TO_WIN,
    NO_DOG,
    NUMBER_OF_DOGS,
    SEATS,
    SLOTS,
    SPACES,
    TILES_PER_COLOUR,
    TREATS,
    TURNS_PER_PLAYER,
    UNSEEN,
    Box,
)
from .dice import SEARCH_TOTAL, can_total, dice_to_settle, highest_face, nothing_to_settle, number_of, pips_of
from .dogs import cards_of, dice_on_cards, dogs_scored, free_count, is_free, open_cards, paws
from .settling import numbers_rolled
from .state import (
    BASIC_SLOTS,
    BOLT,
    BOLT_LEAST,
    CHASE,
    CHOOSE,
    DIG,
    DISCARDING,
    DOGPILE,
    FETCH,
    GUARD,
    HUNT,
    MARKING,
    MOVING,
    NAMING,
    NUMBER_OF_COLOURS,
    OFFERED,
    PES_WINS,
    PICKING,
    PLAY_DEAD,
    RETRIEVE,
    ROLL_OVER,
    ROLLED,
    RUN,
    RUNNING,
    SCAVENGE,
    SEARCH,
    SETTING_ASIDE,
    SETTLING,
    SIX_DOGS,
    TAKING,
    TRACK,
    TROT,
    WALK,
    State,
)
from .tiles import tiles_face_up, trick_of
from .tricks import any_buried
from .turn import PES_PAYS

BAD_TURN = 1
LOST_DIE = 2
LOST_TREAT = 3
LOST_DOG = 4
BAD_TILES = 5
BAD_YARD = 6
BAD_TRICK = 7


def check(s: State, box: Box) -> int:
    """Return 0, or the number of what is impossible about this state."""
    if not turn_fits(s):
        return BAD_TURN
    if not dogs_fit(s, box):
        return LOST_DOG
    if not yards_fit(s, box):
        return BAD_YARD
    if dice_in_sight(s) != DICE:
        return LOST_DIE
    if not treats_fit(s):
        return LOST_TREAT
    if not tiles_fit(s, box):
        return BAD_TILES
    if not trick_fits(s):
        return BAD_TRICK
    return 0


def turn_fits(s: State) -> bool:
    """Check whose turn it is, the number of turns, and that the game has ended when it must."""
    if s.players < 1 or s.to_move >= s.players or (s.to_move < 0) != (s.ending != RUNNING):
        return False
    if s.turns > TURNS_PER_PLAYER * s.players or (s.to_move >= 0 and s.turns == TURNS_PER_PLAYER * s.players):
        return False
    if (s.players > 1 and s.pes_treats + s.pes_scored > 0) or (s.to_move >= 0 and s.pes_treats >= PES_PAYS):
        return False
    six = False
    for seat in range(s.players):
        if dogs_scored(s, seat) == DOGS_TO_WIN:
            six = True
    return six == (s.ending == SIX_DOGS) and (s.pes_scored == DOGS_TO_WIN) == (s.ending == PES_WINS)


def dogs_fit(s: State, box: Box) -> bool:
    """Check that each dog is in one place, and that cards and the dice on them are consistent."""
    if s.top == NO_DOG:
        return False
    seen = 1 << s.top  # a bit for each dog
    dogs = 1
    for dog in range(1, NUMBER_OF_DOGS + 1):
        if s.deck[dog - 1]:
            if seen >> dog & 1:
                return False
            seen |= 1 << dog
            dogs += 1
    for seat in range(SEATS):
        for card in range(CARDS_PER_PLAYER):
            dog = s.card[seat][card]
            if dog != NO_DOG:
                if seen >> dog & 1:
                    return False
                seen |= 1 << dog
                dogs += 1
    if dogs + s.pes_scored != NUMBER_OF_DOGS:
        return False
    for seat in range(SEATS):
        if not cards_fit(s, box, seat):
            return False
    return True


def cards_fit(s: State, box: Box, seat: int) -> bool:
    cards = cards_of(s, seat)
    if (cards >= box.dogs_at_start) != (seat < s.players) or (cards > 0) != (seat < s.players):
        return False
    for card in range(CARDS_PER_PLAYER):
        if card >= cards and s.card[seat][card] != NO_DOG:
            return False
        if s.filled[seat][card] & ~SPACES[s.card[seat][card]]:
            return False
        if s.scored[seat][card] and (card >= cards or s.filled[seat][card] != 0):
            return False
    # SPT-9.4: a player whose dogs were all filled has scored them, except while dice of the same roll wait to be
    # settled.
    if s.to_move < 0 or seat >= s.players or open_cards(s, seat) > 0:
        return True
    return seat == s.to_move and s.phase == SETTLING


def yards_fit(s: State, box: Box) -> bool:
    for seat in range(SEATS):
        if pips_of(s.buried[seat]) > box.yard_limit or (seat >= s.players and pips_of(s.buried[seat]) > 0):
            return False
    return True


def dice_in_sight(s: State) -> int:
    dice = s.dice + number_of(s.roll) + number_of(s.aside)
    for seat in range(SEATS):
        dice += dice_on_cards(s, seat) + number_of(s.buried[seat])
    if s.chosen > 0 and trick_of(s) == BOLT:
        dice += s.count
    if s.phase == MOVING:
        dice += 1
    return dice


def treats_fit(s: State) -> bool:
    """Check that all treats are there, and none with an absent player."""
    treats = s.spare_treats + s.pes_treats
    for seat in range(SEATS):
        if seat >= s.players and s.treats[seat] > 0:
            return False
        treats += s.treats[seat]
    for slot in range(SLOTS):
        treats += s.tile_treats[slot]
    return treats == TREATS


def tiles_fit(s: State, box: Box) -> bool:
    """Check the stacks, and that enough tiles are face up (SPT-9.4); treats lie only on those."""
    for colour in range(NUMBER_OF_COLOURS):
        if not stack_fits(s, box, colour):
            return False
    for slot in range(SLOTS):
        if s.tile_treats[slot] > 0 and s.face_up[slot] == 0:
            return False
    if s.chosen > 0:
        return tiles_face_up(s) >= 1 and s.face_up[s.chosen - 1] == 0
    return tiles_face_up(s) >= 2 or s.to_move < 0


def stack_fits(s: State, box: Box, colour: int) -> bool:
    """Check that a tile of the colour is on top; in free range the unseen ones come before those that went under."""
    if s.stack[colour][0] == UNSEEN or (box.tiles[colour] != UNSEEN and s.stack[colour][0] != box.tiles[colour]):
        return False
    first = 1 + BASIC_SLOTS + TILES_PER_COLOUR * colour
    under = False
    for place in range(TILES_PER_COLOUR):
        tile = s.stack[colour][place]
        if tile == UNSEEN:
            if under:
                return False
            continue
        if tile < first or tile >= first + TILES_PER_COLOUR:
            return False
        if place > 0:
            under = True
            if not box.free_range:
                return False
        for earlier in range(place):
            if s.stack[colour][earlier] == tile:
                return False
    return True


def trick_fits(s: State) -> bool:
    """Check that the decision belongs to the trick being done, and that there is something to decide."""
    if s.phase == CHOOSE:
        if s.to_move >= 0 and s.dice == 0:
            return False
        return s.chosen + s.step + s.count + s.named + s.quota + s.mark_face + s.mark_card + dice_at_hand(s) == 0
    if s.chosen == 0 or s.to_move < 0:
        return False
    if (s.named > 0) != (trick_of(s) == GUARD and s.phase != NAMING):
        return False
    if s.phase == ROLLED or s.phase == SETTLING or s.phase >= MARKING:
        return roll_fits(s)
    return dice_at_hand(s) + s.quota == 0 and step_fits(s)


def dice_at_hand(s: State) -> int:
    return number_of(s.roll) + number_of(s.aside)


def step_fits(s: State) -> bool:
    """Check a decision without a roll."""
    trick = trick_of(s)
    own_dice = dice_on_cards(s, s.to_move)
    if s.phase == OFFERED:
        if trick == BOLT:
            return 0 < s.count <= paws(s, s.to_move)
        if trick == CHASE:
            return s.count > 1 and s.dice > 0
        repeated = RUN <= trick <= DOGPILE and s.step == 1
        return s.dice > 0 and (repeated or (ROLL_OVER <= trick <= WALK and s.step == 2))
    if s.step != 1:
        return False
    if s.phase == NAMING:
        if trick == GUARD:
            return s.dice > 0
        return trick == RETRIEVE and s.dice > 0
    if s.phase == SETTING_ASIDE:
        return trick == BOLT and s.count == 0 and s.dice >= BOLT_LEAST
    if s.phase == TAKING:
        if trick == TROT:
            return own_dice > 0
        return trick == DOGPILE and s.dice > 0 and own_dice + number_of(s.buried[s.to_move]) > 0
    if s.phase == MOVING:
        return trick == TROT and s.mark_card < CARDS_PER_PLAYER and place_to_go(s)
    return trick == DIG and s.count > 0 and any_buried(s)


def place_to_go(s: State) -> bool:
    """Tell whether Trot's die has left its space, and there is another."""
    return is_free(s, s.to_move, s.mark_card, s.mark_face) and free_count(s, s.to_move) > 1


def roll_fits(s: State) -> bool:
    """Check a decision about dice that were rolled or set."""
    trick = trick_of(s)
    if trick > SCAVENGE and trick != PLAY_DEAD:
        return False
    picked = pips_of(s.aside)
    if s.phase == MARKING:
        marked = number_of(s.aside) > 0 and number_of(s.roll) > 0
        return trick == TRACK and marked and s.quota == dice_at_hand(s) and s.treats[s.to_move] > 0
    if s.phase == PICKING:
        begun = 0 < picked < SEARCH_TOTAL and s.quota == dice_at_hand(s)
        return trick == SEARCH and begun and can_total(s.roll, s.mark_face, 0, SEARCH_TOTAL - picked)
    if picked > 0 or number_of(s.roll) == 0:
        return False
    if s.phase == SETTLING:
        return settling_fits(s)
    if s.quota != dice_to_settle(s):
        return False
    if s.phase == DISCARDING:
        return trick == SCAVENGE
    return s.mark_face + s.mark_card == 0 and (s.treats[s.to_move] > 0 or not nothing_to_settle(s))


def settling_fits(s: State) -> bool:
    """Check that the dice still to be settled are there, from the current position of settling."""
    if trick_of(s) == FETCH and numbers_rolled(s) & (numbers_rolled(s) - 1):
        return False
    if trick_of(s) == HUNT and s.quota != 1:
        return False
    if trick_of(s) != HUNT and s.quota != dice_to_settle(s):
        return False
    following = 0
    for face in range(s.mark_face, highest_face(s) + 1):
        following += s.roll[face]
    return following >= s.quota > 0
