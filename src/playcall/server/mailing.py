"""Letters and web hooks: what the host has set up, and how one is sent. All of it may wait; it runs in threads."""

from __future__ import annotations

import hmac
import json
import smtplib
import ssl
from collections.abc import Mapping
from email.message import EmailMessage
from hashlib import sha256
from http.client import HTTPMessage
from typing import IO
from urllib.parse import unquote, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from playcall.kernel import BadOption

SECONDS = 15.0
"""How long a mail server or a receiver may take."""
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
AFTER, LEAST = 300.0, 1.0
"""Seconds until somebody is told, if none are named, and at least."""


class Calling(msgspec.Struct, frozen=True):
    """How people may be told that a table waits for them; without mail and webhook they are not."""

    mail: str = ""
    """The mail server, as `smtps://user:password@host`."""
    sender: str = ""
    webhook: str = ""
    secret: str = ""
    """What web hooks are signed with."""
    after: float = AFTER
    """Seconds that a table waits before it tells anybody."""


def read_calling(environment: Mapping[str, str]) -> Calling:
    """What the host has set up; raises `BadOption`."""
    mail, webhook = environment.get("PLAYCALL_MAIL", ""), environment.get("PLAYCALL_WEBHOOK", "")
    sender, after = environment.get("PLAYCALL_MAIL_FROM", ""), environment.get("PLAYCALL_CALL_AFTER", f"{AFTER:g}")
    if mail and (urlsplit(mail).scheme not in ("smtp", "smtps") or not urlsplit(mail).hostname):
        raise BadOption("PLAYCALL_MAIL is an address like smtps://user:password@mail.example.")
    if mail and "@" not in sender:
        raise BadOption("PLAYCALL_MAIL needs PLAYCALL_MAIL_FROM, the address that letters come from.")
    if webhook and (urlsplit(webhook).scheme not in ("http", "https") or not urlsplit(webhook).hostname):
        raise BadOption("PLAYCALL_WEBHOOK is an address like https://chat.example/hooks/1.")
    if not after.replace(".", "", 1).isdecimal() or float(after) < LEAST:
        raise BadOption(f"PLAYCALL_CALL_AFTER is a number of seconds from {LEAST:g} on, not '{after}'.")
    return Calling(mail, sender, webhook, environment.get("PLAYCALL_WEBHOOK_SECRET", ""), float(after))


def send_mail(calling: Calling, to: str, subject: str, text: str) -> None:
    """Raises `OSError` or `smtplib.SMTPException`. A password never travels in the open but on this machine."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = calling.sender, to, subject
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(text)
    with _server(calling.mail) as server:
        server.send_message(letter)


def _server(address: str) -> smtplib.SMTP:
    parts = urlsplit(address)
    host, secured = parts.hostname or "", ssl.create_default_context()
    if parts.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or 465, timeout=SECONDS, context=secured)
    else:
        server = smtplib.SMTP(host, parts.port or 587, timeout=SECONDS)
        if host not in LOOPBACK:
            server.starttls(context=secured)
    if parts.username:
        server.login(unquote(parts.username), unquote(parts.password or ""))
    return server


class _StayThere(HTTPRedirectHandler):
    """The host has named one receiver; where it would send us on, we do not go."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> None:
        return None


def send_hook(calling: Calling, said: Mapping[str, object]) -> None:
    """Raises `OSError`."""
    body = json.dumps(said).encode()
    headers = {"content-type": "application/json", "user-agent": "Playcall"}
    if calling.secret:
        headers["x-playcall-signature"] = "sha256=" + hmac.new(calling.secret.encode(), body, sha256).hexdigest()
    with build_opener(_StayThere).open(Request(calling.webhook, body, headers), timeout=SECONDS):
        pass
