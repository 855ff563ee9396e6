"""Runs the steps, for Alembic, on the connection that `upgrade` hands over."""

from __future__ import annotations

from alembic import context

from ludejo.server.database.metadata import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
