"""What can be wrong with a database, beside being away (the tree begins in core/errors.py).

    PaddockError
    ├── BadSettings        what an operator has set can't be, all faults at once
    └── DatabaseTrouble    nothing has been changed, somebody has to do something
        ├── Behind         its schema is older than this Paddock: `paddock migrate`
        ├── Ahead          its schema was made by a later Paddock
        ├── InUse          a server has it open
        ├── NotEmpty       there is something in it already
        ├── Missing        there is no such database, or it is none of ours
        └── BadBackup      a backup that is no backup, or a broken one

Whoever gets one is an operator, so none has a status of HTTP.
"""

from paddock.core.errors import Faults, PaddockError


class BadSettings(Faults):
    """What an operator has set can't be, every fault named."""

    kind = "bad-settings"


class DatabaseTrouble(PaddockError):
    """Something about the database that an operator has to see to."""

    kind = "database"


class Behind(DatabaseTrouble):
    """The schema is older than this Paddock."""

    kind = "database-behind"


class Ahead(DatabaseTrouble):
    """The schema was made by a later Paddock."""

    kind = "database-ahead"


class InUse(DatabaseTrouble):
    """A server has the database open."""

    kind = "database-in-use"


class NotEmpty(DatabaseTrouble):
    """There is something in the database already."""

    kind = "database-not-empty"


class Missing(DatabaseTrouble):
    """There is no database."""

    kind = "database-missing"


class BadBackup(DatabaseTrouble):
    """A file is no backup, or a broken one."""

    kind = "bad-backup"
