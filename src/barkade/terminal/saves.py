"""Saved games: for each a complete record, rewritten after every action, and a file with the players."""

from __future__ import annotations

import json
import os
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from barkade.engine.errors import BadRecord, BarkadeError
from barkade.engine.i18n import message
from barkade.engine.match import Match
from barkade.engine.record import read_record
from barkade.paths import data_folder

RECORD = ".barkade"
SEATS = ".seats.json"


@dataclass
class Save:
    """The files of one game: in the folder `running` until it is over, then in `finished`."""

    name: str
    over: bool = False

    @classmethod
    def fresh(cls, game: str) -> Save:
        return cls(f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}")

    @property
    def record(self) -> Path:
        return data_folder() / ("finished" if self.over else "running") / (self.name + RECORD)

    @property
    def seats(self) -> Path:
        return self.record.with_name(self.name + SEATS)

    def write(self, match: Match, kinds: Sequence[str]) -> None:
        """Save the game; the old file is replaced atomically."""
        before = Save(self.name, self.over)
        self.over = match.over
        try:
            self.record.parent.mkdir(parents=True, exist_ok=True)
            if not self.seats.exists():
                _replace(self.seats, json.dumps(list(kinds)))
            _replace(self.record, match.record())
            if before.over != self.over:
                before.delete()
        except OSError as error:
            raise BarkadeError(
                message("cli-cant-save", folder=str(self.record.parent), reason=error.strerror or str(error))
            ) from error

    def delete(self) -> None:
        """Delete the files."""
        self.record.unlink(missing_ok=True)
        self.seats.unlink(missing_ok=True)

    def read(self) -> tuple[Match, list[str]]:
        """Return the match and who sits where."""
        try:
            match = read_record(self.record.read_text(encoding="utf-8"))
            kinds = json.loads(self.seats.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            # BadRecord is a ValueError, too. Name the file in any case.
            raise BadRecord(message("cli-torn-save", file=str(self.record))) from error
        if (
            not isinstance(kinds, list)
            or len(kinds) != match.players
            or not all(isinstance(kind, str) for kind in kinds)
        ):
            raise BadRecord(message("cli-torn-save", file=str(self.seats)))
        return match, kinds


def unfinished_games() -> list[Save]:
    """Return the games that can be resumed, the latest first."""
    files = (data_folder() / "running").glob("*" + RECORD)
    return [Save(path.name.removesuffix(RECORD)) for path in sorted(files, key=lambda path: -path.stat().st_mtime_ns)]


def _replace(path: Path, text: str) -> None:
    temporary = path.with_name(path.name + ".new")
    with temporary.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    temporary.replace(path)
