"""Competitions with their logs, and the tables at which their matches are played."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("fixture", sa.String(length=80), nullable=True))
    op.create_table(
        "competitions",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("invite", sa.String(length=64), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("founder", sa.String(length=32), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("changed_at", sa.Float(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("wake", sa.Float(), nullable=True),
        sa.Column("summary", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["founder"], ["persons.id"], name=op.f("fk_competitions_founder")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_competitions")),
        sa.UniqueConstraint("invite", name=op.f("uq_competitions_invite")),
    )
    op.create_index(op.f("ix_competitions_changed_at"), "competitions", ["changed_at"])
    op.create_index(op.f("ix_competitions_wake"), "competitions", ["wake"])
    op.create_table(
        "competition_entries",
        sa.Column("competition", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        _of_a_competition("competition_entries"),
        sa.PrimaryKeyConstraint("competition", "number", name=op.f("pk_competition_entries")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "competition_books",
        sa.Column("competition", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        _of_a_competition("competition_books"),
        sa.PrimaryKeyConstraint("competition", name=op.f("pk_competition_books")),
    )
    op.create_table(
        "competition_members",
        sa.Column("competition", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("here", sa.Boolean(), nullable=False),
        _of_a_competition("competition_members"),
        sa.PrimaryKeyConstraint("competition", "person", name=op.f("pk_competition_members")),
    )
    op.create_index("competition_members_by_person", "competition_members", ["person"])


def _of_a_competition(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["competition"], ["competitions.id"], name=op.f(f"fk_{table}_competition"), ondelete="CASCADE"
    )


def downgrade() -> None:
    for name in ("competition_members", "competition_books", "competition_entries", "competitions"):
        op.drop_table(name)
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("fixture")
