"""Web Push: end-to-end encrypted messages to browsers through their vendors' push services.

The message is encrypted for one browser (RFC 8291 with the content coding of RFC 8188), and signed with the server's
own key, so that the push service knows who sends it (VAPID, RFC 8292).

Imported when a browser first asks for push messages: cryptography is a tenth of what a server would load at startup.
"""

from __future__ import annotations

import os
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from barkade.server.errors import refuse
from barkade.server.notify.base64url import decode, encode
from barkade.server.notify.send import Post
from barkade.server.people.profiles import PushDevice

CURVE = ec.SECP256R1()
RECORD = 4096
"""Size of a record of the content coding; a message is one."""
SIGNED_FOR = 12 * 3600
"""Validity of a signature in seconds; the RFC allows a day at most."""
LASTS = 3 * 24 * 3600
"""Time to live: seconds that a push service keeps a message for an offline device."""
AUTH_BYTES = 16
POINT_BYTES = 65


def check_device(device: PushDevice, private: bool) -> None:
    """Refuse a subscription that no browser would send."""
    try:
        parts = urlsplit(device.endpoint)
        good = parts.scheme == "https" or (private and parts.scheme == "http")
        good = good and bool(parts.hostname) and parts.port != 0 and len(decode(device.auth)) == AUTH_BYTES
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(device.p256dh))
    except ValueError:
        good = False
    if not good:
        raise refuse("bad-push")


def new_key() -> str:
    """Generate a server key, as text."""
    return encode(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


class PushKey:
    """The key pair that identifies this server to push services (VAPID)."""

    def __init__(self, text: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(decode(text), "big"), CURVE)
        self.public = encode(_point(self._key))

    def authorization(self, endpoint: str, contact: str, now: int) -> str:
        """Return the `Authorization` header that identifies the sender; `now` in seconds."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + SIGNED_FOR, "sub": contact}
        signed = ".".join(encode(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"

    def message(self, device: PushDevice, text: bytes, topic: str, contact: str, now: int) -> Post:
        """Return the request that delivers a text to a browser. A later one with the same topic replaces it."""
        headers = {
            "Authorization": self.authorization(device.endpoint, contact, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Topic": topic,
            "Urgency": "high",
        }
        return Post(device.endpoint, encrypt(text, decode(device.p256dh), decode(device.auth)), headers)


def encrypt(text: bytes, public: bytes, auth: bytes) -> bytes:
    """Encrypt a message for one browser."""
    own = ec.generate_private_key(CURVE)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public))
    point, salt = _point(own), os.urandom(16)
    secret = _derive(shared, auth, b"WebPush: info\0" + public + point, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return header + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
