"""Chat: preset phrases for everybody at a table, free text where the table allows it."""

from __future__ import annotations

from playcall.tables.errors import Refused
from playcall.tables.hub import Hub
from playcall.tables.messages import TEXT_LIMIT
from playcall.tables.ports import PersonInfo, SaidInfo

PHRASES = {
    "hello": "Hello!",
    "good luck": "Good luck!",
    "well played": "Well played!",
    "nice": "Nice one!",
    "ouch": "Ouch!",
    "lucky": "That was lucky.",
    "thinking": "Let me think.",
    "hurry": "Take your time, but not too much of it.",
    "back soon": "I will be right back.",
    "back": "I am back.",
    "undo": "May I take that back?",
    "sorry": "Sorry!",
    "thanks": "Thanks!",
    "rematch": "Another one?",
    "good game": "Good game!",
    "bye": "Bye!",
}


async def say(hub: Hub, person: PersonInfo, table_id: str, phrase: str, text: str) -> SaidInfo:
    """Say something at a table; raises `Refused`."""
    info = await hub.info(table_id)
    if not any(person.id in seat.persons for seat in info.seats):
        raise Refused("chat/not-seated")
    text = text.strip()
    check_line(phrase, text, info.setup.free_chat)
    line = await hub.store.say(table_id, person.id, phrase, "" if phrase else text, hub.now())
    await hub.changed(table_id, "said")
    return line


def check_line(phrase: str, text: str, free: bool) -> None:
    """Raises `Refused`."""
    if phrase:
        if phrase not in PHRASES:
            raise Refused("chat/phrase", phrase=phrase)
    elif not text:
        raise Refused("chat/empty")
    elif not free:
        raise Refused("chat/phrases-only")
    elif len(text) > TEXT_LIMIT or any(sign < " " or sign == "\x7f" for sign in text):
        raise Refused("input/bad", "no-chat-line", most=TEXT_LIMIT)
