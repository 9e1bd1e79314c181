"""Card sets of people's own, and room for the games that are played with them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

WIDER = ("tables", "decks")


def upgrade() -> None:
    op.create_table(
        "card_sets",
        sa.Column("hash", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_card_sets")),
    )
    op.create_table(
        "own_sets",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("hash", sa.String(length=12), nullable=False),
        sa.Column("share", sa.String(length=64), nullable=True),
        sa.Column("added_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_own_sets_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["hash"], ["card_sets.hash"], name=op.f("fk_own_sets_hash")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_own_sets")),
        sa.UniqueConstraint("share", name=op.f("uq_own_sets_share")),
        sa.UniqueConstraint("person", "hash", name=op.f("uq_own_sets_person")),
    )
    op.create_index(op.f("ix_own_sets_person"), "own_sets", ["person"])
    for table in WIDER:
        with op.batch_alter_table(table) as changed:
            changed.alter_column("game", existing_type=sa.String(length=40), type_=sa.String(length=255))


def downgrade() -> None:
    for table in WIDER:
        with op.batch_alter_table(table) as changed:
            changed.alter_column("game", existing_type=sa.String(length=255), type_=sa.String(length=40))
    op.drop_table("own_sets")
    op.drop_table("card_sets")
