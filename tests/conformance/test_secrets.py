"""Hidden information: views and redealt worlds can't be told apart from the truth by a seat that doesn't know it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import barkade
from barkade.engine.chance import FromRandom
from barkade.engine.kit import EVERYONE, RawEvent
from barkade.engine.match import Match
from tests.conformance.tables import EVERY_GAME, EVERY_SETTING, Setting, wander

settings_ = st.sampled_from(EVERY_SETTING)
SETTINGS_OF = {game: [each for each in EVERY_SETTING if each.game == game] for game in EVERY_GAME}
seeds = st.integers(0, 2**32)
lengths = st.integers(0, 250)


def redealt(match: Match, s: Any, seat: int, seed: int) -> Any:
    world = match.game.states.copy(s)
    match.game.rules.redeal(world, match.box, seat, FromRandom(random.Random(seed)))
    return world


def hidden(match: Match, s: Any, seat: int) -> list[int]:
    known = match.game.states.copy(s)
    match.game.rules.hide(known, match.box, seat)
    return match.game.states.flat(known)


def as_match(match: Match, s: Any) -> Match:
    return Match(match.setup, match.chance.clone(), s)


def seen(match: Match, seat: int) -> str:
    view = match.view(None if seat == EVERYONE else seat)
    return json.dumps({**view, "version": 0})


@settings(max_examples=150)
@given(setting=settings_, seed=seeds, length=lengths)
def test_a_redealt_world_looks_the_same(setting: Setting, seed: int, length: int) -> None:
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    flat, rules = match.game.states.flat, match.game.rules
    for seat in (EVERYONE, *range(match.players)):
        world = redealt(match, match.state, seat, seed)
        match.game.states.check(world)
        assert rules.check(world, match.box) == 0
        assert hidden(match, world, seat) == hidden(match, match.state, seat)
        assert flat(redealt(match, world, seat, seed + 1)) == flat(redealt(match, match.state, seat, seed + 1))
        assert seen(as_match(match, world), seat) == seen(as_match(match, match.state), seat)


@settings(max_examples=100)
@given(setting=settings_, seed=seeds, length=lengths)
def test_what_everybody_sees_is_no_secret_of_anybody(setting: Setting, seed: int, length: int) -> None:
    """A board and the scores are the same whoever's secrets are hidden, so anybody's will do for all."""
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    shared = match.shared_board()
    for seat in (EVERYONE, *range(match.players)):
        known = match.game.states.copy(match.state)
        match.game.rules.hide(known, match.box, seat)
        assert match.game.view.shared(known, match.box) == shared
        assert match.game.view.own(known, match.box, seat).keys().isdisjoint(shared)
        assert [match.game.rules.score(known, match.box, each) for each in range(match.players)] == match.scores


@settings(max_examples=100)
@given(setting=settings_, seed=seeds, length=lengths)
def test_what_others_do_tells_nothing_that_is_not_listed(setting: Setting, seed: int, length: int) -> None:
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    if match.over:
        return
    reveals = match.game.rules.REVEALS
    for seat in (EVERYONE, *range(match.players)):
        if seat == match.state.to_move:
            continue
        world = redealt(match, match.state, seat, seed)
        other = as_match(match, world)
        for code in sorted(set(match.legal_codes()) & set(other.legal_codes())):
            assert match.action(code).public == other.action(code).public
            assert told(match, match.state, code, seat, reveals) == told(match, world, code, seat, reveals)


def told(match: Match, s: Any, code: int, seat: int, reveals: tuple[int, ...]) -> list[RawEvent]:
    """Return the events of an action that a seat is told, except the listed reveals."""
    story: list[RawEvent] = []
    after = match.game.states.copy(s)
    match.game.rules.apply(after, match.box, code, FromRandom(random.Random(8)), story)
    return [event for event in story if event.to in (EVERYONE, seat) and event.kind not in reveals]


@settings(max_examples=80)
@given(setting=settings_, seed=seeds, length=lengths)
def test_a_world_can_be_sampled_from_a_view_alone(setting: Setting, seed: int, length: int) -> None:
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    for seat in (None, *range(match.players)):
        view = json.loads(json.dumps(match.view(seat)))
        world = barkade.sample(view, seed)
        again = world.view(seat)
        view["version"] = again["version"]
        assert json.loads(json.dumps(again)) == view
        wander(world, random.Random(seed), 10)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("game", EVERY_GAME)
@settings(max_examples=150)
@given(data=st.data(), seed=seeds, length=lengths)
def test_refusals_tell_nothing(game: str, data: st.DataObject, seed: int, length: int) -> None:
    """The replies to what the seat to move tries, alone or in a batch, are the same in every world that looks the
    same."""
    setting = data.draw(st.sampled_from(SETTINGS_OF[game]))
    match, rng = setting.match(seed), random.Random(seed)
    wander(match, rng, length)
    if match.over:
        return
    seat = match.state.to_move
    worlds = [as_match(match, redealt(match, match.state, seat, seed + number)) for number in range(4)]
    for _ in range(12):
        # A good guess at what lies hidden makes the longest batches: right in one world, it must not be so in others.
        batch = attempt(rng.choice([match, *worlds]), rng)
        expected = judged(match, batch, seat)
        assert expected == judged_in_truth(match, batch), batch
        for world in worlds:
            assert judged(world, batch, seat) == expected, batch


class Sealed:
    """A true state that nobody may look into, but for what everybody sees: whose turn it is."""

    def __init__(self, to_move: int) -> None:
        self.to_move = to_move


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("game", EVERY_GAME)
@settings(max_examples=50)
@given(data=st.data(), seed=seeds, length=lengths)
def test_a_refusal_does_not_look_at_the_truth(game: str, data: st.DataObject, seed: int, length: int) -> None:
    """So neither its words nor the time it takes can depend on what the seat doesn't know."""
    setting = data.draw(st.sampled_from(SETTINGS_OF[game]))
    match, rng = setting.match(seed), random.Random(seed)
    wander(match, rng, length)
    if match.over:
        return
    seat = match.state.to_move
    match.view(seat)  # a table has made it before anybody can answer it
    refused = [batch for batch in (attempt(match, rng) for _ in range(20)) if refusal(match, batch, seat)]
    expected = [refusal(match, batch, seat) for batch in refused]
    match._state = Sealed(seat)
    assert [refusal(match, batch, seat) for batch in refused] == expected


def attempt(match: Match, rng: random.Random) -> list[int | str]:
    """Legal actions, as far as they go on in this world, and now and then anything at all."""
    ahead, seat, batch = match.copy(), match.to_move, list[int | str]()
    for _ in range(rng.randint(1, 6)):
        codes = ahead.legal_codes() if ahead.to_move == seat else []
        if not codes or rng.random() < 0.15:
            batch.append(rng.randrange(match.game.rules.ACTIONS))
        else:
            chosen = ahead.action(rng.choice(codes))
            batch.append(chosen.text if rng.random() < 0.8 else chosen.public)
            ahead.play(chosen)
    return batch


Judgement = tuple[str, str, str] | tuple[tuple[int, ...], tuple[str, ...], tuple[str, ...]]


def judged(match: Match, batch: list[int | str], seat: int | None) -> Judgement:
    """The kind, text and rule of a refusal, or the actions that are played, and in which words."""
    try:
        entry = match.decide(batch[0] if len(batch) == 1 else batch, seat)
    except barkade.BarkadeError as error:
        rule = error.reason.rule if isinstance(error, barkade.Illegal) else ""
        return type(error).__name__, str(error), rule
    return entry.codes, entry.texts, entry.publics


def judged_in_truth(match: Match, batch: list[int | str]) -> Judgement:
    """The same from whoever may know everything."""
    return judged(match, batch, None)


def refusal(match: Match, batch: list[int | str], seat: int) -> Judgement | None:
    """Why something is refused; None for what is played."""
    found = judged(match, batch, seat)
    return found if isinstance(found[0], str) else None
