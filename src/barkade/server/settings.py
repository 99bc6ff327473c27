"""Settings of the server."""

from __future__ import annotations

from dataclasses import dataclass

from barkade.server.runtime.clock import DAY, SECOND


@dataclass(frozen=True, slots=True)
class Settings:
    """Limits and times; times in milliseconds."""

    host: str = "0.0.0.0"
    """Address to listen on."""
    public_url: str = ""
    """Public URL: determines links, Secure cookies and the allowed Origin."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""
    open_metrics: bool = False
    """Let everybody read `/metrics`, not only programs of this machine."""
    grace: int = 60 * SECOND
    """Time somebody may be away before the others may substitute a bot."""
    offer_lasts: int = 3600 * SECOND
    """Time an offer waits for answers; at a table with a slower clock, the time per turn."""
    bot_pace: int = 700
    """Delay before a bot's move after a person's, who may want to undo it; after a bot's it is a part of this."""
    bot_patience: int = 60 * SECOND
    """Time a bot may take before Good Dog moves for it."""
    warm_up: bool = True
    """Compile the searches of all games from the start on, in the background."""
    idle: int = 10 * 60 * SECOND
    """Time an unused table stays in memory."""
    keep_finished: int = 365 * DAY
    keep_open: int = 7 * DAY
    keep_abandoned: int = 90 * DAY
    """Time abandoned tables are kept after their last event."""
    keep_people: int = 400 * DAY
    """Time a secret is valid after its last use: as long as browsers keep it."""
    keep_strangers: int = 30 * DAY
    """Time people without a table and a result are kept after their last visit."""
    delete_expired: bool = False
    """Trust the clock, and delete everything expired, however much it is."""
    most_tables_per_person: int = 40
    """Unfinished tables opened by a person."""
    most_public_per_person: int = 2
    """Of these, public ones that wait for people."""
    openings_per_second: float = 0.1
    openings_burst: float = 15.0
    """Tables opened per person."""
    openings_per_address_per_second: float = 0.5
    openings_per_address_burst: float = 100.0
    """Tables opened per address. A table that continues a record costs more, by the record's size."""
    most_connections: int = 20_000
    most_per_address: int = 2_000
    most_per_person: int = 20
    frames_per_second: float = 20.0
    frames_burst: float = 60.0
    """Of a person, by however many sockets; of a stranger, by socket. Pings and fragments always by socket."""
    chores_per_second: float = 2.0
    chores_burst: float = 40.0
    """Of a person at a table: commands that are no moves, each of which everybody there is told of."""
    talk_per_second: float = 0.5
    talk_burst: float = 6.0
    new_faces_per_second: float = 0.1
    new_faces_burst: float = 20.0
    """At a table: people who came to the server after it was opened and sit down or talk there for the first time."""
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
    """Bytes queued for a slow reader before it is disconnected."""
    smtp: str = ""
    """host:port of the mail server for notifications."""
    smtp_user: str = ""
    smtp_password: str = ""
    """Login at the mail server; only over TLS."""
    mail_from: str = ""
    mails_per_second: float = 1 / 600
    mails_burst: float = 5.0
    """To one address."""
    private_webhooks: bool = False
    """Allow webhooks to private networks."""
