"""Machines in networks of their own, by the network namespaces of Linux.

A network that comes or goes on this machine itself breaks off whatever the browsers of other tests are fetching.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright

from tests.server.helpers.process import ServerProcess
from tests.web.helpers import browser

NETWORKS = ("192.168.71", "192.168.72")


class Machine:
    """A namespace: programs started in it have its networks alone."""

    def __init__(self, name: str) -> None:
        self.name = f"barkade{os.getpid()}{name}"
        self.inside = ("ip", "netns", "exec", self.name)

    def browser(self, playing: Playwright, folder: Path) -> Browser:
        """A browser on this machine."""
        command = folder / f"{self.name}.sh"
        command.write_text(f'#!/bin/sh\nexec {" ".join(self.inside)} "{browser.find_shell()}" "$@"\n')
        command.chmod(0o700)
        return playing.chromium.launch(executable_path=command, args=browser.ARGUMENTS)


class ServerThere(ServerProcess):
    """A server on such a machine."""

    def __init__(self, machine: Machine, file: Path, *arguments: str) -> None:
        super().__init__(file, *arguments)
        self.before = machine.inside

    def answers(self) -> bool:
        asking = f"import urllib.request; urllib.request.urlopen('{self.url}/readyz', timeout=5)"
        return subprocess.run([*self.before, sys.executable, "-c", asking], capture_output=True).returncode == 0


def ip(*arguments: str) -> bool:
    return subprocess.run(["ip", *arguments], capture_output=True).returncode == 0


@contextmanager
def house_with_two_networks() -> Iterator[tuple[Machine, list[Machine]] | None]:
    """The host's machine, and one in each of its two networks; None where nobody may set up networks."""
    host, guests = Machine("h"), [Machine(str(number)) for number in range(len(NETWORKS))]
    made = []
    try:
        for machine in (host, *guests):
            if shutil.which("ip") is None or not ip("netns", "add", machine.name):
                yield None
                return
            made.append(machine)
            assert ip("-n", machine.name, "link", "set", "lo", "up")
        for number, (network, guest) in enumerate(zip(NETWORKS, guests, strict=True)):
            ends = ((host, f"net{number}", f"{network}.1/24"), (guest, "net", f"{network}.2/24"))
            peer = ("peer", "name", "net", "netns", guest.name)
            if not ip("-n", host.name, "link", "add", f"net{number}", "type", "veth", *peer):
                yield None
                return
            for machine, name, address in ends:
                # An address by IPv6 would come seconds later, and browsers drop what they are fetching when it does.
                assert ip("-n", machine.name, "link", "set", name, "addrgenmode", "none")
                assert ip("-n", machine.name, "addr", "add", address, "dev", name)
                assert ip("-n", machine.name, "link", "set", name, "up")
        assert ip("-n", host.name, "route", "add", "default", "via", f"{NETWORKS[0]}.254")
        yield host, guests
    finally:
        for machine in made:
            ip("netns", "del", machine.name)
