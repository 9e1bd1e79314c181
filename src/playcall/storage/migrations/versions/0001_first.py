"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("username", sa.String(length=40), nullable=True),
        sa.Column("username_folded", sa.String(length=120), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_persons")),
        sa.UniqueConstraint("username_folded", name=op.f("uq_persons_username_folded")),
    )
    op.create_table(
        "collections",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("cards", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_collections_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_collections")),
    )
    op.create_table(
        "decks",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("share", sa.String(length=64), nullable=True),
        sa.Column("updated_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_decks_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_decks")),
        sa.UniqueConstraint("share", name=op.f("uq_decks_share")),
    )
    op.create_index(op.f("ix_decks_person"), "decks", ["person"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_ratings_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_ratings")),
    )
    op.create_table(
        "sessions",
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("expires_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_sessions_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("secret", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_expires_at"), "sessions", ["expires_at"])
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(length=24), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("cards", sa.String(length=64), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.String(length=40), nullable=False),
        sa.Column("on_timeout", sa.String(length=20), nullable=False),
        sa.Column("free_chat", sa.Boolean(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("invite", sa.String(length=64), nullable=False),
        sa.Column("opener", sa.String(length=32), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("started_at", sa.Float(), nullable=True),
        sa.Column("ended_at", sa.Float(), nullable=True),
        sa.Column("deadline", sa.Float(), nullable=True),
        sa.Column("rematch_of", sa.String(length=32), nullable=True),
        sa.Column("result", sa.JSON(none_as_null=True), nullable=True),
        sa.ForeignKeyConstraint(["opener"], ["persons.id"], name=op.f("fk_tables_opener")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("rematch_of", name=op.f("uq_tables_rematch_of")),
    )
    op.create_index(op.f("ix_tables_deadline"), "tables", ["deadline"])
    op.create_index(op.f("ix_tables_ended_at"), "tables", ["ended_at"])
    op.create_index(op.f("ix_tables_invite"), "tables", ["invite"])
    op.create_table(
        "capsules",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_capsules_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_capsules")),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("phrase", sa.String(length=40), nullable=False),
        sa.Column("text", sa.String(length=400), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_chat_person")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_chat_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    op.create_index(op.f("ix_chat_table"), "chat", ["table"])
    op.create_table(
        "entries",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_entries_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "ply", name=op.f("pk_entries")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "outcomes",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.String(length=8), nullable=False),
        sa.Column("ended_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_outcomes_person")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_outcomes_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "person", name=op.f("pk_outcomes")),
    )
    op.create_index("outcomes_by_person", "outcomes", ["person", "ended_at"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("bot", sa.String(length=20), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seats_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
    )
    op.create_table(
        "sitters",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("lost_at", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_sitters_person")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_sitters_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "person", name=op.f("pk_sitters")),
    )
    op.create_index("sitters_by_person", "sitters", ["person"])
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_snapshots_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "ply", name=op.f("pk_snapshots")),
    )


def downgrade() -> None:
    for name in (
        "snapshots",
        "sitters",
        "seats",
        "outcomes",
        "entries",
        "chat",
        "capsules",
        "tables",
        "sessions",
        "ratings",
        "decks",
        "collections",
        "persons",
    ):
        op.drop_table(name)
