#!/usr/bin/env python3
"""Says which native libraries are in a NuGet package and which are missing; 1 if one that was gathered is
not inside, or is not what it should be, or if there is none at all.

    bindings/csharp/nuget_check.py [--all] PACKAGE.nupkg RUNTIMES

RUNTIMES is the folder that runtimes.sh filled. With --all, every platform has to be there: for a release.
"""
import sys
import zipfile
from pathlib import Path

import natives


def inside(package: Path) -> dict[str, dict[str, bytes]]:
    """Runtime id -> name of the library -> how it begins."""
    found: dict[str, dict[str, bytes]] = {}
    with zipfile.ZipFile(package) as archive:
        for name in archive.namelist():
            parts = name.split("/")
            if len(parts) == 4 and parts[0] == "runtimes" and parts[2] == "native":
                found.setdefault(parts[1], {})[parts[3]] = archive.read(name)[:64]
    return found


def check(package: Path, runtimes: Path, everything: bool) -> tuple[list[str], list[str]]:
    """What to say, and what is wrong."""
    wanted = natives.for_nuget()
    found, wrong = inside(package), []
    for rid in sorted(path.parent.name for path in runtimes.glob("*/native")):
        if rid in wanted and rid not in found:
            wrong.append(f"{rid} was gathered and is not in the package")
    for rid, libraries in found.items():
        if rid not in wanted:
            wrong.append(f"{rid}: is no platform that runtimes.sh gathers for NuGet")
            continue
        if set(libraries) != {wanted[rid][1]}:
            wrong.append(f"{rid} holds {', '.join(sorted(libraries))} in place of {wanted[rid][1]}")
        wrong += [f"{rid}: {name} is not for that platform"
                  for name, head in libraries.items() if not natives.is_for(rid, head)]
    if not found:
        wrong.append("there is no native library inside")
    missing = [rid for rid in wanted if rid not in found]
    said = [f"inside: {' '.join(rid for rid in wanted if rid in found)}"]
    said += [f"missing: {rid} (./dev dist {wanted[rid][0]})" for rid in missing]
    if everything:
        wrong += [f"{rid} is missing" for rid in missing]
    return said, wrong


def main(arguments: list[str]) -> int:
    everything = arguments[:1] == ["--all"]
    if everything:
        arguments = arguments[1:]
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    said, wrong = check(Path(arguments[0]), Path(arguments[1]), everything)
    print("\n".join(f"NuGet: {line}" for line in said))
    for line in wrong:
        print(f"NuGet: {line}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
