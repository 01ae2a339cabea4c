"""Who may send something in a visitor's name: our own pages, and programs that show a token.

A browser adds its cookie to whatever a strange page sends. So what changes something by a cookie
needs a header that a strange page can't send, and nothing may come from a strange origin.
"""

from collections.abc import Mapping
from urllib.parse import urlsplit

OURS = "x-paddock"  # any value
SAFE = ("GET", "HEAD", "OPTIONS")
USUAL_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def why_not(method: str, headers: Mapping[str, str], address: str, *, cookie: bool) -> str:
    """Why a request is refused, or nothing. `cookie`: it would act by one."""
    if headers.get("authorization", "").lower().startswith("bearer "):
        return ""
    if is_strange(headers, address):
        return "origin"
    if cookie and method not in SAFE and OURS not in headers:
        return "header"
    return ""


def is_strange(headers: Mapping[str, str], address: str) -> bool:
    """Whether another site's page sends this."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") == "cross-site" and not _is_visit(headers)
    ours = {_place(f"//{headers.get('host', '')}", origin)}
    if address:
        ours.add(_place(address, address))
    place = _place(origin, origin)
    return place is None or place not in ours


def _is_visit(headers: Mapping[str, str]) -> bool:
    """A link or an image on another site, which changes nothing."""
    return headers.get("sec-fetch-mode") in ("navigate", "no-cors")


def _place(address: str, scheme_of: str) -> tuple[str, int] | None:
    """Host and port of an address."""
    try:
        parts = urlsplit(address)
        port = parts.port or USUAL_PORTS.get(urlsplit(scheme_of).scheme, 0)
    except ValueError:
        return None
    return (parts.hostname, port) if parts.hostname else None
