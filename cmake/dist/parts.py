#!/usr/bin/env python3
"""What the self-contained library for linux-x64 is made of: links it again with its symbols, and adds
their sizes up by part. Prints a table for docs/performance.md.

    cmake/dist/parts.py          after ./dev dist
"""
import os
import re
import subprocess
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build/dist-build/linux-x64"

# A symbol belongs to the first part whose pattern is found in its name.
PARTS = [
    ("base packs, embedded", r"mallard::.*k(Files|Bytes)\d|kEmbedded"),
    ("Duckhammer campaigns", r"mallard::duckhammer_campaign::"),
    ("Duckhammer", r"mallard::duckhammer::"),
    ("Naval War", r"mallard::naval_war::"),
    ("Ducks in Tow", r"mallard::ducks_in_tow::"),
    ("Duck Dealer", r"mallard::duck_dealer::"),
    ("BattleDucks", r"mallard::battleducks::"),
    ("schemas: reading, writing, verifying", r"mallard::fb::|flatbuffers::"),
    ("sol2 and what it binds", r"\bsol::"),
    ("C interface", r"mallard::capi::|^mld_"),
    ("engine, frame, primitives, Lua host", r"mallard::"),
    ("Abseil", r"absl::|Absl"),
    ("Lua", r"^(lua|luaL|lua[A-Z])_?\w*|lua_State"),
    ("libc++, libunwind, compiler's functions", r""),
]
# Sections that no symbol names.
SECTIONS = [
    ("tables for unwinding", (".eh_frame", ".eh_frame_hdr", ".gcc_except_table")),
    ("relocations and names of the exported functions",
     (".rela.dyn", ".rela.plt", ".relr.dyn", ".dynsym", ".dynstr", ".gnu.hash", ".hash", ".gnu.version", ".gnu.version_r")),
]


def run(*command: str) -> str:
    return subprocess.run(command, cwd=BUILD, check=True, capture_output=True, text=True).stdout


def link_with_symbols() -> Path:
    library = BUILD / "with_symbols.so"
    command = run("ninja", "-t", "commands", "lib/libmallard.so").strip().split("\n")[-1]
    command = command.replace("-o lib/libmallard.so", f"-o {library.name}")
    subprocess.run(["sh", "-c", command], cwd=BUILD, check=True, env={**os.environ, "KEEP_SYMBOLS": "1"})
    return library


def main() -> None:
    library = link_with_symbols()
    sizes = Counter()
    seen = set()
    for line in run("llvm-nm", "-S", "-C", "--defined-only", str(library)).splitlines():
        match = re.match(r"([0-9a-f]+) ([0-9a-f]+) (\w) (.*)", line)
        if not match or match[3] in "bB" or match[1] in seen:
            continue  # zeros take no room in the file; a place with two names is one place
        seen.add(match[1])
        sizes[next(part for part, pattern in PARTS if re.search(pattern, match[4]))] += int(match[2], 16)
    sections = {fields[0]: int(fields[1]) for fields in
                (line.split() for line in run("llvm-size", "-A", str(library)).splitlines()) if len(fields) == 3 and fields[1].isdigit()}
    for part, names in SECTIONS:
        sizes[part] = sum(sections.get(name, 0) for name in names)
    whole = (ROOT / "build/dist/linux-x64/lib/libmallard.so").stat().st_size
    sizes["texts and constants without a name of their own, gaps"] = whole - sum(sizes.values())
    print("| part | bytes | |\n|---|---|---|")
    for part, size in sizes.most_common():
        print(f"| {part} | {size:,} | {100 * size / whole:.0f} % |")
    print(f"| all | {whole:,} | |")


if __name__ == "__main__":
    main()
