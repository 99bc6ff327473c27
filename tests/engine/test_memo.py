"""A memo is computed again when, and only when, something that was read has changed."""

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
    copy, read = STATES.copy_lazily(truth)
    assert read == []
    copy.secret[0] = 9
    copy.table[1][1] = 0
    copy.turn = 8
    assert (copy.secret, copy.table, copy.turn) == ([9, 2, 3], [[4, 5], [6, 0]], 8)
    assert STATES.spell(truth) == {"turn": 0, "secret": [1, 2, 3], "table": [[4, 5], [6, 7]]}
    assert read == ["secret", "table"], "what is only written was not read"
    assert not hasattr(copy, "nothing")


def test_nothing_is_worked_out_twice_from_the_same() -> None:
    made = 0

    def total(s: State) -> int:
        nonlocal made
        made += 1
        return sum(s.secret)

    memo = Memo(STATES, total)
    assert [memo.of(state(turn=turn, secret=[1, 2, 3])) for turn in range(4)] == [6] * 4
    assert made == 1
    assert memo.of(state(secret=[1, 2, 4])) == 7
    assert memo.of(state(secret=[1, 2, 3])) == 6
    assert made == 3


def test_what_was_not_read_the_last_time_may_count_the_next() -> None:
    memo = Memo(STATES, lambda s: s.table[0][0] if s.turn else -1)
    assert memo.of(state(turn=0, table=[[5, 0], [0, 0]])) == -1
    assert memo.of(state(turn=0, table=[[6, 0], [0, 0]])) == -1
    assert memo.of(state(turn=1, table=[[6, 0], [0, 0]])) == 6
    assert memo.of(state(turn=1, table=[[7, 0], [0, 0]])) == 7


def test_what_comes_from_nothing_is_made_once() -> None:
    memo = Memo(STATES, lambda s: object())
    assert memo.of(state(turn=0)) is memo.of(state(turn=1))
