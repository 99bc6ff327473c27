"""Upgrade rows of older formats when they are read. Must not import the wire protocol.

Format 1 (Barkade 0.1) stored some events by themselves (`fact`: opened, begun, moved, ...) and everything else as
`noted`, which carried the command as it came over the wire (`do`: sit, say, offer, ...).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Row = dict[str, Any]

FACTS = {
    "opened": "opened",
    "begun": "started",
    "moved": "moved",
    "takenback": "taken_back",
    "handed": "substituted",
    "hosted": "host_changed",
    "rematched": "rematched",
}
COMMANDS = {
    "sit": "sat",
    "mix": "nonce_added",
    "stand": "stood_up",
    "unseat": "unseated",
    "seat_bot": "bot_seated",
    "hand": "substituted",
    "first": "first_chosen",
    "undo": "offered",
    "offer": "offered",
    "answer": "answered",
    "resign": "resigned",
    "say": "said",
    "bark": "barked",
    "mute": "muted",
}


def upgrade(row: Mapping[str, Any]) -> Row:
    """Return an event of format 1 as one of format 2. Raises `KeyError` for anything unknown."""
    if row["fact"] == "noted":
        return _from_command(row["command"])
    return {**row, "event": FACTS[row["fact"]]}


def _from_command(command: Mapping[str, Any]) -> Row:
    """Return the event of an accepted command that was not a version."""
    row = {**command, "event": COMMANDS[command["do"]]}
    if command["do"] == "undo":
        row["what"] = "undo"
    elif command["do"] == "hand":
        row["why"] = "host"
    elif command["do"] == "offer" and command["what"] == "hand":
        row["what"] = "substitute"
    elif command["do"] == "sit":
        row["nonce"] = command.get("nonce") or ""
    return row
