"""Reader of custom boxes from TOML files (docs/boxes.md). Each game's `make` validates the contents."""

from __future__ import annotations

import math
import tomllib
from os import PathLike
from pathlib import Path
from typing import Any

from barkade.engine.errors import BadBox
from barkade.engine.i18n import message

LARGEST_FILE = 64 * 1024


def read_box(path: str | PathLike[str]) -> dict[str, Any]:
    """Read a box file. Raises `BadBox` with the reason."""
    name = Path(path).name
    try:
        with Path(path).open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise BadBox(message("error-box-file-missing", file=str(path))) from error
    if len(raw) > LARGEST_FILE:
        raise BadBox(message("error-box-file-too-big", file=name, kilobytes=LARGEST_FILE // 1024))
    try:
        # Tolerate a byte order mark and Windows line endings.
        contents = tomllib.loads(raw.decode("utf-8-sig").replace("\r\n", "\n"))
    except UnicodeDecodeError as error:
        raise BadBox(message("error-box-file-encoding", file=name)) from error
    except (ValueError, RecursionError) as error:
        raise BadBox(message("error-box-file-toml", file=name, detail=str(error)[:120])) from error
    for key, value in contents.items():
        if not _can_be_recorded(value):
            raise BadBox(message("error-box-file-value", file=name, key=key))
    return contents


def _can_be_recorded(value: Any) -> bool:
    """Tell whether JSON can represent a value: records store the box as JSON, without dates and infinite numbers."""
    if isinstance(value, dict):
        return all(map(_can_be_recorded, value.values()))
    if isinstance(value, list):
        return all(map(_can_be_recorded, value))
    return isinstance(value, str | int) or (isinstance(value, float) and math.isfinite(value))
