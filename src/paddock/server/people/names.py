"""Names as people type them, made fit to be shown and compared."""

import unicodedata

from paddock.server.errors import Malformed

GONE = "—"  # where the name of somebody stood who has left for good


def shown(name: str) -> str:
    """A name without what can't be seen: it might hide, or turn the line round."""
    folded = unicodedata.normalize("NFC", name)
    kept = "".join(letter for letter in folded if not _is_hidden(letter))
    clean = " ".join(kept.split())
    if not clean:
        raise Malformed("name", came=name[:40])
    return clean


def _is_hidden(letter: str) -> bool:
    """Controls and invisible marks; joiners belong to emoji and some scripts."""
    if letter.isspace() or letter == "\N{ZERO WIDTH JOINER}":
        return False
    return unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn")


def login(name: str) -> str:
    """The name of an account: however it is typed, the same."""
    folded = "".join(unicodedata.normalize("NFKC", name).casefold().split())
    if len(folded) < 2 or any(_is_hidden(letter) for letter in folded):
        raise Malformed("login", came=name[:40])
    return folded


def code(typed: str) -> str:
    """A code: capital or small, with or without hyphens, wide letters too."""
    folded = unicodedata.normalize("NFKC", typed).upper()
    return "".join(letter for letter in folded if letter.isalnum())
