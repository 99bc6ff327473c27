"""SPT-5 to SPT-7: scoring dogs, busting, running out."""

from __future__ import annotations

import pytest

from barkade.engine.errors import Illegal
from tests.games.spots.positions import Seat, phase, play, shown, table, texts, told, treats, yard
from tests.proof import proves


@proves("SPT-5.1", "SPT-5.3")
def test_slow_scoring_scores_all_filled_cards_and_ends_the_turn() -> None:
    m = table(Seat("missy:34 burt:1 lief:1", yard="2"), Seat("eloise bongo"))
    dice = m.state.dice
    play(m, "score")
    assert shown(m) == "missy* burt* lief:1 zipper bristles"
    assert (yard(m), m.state.dice, m.to_move) == ("2", dice + 3, 1)
    assert m.scores == [2, 0]


@proves("SPT-5.1")
def test_without_a_filled_card_there_is_no_scoring() -> None:
    m = table(Seat("missy:3 burt lief*"), Seat("eloise bongo"))
    with pytest.raises(Illegal, match=r"SPT-5\.1"):
        m.play("score")


@proves("SPT-5.2")
def test_fast_scoring_goes_on_with_the_trick() -> None:
    m = table(Seat("missy:3 burt:1"), Seat("eloise bongo"), top="zipper", rolls="4256")
    play(m, "do run")
    play(m, "settle 2>yard 4>missy 5>yard")
    assert shown(m) == "missy* burt* zipper bristles"
    assert (yard(m), phase(m), m.to_move) == ("25", "offered", 0)
    play(m, "roll", "6>zipper")
    assert shown(m) == "missy* burt* zipper:6 bristles"


@proves("SPT-5.2")
def test_fast_scoring_waits_for_all_dice_and_does_not_outrun_a_bust() -> None:
    m = table(Seat("missy:3 burt:1", yard="4"), Seat("eloise bongo"), rolls="46")
    play(m, "do walk", "4>missy")
    assert shown(m) == "missy:34 burt:1"
    play(m, "6>yard")
    assert "busted" in told(m) and "scored" not in told(m)
    assert (shown(m), m.to_move) == ("missy burt", 1)


@proves("SPT-5.2")
def test_one_unfilled_card_holds_fast_scoring_up() -> None:
    m = table(Seat("missy:3 burt"), Seat("eloise bongo"), rolls="45")
    play(m, "do walk", "settle 4>missy 5>yard")
    assert shown(m) == "missy:34 burt"


@proves("SPT-5.2", "SPT-8.05")
def test_a_die_that_was_set_scores_fast_too() -> None:
    m = table(Seat("missy:3 burt:1"), Seat("eloise bongo"), tiles=("retrieve", "run", "fetch", "beg"), rolls="56")
    play(m, "do retrieve", "name 4", "4>missy")
    assert shown(m) == "missy* burt* zipper bristles" and m.view(0)["board"]["roll"] == [5, 6]


@proves("SPT-5.3")
def test_with_five_cards_and_two_scored_only_one_is_drawn() -> None:
    """The printed example."""
    m = table(Seat("missy:34 burt:1 lief raya rogue"), Seat("eloise bongo"))
    play(m, "score")
    assert shown(m) == "missy* burt* lief raya rogue zipper"


@proves("SPT-5.3")
def test_with_six_cards_none_is_drawn() -> None:
    m = table(Seat("missy:34 burt lief raya rogue doog"), Seat("eloise bongo"))
    play(m, "score")
    assert shown(m) == "missy* burt lief raya rogue doog" and m.state.top == m.game.states.read({"top": "zipper"}).top


@proves("SPT-5.4")
def test_six_scored_dogs_win_at_once() -> None:
    m = table(Seat("missy* burt* lief* raya* rogue:24 doog*"), Seat("eloise bongo"), rolls="54")
    play(m, "do walk", "settle 4>yard 5>rogue")
    assert m.over and m.winners == [0] and m.scores == [6, 0]
    assert m.result is not None and m.result.reason == "six-dogs"
    assert m.state.dice == 40 - 1  # the 4 stays in the yard
    assert m.legal_codes() == []


@proves("SPT-5.5")
@pytest.mark.parametrize(("other", "winners"), [("eloise bongo", [0]), ("eloise* bongo", [0, 1])])
def test_after_a_thousand_turns_each_most_dogs_win(other: str, winners: list[int]) -> None:
    m = table(Seat("missy* burt"), Seat(other), turns=1999, to_move=1)
    play(m, "do beg")
    assert m.over and m.winners == winners
    assert m.result is not None and m.result.reason == "stalemate"


@proves("SPT-5.5", "SPT-9.3")
def test_after_a_thousand_turns_alone_pes_wins() -> None:
    m = table(Seat("missy* burt* lief"), turns=999, rolls="1")
    play(m, "do beg")
    assert m.over and m.winners == []
    assert m.result is not None and m.result.reason == "pes-outlasts"


@proves("SPT-6.1", "SPT-6.2")
def test_more_than_seven_pips_are_a_bust() -> None:
    m = table(Seat("missy:3 burt* lief:12", yard="12", treats=2), Seat("eloise bongo"), rolls="56")
    play(m, "do walk", "5>yard")
    assert (shown(m), yard(m), treats(m)) == ("missy burt* lief", "", 2)
    assert m.state.dice == 40 and m.to_move == 1
    assert m.view(None)["board"]["tiles"][2]["face_up"] is False
    assert texts(m)[0] == "do howl"


@proves("SPT-6.1")
def test_seven_pips_are_none() -> None:
    m = table(Seat("missy:3 lief:12", yard="12"), Seat("eloise bongo"), rolls="34")
    play(m, "do walk", "settle 4>yard 3>lief")
    assert (yard(m), m.to_move) == ("124", 0)


@proves("SPT-6.1")
def test_a_line_ends_with_the_bust() -> None:
    m = table(Seat("missy:3 lief:12", yard="5"), Seat("eloise bongo"), rolls="556")
    play(m, "do run", "settle 5>yard 5>yard 6>yard")
    assert m.history[-1].texts == ("5>yard",) and m.to_move == 1


@proves("SPT-6.2")
def test_a_bust_in_bolt_gives_back_what_was_set_aside() -> None:
    m = table(Seat("missy:3 burt", yard="5"), Seat("eloise bongo"), tiles=("walk", "bolt", "fetch", "beg"), rolls="3")
    play(m, "do bolt", "aside 12", "3>yard")
    assert m.state.dice == 40 and m.to_move == 1


@proves("SPT-6.3", "SPT-8.04")
def test_another_player_pushed_over_seven_busts_and_the_turn_goes_on() -> None:
    m = table(
        Seat("lief missy", yard="1"),
        Seat("eloise:1 bongo*", yard="25", treats=3),
        tiles=("dig", "run", "fetch", "beg"),
        rolls="12",
    )
    play(m, "do dig", "dig 2:2+")
    assert (shown(m, 1), yard(m, 1), treats(m, 1)) == ("eloise bongo*", "", 3)
    assert m.to_move == 0 and m.view(0)["board"]["roll"] == [1, 2]


@proves("SPT-7.1")
def test_short_treats_are_taken_as_far_as_they_go() -> None:
    m = table(Seat("doog missy", treats=1), Seat("burt bongo", treats=17))
    play(m, "do beg")
    assert treats(m) == 3 and m.state.spare_treats == 0
