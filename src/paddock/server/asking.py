"""What a route may ask for, by its type: the house, who is asking, which table, from where on."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from paddock.server.house import House
from paddock.server.people.visitor import Visitor

Here = NamedDependency[House]
Anybody = NamedDependency[Visitor | None]  # perhaps nobody that is known
Somebody = NamedDependency[Visitor]  # refused as signed out, if nobody is known

TableId = FromPath[str]
Code = FromPath[str]
Count = Annotated[int, QueryParameter(ge=0)]
Eye = Annotated[int, QueryParameter(ge=-1, le=7)]  # a seat, or -1: a spectator
