"""Stories: what a seat was told, a turn in a sentence or two, in every language."""

from __future__ import annotations

import random
from importlib import resources

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from hypothesis import given, settings
from hypothesis import strategies as st

from barkade.engine.history import Entry
from barkade.engine.i18n import LANGUAGES, say
from barkade.engine.kit import EVERYONE, RawEvent
from barkade.engine.match import Match
from barkade.engine.telling import tell_story
from barkade.games import load_game
from tests.conformance.tables import EVERY_GAME, EVERY_SETTING, Setting, wander
from tests.conformance.test_secrets import as_match, redealt
from tests.stories import make

TOLD = [setting for setting in EVERY_SETTING if setting.game != "heap"]
"""Settings of the games that have a story."""
NAMES = ("Luna", "Pepper", "Waffles", "Bella", "Rex", "Molly")
GOLDEN_STORIES = sorted(path.name for path in make.STORIES.iterdir() if path.suffix in (".json", ".txt"))
seeds = st.integers(0, 2**32)
lengths = st.integers(0, 150)


def seats(match: Match) -> list[int | None]:
    return [None, *range(match.players)]


def runs(match: Match) -> list[range]:
    """The versions that one seat made in a row: its turn, or several if nobody else had one between."""
    found: list[range] = []
    for version in range(match.version + 1):
        if found and match.history[version].seat == match.history[found[-1][0]].seat:
            found[-1] = range(found[-1].start, version + 1)
        else:
            found.append(range(version, version + 1))
    return found


@settings(max_examples=40)
@given(setting=st.sampled_from(TOLD), seed=seeds, length=lengths)
def test_a_turn_is_told_in_two_sentences_at_most(setting: Setting, seed: int, length: int) -> None:
    """One about its seat and one about what came of it. Between turns there is a sentence for each kind of thing that
    happens there, and one about each seat; of what stands for itself there are as many as there are events."""
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    story = match.game.story
    for run in runs(match):
        mover = match.history[run[0]].seat
        for seat in {None, mover if mover >= 0 else None, (mover + 1) % match.players}:
            events = match.events(seat, run.start - 1, run[-1])
            events = [each for each in events if each["kind"] in story or each["kind"] == "undone"]
            begun = 1 + sum(each["kind"] in story and story[each["kind"]].begins for each in events)
            own = sum(each["kind"] in story and story[each["kind"]].own for each in events)
            told = tell_story(match.game.id, story, events)
            turns = [paragraph for paragraph in told if paragraph.seat is not None]
            assert {paragraph.seat for paragraph in turns} <= {mover}
            assert len(turns) <= begun + len(told) - len(turns)
            assert all(1 <= len(paragraph.lines) <= 2 for paragraph in turns)
            scenes = {kind for kind, beat in story.items() if beat.place == "scene" and not beat.own}
            for paragraph in told:
                if paragraph.seat is None:
                    assert 1 <= len(paragraph.lines) <= len(scenes) + 1 + match.players + own


@settings(max_examples=40)
@given(setting=st.sampled_from(EVERY_SETTING), seed=seeds, length=lengths)
def test_a_story_is_told_in_every_language(setting: Setting, seed: int, length: int) -> None:
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    story = match.story(random.Random(seed).choice(seats(match)))
    assert story or not match.events(None)
    for language in LANGUAGES:
        for paragraph in story:
            for line in paragraph.lines:
                text = say(line.message, NAMES, language)
                assert text[0].isupper() and text[-1] in ".!?", text
                assert not any(bad in text for bad in ("  ", "$", "{", " ,", " ;", "..", ",,", ": ,")), text


@settings(max_examples=40)
@given(setting=st.sampled_from(EVERY_SETTING), seed=seeds, length=lengths)
def test_a_story_tells_only_what_its_reader_was_told(setting: Setting, seed: int, length: int) -> None:
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    for seat in seats(match):
        told = match.story(seat)
        public = {(event["version"], event["kind"]) for event in match.events(None)}
        if {(event["version"], event["kind"]) for event in match.events(seat)} == public:
            assert not any(line.private for paragraph in told for line in paragraph.lines)
        # Whatever others were told in private, the story is the same.
        history = match.history
        match.history = [without_others(entry, EVERYONE if seat is None else seat) for entry in history]
        assert match.story(seat) == told
        match.history = history


def without_others(entry: Entry, seat: int) -> Entry:
    events = tuple(
        raw if raw.to in (EVERYONE, seat) else RawEvent(raw.kind, raw.seat, raw.to, (0,) * len(raw.values))
        for raw in entry.events
    )
    return Entry(entry.seat, entry.codes, entry.texts, entry.publics, entry.draws, events, entry.undoes)


@settings(max_examples=40)
@given(setting=st.sampled_from(EVERY_SETTING), seed=seeds, length=lengths)
def test_worlds_that_a_seat_cannot_tell_apart_are_told_alike(setting: Setting, seed: int, length: int) -> None:
    """The truth and a world redealt for a seat go on alike, until the rules reveal what differs."""
    match, rng = setting.match(seed), random.Random(seed)
    wander(match, rng, length)
    for seat in seats(match):
        number = EVERYONE if seat is None else seat
        one, other = as_match(match, match.state), as_match(match, redealt(match, match.state, number, seed))
        for _ in range(12):
            shared = sorted(set(one.legal_codes()) & set(other.legal_codes()))
            if one.over or other.over or not shared or one.to_move != other.to_move:
                break
            action = rng.choice(shared)
            one.play(action)
            other.play(action)
            if one.events(seat, one.version - 1) != other.events(seat, other.version - 1):
                break
            assert one.story(seat) == other.story(seat)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_beat_has_words_and_an_event(game: str) -> None:
    definition = load_game(game)
    text = (resources.files(definition.package) / "words" / "en.ftl").read_text(encoding="utf-8")
    messages = {each.id.name for each in FluentParser().parse(text).body if isinstance(each, fluent.Message)}
    events = {event.name: event for event in definition.events.by_kind.values()}
    needed: set[str] = set()
    for kind, beat in definition.story.items():
        assert kind in events and set(beat.follows) <= events.keys()
        if beat.place != "none" and not beat.own:
            needed |= {f"{game}-beat-{kind}"} | ({f"{game}-beat-{kind}-one"} if beat.by else set())
    assert {name for name in messages if name.startswith(f"{game}-beat-")} == needed


def test_every_golden_story_is_there() -> None:
    assert sorted(make.files()) == GOLDEN_STORIES


@pytest.mark.parametrize("name", GOLDEN_STORIES)
def test_the_golden_stories_are_current(name: str) -> None:
    """If a change was meant, `python tests/stories/make.py` writes them; read what it wrote."""
    assert (make.STORIES / name).read_text(encoding="utf-8") == make.files()[name]
