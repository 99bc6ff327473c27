"""A real server and a real Chromium: what people see is what is tested."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from queue import Empty, Queue

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, sync_playwright

import barkade.server.page

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
NO_BROWSER = "there is no Chromium on this machine: install one (on Debian and Ubuntu: apt install chromium)"
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


class Running:
    """A server in a process of its own, on a port of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "barkade", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--data", str(self.folder / "tables.sqlite"), "--bot-pace", "0", "--grace", "0", "--unlimited"]
        command += ["--log", str(self.folder / "log.txt")]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        said: Queue[str] = Queue()
        out = self._process.stdout
        assert out is not None
        threading.Thread(target=lambda: [said.put(line) for line in out], daemon=True).start()
        heard = []
        while not self.port or len(heard) == 0:
            try:
                heard.append(said.get(timeout=60))
            except Empty:
                raise AssertionError("the server did not start: " + "".join(heard)) from None
            found = re.search(r":(\d+)\s*$", heard[-1].strip())
            if found:
                self.port = int(found[1])

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    if barkade.server.page.index() is None:
        pytest.fail("the page is not built: python web/build.py")
    server = Running(tmp_path_factory.mktemp("served"))
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def playing() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(playing: Playwright) -> Iterator[Browser]:
    path = os.environ.get("BARKADE_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        pytest.skip(NO_BROWSER)
    browser = playing.chromium.launch(executable_path=path, args=["--no-sandbox"])
    yield browser
    browser.close()


class Visitors:
    """People with browsers of their own. Whatever goes wrong in any of them is noted."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self.wrong: list[str] = []
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def come(self, size: dict[str, int] = DESK, touch: bool = False, dark: bool = False) -> Page:
        context = self._browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            has_touch=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            base_url=self.address,
            locale="en-GB",
        )
        context.add_init_script("localStorage.setItem('barkade-settings', JSON.stringify({pace: 0}))")
        context.set_default_timeout(20_000)
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", self._console)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"{message.type}: {message.text}")

    def leave(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def visitors(chromium: Browser, served: Running) -> Iterator[Visitors]:
    people = Visitors(chromium, served.address)
    yield people
    people.leave()
    assert people.wrong == []
