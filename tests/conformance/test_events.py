"""Events told to seats: every one has its name, fields of the declared types, and a message."""

from __future__ import annotations

import ast
import json
import random
from collections.abc import Iterator
from importlib import import_module, resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from hypothesis import given, settings
from hypothesis import strategies as st

from barkade.engine.game import Game
from barkade.engine.i18n import say
from barkade.engine.kit import EVERYONE
from barkade.games import load_game
from tests.conformance.shapes import fits
from tests.conformance.tables import EVERY_GAME, EVERY_SETTING, Setting, wander

KEYS = {"version", "kind", "seat", "to", "fields", "message"}


@settings(max_examples=60)
@given(setting=st.sampled_from(EVERY_SETTING), seed=st.integers(0, 2**32), length=st.integers(0, 250))
def test_events_have_names_fields_and_words(setting: Setting, seed: int, length: int) -> None:
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    types = {event.name: event.fields for event in match.game.events.by_kind.values()}
    for seat in (None, *range(match.players)):
        for event in json.loads(json.dumps(match.events(seat))):
            assert event.keys() == KEYS and event["to"] in (None, seat)
            assert event["seat"] is None or 0 <= event["seat"] < match.players
            assert say(event) == say(event["message"])
            if event["kind"] == "undone":
                continue
            fields = types[event["kind"]]
            assert event["fields"].keys() == fields.keys()
            for name, field in fields.items():
                assert fits(event["fields"][name], field.type), (event["kind"], name, event["fields"][name])


@settings(max_examples=60)
@given(setting=st.sampled_from(EVERY_SETTING), seed=st.integers(0, 2**32), length=st.integers(0, 250))
def test_every_value_told_belongs_to_a_declared_field(setting: Setting, seed: int, length: int) -> None:
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    for entry in match.history:
        for raw in entry.events:
            assert len(raw.values) == match.game.events.by_kind[raw.kind].size, raw


def tells(game: Game) -> Iterator[tuple[int, bool]]:
    """Every kind that the rules tell, as they are written, and whether it is told to one seat alone."""
    home = resources.files(game.package)
    files = [home / "rules.py"] if (home / "rules.py").is_file() else list((home / "rules").iterdir())
    for path in (Path(str(path)) for path in files if path.name.endswith(".py")):
        module = import_module(".".join([game.package, *path.relative_to(str(home)).with_suffix("").parts]))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id.startswith("tell"):
                kind, to = node.args[1], node.args[3]
                assert isinstance(kind, ast.Name)
                if hasattr(module, kind.id):  # else it is the parameter of a function that tells
                    private = node.func.id == "tell" and not (isinstance(to, ast.Name) and to.id == "EVERYONE")
                    yield getattr(module, kind.id), private


@pytest.mark.parametrize("game", EVERY_GAME)
def test_what_the_rules_tell_is_what_is_declared(game: str) -> None:
    definition = load_game(game)
    assert {kind for kind, _ in tells(definition)} == definition.events.by_kind.keys()


@pytest.mark.parametrize("game", EVERY_GAME)
def test_private_events_are_those_that_the_rules_tell_to_one_seat(game: str) -> None:
    definition = load_game(game)
    private = {kind for kind, private in tells(definition) if private}
    assert bool(private) == definition.secrets
    told: set[tuple[int, bool]] = set()
    for number, setting in enumerate(each for each in EVERY_SETTING if each.game == game and not each.options):
        match = setting.match(number)
        wander(match, random.Random(number), 400)
        told |= {(raw.kind, raw.to != EVERYONE) for entry in match.history for raw in entry.events}
        for seat in (None, *range(match.players)):
            alone = {event["kind"] for event in match.events(seat) if event["to"] is not None}
            assert alone <= {definition.events.by_kind[kind].name for kind in private}
            assert seat is not None or not alone
    assert {kind for kind, alone in told if alone} == private
    assert not {kind for kind, alone in told if not alone} & private


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_event_has_words_and_all_words_an_event(game: str) -> None:
    definition = load_game(game)
    text = (resources.files(definition.package) / "words" / "en.ftl").read_text(encoding="utf-8")
    messages = {each.id.name for each in FluentParser().parse(text).body if isinstance(each, fluent.Message)}
    for event in definition.events.by_kind.values():
        assert event.words is not None or f"{game}-told-{event.name}" in messages
    names = tuple(event.name for event in definition.events.by_kind.values())
    for told in (name.partition("-told-")[2] for name in messages if name.startswith(f"{game}-told-")):
        assert told.startswith(names), told
