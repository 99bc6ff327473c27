"""Games kept between sittings: a whole record each, written anew after every action, and who sits where beside it."""

from __future__ import annotations

import json
import os
import secrets
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from barkade.engine.errors import BadRecord, BarkadeError
from barkade.engine.match import Match
from barkade.engine.record import read_record
from barkade.engine.words import message

RECORD = ".barkade"
SEATS = ".seats.json"


def data_folder() -> Path:
    """Where this user's games are kept."""
    named = os.environ.get("BARKADE_DATA")
    if named:
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "barkade" / "data"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "barkade"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "barkade"


@dataclass
class Save:
    """The place of one game: in `running` until it is over, in `finished` from then on."""

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
        """Keep the game as it stands; what was kept before is only replaced once the new file is whole."""
        before = Save(self.name, self.over)
        self.over = match.over
        try:
            self.record.parent.mkdir(parents=True, exist_ok=True)
            if not self.seats.exists():
                _replace(self.seats, json.dumps(list(kinds)))
            _replace(self.record, match.record())
            if before.over != self.over:
                before.drop()
        except OSError as error:
            raise BarkadeError(
                message("cli-cant-save", folder=str(self.record.parent), reason=error.strerror or str(error))
            ) from error

    def drop(self) -> None:
        """Keep nothing of this game."""
        self.record.unlink(missing_ok=True)
        self.seats.unlink(missing_ok=True)

    def read(self) -> tuple[Match, list[str]]:
        """The game and who sits where."""
        try:
            match = read_record(self.record.read_text(encoding="utf-8"))
            kinds = json.loads(self.seats.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            # BadRecord is a ValueError, too: whatever is wrong, the player needs to know which file it is.
            raise BadRecord(message("cli-torn-save", file=str(self.record))) from error
        if (
            not isinstance(kinds, list)
            or len(kinds) != match.players
            or not all(isinstance(kind, str) for kind in kinds)
        ):
            raise BadRecord(message("cli-torn-save", file=str(self.seats)))
        return match, kinds


def running() -> list[Save]:
    """The games that can go on, the one left last first."""
    kept = (data_folder() / "running").glob("*" + RECORD)
    return [Save(path.name.removesuffix(RECORD)) for path in sorted(kept, key=lambda path: -path.stat().st_mtime_ns)]


def _replace(path: Path, text: str) -> None:
    draft = path.with_name(path.name + ".new")
    with draft.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
