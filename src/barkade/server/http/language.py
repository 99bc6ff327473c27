"""Language negotiation for texts that the server itself writes: link previews and notifications."""

from __future__ import annotations

from starlette.requests import Request

from barkade.engine.i18n import LANGUAGES, spoken


def liked_by(request: Request) -> str:
    """Return the best supported language of the Accept-Language header; else the server's default."""
    wanted: list[tuple[float, str]] = []
    for part in request.headers.get("accept-language", "").split(","):
        tag, _, weight = part.partition(";q=")
        try:
            liking = float(weight or 1)
        except ValueError:
            continue
        language = tag.strip().lower().partition("-")[0]
        if language in LANGUAGES and liking > 0:
            wanted.append((liking, language))
    # With equal weights, the first one wins.
    return max(wanted, key=lambda each: each[0], default=(0, spoken()))[1]
