"""What the client knows of the server's messages is made from the server's own structs."""

from pathlib import Path

from scripts import wire


def test_the_types_of_the_wire_are_up_to_date() -> None:
    written = wire.FILE.read_text(encoding="utf-8")
    assert written == wire.typescript(wire.roots()), "run scripts/wire.py"


def test_tuples_and_what_may_be_missing_come_out_right() -> None:
    text = wire.typescript(wire.roots())
    assert "readonly score: readonly (readonly [number, number])[];" in text
    assert "readonly commitment?: string | null;" in text  # a command may leave it out
    assert "readonly talk: readonly (Talk)[];" in text  # the server never does
    assert Path(wire.FILE).name == "wire.ts"
