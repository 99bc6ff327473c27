"""Install Debian packages that tests need, where nobody has to be asked for a password."""

from __future__ import annotations

import os
import shutil
import subprocess


def install(*packages: str) -> None:
    """Install packages without starting any service; do nothing where that is not possible."""
    apt = shutil.which("apt-get")
    if apt is None or os.name != "posix" or os.geteuid() != 0:
        return
    # Debian's scripts start no service in runlevel 1.
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    subprocess.run([apt, "update"], capture_output=True, check=False, env=quiet)
    wanted = [apt, "install", "-y", "--no-install-recommends", *packages]
    subprocess.run(wanted, capture_output=True, check=False, env=quiet)
