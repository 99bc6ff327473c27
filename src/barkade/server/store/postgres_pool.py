"""Connections to PostgreSQL: every call returns or raises `StoreFailed` within a timeout."""

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
"""Seconds after which the database aborts an idle transaction: a node cut off between a write and its commit would
block all other writers to the same table for hours."""
SERVER_SETTINGS = {
    "idle_in_transaction_session_timeout": f"{DEAD_TRANSACTION}s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""Settings of every connection, by which the database detects that a node is gone."""
GONE = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""Exceptions of a lost database."""

Statement = tuple[str, tuple[Any, ...]]


@contextlib.contextmanager
def terminated_after(connection: Any, seconds: float) -> Iterator[None]:
    """Terminate a connection that exceeds a timeout; cancelling its query would hang, too, if the database does."""
    hanging = asyncio.get_running_loop().call_later(seconds, _terminate, connection)
    try:
        yield
    finally:
        hanging.cancel()


def _terminate(connection: Any) -> None:
    """Terminate a connection of a pool; a lost one may have been released already."""
    with contextlib.suppress(asyncpg.InterfaceError):
        connection.terminate()


async def connect(url: str) -> Any:
    """Open a connection outside the pool."""
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
        """Terminate all connections when the database is unreachable: waiting callers fail at once, and connections
        that only look alive are not used again."""
        for connection in list(self._busy):
            _terminate(connection)
        if self._pool is not None:
            await self._pool.expire_connections()

    @contextlib.asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        """Yield a connection. A failed one is discarded, as its state is unknown."""
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
