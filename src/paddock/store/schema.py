"""What is kept. The entries are the truth; columns of `tables` that repeat them are an index.

Times are whole milliseconds since 1970 (UTC), identifiers are texts.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _person(*, nullable: bool = False) -> Column[str]:
    """A person; what is theirs goes with them."""
    key = ForeignKey("people.id", ondelete="CASCADE")
    return Column("person", Text, key, nullable=nullable)


people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),  # ja or en
    Column("colour", Text, nullable=False, server_default=""),
    Column("shape", Text, nullable=False, server_default=""),
    Column("login", Text, unique=True),  # folded; none: a guest
    Column("password", Text),  # argon2id
    Column("recovery", Text),  # hash of the code for a lost password
    Column("settings", LargeBinary, nullable=False, server_default=""),  # JSON
    Column("notifying", LargeBinary, nullable=False, server_default=""),  # JSON: when to be told
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True),  # a hash; the token itself is the person's alone
    _person(),
    Column("device", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index(None, "person"),
)

move_codes = Table(  # a guest goes on with another device
    "move_codes",
    metadata,
    Column("code", Text, primary_key=True),  # a hash
    _person(),
    Column("until", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),  # invites
    Column("secret", LargeBinary, nullable=False),  # of the dice; opened when the match is over
    Column("game", Text, nullable=False),
    Column("owner", Text, nullable=False),  # a person, gone ones included
    Column("public", Boolean, nullable=False),
    Column("status", Text, nullable=False),  # waiting, playing, over, closed
    Column("last", Integer, nullable=False),  # number of the last entry
    Column("wake", BigInteger),  # when the table must be looked at, whatever people do
    Column("seats", LargeBinary, nullable=False),  # JSON: who sits there, for lists
    Column("due", LargeBinary, nullable=False),  # JSON: seats that may act -> since when
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("rules_version", Integer),  # once it is dealt
    Index(None, "wake"),
    Index("ix_tables_public_changed", "public", "status", "changed"),
)

entries = Table(
    "entries",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # a second writer of the same one is refused
    Column("at", BigInteger, nullable=False),
    Column("command", Text, nullable=False),  # person and id of the command it answers, or ""
    Column("body", LargeBinary, nullable=False),  # JSON, see server/tables/entries.py
)

players = Table(  # who has to do with which table
    "players",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("rank", Integer),  # once the match is over
    Column("points", Integer),
    Column("driven", Integer, nullable=False, server_default="0"),  # decisions taken by the person
    Index(None, "person"),
)

notices = Table(  # one for each turn that needs somebody
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _person(),
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),  # the entry with which the turn began
    Column("kind", Text, nullable=False),  # turn, warning, over, …
    Column("data", LargeBinary, nullable=False),  # JSON
    Column("at", BigInteger, nullable=False),
    Column("sent", BigInteger),  # when it was handed to its person's channels
    UniqueConstraint("person", "table", "number", "kind"),
    Index(None, "sent"),
)

channels = Table(  # ways in which a person wants to be told
    "channels",
    metadata,
    Column("id", Text, primary_key=True),
    _person(),
    Column("kind", Text, nullable=False),  # feed, webhook, mail
    Column("target", Text, nullable=False),  # an address; of a feed nothing
    Column("token", Text, nullable=False, unique=True),  # in the addresses of feed and off link
    Column("secret", Text, nullable=False),  # with which a webhook's messages are signed
    Column("created", BigInteger, nullable=False),
    Column("confirmed", BigInteger),  # when the owner of the address has agreed
    Column("stopped", Text, nullable=False, server_default=""),  # why: off, failing
    Column("told", BigInteger),  # when something was last sent
    Column("wake", BigInteger),  # when something is to be sent next
    Column("tries", Integer, nullable=False, server_default="0"),  # in vain, one after the other
    Column("lease", BigInteger),  # until then a process is at it
    UniqueConstraint("person", "kind", "target"),
    Index(None, "wake"),
)

deliveries = Table(  # what is still to be told on which channel
    "deliveries",
    metadata,
    Column("notice", Integer, ForeignKey("notices.id", ondelete="CASCADE"), primary_key=True),
    Column("channel", Text, ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True),
    Index(None, "channel"),
)

blocks = Table(  # whom a person does not want to meet, or not to hear
    "blocks",
    metadata,
    _person(),
    Column("other", Text, nullable=False),
    Column("kind", Text, nullable=False),  # block, mute
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("person", "other", "kind"),
)

rests = Table(  # days on which a person's clocks stand still
    "rests",
    metadata,
    _person(),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    UniqueConstraint("person", "since"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("table", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

setups = Table(  # tables as a person likes to lay them
    "setups",
    metadata,
    Column("id", Text, primary_key=True),
    _person(),
    Column("name", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON
    Index(None, "person"),
)
