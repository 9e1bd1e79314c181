"""The database: people, tables and their ledgers, decks, results and ratings, competitions and their logs."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
    UniqueConstraint,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

# Every constraint has a name, so that a migration can change it on SQLite too.
NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}


class Base(DeclarativeBase):
    """All tables of the database. Times are seconds since 1970."""

    metadata = MetaData(naming_convention=NAMES)


class Person(Base):
    """A guest, or an account once a name and a password were claimed."""

    __tablename__ = "persons"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    username: Mapped[str | None] = mapped_column(String(40))
    username_folded: Mapped[str | None] = mapped_column(String(120), unique=True)
    """The username without regard to case: databases differ in how they fold letters, Python does not."""
    password: Mapped[str | None] = mapped_column(String(200))
    created_at: Mapped[float] = mapped_column(Float)
    keeper: Mapped[str | None] = mapped_column(String(32), index=True)
    """Whose device this person plays on; empty for those with one of their own."""


class Session(Base):
    """A browser that belongs to a person; only the hash of its secret is kept."""

    __tablename__ = "sessions"

    secret: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("persons.id", ondelete="CASCADE"), index=True)
    created_at: Mapped[float] = mapped_column(Float)
    expires_at: Mapped[float] = mapped_column(Float, index=True)
    device: Mapped[str] = mapped_column(String(60), server_default="")
    """The browser it was begun with, as its owner would name it."""


class GameTable(Base):
    """A table: what it was opened with, and how it stands."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(255))
    """Its address: the game, and the card sets it is played with."""
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    seed: Mapped[str] = mapped_column(String(24))
    rules: Mapped[int] = mapped_column(Integer)
    cards: Mapped[str] = mapped_column(String(64))
    rated: Mapped[bool] = mapped_column(Boolean)
    clock: Mapped[str] = mapped_column(String(40))
    on_timeout: Mapped[str] = mapped_column(String(20))
    free_chat: Mapped[bool] = mapped_column(Boolean)
    delay: Mapped[int] = mapped_column(Integer)
    listed: Mapped[bool] = mapped_column(Boolean)
    invite: Mapped[str] = mapped_column(String(64), index=True)
    opener: Mapped[str] = mapped_column(ForeignKey("persons.id"))
    created_at: Mapped[float] = mapped_column(Float)
    started_at: Mapped[float | None] = mapped_column(Float)
    ended_at: Mapped[float | None] = mapped_column(Float, index=True)
    deadline: Mapped[float | None] = mapped_column(Float, index=True)
    rematch_of: Mapped[str | None] = mapped_column(String(32), unique=True)
    result: Mapped[dict[str, object] | None] = mapped_column(JSON(none_as_null=True))
    fixture: Mapped[str | None] = mapped_column(String(80))
    """The competition whose match is played here, and the key of its fixture."""


class Seat(Base):
    """A seat of a table: open, a person's, or a bot's."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    bot: Mapped[str | None] = mapped_column(String(20))


class Sitter(Base):
    """A person on a seat; two coaches may share one."""

    __tablename__ = "sitters"
    __table_args__ = (Index("sitters_by_person", "person"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("persons.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)
    place: Mapped[int] = mapped_column(Integer)
    """Who came first to a shared seat: 0, then 1."""
    lost_at: Mapped[float | None] = mapped_column(Float)
    brought: Mapped[str] = mapped_column(String(40), server_default="")
    """The option of the table with the deck that this person has brought."""


class LedgerEntry(Base):
    """One ply of a table. The primary key is the promise that no ply is entered twice."""

    __tablename__ = "entries"
    __table_args__ = ({"sqlite_with_rowid": False},)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    ply: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(12))
    seat: Mapped[int] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)


class Snapshot(Base):
    """A position with its events, so that a long table need not be replayed from its start."""

    __tablename__ = "snapshots"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    ply: Mapped[int] = mapped_column(Integer, primary_key=True)
    body: Mapped[bytes] = mapped_column(LargeBinary)


class Capsule(Base):
    """A finished game as it was told: record and event stream, readable whatever becomes of the rules."""

    __tablename__ = "capsules"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    record: Mapped[str] = mapped_column(Text)
    events: Mapped[bytes] = mapped_column(LargeBinary)


class ChatLine(Base):
    """Something said at a table: a preset phrase or free text."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    person: Mapped[str] = mapped_column(ForeignKey("persons.id"))
    phrase: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(String(400))
    at: Mapped[float] = mapped_column(Float)


class Deck(Base):
    """A person's deck or team for a game, as text; a share secret makes it readable by link."""

    __tablename__ = "decks"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("persons.id", ondelete="CASCADE"), index=True)
    game: Mapped[str] = mapped_column(String(255))
    name: Mapped[str] = mapped_column(String(60))
    text: Mapped[str] = mapped_column(Text)
    share: Mapped[str | None] = mapped_column(String(64), unique=True)
    updated_at: Mapped[float] = mapped_column(Float)


class Collection(Base):
    """The packs that a person has opened of a game, as text; a share secret makes it readable by link."""

    __tablename__ = "collections"

    person: Mapped[str] = mapped_column(ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    text: Mapped[str] = mapped_column(Text)
    share: Mapped[str | None] = mapped_column(String(64), unique=True)
    updated_at: Mapped[float] = mapped_column(Float)


class CardSet(Base):
    """A card set that somebody has brought, by its hash; it stays as long as games may need it."""

    __tablename__ = "card_sets"

    hash: Mapped[str] = mapped_column(String(12), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    body: Mapped[bytes] = mapped_column(LargeBinary)
    """The set as plain data, in JSON."""


class OwnSet(Base):
    """A card set in somebody's library; a share secret makes it readable by link."""

    __tablename__ = "own_sets"
    __table_args__ = (UniqueConstraint("person", "hash"),)

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("persons.id", ondelete="CASCADE"), index=True)
    hash: Mapped[str] = mapped_column(ForeignKey("card_sets.hash"))
    share: Mapped[str | None] = mapped_column(String(64), unique=True)
    added_at: Mapped[float] = mapped_column(Float)


class LabRun(Base):
    """An experiment of the balance lab that somebody has started."""

    __tablename__ = "lab_runs"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("persons.id", ondelete="CASCADE"), index=True)
    wish: Mapped[dict[str, object]] = mapped_column(JSON)
    """The experiment as plain data, with what it was begun with."""
    state: Mapped[str] = mapped_column(String(8), index=True)
    played: Mapped[int] = mapped_column(Integer)
    totals: Mapped[bytes] = mapped_column(LargeBinary)
    """What all games so far add up to."""
    created_at: Mapped[float] = mapped_column(Float)


class LabPiece(Base):
    """Some games of an experiment in a row, from the number `first` on."""

    __tablename__ = "lab_pieces"

    run: Mapped[str] = mapped_column(ForeignKey("lab_runs.id", ondelete="CASCADE"), primary_key=True)
    first: Mapped[int] = mapped_column(Integer, primary_key=True)
    body: Mapped[bytes] = mapped_column(LargeBinary)


class Outcome(Base):
    """How a game ended for a person."""

    __tablename__ = "outcomes"
    __table_args__ = (Index("outcomes_by_person", "person", "ended_at"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("persons.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    seat: Mapped[int] = mapped_column(Integer)
    score: Mapped[int] = mapped_column(Integer)
    outcome: Mapped[str] = mapped_column(String(8))
    ended_at: Mapped[float] = mapped_column(Float)


class Rating(Base):
    """A person's strength at a game: openskill's mean and uncertainty."""

    __tablename__ = "ratings"

    person: Mapped[str] = mapped_column(ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    games: Mapped[int] = mapped_column(Integer)


class Competition(Base):
    """A cup, a round robin or a league: how it stands, as far as lists and clocks must know."""

    __tablename__ = "competitions"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(60))
    invite: Mapped[str] = mapped_column(String(64), unique=True)
    public: Mapped[bool] = mapped_column(Boolean)
    founder: Mapped[str] = mapped_column(ForeignKey("persons.id"))
    created_at: Mapped[float] = mapped_column(Float)
    changed_at: Mapped[float] = mapped_column(Float, index=True)
    entries: Mapped[int] = mapped_column(Integer)
    """How many its log has."""
    wake: Mapped[float | None] = mapped_column(Float, index=True)
    summary: Mapped[dict[str, object]] = mapped_column(JSON)


class CompetitionEntry(Base):
    """One line of a competition's log. The primary key is the promise that no entry is made twice."""

    __tablename__ = "competition_entries"
    __table_args__ = ({"sqlite_with_rowid": False},)

    competition: Mapped[str] = mapped_column(ForeignKey("competitions.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    text: Mapped[str] = mapped_column(Text)


class CompetitionBook(Base):
    """A competition as it stood after so many entries, so that a long log need not be read from its start."""

    __tablename__ = "competition_books"

    competition: Mapped[str] = mapped_column(ForeignKey("competitions.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer)
    body: Mapped[bytes] = mapped_column(LargeBinary)


class CompetitionMember(Base):
    """Who takes part in a competition."""

    __tablename__ = "competition_members"
    __table_args__ = (Index("competition_members_by_person", "person"),)

    competition: Mapped[str] = mapped_column(ForeignKey("competitions.id", ondelete="CASCADE"), primary_key=True)
    person: Mapped[str] = mapped_column(String(32), primary_key=True)
    here: Mapped[bool] = mapped_column(Boolean)


class CallWish(Base):
    """How somebody wants to be told that a table waits for them."""

    __tablename__ = "call_wishes"

    person: Mapped[str] = mapped_column(ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True)
    mail: Mapped[str] = mapped_column(String(254))
    code: Mapped[str] = mapped_column(String(64))
    """The hash of the code that proves the address; empty once it was proved."""
    hook: Mapped[bool] = mapped_column(Boolean)
    language: Mapped[str] = mapped_column(String(8))


class Call(Base):
    """The last turn of which a person was to be told at a table."""

    __tablename__ = "calls"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True)
    place: Mapped[int] = mapped_column(Integer)
    turn: Mapped[int] = mapped_column(Integer)
    openly: Mapped[bool] = mapped_column(Boolean)
    due_at: Mapped[float | None] = mapped_column(Float, index=True)
    """Nothing once that was done, or was not needed."""
    tries: Mapped[int] = mapped_column(Integer)
