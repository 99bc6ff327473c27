"""The declarations of a game are true, and all games have the same files for the same jobs."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import barkade
from barkade.bots.learned import FILE as NETWORK  # only where a match has shown that it helps
from barkade.engine.chance import FromRandom
from barkade.engine.kit import EVERYONE
from barkade.games import games, load_game
from tests.conformance.tables import EVERY_GAME, EVERY_SETTING, wander

GAMES = Path(barkade.__file__).parent / "games"
OURS = games()
RULES = {"__init__", "state", "setup", "play", "end", "secrets", "check"}
NAMED = ("RULES", "ACTIONS", "MAX_LEGAL", "ENDINGS", "REVEALS", "State")


def jobs(folder: Path) -> set[str]:
    """The names in a folder: a job is a file, or a folder where one file is not enough."""
    return {path.name.removesuffix(".py") for path in folder.iterdir()} - {"__pycache__", NETWORK}


def test_all_games_have_the_same_files() -> None:
    first, *others = ({game: jobs(GAMES / game) for game in OURS}).items()
    for game, found in others:
        assert found == first[1], (first[0], game)
    for game in OURS:
        assert jobs(GAMES / game / "rules") >= RULES
        text = (GAMES / game / "rules" / "state.py").read_text(encoding="utf-8")
        assert all(f"\n{name}" in text or f"\nclass {name}" in text for name in NAMED)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_game_is_what_it_is_registered_as(game: str) -> None:
    definition = load_game(game)
    assert definition.id == game and definition is load_game(game)
    assert 0 < definition.minutes[0] < definition.minutes[1]
    assert definition.solo_tally is None or 1 in definition.players


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_game_has_secrets_exactly_if_a_redeal_can_change_the_world(game: str) -> None:
    changed = False
    for number, setting in enumerate(setting for setting in EVERY_SETTING if setting.game == game):
        match, rng = setting.match(number), random.Random(number)
        wander(match, rng, rng.choice([0, 3, 10, 60]))
        states, rules = match.game.states, match.game.rules
        for seat in (EVERYONE, *range(match.players)):
            world = states.copy(match.state)
            rules.redeal(world, match.box, seat, FromRandom(rng))
            changed = changed or states.flat(world) != states.flat(match.state)
    assert load_game(game).secrets == changed


@pytest.mark.parametrize("game", EVERY_GAME)
def test_only_a_game_that_says_so_takes_a_box_of_ones_own(game: str) -> None:
    try:
        accepted = barkade.new(game, box={}).version == 0
    except barkade.BadBox as error:
        accepted = not str(error)
    assert accepted == load_game(game).custom_box
