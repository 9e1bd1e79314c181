"""People and their sessions."""

from __future__ import annotations

from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from playcall.storage.connections import Connections, is_duplicate
from playcall.storage.models import Person, Session
from playcall.tables.ports import PersonInfo, Taken

YEAR = 365 * 86400.0

WHO = select(Person.id, Person.name, Person.username, Person.created_at, Person.keeper)


class People:
    """Guests, accounts, and the browsers that belong to them."""

    db: Connections

    async def new_person(self, person: PersonInfo) -> None:
        row = {
            "id": person.id,
            "name": person.name,
            "username": person.username,
            "username_folded": None if person.username is None else person.username.casefold(),
            "created_at": person.created_at,
            "keeper": person.keeper,
        }
        await self.db.execute(insert(Person), row)

    async def person(self, person_id: str) -> PersonInfo | None:
        async with self.db.reading() as connection:
            return _person((await connection.execute(WHO.where(Person.id == person_id))).first())

    async def kept_person(self, keeper: str, name: str) -> PersonInfo | None:
        wanted = WHO.where(Person.keeper == keeper, Person.name == name).order_by(Person.created_at).limit(1)
        async with self.db.reading() as connection:
            return _person((await connection.execute(wanted)).first())

    async def rename(self, person_id: str, name: str) -> None:
        await self.db.execute(update(Person).where(Person.id == person_id).values(name=name))

    async def claim(self, person_id: str, username: str, password_hash: str) -> None:
        claimed = {"username": username, "username_folded": username.casefold(), "password": password_hash}
        try:
            await self.db.execute(update(Person).where(Person.id == person_id).values(claimed))
        except IntegrityError as error:
            if is_duplicate(error):
                raise Taken(f"The username '{username}' is in use.") from None
            raise

    async def credentials(self, username: str) -> tuple[PersonInfo, str] | None:
        wanted = WHO.add_columns(Person.password).where(Person.username_folded == username.casefold())
        async with self.db.reading() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None or row.password is None:
            return None
        return PersonInfo(row.id, row.name, row.username, row.created_at), row.password

    async def new_session(self, secret_hash: str, person_id: str, now: float, expires_at: float) -> None:
        """Sessions that expired long ago make room: one of today only seems so while the clock is set wrong."""
        row = {"secret": secret_hash, "person": person_id, "created_at": now, "expires_at": expires_at}

        def work(connection: Connection) -> None:
            connection.execute(delete(Session).where(Session.expires_at <= now - YEAR))
            connection.execute(insert(Session), row)

        await self.db.write(work)

    async def session_person(self, secret_hash: str, now: float) -> PersonInfo | None:
        wanted = WHO.join(Session, Session.person == Person.id).where(
            Session.secret == secret_hash, Session.expires_at > now
        )
        async with self.db.reading() as connection:
            return _person((await connection.execute(wanted)).first())

    async def end_session(self, secret_hash: str) -> None:
        await self.db.execute(delete(Session).where(Session.secret == secret_hash))


def _person(row: Row[str, str, str | None, float, str | None] | None) -> PersonInfo | None:
    return None if row is None else PersonInfo(row.id, row.name, row.username, row.created_at, row.keeper)
