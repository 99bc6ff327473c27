"""SPT-3: the course of a turn, and what always comes out so (SPT-9.4)."""

from __future__ import annotations

import random

import pytest

import barkade
from barkade.engine.errors import Illegal
from barkade.games.spots.rules.dogs import open_cards
from barkade.games.spots.rules.state import CHOOSE
from barkade.games.spots.rules.tiles import tiles_face_up
from tests.games.spots.positions import Seat, crowded, phase, play, shown, table, texts, told, treats, yard
from tests.proof import proves


@proves("SPT-3.1", "SPT-6.2")
def test_with_no_die_in_the_supply_everybody_busts_and_the_turn_goes_on() -> None:
    m = crowded(1, rolls="1")
    play(m, "do run", "1>yard")
    assert told(m)[-3:] == ["all-bust", "busted", "busted"]
    assert m.state.dice == 40 and m.to_move == 1 and phase(m) == "choose"
    assert yard(m) == yard(m, 1) == ""
    assert shown(m) == "lief goliath gumbo pebble wilbur cabbage"
    assert (treats(m), treats(m, 1)) == (1, 1)


@proves("SPT-3.2")
def test_with_one_tile_face_up_a_treat_goes_on_it_and_all_are_turned_up() -> None:
    m = table(Seat("lief missy"), Seat("burt bongo"), down=("howl", "roll-over", "walk", "run"), on_tiles={"fetch": 2})
    play(m, "do beg")
    board = m.view(None)["board"]
    assert all(tile["face_up"] for tile in board["tiles"])
    assert [tile["treats"] for tile in board["tiles"]] == [0, 0, 0, 0, 3, 0]
    assert "refreshed" in told(m)


@proves("SPT-3.2", "SPT-4.4", "SPT-7.1")
def test_with_no_treat_in_the_supply_none_is_laid() -> None:
    m = table(
        Seat("lief missy", treats=10),
        Seat("burt bongo", treats=9),
        down=("howl", "roll-over", "walk", "run"),
        on_tiles={"fetch": 1},
    )
    play(m, "do beg")
    board = m.view(None)["board"]
    assert board["treats"] == 0 and treats(m) == 10
    assert all(tile["face_up"] for tile in board["tiles"])
    assert [tile["treats"] for tile in board["tiles"]] == [0, 0, 0, 0, 1, 0]


@proves("SPT-3.2")
def test_the_printed_example_of_the_refresh() -> None:
    """Walk and Run face up: both choices and no refresh; then one face up: refresh."""
    m = table(
        Seat("lief missy"), Seat("burt bongo"), down=("howl", "roll-over", "fetch", "beg"), rolls="3434", to_move=0
    )
    assert texts(m) == ["do walk", "do run"]
    play(m, "do walk", "settle 3>missy 4>missy")
    assert phase(m) == "offered" and m.view(None)["board"]["tiles"][5]["face_up"] is False
    play(m, "stop")
    assert texts(m) == ["do howl", "do roll-over", "do walk", "do run", "do fetch", "do beg"]
    assert m.view(None)["board"]["tiles"][3]["treats"] == 1


@proves("SPT-3.3")
def test_a_trick_or_scoring() -> None:
    m = table(Seat("missy:34 lief"), Seat("burt bongo"))
    assert texts(m) == ["do howl", "do roll-over", "do walk", "do run", "do fetch", "do beg", "score"]
    assert table(Seat("missy:3 lief"), Seat("burt bongo")).why_not("score") is not None


@proves("SPT-3.4")
def test_choosing_a_tile_turns_it_down_and_takes_its_treats() -> None:
    m = table(Seat("missy lief"), Seat("burt bongo"), on_tiles={"walk": 2}, rolls="34")
    play(m, "do walk")
    tile = m.view(None)["board"]["tiles"][2]
    assert (tile["face_up"], tile["treats"], treats(m)) == (False, 0, 3)
    play(m, "settle 3>missy 4>missy", "stop")
    with pytest.raises(Illegal, match=r"SPT-3\.4"):
        m.play("do walk")


@proves("SPT-3.4")
def test_steps_are_compulsory_unless_they_say_may() -> None:
    m = table(Seat("missy lief"), Seat("burt bongo"), rolls="341")
    play(m, "do walk")
    assert m.why_not("stop") is not None
    play(m, "settle 3>missy 4>yard")
    assert texts(m) == ["roll", "stop"]


@proves("SPT-3.4")
def test_roll_over_without_buried_dice_skips_to_its_second_step() -> None:
    """The printed example."""
    m = table(Seat("missy lief"), Seat("burt bongo"), rolls="3")
    play(m, "do roll-over")
    assert texts(m) == ["roll", "stop"]
    play(m, "roll", "3>missy")
    assert shown(m) == "missy:3 lief" and m.to_move == 1


@proves("SPT-3.4")
def test_a_repeatable_step_goes_on_until_the_player_stops() -> None:
    m = table(Seat("missy lief"), Seat("burt bongo"), rolls="111111")
    play(m, "do run", "settle 1>yard 1>yard 1>yard")
    for _ in range(3):
        play(m, "roll", "1>yard")
        assert texts(m) == ["roll", "stop"] and m.view(None)["board"]["tiles"][3]["face_up"] is False
    play(m, "stop")
    assert m.to_move == 1 and yard(m) == "111111"


@proves("SPT-3.5", "SPT-4.1", "SPT-7.1")
def test_run_rolls_what_there_is_and_offers_no_more_without_a_die() -> None:
    m = crowded(1, rolls="1")
    play(m, "do run")
    assert m.view(None)["board"]["roll"] == [1]
    play(m, "1>yard")
    assert m.to_move == 1


@proves("SPT-3.5")
@pytest.mark.parametrize("tile", ["roll-over", "walk", "run", "chase", "sprint", "dogpile"])
def test_no_optional_roll_is_offered_without_a_die(tile: str) -> None:
    yellow = tile if tile == "walk" else "dig"
    purple = tile if tile in ("chase", "sprint", "dogpile") else "run"
    m = crowded(1, rolls="111111", tiles=(yellow, purple, "fetch", "beg"))
    play(m, f"do {tile}")
    if tile == "dogpile":
        play(m, "1<yard")
    while phase(m) in ("rolled", "settling"):
        play(m, "1>yard")
    if tile == "roll-over":
        # Its dice came from the yard: the one in the supply can still be rolled.
        assert phase(m) == "offered"
        play(m, "roll", "1>yard")
    assert m.to_move == 1


@proves("SPT-3.5")
def test_a_compulsory_roll_without_a_die_is_skipped() -> None:
    m = crowded(1, tiles=("retrieve", "run", "fetch", "beg"), top="burt")
    play(m, "do retrieve", "name 1", "1>yard")
    assert m.to_move == 1 and yard(m) == ""  # everybody has bust meanwhile
    assert "rolls" not in told(m)


@proves("SPT-9.4")
def test_always_two_tiles_a_free_space_and_a_deck() -> None:
    rng = random.Random(5)
    for game in range(24):
        m = barkade.new("spots", players=1 + game % 4, seed=game, set="random", free_range=game % 3 == 0)
        for _ in range(300):
            if m.over:
                break
            s = m.state
            assert sum(s.deck) >= 32 - 24 - 1
            if s.phase == CHOOSE:
                assert tiles_face_up(s) >= 2 and open_cards(s, s.to_move) >= 1 and s.dice >= 1
            m.play(rng.choice(m.legal_codes()))
