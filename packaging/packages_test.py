#!/usr/bin/env python3
"""Makes all packages as packages.sh does, with libraries that are only their first bytes and tools that only
make files, and has check.py look into them: whole ones, and ones with each mistake a script could make.

    packaging/packages_test.py
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "bindings/csharp"))
import natives  # noqa: E402  (found by the line above)

# What scripts call, and what it makes here. `dotnet pack` is all that counts of dotnet.
TOOLS = {
    "dotnet": """#!/usr/bin/env python3
import os, pathlib, sys, zipfile
if sys.argv[1] == "pack":
    option = {a.split("=")[0]: a.split("=")[1] for a in sys.argv if "=" in a}
    runtimes = pathlib.Path(option["-p:MallardRuntimes"])
    out = pathlib.Path(sys.argv[sys.argv.index("-o") + 1])
    out.mkdir(parents=True)
    with zipfile.ZipFile(out / "Mallard.VERSION.nupkg", "w") as package:
        for path in sorted(runtimes.glob("*/native/*")):
            if "osx-universal" not in path.parts:
                package.write(path, f"runtimes/{path.relative_to(runtimes)}")
""",
    "cmake": """#!/bin/sh
case $2 in
  *windows*) file=bin/libmallard_godot.dll from=windows-x64/bin/mallard.dll ;;
  *macos*) file=lib/libmallard_godot.dylib from=$(basename "$2")/lib/libmallard.dylib ;;
  *) file=lib/libmallard_godot.so from=$(basename "$2")/lib/libmallard.so ;;
esac
mkdir -p "$(dirname "$2/$file")"
cp "build/dist/$from" "$2/$file"
""",
    "llvm-lipo": """#!/bin/sh
cp build/dist/macos-universal/lib/libmallard.dylib "$5"
""",
}
CONFIGURE = """#!/bin/sh
mkdir -p "$2"
"""


def head(rid: str) -> bytes:
    """A library of which only the beginning is there."""
    library = bytearray(64)
    for at, magic in natives.MAGIC[rid]:
        library[at:at + len(magic)] = magic
    return bytes(library) + rid.encode()


def write(path: Path, content, mode: int = 0o644) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    path.chmod(mode)


def stand_in(root: Path) -> None:
    """A copy of the scripts, beside libraries of every platform."""
    for folder in ("packaging", "docs", "bindings/csharp", "bindings/godot", "bindings/python"):
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("bin", "obj", "__pycache__", "pictures"))
    for name in ("CMakeLists.txt", "LICENSE", "THIRD_PARTY.md"):
        shutil.copy(ROOT / name, root / name)
    for rid, (platform, library) in natives.gathered().items():
        stage = root / "build/dist" / platform
        write(stage / ("bin" if library.endswith("dll") else "lib") / library, head(rid))
        write(stage / "share/doc/mallard/licences/lua", "free")
        write(stage / "share/doc/mallard/licences" / platform, "free, too")
    write(root / "build/zig/zig", "")
    write(root / "build/godot/include/gdextension_interface.h", "")
    write(root / "cmake/dist/configure.sh", CONFIGURE, 0o755)
    version = re.search(r"^project\(mallard VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text(), re.M)[1]
    for name, script in TOOLS.items():
        write(root / "tools" / name, script.replace("VERSION", version), 0o755)


class PackagesTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.root = Path(cls.folder.name)
        stand_in(cls.root)
        cls.made = cls.run_script("packaging/packages.sh", "--all", "nuget", "unity", "godot", "python")

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    @classmethod
    def run_script(cls, *command: str):
        environment = {**os.environ, "PATH": f"{cls.root}/tools:{os.environ['PATH']}", "PYTHONDONTWRITEBYTECODE": "1"}
        return subprocess.run(command, cwd=cls.root, env=environment, capture_output=True, text=True)

    def check(self, *arguments: str) -> tuple[int, str]:
        run = self.run_script("packaging/check.py", *arguments)
        return run.returncode, run.stdout + run.stderr

    def damaged(self, pattern: str, change) -> str:
        """What is said of a package in which `change` has put other files: name -> bytes, or None for none."""
        package, = (self.root / "dist").glob(pattern)
        whole = package.read_bytes()
        with zipfile.ZipFile(package) as archive:
            files = {name: archive.read(name) for name in archive.namelist()}
        files.update(change(files))
        with zipfile.ZipFile(package, "w") as archive:
            for name, content in files.items():
                if content is not None:
                    archive.writestr(name, content)
        status, said = self.check()
        package.write_bytes(whole)
        self.assertEqual(status, 1, said)
        return said

    def test_all_are_whole(self):
        self.assertEqual(self.made.returncode, 0, self.made.stdout + self.made.stderr)
        self.assertEqual(self.check("--all"), (0, "nuget: whole\nunity: whole\ngodot: whole\npython: whole\n"))

    def test_a_library_is_missing(self):
        said = self.damaged("*.nupkg", lambda files: {"runtimes/osx-x64/native/libmallard.dylib": None})
        self.assertIn("nuget: runtimes/osx-x64/native/libmallard.dylib is missing", said)

    def test_a_library_is_an_older_one(self):
        said = self.damaged("*.nupkg", lambda files: {"runtimes/win-x64/native/mallard.dll": head("win-x64") + b"old"})
        self.assertIn("nuget: runtimes/win-x64/native/mallard.dll is not what ./dev dist windows-x64 made", said)
        said = self.damaged("*aarch64.whl", lambda files: {"mallard/_library/libmallard.so": head("linux-x64")})
        self.assertIn("python: the wheel for manylinux_2_28_aarch64 holds", said)

    def test_a_library_for_nobody(self):
        said = self.damaged("*.nupkg", lambda files: {"runtimes/beos/native/libmallard.so": b""})
        self.assertIn("nuget: runtimes/beos/native/libmallard.so belongs to no platform", said)

    def test_the_addon_lists_exactly_what_it_holds(self):
        config = "addons/mallard/mallard.gdextension"
        dll = "addons/mallard/bin/mallard_godot.windows-x64.dll"
        said = self.damaged("mallard-godot-*", lambda files: {dll: None})
        self.assertIn("godot: bin/mallard_godot.windows-x64.dll is listed and not there", said)
        said = self.damaged("mallard-godot-*", lambda files: {config: files[config].replace(b"macos.release", b"macos.relase")})
        self.assertIn("godot: mallard.gdextension lists", said)
        said = self.damaged("mallard-godot-*", lambda files: {"addons/mallard/bin/other.so": b""})
        self.assertIn("godot: bin/other.so is not listed", said)
        said = self.damaged("mallard-godot-*", lambda files: {dll: head("linux-x64")})
        self.assertIn("godot: bin/mallard_godot.windows-x64.dll is not for windows-x64", said)

    def test_the_addon_for_one_platform(self):
        package, = (self.root / "dist").glob("mallard-godot-*")
        whole = package.read_bytes()
        run = self.run_script("bindings/godot/cross.sh", "linux-arm64")
        self.assertEqual(run.returncode, 0, run.stderr)
        with zipfile.ZipFile(package) as archive:
            names = {name.removeprefix("addons/mallard/") for name in archive.namelist()}
        package.write_bytes(whole)
        self.assertLessEqual({"LICENSE", "THIRD_PARTY.md", "README.md", "plugin.cfg", "plugin.gd", "pack_export.gd",
                              "icons/MallardMatch.svg", "licences/.gdignore", "licences/lua", "licences/linux-arm64"}, names)
        self.assertEqual([name for name in names if "windows" in name or "macos" in name], [])

    def test_a_platform_that_was_not_built(self):
        # The packages hold what nobody built now; a release needs all of them.
        stage = self.root / "build/dist/macos-arm64"
        stage.rename(self.root / "away")
        status, said = self.check("--all", "nuget")
        (self.root / "away").rename(stage)
        self.assertEqual(status, 1)
        self.assertIn("nuget: macos-arm64 is missing", said)
        self.assertIn("osx-arm64/native/libmallard.dylib is not what ./dev dist macos-arm64 made", said)

    def test_no_package(self):
        package, = (self.root / "dist").glob("*.tgz")
        package.rename(self.root / "away.tgz")
        status, said = self.check("unity")
        (self.root / "away.tgz").rename(package)
        self.assertEqual(status, 1)
        self.assertIn("unity: dist/com.mallard.rules-*.tgz: there is none", said)

    def test_no_such_kind(self):
        run = self.run_script("packaging/packages.sh", "pascal")
        self.assertEqual(run.returncode, 2)
        self.assertIn("there are no packages for pascal", run.stderr)


if __name__ == "__main__":
    unittest.main()
