"""Messages that only one browser can read (RFC 8291), signed by this server (RFC 8292).

With `cryptography` alone: what else there is brings two HTTP clients along, which would look up a
device's address themselves, after we have looked whether it may be called.
"""

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from os import urandom
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes of a message, the most that every push service takes
LONGEST = RECORD - 200  # of what is said
LASTS = 12 * 60 * 60  # seconds for which a signature is good; a push service allows a day


def to_text(data: bytes) -> str:
    """Bytes as browsers and tokens write them."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """What `to_text` wrote; ValueError if it is not that."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_key() -> str:
    """A private key, as it is kept."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return to_text(number.to_bytes(32, "big"))


def read_key(text: str) -> ec.EllipticCurvePrivateKey:
    """A private key that was kept."""
    return ec.derive_private_key(int.from_bytes(to_bytes(text), "big"), CURVE)


@dataclass(frozen=True)
class Subscriber:
    """The browser that can read a message: its public key and the secret it shares with us."""

    public: bytes
    secret: bytes

    @staticmethod
    def of(p256dh: str, auth: str) -> "Subscriber":
        """As a subscription tells it; ValueError if it is no key."""
        public, secret = to_bytes(p256dh), to_bytes(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public)
        if len(secret) != 16:
            raise ValueError("the secret of a subscription has 16 bytes")
        return Subscriber(public, secret)


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypt(
    message: bytes,
    reader: Subscriber,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push; key and salt are new every time, but for an example that is known."""
    key = own or ec.generate_private_key(CURVE)
    salt = salt or urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, reader.public)
    ours = public_bytes(key.public_key())
    info = b"WebPush: info\0" + reader.public + ours
    shared = _derive(reader.secret, key.exchange(ec.ECDH(), theirs), info, 32)
    secret = _derive(salt, shared, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, shared, b"Content-Encoding: nonce\0", 12)
    body = AESGCM(secret).encrypt(nonce, message + b"\2", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + body


def authorization(endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str) -> str:
    """The header by which a push service knows us, good for half a day."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + LASTS,
        "sub": contact,
    }
    head = to_text(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
    signed = f"{head}.{to_text(msgspec.json.encode(claims))}"
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={to_text(public_bytes(key.public_key()))}"
