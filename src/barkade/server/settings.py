"""Settings of the server."""

from __future__ import annotations

from dataclasses import dataclass

from barkade.server.runtime.clock import DAY, SECOND


@dataclass(frozen=True, slots=True)
class Settings:
    """Limits and durations; durations in milliseconds."""

    host: str = "0.0.0.0"
    """Address to listen on."""
    public_url: str = ""
    """Public URL: determines links, Secure cookies and the allowed Origin."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted."""
    open_metrics: bool = False
    """Serve `/metrics` to everybody, not only to this machine."""
    grace: int = 60 * SECOND
    """Time a player may be disconnected before the others may substitute a bot."""
    offer_lasts: int = 3600 * SECOND
    """Time before an offer lapses; at tables with a slower clock, the time per turn."""
    bot_pace: int = 700
    """Delay of a bot's move after a person's move, which they may want to take back; shorter after a bot's move."""
    bot_patience: int = 60 * SECOND
    """Time a bot may take before Good Dog moves for it."""
    warm_up: bool = True
    """Compile the searches of all games in the background, beginning at startup."""
    idle: int = 10 * 60 * SECOND
    """Time an unused table stays in memory."""
    keep_finished: int = 365 * DAY
    keep_open: int = 7 * DAY
    keep_abandoned: int = 90 * DAY
    """Time abandoned tables are kept after their last event."""
    keep_people: int = 400 * DAY
    """Time a session secret stays valid after its last use: as long as browsers keep the cookie."""
    keep_strangers: int = 30 * DAY
    """Time people without any table or result are kept after their last visit."""
    delete_expired: bool = False
    """Delete everything that has expired, even if it is suspiciously much."""
    most_tables_per_person: int = 40
    """Unfinished tables opened by a person."""
    most_public_per_person: int = 2
    """Of these, public tables that wait for players."""
    openings_per_second: float = 0.1
    openings_burst: float = 15.0
    """Tables opened per person."""
    openings_per_address_per_second: float = 0.5
    openings_per_address_burst: float = 100.0
    """Tables opened per address. A table that continues a record costs more, in proportion to its size."""
    most_connections: int = 20_000
    most_per_address: int = 2_000
    most_per_person: int = 20
    frames_per_second: float = 20.0
    frames_burst: float = 60.0
    """Frames per person over all their sockets; per socket for strangers, and for pings and fragments."""
    chores_per_second: float = 2.0
    chores_burst: float = 40.0
    """Commands other than moves, per person and table: each one is broadcast."""
    talk_per_second: float = 0.5
    talk_burst: float = 6.0
    new_faces_per_second: float = 0.1
    new_faces_burst: float = 20.0
    """First appearances (sitting down, talking) per table, of people created after the table was opened."""
    requests_per_second: float = 20.0
    requests_burst: float = 200.0
    replays_per_second: float = 2.0
    replays_burst: float = 40.0
    """Replays and records per address."""
    codes_per_second: float = 0.2
    codes_burst: float = 20.0
    """Room codes tried per address."""
    new_people_per_second: float = 1.0
    new_people_burst: float = 100.0
    recoveries_per_second: float = 0.1
    recoveries_burst: float = 10.0
    """Recovery phrases tried per address; phrases and personal links made per person."""
    tests_per_second: float = 0.05
    tests_burst: float = 3.0
    """Test notifications per person."""
    largest_frame: int = 64 * 1024
    largest_body: int = 1024 * 1024
    longest_queue: int = 1024 * 1024
    """Bytes buffered for a slow reader before it is disconnected."""
    smtp: str = ""
    """host:port of the mail server for notifications."""
    smtp_user: str = ""
    smtp_password: str = ""
    """Credentials for the mail server; sent over TLS only."""
    mail_from: str = ""
    mails_per_second: float = 1 / 600
    mails_burst: float = 5.0
    """Mails per recipient address."""
    private_webhooks: bool = False
    """Allow webhooks to addresses in private networks."""
