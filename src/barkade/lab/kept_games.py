"""A ladder's games in a folder: one row a game, and its record. A ladder that was stopped goes on from there.

`ladder.json` says what is played, `games.jsonl` has the rows, `records/` the records. A row is written when the record
is; whatever was being written when the computer stopped is dropped.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from barkade.engine.errors import BarkadeError
from barkade.engine.i18n import message
from barkade.lab.pairing import GameResult, Pairing, result_of, row_of

NOT_FOR_FILES = re.compile(r"[^a-z0-9]+")


class OtherLadder(BarkadeError):
    """The folder holds the games of another ladder."""


class KeptGames:
    """The games of one ladder in a folder."""

    def __init__(self, folder: Path, played: Mapping[str, Any]) -> None:
        """`played` says what is played. Raises `OtherLadder` if the folder says something else, or isn't one."""
        self._rows, self._records = folder / "games.jsonl", folder / "records"
        head = folder / "ladder.json"
        try:
            self._records.mkdir(parents=True, exist_ok=True)
            text = json.dumps(played, indent=2, sort_keys=True)
            if not head.exists():
                head.write_text(text, encoding="utf-8")
            if head.read_text(encoding="utf-8") != text:
                raise OtherLadder(message("ladder-other-folder", folder=str(folder)))
            self._results = self._read()
        except OtherLadder:
            raise
        except (OSError, ValueError) as error:
            raise OtherLadder(message("ladder-bad-folder", folder=str(folder))) from error

    def _read(self) -> dict[tuple[str, str, int], dict[int, GameResult]]:
        results: dict[tuple[str, str, int], dict[int, GameResult]] = {}
        if not self._rows.exists():
            return results
        text = self._rows.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            self._rows.write_bytes(whole)
        for line in whole.splitlines():
            row = json.loads(line)
            key = row.pop("one"), row.pop("other"), row["number"]
            game = result_of(row)
            results.setdefault(key, {})[game.seat] = game
        return results

    def round(self, pairing: Pairing, number: int) -> list[GameResult] | None:
        """Return the games of a round that was played to its end."""
        games = self._results.get((pairing.one, pairing.other, number), {})
        return [games[seat] for seat in range(pairing.players)] if len(games) == pairing.players else None

    def add(self, pairing: Pairing, games: Sequence[GameResult]) -> None:
        """Keep a round."""
        for game in games:
            names = "-".join(
                re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_") for name in (pairing.one, pairing.other)
            )
            path = self._records / f"{names}-{game.number}-{game.seat + 1}.txt"
            path.write_text(game.record, encoding="utf-8")
        with self._rows.open("a", encoding="utf-8") as rows:
            rows.write("".join(json.dumps(row_of(pairing, game)) + "\n" for game in games))
