"""Runs of the balance lab, and the games that they have played."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "lab_runs",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("wish", sa.JSON(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("totals", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_lab_runs_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_lab_runs")),
    )
    op.create_index(op.f("ix_lab_runs_person"), "lab_runs", ["person"])
    op.create_index(op.f("ix_lab_runs_state"), "lab_runs", ["state"])
    op.create_table(
        "lab_pieces",
        sa.Column("run", sa.String(length=32), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["run"], ["lab_runs.id"], name=op.f("fk_lab_pieces_run"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("run", "first", name=op.f("pk_lab_pieces")),
    )


def downgrade() -> None:
    op.drop_table("lab_pieces")
    op.drop_table("lab_runs")
