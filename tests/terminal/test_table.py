"""The table behind the screen: taking back, secrets, keeping."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import barkade
from barkade.engine.errors import BarkadeError
from barkade.engine.record import verify
from barkade.engine.words import say
from barkade.terminal.saves import Save, running
from barkade.terminal.table import DEFAULT_BOT, LocalTable, beginning_so, full_names, last_left, reopened, sit_down

PEOPLE = ("person", "person")
ALONE = ("person", DEFAULT_BOT)


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BARKADE_DATA", str(tmp_path))


def table_at(kinds: Sequence[str], **state: Any) -> LocalTable:
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
    return LocalTable(match, kinds, Save.fresh("dig"))


def refused(table: LocalTable) -> str:
    before, version = table.match.position(), table.match.version
    with pytest.raises(BarkadeError) as error:
        table.undo(0)
    assert (table.match.position(), table.match.version) == (before, version)
    return error.value.message.id


def test_a_move_can_be_taken_back_again_and_again() -> None:
    table = table_at(PEOPLE)
    start = table.match.position()
    table.play("to 2")
    table.play("to 3")
    table.undo(0)
    assert table.match.view(0)["board"]["dogs"][0] == 2
    table.undo(0)
    assert table.match.position() == start
    assert refused(table) == "terminal-undo-none"


def test_what_chance_decided_stays() -> None:
    table = table_at(PEOPLE, dog=[4, 4])
    table.play("dig")
    assert refused(table) == "terminal-undo-chance"


def test_a_dig_that_shows_what_the_digger_knew_can_be_taken_back() -> None:
    table = table_at(PEOPLE, dog=[2, 4])
    table.play("dig")
    assert not table.match.history[-1].draws
    table.undo(0)
    assert table.match.view(0)["board"]["hands"][0] == [{"kind": "bone", "scent": "ry", "bone": "red"}]


def test_a_dig_that_shows_a_settled_but_unknown_bone_can_not() -> None:
    table = table_at(PEOPLE, dog=[2, 4], held=[0, 1], hand=[[], ["ry=r"]], knows=[[0, 0, 0], [1, 0, 0]])
    table.play("dig")
    assert not table.match.history[-1].draws
    assert refused(table) == "terminal-undo-secret"


def test_a_delivery_shows_the_bone_to_people_but_bots_forget() -> None:
    together, alone = table_at(PEOPLE), table_at(ALONE)
    for table in (together, alone):
        table.play("deliver ry=r")
    assert refused(together) == "terminal-undo-secret"
    alone.undo(0)
    assert alone.match.scores == [0, 0]


def test_nobody_takes_back_what_another_person_did() -> None:
    table = table_at(PEOPLE)
    table.play("stop")
    table.play("to 5")
    assert refused(table) == "terminal-undo-none"


def test_alone_with_bots_their_harmless_actions_go_along() -> None:
    table = table_at(ALONE)
    start = table.match.position()
    table.play("stop")
    table.match.play("to 3")
    table.match.play("stop")
    table.undo(0)
    assert table.match.position() == start
    table.play("stop")
    table.match.play("dig")
    table.match.play("keep")
    table.match.play("stop")
    assert refused(table) == "terminal-undo-chance"


def test_a_curtain_only_where_there_is_something_to_hide() -> None:
    assert table_at(PEOPLE).needs_curtain
    assert not table_at(ALONE).needs_curtain
    fresh = sit_down("dig", 2, PEOPLE)
    assert not fresh.needs_curtain, "at the start nobody knows more than the others"


def test_everything_is_kept_at_once() -> None:
    table = sit_down("dig", 3, ("person", "random", DEFAULT_BOT), ["Anna"], {"first": 1})
    table.save()
    table.play("to 1")
    kept = last_left()
    assert kept.match.record() == table.match.record()
    assert kept.kinds == ["person", "random", DEFAULT_BOT]
    assert kept.match.table.names == ("Anna", "Rex", "Luna")
    kept.play("to 2")
    assert reopened(running()[0]).match.version == 2


def test_going_on_has_the_same_chance_as_staying() -> None:
    table = sit_down("dig", 2, (DEFAULT_BOT, DEFAULT_BOT))
    table.save()
    for _ in range(10):
        table.play_bot()
    kept = last_left()
    while not kept.match.over:
        kept.play_bot()
    assert verify(kept.match.record()).result == kept.match.result
    assert running() == []
    assert kept.place.record.parent.name == "finished"
    assert kept.place.record.read_text(encoding="utf-8") == kept.match.record()


def test_the_game_left_last_comes_first() -> None:
    names = []
    for at in range(3):
        table = sit_down("dig", 2, ALONE)
        table.save()
        os.utime(table.place.record, (1000 + at, 1000 + at))
        names.append(table.place.name)
    assert [place.name for place in running()] == names[::-1]


@pytest.mark.parametrize("seats", ["[]", '["person", "cat"]', "{", '{"a": 1}'])
def test_torn_seats_are_refused(seats: str) -> None:
    table = sit_down("dig", 2, ALONE)
    table.save()
    table.place.seats.write_text(seats, encoding="utf-8")
    with pytest.raises(BarkadeError):
        last_left()


def test_a_folder_that_can_not_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "running").write_text("in the way", encoding="utf-8")
    with pytest.raises(BarkadeError) as error:
        sit_down("dig", 2, ALONE).save()
    assert str(tmp_path / "running") in str(error.value)


def test_people_are_numbered_and_bots_are_dogs() -> None:
    assert full_names(["person", "random", "person", DEFAULT_BOT], ["", "", "Cy"]) == ["Player 1", "Rex", "Cy", "Luna"]


def test_a_seeded_table_plays_the_same_again() -> None:
    def record() -> str:
        table = sit_down("dig", 2, (DEFAULT_BOT, "random"), seed=3, box={"colours": 2})
        while not table.match.over:
            table.play_bot()
        return table.match.record()

    assert record() == record()


def test_the_outcome_names_the_winners() -> None:
    table = sit_down("dig", 2, (DEFAULT_BOT, "random"), seed=3, box={"colours": 3})
    while not table.match.over:
        table.play_bot()
    assert table.match.winners == [0]
    assert say(table.outcome(), ["Anna", "Bo"]) == f"Anna wins with {table.match.scores[0]} points!"


def test_spots_counts_dogs() -> None:
    table = sit_down("spots", 2, (DEFAULT_BOT, DEFAULT_BOT), seed=3)
    while not table.match.over:
        table.play_bot()
    assert say(table.outcome()).endswith("wins with 6 dogs!")


def test_first_letters_are_enough() -> None:
    table = table_at(PEOPLE, hand=[["ry=r"]], dog=[2, 4])
    table.play_typed("di")
    assert table.match.history[-1].texts == ("dig",)
    table.play_typed("PUT ry=y")
    assert table.match.history[-1].texts == ("put ry=y",)
    with pytest.raises(BarkadeError) as error:
        table.play_typed("t")
    assert error.value.message.id == "error-ambiguous" and "to 1" in str(error.value)
    with pytest.raises(BarkadeError) as error:
        table.play_typed("bark")
    assert error.value.message.id == "terminal-no-such-action"
    with pytest.raises(BarkadeError) as error:
        table.play_typed("to 8")
    assert "(DIG-4.1)" in str(error.value), "what can be read is judged as it stands"


def test_a_word_of_an_action_is_enough_where_none_begins_so() -> None:
    texts = ["put 1:ball", "put 2:ball", "put 1:stick", "done"]
    assert beginning_so("put  1:b", texts) == ["put 1:ball"]
    assert beginning_so("2:", texts) == ["put 2:ball"]
    assert beginning_so("ball", texts) == []


def test_a_bot_from_elsewhere_that_fails_is_reported_once(tmp_path: Path) -> None:
    program = f"run:{sys.executable} {tmp_path / 'nowhere.py'}"
    table = sit_down("dig", 2, (program, "random"), options={"first": 1})
    table.play_bot()
    assert [what.id for what in table.trouble()] == ["bots-died"]
    assert table.trouble() == []
    table.close()
