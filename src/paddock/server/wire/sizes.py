"""How large a message may be: in bytes."""

USUAL = 64 * 1024  # a request, unless its route says otherwise
SETUP = 2 * 1024 * 1024  # a set-up, which may hold courses of one's own
MATCH = 4 * 1024 * 1024  # a match file
