"""SPT-9: sets, free range, and playing alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import barkade
from barkade.engine.errors import BadBox
from barkade.engine.record import verify
from barkade.games.spots.box import COLOURS, SETS, TILES
from tests.games.spots.positions import Seat, play, shown, table, treats
from tests.proof import proves


def tiles_of(match: barkade.Match) -> list[str]:
    return [tile["trick"] for tile in match.view(None)["board"]["tiles"]][2:]


@proves("SPT-9.1")
@pytest.mark.parametrize("name", SETS)
def test_named_sets(name: str) -> None:
    assert tiles_of(barkade.new("spots", players=2, seed=1, set=name)) == list(SETS[name])


@proves("SPT-9.1")
def test_every_tile_is_in_a_set_or_can_be_chosen() -> None:
    for colour in range(4):
        for tile in TILES[COLOURS[colour]]:
            own: dict[str, Any] = {"set": "custom", COLOURS[colour]: tile}
            m = barkade.new("spots", players=2, seed=1, **own)
            assert tiles_of(m)[colour] == tile


@proves("SPT-9.1")
def test_random_sets_draw_a_tile_of_each_colour() -> None:
    drawn = [tiles_of(barkade.new("spots", players=2, seed=seed, set="random")) for seed in range(400)]
    for colour in range(4):
        counts = Counter(tiles[colour] for tiles in drawn)
        assert set(counts) == set(TILES[COLOURS[colour]]) and min(counts.values()) > 50


@proves("SPT-9.5")
def test_free_range_takes_no_notice_of_the_set_and_tiles_only_count_for_an_own_one() -> None:
    for seed in range(5):
        free = barkade.new("spots", players=2, seed=seed, free_range=True)
        assert tiles_of(free) == tiles_of(barkade.new("spots", players=2, seed=seed, free_range=True, set="dog-park"))
    named = barkade.new("spots", players=2, seed=1, set="dog-park", yellow="trot")
    assert tiles_of(named) == list(SETS["dog-park"])


def test_there_is_no_other_box() -> None:
    with pytest.raises(BadBox):
        barkade.new("spots", players=2, seed=1, box={"dogs": 3})


# Free range


@proves("SPT-9.2")
def test_at_a_refresh_used_tiles_go_under_their_stacks() -> None:
    m = table(
        Seat("missy lief"),
        Seat("burt bongo"),
        free_range=True,
        down=("howl", "walk", "run", "fetch"),
        on_tiles={"roll-over": 1},
        others=[2, 0, 3],  # of dig, retrieve, trot, track the third; of purple's the first; of blue's the fourth
    )
    play(m, "do beg")
    board = m.view(None)["board"]
    assert [tile["trick"] for tile in board["tiles"]] == ["howl", "roll-over", "trot", "chase", "scavenge", "chew"]
    assert all(tile["face_up"] for tile in board["tiles"])
    assert [tile["treats"] for tile in board["tiles"]] == [0, 2, 0, 0, 0, 0]
    yellow = board["tiles"][2]["stack"]
    assert yellow == {"unseen": ["dig", "retrieve", "track"], "under": ["walk"]}


@proves("SPT-9.2")
def test_a_face_up_top_stays_with_its_treats() -> None:
    m = table(
        Seat("missy lief"),
        Seat("burt bongo"),
        free_range=True,
        down=("howl", "roll-over", "run", "fetch"),
        on_tiles={"walk": 2},
    )
    play(m, "do beg")
    tile = m.view(None)["board"]["tiles"][2]
    assert (tile["trick"], tile["treats"], tile["stack"]["under"]) == ("walk", 3, [])


@proves("SPT-9.2")
def test_a_stack_once_seen_keeps_its_order() -> None:
    m = table(
        Seat("missy lief"),
        Seat("burt bongo"),
        free_range=True,
        tiles=("walk", "run", "fetch", "beg"),
        down=("howl", "roll-over", "run", "fetch"),
        stack=[["walk"], ["run"], ["fetch"], ["beg", "stay", "chew", "play-dead", "gobble"]],
    )
    play(m, "do beg")
    tile = m.view(None)["board"]["tiles"][5]
    assert tile["trick"] == "stay"
    assert tile["stack"] == {"unseen": [], "under": ["chew", "play-dead", "gobble", "beg"]}


@proves("SPT-9.2")
def test_any_unseen_tile_is_equally_likely() -> None:
    tops = Counter[str]()
    for value in range(4):
        m = table(
            Seat("missy lief"),
            Seat("burt bongo"),
            free_range=True,
            down=("howl", "roll-over", "run", "fetch"),
            others=[0, 0, value],
        )
        play(m, "do beg")
        tops[m.view(None)["board"]["tiles"][5]["trick"]] += 1
    assert tops == {"chew": 1, "gobble": 1, "play-dead": 1, "stay": 1}


@proves("SPT-9.2")
def test_only_the_six_tops_count_for_stay() -> None:
    m = table(
        Seat("missy lief"),
        Seat("burt bongo"),
        free_range=True,
        tiles=("walk", "run", "fetch", "stay"),
        down=("walk", "run"),
        stack=[["walk"], ["run"], ["fetch"], ["stay", "beg", "chew", "play-dead", "gobble"]],
    )
    play(m, "do stay")
    assert treats(m) == 1 + 2


# Alone


@proves("SPT-9.3")
def test_alone_the_player_goes_first_and_pes_has_a_treat() -> None:
    m = barkade.new("spots", players=1, seed=4)
    board = m.view(0)["board"]
    assert m.to_move == 0 and board["pes"] == {"treats": 1, "scored": 0, "dogs": []}
    assert board["treats"] == 18 and len(board["seats"]) == 1


@proves("SPT-9.3")
@pytest.mark.parametrize(("start", "scored"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (11, 5)])
def test_pes_pays_for_dogs_in_set_up_too(start: int, scored: int) -> None:
    m = barkade.new("spots", players=1, seed=4, pes_treats=start)
    pes = m.view(0)["board"]["pes"]
    assert (pes["scored"], pes["treats"], len(pes["dogs"])) == (scored, start % 2, scored)
    assert m.state.spare_treats == 19 - start % 2 and m.to_move == 0


@proves("SPT-9.3")
@pytest.mark.parametrize("start", [12, 19])
def test_with_twelve_treats_or_more_pes_has_won_before_the_first_turn(start: int) -> None:
    m = barkade.new("spots", players=1, seed=4, pes_treats=start)
    assert m.over and m.winners == [] and m.state.pes_scored == 6 and m.state.pes_treats == start - 12
    assert verify(m.record()).over


@proves("SPT-9.3")
@pytest.mark.parametrize(("die", "tile"), [*enumerate(["howl", "roll-over", "walk", "run", "fetch"], 1)])
def test_pes_turns_a_face_up_tile_down_and_takes_its_treats(die: int, tile: str) -> None:
    m = table(Seat("missy lief"), on_tiles={tile: 1}, rolls=str(die))
    play(m, "do beg")
    slot = next(each for each in m.view(0)["board"]["tiles"] if each["trick"] == tile)
    assert (slot["face_up"], slot["treats"]) == (False, 0)
    assert m.view(0)["board"]["pes"] == {"treats": 1, "scored": 0, "dogs": []}
    assert m.to_move == 0 and treats(m) == 3


@proves("SPT-9.3")
def test_pes_scores_the_top_dog_for_a_face_down_tile() -> None:
    m = table(Seat("missy lief"), top="doog", rolls="6")
    play(m, "do beg")
    board = m.view(0)["board"]
    assert board["pes"] == {"treats": 0, "scored": 1, "dogs": ["doog"]}
    assert board["tiles"][5]["face_up"] is False and board["deck"]["top"]["dog"] == "burt"


@proves("SPT-9.3")
def test_pes_pays_again_and_again() -> None:
    m = table(Seat("missy lief"), on_tiles={"walk": 4}, pes=(1, 0), rolls="3")
    spare = m.state.spare_treats
    play(m, "do beg")
    assert m.view(0)["board"]["pes"]["scored"] == 2 and m.state.pes_treats == 1
    assert m.state.spare_treats == spare - 2 + 4


@proves("SPT-9.3")
def test_pes_refreshes_as_usual() -> None:
    m = table(Seat("missy lief"), down=("howl", "roll-over", "walk", "run"), rolls="5")
    play(m, "do beg")
    board = m.view(0)["board"]
    assert board["pes"]["treats"] == 1  # the one laid on Fetch a moment ago
    assert [tile["face_up"] for tile in board["tiles"]] == [True, True, True, True, False, True]


@proves("SPT-9.3")
def test_pess_sixth_dog_decides() -> None:
    m = table(Seat("missy* lief"), pes=(0, 5), rolls="6")
    play(m, "do beg")
    assert m.over and m.winners == [] and m.scores == [1]
    assert m.result is not None and m.result.reason == "pes"
    assert str(m.result) == "Pes has scored six dogs and wins."


@proves("SPT-9.3")
def test_pes_stops_paying_once_it_has_won() -> None:
    m = table(Seat("missy* lief"), on_tiles={"walk": 4}, pes=(1, 5), rolls="3")
    play(m, "do beg")
    assert m.over and m.state.pes_scored == 6 and m.state.pes_treats == 3
    assert m.game.rules.check(m.state, m.box) == 0


@proves("SPT-9.3")
def test_the_players_sixth_dog_decides_too() -> None:
    m = table(Seat("missy* burt* lief* raya* rogue:24 doog*"), pes=(1, 5), rolls="54")
    play(m, "do walk", "settle 4>yard 5>rogue")
    assert m.over and m.winners == [0] and shown(m).count("*") == 6


@proves("SPT-9.3")
def test_alone_whoever_leads_would_win_now() -> None:
    ahead, behind = table(Seat("missy* lief"), pes=(0, 0)), table(Seat("missy* lief"), pes=(0, 1))
    assert ahead.game.rules.winners(ahead.state, ahead.box) == 1
    assert behind.game.rules.winners(behind.state, behind.box) == 0
