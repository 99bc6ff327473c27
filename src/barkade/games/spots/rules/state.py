"""The state of Spots: its cells, actions and events."""

from __future__ import annotations

from typing import Literal, get_args

from barkade.engine.kit import BITS, CATEGORY, COUNT, SEAT, cell, cells, grid

from ..box import (
    BASIC,
    CARDS_PER_PLAYER,
    COLOURS,
    DICE,
    DOGS,
    DOGS_TO_WIN,
    FACES,
    MOST_YARD_LIMIT,
    NUMBER_OF_DOGS,
    SEATS,
    SLOTS,
    STACKED,
    TILES_PER_COLOUR,
    TREATS,
    TRICKS,
    TURNS_PER_PLAYER,
)

RULES = 1


# A number on a die is kept as a face, 0 to 5: one less than its pips. A card is named by its slot before the player.

NUMBER_OF_COLOURS = len(COLOURS)
BASIC_SLOTS = len(BASIC)
PLACES = CARDS_PER_PLAYER * FACES
BOLT_LEAST = 3
BOLT_MOST = 12

# Actions
DO = 0  # + the slot of a tile
SCORE = DO + SLOTS
REROLL = SCORE + 1
ROLL = REROLL + 1
STOP = ROLL + 1
PLACE = STOP + 1  # + FACES * card + face
BURY = PLACE + PLACES  # + face
NAME = BURY + FACES  # + face: Fetch, Guard, Retrieve
PICK = NAME + FACES  # + face: a die of Search's set
MARK = PICK + FACES  # + face: a die for Track to reroll
DISCARD = MARK + FACES  # + face: Scavenge
TAKE = DISCARD + FACES  # + FACES * card + face: Trot, Dogpile
DIG_UP = TAKE + PLACES  # + face: Dogpile, from the yard
SET_ASIDE = DIG_UP + FACES  # + dice - BOLT_LEAST
CHANGE = SET_ASIDE + BOLT_MOST - BOLT_LEAST + 1  # + 2 * (FACES * seat + face), and 1 more to lower: Dig
ACTIONS = CHANGE + 2 * FACES * SEATS
# The most is before Hunt's first die: 19 free spaces on six cards, six numbers to bury, and the reroll.
MAX_LEGAL = 26

# Phases: what the player at turn has to decide.
CHOOSE = 0  # a trick, or scoring
OFFERED = 1  # a step that may be done, or left
ROLLED = 2  # a roll lies there and may still be rerolled
SETTLING = 3  # no reroll any more
NAMING = 4  # a number, before the dice: Guard, Retrieve
SETTING_ASIDE = 5  # Bolt
TAKING = 6  # an own die: Trot, Dogpile
MOVING = 7  # where Trot's die goes
DIGGING = 8  # Dig's changes
MARKING = 9  # the rest of the dice that Track rerolls
PICKING = 10  # the rest of Search's set
DISCARDING = 11  # more of Scavenge's discards, or settling
Phase = Literal[
    "choose",
    "offered",
    "rolled",
    "settling",
    "naming",
    "setting-aside",
    "taking",
    "moving",
    "digging",
    "marking",
    "picking",
    "discarding",
]
PHASES: tuple[Phase, ...] = get_args(Phase)
# Two more that no state rests in.
STEP_DONE = len(PHASES)
TRICK_DONE = STEP_DONE + 1

# Endings
RUNNING = 0
SIX_DOGS = 1
PES_WINS = 2
STALEMATE = 3
PES_OUTLASTS = 4
Ending = Literal["running", "six-dogs", "pes", "stalemate", "pes-outlasts"]
ENDINGS: tuple[Ending, ...] = get_args(Ending)

# Tricks, in the order of the box
(
    HOWL,
    ROLL_OVER,
    WALK,
    DIG,
    RETRIEVE,
    TROT,
    TRACK,
    RUN,
    CHASE,
    BOLT,
    SPRINT,
    DOGPILE,
    FETCH,
    GUARD,
    HUNT,
    SEARCH,
    SCAVENGE,
    BEG,
    CHEW,
    GOBBLE,
    PLAY_DEAD,
    STAY,
) = range(len(TRICKS))

# What is told
(
    FIRST_DIE,
    STARTS,
    DREW,
    ALL_BUST,
    REFRESHED,
    TURNED_UP,
    CHOSE,
    ROLLS,
    REROLLS,
    PLACED,
    BURIED,
    NAMED,
    PICKED,
    DISCARDED,
    TOOK,
    DUG_UP,
    PUT_ASIDE,
    RAISED,
    LOWERED,
    BUSTED,
    SCORED,
    GOT_TREATS,
    GAVE_TREATS,
    STOPPED,
    PES_ROLLED,
    PES_SCORED,
    PES_GOT_TREATS,
    OVER,
) = range(28)
REVEALS: tuple[int, ...] = ()  # there are no secrets


class State:
    """The state of Spots. Nothing in it is secret: what nobody has seen yet is drawn when it is turned up."""

    players = cell(low=0, high=SEATS, means=COUNT)
    to_move = cell(low=-1, high=SEATS - 1, means=SEAT)
    ending = cell(of=ENDINGS)
    phase = cell(of=PHASES)
    turns = cell(low=0, high=SEATS * TURNS_PER_PLAYER, means=COUNT)  # done so far
    # The supply
    dice = cell(low=0, high=DICE, means=COUNT)
    spare_treats = cell(low=0, high=TREATS, means=COUNT)
    deck = cells(NUMBER_OF_DOGS)  # dogs below the top card
    top = cell(of=DOGS)
    # The tiles
    stack = grid(NUMBER_OF_COLOURS, TILES_PER_COLOUR, of=STACKED)  # from the top; "-" is unseen, or none
    face_up = cells(SLOTS)
    tile_treats = cells(SLOTS, low=0, high=TREATS, means=COUNT)
    # The players
    card = grid(SEATS, CARDS_PER_PLAYER, of=DOGS, by_seat=True)
    scored = grid(SEATS, CARDS_PER_PLAYER, by_seat=True)
    filled = grid(SEATS, CARDS_PER_PLAYER, low=0, high=2**FACES - 1, means=BITS, by_seat=True)  # a bit for each number
    buried = grid(SEATS, FACES, low=0, high=MOST_YARD_LIMIT, means=COUNT, by_seat=True)
    treats = cells(SEATS, low=0, high=TREATS, means=COUNT, by_seat=True)
    pes_treats = cell(low=0, high=TREATS, means=COUNT)
    pes_scored = cell(low=0, high=DOGS_TO_WIN, means=COUNT)
    # The trick being done
    chosen = cell(low=0, high=SLOTS, means=CATEGORY)  # the slot of its tile + 1
    step = cell(low=0, high=2, means=COUNT)  # steps begun
    # Bolt: dice set aside; Chase: dice of the latest roll; Dig: changes left
    count = cell(low=0, high=DICE, means=COUNT)
    named = cell(low=0, high=FACES, means=CATEGORY)  # Guard's number
    roll = cells(FACES, low=0, high=DICE, means=COUNT)  # dice rolled and not yet settled
    aside = cells(FACES, low=0, high=DICE, means=COUNT)  # of these, the ones Track rerolls or Search has picked
    quota = cell(low=0, high=DICE, means=COUNT)  # how many dice of the roll are still to be settled
    # Dice are settled, marked, picked and discarded upwards: how far that has come. Trot: where its die was taken.
    mark_face = cell(low=0, high=FACES - 1, means=CATEGORY)
    mark_card = cell(low=0, high=CARDS_PER_PLAYER, means=CATEGORY)
