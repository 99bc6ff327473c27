"""SPT-8: what each trick does."""

from __future__ import annotations

import pytest

from barkade.engine.errors import Illegal
from tests.games.spots.positions import Seat, crowded, left, phase, play, shown, table, texts, told, treats, yard
from tests.proof import proves

OTHER = Seat("eloise bongo")


def yellow(tile: str) -> tuple[str, str, str, str]:
    return (tile, "run", "fetch", "beg")


def purple(tile: str) -> tuple[str, str, str, str]:
    return ("walk", tile, "fetch", "beg")


def blue(tile: str) -> tuple[str, str, str, str]:
    return ("walk", "run", tile, "beg")


def green(tile: str) -> tuple[str, str, str, str]:
    return ("walk", "run", "fetch", tile)


# Red


@proves("SPT-8.01")
def test_howl_draws_a_dog_then_rolls_one() -> None:
    m = table(Seat("missy burt"), OTHER, top="doog", rolls="6")
    play(m, "do howl")
    assert shown(m) == "missy burt doog" and texts(m) == ["reroll", "6>doog", "6>yard"]
    play(m, "6>doog")
    assert shown(m) == "missy burt doog:6" and m.to_move == 1


@proves("SPT-8.01")
def test_howl_with_six_cards_only_rolls() -> None:
    m = table(Seat("missy* burt* lief raya rogue doog"), OTHER, rolls="6")
    play(m, "do howl", "6>yard")
    assert shown(m) == "missy* burt* lief raya rogue doog" and yard(m) == "6"


@proves("SPT-8.02")
def test_roll_over_rolls_all_buried_dice() -> None:
    m = table(Seat("missy burt", yard="124"), OTHER, rolls="3461")
    dice = m.state.dice
    play(m, "do roll-over")
    assert yard(m) == "" and m.view(0)["board"]["roll"] == [3, 4, 6] and m.state.dice == dice
    play(m, "settle 3>missy 4>missy 6>yard")
    assert texts(m) == ["roll", "stop"]
    play(m, "roll", "1>burt")
    assert shown(m) == "missy* burt* zipper bristles" and m.to_move == 1


@proves("SPT-8.02")
def test_roll_overs_dice_can_be_rerolled() -> None:
    m = table(Seat("missy burt", yard="1"), OTHER, rolls="65")
    play(m, "do roll-over", "reroll", "5>yard", "stop")
    assert yard(m) == "5" and m.to_move == 1


# Yellow


@proves("SPT-8.04")
def test_dig_changes_as_many_buried_dice_as_there_are_paws() -> None:
    m = table(Seat("lief doog", yard="16"), Seat("eloise bongo", yard="3"), tiles=yellow("dig"), rolls="12")
    play(m, "do dig")
    assert texts(m) == ["dig 1:1+", "dig 1:1-", "dig 1:6-", "dig 2:3+", "dig 2:3-", "stop"]
    with pytest.raises(Illegal, match=r"SPT-8\.04"):
        m.play("dig 1:6+")
    dice = m.state.dice
    play(m, "dig 1:1-")  # discarded
    assert (yard(m), m.state.dice) == ("6", dice + 1)
    play(m, "dig 2:3+", "dig 2:4+")  # twice the same die
    assert yard(m, 1) == "5"
    assert phase(m) == "rolled" and m.view(0)["board"]["roll"] == [1, 2]


@proves("SPT-8.04")
def test_dig_may_be_done_in_part_or_in_one_line() -> None:
    m = table(Seat("lief doog", yard="16"), OTHER, tiles=yellow("dig"), rolls="12")
    play(m, "do dig", "dig 1:6- 1:5-", "stop")
    assert yard(m) == "14" and phase(m) == "rolled"


@proves("SPT-8.04")
def test_dig_without_paws_or_without_buried_dice_only_rolls() -> None:
    for mine in (Seat("missy burt", yard="1"), Seat("lief burt")):
        m = table(mine, OTHER, tiles=yellow("dig"), rolls="12")
        play(m, "do dig")
        assert phase(m) == "rolled" and m.state.count == 0


@proves("SPT-8.04")
def test_digs_own_raise_can_bust() -> None:
    m = table(Seat("lief:1 doog", yard="16"), OTHER, tiles=yellow("dig"))
    play(m, "do dig", "dig 1:1+")
    assert (yard(m), shown(m), m.to_move) == ("", "lief doog", 1)


@proves("SPT-8.05")
def test_retrieve_sets_a_die_to_a_number_of_the_top_dog() -> None:
    m = table(Seat("missy burt"), OTHER, tiles=yellow("retrieve"), top="zipper", rolls="12")
    play(m, "do retrieve")
    assert texts(m) == ["name 4", "name 5", "name 6"]
    with pytest.raises(Illegal, match=r"SPT-8\.05"):
        m.play("name 3")
    play(m, "name 4", "4>missy")
    assert shown(m) == "missy:4 burt" and m.view(0)["board"]["roll"] == [1, 2]


@proves("SPT-8.05")
def test_retrieve_may_bust() -> None:
    m = table(Seat("missy burt", yard="5"), OTHER, tiles=yellow("retrieve"), top="zipper")
    play(m, "do retrieve", "name 4", "4>yard")
    assert "busted" in told(m) and m.to_move == 1


@proves("SPT-8.06")
def test_trot_moves_a_die_and_turns_it() -> None:
    m = table(Seat("missy:3 lief:2 burt*"), OTHER, tiles=yellow("trot"), rolls="12")
    play(m, "do trot")
    assert texts(m) == ["3<missy", "2<lief", "stop"]
    play(m, "3<missy")
    assert texts(m) == ["4>missy", "1>lief", "3>lief"]
    with pytest.raises(Illegal, match=r"SPT-8\.06"):
        m.play("3>missy")
    play(m, "4>missy")
    assert shown(m) == "missy:4 lief:2 burt*" and m.view(0)["board"]["roll"] == [1, 2]


@proves("SPT-8.06")
def test_trot_takes_dice_of_filled_dogs_too_in_one_line() -> None:
    m = table(Seat("missy:34 lief"), OTHER, tiles=yellow("trot"), rolls="12")
    play(m, "do trot", "4<missy 1>lief")
    assert shown(m) == "missy:3 lief:1"


@proves("SPT-8.06")
def test_trot_may_be_left_and_needs_a_die() -> None:
    m = table(Seat("missy:3 lief"), OTHER, tiles=yellow("trot"), rolls="12")
    play(m, "do trot", "stop")
    assert shown(m) == "missy:3 lief" and phase(m) == "rolled"
    m = table(Seat("missy lief"), OTHER, tiles=yellow("trot"), rolls="12")
    play(m, "do trot")
    assert phase(m) == "rolled"


@proves("SPT-8.07")
def test_track_rerolls_some_of_the_dice() -> None:
    m = table(Seat("missy lief", treats=3), OTHER, tiles=yellow("track"), rolls="366451222")
    play(m, "do track")
    assert texts(m) == ["reroll", "mark 3", "mark 6", "3>missy", "3>lief", "3>yard"]
    play(m, "reroll 6 6")
    assert m.view(0)["board"]["roll"] == [3, 4, 5] and treats(m) == 2
    play(m, "mark 3")  # one that was kept before
    assert texts(m) == ["reroll", "mark 4", "mark 5"]
    play(m, "reroll")
    assert m.view(0)["board"]["roll"] == [1, 4, 5] and treats(m) == 1
    play(m, "reroll")
    assert m.view(0)["board"]["roll"] == [2, 2, 2] and treats(m) == 0
    assert texts(m) == ["2>lief", "2>yard"]
    play(m, "settle 2>lief 2>yard 2>yard")
    assert m.to_move == 1


@proves("SPT-8.07")
def test_track_marks_upwards_and_never_all() -> None:
    m = table(Seat("missy lief"), OTHER, tiles=yellow("track"), rolls="346")
    play(m, "do track", "mark 4")
    assert texts(m) == ["reroll", "mark 6"]
    play(m, "mark 6")
    assert texts(m) == ["reroll"]
    assert m.why_not("mark 3") is not None and m.why_not("3>missy") is not None


# Purple


@proves("SPT-8.09")
def test_chase_rolls_one_more_die_each_time() -> None:
    m = table(Seat("missy lief"), OTHER, tiles=purple("chase"), rolls="112123")
    play(m, "do chase")
    assert m.view(0)["board"]["roll"] == [1]
    play(m, "1>lief", "roll")
    assert m.view(0)["board"]["roll"] == [1, 2]
    play(m, "settle 1>yard 2>lief", "roll")
    assert m.view(0)["board"]["roll"] == [1, 2, 3]
    play(m, "settle 1>yard 2>yard 3>lief", "stop")
    assert m.to_move == 1 and left(m) == 0


@proves("SPT-8.09")
def test_chase_asks_for_n_dice_however_many_the_earlier_rolls_got() -> None:
    m = crowded(2, tiles=purple("chase"), rolls="112")
    play(m, "do chase", "1>yard", "roll")
    assert m.view(0)["board"]["roll"] == [1]  # two were asked for
    # Burying it would leave none; here a scored dog brings dice back.
    m = table(
        Seat("missy:3 burt:1"),
        OTHER,
        tiles=purple("chase"),
        rolls="412345",
        chosen=4,
        down=("chase",),
        step=1,
        phase="rolled",
        roll=[0, 0, 0, 1, 0, 0],
        quota=1,
        count=4,
    )
    play(m, "4>missy", "roll")
    assert m.view(0)["board"]["roll"] == [1, 2, 3, 4, 4]
    assert m.state.count == 5


@proves("SPT-8.09")
def test_chase_never_asks_for_more_dice_than_there_are() -> None:
    m = table(
        Seat("missy burt"),
        OTHER,
        tiles=purple("chase"),
        chosen=4,
        down=("chase",),
        step=1,
        phase="rolled",
        roll=[1, 0, 0, 0, 0, 0],
        quota=1,
        count=40,
    )
    play(m, "1>burt")
    assert m.state.count == 40 and phase(m) == "offered"


@proves("SPT-8.10")
def test_the_printed_example_of_bolt() -> None:
    """Three set aside; each is rolled, rerolled if wished, and settled before the next is rolled."""
    m = table(Seat("missy burt"), OTHER, tiles=purple("bolt"), rolls="3645")
    play(m, "do bolt")
    assert texts(m) == [f"aside {dice}" for dice in range(3, 13)]
    play(m, "aside 3")
    assert m.view(0)["board"]["roll"] == [3] and m.state.dice == 37 and m.state.count == 2
    play(m, "3>missy", "reroll", "4>missy")
    assert m.view(0)["board"]["roll"] == [5] and m.why_not("stop") is not None
    play(m, "5>yard")
    assert m.to_move == 1 and (shown(m), yard(m)) == ("missy:34 burt", "5")


@proves("SPT-8.10")
def test_bolt_may_stop_when_no_more_than_the_paws_are_left() -> None:
    m = table(Seat("doog lief"), OTHER, tiles=purple("bolt"), rolls="11")
    play(m, "do bolt", "aside 4")  # three paws
    assert phase(m) == "rolled"
    play(m, "1>lief")
    assert texts(m) == ["roll", "stop"]
    play(m, "roll", "1>yard", "stop")
    assert m.state.dice == 38 and m.to_move == 1


@proves("SPT-8.10")
def test_bolt_may_stop_before_the_first_die() -> None:
    m = table(Seat("doog lief"), OTHER, tiles=purple("bolt"))
    play(m, "do bolt", "aside 3", "stop")
    assert m.state.dice == 40 and m.to_move == 1


@proves("SPT-8.10", "SPT-7.1")
def test_bolt_with_a_small_supply() -> None:
    m = crowded(4, tiles=purple("bolt"), rolls="")
    play(m, "do bolt")
    assert texts(m) == ["aside 3", "aside 4"]
    with pytest.raises(Illegal, match=r"SPT-8\.10"):
        m.play("aside 5")
    m = crowded(2, tiles=purple("bolt"))
    play(m, "do bolt")
    assert m.state.count == 2 and m.state.dice == 0 and phase(m) == "offered"


@proves("SPT-8.10")
def test_a_fast_score_does_not_stop_bolt() -> None:
    m = table(Seat("missy:3 burt:1"), OTHER, tiles=purple("bolt"), top="gretchen", rolls="45")
    play(m, "do bolt", "aside 3", "4>missy")
    assert shown(m) == "missy* burt* gretchen bristles" and m.view(0)["board"]["roll"] == [5]


@proves("SPT-8.11")
def test_sprint_rolls_a_die_for_each_open_dog_counted_anew() -> None:
    m = table(Seat("missy:34 burt lief:1 raya*"), OTHER, tiles=purple("sprint"), rolls="123")
    play(m, "do sprint")
    assert m.view(0)["board"]["roll"] == [1, 2]
    play(m, "settle 1>burt 2>lief", "roll")
    assert m.view(0)["board"]["roll"] == [3]
    play(m, "3>yard", "stop")
    assert m.to_move == 1


@proves("SPT-8.12")
def test_dogpile_takes_an_own_die_first() -> None:
    m = table(Seat("missy:34 lief", yard="25"), OTHER, tiles=purple("dogpile"), rolls="123456")
    play(m, "do dogpile")
    assert texts(m) == ["3<missy", "4<missy", "2<yard", "5<yard"]
    with pytest.raises(Illegal, match=r"SPT-8\.12"):
        m.play("stop")
    dice = m.state.dice
    play(m, "5<yard")
    assert yard(m) == "2" and m.view(0)["board"]["roll"] == [1, 2, 3] and m.state.dice == dice - 2
    play(m, "settle 1>lief 2>lief 3>yard", "roll", "4<missy")
    assert shown(m) == "missy:3 lief:12"  # no longer filled
    assert m.view(0)["board"]["roll"] == [4, 5, 6]


@proves("SPT-8.12")
def test_dogpile_without_an_own_die_rolls_two() -> None:
    m = table(Seat("missy lief"), OTHER, tiles=purple("dogpile"), rolls="12")
    play(m, "do dogpile")
    assert m.view(0)["board"]["roll"] == [1, 2]


# Blue


@proves("SPT-8.13")
def test_fetch_settles_all_dice_of_one_number() -> None:
    m = table(Seat("missy lief"), OTHER, rolls="33345566")
    play(m, "do fetch")
    assert texts(m) == ["reroll", "name 3", "name 4", "name 5", "name 6"]
    with pytest.raises(Illegal, match=r"SPT-8\.13"):
        m.play("name 1")
    play(m, "name 3")
    assert m.view(0)["board"]["roll"] == [3, 3, 3] and m.state.dice == 37
    play(m, "settle 3>yard 3>lief 3>missy")
    assert (shown(m), yard(m), m.to_move) == ("missy:3 lief:3", "3", 1)


@proves("SPT-8.13")
def test_fetch_in_one_line() -> None:
    m = table(Seat("missy lief"), OTHER, rolls="33445566")
    play(m, "do fetch", "settle 3>missy 3>lief")
    assert m.history[-1].texts == ("name 3", "3>missy", "3>lief")


@proves("SPT-8.14")
def test_guard_settles_what_is_not_above_its_number() -> None:
    m = table(Seat("missy lief"), OTHER, tiles=blue("guard"), rolls="34561345")
    play(m, "do guard")
    assert texts(m) == [f"name {number}" for number in range(1, 7)]
    play(m, "name 3")
    assert texts(m) == ["reroll", "3>missy", "3>lief", "3>yard"]
    assert m.why_not("4>missy") is not None
    play(m, "reroll", "settle 1>lief 3>missy")
    assert (shown(m), m.state.dice, m.to_move) == ("missy:3 lief:1", 38, 1)


@proves("SPT-8.14")
def test_guard_with_nothing_low_enough() -> None:
    m = table(Seat("missy lief"), OTHER, tiles=blue("guard"), rolls="34563456")
    play(m, "do guard", "name 2")
    assert texts(m) == ["reroll", "stop"]
    play(m, "stop")
    assert m.to_move == 1 and m.state.dice == 40
    m = table(Seat("missy lief", treats=0), OTHER, tiles=blue("guard"), rolls="3456")
    play(m, "do guard", "name 2")
    assert m.to_move == 1 and m.state.dice == 40


@proves("SPT-8.15")
def test_hunt_settles_exactly_two() -> None:
    m = table(Seat("doog lief"), OTHER, tiles=blue("hunt"), rolls="12256")
    play(m, "do hunt")
    assert texts(m) == [
        "reroll", "1>lief", "1>yard", "2>doog", "2>lief", "2>yard", "5>doog", "5>yard",
    ]  # fmt: skip
    play(m, "2>lief")
    assert texts(m) == ["2>yard", "5>doog", "5>yard", "6>doog", "6>yard"]
    play(m, "6>doog")
    assert (shown(m), m.state.dice, m.to_move) == ("doog:6 lief:2", 38, 1)


@proves("SPT-8.15", "SPT-7.1")
def test_hunt_with_one_die_settles_it() -> None:
    m = crowded(1, tiles=blue("hunt"), rolls="1")
    play(m, "do hunt")
    assert m.state.quota == 1
    play(m, "1>yard")
    assert m.to_move == 1


@proves("SPT-8.16")
def test_search_settles_a_set_of_eight() -> None:
    m = table(Seat("missy frankie"), OTHER, tiles=blue("search"), rolls="1134566")
    play(m, "do search")
    assert texts(m) == ["reroll", "pick 1", "pick 3"]  # a 4 needs another 4, a 6 a 2
    play(m, "pick 1")
    assert texts(m) == ["pick 1", "pick 3"]
    play(m, "pick 3")
    assert texts(m) == ["pick 4"]
    play(m, "pick 4")
    assert m.view(0)["board"]["roll"] == [1, 3, 4] and m.state.dice == 37
    play(m, "settle 1>yard 3>missy 4>frankie")
    assert m.to_move == 1 and shown(m) == "missy:3 frankie:4"


@proves("SPT-8.16")
def test_search_in_one_line() -> None:
    m = table(Seat("missy frankie"), OTHER, tiles=blue("search"), rolls="1134566")
    play(m, "do search", "settle 5>frankie 3>missy")
    assert m.history[-1].texts == ("pick 3", "pick 5", "3>missy", "5>frankie")


@proves("SPT-8.16")
def test_search_without_a_set_discards_all() -> None:
    m = table(Seat("missy frankie"), OTHER, tiles=blue("search"), rolls="3333333")
    play(m, "do search")
    assert texts(m) == ["reroll", "stop"]
    play(m, "stop")
    assert m.to_move == 1 and m.state.dice == 40
    m = table(Seat("missy frankie", treats=0), OTHER, tiles=blue("search"), rolls="6666666")
    play(m, "do search")
    assert m.to_move == 1 and m.state.dice == 40


@proves("SPT-8.17")
def test_scavenge_discards_dice_below_the_sum_of_the_yard() -> None:
    m = table(Seat("missy lief", yard="13"), OTHER, tiles=blue("scavenge"), rolls="1344")
    play(m, "do scavenge")
    assert texts(m) == ["reroll", "1>out", "3>out", "1>lief", "1>yard"]
    with pytest.raises(Illegal, match=r"SPT-8\.17"):
        m.play("4>out")  # not lower than 4
    play(m, "3>out")
    assert texts(m) == ["1>lief", "1>yard"]
    assert m.why_not("1>out") is not None
    play(m, "settle 1>lief 4>missy 4>yard")
    assert "busted" in told(m)


@proves("SPT-8.17")
def test_scavenge_may_discard_all_dice() -> None:
    m = table(Seat("missy lief", yard="16"), OTHER, tiles=blue("scavenge"), rolls="1346")
    play(m, "do scavenge", "settle 6>out 1>out 4>out 3>out")
    assert (yard(m), m.state.dice, m.to_move) == ("16", 38, 1)


@proves("SPT-8.17")
def test_scavenges_limit_is_the_yard_before_the_roll() -> None:
    m = table(Seat("missy lief", yard="2"), OTHER, tiles=blue("scavenge"), rolls="1334")
    play(m, "do scavenge", "1>yard")
    assert texts(m) == ["3>missy", "3>lief", "3>yard"]  # now 3 lie in the yard, but discards come first


# Green


@proves("SPT-8.18")
def test_beg() -> None:
    m = table(Seat("doog lief", treats=2), OTHER)
    play(m, "do beg")
    assert treats(m) == 2 + 1 + 3 and m.to_move == 1


@proves("SPT-8.19")
def test_chew_doubles_and_adds_one() -> None:
    m = table(Seat("doog lief", treats=3), OTHER, tiles=green("chew"), on_tiles={"chew": 1})
    play(m, "do chew")
    assert treats(m) == 2 * 4 + 1


@proves("SPT-8.20")
def test_gobble_gives_back_the_highest_free_number() -> None:
    m = table(Seat("missy:4 lief:3", treats=2), OTHER, tiles=green("gobble"))
    play(m, "do gobble")
    assert treats(m) == 2 + 7 - 3


@proves("SPT-8.20", "SPT-7.1")
def test_gobble_gives_back_no_more_than_there_is() -> None:
    m = table(Seat("gretchen missy", treats=0), Seat("eloise bongo", treats=18), tiles=green("gobble"))
    play(m, "do gobble")
    assert treats(m) == 0 and m.state.spare_treats == 2


@proves("SPT-8.21")
def test_play_dead_pays_for_a_buried_die() -> None:
    m = table(Seat("missy lief"), OTHER, tiles=green("play-dead"), rolls="3")
    play(m, "do play-dead")
    assert texts(m) == ["reroll", "3>missy", "3>lief", "3>yard"]
    play(m, "3>yard")
    assert treats(m) == 1 + 3 and m.to_move == 1


@proves("SPT-8.21")
def test_play_dead_pays_nothing_for_a_placed_die_or_a_bust() -> None:
    m = table(Seat("missy lief"), OTHER, tiles=green("play-dead"), rolls="3")
    play(m, "do play-dead", "3>missy")
    assert treats(m) == 1
    m = table(Seat("missy lief", yard="5"), OTHER, tiles=green("play-dead"), rolls="3")
    play(m, "do play-dead", "3>yard")
    assert treats(m) == 1 and "busted" in told(m)


@proves("SPT-8.22")
def test_stay_pays_for_other_tiles_face_down() -> None:
    m = table(Seat("missy lief"), OTHER, tiles=green("stay"), down=("howl", "walk", "run"))
    play(m, "do stay")
    assert treats(m) == 1 + 3
