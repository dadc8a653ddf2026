"""Devices that are nobody any more: their sockets are closed, in this process and in the others."""

from collections import deque
from typing import TYPE_CHECKING

from ludoteca.server.close_codes import DISMISSED
from ludoteca.server.presence import Presence
from ludoteca.server.stores.devices import devices_of

if TYPE_CHECKING:
    from ludoteca.server.room import Viewer
    from ludoteca.server.service import Service

REMEMBERED = 1000  # devices, for sockets that were about to open


class Dismissals:
    """Closes sockets of devices that were revoked; whether one was is the store's to know."""

    def __init__(self, service: "Service") -> None:
        """Nobody has been dismissed yet."""
        self._service = service
        self._latest: deque[str] = deque(maxlen=REMEMBERED)

    def __contains__(self, device: str) -> bool:
        """Whether a device was dismissed lately."""
        return device in self._latest

    async def add(self, device: str) -> None:
        """Close the sockets of a device everywhere."""
        self.hang_up(device)
        others = self._service.other_processes
        await others.say(Presence(others.name, dismissed=device))

    def hang_up(self, device: str) -> None:
        """Close its sockets here."""
        self._latest.append(device)
        for viewer in self._viewers():
            if viewer.device == device:
                viewer.end(DISMISSED)

    async def check(self) -> None:
        """Close what should have been closed while other processes could not be heard."""
        here = {(viewer.guest, viewer.device) for viewer in self._viewers() if viewer.guest}
        for guest, device in here:
            known = await devices_of(self._service.store, guest)
            if device not in [each.id for each in known]:
                self.hang_up(device)

    def _viewers(self) -> "list[Viewer]":
        return [viewer for room in self._service.rooms.values() for viewer in room.viewers]
