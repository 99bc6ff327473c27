"""A memo is computed again when, and only when, something that was ever read has changed."""

from __future__ import annotations

from typing import Any

from barkade.engine.memo import Memo
from barkade.engine.schema import cell, cells, grid, layout


class State:
    turn = cell(low=0, high=9)
    secret = cells(3, low=0, high=9)
    table = grid(2, 2, low=0, high=9)


STATES = layout(State)


def state(**fields: Any) -> State:
    return STATES.read(fields)


def test_a_field_is_copied_when_it_is_read() -> None:
    truth = state(secret=[1, 2, 3], table=[[4, 5], [6, 7]])
    copy, read = STATES.lazy_copy(())(truth)
    assert read == []
    copy.secret[0] = 9
    copy.table[1][1] = 0
    copy.turn = 8
    assert (copy.secret, copy.table, copy.turn) == ([9, 2, 3], [[4, 5], [6, 0]], 8)
    assert STATES.spell(truth) == {"turn": 0, "secret": [1, 2, 3], "table": [[4, 5], [6, 7]]}
    assert read == ["secret", "table"], "what is only written was not read"
    assert not hasattr(copy, "nothing")


def test_fields_named_in_advance_are_copied_at_once() -> None:
    truth = state(secret=[1, 2, 3], table=[[4, 5], [6, 7]])
    copy, read = STATES.lazy_copy(("table", "turn"))(truth)
    copy.table[1][1] = 0
    copy.secret[0] = 9
    assert (copy.secret, copy.table, copy.turn) == ([9, 2, 3], [[4, 5], [6, 0]], 0)
    assert STATES.spell(truth) == {"turn": 0, "secret": [1, 2, 3], "table": [[4, 5], [6, 7]]}
    assert read == ["secret"]


def test_nothing_is_worked_out_twice_from_the_same() -> None:
    made = 0

    def total(times: int, s: State) -> int:
        nonlocal made
        made += 1
        return sum(s.secret) * times

    memo = Memo(STATES, total)
    assert [memo.of(1, state(turn=turn, secret=[1, 2, 3])) for turn in range(4)] == [6] * 4
    assert made == 1
    assert memo.of(1, state(secret=[1, 2, 4])) == 7
    assert memo.of(1, state(secret=[1, 2, 3])) == 6
    assert made == 3
    assert [memo.of(2, state(secret=[1, 2, 3])) for _ in range(2)] == [12] * 2
    assert made == 4, "each key has its own value"


def test_what_one_value_was_read_from_counts_for_all() -> None:
    memo: Memo[str, list[Any]] = Memo(STATES, lambda name, s: list(getattr(s, name)))
    first, second, third = state(secret=[1, 2, 3]), state(table=[[4, 0], [0, 0]]), state(table=[[5, 0], [0, 0]])
    assert (memo.of("secret", first), memo.of("table", first)) == ([1, 2, 3], [[0, 0], [0, 0]])
    assert (memo.of("table", second), memo.of("secret", second)) == ([[4, 0], [0, 0]], [0, 0, 0])
    assert (memo.of("secret", third), memo.of("table", third)) == ([0, 0, 0], [[5, 0], [0, 0]])
    later: Memo[str, list[Any]] = Memo(STATES, lambda name, s: list(getattr(s, name)))
    assert later.of("secret", second) == [0, 0, 0], "the table was not read"
    assert (later.of("table", third), later.of("secret", third)) == ([[5, 0], [0, 0]], [0, 0, 0])
    assert later.of("table", second) == [[4, 0], [0, 0]]


def test_what_was_not_read_the_last_time_may_count_the_next() -> None:
    memo: Memo[None, int] = Memo(STATES, lambda _key, s: s.table[0][0] if s.turn else -1)
    assert memo.of(None, state(turn=0, table=[[5, 0], [0, 0]])) == -1
    assert memo.of(None, state(turn=0, table=[[6, 0], [0, 0]])) == -1
    assert memo.of(None, state(turn=1, table=[[6, 0], [0, 0]])) == 6
    assert memo.of(None, state(turn=1, table=[[7, 0], [0, 0]])) == 7


def test_what_comes_from_nothing_is_made_once() -> None:
    memo: Memo[None, object] = Memo(STATES, lambda _key, s: object())
    assert memo.of(None, state(turn=0)) is memo.of(None, state(turn=1))
