"""How late spectators see a table; those of before are shown at once."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("delay", sa.Integer(), nullable=False, server_default="0"))
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("delay", server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("delay")
