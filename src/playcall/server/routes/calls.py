"""Whether and how somebody is told that a table waits for them."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

from fastapi import APIRouter
from msgspec.structs import replace
from pydantic import BaseModel, Field

from playcall.server.deps import Me, TheService
from playcall.server.errors import refusals
from playcall.server.models import Input
from playcall.server.security import same
from playcall.server.service import Service
from playcall.tables.errors import Refused
from playcall.tables.hub import digest
from playcall.tables.ports import CallWishInfo

router = APIRouter(prefix="/api/me/calls", tags=["people"])

Mail = Annotated[str, Field(max_length=254, pattern=r"^([^\s@<>,;\"\x00-\x1f\x7f]+@[^\s@<>,;\"\x00-\x1f\x7f]+)?$")]


class CallsOut(BaseModel):
    """How you are told that a table waits for you, and what the host of this server offers."""

    mail_offered: bool
    hook_offered: bool
    minutes: float
    """How long a table waits for you before it tells you."""
    mail: str
    proved: bool
    """Whether the code that was sent to the address has come back."""
    hook: bool


class CallWish(Input):
    mail: Mail = ""
    """Where letters go; empty for none. A new address is sent a code first."""
    hook: bool = False
    """Whether the host's web hook may name you."""
    language: Literal["en", "de"] = "en"


class Code(Input):
    code: Annotated[str, Field(min_length=1, max_length=20, pattern=r"^[0-9a-fA-F ]+$")]


@router.get("", responses=refusals(401))
async def my_calls(person: Me, service: TheService) -> CallsOut:
    """What you have wished for."""
    return _shown(service, await service.store.call_wish(person.id))


@router.put("", responses=refusals(401, 409))
async def wish(wish: CallWish, person: Me, service: TheService) -> CallsOut:
    """Be told by letter, by the host's web hook, or not at all."""
    old = await service.store.call_wish(person.id)
    offered = service.caller.calling
    if (wish.mail and not offered.mail) or (wish.hook and not offered.webhook):
        raise Refused("calls/off")
    code = old.code if old is not None and old.mail == wish.mail else ""
    if wish.mail and (old is None or old.mail != wish.mail):
        await service.limiter.check("logins", person.id)
        await service.limiter.check("logins", wish.mail.casefold())
        secret = secrets.token_hex(4)
        await service.caller.send_code(wish.mail, secret, wish.language)
        code = digest(secret)
    new = CallWishInfo(person.id, wish.mail, code, wish.hook, wish.language)
    await service.store.save_call_wish(new)
    return _shown(service, new)


@router.post("/prove", responses=refusals(401, 409))
async def prove(code: Code, person: Me, service: TheService) -> CallsOut:
    """Give back the code that came by letter."""
    await service.limiter.check("logins", person.id)
    wish = await service.store.call_wish(person.id)
    if wish is None or not wish.code or not same(wish.code, digest(code.code.replace(" ", "").lower())):
        raise Refused("calls/wrong-code")
    proved = replace(wish, code="")
    await service.store.save_call_wish(proved)
    return _shown(service, proved)


def _shown(service: Service, wish: CallWishInfo | None) -> CallsOut:
    offered, wish = service.caller.calling, wish or CallWishInfo("")
    return CallsOut(
        mail_offered=bool(offered.mail), hook_offered=bool(offered.webhook), minutes=round(offered.after / 60, 1),
        mail=wish.mail, proved=bool(wish.mail) and not wish.code, hook=wish.hook,
    )  # fmt: skip
