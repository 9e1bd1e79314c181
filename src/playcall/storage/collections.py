"""Collections of cards: one for each person and game."""

from __future__ import annotations

from sqlalchemy import Connection, Row, Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from playcall.storage.connections import Connections, is_duplicate
from playcall.storage.models import Collection
from playcall.tables.ports import CollectionInfo, Taken

COLLECTIONS = select(
    Collection.person, Collection.game, Collection.text, Collection.share, Collection.updated_at
)  # fmt: skip


class Collections:
    """What people own."""

    db: Connections

    async def save_collection(self, collection: CollectionInfo, instead_of: CollectionInfo | None) -> None:
        """Raises `Taken` when the collection is not as it was, or its share secret is another's."""
        row = {"text": collection.text, "share": collection.share, "updated_at": collection.updated_at}

        def work(connection: Connection) -> None:
            if instead_of is None:
                connection.execute(insert(Collection).values(person=collection.person, game=collection.game, **row))
                return
            here = (Collection.person == collection.person, Collection.game == collection.game)
            as_it_was = (Collection.text == instead_of.text, Collection.share.is_not_distinct_from(instead_of.share))
            if connection.execute(update(Collection).where(*here, *as_it_was).values(**row)).rowcount != 1:
                raise Taken("This collection was changed somewhere else in the meantime.")

        try:
            await self.db.write(work)
        except IntegrityError as error:
            if is_duplicate(error):
                raise Taken("This collection was changed somewhere else in the meantime.") from None
            raise

    async def collection(self, person_id: str, game: str) -> CollectionInfo | None:
        return await self._found(COLLECTIONS.where(Collection.person == person_id, Collection.game == game))

    async def shared_collection(self, share: str) -> CollectionInfo | None:
        return await self._found(COLLECTIONS.where(Collection.share == share))

    async def delete_collection(self, person_id: str, game: str) -> None:
        await self.db.execute(delete(Collection).where(Collection.person == person_id, Collection.game == game))

    async def _found(self, wanted: Select[str, str, str, str | None, float]) -> CollectionInfo | None:
        async with self.db.reading() as connection:
            row: Row[str, str, str, str | None, float] | None = (await connection.execute(wanted)).first()
        return None if row is None else CollectionInfo(*row)
