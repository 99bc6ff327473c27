"""Connections to PostgreSQL: whatever happens to the database, a caller gets its answer or `StoreFailed` in time."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import asyncpg

from barkade.server.store import StoreFailed

RECONNECT = 0.2
DATABASE_TIMEOUT = 30.0
"""Seconds after which an unresponsive database counts as failed."""
GONE = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""Exceptions of a lost database."""

Statement = tuple[str, tuple[Any, ...]]


class PostgresPool:
    """A pool of connections."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: asyncpg.Pool[Any] | None = None

    @property
    def is_open(self) -> bool:
        return self._pool is not None

    async def open(self) -> None:
        self._pool = await asyncpg.create_pool(self.url, min_size=2, max_size=8)

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()
        self._pool = None

    @contextlib.asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        """Yield a connection. One that has failed is discarded: it may be in any state."""
        assert self._pool is not None
        async with self._pool.acquire(timeout=DATABASE_TIMEOUT) as connection:
            # Cancelling work at an unresponsive database would hang as well.
            hanging = asyncio.get_running_loop().call_later(DATABASE_TIMEOUT, connection.terminate)
            try:
                yield connection
            except GONE:
                connection.terminate()
                raise
            finally:
                hanging.cancel()

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
