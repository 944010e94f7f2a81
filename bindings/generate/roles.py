"""Gives every parameter its model.Role, and checks that the interface keeps its own conventions."""
from c_header import HeaderError
from model import THREADS, Function, Interface, Param, Role

_COUNTS = ("size", "count", "kinds")


def _is_count(param: Param) -> bool:
    named = param.name in _COUNTS or param.name.endswith(("_count", "_size"))
    return named and param.type.name == "uint64_t" and param.type.pointers == 0


def _is_size_out(param: Param) -> bool:
    return param.type.name == "uint64_t" and param.type.is_pointer(1, False)


class _Names:
    def __init__(self, interface: Interface):
        self.handles = {h.name for h in interface.handles}
        self.structs = {s.name for s in interface.structs}
        self.callbacks = {c.name for c in interface.callbacks}
        self.known = (self.handles | self.structs | self.callbacks
                      | {a.name for a in interface.aliases} | {e.name for e in interface.enums})


def _role(param: Param, following: list[Param], names: _Names) -> Role:
    """The role of a parameter that no earlier one has claimed."""
    kind = param.type
    follower = following[0] if following else None
    if kind.name == "mld_error" and kind.pointers == 2:
        return Role.ERROR
    if kind.name in names.callbacks:
        return Role.CALLBACK
    if kind.name in names.handles and kind.pointers == 1:
        return Role.HANDLE
    if kind.name in names.handles and kind.pointers == 2:
        return Role.HANDLE_OUT if kind.const else Role.CREATED
    if kind.is_value:
        return Role.VALUE
    if len(following) > 1 and follower.name.endswith("capacity") and _is_size_out(following[1]):
        is_bytes = kind.pointers == 1 and kind.name in ("char", "uint8_t", "void")
        return Role.BUFFER if is_bytes else Role.LIST
    counted = follower is not None and _is_count(follower)
    if kind.name == "char" and kind.is_pointer(1, True):
        return Role.TEXT
    if kind.name == "char" and kind.is_pointer(2, True):
        return Role.TEXTS if counted else Role.TEXT_OUT
    if kind.name == "uint8_t" and kind.is_pointer(2, True):
        return Role.BYTES_OUT
    if kind.pointers == 1 and counted:
        return Role.ARRAY
    if kind.name == "void":
        return Role.USER_DATA
    if kind.name in names.structs and kind.pointers == 1:
        return Role.RECORD if kind.const else Role.RECORD_OUT
    if kind.pointers == 1:
        return Role.NUMBERS if kind.const else Role.NUMBER_OUT
    raise HeaderError(f"no role for parameter {param.name!r} of type {kind}")


def _assign_function(function: Function, names: _Names):
    params = function.params
    at = 0
    while at < len(params):
        param, following = params[at], params[at + 1:]
        param.role = _role(param, following, names)
        if param.role in (Role.BUFFER, Role.LIST):
            following[0].role, following[1].role = Role.CAPACITY, Role.SIZE
            param.partner = following[1].name
            at += 2
        elif param.role in (Role.ARRAY, Role.TEXTS):
            following[0].role = Role.COUNT
            param.partner = following[0].name
            at += 1
        elif param.role is Role.BYTES_OUT:
            following[0].role = Role.SIZE
            param.partner = following[0].name
            at += 1
        at += 1
    if any(p.role is Role.ERROR for p in params[:-1]):
        raise HeaderError(f"{function.name}: mld_error** is not last")
    if function.fallible != (function.returns.name == "mld_status"
                             and not function.name.startswith("mld_error_")):
        raise HeaderError(f"{function.name}: mld_status and mld_error** belong together")


def assign(interface: Interface):
    """Fills in the roles. Raises HeaderError where a function breaks the conventions."""
    names = _Names(interface)
    seen = set()
    for function in interface.functions:
        if function.name in seen:
            raise HeaderError(f"{function.header}: {function.name} is declared twice")
        seen.add(function.name)
        if not function.doc.text or function.doc.thread not in THREADS or not function.doc.since:
            raise HeaderError(f"{function.header}: {function.name} lacks text, thread safety or "
                              "since-version")
        for kind in [function.returns] + [p.type for p in function.params]:
            if kind.name.startswith("mld_") and kind.name not in names.known:
                raise HeaderError(f"{function.header}: {function.name}: unknown type {kind.name}")
        try:
            _assign_function(function, names)
        except HeaderError as error:
            raise HeaderError(f"{function.header}: {function.name}: {error}") from error
