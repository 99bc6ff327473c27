"""Seats in mid-game: nobody sees two hands unless the table has agreed to that before the start."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from barkade.server import wire
from barkade.server.errors import Refusal
from barkade.server.table.parts import CARRIES_ON, REMOTE_BOT, FormerSitter
from barkade.server.table.state import Table
from tests.server.helpers.play import NAMES, NONCES, Sitting, picture


def refused(sitting: Sitting, who: str, command: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        sitting.do(who, command)
    return refusal.value.kind


def sit(sitting: Sitting, who: str, seat: int) -> None:
    nonce = NONCES[seat] if sitting.table.phase == "open" else None
    sitting.do(who, wire.Sit(id=sitting.id(), seat=seat, nonce=nonce))


def answer(sitting: Sitting, who: str, yes: bool = True) -> None:
    sitting.do(who, wire.Answer(id=sitting.id(), yes=yes))


def with_bot(game: str = "barking", people: int = 2) -> Sitting:
    """People in the first seats, a bot in the last one."""
    sitting = Sitting(game, people + 1, start=False)
    for seat in range(people):
        sit(sitting, NAMES[seat], seat)
    sitting.do("anna", wire.SeatBot(id=sitting.id(), seat=people, bot="random"))
    sitting.do("anna", wire.Start(id=sitting.id()))
    return sitting


def hands(table: Table, person: str) -> list[int]:
    """The seats whose secrets somebody is shown."""
    return table.seats_of(person)


# In mid-game


def test_a_player_cannot_look_into_a_bots_hand() -> None:
    sitting = with_bot()
    assert refused(sitting, "anna", wire.Sit(id=sitting.id(), seat=2)) == "knows-a-hand"
    sitting.do("anna", wire.Stand(id=sitting.id(), seat=0))
    assert refused(sitting, "anna", wire.Sit(id=sitting.id(), seat=2)) == "knows-a-hand"
    sit(sitting, "anna", 0)
    assert hands(sitting.table, "anna") == [0]


def test_a_stranger_gets_a_bots_seat_only_if_everybody_agrees() -> None:
    sitting = with_bot()
    sit(sitting, "eve", 2)
    offer = sitting.table.offer
    assert offer is not None and (offer.what, offer.seat, offer.by) == ("sit", 2, "eve")
    assert hands(sitting.table, "eve") == []
    answer(sitting, "bo")
    assert hands(sitting.table, "eve") == []
    assert refused(sitting, "eve", wire.Answer(id=sitting.id(), yes=True)) == "players-only"
    answer(sitting, "anna")
    assert hands(sitting.table, "eve") == [2] and sitting.table.seats[2].bot == ""
    (told,) = sitting.table.talk
    assert (told.who, told.line, told.seat) == ("eve", CARRIES_ON, 2), "whoever comes by later learns of it, too"
    assert picture(sitting.rebuilt()) == picture(sitting.table)


def test_moves_stay_those_of_whoever_had_the_seat() -> None:
    sitting = with_bot()
    then = sitting.table.version
    sit(sitting, "eve", 2)
    answer(sitting, "bo")
    answer(sitting, "anna")
    assert sitting.table.former == [FormerSitter(2, then, "", "")]
    assert sitting.rebuilt().former == sitting.table.former
    sitting.do("eve", wire.Stand(id=sitting.id(), seat=2))
    assert len(sitting.table.former) == 1, "nobody has moved since"


def test_a_no_is_final_and_whoever_asks_may_withdraw() -> None:
    sitting = with_bot()
    sit(sitting, "eve", 2)
    answer(sitting, "eve", yes=False)
    assert sitting.table.offer is None
    sit(sitting, "eve", 2)
    assert refused(sitting, "bo", wire.Offer(id=sitting.id(), what="pause")) == "other-offer"
    answer(sitting, "bo", yes=False)
    assert sitting.table.offer is None
    assert refused(sitting, "eve", wire.Sit(id=sitting.id(), seat=2)) == "turned-down"
    assert picture(sitting.rebuilt()) == picture(sitting.table)


def test_what_somebody_sees_ends_when_they_leave() -> None:
    sitting = with_bot()
    sit(sitting, "eve", 2)
    answer(sitting, "anna")
    answer(sitting, "bo")
    sitting.do("eve", wire.Stand(id=sitting.id(), seat=2))
    assert hands(sitting.table, "eve") == []
    assert sitting.table.seats[2].bot
    # The same hand may be theirs again, another one never.
    sit(sitting, "eve", 2)
    assert sitting.table.offer is not None


def test_who_left_a_seat_taken_in_mid_game_cannot_take_another() -> None:
    sitting = Sitting("barking", 4, start=False)
    sit(sitting, "anna", 0)
    for seat in (1, 2, 3):
        sitting.do("anna", wire.SeatBot(id=sitting.id(), seat=seat, bot="random"))
    sitting.do("anna", wire.Start(id=sitting.id()))
    sit(sitting, "eve", 1)
    answer(sitting, "anna")
    assert refused(sitting, "eve", wire.Sit(id=sitting.id(), seat=2)) == "knows-a-hand"
    sitting.do("eve", wire.Stand(id=sitting.id(), seat=1))
    assert refused(sitting, "eve", wire.Sit(id=sitting.id(), seat=2)) == "knows-a-hand"


def test_sending_somebody_away_gives_their_hand_to_no_player() -> None:
    sitting = Sitting("barking", 3)
    sitting.do("anna", wire.Unseat(id=sitting.id(), seat=1))
    assert sitting.table.seats[1].bot
    for player in ("anna", "cy"):
        assert refused(sitting, player, wire.Sit(id=sitting.id(), seat=1)) == "knows-a-hand"
    assert refused(sitting, "bo", wire.Sit(id=sitting.id(), seat=1)) == "sent-away"


def test_an_absent_persons_seat_is_kept_for_them() -> None:
    sitting = Sitting("barking", 3)
    sitting.do("bo", wire.Stand(id=sitting.id(), seat=1))
    for other in ("anna", "eve"):
        assert refused(sitting, other, wire.Sit(id=sitting.id(), seat=1)) == "seat-taken"
    sit(sitting, "bo", 1)
    assert not sitting.table.seats[1].bot


def test_the_hosts_program_cannot_look_into_a_hand_for_the_host() -> None:
    sitting = with_bot()
    assert refused(sitting, f"{REMOTE_BOT}x", wire.Sit(id=sitting.id(), seat=2)) == "knows-a-hand"


def test_in_a_game_without_secrets_a_player_may_ask_for_a_bots_seat() -> None:
    sitting = with_bot("spots")
    sit(sitting, "anna", 2)
    assert hands(sitting.table, "anna") == [0]
    answer(sitting, "bo")
    assert hands(sitting.table, "anna") == [0, 2]


def test_where_nobody_is_left_to_ask_a_seat_is_free() -> None:
    sitting = with_bot(people=1)
    sitting.do("anna", wire.Stand(id=sitting.id(), seat=0))
    sit(sitting, "eve", 1)
    assert hands(sitting.table, "eve") == [1]
    assert picture(sitting.rebuilt()) == picture(sitting.table)


# The host


def test_only_who_plays_from_the_start_is_handed_the_table() -> None:
    sitting = Sitting("barking", 3, start=False)
    sitting.do("anna", wire.SeatBot(id=sitting.id(), seat=0, bot="random"))
    sit(sitting, "anna", 1)
    sit(sitting, "bo", 2)
    sitting.do("anna", wire.Start(id=sitting.id()))
    sit(sitting, "eve", 0)
    answer(sitting, "anna")
    answer(sitting, "bo")
    assert sitting.table.voters() == ["eve", "anna", "bo"]
    assert sitting.table.heirs() == ["anna", "bo"]
    assert refused(sitting, "anna", wire.HandOver(id=sitting.id(), person="eve")) == "players-only"
    sitting.do("anna", wire.HandOver(id=sitting.id(), person="bo"))
    sitting.do("bo", wire.Stand(id=sitting.id(), seat=2))
    assert sitting.table.owner == "bo", "without a seat, too"


# Before the start


def test_a_second_hand_needs_the_consent_of_those_who_sit_already() -> None:
    sitting = Sitting("barking", 3, start=False)
    sit(sitting, "anna", 0)
    sit(sitting, "bo", 1)
    sit(sitting, "anna", 2)
    assert hands(sitting.table, "anna") == [0]
    answer(sitting, "bo")
    assert hands(sitting.table, "anna") == [0, 2]


def test_whoever_sits_down_at_a_shared_device_has_seen_it() -> None:
    sitting = Sitting("barking", 3, start=False)
    sit(sitting, "anna", 0)
    sit(sitting, "anna", 1)
    sit(sitting, "bo", 2)
    assert hands(sitting.table, "anna") == [0, 1] and sitting.table.offer is None


def test_the_hosts_program_is_a_second_hand_of_the_host() -> None:
    sitting = Sitting("barking", 3, start=False)
    sit(sitting, "anna", 0)
    sit(sitting, f"{REMOTE_BOT}x", 1)
    assert sitting.table.seats[1].remote_bot
    sit(sitting, "bo", 2)
    sitting.do(f"{REMOTE_BOT}x", wire.Stand(id=sitting.id(), seat=1))
    sit(sitting, f"{REMOTE_BOT}y", 1)
    answer(sitting, "anna")
    assert sitting.table.seats[1].free
    answer(sitting, "bo")
    assert sitting.table.seats[1].remote_bot


def test_what_nobody_answered_is_void_when_the_game_begins() -> None:
    sitting = Sitting("barking", 3, start=False)
    sit(sitting, "anna", 0)
    sit(sitting, "bo", 1)
    sit(sitting, "anna", 2)
    sitting.do("anna", wire.SeatBot(id=sitting.id(), seat=2, bot="random"))
    sitting.do("anna", wire.Start(id=sitting.id()))
    assert sitting.table.offer is None and hands(sitting.table, "anna") == [0]


def test_a_game_without_secrets_may_be_played_from_one_device() -> None:
    sitting = Sitting("spots", 3, start=False)
    sit(sitting, "anna", 0)
    sit(sitting, "bo", 1)
    sit(sitting, "anna", 2)
    assert hands(sitting.table, "anna") == [0, 2]


# Names


def test_people_at_one_device_name_their_seats_and_nobody_elses() -> None:
    sitting = Sitting("spots", 3, start=False)
    sit(sitting, "anna", 0)
    sit(sitting, "anna", 1)
    dog = wire.Dog(head=2)
    sitting.do("anna", wire.NameSeat(id=sitting.id(), seat=1, name="  Ola\u202e ", dog=dog))
    seat = sitting.table.seats[1]
    assert (seat.name, seat.dog) == ("Ola", msgspec.structs.asdict(dog))
    assert refused(sitting, "anna", wire.NameSeat(id=sitting.id(), seat=1, name="\u2800")) == "bad-name"
    assert refused(sitting, "bo", wire.NameSeat(id=sitting.id(), seat=1, name="Bo")) == "not-your-seat"
    assert Table.rebuilt(sitting.rows).seats == sitting.table.seats
    sitting.do("anna", wire.Stand(id=sitting.id(), seat=1))
    sit(sitting, "bo", 1)
    assert (sitting.table.seats[1].name, sitting.table.seats[1].dog) == ("", None)
