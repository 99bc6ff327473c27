"""The room code of a table."""

from __future__ import annotations

import hashlib

from barkade.server import wire


def code_of(table_id: str) -> str:
    """Return the code under which a table is found while it waits for players (`barkade.server.tables.room_codes`)."""
    number = int.from_bytes(hashlib.sha256(f"barkade-code-1 {table_id}".encode()).digest()[:8])
    letters = []
    for _ in range(wire.CODE_LENGTH):
        number, letter = divmod(number, len(wire.CODE_LETTERS))
        letters.append(wire.CODE_LETTERS[letter])
    return "".join(letters)
