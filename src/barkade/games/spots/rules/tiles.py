"""The six tiles on the table: choosing one, and turning them up again (SPT-3.2, SPT-3.4, SPT-9.2)."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, NOBODY, Chance, Story, draw, tell

from ..box import SLOTS, TILES_PER_COLOUR, UNSEEN, Box
from .state import BASIC_SLOTS, CHOSE, NUMBER_OF_COLOURS, REFRESHED, TURNED_UP, State


def trick_at(s: State, slot: int) -> int:
    """The trick on the tile of a slot."""
    if slot < BASIC_SLOTS:
        return slot
    return s.stack[slot - BASIC_SLOTS][0] - 1


def trick_of(s: State) -> int:
    """The trick being done; -1 for none."""
    if s.chosen == 0:
        return -1
    return trick_at(s, s.chosen - 1)


def lay_tiles(s: State, box: Box, rng: Chance) -> None:
    """SPT-2.1, SPT-9.1: the tiles of the set; a random set and free range draw the ones that lie open."""
    for colour in range(NUMBER_OF_COLOURS):
        if box.tiles[colour] == UNSEEN:
            turn_up_tile(s, colour, rng)
        else:
            s.stack[colour][0] = box.tiles[colour]
    for slot in range(SLOTS):
        s.face_up[slot] = 1


def turn_up_tile(s: State, colour: int, rng: Chance) -> None:
    """The top of a stack is looked at for the first time: any of the colour's tiles that nobody has seen."""
    first = 1 + BASIC_SLOTS + TILES_PER_COLOUR * colour
    unseen = 0
    for tile in range(first, first + TILES_PER_COLOUR):
        if not in_stack(s, colour, tile):
            unseen += 1
    left = draw(rng, unseen)
    tile = first
    while left > 0 or in_stack(s, colour, tile):
        if not in_stack(s, colour, tile):
            left -= 1
        tile += 1
    s.stack[colour][0] = tile


def in_stack(s: State, colour: int, tile: int) -> bool:
    for place in range(TILES_PER_COLOUR):
        if s.stack[colour][place] == tile:
            return True
    return False


def tiles_face_up(s: State) -> int:
    tiles = 0
    for slot in range(SLOTS):
        tiles += s.face_up[slot]
    return tiles


def refresh(s: State, box: Box, rng: Chance, ev: Story) -> None:
    """SPT-3.2: a treat on the last tile face up, and all are turned up."""
    if tiles_face_up(s) != 1:
        return
    for slot in range(SLOTS):
        if s.face_up[slot]:
            treat = min(1, s.spare_treats)
            s.spare_treats -= treat
            s.tile_treats[slot] += treat
            tell(ev, REFRESHED, NOBODY, EVERYONE, trick_at(s, slot), treat)
        else:
            s.face_up[slot] = 1
            if box.free_range and slot >= BASIC_SLOTS:
                next_tile(s, slot - BASIC_SLOTS, rng, ev)


def next_tile(s: State, colour: int, rng: Chance, ev: Story) -> None:
    """SPT-9.2: the tile used goes under its stack, and the next one lies on top."""
    used = s.stack[colour][0]
    for place in range(1, TILES_PER_COLOUR):
        s.stack[colour][place - 1] = s.stack[colour][place]
    s.stack[colour][TILES_PER_COLOUR - 1] = used
    if s.stack[colour][0] == UNSEEN:
        turn_up_tile(s, colour, rng)
    tell(ev, TURNED_UP, NOBODY, EVERYONE, s.stack[colour][0] - 1)


def turn_down(s: State, slot: int) -> int:
    """Turn a tile down; the treats that lay on it, for whoever chose it."""
    treats = s.tile_treats[slot]
    s.tile_treats[slot] = 0
    s.face_up[slot] = 0
    return treats


def choose_tile(s: State, slot: int, ev: Story) -> None:
    """SPT-3.4"""
    treats = turn_down(s, slot)
    s.chosen = slot + 1
    s.treats[s.to_move] += treats
    tell(ev, CHOSE, s.to_move, EVERYONE, trick_of(s), treats)
