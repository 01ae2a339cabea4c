"""Webhooks: a person's own address gets each notice as JSON.

Nobody may use this server to reach into the network it stands in: the name is resolved here, every
address behind it must be a public one, and the connection goes to exactly that address.
"""

import asyncio
import hashlib
import hmac
import ipaddress
import logging
import socket
from collections.abc import Sequence

import httpx

from paddock.server.errors import Malformed
from paddock.server.notices.undelivered import Undelivered

SECONDS = 10
LONGEST_PAUSE = 24 * 3600  # seconds that somebody's Retry-After is believed
GONE = 410  # the receiver wants nothing more, ever
SIGNATURE = "X-Paddock-Signature"
Address = ipaddress.IPv4Address | ipaddress.IPv6Address

logging.getLogger("httpx").setLevel(logging.WARNING)  # it would log people's addresses


def checked(target: str, *, private: bool) -> str:
    """An address that a webhook may have."""
    try:
        url = httpx.URL(target.strip())
    except (httpx.InvalidURL, ValueError):
        raise Malformed("address", came=target[:100]) from None
    if url.scheme not in ("http", "https") or not url.host or url.userinfo:
        raise Malformed("address", came=target[:100])
    try:
        literal = ipaddress.ip_address(url.host)
    except ValueError:
        return str(url)
    if not private and not is_public(literal):
        raise Malformed("private-address", came=url.host)
    return str(url)


def is_public(address: Address) -> bool:
    """Whether an address is anybody's, and not of some network's inside."""
    if isinstance(address, ipaddress.IPv6Address):
        inside = address.ipv4_mapped or address.sixtofour or _behind_nat64(address)
        if inside is not None:
            return is_public(inside)
        if address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def _behind_nat64(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    if address in ipaddress.ip_network("64:ff9b::/96"):
        return ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    return None


def signed(secret: str, body: bytes) -> str:
    """What shows the receiver that a message is from here."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


class Webhooks:
    """Sends them."""

    def __init__(self, *, private: bool) -> None:
        self._private = private
        self._client: httpx.AsyncClient | None = None

    async def post(self, target: str, secret: str, body: bytes) -> None:
        """Deliver one message, or say why not."""
        try:
            async with asyncio.timeout(2 * SECONDS):
                answer = await self._post(httpx.URL(target), secret, body)
        except (httpx.HTTPError, OSError, TimeoutError) as error:
            raise Undelivered(type(error).__name__) from error
        if answer.status_code == GONE:
            raise Undelivered("410", for_good="gone")
        if not answer.is_success:
            raise Undelivered(str(answer.status_code), pause=_pause(answer))

    async def _post(self, url: httpx.URL, secret: str, body: bytes) -> httpx.Response:
        address = await self._address(url)
        host = url.netloc.decode("ascii")
        if self._client is None:
            # A connection is to one name at one address; another name must not get it.
            alone = httpx.Limits(max_keepalive_connections=0)
            self._client = httpx.AsyncClient(trust_env=False, timeout=SECONDS, limits=alone)
        request = self._client.build_request(
            "POST",
            url.copy_with(host=str(address)),
            content=body,
            headers={
                "host": host,
                "content-type": "application/json",
                "user-agent": "Paddock",
                SIGNATURE: signed(secret, body),
            },
            extensions={"sni_hostname": url.host},
        )
        answer = await self._client.send(request, stream=True)  # what it says is not read
        await answer.aclose()
        return answer

    async def _address(self, url: httpx.URL) -> Address:
        """Where to connect: the first address, if all of them may be reached."""
        port = url.port or (443 if url.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(url.host, port, type=socket.SOCK_STREAM)
        addresses = [ipaddress.ip_address(str(one[4][0]).partition("%")[0]) for one in found]
        if not self._private:
            _check_public(addresses)
        return addresses[0]

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()


def _check_public(addresses: Sequence[Address]) -> None:
    if not all(map(is_public, addresses)):
        raise Undelivered("private-address", for_good="refused")


def _pause(answer: httpx.Response) -> int | None:
    """Seconds that the receiver wants to be left alone."""
    text = answer.headers.get("retry-after", "")
    return min(int(text), LONGEST_PAUSE) if text.isdecimal() else None
