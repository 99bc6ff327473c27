"""The image of docs/deploy/Containerfile: built, run, asked for its health, stopped, and started again on its data."""

from __future__ import annotations

import asyncio
import re
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from barkade.client import HttpClient
from tests.server.helpers.containers import Podman, podman
from tests.server.helpers.process import free_port
from tests.server.test_proxy import play_through

ROOT = Path(__file__).resolve().parents[2]
CONTAINERFILE = ROOT / "docs" / "deploy" / "Containerfile"
TAKEN = {"LICENSE", "README.md", "hatch_build.py", "pyproject.toml", "requirements.lock", "src", "web"}
MADE = {".page.lock"}

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def image() -> Iterator[Podman]:
    """podman, in whose store there are the image `barkade` and its first stage, `sources`."""
    with podman() as running:
        if running is None:
            pytest.skip("no podman that works (on Debian and Ubuntu: apt install podman)")
        text = CONTAINERFILE.read_text("utf-8")
        bases = set(re.findall(r"^FROM (\S+)", text, re.MULTILINE))
        if not all(running.has(base) for base in sorted(bases)):
            pytest.skip("neither a registry nor debootstrap for base images")
        build = ("build", "--pull=never", "--file", str(CONTAINERFILE))
        running.do(*build, "--target", "page", "--tag", "sources", str(ROOT), timeout=1200)
        running.do(*build, "--tag", "barkade", str(ROOT), timeout=1200)
        yield running


def serve(box: Podman, name: str) -> str:
    """Start a container on the volume `tables`, and wait until it says that it is healthy; its URL."""
    port = free_port()
    box.do(
        "run",
        "--detach",
        "--env",
        f"BARKADE_PORT={port}",
        "--volume",
        "tables:/var/lib/barkade",
        "--name",
        name,
        "barkade",
    )
    until = time.monotonic() + 120
    while box("healthcheck", "run", name).returncode:
        assert time.monotonic() < until, box.do("logs", name)
        time.sleep(0.2)
    return f"http://127.0.0.1:{port}"


def test_the_image_has_the_program_and_nothing_else_of_the_folder_it_was_built_in(image: Podman) -> None:
    copied = image.do(
        "run", "--rm", "sources", "sh", "-c", "ls -A /src && ls -d /src/docs /src/.git /src/.venv || true"
    )
    assert set(copied.split()) <= TAKEN | MADE, "no secrets of whoever builds it"
    left = image.do(
        "run", "--rm", "--entrypoint", "sh", "barkade", "-c", "ls -A /tmp /src 2>/dev/null; command -v node; id -u"
    )
    assert left.split() == ["/tmp:", "10001"], left
    layers = image.do("history", "--format", "{{.CreatedBy}}", "barkade")
    assert "/src in /src" not in layers


def test_a_container_serves_stops_and_its_data_is_found_by_the_next(image: Podman) -> None:
    url = serve(image, "first")
    with urllib.request.urlopen(url) as answer:
        (script,) = re.findall(r'<script[^>]+src="([^"]+)"', answer.read().decode())
    with urllib.request.urlopen(url + script) as answer:
        assert len(answer.read()) > 10_000, "the page was built into it"
    asyncio.run(play_through(url))
    anna = asyncio.run(HttpClient.come_in(url, "Anna"))

    began = time.monotonic()
    image.do("stop", "--time", "30", "first")
    assert time.monotonic() - began < 20 and image.do("inspect", "--format", "{{.State.ExitCode}}", "first") == "0"
    assert image("healthcheck", "run", "first").returncode, "it does look"
    image.do("rm", "first")

    url = serve(image, "second")  # as after an upgrade
    assert asyncio.run(HttpClient(url, anna.cookie).request("GET", "/api/me"))["name"] == "Anna"
    image.do("stop", "--time", "30", "second")
