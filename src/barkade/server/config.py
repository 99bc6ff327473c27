"""Settings of `barkade serve` from a file and from environment variables, named like the command-line options.

The command line overrides the environment, which overrides the file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from barkade.cli_args import Parser
from barkade.engine.errors import BarkadeError
from barkade.engine.i18n import message

PREFIX = "BARKADE_"
CONFIG = "config"
YES = ("1", "yes", "true", "on")
NO = ("", "0", "no", "false", "off")


def with_settings(parser: Parser, arguments: Sequence[str], environment: Mapping[str, str]) -> list[str]:
    """Return a command line's arguments, preceded by those from the file and the environment."""
    surroundings = {
        name: environment[variable]
        for name in parser.settings
        if (variable := PREFIX + name.replace("-", "_").upper()) in environment
    }
    file = _named_file(arguments) or surroundings.pop(CONFIG, "")
    written = _read(Path(file), parser.settings) if file else {}
    return [
        *_arguments(written, parser.settings, file),
        *_arguments(surroundings, parser.settings, PREFIX),
        *arguments,
    ]


def _named_file(arguments: Sequence[str]) -> str:
    for at, word in enumerate(arguments):
        if word == f"--{CONFIG}" and at + 1 < len(arguments):
            return arguments[at + 1]
        if word.startswith(f"--{CONFIG}="):
            return word.partition("=")[2]
    return ""


def _read(file: Path, known: Mapping[str, bool]) -> dict[str, Any]:
    try:
        written = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BarkadeError(message("server-bad-config", file=str(file), reason=str(error))) from error
    settings = {name.replace("_", "-"): value for name, value in written.items()}
    for name in settings:
        if name not in known or name == CONFIG:
            raise BarkadeError(message("server-no-setting", file=str(file), name=name))
    return settings


def _arguments(settings: Mapping[str, Any], known: Mapping[str, bool], source: str) -> list[str]:
    arguments = []
    for name, value in settings.items():
        text = str(value)
        if known[name]:
            arguments.append(f"--{name}={text}")
        elif text.lower() in YES:
            arguments.append(f"--{name}")
        elif text.lower() not in NO:
            raise BarkadeError(message("server-bad-setting", file=source, name=name, value=text))
    return arguments
