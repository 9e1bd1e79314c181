"""Card sets of people's own: each kept once by its hash, and named in the libraries of those who have it."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from playcall.storage.connections import Connections, is_duplicate
from playcall.storage.models import CardSet, OwnSet
from playcall.tables.ports import OwnSetInfo, Taken

OWN = select(OwnSet.id, OwnSet.person, CardSet.game, OwnSet.hash, CardSet.body, OwnSet.share, OwnSet.added_at).join(
    CardSet, CardSet.hash == OwnSet.hash
)


class CardSets:
    """The libraries of card sets."""

    db: Connections

    async def add_set(self, own: OwnSetInfo) -> None:
        """Raises `Taken` when the person has this set already."""

        def work(connection: Connection) -> None:
            if connection.scalar(select(CardSet.hash).where(CardSet.hash == own.hash)) is None:
                connection.execute(insert(CardSet).values(hash=own.hash, game=own.game, body=own.body))
            row = {"id": own.id, "person": own.person, "hash": own.hash, "share": own.share, "added_at": own.added_at}
            connection.execute(insert(OwnSet).values(row))

        try:
            await self.db.write(work)
        except IntegrityError as error:
            if is_duplicate(error):
                raise Taken("This set is in the library already.") from None
            raise

    async def card_set(self, hash_: str) -> bytes | None:
        """A set by its hash, in whose library it may be."""
        async with self.db.reading() as connection:
            return await connection.scalar(select(CardSet.body).where(CardSet.hash == hash_))

    async def own_set(self, set_id: str) -> OwnSetInfo | None:
        return next(iter(await self._own_sets(OWN.where(OwnSet.id == set_id))), None)

    async def shared_set(self, share: str) -> OwnSetInfo | None:
        return next(iter(await self._own_sets(OWN.where(OwnSet.share == share))), None)

    async def sets_of(self, person_id: str, game: str | None) -> list[OwnSetInfo]:
        """A person's library, the newest first."""
        wanted = OWN.where(OwnSet.person == person_id).order_by(OwnSet.added_at.desc(), OwnSet.id)
        return await self._own_sets(wanted if game is None else wanted.where(CardSet.game == game))

    async def share_set(self, set_id: str, share: str) -> None:
        await self.db.execute(update(OwnSet).where(OwnSet.id == set_id).values(share=share))

    async def delete_set(self, set_id: str) -> None:
        """Take a set out of a library; games that were played with it can still be read."""
        await self.db.execute(delete(OwnSet).where(OwnSet.id == set_id))

    async def _own_sets(self, wanted: object) -> list[OwnSetInfo]:
        async with self.db.reading() as connection:
            return [OwnSetInfo(*row) for row in (await connection.execute(wanted)).all()]  # type: ignore[call-overload]
