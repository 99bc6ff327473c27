"""The session behind the screen: taking back, secrets, saving."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import barkade
from barkade.engine.errors import BarkadeError
from barkade.engine.i18n import say
from barkade.engine.record import verify
from barkade.games import games, load_game
from barkade.terminal.saves import Save, unfinished_games
from barkade.terminal.session import (
    DEFAULT_BOT,
    LocalSession,
    completions,
    fill_names,
    latest_session,
    new_session,
    open_save,
)

PEOPLE = ("person", "person")
ALONE = ("person", DEFAULT_BOT)


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BARKADE_DATA", str(tmp_path))


def session_at(kinds: Sequence[str], **state: Any) -> LocalSession:
    """Three colours; player 1 has dug a red-yellow pair's red bone, and stands at the red bowl."""
    before = {
        "to_move": 0,
        "actions_left": 3,
        "yard": ["-", "R", "ry=y", "Y", "rg", "G", "rg", "yg", "yg"],
        "last": 8,
        "bones_at_start": 5,
        "dog": [1, 4],
        "held": [1, 0],
        "hand": [["ry=r"]],
        "knows": [[1, 0, 0]],
    }
    match = barkade.from_position(
        {"game": "dig", "players": 2, "box": {"colours": 3}, "state": {**before, **state}},
    )
    return LocalSession(match, kinds, Save.fresh("dig"))


def refused(session: LocalSession) -> str:
    before, version = session.match.position(), session.match.version
    with pytest.raises(BarkadeError) as error:
        session.undo(0)
    assert (session.match.position(), session.match.version) == (before, version)
    return error.value.message.id


def test_a_move_can_be_taken_back_again_and_again() -> None:
    session = session_at(PEOPLE)
    start = session.match.position()
    session.play("to 2")
    session.play("to 3")
    session.undo(0)
    assert session.match.view(0)["board"]["dogs"][0] == 2
    session.undo(0)
    assert session.match.position() == start
    assert refused(session) == "terminal-undo-none"


def after_a_roll(kinds: Sequence[str]) -> LocalSession:
    """A game of Spots in which seat 0 has just rolled dice that everybody saw."""
    session = new_session("spots", len(kinds), kinds, seed=3)
    while session.match.to_move != 0 or not session.match.history[-1].draws or session.match.history[-1].seat != 0:
        session.play(session.match.legal()[0].text)
    return session


def test_dice_that_others_saw_stay() -> None:
    assert refused(after_a_roll(PEOPLE)) == "terminal-undo-chance"


def test_bots_never_agree_to_roll_again() -> None:
    assert refused(after_a_roll(ALONE)) == "terminal-undo-chance"


def test_alone_dice_may_be_taken_back() -> None:
    session = after_a_roll(ALONE[:1])
    session.undo(0)
    assert session.match.history[-1].undoes == session.match.version - 1


@pytest.mark.parametrize("kinds", [PEOPLE, ALONE])
def test_what_the_digger_saw_stays(kinds: Sequence[str]) -> None:
    session = session_at(kinds, dog=[4, 4])
    session.play("dig")
    assert refused(session) == "terminal-undo-secret"


@pytest.mark.parametrize("kinds", [PEOPLE, ALONE])
def test_a_delivered_bone_was_seen(kinds: Sequence[str]) -> None:
    session = session_at(kinds)
    session.play("deliver ry=r")
    assert refused(session) == "terminal-undo-secret"


def test_nobody_takes_back_what_another_person_did() -> None:
    session = session_at(PEOPLE)
    session.play("stop")
    session.play("to 5")
    assert refused(session) == "terminal-undo-none"


def test_alone_with_bots_their_harmless_actions_go_along() -> None:
    session = session_at(ALONE)
    start = session.match.position()
    session.play("stop")
    session.match.play("to 3")
    session.match.play("stop")
    session.undo(0)
    assert session.match.position() == start
    session.play("stop")
    session.match.play("dig")
    session.match.play("keep")
    session.match.play("stop")
    assert refused(session) == "terminal-undo-secret"


@pytest.mark.parametrize("game", games())
def test_a_curtain_only_between_people_in_a_game_with_secrets(game: str) -> None:
    assert new_session(game, 2, PEOPLE).needs_curtain == load_game(game).secrets
    assert not new_session(game, 2, ALONE).needs_curtain


def test_everything_is_kept_at_once() -> None:
    session = new_session("dig", 3, ("person", "random", DEFAULT_BOT), ["Anna"], {"starter": 0})
    session.save()
    session.play("to 1")
    kept = latest_session()
    assert kept.match.record() == session.match.record()
    assert kept.kinds == ["person", "random", DEFAULT_BOT]
    assert kept.match.setup.names == ("Anna", "Rex", "Luna")
    kept.play("to 2")
    assert open_save(unfinished_games()[0]).match.version == 2


def test_going_on_has_the_same_chance_as_staying() -> None:
    session = new_session("dig", 2, (DEFAULT_BOT, DEFAULT_BOT))
    session.save()
    for _ in range(10):
        session.play_bot()
    kept = latest_session()
    while not kept.match.over:
        kept.play_bot()
    assert verify(kept.match.record()).result == kept.match.result
    assert unfinished_games() == []
    assert kept.file.record.parent.name == "finished"
    assert kept.file.record.read_text(encoding="utf-8") == kept.match.record()


def test_the_game_left_last_comes_first() -> None:
    names = []
    for at in range(3):
        session = new_session("dig", 2, ALONE)
        session.save()
        os.utime(session.file.record, (1000 + at, 1000 + at))
        names.append(session.file.name)
    assert [save.name for save in unfinished_games()] == names[::-1]


@pytest.mark.parametrize("seats", ["[]", '["person", "cat"]', "{", '{"a": 1}'])
def test_torn_seats_are_refused(seats: str) -> None:
    session = new_session("dig", 2, ALONE)
    session.save()
    session.file.seats.write_text(seats, encoding="utf-8")
    with pytest.raises(BarkadeError):
        latest_session()


def test_a_folder_that_can_not_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "running").write_text("in the way", encoding="utf-8")
    with pytest.raises(BarkadeError) as error:
        new_session("dig", 2, ALONE).save()
    assert str(tmp_path / "running") in str(error.value)


def test_people_are_numbered_and_bots_are_dogs() -> None:
    assert fill_names(["person", "random", "person", DEFAULT_BOT], ["", "", "Cy"]) == ["Player 1", "Rex", "Cy", "Luna"]


def test_a_seeded_game_plays_the_same_again() -> None:
    def record() -> str:
        session = new_session("dig", 2, (DEFAULT_BOT, "random"), seed=3, box={"colours": 2})
        while not session.match.over:
            session.play_bot()
        return session.match.record()

    assert record() == record()


def test_the_outcome_names_the_winners() -> None:
    session = new_session("dig", 2, (DEFAULT_BOT, "random"), seed=3, box={"colours": 3})
    while not session.match.over:
        session.play_bot()
    assert session.match.winners == [0]
    assert say(session.outcome(), ["Anna", "Bo"]) == f"Anna wins with {session.match.scores[0]} points!"


def test_spots_counts_dogs() -> None:
    session = new_session("spots", 2, (DEFAULT_BOT, DEFAULT_BOT), seed=3)
    while not session.match.over:
        session.play_bot()
    assert say(session.outcome()).endswith("wins with 6 dogs!")


def test_first_letters_are_enough() -> None:
    session = session_at(PEOPLE, hand=[["ry=r"]], dog=[2, 4])
    session.play_typed("di")
    assert session.match.history[-1].texts == ("dig",)
    session.play_typed("PUT ry=y")
    assert session.match.history[-1].texts == ("put ry=y",)
    with pytest.raises(BarkadeError) as error:
        session.play_typed("t")
    assert error.value.message.id == "error-ambiguous" and "to 1" in str(error.value)
    with pytest.raises(BarkadeError) as error:
        session.play_typed("bark")
    assert error.value.message.id == "terminal-no-such-action"
    with pytest.raises(BarkadeError) as error:
        session.play_typed("to 8")
    assert "(DIG-4.1)" in str(error.value), "what can be read is judged as it stands"


def test_a_word_of_an_action_is_enough_where_none_begins_so() -> None:
    texts = ["put 1:ball", "put 2:ball", "put 1:stick", "done"]
    assert completions("put  1:b", texts) == ["put 1:ball"]
    assert completions("2:", texts) == ["put 2:ball"]
    assert completions("ball", texts) == []


def test_a_bot_from_elsewhere_that_fails_is_reported_once(tmp_path: Path) -> None:
    program = f"run:{sys.executable} {tmp_path / 'nowhere.py'}"
    session = new_session("dig", 2, (program, "random"), options={"starter": 0})
    session.play_bot()
    assert [what.id for what in session.bot_reports()] == ["bots-died"]
    assert session.bot_reports() == []
    session.close()
