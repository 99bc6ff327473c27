"""Client addresses, Origin check, credentials of requests, and security headers of responses."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from barkade.server.runtime.addresses import is_loopback, is_own_name, network_of
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
    """Adds the security headers to every response."""

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
    """Return the client's address for rate limits; behind a trusted proxy, the address that it reports."""
    return network_of(request.client.host if request.client is not None else "")


def from_this_machine(request: HTTPConnection) -> bool:
    return request.client is not None and is_loopback(f"//{_bracketed(request.client.host)}")


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def secret_of(request: HTTPConnection) -> str | None:
    """Return the credential of a request: a remote bot's bearer token or a person's cookie."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    return request.cookies.get(COOKIE)


def allowed_origin(request: HTTPConnection, settings: Settings) -> bool:
    """Tell whether a browser sent this from one of our own pages. Programs send no Origin."""
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
    # Without a public URL any name may be ours, except those that anybody can register (DNS rebinding).
    return bool(given.netloc) and given.netloc == request.headers.get("host") and is_own_name(given.netloc)


def set_cookie(response: Response, secret: str, settings: Settings) -> None:
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_LASTS,
        httponly=True,
        samesite="lax",
        secure=settings.public_url.startswith("https://"),
    )
