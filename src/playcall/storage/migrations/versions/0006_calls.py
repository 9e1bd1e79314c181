"""Who wants to be told of a turn, and whom a table has called; nobody was before."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "call_wishes",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("mail", sa.String(length=254), nullable=False),
        sa.Column("code", sa.String(length=64), nullable=False),
        sa.Column("hook", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_call_wishes_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_call_wishes")),
    )
    op.create_table(
        "calls",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("openly", sa.Boolean(), nullable=False),
        sa.Column("due_at", sa.Float(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_calls_table"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_calls_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "person", name=op.f("pk_calls")),
    )
    op.create_index(op.f("ix_calls_due_at"), "calls", ["due_at"])


def downgrade() -> None:
    op.drop_table("calls")
    op.drop_table("call_wishes")
