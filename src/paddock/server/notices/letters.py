"""What is written on each channel: a webhook's JSON, a mail, the letter that asks for consent."""

from collections.abc import Sequence
from email.message import EmailMessage

import msgspec

from paddock.server.notices.mail import Mail
from paddock.server.notices.wording import Words, data_of
from paddock.store.database import Row


class Hook(msgspec.Struct, frozen=True, kw_only=True):
    """What a webhook gets. `content` and `text` say it in words: chat services read one of them."""

    id: int  # of the notice; should it come twice, it is the same
    kind: str
    content: str
    text: str
    game: str = ""
    table: str = ""
    code: str = ""
    seat: int = -1
    at: int
    url: str = ""
    off: str  # a page that turns this off


class Letters:
    """Writes them. `address` is where people reach this server."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    def table(self, table: str) -> str:
        """The page of a table."""
        return f"{self.address}/t/{table}"

    def off(self, channel: Row) -> str:
        """The page that turns a channel off."""
        return f"{self.address}/off/{channel['token']}"

    def confirm(self, channel: Row) -> str:
        """The page on which a mailbox's owner agrees."""
        return f"{self.address}/confirm/{channel['token']}"

    def hook(self, channel: Row, notice: Row, words: Words) -> bytes:
        """One notice for a webhook."""
        data = data_of(notice)
        url = self.table(notice["table"])
        said = f"{words.notice(notice)} {url}"
        return msgspec.json.encode(
            Hook(
                id=notice["id"],
                kind=notice["kind"],
                content=said,
                text=said,
                game=data.game,
                table=notice["table"],
                code=data.code,
                seat=data.seat,
                at=notice["at"],
                url=url,
                off=self.off(channel),
            )
        )

    def test_hook(self, channel: Row, words: Words, at: int) -> bytes:
        """A try."""
        said = words.say("notice-test")
        hook = Hook(id=0, kind="test", content=said, text=said, at=at, off=self.off(channel))
        return msgspec.json.encode(hook)

    def mail(
        self, mail: Mail, channel: Row, waiting: Sequence[Row], words: Words, name: str
    ) -> EmailMessage:
        """All that waits in one mail."""
        told = [(words.notice(one), self.table(one["table"])) for one in waiting]
        subject = told[0][0] if len(told) == 1 else words.say("mail-several", count=len(told))
        lines = [words.say("mail-hello", name=name), ""]
        for sentence, url in told:
            lines += [sentence, words.say("mail-table", link=url), ""]
        message = mail.message(channel["target"], subject, self._closed(lines, channel, words))
        last = max(one["id"] for one in waiting)
        return self._with_way_out(message, channel, f"{last}.{channel['id']}")

    def test_mail(self, mail: Mail, channel: Row, words: Words, name: str, at: int) -> EmailMessage:
        """A try."""
        lines = [words.say("mail-hello", name=name), "", words.say("notice-test"), ""]
        body = self._closed(lines, channel, words)
        message = mail.message(channel["target"], "Paddock", body)
        return self._with_way_out(message, channel, f"test{at}.{channel['id']}")

    def consent(self, mail: Mail, channel: Row, words: Words, name: str) -> EmailMessage:
        """Asks the owner of a mailbox."""
        lines = [words.say("confirm-body", name=name), "", self.confirm(channel), ""]
        body = "\n".join([*lines, words.say("confirm-ignore"), ""])
        return mail.message(channel["target"], words.say("confirm-subject"), body)

    def _closed(self, lines: Sequence[str], channel: Row, words: Words) -> str:
        why = words.say("mail-why", address=self.address)
        off = words.say("mail-off", link=self.off(channel))
        return "\n".join([*lines, "--", why, off, ""])

    def _with_way_out(self, message: EmailMessage, channel: Row, name: str) -> EmailMessage:
        """One click in the mail program is enough (RFC 8058); sent twice it is the same message."""
        message["List-Unsubscribe"] = f"<{self.off(channel)}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message["Message-ID"] = f"<{name}@{self.address.partition('://')[2] or 'paddock'}>"
        return message
