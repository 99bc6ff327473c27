"""Values of cards, spaces, rolls and tricks of Spots, in hundredths of a scored dog."""

from __future__ import annotations

from ..box import CARDS_PER_PLAYER, FACES, FIRST_ROLL, NO_DOG, SPACES, Box
from ..rules.dice import number_of, pips_of
from ..rules.dogs import dice_on, dogs_scored, free_spaces, highest_free, is_free, open_cards, paws
from ..rules.state import (
    BEG,
    CHEW,
    DIG,
    DOGPILE,
    FETCH,
    GOBBLE,
    GUARD,
    HOWL,
    HUNT,
    PLAY_DEAD,
    RETRIEVE,
    ROLL_OVER,
    RUN,
    SEARCH,
    SPRINT,
    TROT,
    State,
)
from ..rules.tiles import tiles_face_up, trick_at

# Value of a card by number of filled spaces, a row for each number of spaces: to the evaluation, and to the guide.
FILLED = (0, 0, 0, 0, 0, 0, 90, 0, 0, 0, 0, 30, 90, 0, 0, 0, 16, 47, 90, 0, 0, 10, 30, 57, 90)
FILLING = (0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 39, 124, 0, 0, 0, 12, 62, 162, 0, 0, 9, 17, 59, 299)
SPACES_PER_ROW = 5
WORTH_PIP = 3
WORTH_TREAT = 10
WORTH_SPARE_TREAT = 3
WORTH_NEW_DOG = 6
"""The same to the evaluation as the constants below to the guide."""
PIP = 5
TREAT = 19
SPARE_TREAT = 4
ENOUGH_TREATS = 4
TURN = 9
NEW_DOG = 10
ENOUGH_DOGS = 3
SPITE = 80
"""Value of a rival's bust, in percent of what it costs."""
REPEATS = 126
"""Value of a trick that may go on, in percent of its first roll."""
PLACES_BITS = 2
MOST_PLACES = 3
MOST_VALUE = 255
BITS = 10
"""For each face: two bits for the number of free spaces, eight for the value of the best one."""
BUST = 1 << 32
"""Added for every bust; larger than any sum of values."""
MOST_DICE = 4
"""Rolls of more dice are judged as rolls of this many."""
# Probability that one to four of Fetch's dice show the same number, in thousandths.
FETCHED = (0, 372, 260, 104, 26)


def spaces_of(dog: int) -> int:
    spaces = 0
    for face in range(FACES):
        spaces += SPACES[dog] >> face & 1
    return spaces


def row_of(s: State, seat: int, card: int) -> int:
    """Return the place of a card in the table of values; that of no card, worth nothing, if it has been scored."""
    if s.card[seat][card] == NO_DOG or s.scored[seat][card]:
        return 0
    return SPACES_PER_ROW * spaces_of(s.card[seat][card]) + dice_on(s, seat, card)


def card_worth(s: State, seat: int, card: int) -> int:
    return FILLING[row_of(s, seat, card)]


def cards_worth(s: State, seat: int) -> int:
    worth = 0
    for card in range(CARDS_PER_PLAYER):
        worth += card_worth(s, seat, card)
    return worth


def placing(s: State, seat: int, card: int) -> int:
    """Return the value of one more die on a card."""
    at = SPACES_PER_ROW * spaces_of(s.card[seat][card]) + dice_on(s, seat, card)
    return FILLING[at + 1] - FILLING[at]


def best_placing(s: State, seat: int, face: int) -> int:
    best = 0
    for card in range(CARDS_PER_PLAYER):
        if is_free(s, seat, card, face):
            best = max(best, placing(s, seat, card))
    return best


def places_for(s: State, seat: int, face: int) -> int:
    places = 0
    for card in range(CARDS_PER_PLAYER):
        if is_free(s, seat, card, face):
            places += 1
    return places


def treats_worth(treats: int) -> int:
    return TREAT * min(treats, ENOUGH_TREATS) + SPARE_TREAT * max(treats - ENOUGH_TREATS, 0)


def evaluate(s: State, box: Box, seat: int) -> int:
    """Sum scored dogs, partly filled dogs and treats; a full yard is a risk."""
    worth = 100 * dogs_scored(s, seat)
    for card in range(CARDS_PER_PLAYER):
        worth += FILLED[row_of(s, seat, card)]
    treats = s.treats[seat]
    worth += WORTH_TREAT * min(treats, ENOUGH_TREATS) + WORTH_SPARE_TREAT * max(treats - ENOUGH_TREATS, 0)
    worth += WORTH_NEW_DOG * min(open_cards(s, seat), ENOUGH_DOGS) - WORTH_PIP * pips_of(s.buried[seat])
    if s.players == 1:
        worth -= 100 * s.pes_scored
    return worth


def bust_cost(s: State, seat: int) -> int:
    return TURN + cards_worth(s, seat) - PIP * pips_of(s.buried[seat])


def numbers_of(s: State, seat: int) -> int:
    """Pack for every face: the number of a seat's free spaces, and the value of the best of them."""
    numbers = 0
    for face in range(FACES):
        places = min(places_for(s, seat, face), MOST_PLACES)
        best = min(best_placing(s, seat, face), MOST_VALUE)
        numbers |= (places | best << PLACES_BITS) << (BITS * face)
    return numbers


def places_of(numbers: int, face: int) -> int:
    return numbers >> (BITS * face) & MOST_PLACES


def best_of(numbers: int, face: int) -> int:
    return numbers >> (BITS * face + PLACES_BITS) & MOST_VALUE


def with_top_dog(s: State, seat: int, numbers: int) -> int:
    """Add the dog on top of the deck to the numbers, if there is room for it."""
    if s.card[seat][CARDS_PER_PLAYER - 1] != NO_DOG:
        return numbers
    first = min(FILLING[SPACES_PER_ROW * spaces_of(s.top) + 1], MOST_VALUE)
    after = 0
    for face in range(FACES):
        places = places_of(numbers, face)
        best = best_of(numbers, face)
        if SPACES[s.top] >> face & 1:
            places = min(places + 1, MOST_PLACES)
            best = max(best, first)
        after |= (places | best << PLACES_BITS) << (BITS * face)
    return after


def roll_total(numbers: int, face: int, top: int, dice: int, slack: int, worth: int) -> int:
    """Sum the worth of all rolls of dice that show this face or higher, with `BUST` for every bust; what is above the
    top face is discarded."""
    if dice == 0:
        return worth
    if face > top:
        for _ in range(dice):
            worth *= FACES - 1 - top
        return worth
    places = places_of(numbers, face)
    best = best_of(numbers, face)
    total = 0
    ways = 1
    for shown in range(dice + 1):
        if face < FACES - 1 or shown == dice:
            placed = min(shown, places)
            pips = (shown - placed) * (face + 1)
            if pips > slack:
                rest = BUST
                for _ in range(dice - shown):
                    rest *= FACES - 1 - face
                total += ways * rest
            else:
                after = worth + placed * best - PIP * pips
                total += ways * roll_total(numbers, face + 1, top, dice - shown, slack - pips, after)
        ways = ways * (dice - shown) // (shown + 1)
    return total


def slack_of(s: State, box: Box, seat: int) -> int:
    """Return the pips that the yard still takes."""
    return box.yard_limit - pips_of(s.buried[seat])


def roll_worth(s: State, seat: int, numbers: int, dice: int, slack: int) -> int:
    """Return the expected value of rolling dice and settling them all, with so much slack in the yard."""
    return roll_up_to(s, seat, numbers, dice, slack, FACES - 1)


def roll_up_to(s: State, seat: int, numbers: int, dice: int, slack: int, top: int) -> int:
    """Return the same where dice above the top face are discarded; busts are rerolled as long as there are treats."""
    dice = min(dice, MOST_DICE)
    rolls = 1
    for _ in range(dice):
        rolls *= FACES
    total = roll_total(numbers, 0, top, dice, slack, 0)
    busts = (total + BUST // 2) // BUST
    worth = 100 * (total - busts * BUST) // rolls
    risk = 1000 * busts // rolls
    lost = risk
    for _ in range(min(s.treats[seat], 2)):
        worth += lost * (100 * (total - busts * BUST) // rolls - 100 * treat_spent(s, seat)) // 1000
        lost = lost * risk // 1000
    return (worth - lost * bust_cost(s, seat) // 10) // 100


def treat_spent(s: State, seat: int) -> int:
    if s.treats[seat] > ENOUGH_TREATS:
        return SPARE_TREAT
    return TREAT


def two_best(numbers: int) -> int:
    """Return the values of the two best numbers to place."""
    first = 0
    second = 0
    for face in range(FACES):
        best = best_of(numbers, face)
        if best > first:
            second = first
            first = best
        else:
            second = max(second, best)
    return first + second


def fetch_worth(s: State, seat: int, numbers: int, slack: int) -> int:
    """Return the expected value of Fetch: of the best number, or of the second best where it doesn't show; less a bust
    where no number fits."""
    first = 0
    second = 0
    risk = 1000
    for face in range(FACES):
        places = places_of(numbers, face)
        best = best_of(numbers, face)
        worth = 0
        safe = 0
        for dice in range(1, 5):
            placed = min(dice, places)
            pips = (dice - placed) * (face + 1)
            if pips <= slack:
                worth += FETCHED[dice] * max(placed * best - PIP * pips, 0)
                safe += FETCHED[dice]
        risk = risk * (1000 - safe) // 1000
        if worth > first:
            second = first
            first = worth
        else:
            second = max(second, worth)
    lost = risk
    for _ in range(min(s.treats[seat], 2)):
        lost = lost * risk // 1000
    return (first + second // 4 - lost * bust_cost(s, seat)) // 1000


def best_guard(s: State, box: Box, seat: int, numbers: int) -> int:
    """Return the face that Guard names best."""
    slack = slack_of(s, box, seat)
    best = 0
    highest = 0
    for top in range(FACES):
        worth = roll_up_to(s, seat, numbers, FIRST_ROLL[GUARD], slack, top)
        if top == 0 or worth > highest:
            highest = worth
            best = top
    return best


def retrieve_worth(s: State, numbers: int) -> int:
    """Return the value of the best die that Retrieve may take."""
    best = 0
    for face in range(FACES):
        if SPACES[s.top] >> face & 1:
            best = max(best, best_of(numbers, face))
    return best


def trot_gain(s: State, seat: int) -> int:
    """Return the most that a die gains by a move to another card."""
    most = 0
    for taken in range(CARDS_PER_PLAYER):
        dice = dice_on(s, seat, taken)
        if dice > 0 and s.scored[seat][taken] == 0:
            row = SPACES_PER_ROW * spaces_of(s.card[seat][taken]) + dice
            for card in range(CARDS_PER_PLAYER):
                if card != taken and free_spaces(s, seat, card) != 0:
                    most = max(most, placing(s, seat, card) - FILLING[row] + FILLING[row - 1])
    return most


def dig_worth(s: State, box: Box, seat: int) -> int:
    """Return the value of Dig's changes: the own yard lower, or a rival's too full."""
    changes = paws(s, seat)
    worth = PIP * min(changes, pips_of(s.buried[seat]))
    for other in range(s.players):
        if other != seat and can_burst(s, box, other, changes):
            worth = max(worth, SPITE * bust_cost(s, other) // 100)
    return worth


def can_burst(s: State, box: Box, seat: int, changes: int) -> bool:
    """Tell whether so many changes can make a player bust."""
    needed = slack_of(s, box, seat) + 1
    room = 0
    for face in range(FACES):
        room += s.buried[seat][face] * (FACES - 1 - face)
    return needed <= min(changes, room)


def trick_worth(s: State, box: Box, seat: int, numbers: int, slot: int) -> int:
    trick = trick_at(s, slot)
    slack = slack_of(s, box, seat)
    treats = s.tile_treats[slot]
    worth = 0
    if trick == ROLL_OVER:
        dice = number_of(s.buried[seat])
        if dice > 0:
            worth = PIP * pips_of(s.buried[seat]) + roll_worth(s, seat, numbers, dice, box.yard_limit)
        else:
            worth = roll_worth(s, seat, numbers, 1, slack)
    elif trick == SPRINT:
        worth = roll_worth(s, seat, numbers, open_cards(s, seat), slack)
    elif trick == FETCH:
        worth = fetch_worth(s, seat, numbers, slack)
    elif trick == HUNT:
        worth = (6 + min(paws(s, seat), 3)) * two_best(numbers) // 15
    elif trick == SEARCH:
        worth = 6 * two_best(numbers) // 10
    elif trick == GUARD:
        worth = roll_up_to(s, seat, numbers, FIRST_ROLL[trick], slack, best_guard(s, box, seat, numbers))
    elif trick >= BEG and trick != PLAY_DEAD:
        treats += treats_of(s, seat, trick)
    else:
        if trick == HOWL:
            numbers = with_top_dog(s, seat, numbers)
        worth = roll_worth(s, seat, numbers, FIRST_ROLL[trick], slack)
        if trick == HOWL:
            if open_cards(s, seat) < ENOUGH_DOGS:
                worth += NEW_DOG
            else:
                worth -= NEW_DOG
        if trick == PLAY_DEAD:
            worth += 2 * TREAT
        elif trick == RETRIEVE:
            worth += retrieve_worth(s, numbers)
        elif trick == TROT:
            worth += trot_gain(s, seat)
        elif trick == DIG:
            worth += dig_worth(s, box, seat)
    if trick >= RUN and trick <= DOGPILE and worth > 0:
        worth = REPEATS * worth // 100
    return worth + treats_worth(s.treats[seat] + treats) - treats_worth(s.treats[seat])


def treats_of(s: State, seat: int, trick: int) -> int:
    if trick == BEG:
        return 1 + paws(s, seat)
    if trick == CHEW:
        return s.treats[seat] + 1
    if trick == GOBBLE:
        return max(7 - highest_free(s, seat), 0)
    return 6 - tiles_face_up(s)
