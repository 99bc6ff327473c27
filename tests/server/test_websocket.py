"""uvicorn's WebSocket protocol with limits: the fast path, pings and fragments that are paid for, back-pressure."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from barkade.server.runtime.limits import Bucket
from barkade.server.transport.connection import POLICY
from barkade.server.transport.websocket import PORTION, WebSocketProtocol
from tests.server.helpers.in_process import HandClock


class Transport:
    def __init__(self) -> None:
        self.did: list[str] = []
        self.written = b""

    def is_closing(self) -> bool:
        return "close" in self.did

    def pause_reading(self) -> None:
        self.did.append("pause")

    def resume_reading(self) -> None:
        self.did.append("resume")

    def write(self, data: bytes) -> None:
        self.did.append("write")
        self.written += data

    def close(self) -> None:
        self.did.append("close")

    def abort(self) -> None:
        self.did.append("abort")


class Loop:
    """Keeps what is to be done later."""

    def __init__(self) -> None:
        self.later: deque[Callable[[], None]] = deque()

    def call_later(self, _delay: float, call: Callable[[], None]) -> object:
        self.later.append(call)
        return call


def line_of(clock: HandClock, allowed: float = 60.0) -> tuple[WebSocketProtocol, deque[Callable[[], None]]]:
    """An open line, and what it will do later."""
    line, loop = WebSocketProtocol.__new__(WebSocketProtocol), Loop()
    line.transport, line.conn, line.loop = cast(Any, Transport()), ServerProtocol(state=State.OPEN), cast(Any, loop)
    line.frames, line.queue, line.close_sent, line.read_paused = [], asyncio.Queue(), False, False
    line.bucket = Bucket(clock, 20.0, allowed)
    return line, loop.later


def test_who_answers_no_ping_is_let_go_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A closed transport would wait for a phone that sleeps to take what it was sent: its person would seem to be
    there for as long as the system tries, which is a quarter of an hour."""
    line = WebSocketProtocol.__new__(WebSocketProtocol)
    line.transport = cast(Any, Transport())
    monkeypatch.setattr(WebSocketsSansIOProtocol, "keepalive_timeout", lambda self: self.transport.close())
    line.keepalive_timeout()
    assert cast(Any, line.transport).did == ["close", "abort"]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_what_is_said_arrives_as_one_text(size: int) -> None:
    line = WebSocketProtocol.__new__(WebSocketProtocol)
    line.transport, line.conn = cast(Any, Transport()), ServerProtocol(state=State.OPEN)
    text = "ż" * (size // 2) + "x" * (size % 2)
    line.send_text(text.encode())
    far = ClientProtocol(parse_uri("ws://far/"), state=State.OPEN, max_size=None)
    far.receive_data(cast(Any, line.transport).written)
    (frame,) = far.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data).decode()) == (Opcode.TEXT, True, text)


TEXTS = st.one_of(st.text(max_size=20), st.sampled_from([125, 126, 127, 300]).map("x".__mul__))


@given(st.lists(st.tuples(TEXTS, st.integers(1, 3), st.booleans()), max_size=6), st.booleans(), st.data())
def test_what_is_said_at_the_other_end_is_heard_however_it_comes(
    said: list[tuple[str, int, bool]], by_frame: bool, data: st.DataObject
) -> None:
    """Whole or in fragments, with pings between, cut anywhere by the network: every text once and in order, though what
    is long or too fast is read later."""
    line, later = line_of(HandClock(), allowed=data.draw(st.sampled_from([4.0, 1e9])))
    heard = list[bytes]()
    line.on_text = heard.append
    frames = list[bytes]()
    for text, parts, ping in said:
        rest = text.encode()
        for part in range(parts):
            size = len(rest) if part == parts - 1 else len(rest) // 2
            kind = Opcode.CONT if part else Opcode.TEXT
            frames.append(Frame(kind, rest[:size], fin=part == parts - 1).serialize(mask=True))
            frames += [Frame(Opcode.PING, b"?").serialize(mask=True)] if ping else []
            rest = rest[size:]
    stream = b"".join(frames)
    cuts = sorted(data.draw(st.sets(st.integers(1, max(1, len(stream))), max_size=8)))
    pieces = [stream[start:end] for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True)]
    for piece in frames if by_frame else pieces:
        if piece:
            line.data_received(piece)
            if data.draw(st.booleans()):
                line.pause_reading()
                line.resume_reading()
    while later:
        later.popleft()()
    assert not line.read_paused
    assert [each.decode() for each in heard] == [text for text, _, _ in said]


def test_a_frame_without_a_mask_is_nobodys_message(monkeypatch: pytest.MonkeyPatch) -> None:
    line, _ = line_of(HandClock())
    monkeypatch.setattr(line, "handle_parser_exception", lambda: None)
    heard = list[bytes]()
    line.on_text = heard.append
    line.data_received(Frame(Opcode.TEXT, b"abcdef").serialize(mask=False))
    assert heard == [] and line.conn.parser_exc is not None


PING = Frame(Opcode.PING, b"").serialize(mask=True)
FRAGMENT = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
FIRST_FRAGMENT = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)


def test_pings_are_answered_and_paid_for() -> None:
    clock = HandClock()
    line, later = line_of(clock)
    line.on_text = lambda _: None
    for _ in range(60):
        line.data_received(PING)
    transport = cast(Any, line.transport)
    assert len(transport.written) == 2 * 60 and not later and "pause" not in transport.did
    line.data_received(PING)
    assert transport.did[-1] == "pause" and len(later) == 1
    later.popleft()()
    assert transport.did[-1] == "resume" and len(transport.written) == 2 * 61


@pytest.mark.parametrize("frame", [PING, FRAGMENT], ids=["pings", "fragments"])
def test_who_sends_thousands_of_frames_that_say_nothing_is_turned_out(frame: bytes) -> None:
    line, later = line_of(HandClock())
    line.on_text = lambda _: None
    line.data_received((FIRST_FRAGMENT if frame is FRAGMENT else b"") + frame * 40_000)
    assert not later and line.transport.is_closing()
    assert cast(Any, line.transport).written.endswith(bytes((0x88, 2)) + POLICY.to_bytes(2, "big"))
    assert len(cast(Any, line.transport).written) < 2 * PORTION


def test_what_nobody_pays_for_is_read_a_portion_at_a_time() -> None:
    line, later = line_of(HandClock(), allowed=1e9)
    heard = list[bytes]()
    line.on_text = heard.append
    text = Frame(Opcode.TEXT, b"x").serialize(mask=True)
    line.data_received(text * 10_000)
    rounds = 0
    while later:
        assert len(heard) <= PORTION * (rounds + 1) / len(text)
        later.popleft()()
        rounds += 1
    assert len(heard) == 10_000


def test_nothing_is_read_while_somebody_is_held_back() -> None:
    line, later = line_of(HandClock(), allowed=1e9)
    heard = list[bytes]()

    def on_text(data: bytes) -> None:
        heard.append(data)
        line.pause_reading()

    line.on_text = on_text
    text = Frame(Opcode.TEXT, b"x").serialize(mask=True)
    line.data_received(text * 10_000)
    for _ in range(3):
        while later:
            later.popleft()()
        portion = len(heard)
        assert line.read_paused and portion < 10_000
        line.resume_reading()
        assert len(heard) > portion
    line.on_text = heard.append
    line.resume_reading()
    while later:
        later.popleft()()
    assert len(heard) == 10_000 and not line.read_paused


def test_nothing_is_said_on_a_line_that_is_closed() -> None:
    line = WebSocketProtocol.__new__(WebSocketProtocol)
    line.transport, line.conn = cast(Any, Transport()), ServerProtocol(state=State.OPEN)
    line.conn.send_close(1000)
    with pytest.raises(ClientDisconnected):
        line.send_text(b"too late")
    assert cast(Any, line.transport).written == b""
