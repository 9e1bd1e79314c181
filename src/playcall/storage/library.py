"""Chat, ratings, results and decks."""

from __future__ import annotations

from sqlalchemy import Connection, Row, delete, insert, select
from sqlalchemy.exc import IntegrityError

from playcall.storage.connections import Connections, is_duplicate, locking
from playcall.storage.models import ChatLine, Deck, Outcome, Person, Rating
from playcall.tables.ports import DeckInfo, RatingInfo, SaidInfo, Taken

DECKS = select(Deck.id, Deck.person, Deck.game, Deck.name, Deck.text, Deck.share, Deck.updated_at)
RATED = select(
    Rating.person, Person.name, Rating.game, Rating.mu, Rating.sigma, Rating.games
).join(Person, Person.id == Rating.person)  # fmt: skip


class Library:
    """What people say, make and achieve."""

    db: Connections

    async def say(self, table_id: str, person_id: str, phrase: str, text: str, now: float) -> SaidInfo:
        """Lines of a table are numbered in the order they are committed, so that a reader misses none."""
        row = {"table": table_id, "person": person_id, "phrase": phrase, "text": text, "at": now}

        def work(connection: Connection) -> SaidInfo:
            connection.execute(locking(table_id))
            number = connection.scalar(insert(ChatLine).values(row).returning(ChatLine.id))
            name = connection.scalar(select(Person.name).where(Person.id == person_id))
            assert number is not None
            assert name is not None
            return SaidInfo(number, person_id, name, phrase, text, now)

        return await self.db.write(work)

    async def said(self, table_id: str, after: int = 0, limit: int = 100) -> list[SaidInfo]:
        """The lines that follow line `after`, oldest first."""
        wanted = (
            select(ChatLine.id, ChatLine.person, Person.name, ChatLine.phrase, ChatLine.text, ChatLine.at)
            .join(Person, Person.id == ChatLine.person)
            .where(ChatLine.table == table_id, ChatLine.id > after)
            .order_by(ChatLine.id)
            .limit(limit)
        )
        async with self.db.reading() as connection:
            return [SaidInfo(*row) for row in (await connection.execute(wanted)).all()]

    async def ratings(self, game: str, limit: int) -> list[RatingInfo]:
        """The strongest of a game: by what a rating is surely worth, the mean less three deviations."""
        best = RATED.where(Rating.game == game).order_by((Rating.mu - 3 * Rating.sigma).desc(), Rating.person)
        async with self.db.reading() as connection:
            return [RatingInfo(*row) for row in (await connection.execute(best.limit(limit))).all()]

    async def rating(self, person_id: str, game: str) -> RatingInfo | None:
        async with self.db.reading() as connection:
            wanted = RATED.where(Rating.person == person_id, Rating.game == game)
            row = (await connection.execute(wanted)).first()
        return None if row is None else RatingInfo(*row)

    async def outcomes_of(self, person_id: str, limit: int) -> list[dict[str, object]]:
        """A person's results, newest first: `table`, `game`, `seat`, `score`, `outcome`, `ended_at`."""
        wanted = (
            select(Outcome.table, Outcome.game, Outcome.seat, Outcome.score, Outcome.outcome, Outcome.ended_at)
            .where(Outcome.person == person_id)
            .order_by(Outcome.ended_at.desc(), Outcome.table)
            .limit(limit)
        )
        async with self.db.reading() as connection:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]

    async def save_deck(self, deck: DeckInfo) -> None:
        """A new deck, or a new version of it; raises `Taken` when the share secret is another deck's."""
        row = {
            "id": deck.id,
            "person": deck.person,
            "game": deck.game,
            "name": deck.name,
            "text": deck.text,
            "share": deck.share,
            "updated_at": deck.updated_at,
        }
        upsert = self.db.insert_or_update(Deck, ["id"], ["name", "text", "share", "updated_at"])
        try:
            await self.db.execute(upsert, row)
        except IntegrityError as error:
            if is_duplicate(error):
                raise Taken("Another deck is shared under this secret.") from None
            raise

    async def deck(self, deck_id: str) -> DeckInfo | None:
        async with self.db.reading() as connection:
            return _deck((await connection.execute(DECKS.where(Deck.id == deck_id))).first())

    async def shared_deck(self, share: str) -> DeckInfo | None:
        async with self.db.reading() as connection:
            return _deck((await connection.execute(DECKS.where(Deck.share == share))).first())

    async def decks_of(self, person_id: str, game: str | None) -> list[DeckInfo]:
        """A person's decks, the last changed first."""
        wanted = DECKS.where(Deck.person == person_id).order_by(Deck.updated_at.desc(), Deck.id)
        if game is not None:
            wanted = wanted.where(Deck.game == game)
        async with self.db.reading() as connection:
            return [DeckInfo(*row) for row in (await connection.execute(wanted)).all()]

    async def delete_deck(self, deck_id: str) -> None:
        await self.db.execute(delete(Deck).where(Deck.id == deck_id))


def _deck(row: Row[str, str, str, str, str, str | None, float] | None) -> DeckInfo | None:
    return None if row is None else DeckInfo(*row)
