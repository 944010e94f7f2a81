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
    "osx-universal": [(0, b"\xca\xfe\xba\xbe\x00\x00\x00\x02")],
    "webgl-wasm": [(0, b"!<arch>\n")],
}

# What is gathered for the other kind of package. A program for .NET runs on one processor, and a runtime id
# of both is none; a Unity player for Macs may hold both processors, and takes one file for them. On ARM
# Unity knows "Embedded Linux" only, with a native library that its makers build.
NOT_FOR_NUGET = {"osx-universal"}
NOT_FOR_UNITY = {"osx-arm64", "osx-x64", "linux-arm64"}


def is_for(rid: str, library: bytes) -> bool:
    """Whether a library looks like one for a runtime id; those that are not known are believed."""
    return all(library[at:at + len(magic)] == magic for at, magic in MAGIC.get(rid, []))


def gathered() -> dict[str, tuple[str, str]]:
    """What runtimes.sh gathers: runtime id -> (platform of `./dev dist`, name of the library)."""
    table = re.findall(r"^([a-z]+-\w+) ([a-z]+-\w+) (?:lib|bin)/([\w.]+)$", (HERE / "runtimes.sh").read_text(), re.M)
    return {rid: (platform, library) for platform, rid, library in table}


def for_nuget() -> dict[str, tuple[str, str]]:
    """Of these, what a NuGet package holds."""
    return {rid: what for rid, what in gathered().items() if rid not in NOT_FOR_NUGET}
