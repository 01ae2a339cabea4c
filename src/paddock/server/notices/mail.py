"""Mail by the operator's SMTP server, one connection a message, in a thread."""

import asyncio
import contextlib
import email.policy
import email.utils
import ipaddress
import smtplib
import ssl
from collections.abc import Generator
from email.errors import MessageError
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from paddock.server.errors import Malformed
from paddock.server.notices.undelivered import Undelivered

SECONDS = 20
AT_ONCE = 4
PERMANENT = 500  # from this answer on trying again is of no use
LONGEST = 254
LINES = email.policy.SMTP.clone(max_line_length=400)  # links are not folded


def checked(target: str) -> str:
    """An address that looks like a mailbox; whether it is one shows the mail that is sent there."""
    clean = target.strip()
    name, at, domain = clean.rpartition("@")
    odd = any(
        letter.isspace() or not letter.isprintable() or letter in '<>,;:"' for letter in clean
    )
    if not at or not name or "@" in name or "." not in domain or odd or len(clean) > LONGEST:
        raise Malformed("mailbox", came=target[:100])
    return f"{name}@{domain.lower()}"


class Mail:
    """Sends mails; without a server it can't."""

    def __init__(self, server: str, sender: str) -> None:
        self._server = urlsplit(server)
        self._sender = sender
        self._turn = asyncio.Semaphore(AT_ONCE)

    @property
    def is_there(self) -> bool:
        """Whether the operator has set a server."""
        return bool(self._server.hostname and self._sender)

    def message(self, to: str, subject: str, body: str) -> EmailMessage:
        """A mail in plain text."""
        made = EmailMessage(policy=LINES)
        made["From"] = self._sender
        made["To"] = to
        made["Subject"] = subject
        made["Date"] = email.utils.localtime()
        made["Auto-Submitted"] = "auto-generated"
        made.set_content(body)
        return made

    async def send(self, message: EmailMessage) -> None:
        """Deliver it to the server, or say why not."""
        if not self.is_there:
            raise Undelivered("no mail server", for_good="off")
        async with self._turn:
            await asyncio.to_thread(self._send, message)

    async def knock(self) -> None:
        """See whether the server answers, and takes the password."""
        await asyncio.to_thread(self._knock)

    def _knock(self) -> None:
        try:
            with self._connected() as server:
                server.noop()
        except (smtplib.SMTPException, OSError, ValueError) as error:
            raise Undelivered(f"{type(error).__name__}: {error}") from None

    def _send(self, message: EmailMessage) -> None:
        try:
            with self._connected() as server:
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            code = max(code for code, _ in error.recipients.values())
            raise Undelivered(str(code), for_good="refused" if code >= PERMANENT else "") from None
        except (smtplib.SMTPException, OSError, MessageError, ValueError) as error:
            raise Undelivered(type(error).__name__) from error

    @contextlib.contextmanager
    def _connected(self) -> Generator[smtplib.SMTP]:
        host, user = self._server.hostname or "", self._server.username
        context = ssl.create_default_context()
        if self._server.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                host, self._server.port or 465, timeout=SECONDS, context=context
            )
        else:
            server = smtplib.SMTP(host, self._server.port or 25, timeout=SECONDS)
        with server:
            server.ehlo()
            if self._server.scheme != "smtps" and server.has_extn("starttls"):
                server.starttls(context=context)
                server.ehlo()
            elif self._server.scheme != "smtps" and user and not _is_here(host):
                raise smtplib.SMTPException("a password would go unencrypted")
            if user:
                server.login(unquote(user), unquote(self._server.password or ""))
            yield server


def _is_here(host: str) -> bool:
    """Whether a server stands on this machine."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
