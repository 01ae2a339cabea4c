"""For all tests: the toy games are found like the real ones."""

from paddock.core import registry

registry.add_package("tests.toys")
