"""The native libraries that packages carry: for which platforms they are gathered, and how each begins."""
import re
from pathlib import Path

HERE = Path(__file__).resolve().parent

# How a library for a runtime id begins: (where, bytes) each.
MAGIC = {
    "linux-x64": [(0, b"\x7fELF\x02"), (18, b"\x3e\x00")],
    "linux-arm64": [(0, b"\x7fELF\x02"), (18, b"\xb7\x00")],
    "android-arm64": [(0, b"\x7fELF\x02"), (18, b"\xb7\x00")],
    "win-x64": [(0, b"MZ")],
    "osx-arm64": [(0, b"\xcf\xfa\xed\xfe\x0c\x00\x00\x01")],
    "osx-x64": [(0, b"\xcf\xfa\xed\xfe\x07\x00\x00\x01")],
    "webgl-wasm": [(0, b"!<arch>\n")],
}


def is_for(rid: str, library: bytes) -> bool:
    """Whether a library looks like one for a runtime id; those that are not known are believed."""
    return all(library[at:at + len(magic)] == magic for at, magic in MAGIC.get(rid, []))


def gathered() -> dict[str, tuple[str, str]]:
    """What runtimes.sh gathers: runtime id -> (platform of `./dev dist`, name of the library)."""
    table = re.findall(r"^([a-z]+-\w+) ([a-z]+-\w+) (?:lib|bin)/([\w.]+)$", (HERE / "runtimes.sh").read_text(), re.M)
    return {rid: (platform, library) for platform, rid, library in table}
