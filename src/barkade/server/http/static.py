"""The web app: built files with immutable names, and the same page for all of the app's URLs.

A GET never changes anything. A table's page carries Open Graph tags, so that messengers show a preview of an
invitation. Every page contains the URL under which guests reach the server, from which the app makes links to share
(web/src/net/address.ts).
"""

from __future__ import annotations

import html
import mimetypes
from importlib import resources
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from barkade.engine.i18n import Message, message, say
from barkade.server.errors import Refusal
from barkade.server.http.common import lan_addresses, server_of, table_of
from barkade.server.http.language import liked_by
from barkade.server.store import StoreFailed

FOREVER = "public, max-age=31536000, immutable"


def folder() -> Path:
    return Path(str(resources.files("barkade"))) / "page"


def index() -> str | None:
    file = folder() / "index.html"
    return file.read_text(encoding="utf-8") if file.is_file() else None


def _shown(request: Request, title: Message, about: Message, status: int = 200) -> Response:
    text, language = index(), liked_by(request)
    if text is None:
        return PlainTextResponse(say(message("server-no-page"), language=language), 503)
    name, description = (html.escape(say(each, language=language)) for each in (title, about))
    tags = (
        f'<meta property="og:title" content="{name}"><meta property="og:description" content="{description}">'
        f'<meta property="og:type" content="website"><meta name="description" content="{description}">'
        f'<meta name="barkade-public" content="{html.escape(server_of(request).settings.public_url)}">'
        f'<meta name="barkade-lan" content="{html.escape(" ".join(lan_addresses(request)))}">'
    )
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return HTMLResponse(text.replace("</head>", f"{tags}</head>", 1), status, headers=headers)


async def home(request: Request) -> Response:
    return _shown(request, message("server-page-title"), message("server-page-about"))


async def table_page(request: Request) -> Response:
    """Return a table's page; its Open Graph tags name the game and the host, nothing secret."""
    server = server_of(request)
    try:
        table = await table_of(request)
    except (Refusal, StoreFailed):
        return _shown(request, message("server-page-title"), message("server-no-table"), 404)
    game = message(f"{table.opened.game}-name")
    host = server.people.name_of(table.owner)
    about = message("server-invited", name=host, game=game) if host else message("server-invitation", game=game)
    return _shown(request, message("server-table-title", game=game), about)


def _found(name: str) -> Path | None:
    """Return a file of the page, if it exists."""
    try:
        path = (folder() / name).resolve()
        found = path.is_relative_to(folder().resolve()) and path.is_file() and path.name != "index.html"
    except (ValueError, OSError):  # not a valid file name
        return None
    return path if found else None


async def file(request: Request) -> Response:
    path = _found(request.path_params["path"])
    if path is None:
        if request.path_params["path"].startswith(("api/", "assets/")):
            return PlainTextResponse("", 404)
        return _shown(request, message("server-page-title"), message("server-page-about"))
    forever = "assets" in path.relative_to(folder().resolve()).parts
    headers = {"cache-control": FOREVER if forever else "no-cache", "vary": "accept-encoding"}
    squeezed = path.with_name(f"{path.name}.gz")
    if "gzip" in request.headers.get("accept-encoding", "") and squeezed.is_file():
        kind = mimetypes.guess_type(path.name)[0]
        return FileResponse(squeezed, headers=headers | {"content-encoding": "gzip"}, media_type=kind)
    return FileResponse(path, headers=headers)


ROUTES = [
    Route("/", home, methods=["GET"]),
    Route("/table/{table}", table_page, methods=["GET"]),
    Route("/{path:path}", file, methods=["GET"]),
]
