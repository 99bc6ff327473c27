"""Every file, folder and module that a document names exists."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from barkade.engine.i18n import LANGUAGES
from barkade.games import games

REPOSITORY = Path(__file__).parents[2]
DOCUMENTS = [REPOSITORY / "README.md", REPOSITORY / "CONTRIBUTING.md", *sorted((REPOSITORY / "docs").glob("*.md"))]
ROOTS = (REPOSITORY, REPOSITORY / "src" / "barkade")
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
PATH = re.compile(r"[\w.<>*-]+(?:/[\w.<>*-]+)*\.(?:py|ts|svelte|md|ftl)|(?:[\w.<>*-]+/)+")
MODULE = re.compile(r"barkade(?:\.[a-z_]\w*)+")


def spans(document: Path) -> list[str]:
    """Return the texts in backticks, outside of longer examples."""
    return CODE.findall(FENCED.sub("", document.read_text(encoding="utf-8")))


def expanded(path: str) -> Iterator[str]:
    """A path for each game and language where it says <game> or <lang>."""
    for game in games() if "<game>" in path else [""]:
        for language in LANGUAGES if "<lang>" in path else [""]:
            yield path.replace("<game>", game).replace("<lang>", language)


def exists(path: str) -> bool:
    """Tell whether a file or a folder exists; a module may be a package. A bare name has to be somewhere."""
    name = path.rstrip("/")
    names = [name, name.removesuffix(".py")] if name.endswith(".py") else [name]
    if "/" not in name:
        names = [f"{top}{each}" for each in names for top in ("", "src/**/", "tests/**/", "docs/**/", "web/src/**/")]
    return any(next(root.glob(each), None) for each in names for root in ROOTS)


def resolves(module: str) -> bool:
    try:
        pkgutil.resolve_name(module)
    except (ImportError, AttributeError):
        return False
    return True


def missing(document: Path) -> list[str]:
    named, links = spans(document), LINK.findall(document.read_text(encoding="utf-8"))
    paths = [path for span in named if PATH.fullmatch(span) for path in expanded(span)]
    return [
        *(path for path in paths if not exists(path)),
        *(link for link in links if not (document.parent / link).exists()),
        *(span for span in named if MODULE.fullmatch(span) and not resolves(span)),
    ]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_what_a_document_names_exists(document: Path) -> None:
    assert missing(document) == []


def test_what_does_not_exist_is_found(tmp_path: Path) -> None:
    document = tmp_path / "page.md"
    document.write_text(
        "`engine/match.py` `engine/hall.py` `games/<game>/box.py` `games/<game>/room.py` `server/desk/` `kit.py` "
        "`nowhere.py` `barkade.new` `barkade.engine.match` `barkade.engine.hall` [gone](gone.md) `./go test`\n"
        "```\n`engine/example.py`\n```\n",
        encoding="utf-8",
    )
    rooms = [f"games/{game}/room.py" for game in games()]
    assert missing(document) == [
        "engine/hall.py",
        *rooms,
        "server/desk/",
        "nowhere.py",
        "gone.md",
        "barkade.engine.hall",
    ]
