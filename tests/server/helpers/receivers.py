"""Real receivers of notifications: a push service and its browsers, a mail server with TLS and a login, a webhook."""

from __future__ import annotations

import base64
import email
import email.policy
import json
import os
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CERTIFICATE = Path(__file__).parent.parent / "localhost.pem"
CURVE = ec.SECP256R1()


class Received(NamedTuple):
    """A request that came in."""

    path: str
    headers: dict[str, str]
    body: bytes


class WebReceiver:
    """A web server that remembers what was posted to it, and answers with `status`."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.heard: list[Received] = []
        self.status = 201


@contextmanager
def web_receiver() -> Iterator[WebReceiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            receiver.heard.append(Received(self.path, dict(self.headers.items()), body))
            self.send_response(receiver.status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_arguments: Any) -> None:
            """Be quiet."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as running:
        receiver = WebReceiver(f"http://127.0.0.1:{running.server_address[1]}")
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield receiver
        running.shutdown()


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PushBrowser:
    """A browser that has subscribed at a push service, and decrypts what it gets (RFC 8291), checked by the book."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(CURVE)
        self._auth = os.urandom(16)
        self.public = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    @property
    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": encoded(self.public), "auth": encoded(self._auth)}

    def decrypt(self, body: bytes) -> dict[str, Any]:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, text = body[21 : 21 + length], body[21 + length :]
        assert size >= len(text)
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))

        def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        secret = derive(shared, self._auth, b"WebPush: info\x00" + self.public + sender, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, text, None).rstrip(b"\x00")
        assert plain.endswith(b"\x02"), "the last record"
        read: dict[str, Any] = json.loads(plain[:-1])
        return read


def vapid_claims(authorization: str, key: str) -> dict[str, Any]:
    """Check a signature as a push service does (RFC 8292), and return what was signed."""
    kind, _, rest = authorization.partition(" ")
    parts = dict(each.strip().split("=", 1) for each in rest.split(","))
    assert kind == "vapid" and parts["k"] == key
    header, claims, signature = parts["t"].split(".")
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    try:
        public.verify(der, f"{header}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    except InvalidSignature as error:
        raise AssertionError("a wrong signature") from error
    assert json.loads(decoded(header)) == {"typ": "JWT", "alg": "ES256"}
    read: dict[str, Any] = json.loads(decoded(claims))
    return read


class MailServer:
    """A mail server: the letters that it was sent after a login over TLS."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.letters: list[EmailMessage] = []
        self.logins: list[str] = []


@contextmanager
def mail_server(user: str, password: str) -> Iterator[MailServer]:
    """A mail server for submission: nothing before STARTTLS, no mail before a login."""

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            secure = known = False
            self.wfile.write(b"220 mail.test\r\n")
            while line := self.rfile.readline().decode().strip():
                word = line.split()[0].upper()
                if word == "EHLO":
                    self.wfile.write(b"250-mail.test\r\n250 " + (b"AUTH PLAIN" if secure else b"STARTTLS") + b"\r\n")
                elif word == "STARTTLS":
                    self.wfile.write(b"220 go on\r\n")
                    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
                    context.load_cert_chain(CERTIFICATE)
                    self.request = context.wrap_socket(self.request, server_side=True)
                    self.rfile, self.wfile = self.request.makefile("rb"), self.request.makefile("wb", 0)
                    secure = True
                elif word == "AUTH":
                    given = base64.b64decode(line.split()[2]).decode().split("\0")
                    known = secure and given[1:] == [user, password]
                    server.logins.append(given[1])
                    self.wfile.write(b"235 in\r\n" if known else b"535 no\r\n")
                elif word == "MAIL" and not known:
                    self.wfile.write(b"530 log in first\r\n")
                elif word == "DATA":
                    self.wfile.write(b"354 go on\r\n")
                    lines = list[bytes]()
                    while (text := self.rfile.readline()) != b".\r\n":
                        lines.append(text.removeprefix(b"."))
                    letter = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
                    assert isinstance(letter, EmailMessage)
                    server.letters.append(letter)
                    self.wfile.write(b"250 ok\r\n")
                else:
                    self.wfile.write(b"221 bye\r\n" if word == "QUIT" else b"250 ok\r\n")
                if word == "QUIT":
                    return

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as running:
        server = MailServer(running.server_address[1])
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield server
        running.shutdown()
