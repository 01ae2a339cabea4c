"""What an operator may set: by options of `paddock serve`, or variables named PADDOCK_…"""

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

from paddock.core.errors import Fault
from paddock.store.errors import BadSettings


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings of one server."""

    database: str = ""  # a file's path or postgresql://…; empty: a file in the user's data folder
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    address: str = ""  # as people reach it (https://…); empty: as the browser says
    proxies: str = ""  # whose X-Forwarded-… is believed; empty: nobody's
    log: Literal["plain", "json"] = "plain"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    smtp: str = ""  # smtp://user:password@host:587 or smtps://…; empty: no mail
    mail_from: str = ""  # the sender: Paddock <paddock@example.org>
    private_webhooks: bool = False  # whether they may lead into this server's own network
    limits: bool = True  # whether too much in too little time is refused
    contact: str = ""  # mailto:… or https://…, for /.well-known/security.txt
    metrics_token: str = ""  # who asks for /metrics from elsewhere has to show it


def from_environment(environment: Mapping[str, str], home: Path, **given: object) -> Settings:
    """Options win over variables, variables over what is usual."""
    named = {
        name: environment[variable]
        for name in Settings.__struct_fields__
        if (variable := f"PADDOCK_{name.upper()}") in environment
    }
    chosen = {**named, **{name: value for name, value in given.items() if value is not None}}
    settings = _checked(chosen)
    if not settings.database:
        return msgspec.structs.replace(settings, database=str(data_folder(environment, home)))
    return settings


def _checked(chosen: Mapping[str, object]) -> Settings:
    """Settings of the right kinds, or an error that names every wrong one."""
    faults: list[Fault] = []
    for field in msgspec.structs.fields(Settings):
        try:
            if field.name in chosen:
                msgspec.convert(chosen[field.name], field.type, strict=False)
        except msgspec.ValidationError as error:
            came = str(chosen[field.name])
            faults.append(Fault("setting", field.name, came=came, why=str(error)))
    if faults:
        raise BadSettings(faults)
    return msgspec.convert(chosen, Settings, strict=False)


def data_folder(environment: Mapping[str, str], home: Path) -> Path:
    """Where tables are kept when nobody says otherwise."""
    base = environment.get("XDG_DATA_HOME")
    return (Path(base) if base else home / ".local" / "share") / "paddock" / "paddock.db"
