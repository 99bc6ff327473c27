"""The coach's odds against brute force: every roll played through the rules, settled in every way."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import barkade
from barkade.engine.i18n import from_dict, say
from barkade.games import load_game
from barkade.games.spots import coach
from barkade.games.spots.box import DOG_SPOTS, TILES
from barkade.games.spots.coach import odds
from barkade.games.spots.coach.odds import Place
from barkade.games.spots.coach.prospects import prospects
from barkade.games.spots.rules import state as at
from tests.games.spots.positions import Seat, play, table

LOOSE = (at.ROLLED, at.SETTLING, at.DISCARDING, at.PICKING)
OTHER = Seat("eloise bongo")
States = load_game("spots").states


class MoreDice(Exception):
    """A roll needs another die."""


class Dice:
    """Written dice; the first of everything else."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = faces
        self.rolled = 0

    def draw(self, n: int) -> int:
        if n != 6:
            return 0
        if self.rolled == len(self.faces):
            raise MoreDice
        self.rolled += 1
        return self.faces[self.rolled - 1]


class BruteForce:
    """The best chance for an aim over everything that a player can do up to the end of the next roll: no bust
    (None), or a space filled without one (the dog and the face)."""

    def __init__(self, match: barkade.Match, aim: tuple[int, int] | None) -> None:
        self.match, self.aim = match, aim
        self.rules, self.box = match.game.rules, match.box
        self.known: dict[tuple[Any, ...], Fraction] = {}

    def after(self, s: Any, action: int, rolled: bool, filled: bool) -> Fraction:
        """The chance once an action is played."""
        chances = Fraction(0)
        for faces, orders in self.ways(s, action, rolled):
            ahead, story = States.copy(s), list[Any]()
            self.rules.apply(ahead, self.box, action, Dice(faces), story)
            chances += self.judged(s, ahead, story, rolled, filled) * orders / 6 ** len(faces)
        return chances

    def ways(self, s: Any, action: int, rolled: bool) -> Iterator[tuple[tuple[int, ...], int]]:
        """All that the dice of an action may show, and in how many orders; a later roll does not matter any more."""
        length = 0
        while True:
            try:
                self.rules.apply(States.copy(s), self.box, action, Dice((0,) * length), None)
            except MoreDice:
                length += 1
            else:
                break
        if rolled and action != at.REROLL:
            yield (0,) * length, 6**length
            return
        yield from Counter(tuple(sorted(roll)) for roll in product(range(6), repeat=length)).items()

    def judged(self, s: Any, ahead: Any, story: list[Any], rolled: bool, filled: bool) -> Fraction:
        for kind, seat, _, values in story:
            if kind in (at.ROLLS, at.REROLLS):
                if rolled and kind == at.ROLLS:
                    return Fraction(filled or self.aim is None)  # that was the roll after the one in question
                rolled = True
            if kind == at.PLACED and values == self.aim:
                filled = True
            if kind == at.TOOK and values == self.aim:
                filled = False
            if kind == at.ALL_BUST:
                break  # the next turn has begun without a die
            if kind == at.BUSTED and seat == s.to_move:
                return Fraction(0)
        if ahead.to_move != s.to_move or ahead.phase == at.CHOOSE or (rolled and ahead.phase not in LOOSE):
            return Fraction(filled or self.aim is None)
        return self.best(ahead, rolled, filled)

    def best(self, s: Any, rolled: bool = False, filled: bool = False) -> Fraction:
        key = (*States.flat(s), rolled, filled)
        if key not in self.known:
            self.known[key] = max(self.after(s, action, rolled, filled) for action in self.actions(s))
        return self.known[key]

    def actions(self, s: Any) -> list[int]:
        out = [0] * self.rules.MAX_LEGAL
        actions = out[: self.rules.legal(s, self.box, out)]
        if s.phase == at.OFFERED:
            actions = [at.ROLL]
        if s.phase == at.SETTING_ASIDE:
            actions = actions[:1]
        return actions


def position(seed: int, tiles: tuple[str, str, str, str], treats: int, most_dice: int) -> barkade.Match:
    """Some position at the choice of a trick, with few dice in the supply and nobody else around to bust."""
    rng = random.Random(seed)
    dogs = rng.sample(list(DOG_SPOTS), rng.randint(2, 4))
    cards = []
    for dog in dogs:
        spots = [spot for spot in DOG_SPOTS[dog] if rng.random() < 0.4]
        cards.append((dog, spots[:-1] if len(spots) == len(DOG_SPOTS[dog]) else spots))
    line = " ".join(dog + (":" + "".join(map(str, spots)) if spots else "") for dog, spots in cards)
    yard = rng.choice(["", "1", "2", "3", "12", "14", "5", "23", "6", "111"])
    top = rng.choice([dog for dog in DOG_SPOTS if dog not in dogs])
    others = [dog for dog in DOG_SPOTS if dog not in (*dogs, top)][:2]
    m = table(Seat(line, yard=yard, treats=treats), Seat(" ".join(others)), tiles=tiles, top=top)
    m.state.dice = min(m.state.dice, most_dice)
    return m


SMALL: dict[str, int] = {tile: 2 for colour in ("yellow", "purple", "green") for tile in TILES[colour]}
SMALL |= {
    "run": 3,
    "track": 3,
    "dogpile": 2,
    "sprint": 3,
    "fetch": 4,
    "guard": 3,
    "hunt": 4,
    "search": 4,
    "scavenge": 3,
}


@pytest.mark.parametrize("trick", ["howl", "roll-over", *(tile for tiles in TILES.values() for tile in tiles)])
def test_the_next_roll_of_every_trick(trick: str, untraced: None) -> None:
    own = {colour: trick if trick in tiles else tiles[0] for colour, tiles in TILES.items()}
    checked = 0
    for seed in range(2 if trick in ("trot", "dogpile", "retrieve") else 3):
        m = position(seed, (own["yellow"], own["purple"], own["blue"], own["green"]), 0, SMALL.get(trick, 2))
        advice = coach.advise(m.view(0))
        entry = next(each for each in advice["rolls"] if each["trick"] == trick)
        action = m.parse(entry["text"])[0]
        if entry["dice"] == 0:
            after = m.copy()
            before = m.state.treats[0]
            after.play(action)
            assert after.state.treats[0] - before == entry["treats"]
            checked += 1
            continue
        brute = BruteForce(m, None).after(m.state, action, False, False)
        assert 1 - entry["bust"][0] == pytest.approx(float(brute), abs=1e-12), (seed, "bust")
        spaces = {(space["dog"], space["number"]): space["chance"][0] for space in entry["spaces"]}
        for (dog, number), chance in random.Random(seed).sample(sorted(spaces.items()), min(2, len(spaces))):
            aim = (list(DOG_SPOTS).index(dog) + 1, number - 1)
            brute = BruteForce(m, aim).after(m.state, action, False, False)
            assert chance == pytest.approx(float(brute), abs=1e-12), (seed, dog, number)
            checked += 1
    assert checked >= 3


@pytest.mark.parametrize("trick", ["walk", "howl", "hunt", "play-dead"])
def test_a_treat_spent_as_well_as_can_be(trick: str, untraced: None) -> None:
    """With one treat in hand brute force rerolls when that is better, and agrees with the coach's second figure."""
    own = {colour: trick if trick in tiles else tiles[0] for colour, tiles in TILES.items()}
    for seed in range(4):
        m = position(seed, (own["yellow"], own["purple"], own["blue"], own["green"]), 1, 2)
        entry = next(each for each in coach.advise(m.view(0))["rolls"] if each["trick"] == trick)
        action = m.parse(entry["text"])[0]
        brute = BruteForce(m, None).after(m.state, action, False, False)
        assert 1 - entry["bust"][1] == pytest.approx(float(brute), abs=1e-12)
        space = entry["spaces"][0]
        aim = (list(DOG_SPOTS).index(space["dog"]) + 1, space["number"] - 1)
        brute = BruteForce(m, aim).after(m.state, action, False, False)
        assert space["chance"][1] == pytest.approx(float(brute), abs=1e-12)


places = st.builds(Place, st.tuples(*[st.integers(0, 3)] * 6).filter(lambda free: sum(free) > 0), st.integers(0, 7))


def holds(place: Place, dice: tuple[int, ...]) -> bool:
    """Tell whether dice, given as faces, can be settled without a bust, one after the other by brute force."""
    free, pips = list(place.free), place.pips
    for face in dice:
        if free[face]:
            free[face] -= 1
        else:
            pips += face + 1
    return pips <= 7


@given(place=places, dice=st.integers(1, 5))
def test_plain_rolls_against_all_rolls(place: Place, dice: int) -> None:
    safe, fill = odds.settled_ways(at.RUN, dice, place, 0)
    rolls = [roll for roll in product(range(6), repeat=dice) if holds(place, roll)]
    assert safe == len(rolls)
    assert fill == [sum(face in roll for roll in rolls) if place.free[face] else 0 for face in range(6)]


@given(place=places, dice=st.integers(6, 12))
def test_plain_rolls_against_all_multisets(place: Place, dice: int) -> None:
    safe, fill = odds.settled_ways(at.CHASE, dice, place, 0)
    fine = [(roll, ways) for roll, ways in odds.multisets(dice) if place.holds(roll)]
    assert safe == sum(ways for _, ways in fine)
    for face in range(6):
        expected = sum(ways for roll, ways in fine if roll[face]) if place.free[face] else 0
        assert fill[face] == expected


def test_multisets_count_all_rolls() -> None:
    for dice in range(13):
        assert sum(ways for _, ways in odds.multisets(dice)) == 6**dice


@given(place=places, trick=st.sampled_from([at.FETCH, at.HUNT, at.SEARCH]), seed=st.integers(0, 999))
def test_chosen_dice_against_single_rolls(place: Place, trick: int, seed: int) -> None:
    """All 8 dice of Fetch are too many for brute force, so some rolls are looked at one by one."""
    rng = random.Random(seed)
    dice = {at.FETCH: 8, at.HUNT: rng.randint(1, 9), at.SEARCH: 7}[trick]
    choices, rolls = odds.choices_of(trick, dice)
    assert sum(rolls.values()) == 6**dice
    roll = tuple(rng.randrange(6) for _ in range(dice))
    if trick == at.FETCH:
        mine = {tuple(face for face in roll if face == number) for number in set(roll)}
    elif trick == at.HUNT:
        mine = {tuple(sorted(pair)) for pair in combinations(roll, min(2, dice))}
    else:
        some = (part for size in range(1, 8) for part in combinations(sorted(roll), size))
        mine = {part for part in some if sum(part) + len(part) == 8}
    counted = {tuple(part.count(face) for face in range(6)) for part in mine}
    open_to = sum(1 << choices.index(part) for part in counted)
    assert open_to in rolls
    assert {choices[number] for number in range(len(choices)) if open_to >> number & 1} == counted
    good = {part for part in counted if place.holds(part)}
    assert bool(good) == any(holds(place, part) for part in mine)


@given(place=places)
def test_track_against_every_way_to_reroll(place: Place) -> None:
    @cache
    def value(roll: tuple[int, ...], treats: int, aim: int) -> Fraction:
        if holds(place, roll) and (aim < 0 or aim in roll):
            return Fraction(1)
        if treats == 0:
            return Fraction(0)
        return max(after(keep, treats, aim) for size in range(3) for keep in set(combinations(roll, size)))

    @cache
    def after(keep: tuple[int, ...], treats: int, aim: int) -> Fraction:
        again = list(product(range(6), repeat=3 - len(keep)))
        return sum((value(tuple(sorted(keep + new)), treats - 1, aim) for new in again), Fraction(0)) / len(again)

    found = odds.track_odds(3, place)
    aim = next(face for face in range(6) if place.free[face])
    for treats in range(2):
        assert found.safe[treats] == pytest.approx(float(after((), treats + 1, -1)), abs=1e-12)
        assert found.fill[aim][treats] == pytest.approx(float(after((), treats + 1, aim)), abs=1e-12)


def test_retrieve_that_scores_all_dogs_looks_at_the_dogs_to_come() -> None:
    tiles = ("retrieve", "run", "fetch", "beg")
    m = table(Seat("missy:3 burt:1", yard="16", treats=0), OTHER, tiles=tiles, top="frankie")
    entry = next(each for each in coach.advise(m.view(0))["rolls"] if each["trick"] == "retrieve")
    assert [space["chance"] for space in entry["spaces"]] == [[1.0, 1.0, 1.0]]
    # The yard is full: of the two dice each needs a space, on Frankie (4 and 5) or on one dog more.
    others = [dog for dog in DOG_SPOTS if dog not in ("missy", "burt", "frankie", "eloise", "bongo")]
    chances = Fraction(0)
    for dog in others:
        free = sorted((*DOG_SPOTS["frankie"], *DOG_SPOTS[dog]))
        fits = sum(a in free and b in free and (a != b or free.count(a) > 1) for a, b in product(range(1, 7), repeat=2))
        chances += Fraction(fits, 36 * len(others))
    assert 1 - entry["bust"][0] == pytest.approx(float(chances), abs=1e-12)


def test_retrieve_that_wins_or_must_bust() -> None:
    tiles = ("retrieve", "run", "fetch", "beg")
    m = table(Seat("missy* burt* lief* raya* doog* rogue:24"), OTHER, tiles=tiles, top="frankie")
    entry = next(each for each in coach.advise(m.view(0))["rolls"] if each["trick"] == "retrieve")
    assert entry["bust"] == [0.0, 0.0, 0.0]
    m = table(Seat("missy burt", yard="16"), OTHER, tiles=tiles, top="gretchen")
    entry = next(each for each in coach.advise(m.view(0))["rolls"] if each["trick"] == "retrieve")
    assert entry["bust"] == [1.0, 1.0, 1.0]


@pytest.mark.parametrize(
    ("tiles", "rolls", "lines", "seat"),
    [
        (("walk", "run", "fetch", "beg"), "111", ["do run"], Seat("missy lief")),
        (("walk", "run", "fetch", "beg"), "111", ["do run", "settle 1>lief 1>yard 1>yard"], Seat("missy lief")),
        (("walk", "chase", "fetch", "beg"), "1", ["do chase", "1>lief"], Seat("missy lief")),
        (("walk", "sprint", "fetch", "beg"), "11", ["do sprint", "settle 1>lief 1>yard"], Seat("missy lief")),
        (("walk", "dogpile", "fetch", "beg"), "", ["do dogpile"], Seat("missy:3 lief", yard="2")),
        (("walk", "dogpile", "fetch", "beg"), "11", ["do dogpile", "settle 1>lief 1>yard"], Seat("missy lief")),
        (("walk", "bolt", "fetch", "beg"), "", ["do bolt"], Seat("missy:3 lief")),
        (("trot", "run", "fetch", "beg"), "", ["do trot"], Seat("missy:3 lief")),
        (("trot", "run", "fetch", "beg"), "", ["do trot", "3<missy"], Seat("missy:3 lief")),
        (("dig", "run", "fetch", "beg"), "", ["do dig"], Seat("missy lief", yard="2")),
        (("retrieve", "run", "fetch", "beg"), "", ["do retrieve"], Seat("missy lief")),
        (("walk", "run", "guard", "beg"), "", ["do guard"], Seat("missy lief")),
        (("walk", "run", "guard", "beg"), "1234", ["do guard", "name 3"], Seat("missy lief")),
        (("track", "run", "fetch", "beg"), "124", ["do track"], Seat("missy lief")),
        (("track", "run", "fetch", "beg"), "124", ["do track", "mark 2"], Seat("missy lief")),
        (("walk", "run", "hunt", "beg"), "124", ["do hunt"], Seat("missy lief")),
        (("walk", "run", "fetch", "beg"), "12341234", ["do fetch"], Seat("missy lief")),
        (("walk", "run", "search", "beg"), "1234123", ["do search"], Seat("missy lief")),
        (("walk", "run", "scavenge", "beg"), "1234", ["do scavenge"], Seat("missy lief", yard="3")),
    ],
)
def test_entries_can_be_played_and_have_words(tiles: Any, rolls: str, lines: list[str], seat: Seat) -> None:
    m = play(table(seat, OTHER, tiles=tiles, rolls=rolls), *lines)
    advice = coach.advise(m.view(0))
    assert json.loads(json.dumps(advice)) == advice
    assert advice["rolls"]
    for entry in advice["rolls"]:
        assert m.why_not(entry["text"]) is None
        assert all(0 <= chance <= 1 for chance in entry["bust"])
        assert sorted(entry["bust"], reverse=True) == entry["bust"]
    for line in advice["lines"]:
        assert say(from_dict(line))


@pytest.mark.parametrize(
    ("blue", "rolls", "yard", "safe"),
    [
        ("fetch", "66666666", "5", False),
        ("fetch", "66666661", "5", True),
        ("search", "6661113", "", True),
        ("search", "2266666", "6", False),
        ("search", "3333333", "6", True),
        ("hunt", "566", "5", False),
        ("hunt", "166", "6", False),
        ("hunt", "116", "5", True),
        ("scavenge", "4445", "6", True),
        ("scavenge", "4446", "6", False),
    ],
)
def test_a_roll_as_it_lies(blue: str, rolls: str, yard: str, safe: bool) -> None:
    m = table(Seat("missy:34 lief:23", yard=yard), OTHER, tiles=("walk", "run", blue, "beg"), rolls=rolls)
    play(m, f"do {blue}")
    assert coach.advise(m.view(0))["roll_is_safe"] is safe
    assert BruteForce(m, None).best(States.read({**m.position()["state"], "treats": [0, 0]}), True) == int(safe)


def test_there_is_no_advice_for_others_or_at_the_end() -> None:
    m = barkade.new("spots", players=2, seed=1)
    waiting = 1 - (m.to_move or 0)
    assert coach.advise(m.view(waiting))["rolls"] == []
    assert coach.advise(m.view(None))["rolls"] == []
    assert [line["id"] for line in coach.advise(m.view(None))["lines"]] == ["spots-coach-nothing"]
    over = play(table(Seat("missy* lief"), pes=(0, 5), rolls="6"), "do beg")
    assert coach.advise(over.view(0))["rolls"] == [] and prospects(over.state, over.box) == []


def test_percentages_never_pretend_to_be_certain() -> None:
    assert [coach.percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == ["0", "<1", "50", ">99", "100"]
