"""Taking back at the pure table: freely, with consent, or not at all; what bots did goes along."""

from __future__ import annotations

import random

import pytest

import barkade
from barkade.engine.takeback import barrier
from barkade.games import load_game
from barkade.server import wire
from barkade.server.store import Row
from barkade.server.table import commands
from barkade.server.table.state import Table
from tests.server.helpers.play import NONCES, Sitting, free_move, glance, picture, refused


@pytest.mark.parametrize("game", barkade.games())
def test_an_undo_is_a_version_that_restores_exactly(game: str) -> None:
    sitting, rng = Sitting(game, 2), random.Random(6)
    free_move(sitting, rng)
    number = sitting.match.last_standing
    seat = sitting.match.history[number].seat
    command = wire.Undo(id=sitting.id(), seat=seat, version=sitting.table.version)
    row = sitting.do(sitting.table.seats[seat].person, command)
    assert isinstance(row, Row) and row.version == sitting.table.version == number + 1
    again = Table.rebuilt(sitting.rows[: sitting.rows.index(row) - 1])
    assert again.match is not None
    assert again.match.position() == sitting.match.position()


@pytest.mark.parametrize("game", barkade.games())
def test_nothing_is_taken_back_past_a_secret_and_dice_only_with_consent(game: str) -> None:
    rng, seen = random.Random(7), set[str]()
    for seed in range(4):
        sitting = Sitting(game, 3)
        rng.seed(seed)
        for _ in range(150):
            if sitting.match.over:
                break
            mover = sitting.match.to_move
            assert mover is not None
            sitting.play_some(rng, 1)
            if sitting.match.over:
                break
            who, others = (
                sitting.table.seats[mover].person,
                [seat.person for seat in sitting.table.seats if seat.person != sitting.table.seats[mover].person],
            )
            kind, version = barrier(sitting.match, sitting.table.version), sitting.table.version
            seen.add(kind)
            for other in others:
                seat = sitting.table.seats_of(other)[0]
                undo = wire.Undo(id=sitting.id(), seat=seat, version=version)
                assert refused(sitting, other, undo, glance) == "no-undo"
            if kind == "secret":
                undo = wire.Undo(id=sitting.id(), seat=mover, version=version)
                assert refused(sitting, who, undo, glance) == "no-undo"
            elif kind == "chance" and rng.random() < 0.2:
                sitting.do(who, wire.Undo(id=sitting.id(), seat=mover, version=version))
                assert sitting.table.version == version and sitting.table.missing() == others
                sitting.do(others[0], wire.Answer(id=sitting.id(), yes=True))
                assert sitting.table.version == version
                sitting.do(others[1], wire.Answer(id=sitting.id(), yes=rng.random() < 0.5))
                assert sitting.table.offer is None
    assert "chance" in seen or "secret" in seen
    assert picture(sitting.rebuilt()) == picture(sitting.table)


def bots_after_a_turn(*bot_actions: str) -> Sitting:
    """Anna has ended her turn at DIG with actions left, and a bot has moved."""
    sitting = Sitting("dig", 2, start=False, options={"starter": 0})
    sitting.do("anna", wire.Sit(id=sitting.id(), seat=0, nonce=NONCES[0]))
    sitting.do("anna", wire.SeatBot(id=sitting.id(), seat=1, bot="good-dog"))
    sitting.do("anna", wire.Start(id=sitting.id()))
    for action in ("to 1", "stop"):
        sitting.play(action)
    for action in bot_actions:
        sitting.do(
            "",
            commands.PlayForBot(
                id=sitting.id(), seat=1, bot="good-dog", version=sitting.table.version, actions=[action]
            ),
        )
    return sitting


def test_what_bots_did_since_goes_along_with_ones_own_action() -> None:
    sitting = bots_after_a_turn("to 2", "to 3", "stop")
    for undone, dogs in ((2, [1, 0]), (1, [0, 0])):  # to the start of one's own turn
        assert sitting.table.undoable() == (0, "free", undone)
        sitting.do("anna", wire.Undo(id=sitting.id(), seat=0, version=sitting.table.version))
        assert sitting.match.to_move == 0 and sitting.match.view(0)["board"]["dogs"] == dogs
    assert sitting.table.undoable().seat is None
    assert picture(sitting.rebuilt()) == picture(sitting.table)
    assert sitting.match.history[-2].texts == ("undo 2",)
    again = barkade.read_record(sitting.match.record())
    assert again.position() == sitting.match.position() and again.history == sitting.match.history


def test_a_bot_that_has_learnt_something_keeps_what_was_before() -> None:
    sitting = bots_after_a_turn("to 3", "dig")
    assert sitting.table.undoable() == (None, "no", 0)
    undo = wire.Undo(id=sitting.id(), seat=0, version=sitting.table.version)
    assert refused(sitting, "anna", undo, glance) == "no-undo"


def test_another_person_whose_turn_has_begun_is_asked() -> None:
    sitting = Sitting("dig", 3, options={"starter": 0})
    sitting.play("to 1")
    assert sitting.table.undoable() == (0, "free", 1), "one's own turn is one's own affair"
    sitting.play("stop")
    assert sitting.table.undoable() == (0, "ask", 2)
    sitting.do("anna", wire.Undo(id=sitting.id(), seat=0, version=2))
    assert sitting.table.version == 2 and sitting.table.missing() == ["bo", "cy"]
    for person in ("bo", "cy"):
        sitting.do(person, wire.Answer(id=sitting.id(), yes=True))
    assert sitting.match.to_move == 0 and sitting.table.offer is None
    sitting.play("stop")
    sitting.do("bo", wire.Stand(id=sitting.id(), seat=1))
    assert sitting.table.undoable()[:2] == (0, "free"), "a bot plays for Bo, and does not mind"
    assert picture(sitting.rebuilt()) == picture(sitting.table)


def test_who_shares_a_device_asks_nobody() -> None:
    sitting = Sitting("dig", 2, start=False, options={"starter": 0})
    for seat in range(2):
        sitting.do("anna", wire.Sit(id=sitting.id(), seat=seat, nonce=NONCES[seat]))
    sitting.do("anna", wire.Start(id=sitting.id()))
    sitting.play("stop")
    assert sitting.match.to_move == 1 and sitting.table.undoable() == (0, "free", 1)


@pytest.mark.parametrize("game", barkade.games())
def test_a_private_discovery_is_a_secret(game: str) -> None:
    """Whatever told one seat alone, or revealed something hidden, is behind the barrier; free means nobody learnt."""
    sitting, rng = Sitting(game, 3), random.Random(8)
    reveals = load_game(game).rules.REVEALS
    for _ in range(200):
        if sitting.match.over:
            break
        sitting.play_some(rng, 1)
        version = sitting.match.history[-1]
        private = any(event.to >= 0 or event.kind in reveals for event in version.events)
        assert (barrier(sitting.match, sitting.match.version) == "secret") == private
