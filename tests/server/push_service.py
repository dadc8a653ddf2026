"""A push service on this machine, and a browser that can read what it was sent."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ludoteca.server.notices.webpush import CURVE, public_bytes, to_bytes, to_text


class Browser:
    """The keys of one subscription."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, secret: bytes = b"s" * 16):
        self.key = key or ec.generate_private_key(CURVE)
        self.secret = secret

    @property
    def public(self) -> bytes:
        return public_bytes(self.key.public_key())

    def subscription(self, endpoint: str) -> dict[str, str]:
        keys = {"p256dh": to_text(self.public), "auth": to_text(self.secret)}
        return {"endpoint": endpoint, **keys}

    def read(self, body: bytes) -> bytes:
        """What a message says, by RFC 8291 and 8188, written apart from what wrote it."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        secret = self.key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\x00" + self.public + sender
        shared = HKDF(hashes.SHA256(), 32, self.secret, info).derive(secret)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(shared)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(shared)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        assert padded.rstrip(b"\0")[-1:] == b"\2", "the last record says so"
        return padded.rstrip(b"\0")[:-1]


def check_signature(header: str) -> tuple[dict[str, Any], str]:
    """The claims of an `Authorization`, whose signature must be right, and the signer's key."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, signature = fields["t"].rpartition(".")
    numbers = to_bytes(signature)
    r, s = int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(fields["k"]))
    key.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = msgspec.json.decode(to_bytes(signed.partition(".")[2]))
    return claims, fields["k"]


class PushService:
    """Takes messages and remembers them."""

    def __init__(self) -> None:
        self.url = ""
        self.status = 201
        self.location = ""  # where an answer leads whoever follows it
        self.received: asyncio.Queue[tuple[str, dict[str, str], bytes]] = asyncio.Queue()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if ": " in line)
        body = await reader.readexactly(int(headers["content-length"]))
        raw = dict(line.split(": ", 1) for line in head[1:] if ": " in line)
        leads = f"Location: {self.location}\r\n" if self.location else ""
        answer = f"HTTP/1.1 {self.status} -\r\n{leads}Content-Length: 0\r\n\r\n"
        writer.write(answer.encode())
        await writer.drain()
        writer.close()
        await self.received.put((head[0].split()[1], raw, body))

    async def next(self) -> tuple[str, dict[str, str], bytes]:
        """The next message: where to, its headers, its body."""
        return await asyncio.wait_for(self.received.get(), 30)


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """A push service on loopback."""
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield service
