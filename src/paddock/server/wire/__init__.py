"""All that goes over the wire, as tagged structs. TypeScript's types are made from this folder.

A client sends commands; each carries an id of its own, and is answered under that id, the same
answer however often it comes. The server sends what has become of a table: numbered by its last
entry, so that a gap shows, and a client that comes back says which was its last.
"""
