"""The rules of DIG, in the order of the rulebook, each with its number."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, Chance, Story, cell, cells, draw, grid, tell

from .box import (
    ACTIONS_A_TURN,
    BEST_BOWL,
    BONES,
    BOWLS,
    CARDS,
    COLOURS,
    FIRST_COLOUR,
    HAND_LIMIT,
    IDLE_TURNS_A_PLAYER,
    KINDS_OF_BONE,
    NOTHING,
    PAIRS,
    POSITIONS,
    REACH,
    SEATS,
    SECOND_COLOUR,
    UNSEEN,
    Box,
)

RULES = 1

NUMBER_OF_COLOURS = len(COLOURS)
NUMBER_OF_PAIRS = len(PAIRS)

# Actions. A place 0-25 is a move to it.
DIG = POSITIONS + 1
KEEP = DIG + 1
PUT_BACK = KEEP + 1  # + the slot of the hand
DELIVER = PUT_BACK + HAND_LIMIT + 1  # + a mask of slots of the hand, 1-7
STOP = DELIVER + 8
ACTIONS = STOP + 1
MAX_LEGAL = 2 * REACH + 8

# Phases
ACT = 0
DECIDE = 1
PHASES = ("act", "decide")

# Endings
RUNNING = 0
YARD_EMPTY = 1
STALEMATE = 2
ENDINGS = ("running", "yard-empty", "stalemate")

# What is told
STARTS = 0
MOVED = 1
DUG = 2
FOUND = 3
KEPT = 4
BURIED = 5
BURIED_BONE = 6
DELIVERED = 7
STOPPED = 8
FILLED = 9
SHRANK = 10
PULLED_BACK = 11
OVER = 12
SCORED = 13
LEFT_IN_HAND = 14
LEFT_IN_YARD = 15
REVEALS = (DELIVERED, LEFT_IN_HAND, LEFT_IN_YARD)


class State:
    """A game of DIG. Position 0 of the yard is the doghouse; a hand is kept in the order of its cards."""

    players = cell(low=0, high=SEATS)
    to_move = cell(low=-1, high=SEATS - 1)
    ending = cell(of=ENDINGS)
    phase = cell(of=PHASES)
    actions_left = cell(low=0, high=ACTIONS_A_TURN)
    yard = cells(POSITIONS + 1, of=CARDS)
    last = cell(low=0, high=POSITIONS)  # the last position of the row as it lay at the start of the turn
    dog = cells(SEATS, low=0, high=POSITIONS)
    held = cells(SEATS, low=0, high=HAND_LIMIT + 1)
    hand = grid(SEATS, HAND_LIMIT + 1, of=CARDS)
    delivered_by = cells(2 * NUMBER_OF_PAIRS, low=0, high=SEATS)  # by bone; 0: not delivered, else the seat's number
    knows = grid(SEATS, NUMBER_OF_PAIRS)
    bones_at_start = cell(low=0, high=2 * NUMBER_OF_PAIRS)  # bone cards in the yard when the turn began
    turn_delivered = cell()
    idle = cell(low=0, high=SEATS * IDLE_TURNS_A_PLAYER)


# Cards


def is_bone(card: int) -> bool:
    return card >= BONES


def pair_of(card: int) -> int:
    return (card - BONES) // KINDS_OF_BONE


def bone_of(card: int) -> int:
    """UNSEEN, or 1 or 2 for the first or second colour of its pair."""
    return (card - BONES) % KINDS_OF_BONE


def bone_card(pair: int, bone: int) -> int:
    return BONES + KINDS_OF_BONE * pair + bone


def colour_of(card: int) -> int:
    """The colour of a bone that has been looked at."""
    if bone_of(card) == 1:
        return FIRST_COLOUR[pair_of(card)]
    return SECOND_COLOUR[pair_of(card)]


def pairs_in(box: Box) -> int:
    return box.colours * (box.colours - 1) // 2


# Set-up


def setup(s: State, box: Box, players: int, rng: Chance, ev: Story) -> None:
    s.players = players
    # DIG-2.1: a row of all cards, every order equally likely.
    cards = box.colours + 2 * pairs_in(box)
    for position in range(1, cards + 1):
        if position <= box.colours:
            s.yard[position] = BOWLS + position - 1
        else:
            s.yard[position] = bone_card((position - box.colours - 1) // 2, UNSEEN)
    for position in range(cards, 1, -1):
        other = 1 + draw(rng, position)
        card = s.yard[position]
        s.yard[position] = s.yard[other]
        s.yard[other] = card
    s.last = cards
    # DIG-2.2: all dogs start on the doghouse.
    if box.first > 0:
        s.to_move = box.first - 1
    else:
        s.to_move = draw(rng, players)
    tell(ev, STARTS, s.to_move, 0, 0, EVERYONE)
    begin_turn(s)


def begin_turn(s: State) -> None:
    s.phase = ACT
    s.actions_left = ACTIONS_A_TURN
    s.bones_at_start = bones_in_yard(s)
    s.turn_delivered = 0


def bones_in_yard(s: State) -> int:
    bones = 0
    for position in range(1, s.last + 1):
        if is_bone(s.yard[position]):
            bones += 1
    return bones


# What may be done


def reach(s: State) -> int:
    """DIG-4.1: each bone in hand lessens the reach by 1."""
    return REACH - s.held[s.to_move]


def can_deliver(s: State, slot: int) -> bool:
    """DIG-6.1: a bone of the colour of the bowl that the dog stands at."""
    seat = s.to_move
    here = s.yard[s.dog[seat]]
    return BOWLS <= here < BONES and colour_of(s.hand[seat][slot]) == here - BOWLS


def legal(s: State, box: Box, out: list[int]) -> int:
    if s.to_move < 0:
        return 0
    seat = s.to_move
    held = s.held[seat]
    n = 0
    if s.phase == DECIDE:
        # DIG-5.3, DIG-5.4: any card of the hand may go back; with more than 3 in hand one must.
        if held <= HAND_LIMIT:
            out[n] = KEEP
            n += 1
        for slot in range(held):
            out[n] = PUT_BACK + slot
            n += 1
        return n
    place = s.dog[seat]
    nearest = max(0, place - reach(s))
    farthest = min(s.last, place + reach(s))
    for target in range(nearest, farthest + 1):
        if target != place:
            out[n] = target
            n += 1
    if is_bone(s.yard[place]):
        out[n] = DIG
        n += 1
    matching = 0
    for slot in range(held):
        if can_deliver(s, slot):
            matching |= 1 << slot
    for mask in range(1, matching + 1):
        if mask & ~matching == 0:
            out[n] = DELIVER + mask
            n += 1
    out[n] = STOP
    return n + 1


# Doing it


def apply(s: State, box: Box, action: int, rng: Chance, ev: Story) -> None:
    if action < DIG:
        move(s, action, ev)
    elif action == DIG:
        dig(s, rng, ev)
    elif action == KEEP:
        keep(s, box, ev)
    elif action < DELIVER:
        put_back(s, box, action - PUT_BACK, ev)
    elif action < STOP:
        deliver(s, box, action - DELIVER, ev)
    else:
        tell(ev, STOPPED, s.to_move, s.actions_left, 0, EVERYONE)
        end_turn(s, box, rng, ev)
        return
    # DIG-3.1: after the third action the turn ends by itself; DIG-3.2: not before the put-back is decided.
    if s.phase == ACT and s.actions_left == 0:
        end_turn(s, box, rng, ev)


def move(s: State, target: int, ev: Story) -> None:
    """DIG-4"""
    tell(ev, MOVED, s.to_move, s.dog[s.to_move], target, EVERYONE)
    s.dog[s.to_move] = target
    s.actions_left -= 1


def dig(s: State, rng: Chance, ev: Story) -> None:
    """DIG-5.1, DIG-5.2"""
    seat = s.to_move
    place = s.dog[seat]
    card = s.yard[place]
    pair = pair_of(card)
    s.yard[place] = NOTHING
    if bone_of(card) == UNSEEN:
        # DIG-1.2: nobody has looked at either twin; now their bones are settled.
        bone = 1 + draw(rng, 2)
        card = bone_card(pair, bone)
        settle_bones(s, pair, KINDS_OF_BONE - bone)
    into_hand(s, seat, card)
    s.knows[seat][pair] = 1  # DIG-1.4
    s.phase = DECIDE
    tell(ev, DUG, seat, place, bone_card(pair, UNSEEN), EVERYONE)
    tell(ev, FOUND, seat, place, card, seat)


def settle_bones(s: State, pair: int, bone: int) -> None:
    """Give an unseen twin in the yard this bone, and the next one the other."""
    for position in range(1, s.last + 1):
        if s.yard[position] == bone_card(pair, UNSEEN):
            s.yard[position] = bone_card(pair, bone)
            bone = KINDS_OF_BONE - bone


def into_hand(s: State, seat: int, card: int) -> None:
    slot = s.held[seat]
    while slot > 0 and s.hand[seat][slot - 1] > card:
        s.hand[seat][slot] = s.hand[seat][slot - 1]
        slot -= 1
    s.hand[seat][slot] = card
    s.held[seat] += 1


def out_of_hand(s: State, seat: int, slot: int) -> int:
    card = s.hand[seat][slot]
    s.held[seat] -= 1
    for later in range(slot, s.held[seat]):
        s.hand[seat][later] = s.hand[seat][later + 1]
    s.hand[seat][s.held[seat]] = NOTHING
    return card


def keep(s: State, box: Box, ev: Story) -> None:
    """DIG-5.5: the place stays a gap until the end of the turn."""
    tell(ev, KEPT, s.to_move, s.dog[s.to_move], 0, EVERYONE)
    s.phase = ACT
    s.actions_left -= 1


def put_back(s: State, box: Box, slot: int, ev: Story) -> None:
    """DIG-5.3"""
    seat = s.to_move
    place = s.dog[seat]
    card = out_of_hand(s, seat, slot)
    pair = pair_of(card)
    s.yard[place] = card
    if holds_pair(s, seat, pair):
        # DIG-1.4: which of the twins went back, only this seat knows.
        for other in range(s.players):
            if other != seat:
                s.knows[other][pair] = 0
    s.phase = ACT
    s.actions_left -= 1
    tell(ev, BURIED, seat, place, bone_card(pair, UNSEEN), EVERYONE)
    tell(ev, BURIED_BONE, seat, place, card, seat)


def holds_pair(s: State, seat: int, pair: int) -> bool:
    for slot in range(s.held[seat]):
        if pair_of(s.hand[seat][slot]) == pair:
            return True
    return False


def deliver(s: State, box: Box, mask: int, ev: Story) -> None:
    """DIG-6.1"""
    seat = s.to_move
    for slot in range(s.held[seat] - 1, -1, -1):
        if mask & (1 << slot):
            card = out_of_hand(s, seat, slot)
            s.delivered_by[bone_index(card)] = seat + 1
            for other in range(s.players):
                s.knows[other][pair_of(card)] = 1  # DIG-1.4
            tell(ev, DELIVERED, seat, s.dog[seat], card, EVERYONE)
    s.turn_delivered = 1
    s.actions_left -= 1


def bone_index(card: int) -> int:
    return 2 * pair_of(card) + bone_of(card) - 1


# The end of a turn


def end_turn(s: State, box: Box, rng: Chance, ev: Story) -> None:
    tidy(s, ev)
    bones = bones_in_yard(s)
    # DIG-8.4: the stalemate guard.
    if s.turn_delivered or bones < s.bones_at_start:
        s.idle = 0
    else:
        s.idle += 1
    if bones == 0:
        end_game(s, box, YARD_EMPTY, rng, ev)  # DIG-8.1
    elif s.idle >= IDLE_TURNS_A_PLAYER * s.players:
        end_game(s, box, STALEMATE, rng, ev)
    else:
        s.to_move = (s.to_move + 1) % s.players
        begin_turn(s)


def tidy(s: State, ev: Story) -> None:
    far = s.last
    while s.yard[far] == NOTHING:
        far -= 1
    # DIG-7.1: the gap nearest to the doghouse first takes the farthest card; DIG-7.2: a gap beyond all cards goes.
    gap = 1
    while gap < far:
        if s.yard[gap] == NOTHING:
            s.yard[gap] = s.yard[far]
            s.yard[far] = NOTHING
            tell(ev, FILLED, s.to_move, far, gap, EVERYONE)
            while s.yard[far] == NOTHING:
                far -= 1
        gap += 1
    if far < s.last:
        tell(ev, SHRANK, s.to_move, far, 0, EVERYONE)
    s.last = far
    # DIG-7.3: dogs beyond the end go to the last card.
    for seat in range(s.players):
        if s.dog[seat] > far:
            tell(ev, PULLED_BACK, seat, s.dog[seat], far, EVERYONE)
            s.dog[seat] = far


def end_game(s: State, box: Box, ending: int, rng: Chance, ev: Story) -> None:
    s.ending = ending
    s.to_move = -1
    s.phase = ACT
    s.actions_left = 0
    # DIG-1.5: at the end all colours are shown.
    for pair in range(pairs_in(box)):
        if count_in_yard(s, bone_card(pair, UNSEEN)) > 0:
            settle_bones(s, pair, 1 + draw(rng, 2))
        for seat in range(s.players):
            s.knows[seat][pair] = 1
    tell(ev, OVER, -1, ending, 0, EVERYONE)
    for position in range(1, s.last + 1):
        if is_bone(s.yard[position]):
            tell(ev, LEFT_IN_YARD, -1, position, s.yard[position], EVERYONE)
    for seat in range(s.players):
        for slot in range(s.held[seat]):
            tell(ev, LEFT_IN_HAND, seat, s.hand[seat][slot], 0, EVERYONE)
        tell(ev, SCORED, seat, score(s, box, seat), 0, EVERYONE)


# Scoring


def value_of(s: State, colour: int) -> int:
    """DIG-8.2: 5 for the colour whose bowl is the closest to the doghouse, then 4, 3, 2, 1."""
    value = BEST_BOWL
    position = 1
    while s.yard[position] != BOWLS + colour:
        if BOWLS <= s.yard[position] < BONES:
            value -= 1
        position += 1
    return value


def bones_delivered(s: State, seat: int, colour: int) -> int:
    bones = 0
    for pair in range(NUMBER_OF_PAIRS):
        if FIRST_COLOUR[pair] == colour and s.delivered_by[2 * pair] == seat + 1:
            bones += 1
        if SECOND_COLOUR[pair] == colour and s.delivered_by[2 * pair + 1] == seat + 1:
            bones += 1
    return bones


def score(s: State, box: Box, seat: int) -> int:
    points = 0
    for pair in range(NUMBER_OF_PAIRS):
        if s.delivered_by[2 * pair] == seat + 1:
            points += value_of(s, FIRST_COLOUR[pair])
        if s.delivered_by[2 * pair + 1] == seat + 1:
            points += value_of(s, SECOND_COLOUR[pair])
    return points


def rank(s: State, box: Box, seat: int) -> int:
    """DIG-8.3 as one number: points, then bones worth 5, worth 4, and so on (never more than 4 of a colour)."""
    number = score(s, box, seat)
    for value in range(BEST_BOWL, 0, -1):
        number *= NUMBER_OF_COLOURS
        for colour in range(box.colours):
            if value_of(s, colour) == value:
                number += bones_delivered(s, seat, colour)
    return number


def winners(s: State, box: Box) -> int:
    best = 0
    mask = 0
    for seat in range(s.players):
        number = rank(s, box, seat)
        if number > best:
            best = number
            mask = 0
        if number == best:
            mask |= 1 << seat
    return mask


# What a seat can't know


def hide(s: State, box: Box, seat: int) -> None:
    """DIG-1.3, DIG-1.4: of a pair that a seat doesn't know, the twin found first gets the first colour."""
    for pair in range(pairs_in(box)):
        if hidden_from(s, seat, pair):
            lay_bones(s, pair, 1)


def redeal(s: State, box: Box, seat: int, rng: Chance) -> None:
    hide(s, box, seat)
    for pair in range(pairs_in(box)):
        if hidden_from(s, seat, pair) and not both_in_one_hand(s, pair):
            lay_bones(s, pair, 1 + draw(rng, 2))


def hidden_from(s: State, seat: int, pair: int) -> bool:
    if seat >= 0 or s.to_move < 0:
        return s.knows[max(seat, 0)][pair] == 0
    return s.delivered_by[2 * pair] == 0 and s.delivered_by[2 * pair + 1] == 0


def lay_bones(s: State, pair: int, bone: int) -> None:
    """Give the first-found twin of a pair this bone and the other one the other, if anybody has looked at them."""
    first = bone
    for position in range(1, s.last + 1):
        card = s.yard[position]
        if is_bone(card) and pair_of(card) == pair and bone_of(card) != UNSEEN:
            s.yard[position] = bone_card(pair, first)
            first = KINDS_OF_BONE - bone
    for seat in range(s.players):
        for slot in range(s.held[seat]):
            if pair_of(s.hand[seat][slot]) == pair:
                s.hand[seat][slot] = bone_card(pair, first)
                first = KINDS_OF_BONE - bone


def both_in_one_hand(s: State, pair: int) -> bool:
    for seat in range(s.players):
        twins = 0
        for slot in range(s.held[seat]):
            if pair_of(s.hand[seat][slot]) == pair:
                twins += 1
        if twins == 2:
            return True
    return False


# What can't be

LOST_BOWL = 1
LOST_BONE = 2
LOST_KNOWLEDGE = 3
BAD_ROW = 4
BAD_HAND = 5
BAD_TURN = 6


def check(s: State, box: Box) -> int:
    """0, or what is impossible about this state."""
    if s.players < 2 or s.to_move >= s.players or (s.to_move < 0) != (s.ending != RUNNING):
        return BAD_TURN
    if s.to_move >= 0 and (s.actions_left == 0 or (s.phase == DECIDE and s.held[s.to_move] == 0)):
        return BAD_TURN
    if s.to_move >= 0 and s.actions_left == ACTIONS_A_TURN:
        dug = 0
        if s.phase == DECIDE:
            dug = 1
        if s.turn_delivered or s.bones_at_start != bones_in_yard(s) + dug:
            return BAD_TURN
    for colour in range(box.colours):
        if count_in_yard(s, BOWLS + colour) != 1:
            return LOST_BOWL
    for pair in range(pairs_in(box)):
        unseen = count_in_yard(s, bone_card(pair, UNSEEN))
        for bone in range(1, KINDS_OF_BONE):
            found = count_in_yard(s, bone_card(pair, bone)) + count_in_hands(s, bone_card(pair, bone))
            if s.delivered_by[2 * pair + bone - 1] > 0:
                found += 1
            if found + unseen // 2 != 1:
                return LOST_BONE
        if unseen == 1 or (unseen > 0 and s.to_move < 0) or count_in_hands(s, bone_card(pair, UNSEEN)) > 0:
            return LOST_BONE
        for seat in range(SEATS):
            if s.knows[seat][pair] != must_know(s, seat, pair, unseen):
                return LOST_KNOWLEDGE
    return check_places(s, box)


def must_know(s: State, seat: int, pair: int, unseen: int) -> int:
    """What DIG-1.4 says of a seat's knowledge: 1 or 0 where the cards decide it, else as it stands."""
    if unseen > 0 or seat >= s.players:
        return 0
    if s.to_move < 0 or holds_pair(s, seat, pair) or s.delivered_by[2 * pair] > 0 or s.delivered_by[2 * pair + 1] > 0:
        return 1
    return s.knows[seat][pair]


def check_places(s: State, box: Box) -> int:
    """The row, the dogs and the hands."""
    gaps = 0
    for position in range(POSITIONS + 1):
        if s.yard[position] != NOTHING:
            if position == 0 or position > s.last:
                return BAD_ROW
            if not in_box(box, s.yard[position]):
                return BAD_ROW
        elif 0 < position <= s.last:
            gaps += 1
    if gaps > ACTIONS_A_TURN - s.actions_left + s.phase or (s.to_move < 0 and gaps > 0):
        return BAD_ROW
    for seat in range(SEATS):
        if s.dog[seat] > s.last or (seat >= s.players and s.dog[seat] > 0):
            return BAD_ROW
        limit = 0
        if seat < s.players:
            limit = HAND_LIMIT
        if seat == s.to_move and s.phase == DECIDE:
            limit += 1
            if s.yard[s.dog[seat]] != NOTHING or s.dog[seat] == 0:
                return BAD_ROW
        if s.held[seat] > limit:
            return BAD_HAND
        for slot in range(HAND_LIMIT + 1):
            if is_bone(s.hand[seat][slot]) != (slot < s.held[seat]):
                return BAD_HAND
            if slot > 0 and slot < s.held[seat] and s.hand[seat][slot] <= s.hand[seat][slot - 1]:
                return BAD_HAND
    for bone in range(2 * NUMBER_OF_PAIRS):
        if s.delivered_by[bone] > s.players:
            return BAD_HAND
    return 0


def in_box(box: Box, card: int) -> bool:
    if is_bone(card):
        return pair_of(card) < pairs_in(box)
    return card - BOWLS < box.colours


def count_in_yard(s: State, card: int) -> int:
    found = 0
    for position in range(1, s.last + 1):
        if s.yard[position] == card:
            found += 1
    return found


def count_in_hands(s: State, card: int) -> int:
    found = 0
    for seat in range(s.players):
        for slot in range(s.held[seat]):
            if s.hand[seat][slot] == card:
                found += 1
    return found
