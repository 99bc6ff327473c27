"""Whole settlings said at once: in any order, up to a bust, with dice that stay behind, and mistakes refused."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

import barkade
from barkade.engine.errors import Illegal, Malformed
from barkade.engine.match import Match
from tests.games.spots.positions import Seat, play, shown, table, told, yard
from tests.proof import proves

OTHER = Seat("eloise bongo")


def rolled(trick: str, rolls: str, cards: str = "missy mayor", **mine: Any) -> Match:
    """A table in the middle of a trick, with the dice that it rolls."""
    place = {"walk": 0, "track": 0, "run": 1, "fetch": 2, "guard": 2, "hunt": 2, "search": 2, "scavenge": 2}[trick]
    tiles = ["walk", "run", "fetch", "beg"]
    tiles[place] = trick
    return play(table(Seat(cards, **mine), OTHER, tiles=tiles, rolls=rolls), f"do {trick}")


def spelled(m: Match, draft: str) -> str:
    """The small actions that a draft is made of."""
    return " ".join(m.action(code).text for code in m.parse(draft))


def refusal(m: Match, draft: str) -> str:
    with pytest.raises(Illegal) as caught:
        m.play(draft)
    return f"{caught.value.reason.rule} {caught.value.message.id.removeprefix('spots-why-')}"


def targets(m: Match) -> list[tuple[int, list[int], bool, bool]]:
    return [(t["number"], t["cards"], t["yard"], t["out"]) for t in m.view(0)["board"]["targets"]]


# Busts


@proves("SPT-6.1")
def test_a_die_that_busts_needs_no_word_about_the_lower_ones() -> None:
    m = rolled("walk", "16", yard="4")
    assert spelled(m, "settle 6>yard") == spelled(m, "settle 6>yard 1>yard") == "1>yard 6>yard"
    m.play("settle 6>yard")
    assert yard(m) == "" and "busted" in told(m)


@proves("SPT-6.1")
def test_hunt_buries_no_more_than_two_for_a_bust() -> None:
    m = rolled("hunt", "1126", cards="lief goliath", yard="4")
    assert spelled(m, "settle 6>yard") == "2>yard 6>yard"
    m.play("settle 6>yard")
    assert "busted" in told(m)


@proves("SPT-6.1")
def test_dice_on_dogs_before_the_bust_are_lost_whether_said_or_not() -> None:
    m = play(rolled("run", "136", cards="missy mayor", yard="5"), "settle 3>missy 6>yard")
    assert shown(m) == "missy mayor" and yard(m) == ""


@proves("SPT-6.1")
def test_discards_are_not_buried_for_a_bust() -> None:
    m = rolled("scavenge", "1236", yard="4")
    assert spelled(m, "settle 1>out 6>yard") == "1>out 2>yard 3>yard"


def test_a_bust_with_the_choice_before_it() -> None:
    assert spelled(rolled("fetch", "22345566", yard="6"), "settle 2>yard") == "name 2 2>yard"
    assert spelled(rolled("search", "3341255", yard="6"), "settle 3>yard 5>yard") == "pick 3 pick 5 3>yard"


def test_a_bust_leaves_what_has_been_settled_alone() -> None:
    m = play(rolled("run", "136", yard="4"), "1>mayor")
    assert spelled(m, "settle 6>yard") == "3>yard 6>yard"


# Mistakes


@proves("SPT-4.3")
@pytest.mark.parametrize(
    ("draft", "reason"),
    [
        ("settle 2>yard 6>missy", "SPT-4.3 no-space"),
        ("settle 2>yard 6>mayor 6>mayor", "SPT-4.3 not-rolled"),
        ("settle 2>yard 6>mayor 5>yard", "SPT-4.3 not-rolled"),
        ("settle 2>yard 6>#6", "SPT-4.3 no-space"),
    ],
)
def test_what_comes_after_a_bust_must_be_possible_too(draft: str, reason: str) -> None:
    m = rolled("walk", "26", yard="6")
    assert refusal(m, draft) == reason
    assert m.version == 1


@proves("SPT-4.3")
def test_a_space_takes_one_die_even_after_a_bust() -> None:
    m = rolled("run", "266", yard="6")
    assert refusal(m, "settle 2>yard 6>mayor 6>mayor") == "SPT-4.3 no-space"
    assert m.why_not("settle 2>yard 6>mayor 6>yard") is None


def test_what_a_trick_leaves_behind_is_not_settled_after_a_bust() -> None:
    hunt = rolled("hunt", "2566", cards="lief goliath", yard="6")
    assert refusal(hunt, "settle 2>yard 5>goliath 6>yard") == "SPT-8.15 only-so-many"
    fetch = rolled("fetch", "22345566", yard="6")
    assert refusal(fetch, "settle 2>yard 5>yard") == "SPT-8.13 one-number"
    guard = play(rolled("guard", "2356", yard="6"), "name 3")
    assert refusal(guard, "settle 2>yard 6>mayor") == "SPT-8.14 above-number"


def test_nothing_is_taken_up_in_a_settling() -> None:
    with pytest.raises(Malformed):
        rolled("walk", "26", cards="missy:3 mayor").parse("settle 3<missy")


# Dice that stay behind


def test_dice_that_the_trick_discards_by_itself_may_be_said_to_go_out() -> None:
    hunt = rolled("hunt", "3465", cards="lief missy")
    assert hunt.parse("settle 3>lief 4>missy 6>out") == hunt.parse("settle 3>lief 4>missy")
    fetch = rolled("fetch", "33411255")
    assert fetch.parse("settle 3>missy 3>yard 4>out 1>out 1>out 5>out") == fetch.parse("settle 3>missy 3>yard")
    search = rolled("search", "3341255")
    assert search.parse("settle 3>missy 5>yard 4>out") == search.parse("settle 5>yard 3>missy")
    guard = play(rolled("guard", "3346"), "name 3")
    assert guard.parse("settle 3>missy 3>yard 4>out 6>out") == guard.parse("settle 3>missy 3>yard")
    assert refusal(guard, "settle 3>missy 3>out") == "SPT-4.3 settle-first"


def test_dice_that_must_be_settled_do_not_go_out() -> None:
    assert refusal(rolled("walk", "34"), "settle 3>missy 4>out") == "SPT-4.3 settle-first"
    hunt = rolled("hunt", "34", cards="missy mayor")
    assert refusal(hunt, "settle 3>missy 4>out") == "SPT-4.3 settle-first"
    three = rolled("hunt", "345", cards="lief missy")
    assert refusal(three, "settle 3>lief 4>out 5>out") == "SPT-4.3 settle-first"
    assert refusal(three, "settle 3>lief 4>missy 6>out") == "SPT-4.3 settle-first"
    assert refusal(rolled("fetch", "33411255"), "settle 3>out") == "SPT-8.13 name-first"


# Track


@proves("SPT-8.07")
def test_naming_all_dice_is_the_plain_reroll() -> None:
    m = rolled("track", "255362")
    assert m.parse("reroll 5 2 5") == m.parse("reroll")
    assert len(m.parse("reroll 5 2")) == 3
    m.play("reroll 5 2 5")
    assert m.view(0)["board"]["roll"] == [2, 3, 6]
    assert len(m.parse("mark 2")) == 1


@proves("SPT-4.2")
def test_only_track_rerolls_some_of_the_dice() -> None:
    m = rolled("run", "255")
    assert refusal(m, "reroll 2") == refusal(m, "mark 2") == "SPT-4.2 reroll-all"


@proves("SPT-4.5")
def test_no_treat_rerolls_the_die_that_retrieve_sets() -> None:
    m = play(table(Seat("missy mayor"), OTHER, tiles=["retrieve", "run", "fetch", "beg"], top="frankie"), "do retrieve")
    m.play("name 4")
    assert refusal(m, "reroll") == "SPT-4.5 set-by-hand"


@proves("SPT-8.07")
def test_with_dice_marked_the_rest_is_not_the_plain_reroll() -> None:
    m = play(rolled("track", "255"), "mark 2")
    assert refusal(m, "reroll 5 5") == "SPT-8.07 mark-all"


# Targets


@proves("SPT-4.6")
def test_targets_keep_to_what_small_actions_have_settled() -> None:
    m = play(rolled("walk", "33"), "3>yard")
    assert targets(m) == [(3, [], True, False)]
    assert [action.text for action in m.legal()] == ["3>yard"]
    m = play(rolled("run", "336", cards="lief missy mayor"), "3>missy")
    assert targets(m) == [(3, [], True, False), (6, [2], True, False)]
    hunt = play(rolled("hunt", "346", cards="lief missy"), "4>missy")
    assert targets(hunt) == [(3, [], False, True), (6, [], True, True)]


def test_every_draft_that_the_targets_allow_is_taken(untraced: None) -> None:
    """A page drafts from the targets alone, and sends what is complete or busts."""
    rng = random.Random(11)
    tried = set()
    for game in range(60):
        m = barkade.new("spots", players=1 + game % 4, seed=game, set="random")
        for _ in range(60):
            if m.over:
                break
            board = m.view(m.to_move)["board"]
            if board["phase"] in ("rolled", "settling", "discarding") and m.action(m.legal_codes()[-1]).text != "stop":
                draft = drafted(board, m.to_move or 0, rng)
                assert m.why_not(draft) is None, (m.position(), draft)
                tried.add((board["trick"], board["phase"]))
            m.play(rng.choice(m.legal_codes()))
    assert len(tried) > 25


def drafted(board: dict[str, Any], seat: int, rng: random.Random) -> str:
    """Goals for the dice of a roll, drawn from what the targets offer, until nothing is left to say."""
    roll = list(board["roll"])
    trick, phase, left = board["trick"], board["phase"], board["to_settle"]
    if phase == "rolled" and trick == "fetch":
        roll = [die for die in roll if die == roll[0]]
        left = len(roll)
    if phase == "rolled" and trick == "search":
        sets = [some for size in range(1, len(roll) + 1) for some in combinations(roll, size) if sum(some) == 8]
        roll = list(rng.choice(sets))
        left = len(roll)
    rng.shuffle(roll)
    pips, parts, taken = board["seats"][seat]["pips"], [], set()
    by_number = {target["number"]: target for target in board["targets"]}
    for die in roll:
        target = by_number[die]
        goals: list[Any] = [card for card in target["cards"] if (card, die) not in taken]
        goals += ["yard"] * target["yard"] + ["out"] * (target["out"] and trick == "scavenge")
        if not goals or (left == 0 and trick != "scavenge"):
            continue
        goal = rng.choice(goals)
        taken.add((goal, die))
        left -= 1
        pips += die * (goal == "yard")
        parts.append(f"{die}>{goal if isinstance(goal, str) else f'#{goal + 1}'}")
        if pips > 7 and not (phase == "rolled" and trick == "search"):  # whose dice must first be picked
            break
    return " ".join(["settle", *parts])


def test_spaces_and_commas_make_no_difference() -> None:
    m = rolled("walk", "34", cards="missy mayor:1 doog", yard="4")
    assert m.parse("settle 3 > missy , 4 >yard") == m.parse("SETTLE 3>missy 4>yard") == m.parse("settle 3># 1, 4>yard")
    assert m.parse("dig 1 : 4 +  1:4 -") == m.parse("dig 1:4+ 1:4-")
