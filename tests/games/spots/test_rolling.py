"""SPT-4: rolling, rerolling and settling; the printed examples of Run and Walk."""

from __future__ import annotations

import pytest

from barkade.engine.errors import Illegal
from tests.games.spots.positions import Seat, crowded, left, phase, play, shown, table, texts, treats, yard
from tests.proof import proves


@proves("SPT-8.08", "SPT-4.3")
def test_the_printed_example_of_run() -> None:
    m = table(Seat("missy bristles"), Seat("burt bongo"), rolls="3462")
    play(m, "do run")
    assert texts(m) == ["reroll", "3>missy", "3>yard"]
    assert [(t["number"], t["cards"]) for t in m.view(0)["board"]["targets"]] == [(3, [0]), (4, [0]), (6, [])]
    play(m, "settle 3>missy 4>missy 6>yard")
    assert (shown(m), yard(m)) == ("missy:34 bristles", "6")
    play(m, "roll", "2>bristles", "stop")
    assert shown(m) == "missy:34 bristles:2" and m.to_move == 1


@proves("SPT-4.2", "SPT-4.4", "SPT-8.08")
def test_a_treat_instead_rerolls_all_three() -> None:
    m = table(Seat("missy bristles"), Seat("burt bongo"), rolls="346125")
    before = m.state.spare_treats
    play(m, "do run", "reroll")
    assert m.view(0)["board"]["roll"] == [1, 2, 5]
    assert treats(m) == 0 and m.state.spare_treats == before + 1


@proves("SPT-8.03")
def test_the_printed_example_of_walk() -> None:
    """The first two dice and rerolls are settled before the choice of one more."""
    m = table(Seat("missy bristles", treats=2), Seat("burt bongo"), rolls="3565342")
    play(m, "do walk", "reroll", "reroll")
    assert m.why_not("roll") is not None
    play(m, "settle 3>missy 4>missy")
    assert texts(m) == ["roll", "stop"]
    play(m, "roll")
    assert treats(m) == 0 and texts(m) == ["2>bristles", "2>yard"]
    play(m, "2>bristles")
    assert m.to_move == 1


@proves("SPT-8.03")
def test_walks_second_step_may_be_left() -> None:
    m = table(Seat("missy bristles"), Seat("burt bongo"), rolls="12")
    play(m, "do walk", "settle 1>yard 2>yard", "stop")
    assert m.to_move == 1 and left(m) == 0


@proves("SPT-4.1")
def test_too_few_dice_are_rolled_all() -> None:
    m = crowded(2, tiles=("walk", "run", "fetch", "beg"), rolls="11")
    play(m, "do run")
    assert m.view(0)["board"]["roll"] == [1, 1] and m.state.dice == 0


@proves("SPT-4.2")
def test_only_the_latest_roll_can_be_rerolled_any_number_of_times() -> None:
    m = table(Seat("missy bristles", treats=3), Seat("burt bongo"), rolls="66666634")
    play(m, "do walk", "reroll", "reroll", "reroll")
    assert treats(m) == 0 and m.view(0)["board"]["roll"] == [3, 4]
    with pytest.raises(Illegal, match=r"SPT-4\.2"):
        m.play("reroll")


@proves("SPT-4.2")
def test_no_reroll_after_the_first_settled_die() -> None:
    m = table(Seat("missy bristles", treats=3), Seat("burt bongo"), rolls="34")
    play(m, "do walk", "3>missy")
    assert texts(m) == ["4>missy", "4>yard"]
    with pytest.raises(Illegal, match=r"SPT-4\.2"):
        m.play("reroll")


@proves("SPT-4.2")
@pytest.mark.parametrize(("blue", "first"), [("fetch", "name 3"), ("search", "pick 3"), ("scavenge", "3>out")])
def test_no_reroll_after_the_first_choice_or_discard(blue: str, first: str) -> None:
    m = table(Seat("missy bristles", "4"), Seat("burt bongo"), tiles=("walk", "run", blue, "beg"), rolls="33555555")
    play(m, f"do {blue}")
    assert "reroll" in texts(m)
    play(m, first)
    assert "reroll" not in texts(m)


@proves("SPT-4.3")
def test_a_die_may_be_buried_although_it_fits_and_goes_only_on_its_number() -> None:
    m = table(Seat("missy:3 bristles burt*"), Seat("eloise bongo"), rolls="31")
    play(m, "do walk")
    assert "1>yard" in texts(m) and "1>bristles" in texts(m) and "1>burt" not in texts(m)
    play(m, "1>yard")
    assert texts(m) == ["3>yard"]
    for wrong in ("3>bristles", "3>missy", "3>burt", "3>#6"):
        with pytest.raises(Illegal, match=r"SPT-4\.3"):
            m.play(wrong)


@proves("SPT-4.3")
def test_all_dice_are_settled_before_another_roll() -> None:
    m = table(Seat("missy bristles"), Seat("burt bongo"), rolls="12")
    play(m, "do walk", "1>yard")
    with pytest.raises(Illegal, match=r"SPT-4\.3"):
        m.play("roll")


@proves("SPT-4.4")
def test_discarded_dice_go_back_to_the_supply() -> None:
    m = table(Seat("missy bristles"), Seat("burt bongo"), rolls="33555555")
    play(m, "do fetch")
    assert m.state.dice == 32
    play(m, "name 3")
    assert m.state.dice == 38


@proves("SPT-4.4")
def test_treats_on_tiles_are_not_part_of_the_supply() -> None:
    m = table(Seat("lief missy"), Seat("burt bongo", treats=15), on_tiles={"walk": 3})
    assert m.state.spare_treats == 1
    play(m, "do beg")
    assert treats(m) == 2  # and not 3


@proves("SPT-4.5")
def test_a_die_set_by_hand_is_no_roll() -> None:
    m = table(Seat("missy bristles"), Seat("burt bongo"), tiles=("retrieve", "run", "fetch", "beg"), top="zipper")
    play(m, "do retrieve", "name 4")
    assert treats(m) == 1 and texts(m) == ["4>missy", "4>yard"]


@proves("SPT-4.6")
def test_small_actions_go_from_the_lowest_number_up() -> None:
    m = table(Seat("missy lief"), Seat("burt bongo"), rolls="331")
    play(m, "do run")
    assert texts(m) == ["reroll", "1>lief", "1>yard"]
    assert m.why_not("3>missy") is not None
    play(m, "1>yard", "3>lief")
    assert texts(m) == ["3>yard"]
    reason = m.why_not("3>missy")
    assert reason is not None and reason.rule == "SPT-4.6"


@proves("SPT-4.6")
def test_after_the_yard_no_die_of_the_same_number_is_placed() -> None:
    m = table(Seat("missy lief"), Seat("burt bongo"), rolls="332")
    play(m, "do run", "2>lief", "3>yard")
    assert texts(m) == ["3>yard"]


@proves("SPT-4.6")
def test_one_line_may_have_any_order() -> None:
    m = table(Seat("missy lief"), Seat("burt bongo"), rolls="3316")
    play(m, "do run", "settle 3>yard 3>missy 1>lief")
    assert (shown(m), yard(m), phase(m)) == ("missy:3 lief:1", "3", "offered")
    assert m.history[-1].texts == ("1>lief", "3>missy", "3>yard")


@proves("SPT-4.6")
def test_a_line_is_done_whole_or_not_at_all() -> None:
    m = table(Seat("missy lief"), Seat("burt bongo"), rolls="331")
    play(m, "do run")
    before = m.position()
    with pytest.raises(Illegal):
        m.play("settle 3>missy 3>lief 1>missy")
    assert m.position() == before
