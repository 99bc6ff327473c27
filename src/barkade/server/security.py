"""Where a request comes from, whether it may, and the headers that every answer carries."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from barkade.server.settings import Settings

COOKIE = "barkade"
COOKIE_LASTS = 400 * 24 * 3600  # the longest that browsers allow

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # a table's address is its key
    "permissions-policy": "camera=(), geolocation=(), payment=(), microphone=(self)",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class SecureHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._headers = dict(HEADERS)
        if settings.public_url.startswith("https://"):
            self._headers["strict-transport-security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, with_headers)


def address_of(request: HTTPConnection) -> str:
    return request.client.host if request.client is not None else ""


def secret_of(request: HTTPConnection) -> str | None:
    """The secret that a request carries: a program's bearer token, or a person's cookie."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    return request.cookies.get(COOKIE)


def allowed_origin(request: HTTPConnection, settings: Settings) -> bool:
    """Whether a browser sent this from one of our own pages. Programs send no Origin."""
    origin = request.headers.get("origin")
    if origin is None:
        return True
    try:
        given = urlsplit(origin)
    except ValueError:  # no address at all
        return False
    if settings.public_url:
        ours = urlsplit(settings.public_url)
        return (given.scheme, given.netloc) == (ours.scheme, ours.netloc)
    return bool(given.netloc) and given.netloc == request.headers.get("host")


def set_cookie(response: Response, secret: str, settings: Settings) -> None:
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_LASTS,
        httponly=True,
        samesite="lax",
        secure=settings.public_url.startswith("https://"),
    )
