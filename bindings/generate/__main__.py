"""Writes what the bindings have generated from the C headers and the games' manifests.

    python3 bindings/generate ROOT           writes the files below ROOT, says which changed
    python3 bindings/generate --check ROOT   says which are out of date; exit code 1 if any is

Every module of EMITTERS has `files(interface, games, root) -> {path: text}` and, in FOLDER, the
folder that holds its generated files and nothing else: what is there and not among them is stale.
"""
import sys
from pathlib import Path

import c_header
import csharp
import godot
import manifests
import python
import typescript

EMITTERS = [csharp, godot, python, typescript]


def main(arguments: list[str]) -> int:
    check = arguments[:1] == ["--check"]
    if len(arguments) != (2 if check else 1):
        print(__doc__, file=sys.stderr)
        return 2
    root = Path(arguments[-1])
    try:
        interface = c_header.read_interface(root / "capi")
    except c_header.HeaderError as error:
        print(error, file=sys.stderr)
        return 1
    games = manifests.read(root / "bindings/generate/manifests.json")
    stale = 0
    for emitter in EMITTERS:
        files = emitter.files(interface, games, root)
        for name, text in files.items():
            path = root / name
            if path.exists() and path.read_text(encoding="utf-8") == text:
                continue
            stale += 1
            if check:
                print(f"{name} is out of date; run ./dev generate", file=sys.stderr)
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
                print(f"wrote {name}")
        folder = root / emitter.FOLDER
        for path in sorted(p for p in folder.rglob("*") if p.is_file()):
            if path.relative_to(root).as_posix() in files or "__pycache__" in path.parts:
                continue
            stale += 1
            if check:
                print(f"{path.relative_to(root)} is not generated any more", file=sys.stderr)
            else:
                path.unlink()
                print(f"removed {path.relative_to(root)}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
