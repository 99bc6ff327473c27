"""A TCP proxy before the server whose connections can be frozen, as by a router that has forgotten them."""

from __future__ import annotations

import socket
import threading
from types import TracebackType

CHUNK = 1 << 16


class FreezingProxy:
    """Passes bytes on. What is frozen keeps being read, so that TCP notices nothing, and goes nowhere."""

    def __init__(self, port: int) -> None:
        self.connections = 0
        self._target = port
        self._thawed = threading.Event()
        self._thawed.set()
        self._frozen: set[socket.socket] = set()
        self._open: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]

    def __enter__(self) -> FreezingProxy:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._thawed.set()
        for each in (self._listening, *self._open):
            each.close()

    def freeze_connections(self) -> None:
        """Freeze what is connected now; new connections come through."""
        self._frozen.update(self._open)

    def freeze_network(self) -> None:
        """Freeze everything, also what connects from now on, until `thaw`."""
        self.freeze_connections()
        self._thawed.clear()

    def thaw(self) -> None:
        """Let new connections through again; the old ones stay dead."""
        self._thawed.set()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            self.connections += 1
            if not self._thawed.is_set():
                self._open.append(near)
                self._frozen.add(near)
                threading.Thread(target=self._pump, args=(near, near), daemon=True).start()
                continue
            far = socket.create_connection(("127.0.0.1", self._target))
            self._open += [near, far]
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self._pump, args=(source, sink), daemon=True).start()

    def _pump(self, source: socket.socket, sink: socket.socket) -> None:
        try:
            while data := source.recv(CHUNK):
                if source not in self._frozen and sink not in self._frozen:
                    sink.sendall(data)
            if source not in self._frozen and sink not in self._frozen:
                sink.shutdown(socket.SHUT_WR)
        except OSError:
            pass
