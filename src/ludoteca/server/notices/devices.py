"""Calling the devices of those who want to be told: each by the push service of its browser."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

from cryptography.hazmat.primitives.asymmetric import ec

from ludoteca.server.logs import warn
from ludoteca.server.notices import webpush
from ludoteca.server.notices.outbound import call
from ludoteca.server.notices.quiet import is_quiet
from ludoteca.server.room import now
from ludoteca.server.stores import pushes
from ludoteca.server.stores.upkeep import read_mark, write_mark

if TYPE_CHECKING:
    from ludoteca.server.service import Service

KEY = "push key"  # the mark that holds the private key by which push services know us
GONE = (404, 410)  # the browser has let go of it
AT_ONCE = 8  # in threads of their own: who answers slowly holds up nothing else
LEFT_ALONE = 60 * 60.0  # seconds for which an address is not called that did not answer


class PushDevices:
    """The way to every device that has subscribed."""

    def __init__(self, service: "Service") -> None:
        """Nobody can be reached until `open`."""
        self._service = service
        self._threads = ThreadPoolExecutor(AT_ONCE, "calls")
        self._left_alone: dict[str, float] = {}  # until when, by address
        self.key: ec.EllipticCurvePrivateKey | None = None

    async def open(self) -> None:
        """Read the key of this server; the first start makes it."""
        store = self._service.store
        if not await read_mark(store, KEY):
            await store.change(write_mark(KEY, webpush.new_key(), first=True))
        self.key = webpush.read_key(await read_mark(store, KEY))

    def stop(self) -> None:
        """Nobody is called any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    @property
    def public_key(self) -> str:
        """What a browser has to know to subscribe."""
        assert self.key is not None
        return webpush.to_text(webpush.public_bytes(self.key.public_key()))

    async def tell(self, devices: list[pushes.Subscription], message: bytes) -> int:
        """Send a message to each that may be called now, until one does not answer; to how many."""
        told = 0
        for device in [device for device in devices if self._may_be_called(device)]:
            status = await self._push(device, message)
            if not status:
                break  # others have waited long enough
            told += status < 300
        return told

    def _may_be_called(self, device: pushes.Subscription) -> bool:
        at = time.monotonic()
        self._left_alone = {one: until for one, until in self._left_alone.items() if until > at}
        return device.endpoint not in self._left_alone and not is_quiet(device.quiet, now())

    async def _push(self, device: pushes.Subscription, message: bytes) -> int:
        """Call one device; the status of the answer, 0 if there was none."""
        body = webpush.encrypt(message, webpush.Subscriber.of(device.p256dh, device.auth))
        calling = partial(call, loopback=self._service.settings.call_loopback)
        try:
            status = await asyncio.get_running_loop().run_in_executor(
                self._threads, calling, device.endpoint, body, self._headers(device)
            )
        except (OSError, ValueError) as error:
            warn("a device could not be told", why=type(error).__name__)
            self._service.metrics.count("calls_failed")
            self._left_alone[device.endpoint] = time.monotonic() + LEFT_ALONE
            return 0
        self._service.metrics.count("calls" if status < 300 else "calls_failed")
        if status in GONE:
            await pushes.drop(self._service.store, device.endpoint)
        return status

    def _headers(self, device: pushes.Subscription) -> dict[str, str]:
        assert self.key is not None
        contact = self._service.settings.public_url or "mailto:ludoteca@localhost"
        return {
            "Authorization": webpush.authorization(device.endpoint, self.key, contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": "86400",
            "Urgency": "normal",
        }
