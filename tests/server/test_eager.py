"""What never has to wait is done at once; the rest of what has to wait goes on in a task."""

from __future__ import annotations

import asyncio

import pytest

from barkade.server.eager import begin


def test_what_never_waits_is_done_at_once() -> None:
    done = []

    async def work() -> None:
        done.append("all")

    assert begin(work()) is None
    assert done == ["all"]


def test_the_rest_goes_on_where_it_waited() -> None:
    done: list[object] = []

    async def run() -> None:
        first, second = (asyncio.get_running_loop().create_future() for _ in range(2))

        async def work() -> None:
            done.append("begun")
            done.append(await first)
            try:
                await second
            except ValueError as error:
                done.append(str(error))

        rest = begin(work())
        assert done == ["begun"] and rest is not None
        task = asyncio.ensure_future(rest)
        first.set_result(1)
        await asyncio.sleep(0.01)
        assert done == ["begun", 1] and not task.done()
        second.set_exception(ValueError("two"))
        await task

    asyncio.run(run())
    assert done == ["begun", 1, "two"]


def test_what_fails_at_once_says_so() -> None:
    async def work() -> None:
        raise ConnectionError

    with pytest.raises(ConnectionError):
        begin(work())


def test_the_rest_can_be_given_up() -> None:
    left = []

    async def run() -> None:
        async def work() -> None:
            try:
                await asyncio.get_running_loop().create_future()
            finally:
                left.append("tidied")

        rest = begin(work())
        assert rest is not None
        task = asyncio.ensure_future(rest)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(run())
    assert left == ["tidied"]
