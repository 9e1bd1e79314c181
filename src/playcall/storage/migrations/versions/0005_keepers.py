"""People who play on somebody else's device; nobody did before."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    with op.batch_alter_table("persons") as persons:
        persons.add_column(sa.Column("keeper", sa.String(length=32), nullable=True))
        persons.create_index(op.f("ix_persons_keeper"), ["keeper"])


def downgrade() -> None:
    with op.batch_alter_table("persons") as persons:
        persons.drop_index(op.f("ix_persons_keeper"))
        persons.drop_column("keeper")
