"""Records: a torn or tampered one is caught and named; what a seat was told holds no more than that."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import barkade
from barkade.engine.chance import Live
from barkade.engine.match import Match
from barkade.engine.record import partial_events, play_on, read_record, verify
from barkade.engine.setup import Setup


def finished(seed: int = 3) -> Match:
    chance = Live(bytes([seed]) * 32, [b"1" * 16, b"2" * 16])
    match = Match(Setup.of("dig", 2, {"starter": 0}, None, ("Anna", "Bo Åse")), chance)
    rng = random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal_codes()))
        if rng.random() < 0.02:
            match.undo()
    return match


WHOLE = finished().record()
LINES = WHOLE.splitlines()
BODY = LINES.index("") + 1


def changed(pattern: str, by: str, count: int = 1) -> str:
    text = re.sub(pattern, by, WHOLE, count=count, flags=re.MULTILINE)
    assert text != WHOLE
    return text


def dug_line() -> int:
    return next(at for at, line in enumerate(LINES) if "| dig | 0/2 |" in line or "| dig | 1/2 |" in line)


def test_a_whole_record_verifies() -> None:
    match = verify(WHOLE)
    assert match.over and match.record() == WHOLE
    assert "name 2 Bo Åse" in WHOLE
    assert verify(WHOLE.replace("\n", "\r\n")).record() == WHOLE


def old_record(name: str) -> str:
    """A record that was written under an older number of the rules."""
    return (Path(__file__).parent / "data" / f"{name}.txt").read_text(encoding="utf-8")


def test_a_record_of_an_older_number_that_goes_as_it_went_is_one_of_todays() -> None:
    text = old_record("barking-rules-1-barks")
    assert "rules 1\n" in text and "option bark_off mic\n" in text
    match = verify(text)
    assert match.winners == [0] and match.setup.options["bark_off"] == "bark"
    assert verify(match.record()).record() == match.record() and "rules 2\n" in match.record()
    with pytest.raises(barkade.BadRecord) as caught:
        read_record(text, until=99)
    assert caught.value.message.id == "error-record-no-version"


def test_a_record_of_an_older_number_that_would_go_otherwise_is_refused_for_its_number() -> None:
    text = old_record("barking-rules-1-no-mic-after-a-bark")
    with pytest.raises(barkade.BadRecord) as caught:
        verify(text)
    assert caught.value.message.id == "error-record-rules"
    assert caught.value.message.args == {"rules": 1, "now": 2}
    assert play_on(text, 3).to_move == 1, "up to there nothing has changed"


@pytest.mark.parametrize(
    ("what", "text"),
    [
        ("error-record-format", changed(r"^barkade 1$", "barkade 9")),
        ("error-record-format", ""),
        ("error-record-format", "hello\n"),
        ("error-record-header", changed(r"^game dig$", "game dig\ninherited 99999999")),
        ("error-record-line", changed(r"^game dig$", "game dig\ngame dig")),
        ("error-record-line", changed(r"^5 .*\n", "")),
        ("error-record-line", changed(r"^5 (\d) \|", r"5 x |")),
        ("error-record-line", changed(r"\| [0-9a-f]{8}$", "|")[: WHOLE.index("\n\n") + 8]),
        ("error-record-line", changed(r"^nonce 1 .*$", "nonce 1 zz")),
        ("error-record-header", changed(r"^rules 1\n", "")),
        ("error-record-header", changed(r"^players 2$", "players two")),
        ("error-bad-players", changed(r"^players 2$", "players 9")),
        ("error-unknown-game", changed(r"^game dig$", "game dug")),
        ("error-unknown-option", changed(r"^option starter 0$", "option last 1")),
        ("error-record-rules", changed(r"^rules 1$", "rules 2")),
        ("error-record-header", changed(r"^seed .*$", "seed zz")),
        ("error-record-commit", changed(r"^seed ..", "seed ff")),
        ("error-record-commit", changed(r"^commit ........", "commit 00000000")),
        ("error-record-no-seed", changed(r"^seed .*\n", "")),
        ("error-record-draw", changed(r"^nonce 1 3", "nonce 1 4")),
        ("error-record-empty", WHOLE[: WHOLE.index("\n\n") + 2]),
        ("error-record-version", changed(r"^0 \|  \| \S+ ", "0 |  | ")),
        ("error-record-version", changed(r"^0 \|  \| ", "0 |  | 1/2 ")),
        ("error-record-checksum", changed(r"^0 \|(.*)........$", r"0 |\g<1>00000000")),
        ("error-record-checksum", changed(r"^7 (.*)........$", r"7 \g<1>00000000")),
        ("error-record-version", changed(r"^1 1 \| .*? \|", "1 1 | to 25 |")),
        ("error-record-version", changed(r"^1 1 \|", "1 2 |")),
    ],
)
def test_a_torn_or_tampered_record_is_named(what: str, text: str) -> None:
    with pytest.raises(barkade.BadRecord) as caught:
        verify(text)
    assert caught.value.message.id == what
    assert str(caught.value)


def test_a_changed_draw_is_caught_even_where_the_rules_allow_it() -> None:
    at = dug_line()
    line = LINES[at]
    swapped = line.replace("| 0/2 |", "| X/2 |").replace("| 1/2 |", "| 0/2 |").replace("| X/2 |", "| 1/2 |")
    with pytest.raises(barkade.BadRecord) as caught:
        verify("\n".join([*LINES[:at], swapped, *LINES[at + 1 :]]))
    assert caught.value.message.id == "error-record-checksum"
    assert caught.value.message.args["version"] == at - BODY


def test_a_forged_game_with_right_checksums_fails_against_the_seed() -> None:
    honest = finished(5)
    forged = Match(honest.setup, Live(bytes(32)))
    rng = random.Random(1)
    for _ in range(30):
        forged.play(rng.choice(forged.legal_codes()))
    forged.chance = honest.chance
    with pytest.raises(barkade.BadRecord) as caught:
        verify(forged.record())
    assert caught.value.message.id == "error-record-draw"
    assert caught.value.message.args["version"] == 0


def test_any_version_can_be_replayed_and_played_on() -> None:
    match = barkade.read_record(WHOLE, until=40)
    assert match.version == 40
    with pytest.raises(barkade.BadRecord):
        barkade.read_record(WHOLE, until=10**6)
    other = play_on(WHOLE, 40)
    other.play(other.legal()[0])
    again = verify(other.record())
    assert again.record() == other.record() and again.inherited == 41
    # From a version that was taken over already, too.
    earlier = again.at(20)
    assert earlier.inherited == 21 and read_record(earlier.record()).version == 20
    assert again.history[:41] == match.history[:41]


def test_a_running_game_tells_only_what_its_seat_was_told() -> None:
    match = barkade.new("dig", players=2, starter=0, seed=6)
    rng = random.Random(6)
    while not (match.version > 30 and match.view(0)["board"]["hands"][1]):
        match.play(rng.choice(match.legal_codes()))
    text = match.record_for(0)
    assert "seed" not in text and "simulation" not in text and "/2" not in text
    assert "told 1" in text.splitlines()
    assert partial_events(text) == match.events(0)
    line = '  {"args":{"seat":1},"id":"dig-told-starts","version":0}'
    older = text[: text.index("\n  ")] + "\n" + line + "\n"
    (event,) = partial_events(older) or []
    assert barkade.say(event, ["A", "B"]) == "B starts." and event["seat"] == 1
    assert partial_events(match.record()) is None
    with pytest.raises(barkade.BadRecord) as caught:
        barkade.read_record(text)
    assert caught.value.message.id == "error-record-told"
    with pytest.raises(barkade.BadRecord):
        partial_events(text.replace('{"fields"', '{"fields', 1))


def test_names_cannot_forge_lines() -> None:
    match = barkade.new("dig", seed=1, names=["a\nseed 00", "b | c"])
    assert barkade.read_record(match.record()).setup.names == ("a seed 00", "b | c")


@pytest.mark.parametrize("thing", [None, b"barkade 1", 5])
def test_what_is_no_text_is_no_record(thing: Any) -> None:
    with pytest.raises(barkade.BadRecord):
        barkade.read_record(thing)


def test_a_record_with_a_bad_box_says_what_is_wrong_with_the_box() -> None:
    text = barkade.new("dig", seed=1, box={"colours": 3}).record()
    with pytest.raises(barkade.BadRecord) as caught:
        barkade.read_record(text.replace('{"colours":3}', '{"colours":9}'))
    assert caught.value.message.id == "error-box-number"


@pytest.mark.parametrize("word", ["box", "position"])
def test_a_record_nested_without_end_is_a_bad_one(word: str) -> None:
    text = barkade.new("dig", 2, seed=1).record()
    deep = text.replace("players 2\n", f"players 2\n{word} {'[' * 100_000}\n", 1)
    assert deep != text
    with pytest.raises(barkade.BadRecord):
        barkade.read_record(deep)
