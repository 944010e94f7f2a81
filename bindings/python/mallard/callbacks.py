"""Functions written in Python that the library calls: what scripts print, what a match is worth.

Nothing may be raised into the library. What a function raises is kept and raised by the call of the
library during which it happened, once that is over. The library knows each function by a number,
under which it is kept here until the library lets go of it: so no object needs to stay alive for it,
and none is kept alive by it.
"""
import ctypes
from typing import Any, Callable, Dict, Optional, Tuple

from ._generated.constants import LogLevel
from ._native import NULL, ffi, keep

Log = Callable[[LogLevel, str], None]
"""Receives a line: what it is about, and the line."""

_kept: Dict[int, Any] = {}


# What they need is bound here: at the end of a program a module may be emptied before its objects.
def _hear(data: Any, level: int, message: Any, _ffi: Any = ffi, _keep: Any = keep,
         _level: Any = LogLevel, _caught: Any = BaseException) -> None:
    try:
        known = level in _level._value2member_map_
        _ffi.from_handle(data)(_level(level) if known else level,
                               str(_ffi.string(message), "utf-8", "replace"))
    except _caught as problem:
        _keep(problem)


def _let_go(data: Any, _ffi: Any = ffi, _forget: Any = _kept.pop) -> None:
    _forget(int(_ffi.cast("uintptr_t", data)), None)


_log: Any = ffi.callback("mld_log_callback", _hear)
_release: Any = ffi.callback("mld_release_callback", _let_go)
for _callback in (_log, _release):  # They outlive the interpreter, as matches may.
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(_callback))


def log_of(log: Optional[Log]) -> Tuple[Any, Any, Any]:
    """The callback, its data and its release, as the library takes them; it lets go of them."""
    if log is None:
        return NULL, NULL, NULL
    handle = ffi.new_handle(log)
    _kept[int(ffi.cast("uintptr_t", handle))] = handle
    return _log, handle, _release


class Worth:
    """What an imagined match is worth, for one bot; and what the function that says it has raised."""

    def __init__(self, value: Callable[[Any, int], float], end: Callable[[], None]) -> None:
        """`value` gets a borrowed match of the library; `end` ends the thought that asks."""
        self._value = value
        self._end = end
        self.problem: Optional[BaseException] = None
        self.handle = ffi.new_handle(self)
        self.callback = _worth

    def ask(self, match: Any, seat: int) -> int:
        if self.problem is not None:
            return 0  # The thought is being ended.
        try:
            value = round(self._value(match, seat) * 1000)
            if not -2**63 <= value < 2**63:
                raise OverflowError(f"a match is worth {value / 1000}: more than can be told")
            return value
        except BaseException as problem:
            self.problem = problem
            self._end()
            return 0

    def take_problem(self) -> Optional[BaseException]:
        """What was raised since the last time."""
        problem, self.problem = self.problem, None
        return problem


def _ask(data: Any, match: Any, seat: int) -> int:
    return int(ffi.from_handle(data).ask(match, seat))


_worth: Any = ffi.callback("mld_evaluate_callback", _ask)
