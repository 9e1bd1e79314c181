"""Runs migrations on the connection that `playcall.storage.migrating` hands over, within its transaction."""

from alembic import context

from playcall.storage.models import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
