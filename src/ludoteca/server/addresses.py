"""Where browsers find a server that was told to listen somewhere."""

import contextlib
import io
import ipaddress
import socket

ANYWHERE = ("0.0.0.0", "::", "")
HERE = {4: "127.0.0.1", 6: "::1"}
FAR = {4: "10.255.255.255", 6: "fd00::1"}  # nothing is sent there: only the way to it is asked for


def urls(host: str, port: int, public_url: str = "") -> list[str]:
    """Addresses that work: first one for others, if there is any, and one for this machine."""
    if public_url:
        return [public_url]
    hosts = [*network_hosts(host), _here(host)] if host in ANYWHERE else [host]
    return [url_of(each, port) for each in hosts]


def url_of(host: str, port: int) -> str:
    """`http://192.168.0.5:8000`, with brackets around what has colons."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def is_for_others(url: str) -> bool:
    """Whether another device could open this."""
    host = url.split("://", 1)[1].removesuffix("/")
    return not host.startswith(("127.", "[::1]", "localhost"))


def _here(host: str) -> str:
    return HERE[6 if ":" in host else 4]


def network_hosts(host: str) -> list[str]:
    """This machine's addresses in its networks, the one that others most likely reach first."""
    version = 6 if ":" in host else 4
    found = [*_by_the_way_out(version), *_by_name(version)]
    return [each for each in dict.fromkeys(found) if _is_reachable(each)]


def _family(version: int) -> socket.AddressFamily:
    return socket.AF_INET6 if version == 6 else socket.AF_INET


def _by_the_way_out(version: int) -> list[str]:
    """The address from which this machine would speak to its network."""
    with contextlib.suppress(OSError), socket.socket(_family(version), socket.SOCK_DGRAM) as probe:
        probe.connect((FAR[version], 9))
        return [str(probe.getsockname()[0])]
    return []


def _by_name(version: int) -> list[str]:
    """The addresses under which this machine knows itself."""
    with contextlib.suppress(OSError):
        found = socket.getaddrinfo(socket.gethostname(), None, _family(version))
        return [str(address[0]) for *_, address in found]
    return []


def _is_reachable(host: str) -> bool:
    address = ipaddress.ip_address(host.partition("%")[0])
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def qr_code(url: str) -> str:
    """The address as a picture of letters, for a telephone's camera."""
    import segno  # only for who looks at a terminal

    drawn = io.StringIO()
    segno.make(url, micro=False, error="m").terminal(drawn, border=2, compact=True)
    return drawn.getvalue()


def qr_drawing(url: str) -> bytes:
    """The address as a drawing, dark on light wherever it is shown."""
    import segno

    drawn = io.BytesIO()
    code = segno.make(url, micro=False, error="m")
    code.save(drawn, kind="svg", border=2, light="white", xmldecl=False, omitsize=True)
    return drawn.getvalue()
