"""Who brought which deck to a table, and with which browser a session was begun."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    with op.batch_alter_table("sitters") as changed:
        changed.add_column(sa.Column("brought", sa.String(length=40), nullable=False, server_default=""))
    with op.batch_alter_table("sessions") as changed:
        changed.add_column(sa.Column("device", sa.String(length=60), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("sessions") as changed:
        changed.drop_column("device")
    with op.batch_alter_table("sitters") as changed:
        changed.drop_column("brought")
