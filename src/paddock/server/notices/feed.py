"""A person's notices as a feed: JSON Feed 1.1 and Atom."""

import datetime
from collections.abc import Sequence
from xml.etree import ElementTree

import msgspec

from paddock.server.notices.letters import Letters
from paddock.server.notices.wording import Words
from paddock.store.database import Row

ATOM = "http://www.w3.org/2005/Atom"
JSON_FEED = "https://jsonfeed.org/version/1.1"


def as_json(letters: Letters, channel: Row, rows: Sequence[Row], words: Words) -> bytes:
    """JSON Feed."""
    return msgspec.json.encode(
        {
            "version": JSON_FEED,
            "title": words.say("feed-title", name=channel["name"]),
            "home_page_url": f"{letters.address}/",
            "feed_url": _address(letters, channel, "json"),
            "language": words.language,
            "items": [
                {
                    "id": _name(letters, row),
                    "url": letters.table(row["table"]),
                    "content_text": words.notice(row),
                    "date_published": _time(row["at"]),
                    "tags": [row["kind"]],
                }
                for row in rows
            ],
        }
    )


def as_atom(letters: Letters, channel: Row, rows: Sequence[Row], words: Words) -> bytes:
    """Atom (RFC 4287)."""
    feed = ElementTree.Element("feed", {"xmlns": ATOM, "xml:lang": words.language})
    own = _address(letters, channel, "atom")
    _add(feed, "id", own)
    _add(feed, "title", words.say("feed-title", name=channel["name"]))
    _add(feed, "updated", _time(rows[0]["at"] if rows else channel["created"]))
    ElementTree.SubElement(feed, "link", {"rel": "self", "href": own})
    author = ElementTree.SubElement(feed, "author")
    _add(author, "name", "Paddock")
    for row in rows:
        entry = ElementTree.SubElement(feed, "entry")
        _add(entry, "id", _name(letters, row))
        _add(entry, "title", words.notice(row))
        _add(entry, "updated", _time(row["at"]))
        ElementTree.SubElement(entry, "link", {"href": letters.table(row["table"])})
    return ElementTree.tostring(feed, encoding="utf-8", xml_declaration=True)


def _add(parent: ElementTree.Element, name: str, text: str) -> None:
    ElementTree.SubElement(parent, name).text = text


def _address(letters: Letters, channel: Row, kind: str) -> str:
    return f"{letters.address}/feed/{channel['token']}.{kind}"


def _name(letters: Letters, row: Row) -> str:
    """An entry's name, the same for ever."""
    return f"{letters.table(row['table'])}#{row['kind']}-{row['number']}"


def _time(at: int) -> str:
    return datetime.datetime.fromtimestamp(at / 1000, datetime.UTC).isoformat(timespec="seconds")
