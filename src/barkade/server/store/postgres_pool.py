"""Connections to PostgreSQL: whatever happens to the database, a caller gets its answer or `StoreFailed` in time."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import Any

import asyncpg

from barkade.server.store import StoreFailed

RECONNECT = 0.2
DATABASE_TIMEOUT = 30.0
"""Seconds after which an unresponsive database counts as failed."""
CONNECT_TIMEOUT = 5.0
DEAD_TRANSACTION = 5
"""Seconds after which the database gives up a transaction whose node says no more: cut off between a write and its
commit, it would hold up everybody else who writes to the same table, for hours."""
SERVER_SETTINGS = {
    "idle_in_transaction_session_timeout": f"{DEAD_TRANSACTION}s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""Of every connection: the database notices by itself that a node is gone."""
GONE = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""Exceptions of a lost database."""

Statement = tuple[str, tuple[Any, ...]]


@contextlib.contextmanager
def terminated_after(connection: Any, seconds: float) -> Iterator[None]:
    """Terminate a connection that takes longer: cancelling work at an unresponsive database would hang as well."""
    hanging = asyncio.get_running_loop().call_later(seconds, _terminate, connection)
    try:
        yield
    finally:
        hanging.cancel()


def _terminate(connection: Any) -> None:
    """Terminate a connection of a pool; one that was lost may have been taken back already."""
    with contextlib.suppress(asyncpg.InterfaceError):
        connection.terminate()


async def connect(url: str) -> Any:
    """Return a connection of its own."""
    return await asyncpg.connect(url, timeout=CONNECT_TIMEOUT, server_settings=SERVER_SETTINGS)


class PostgresPool:
    """A pool of connections."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: asyncpg.Pool[Any] | None = None
        self._busy: set[Any] = set()

    @property
    def is_open(self) -> bool:
        return self._pool is not None

    async def open(self) -> None:
        self._pool = await asyncpg.create_pool(
            self.url, min_size=2, max_size=8, timeout=CONNECT_TIMEOUT, server_settings=SERVER_SETTINGS
        )

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()
        self._pool = None

    async def drop(self) -> None:
        """Give up all connections, as the database can't be reached: whoever waits for one learns it now, and none that
        only looks alive is used again."""
        for connection in list(self._busy):
            _terminate(connection)
        if self._pool is not None:
            await self._pool.expire_connections()

    @contextlib.asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        """Yield a connection. One that has failed is discarded: it may be in any state."""
        assert self._pool is not None
        async with self._pool.acquire(timeout=DATABASE_TIMEOUT) as connection:
            self._busy.add(connection)
            try:
                with terminated_after(connection, DATABASE_TIMEOUT):
                    yield connection
            except GONE:
                _terminate(connection)
                raise
            finally:
                self._busy.discard(connection)

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[Any]:
        async with self.connection() as connection, connection.transaction():
            yield connection

    async def all(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return all rows of a query."""
        try:
            async with self.connection() as connection:
                return [tuple(found) for found in await connection.fetch(sql, *values)]
        except GONE as error:
            raise StoreFailed(str(error)) from error

    async def do(self, *statements: Statement) -> None:
        """Run statements in one transaction."""
        try:
            async with self.transaction() as connection:
                for sql, values in statements:
                    await connection.execute(sql, *values)
        except GONE as error:
            raise StoreFailed(str(error)) from error
