"""What was asked for last, kept in memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Memory(Generic[K, V]):
    """The things asked for last; the oldest go when there are too many. For all threads."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._lock = Lock()
        self._things: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        """Return what was put there, if it is still there."""
        with self._lock:
            if key not in self._things:
                return None
            self._things.move_to_end(key)
            return self._things[key]

    def put(self, key: K, thing: V) -> None:
        """Keep a thing."""
        with self._lock:
            self._things[key] = thing
            self._things.move_to_end(key)
            if len(self._things) > self._size:
                self._things.popitem(last=False)
