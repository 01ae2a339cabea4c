"""First"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:  # long: as Alembic writes it
    """Forwards."""
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("colour", sa.Text(), server_default="", nullable=False),
        sa.Column("shape", sa.Text(), server_default="", nullable=False),
        sa.Column("login", sa.Text(), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("recovery", sa.Text(), nullable=True),
        sa.Column("settings", sa.LargeBinary(), server_default="", nullable=False),
        sa.Column("notifying", sa.LargeBinary(), server_default="", nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("login", name=op.f("uq_people_login")),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("wake", sa.BigInteger(), nullable=True),
        sa.Column("seats", sa.LargeBinary(), nullable=False),
        sa.Column("due", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("code", name=op.f("uq_tables_code")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(
            "ix_tables_public_changed", ["public", "status", "changed"], unique=False
        )
        batch_op.create_index(batch_op.f("ix_tables_wake"), ["wake"], unique=False)

    op.create_table(
        "blocks",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("other", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_blocks_person"), ondelete="CASCADE"
        ),
        sa.UniqueConstraint("person", "other", "kind", name=op.f("uq_blocks_person")),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("confirmed", sa.BigInteger(), nullable=True),
        sa.Column("stopped", sa.Text(), server_default="", nullable=False),
        sa.Column("told", sa.BigInteger(), nullable=True),
        sa.Column("wake", sa.BigInteger(), nullable=True),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.Column("lease", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_channels_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channels")),
        sa.UniqueConstraint("person", "kind", "target", name=op.f("uq_channels_person")),
        sa.UniqueConstraint("token", name=op.f("uq_channels_token")),
    )
    with op.batch_alter_table("channels", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_channels_wake"), ["wake"], unique=False)

    op.create_table(
        "entries",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("command", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_entries_table")),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_entries")),
    )
    op.create_table(
        "move_codes",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_move_codes_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_move_codes")),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("sent", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_notices_person"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_notices_table")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
        sa.UniqueConstraint("person", "table", "number", "kind", name=op.f("uq_notices_person")),
    )
    with op.batch_alter_table("notices", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_notices_sent"), ["sent"], unique=False)

    op.create_table(
        "players",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("driven", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_players_person"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_players_table")),
        sa.PrimaryKeyConstraint("table", "person", "seat", name=op.f("pk_players")),
    )
    with op.batch_alter_table("players", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_players_person"), ["person"], unique=False)

    op.create_table(
        "rests",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_rests_person"), ondelete="CASCADE"
        ),
        sa.UniqueConstraint("person", "since", name=op.f("uq_rests_person")),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_sessions_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_sessions")),
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sessions_person"), ["person"], unique=False)

    op.create_table(
        "setups",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_setups_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_setups")),
    )
    with op.batch_alter_table("setups", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_setups_person"), ["person"], unique=False)

    op.create_table(
        "deliveries",
        sa.Column("notice", sa.Integer(), nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["channel"], ["channels.id"], name=op.f("fk_deliveries_channel"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["notice"], ["notices.id"], name=op.f("fk_deliveries_notice"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("notice", "channel", name=op.f("pk_deliveries")),
    )
    with op.batch_alter_table("deliveries", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_deliveries_channel"), ["channel"], unique=False)
