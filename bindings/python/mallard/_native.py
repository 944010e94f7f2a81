"""The border to the library: how it is found, called and let go of. Everything else goes through here.

A call releases the interpreter's lock, so an object that is shared by Python threads could be used
twice at once. `Owner` therefore has a lock of its own, which every call on it takes, unless the
library lets any thread make that call. Where a call takes two objects, the match comes first.

A handle is freed when the last reference to it goes. A call has one for as long as it takes, so that
nothing is freed under it, whatever another thread closes.
"""
import os
import sys
import threading
from pathlib import Path
from typing import Any, Callable, Dict, Optional, Tuple, TypeVar

import cffi  # type: ignore[import]

from ._generated.constants import VERSION_MAJOR, VERSION_MINOR, Status
from ._generated.declarations import DECLARATIONS
from .errors import BY_STATUS, MallardError, Problem

ffi: Any = cffi.FFI()
ffi.cdef(DECLARATIONS)
NULL = ffi.NULL

_NAMES = {"win32": "mallard.dll", "darwin": "libmallard.dylib"}


def _open() -> Any:
    """MALLARD_LIBRARY, or the library that the wheel brings, or what the system finds."""
    name = _NAMES.get(sys.platform, "libmallard.so")
    inside = Path(__file__).parent / "_library" / name
    path = os.environ.get("MALLARD_LIBRARY") or (str(inside) if inside.exists() else name)
    try:
        library = ffi.dlopen(path)
    except OSError as problem:
        raise ImportError(f"cannot open {path}: {problem}; set MALLARD_LIBRARY to the "
                          f"{name} to use") from None
    version = library.mld_version()
    major, minor = version // 1000000, version // 1000 % 1000
    if major != VERSION_MAJOR or minor < VERSION_MINOR:
        raise ImportError(f"{path} is version {major}.{minor}; this package needs "
                          f"{VERSION_MAJOR}.{VERSION_MINOR} or a later one of the same major")
    return library


lib: Any = _open()


def decode(pointer: Any) -> str:
    """A borrowed text; packs may hold any bytes."""
    return "" if pointer == NULL else str(ffi.string(pointer), "utf-8", "replace")


def encode(text: str) -> bytes:
    if "\0" in text:
        raise ValueError("text with a NUL character")
    return text.encode("utf-8")


def _failure(status: int, error: Any) -> MallardError:
    try:
        code = Status(status)
    except ValueError:
        code = Status.INTERNAL
    if error == NULL:
        message, problems = decode(lib.mld_status_name(status)), []
    else:
        message = decode(lib.mld_error_message(error))
        problems = [Problem(decode(lib.mld_error_entry_pack(error, n)),
                            decode(lib.mld_error_entry_file(error, n)),
                            lib.mld_error_entry_line(error, n),
                            decode(lib.mld_error_entry_path(error, n)),
                            decode(lib.mld_error_entry_message(error, n)))
                    for n in range(lib.mld_error_entry_count(error))]
        lib.mld_error_destroy(error)
    return BY_STATUS.get(code, MallardError)(code, message, tuple(problems))


# What callbacks have raised, by the thread whose call they were called from.
_calling: Dict[int, int] = {}
"""How many calls each thread is in: a callback may call the library itself."""
_raised: Dict[int, BaseException] = {}
_ELSEWHERE = 0  # The number of no thread: a callback on a thread of the library's own.


def keep(problem: BaseException) -> None:
    """For callbacks, which must not raise: the call that they were called from does so when it is
    over. From a thread of the library's own it is the call that ends next. The first one counts."""
    thread = threading.get_ident()
    _raised.setdefault(thread if thread in _calling else _ELSEWHERE, problem)


def _leave(thread: int) -> None:
    _calling[thread] -= 1
    if not _calling[thread]:
        del _calling[thread]


def _attempt(function: Callable[..., int], *arguments: Any) -> int:
    """Calls what can fail; BUFFER_TOO_SMALL is not a failure."""
    error = ffi.new("mld_error**")
    thread = threading.get_ident()
    _calling[thread] = _calling.get(thread, 0) + 1
    try:
        status = function(*arguments, error)
    finally:
        _leave(thread)
    failed = status not in (Status.OK, Status.BUFFER_TOO_SMALL)
    failure = _failure(status, error[0]) if failed else None
    if _raised:
        here, elsewhere = _raised.pop(thread, None), _raised.pop(_ELSEWHERE, None)
        problem = here or elsewhere
        if problem is not None:
            raise problem from failure
    if failure is not None:
        raise failure
    return int(status)


def call(function: Callable[..., int], *arguments: Any) -> None:
    """Calls what can fail; its error parameter is added here."""
    if _attempt(function, *arguments) == Status.BUFFER_TOO_SMALL:
        raise _failure(Status.BUFFER_TOO_SMALL, NULL)


def create(kind: str, function: Callable[..., int], *arguments: Any) -> Any:
    """A new handle that destroys itself when nothing refers to it any more."""
    out = ffi.new(f"{kind}**")
    destroy = getattr(lib, f"{kind}_destroy")
    try:
        call(function, *arguments, out)
    except BaseException:
        if out[0] != NULL:  # It is there; a callback has raised something.
            destroy(out[0])
        raise
    return ffi.gc(out[0], destroy)


def number(function: Callable[..., int], *arguments: Any) -> int:
    out = ffi.new("uint64_t*")
    call(function, *arguments, out)
    return int(out[0])


def fill(kind: str, function: Callable[..., int], *arguments: Any) -> Any:
    """A structure that the call fills; its struct_size is set where it has one."""
    out = ffi.new(f"{kind}*")
    if hasattr(out, "struct_size"):
        out.struct_size = ffi.sizeof(kind)
    call(function, *arguments, out)
    return out


def seed_of(given: Optional[int]) -> int:
    """A seed as the library takes it: the one given, in 64 bits, or one that nobody can foresee."""
    return number(lib.mld_seed_random) if given is None else given & 0xFFFFFFFFFFFFFFFF


def options(kind: str, **values: Any) -> Any:
    """Options at their defaults, with those fields changed."""
    out = ffi.new(f"{kind}*")
    getattr(lib, f"{kind}_init")(out, ffi.sizeof(kind))
    for name, value in values.items():
        setattr(out, name, value)
    return out


def _buffer(item: str, guess: int, function: Callable[..., int],
            arguments: Tuple[Any, ...]) -> Tuple[Any, int]:
    size = ffi.new("uint64_t*")
    while True:
        buffer = ffi.new(f"{item}[]", guess)
        if _attempt(function, *arguments, buffer, guess, size) == Status.OK:
            return buffer, int(size[0])
        guess = int(size[0])


def text(function: Callable[..., int], *arguments: Any, guess: int = 256) -> str:
    buffer, size = _buffer("char", guess, function, arguments)
    return bytes(ffi.buffer(buffer, max(size - 1, 0))).decode("utf-8", "replace")


def data(function: Callable[..., int], *arguments: Any, guess: int = 4096) -> bytes:
    buffer, size = _buffer("uint8_t", guess, function, arguments)
    return bytes(ffi.buffer(buffer, size))


Self = TypeVar("Self", bound="Owner")


class Owner:
    """Something that owns a handle: frees it when dropped, or at the end of a `with` block."""

    __slots__ = ("_pointer", "_lock", "__weakref__")

    def __init__(self, pointer: Any) -> None:
        self._pointer: Optional[Any] = pointer
        self._lock = threading.RLock()

    @property
    def _handle(self) -> Any:
        if self._pointer is None:
            raise ValueError(f"this {type(self).__name__} is closed")
        return self._pointer

    @property
    def closed(self) -> bool:
        return self._pointer is None

    def close(self) -> None:
        """Frees it now, or at the end of the calls that other threads are in. Closing twice does
        nothing."""
        with self._lock:
            self._pointer = None  # A call that is on its way has a reference of its own.

    def __enter__(self: Self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
