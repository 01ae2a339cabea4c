"""People over HTTP."""

from paddock.server.people.routes import belongings, doors, me

HANDLERS = [*doors.HANDLERS, *me.HANDLERS, *belongings.HANDLERS]
