"""Which language somebody is spoken to in by the server itself: in previews of links, and in alerts."""

from __future__ import annotations

from starlette.requests import Request

from barkade.engine.words import LANGUAGES, spoken


def liked_by(request: Request) -> str:
    """The language that whoever asks likes best of those that we speak, as browsers say it; else the house's own."""
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
    # The first of those that are liked equally.
    return max(wanted, key=lambda each: each[0], default=(0, spoken()))[1]
