"""The pure table: versions, commands sent again, batches, taking back, chance, and rebuilding from rows."""

from __future__ import annotations

import random

import pytest

import barkade
from barkade.engine.chance import Live, commitment
from barkade.engine.record import verify
from barkade.server import wire
from barkade.server.errors import Refusal
from barkade.server.runtime.clock import SECOND
from barkade.server.store import Row
from barkade.server.table import events
from barkade.server.table.handlers.talk import MOST_MUTED
from barkade.server.table.parts import NO_NONCE, SUBSTITUTE, Accepted
from tests.server.helpers.play import NONCES, SEED, Sitting, picture, refused

# Versions


@pytest.mark.parametrize("game", barkade.games())
@pytest.mark.parametrize("seed", range(3))
def test_a_table_rebuilt_from_its_rows_is_the_same(game: str, seed: int) -> None:
    sitting, rng = Sitting(game, 3, clock=60), random.Random(seed)
    for _ in range(60):
        sitting.now += rng.randrange(5 * SECOND)
        mover = sitting.match.to_move
        sitting.play_some(rng, 1)
        if mover is not None and rng.random() < 0.3 and sitting.table.undoable()[:2] == (mover, "free"):
            who = sitting.table.seats[mover].person
            sitting.do(who, wire.Undo(id=sitting.id(), seat=mover, version=sitting.table.version))
        if rng.random() < 0.1:
            sitting.do("bo", wire.Say(id=sitting.id(), text="woof"))
    assert picture(sitting.rebuilt()) == picture(sitting.table)


@pytest.mark.parametrize("game", barkade.games())
def test_only_versions_of_the_game_count_as_versions(game: str) -> None:
    sitting = Sitting(game, 2)
    assert sitting.table.version == 0
    sitting.do("bo", wire.Bark(id=sitting.id(), bark="woof"))
    sitting.do("bo", wire.Say(id=sitting.id(), text="hello"))
    assert sitting.table.version == 0
    sitting.play_some(random.Random(1), 2)
    assert sitting.table.version == 2
    assert [row.version for row in sitting.rows] == [None, None, None, 0, None, None, 1, 2]
    assert [row.seq for row in sitting.rows] == list(range(1, 9))


@pytest.mark.parametrize("game", barkade.games())
def test_a_stale_command_is_refused_with_the_current_version(game: str) -> None:
    sitting = Sitting(game, 2)
    sitting.play_some(random.Random(2), 3)
    mover = sitting.match.to_move
    assert mover is not None
    text = sitting.match.legal()[0].text
    for version in (sitting.table.version - 1, sitting.table.version + 1, -5):
        command = wire.Play(id=sitting.id(), seat=mover, version=version, actions=[text])
        with pytest.raises(Refusal) as refusal:
            sitting.do(sitting.table.seats[mover].person, command)
        assert refusal.value.kind == "stale"
        assert refusal.value.message.args["version"] == sitting.table.version


@pytest.mark.parametrize("game", barkade.games())
def test_a_command_sent_again_is_applied_once(game: str) -> None:
    sitting = Sitting(game, 2)
    mover = sitting.match.to_move
    assert mover is not None
    who = sitting.table.seats[mover].person
    command = wire.Play(id="again", seat=mover, version=0, actions=[sitting.match.legal()[0].text])
    first = sitting.do(who, command)
    assert isinstance(first, Row)
    sitting.play_some(random.Random(3), 4)
    after = picture(sitting.table)
    assert sitting.do(who, command) == Accepted(who, first.seq, 1)
    assert picture(sitting.table) == after
    other = next(seat.person for seat in sitting.table.seats if seat.person != who)
    assert refused(sitting, other, command) == "taken-id"
    # And so it is at a table that was rebuilt.
    again = Sitting(game, 2)
    again.table, again.rows = sitting.rebuilt(), sitting.rows
    assert again.do(who, command) == Accepted(who, first.seq, 1)


def test_a_batch_is_one_version_whole_or_not_at_all() -> None:
    sitting = Sitting("dig", 2)
    seat = sitting.match.to_move
    assert seat is not None
    sitting.play("to 3", "to 4")
    assert sitting.table.version == 1
    assert sitting.match.history[1].texts == ("to 3", "to 4")
    sitting = Sitting("dig", 2)
    who = sitting.table.seats[sitting.match.to_move or 0].person
    for actions in (["to 3", "to 99"], ["to 3", "nonsense"], ["to 3", "to 3"]):
        command = wire.Play(id=sitting.id(), seat=sitting.match.to_move or 0, version=0, actions=actions)
        assert refused(sitting, who, command) in ("illegal", "malformed")


@pytest.mark.parametrize("game", barkade.games())
def test_who_may_not_play(game: str) -> None:
    sitting = Sitting(game, 2)
    mover = sitting.match.to_move
    assert mover is not None
    text, who = sitting.match.legal()[0].text, sitting.table.seats[mover].person
    other = next(seat.person for seat in sitting.table.seats if seat.person != who)

    def attempt(person: str, seat: int, action: str = text) -> str:
        return refused(sitting, person, wire.Play(id=sitting.id(), seat=seat, version=0, actions=[action]))

    assert attempt(other, mover) == "not-your-seat"
    assert attempt("", mover) == "not-your-seat"
    assert attempt("stranger", mover) == "not-your-seat"
    assert attempt(other, 1 - mover) == "not-your-turn"
    assert attempt(who, 9) == "no-seat"
    assert attempt(who, mover, "miaow") == "malformed"


@pytest.mark.parametrize("game", barkade.games())
def test_a_game_is_played_to_its_end_and_verified(game: str) -> None:
    sitting = Sitting(game, 2)
    sitting.play_some(random.Random(4), 50_000)
    assert sitting.table.phase == "over" and sitting.table.ending == "finished"
    assert sitting.table.winners == sitting.match.winners
    assert verify(sitting.match.record()).scores == sitting.match.scores
    play = wire.Play(id=sitting.id(), seat=0, version=sitting.table.version, actions=["x"])
    assert refused(sitting, "anna", play) == "over"
    sitting.do("anna", wire.Say(id=sitting.id(), text="good game"))


# Chance


@pytest.mark.parametrize("game", barkade.games())
def test_chance_is_the_committed_seed_with_every_seats_bytes(game: str) -> None:
    sitting = Sitting(game, 2, start=False)
    assert sitting.table.commit == commitment(bytes.fromhex(SEED))
    sitting.do("anna", wire.Sit(id=sitting.id(), seat=0, nonce=NONCES[0]))
    sitting.do("anna", wire.SeatBot(id=sitting.id(), seat=1, bot="random"))
    sitting.do("anna", wire.Start(id=sitting.id()))
    nonces = [bytes.fromhex(NONCES[0]), bytes.fromhex(NO_NONCE)]
    same = barkade.new(game, players=2, chance=Live(bytes.fromhex(SEED), nonces))
    assert same.position() == {**sitting.match.position()}
    other = barkade.new(game, players=2, chance=Live(bytes.fromhex(SEED), [b"x" * 16, nonces[1]]))
    assert other.history[0].draws != same.history[0].draws or not same.history[0].draws


def test_nobody_starts_before_everybodys_bytes_are_in() -> None:
    sitting = Sitting("dig", 2, start=False)
    sitting.do("anna", wire.Sit(id=sitting.id(), seat=0))
    assert refused(sitting, "anna", wire.Start(id=sitting.id())) == "not-ready"
    sitting.do("anna", wire.Mix(id=sitting.id(), seat=0, nonce=NONCES[0]))
    assert refused(sitting, "anna", wire.Start(id=sitting.id())) == "seat-free"
    sitting.do("bo", wire.Sit(id=sitting.id(), seat=1, nonce=NONCES[1]))
    assert refused(sitting, "bo", wire.Start(id=sitting.id())) == "host-only"
    assert refused(sitting, "bo", wire.Mix(id=sitting.id(), seat=0, nonce=NONCES[0])) == "not-your-seat"
    sitting.do("anna", wire.Start(id=sitting.id()))
    assert refused(sitting, "anna", wire.Mix(id=sitting.id(), seat=0, nonce=NONCES[0])) == "started"


def test_a_row_that_leads_elsewhere_under_todays_rules_closes_the_table() -> None:
    sitting = Sitting("dig", 2)
    sitting.play_some(random.Random(5), 6)
    at = next(number for number, row in enumerate(sitting.rows) if row.version == 3)
    event = events.decode(sitting.rows[at].event)
    assert isinstance(event, events.Moved)
    changed = events.Moved(seat=event.seat, texts=event.texts, draws=event.draws, check="00000000")
    old = sitting.rows[at]
    sitting.rows[at] = Row(
        old.table, old.seq, old.version, old.command, old.who, old.at, events.encode(changed), old.after
    )
    table = sitting.rebuilt()
    assert (table.phase, table.ending) == ("over", "rules")
    assert [seat for seat, _ in table.log] == [events.decode(row.event).seat for row in sitting.rows[at + 1 :]]  # type: ignore[union-attr]
    assert table.seq == sitting.table.seq


# Seats


def test_sitting_standing_and_the_host() -> None:
    sitting = Sitting("dig", 3, start=False)
    do, table = sitting.do, sitting.table
    do("bo", wire.Sit(id=sitting.id(), seat=1, nonce=NONCES[1]))
    assert table.host == "anna"
    assert refused(sitting, "cy", wire.Sit(id=sitting.id(), seat=1, nonce=NONCES[2])) == "seat-taken"
    assert refused(sitting, "", wire.Sit(id=sitting.id(), seat=0)) == "who-are-you"
    assert refused(sitting, "bo", wire.SeatBot(id=sitting.id(), seat=2, bot="random")) == "host-only"
    assert refused(sitting, "anna", wire.SeatBot(id=sitting.id(), seat=2, bot="wolf")) == "no-such-bot"
    do("anna", wire.SeatBot(id=sitting.id(), seat=2, bot="random"))
    do("anna", wire.Unseat(id=sitting.id(), seat=2))
    assert table.seats[2].free
    do("anna", wire.Sit(id=sitting.id(), seat=0, nonce=NONCES[0]))
    do("anna", wire.Sit(id=sitting.id(), seat=2, nonce=NONCES[2]))  # two on one device
    do("bo", wire.Answer(id=sitting.id(), yes=True))
    do("anna", wire.Stand(id=sitting.id(), seat=0))
    assert table.host == "anna"
    do("anna", wire.Stand(id=sitting.id(), seat=2))
    assert table.host == "anna", "whoever opened the table keeps it without a seat"
    do("anna", wire.Unseat(id=sitting.id(), seat=1))
    assert refused(sitting, "bo", wire.Sit(id=sitting.id(), seat=1, nonce=NONCES[1])) == "sent-away"
    assert picture(sitting.rebuilt()) == picture(table)


def test_who_leaves_keeps_the_seat_and_a_bot_plays_on() -> None:
    sitting = Sitting("dig", 3)
    sitting.do("anna", wire.Stand(id=sitting.id(), seat=0))
    table = sitting.table
    assert (table.seats[0].person, table.seats[0].bot, table.host) == ("anna", SUBSTITUTE, "anna")
    assert refused(sitting, "cy", wire.Sit(id=sitting.id(), seat=0)) == "seat-taken"
    play = wire.Play(id=sitting.id(), seat=0, version=table.version, actions=["to 1"])
    assert refused(sitting, "anna", play) == "bot-plays"
    sitting.do("anna", wire.Sit(id=sitting.id(), seat=0))
    assert table.seats[0].bot == "" and table.host == "anna" and table.substituted == {0}
    assert picture(sitting.rebuilt()) == picture(table)


def test_somebody_takes_over_a_bots_seat_in_mid_game() -> None:
    sitting = Sitting("dig", 2, start=False)
    sitting.do("anna", wire.Sit(id=sitting.id(), seat=0, nonce=NONCES[0]))
    sitting.do("anna", wire.SeatBot(id=sitting.id(), seat=1, bot="random"))
    sitting.do("anna", wire.Start(id=sitting.id()))
    sitting.do("bo", wire.Sit(id=sitting.id(), seat=1))
    sitting.do("anna", wire.Answer(id=sitting.id(), yes=True))
    assert sitting.table.seats[1].person == "bo" and sitting.table.substituted == {1}


def test_a_bot_is_handed_the_seat_of_somebody_away_by_the_host_or_by_all() -> None:
    sitting = Sitting("dig", 3)
    assert refused(sitting, "anna", wire.Substitute(id=sitting.id(), seat=1)) == "not-away"
    sitting.away.add("bo")
    assert refused(sitting, "cy", wire.Substitute(id=sitting.id(), seat=1)) == "host-only"
    sitting.do("cy", wire.Offer(id=sitting.id(), what="substitute", seat=1))
    assert sitting.table.missing() == ["anna"]
    sitting.do("anna", wire.Answer(id=sitting.id(), yes=True))
    assert sitting.table.seats[1].bot == SUBSTITUTE
    sitting.away.add("cy")
    sitting.do("anna", wire.Substitute(id=sitting.id(), seat=2))
    assert sitting.table.seats[2].bot == SUBSTITUTE
    assert picture(sitting.rebuilt()) == picture(sitting.table)


def test_resigning() -> None:
    two = Sitting("dig", 2)
    two.do("bo", wire.Resign(id=two.id(), seat=1))
    assert (two.table.phase, two.table.ending, two.table.winners) == ("over", "resigned", [0])
    three = Sitting("dig", 3)
    three.do("bo", wire.Resign(id=three.id(), seat=1))
    assert three.table.phase == "playing" and three.table.seats[1].bot == SUBSTITUTE
    assert refused(three, "bo", wire.Sit(id=three.id(), seat=1)) == "resigned"
    assert picture(three.rebuilt()) == picture(three.table)


def test_ending_early_needs_everybody() -> None:
    sitting = Sitting("dig", 3)
    sitting.do("cy", wire.Offer(id=sitting.id(), what="end"))
    assert refused(sitting, "bo", wire.Offer(id=sitting.id(), what="end")) == "other-offer"
    assert refused(sitting, "stranger", wire.Answer(id=sitting.id(), yes=False)) == "players-only"
    sitting.do("bo", wire.Answer(id=sitting.id(), yes=False))
    assert sitting.table.offer is None and sitting.table.phase == "playing"
    sitting.do("cy", wire.Offer(id=sitting.id(), what="end"))
    sitting.do("bo", wire.Answer(id=sitting.id(), yes=True))
    sitting.do("anna", wire.Answer(id=sitting.id(), yes=True))
    assert (sitting.table.phase, sitting.table.ending, sitting.table.winners) == ("over", "agreed", [])
    assert picture(sitting.rebuilt()) == picture(sitting.table)


# Time


def test_the_clock_of_a_turn_and_pausing_it() -> None:
    sitting = Sitting("dig", 2, clock=30)
    table, began = sitting.table, sitting.now
    assert table.deadline == began + 30 * SECOND
    mover = sitting.match.to_move
    sitting.now += 10 * SECOND
    sitting.do("anna", wire.Offer(id=sitting.id(), what="pause"))
    sitting.do("bo", wire.Answer(id=sitting.id(), yes=True))
    assert table.paused and table.deadline is None
    play = wire.Play(id=sitting.id(), seat=mover or 0, version=0, actions=["to 1"])
    assert refused(sitting, table.seats[mover or 0].person, play) == "paused"
    sitting.now += 1000 * SECOND
    sitting.do("bo", wire.Offer(id=sitting.id(), what="resume"))
    sitting.do("anna", wire.Answer(id=sitting.id(), yes=True))
    assert table.deadline == sitting.now + 20 * SECOND
    sitting.now += SECOND
    while sitting.match.to_move == mover:
        sitting.play_some(random.Random(9), 1)
    assert table.deadline == sitting.now + 30 * SECOND
    assert picture(sitting.rebuilt()) == picture(table)


# Talk and the host


def test_the_host_can_mute() -> None:
    sitting = Sitting("dig", 2)
    sitting.do("anna", wire.Mute(id=sitting.id(), person="bo"))
    assert refused(sitting, "bo", wire.Say(id=sitting.id(), text="woof")) == "muted"
    assert refused(sitting, "bo", wire.Mute(id=sitting.id(), person="bo", muted=False)) == "host-only"
    sitting.do("anna", wire.Mute(id=sitting.id(), person="bo", muted=False))
    sitting.do("bo", wire.Say(id=sitting.id(), text="woof"))
    assert sitting.table.talk[-1].text == "woof"


def test_only_those_who_have_been_here_can_be_muted_and_not_without_end() -> None:
    """Everybody is told who is muted: a list of invented people must not grow."""
    sitting = Sitting("dig", 2)
    for stranger in ("", "nobody", "x" * 40):
        for muted in (True, False):
            mute = wire.Mute(id=sitting.id(), person=stranger, muted=muted)
            assert refused(sitting, "anna", mute) == "not-been-here"
    for number in range(MOST_MUTED + 1):
        sitting.do(f"guest{number}", wire.Say(id=sitting.id(), text="woof"))
    for number in range(MOST_MUTED):
        sitting.do("anna", wire.Mute(id=sitting.id(), person=f"guest{number}"))
    one_more = wire.Mute(id=sitting.id(), person=f"guest{MOST_MUTED}")
    assert refused(sitting, "anna", one_more) == "too-many-muted"
    sitting.do("anna", wire.Mute(id=sitting.id(), person="guest7"))
    sitting.do("anna", wire.Mute(id=sitting.id(), person="guest7", muted=False))
    sitting.do("anna", one_more)
    assert len(sitting.table.muted) == MOST_MUTED
    assert picture(sitting.rebuilt()) == picture(sitting.table)


def test_the_host_chooses_who_starts() -> None:
    sitting = Sitting("dig", 3, start=False)
    for seat, who in enumerate(["anna", "bo", "cy"]):
        sitting.do(who, wire.Sit(id=sitting.id(), seat=seat, nonce=NONCES[seat]))
    assert refused(sitting, "bo", wire.First(id=sitting.id(), seat=2)) == "host-only"
    sitting.do("anna", wire.First(id=sitting.id(), seat=2))
    sitting.do("anna", wire.Start(id=sitting.id()))
    assert sitting.match.to_move == 2


def test_play_on_from_a_record() -> None:
    before = Sitting("dig", 2)
    before.play_some(random.Random(10), 12)
    sitting = Sitting("dig", 2, record=before.match.record(), upto=10)
    assert sitting.table.version == 10 and sitting.match.inherited == 11
    assert sitting.match.position()["state"] == barkade.read_record(before.match.record(), 10).position()["state"]
    sitting.play_some(random.Random(11), 5)
    assert picture(sitting.rebuilt()) == picture(sitting.table)
