#!/usr/bin/env python3
"""Makes a wheel: py3-none-<platform>, with the library inside. Needs the standard library only.

    bindings/python/wheel.py LIBRARY FOLDER [PLATFORM]    prints the path of the wheel
    bindings/python/wheel.py --dist build/dist FOLDER     one for each library of `./dev dist`

PLATFORM is a tag such as manylinux_2_28_x86_64; unless said, linux_<machine>, which promises no more
than that the machine at hand can use it. The same input gives the same bytes.
"""
import base64
import hashlib
import platform
import re
import sys
import zipfile
from pathlib import Path
from typing import List, Optional

HERE = Path(__file__).resolve().parent
METADATA = """Metadata-Version: 2.1
Name: mallard
Version: {version}
Summary: Rules engines for tabletop games: legal moves, events, snapshots, bots, learning environments
License: {licence}
Requires-Python: >=3.9
Requires-Dist: cffi>=1.15
Requires-Dist: numpy>=1.22
Provides-Extra: simulation
Requires-Dist: pandas; extra == "simulation"
Requires-Dist: matplotlib; extra == "simulation"
Description-Content-Type: text/markdown

{readme}"""
NAMES = {".dll": "mallard.dll", ".dylib": "libmallard.dylib"}
# The platforms of `./dev dist`: where the library lies, and the tag of a wheel with it.
PLATFORMS = {
    "linux-x64": ("lib/libmallard.so", "manylinux_2_28_x86_64"),
    "linux-arm64": ("lib/libmallard.so", "manylinux_2_28_aarch64"),
    "windows-x64": ("bin/mallard.dll", "win_amd64"),
    "macos-arm64": ("lib/libmallard.dylib", "macosx_11_0_arm64"),
    "macos-x64": ("lib/libmallard.dylib", "macosx_11_0_x86_64"),
}


def version() -> str:
    text = (HERE / "mallard/_generated/constants.py").read_text(encoding="utf-8")
    return ".".join(re.search(rf"^VERSION_{part} = (\d+)", text, re.M)[1]
                    for part in ("MAJOR", "MINOR", "PATCH"))


def build(library: Path, folder: Path, tag: str, licences: Optional[Path] = None) -> Path:
    """The wheel for that tag; `licences` is a folder with those of everything inside the library."""
    number = version()
    info = f"mallard-{number}.dist-info"
    licence = HERE.parents[1] / "LICENSE"
    files = {path.relative_to(HERE).as_posix(): path.read_bytes()
             for path in sorted((HERE / "mallard").rglob("*"))
             if path.is_file() and "__pycache__" not in path.parts}
    files[f"mallard/_library/{NAMES.get(library.suffix, 'libmallard.so')}"] = library.read_bytes()
    files[f"{info}/LICENSE"] = licence.read_bytes()
    for path in sorted(licences.iterdir()) if licences else []:
        files[f"{info}/licenses/{path.name}"] = path.read_bytes()
    files[f"{info}/METADATA"] = METADATA.format(
        version=number, licence=licence.read_text(encoding="utf-8").split("\n")[0].strip(),
        readme=(HERE / "README.md").read_text(encoding="utf-8")).encode()
    files[f"{info}/WHEEL"] = (f"Wheel-Version: 1.0\nGenerator: mallard\nRoot-Is-Purelib: false\n"
                              f"Tag: py3-none-{tag}\n").encode()
    record = "".join(
        f"{name},sha256={base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip('=')},"
        f"{len(data)}\n" for name, data in files.items())
    files[f"{info}/RECORD"] = (record + f"{info}/RECORD,,\n").encode()
    folder.mkdir(parents=True, exist_ok=True)
    out = folder / f"mallard-{number}-py3-none-{tag}.whl"
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = (0o755 if "/_library/" in name else 0o644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, data)
    return out


def build_all(dist: Path, folder: Path) -> List[Path]:
    """A wheel for every platform whose library is there."""
    return [build(dist / name / place, folder, tag, dist / name / "share/doc/mallard/licences")
            for name, (place, tag) in PLATFORMS.items() if (dist / name / place).exists()]


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    if sys.argv[1] == "--dist":
        print(*build_all(Path(sys.argv[2]), Path(sys.argv[3])), sep="\n")
        sys.exit()
    print(build(Path(sys.argv[1]).resolve(), Path(sys.argv[2]),
                sys.argv[3] if sys.argv[3:] else f"linux_{platform.machine()}"))
