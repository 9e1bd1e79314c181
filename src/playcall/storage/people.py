"""People and their sessions."""

from __future__ import annotations

from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from playcall.storage.connections import Connections, is_duplicate
from playcall.storage.models import (
    Base,
    Call,
    CallWish,
    ChatLine,
    Collection,
    CompetitionMember,
    Deck,
    LabRun,
    Outcome,
    OwnSet,
    Person,
    Rating,
    Session,
    Sitter,
)
from playcall.tables.ports import PersonInfo, SessionInfo, Taken

YEAR = 365 * 86400.0

OWN = (Session, Deck, Collection, OwnSet, LabRun, Rating, CallWish, Call, ChatLine)
"""What belongs to a person alone."""
SHARED = (Sitter, Outcome, CompetitionMember)
"""What tables and competitions know of a person."""
KEYS = frozenset({"secret", "code", "person"})
"""Columns that let somebody in, and the one that is the same everywhere."""
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

    async def set_password(self, person_id: str, password_hash: str) -> None:
        await self.db.execute(update(Person).where(Person.id == person_id).values(password=password_hash))

    async def new_session(
        self, secret_hash: str, person_id: str, now: float, expires_at: float, device: str = ""
    ) -> None:
        """Sessions that expired long ago make room: one of today only seems so while the clock is set wrong."""
        row = {"secret": secret_hash, "person": person_id, "created_at": now, "expires_at": expires_at}
        row["device"] = device

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

    async def sessions_of(self, person_id: str, now: float) -> list[SessionInfo]:
        theirs = (Session.person == person_id) & (Session.expires_at > now)
        wanted = select(Session.secret, Session.device, Session.created_at).where(theirs)
        async with self.db.reading() as connection:
            rows = (await connection.execute(wanted.order_by(Session.created_at.desc(), Session.secret))).all()
        return [SessionInfo(row.secret, row.device, row.created_at) for row in rows]

    async def all_of(self, person_id: str) -> dict[str, list[dict[str, object]]]:
        async with self.db.reading() as connection:
            return {model.__tablename__: await self._rows(connection, model, person_id) for model in (*OWN, *SHARED)}

    async def _rows(
        self, connection: AsyncConnection, model: type[Base], person_id: str
    ) -> list[dict[str, object]]:  # fmt: skip
        columns = model.__table__.columns
        told = [column for column in columns if column.name not in KEYS]
        wanted = select(*told).where(columns["person"] == person_id)
        return [dict(row._mapping) for row in (await connection.execute(wanted)).all()]

    async def forget(self, person_id: str, name: str) -> None:
        nobody = {"name": name, "username": None, "username_folded": None, "password": None}
        people = (Person.id == person_id) | (Person.keeper == person_id)

        def work(connection: Connection) -> None:
            everybody = list(connection.scalars(select(Person.id).where(people)))
            for model in OWN:
                connection.execute(delete(model).where(model.person.in_(everybody)))
            connection.execute(update(Person).where(Person.id.in_(everybody)).values(nobody))

        await self.db.write(work)


def _person(row: Row[str, str, str | None, float, str | None] | None) -> PersonInfo | None:
    return None if row is None else PersonInfo(row.id, row.name, row.username, row.created_at, row.keeper)
