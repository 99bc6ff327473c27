"""SPT-1 and SPT-2: what is in the box, and getting ready."""

from __future__ import annotations

from collections import Counter

import barkade
from barkade.games.spots.box import DICE, DOG_SPOTS, DOGS, PAWS, TILES, TREATS, TRICKS
from tests.games.spots.positions import NEW_FAMILY, Script, Seat, play, shown, table, texts, treats, yard
from tests.proof import proves


@proves("SPT-1.1")
def test_the_box_holds_40_dice_20_treats_32_dogs_and_22_tiles() -> None:
    assert (DICE, TREATS, len(DOG_SPOTS), len(TRICKS)) == (40, 20, 32, 22)
    assert [len(tiles) for tiles in TILES.values()] == [5, 5, 5, 5]
    start = barkade.new("spots", players=4, seed=1).state
    assert start.dice + 4 == 40 and start.spare_treats + 4 == 20
    assert sum(start.deck) + 1 + 8 == 32


@proves("SPT-1.2")
def test_a_dog_has_different_numbers_and_paws_by_their_count() -> None:
    assert Counter(len(spots) for spots in DOG_SPOTS.values()) == {1: 1, 2: 15, 3: 15, 4: 1}
    for dog, spots in DOG_SPOTS.items():
        assert len(set(spots)) == len(spots) and set(spots) <= set(range(1, 7))
        assert PAWS[DOGS.index(dog)] == {1: 0, 2: 0, 3: 1, 4: 2}[len(spots)]
    assert DOG_SPOTS["doog"] == (2, 3, 5, 6)
    assert len(set(DOG_SPOTS.values())) == 32


@proves("SPT-1.3")
def test_paws_are_on_unscored_cards_filled_or_not() -> None:
    m = table(Seat("lief:123 doog zipper* missy", treats=0), Seat("burt bongo"), top="raya")
    play(m, "do beg")
    assert treats(m) == 1 + 3


@proves("SPT-1.3")
def test_a_dog_drawn_in_between_counts_for_bolts_next_die() -> None:
    # Two dice are left when the fast score brings Doog and its two paws: now Bolt may be stopped.
    m = table(
        Seat("burt missy:34 bongo*"),
        Seat("jolene eloise"),
        tiles=("walk", "bolt", "fetch", "beg"),
        top="doog",
        rolls="1",
    )
    play(m, "do bolt", "aside 3", "1>burt")
    assert shown(m) == "burt* missy* bongo* doog bristles"
    assert texts(m) == ["roll", "stop"]


@proves("SPT-1.3")
def test_hunt_counts_at_its_roll() -> None:
    m = table(Seat("lief missy"), Seat("burt bongo"), tiles=("walk", "run", "hunt", "beg"), rolls="456444")
    play(m, "do hunt")
    assert m.view(0)["board"]["roll"] == [4, 5, 6]
    play(m, "reroll")
    assert m.view(0)["board"]["roll"] == [4, 4, 4]


@proves("SPT-2.1")
def test_six_tiles_lie_face_up() -> None:
    board = barkade.new("spots", players=2, seed=3).view(0)["board"]
    assert [tile["trick"] for tile in board["tiles"]] == ["howl", "roll-over", *NEW_FAMILY]
    assert all(tile["face_up"] and tile["treats"] == 0 for tile in board["tiles"])


@proves("SPT-2.2")
def test_everybody_has_two_dogs_a_treat_and_a_buried_die() -> None:
    for players in range(1, 5):
        m = barkade.new("spots", players=players, seed=players, pes_treats=0)
        board = m.view(None)["board"]
        for seat in board["seats"]:
            assert len(seat["cards"]) == 2 and seat["treats"] == 1 and len(seat["yard"]) == 1
            assert not any(card["filled"] or card["scored"] for card in seat["cards"])
        assert board["dice"] == 40 - players and board["treats"] == 20 - players
        assert board["deck"]["left"] == 32 - 2 * players and len(board["deck"]["below"]) == 31 - 2 * players


@proves("SPT-2.2")
def test_the_deck_is_shuffled() -> None:
    tops = Counter(barkade.new("spots", players=2, seed=seed).state.top for seed in range(640))
    assert len(tops) == 32 and max(tops.values()) < 50


@proves("SPT-2.3")
def test_the_highest_buried_die_starts_and_only_the_tied_roll_again() -> None:
    # All roll: 5 6 6 2. The two sixes roll again: 3 3. And again: 1 4; these stay buried, though 5 is higher.
    m = barkade.new("spots", players=4, chance=Script([5, 6, 6, 2, 3, 3, 1, 4]))
    assert m.to_move == 2
    assert [yard(m, seat) for seat in range(4)] == ["5", "1", "4", "2"]
    assert [treats(m, seat) for seat in range(4)] == [1, 1, 1, 1]


@proves("SPT-2.3")
def test_turns_go_around() -> None:
    m = barkade.new("spots", players=3, chance=Script([1, 2, 1, *[1] * 30]))
    for seat in (1, 2, 0, 1):
        assert m.to_move == seat
        slot = next(action for action in m.legal() if action.fields["kind"] == "do" and action.text != "do roll-over")
        m.play(slot)
        while m.to_move == seat:
            m.play(m.legal()[-1])
