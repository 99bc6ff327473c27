"""What whoever runs the server can set."""

from __future__ import annotations

from dataclasses import dataclass

from barkade.server.clock import DAY, SECOND


@dataclass(frozen=True, slots=True)
class Settings:
    """Limits and times; times in milliseconds."""

    public_url: str = ""
    """How people reach this server; sets links, Secure cookies and the allowed Origin."""
    grace: int = 60 * SECOND
    """How long somebody may be away before the others may let a bot play."""
    bot_pace: int = 700
    """How long a bot waits before it moves, so that people can follow."""
    bot_patience: int = 60 * SECOND
    """How long a bot may think before any legal action is played for it."""
    idle: int = 10 * 60 * SECOND
    """How long an unused table stays in memory."""
    keep_finished: int = 365 * DAY
    keep_open: int = 7 * DAY
    keep_abandoned: int = 90 * DAY
    """How long tables are kept after the last thing that happened there."""
    most_connections: int = 20_000
    most_of_one_address: int = 2_000
    most_of_one_person: int = 20
    frames_a_second: float = 20.0
    frames_at_once: float = 60.0
    talk_a_second: float = 0.5
    talk_at_once: float = 6.0
    requests_a_second: float = 20.0
    requests_at_once: float = 200.0
    new_people_a_second: float = 1.0
    new_people_at_once: float = 100.0
    largest_frame: int = 64 * 1024
    largest_body: int = 1024 * 1024
    longest_queue: int = 1024 * 1024
    """Bytes that may wait for a slow reader before it is dropped."""
    smtp: str = ""
    """host:port of the mail server for turn alerts."""
    mail_from: str = ""
    private_webhooks: bool = False
    """Whether alerts may go to addresses in the own network."""
