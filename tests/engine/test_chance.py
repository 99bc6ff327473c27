"""Chance sources: the published vectors, fairness by rejection, and streams that can be had again."""

from __future__ import annotations

from collections import Counter

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from barkade.engine import sfc32
from barkade.engine.chance import FromRandom, KeyedDraws, Live, SeededChance, combined_key, commitment

COUNTING = bytes(range(32))


def test_the_commitment_vector() -> None:
    expected = "65b4108ae5beb4d04c62c4181d0e93c333e1965c60c1271f9c020d9deec9d2ad"
    assert commitment(COUNTING) == Live(COUNTING).commit == expected


def test_the_draw_vectors() -> None:
    source = KeyedDraws(COUNTING)
    source.begin(1)
    assert [source.draw(6) for _ in range(8)] == [2, 3, 3, 2, 2, 3, 0, 1]
    source.begin(2)
    assert source.draw(3_000_000_000) == 2175967215


def test_every_seat_changes_the_key() -> None:
    nonces = [bytes([seat]) * 16 for seat in range(3)]
    keys = {combined_key(COUNTING, nonces[:n]) for n in range(4)} | {combined_key(COUNTING, nonces[::-1])}
    assert len(keys) == 5
    assert Live(COUNTING, nonces).key == combined_key(COUNTING, nonces)


def test_a_draw_of_one_takes_no_word() -> None:
    for source in (KeyedDraws(COUNTING), SeededChance(5)):
        source.begin(1)
        with_ones = [source.draw(n) for n in (1, 6, 1, 1, 6, 1)]
        source.begin(1)
        source.resume([])
        assert [source.draw(6), source.draw(6)] == [with_ones[1], with_ones[4]]
        assert with_ones[0] == with_ones[2] == 0


def test_versions_are_independent_and_long_ones_take_more_blocks() -> None:
    source = Live(COUNTING)
    source.begin(7)
    long = [source.draw(1000) for _ in range(30)]
    source.begin(8)
    other = [source.draw(1000) for _ in range(30)]
    source.begin(7)
    assert [source.draw(1000) for _ in range(30)] == long != other
    assert len(set(long)) > 25


def test_two_live_tables_have_two_seeds() -> None:
    assert Live().seed != Live().seed and len(Live().seed) == 32


@given(seed=st.integers(0, 2**63 - 1), game=st.integers(0, 2**32 - 1), bounds=st.lists(st.integers(1, 2**32)))
def test_simulation_resumes_anywhere(seed: int, game: int, bounds: list[int]) -> None:
    source = SeededChance(seed, game)
    drawn = [(source.draw(bound), bound) for bound in bounds]
    assert all(0 <= value < bound for value, bound in drawn)
    twin = source.clone()
    following = [source.draw(100) for _ in range(5)]
    assert [twin.draw(100) for _ in range(5)] == following
    source.resume(drawn)
    assert [source.draw(100) for _ in range(5)] == following


def test_simulation_is_fair_and_games_differ() -> None:
    counts = Counter(SeededChance(1, game).draw(6) for game in range(6000))
    assert set(counts) == set(range(6)) and max(counts.values()) - min(counts.values()) < 200


@given(word=st.integers(0, 2**32 - 1), n=st.integers(2, 2**32))
def test_rejection_keeps_exactly_the_whole_spans(word: int, n: int) -> None:
    # sfc32.draw accepts by one division; the definition is w < 2^32 - 2^32 mod n.
    accepted = word - word % n <= sfc32.SPAN - n
    assert accepted == (word < sfc32.SPAN - sfc32.SPAN % n)


def test_from_random_is_the_generator_it_was_given() -> None:
    import random

    source = FromRandom(random.Random(3))
    twin = source.clone()
    assert [source.draw(9) for _ in range(5)] == [twin.draw(9) for _ in range(5)]


def test_sfc32_words_are_the_published_ones() -> None:
    # The reference implementation, in unsigned 32-bit arithmetic, seeded alike.
    a, b, c, counter = (np.uint32(word) for word in (7, 0, 3, 1))
    stream = [0] * sfc32.STATE_SIZE
    sfc32.start_stream(stream, 7, 3)
    with np.errstate(over="ignore"):
        for step in range(sfc32.WARM_UP + 20):
            t = a + b + counter
            counter += np.uint32(1)
            a = b ^ (b >> np.uint32(9))
            b = c + (c << np.uint32(3))
            c = ((c << np.uint32(21)) | (c >> np.uint32(11))) + t
            if step >= sfc32.WARM_UP:
                assert sfc32.next_word(stream) == int(t)
