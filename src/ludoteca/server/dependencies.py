"""What handlers are given beside the request."""

from typing import TypeAlias

from litestar.di import NamedDependency

from ludoteca.server.service import Service
from ludoteca.server.stores.contract import Guest

TheService: TypeAlias = NamedDependency[Service]
Visitor: TypeAlias = NamedDependency[Guest | None]  # who asks, if there is a cookie
TheGuest: TypeAlias = NamedDependency[Guest]  # who asks; a new guest if there is no cookie
