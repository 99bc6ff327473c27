"""Addresses under which other devices reach this machine."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import struct
import sys
from collections.abc import Sequence
from urllib.parse import urlsplit

UNKNOWN = "?"
CUSTOMER = 64
"""Prefix length of the IPv6 network that one customer gets."""
OWN_SUFFIXES = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa", ".fritz.box")
ALL_INTERFACES = ("0.0.0.0", "::")
VIRTUAL = ("docker", "br-", "veth", "virbr", "cni", "podman")
"""Prefixes of the names of virtual network interfaces, which lead to containers."""
_SIOCGIFADDR = 0x8915


class Proxies:
    """Addresses and networks of trusted proxies."""

    def __init__(self, named: Sequence[str]) -> None:
        """Raises `ValueError` for anything that is neither an address nor a network."""
        self._networks = [ipaddress.ip_network(each, strict=False) for each in named]

    def __contains__(self, address: str) -> bool:
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self._networks)


def own_address() -> str:
    """Return this machine's address in the local network, on a best-effort basis."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(("192.0.2.1", 9))  # nothing is sent: this only asks for the route
            return str(trial.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def own_addresses() -> list[str]:
    """Return this machine's IPv4 addresses, the one of the default route first."""
    found = [own_address(), *_named_addresses(), *_addresses_of_interfaces()]
    kept = [each for each in dict.fromkeys(found) if _leads_here(ipaddress.ip_address(each))]
    return kept or [own_address()]


def _leads_here(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def _named_addresses() -> list[str]:
    """Return the addresses of this machine's host name; on Windows and macOS, these are all of its addresses."""
    if sys.platform == "linux":
        return []  # a fixed one, or none
    with contextlib.suppress(OSError):
        return [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return []


def _addresses_of_interfaces() -> list[str]:
    """Return the address of each network interface; on Linux only."""
    if sys.platform != "linux":
        return []
    import fcntl

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):  # it is down, or has none
                if not name.startswith(VIRTUAL):
                    told = fcntl.ioctl(trial.fileno(), _SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                    found.append(socket.inet_ntoa(told[20:24]))
    return found


def network_of(address: str) -> str:
    """Return the network that rate limits count an address under: for IPv6 its /64, as one customer has it all."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, CUSTOMER), strict=False))
    return str(parsed)


def is_own_name(netloc: str) -> bool:
    """Tell whether a `Host` can only name this machine: an address, or a name that no public DNS server resolves.

    Any other name could belong to an attacker who points it here (DNS rebinding).
    """
    try:
        host = (urlsplit(f"//{netloc}").hostname or "").rstrip(".")
    except ValueError:
        return False
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return bool(host) and ("." not in host or host.endswith(OWN_SUFFIXES))
    return True


def is_loopback(url: str) -> bool:
    """Tell whether a URL is a loopback one, by which no other device reaches this server."""
    try:
        host = urlsplit(url).hostname or ""
    except ValueError:  # no address at all
        return False
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
    return address.is_loopback or address.is_unspecified


def lan_urls(host: str, port: int) -> list[str]:
    """Return the LAN URLs of a server that listens at `host`; none if it is only reachable from this machine."""
    found = own_addresses() if host in ALL_INTERFACES else [host]
    urls = [f"http://{each}:{port}" for each in found]
    return [url for url in urls if not is_loopback(url)]


def lan_url(host: str, port: int) -> str:
    """Return the first LAN URL; empty if there is none."""
    return next(iter(lan_urls(host, port)), "")
