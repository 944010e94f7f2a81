#!/usr/bin/env python3
"""What nuget_check.py says of packages that are whole, and of those that are not. The libraries here are
their first bytes."""
import tempfile
import unittest
import zipfile
from pathlib import Path

import natives
import nuget_check


def library(rid: str) -> bytes:
    head = bytearray(64)
    for at, magic in natives.MAGIC[rid]:
        head[at:at + len(magic)] = magic
    return bytes(head)


class NuGetCheckTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.package = Path(self.folder.name) / "a.nupkg"
        self.runtimes = Path(self.folder.name) / "runtimes"
        self.runtimes.mkdir()

    def tearDown(self):
        self.folder.cleanup()

    def gather(self, *rids: str):
        for rid in rids:
            (self.runtimes / rid / "native").mkdir(parents=True)

    def pack(self, **files: bytes):
        with zipfile.ZipFile(self.package, "w") as archive:
            archive.writestr("lib/netstandard2.1/Mallard.dll", b"MZ")
            for rid, content in files.items():
                rid = rid.replace("_", "-")
                archive.writestr(f"runtimes/{rid}/native/{natives.gathered().get(rid, ('', 'x'))[1]}", content)

    def check(self, everything=False):
        return nuget_check.check(self.package, self.runtimes, everything)

    def test_the_table_of_the_script_is_read(self):
        self.assertEqual(set(natives.gathered()), {"linux-x64", "linux-arm64", "win-x64", "osx-arm64", "osx-x64", "osx-universal"})
        self.assertEqual(natives.gathered()["win-x64"], ("windows-x64", "mallard.dll"))

    def test_what_is_inside_and_what_is_missing(self):
        self.gather("linux-x64", "win-x64")
        self.pack(linux_x64=library("linux-x64"), win_x64=library("win-x64"))
        said, wrong = self.check()
        self.assertEqual(wrong, [])
        self.assertEqual(said, ["inside: linux-x64 win-x64", "missing: linux-arm64 (./dev dist linux-arm64)",
                                "missing: osx-arm64 (./dev dist macos-arm64)", "missing: osx-x64 (./dev dist macos-x64)"])
        self.assertEqual(self.check(everything=True)[1],
                         ["linux-arm64 is missing", "osx-arm64 is missing", "osx-x64 is missing"])

    def test_everything(self):
        self.gather(*natives.gathered())
        self.pack(**{rid.replace("-", "_"): library(rid) for rid in natives.for_nuget()})
        said, wrong = self.check(everything=True)
        self.assertEqual((len(said), wrong), (1, []))

    def test_what_was_gathered_and_left_out(self):
        self.gather("linux-x64", "osx-x64")
        self.pack(linux_x64=library("linux-x64"))
        self.assertEqual(self.check()[1], ["osx-x64 was gathered and is not in the package"])

    def test_a_library_for_another_platform(self):
        self.gather("linux-x64")
        self.pack(linux_x64=library("linux-arm64"))
        self.assertEqual(self.check()[1], ["linux-x64: libmallard.so is not for that platform"])

    def test_a_platform_that_nobody_knows(self):
        self.pack(beos_x64=b"", linux_x64=library("linux-x64"))
        self.assertEqual(self.check()[1], ["beos-x64: is no platform that runtimes.sh gathers for NuGet"])

    def test_the_file_for_both_kinds_of_mac_is_not_for_nuget(self):
        self.gather("linux-x64", "osx-universal")
        self.pack(linux_x64=library("linux-x64"))
        self.assertEqual(self.check()[1], [])
        self.pack(linux_x64=library("linux-x64"), osx_universal=library("osx-universal"))
        self.assertEqual(self.check()[1], ["osx-universal: is no platform that runtimes.sh gathers for NuGet"])

    def test_no_library(self):
        self.pack()
        self.assertEqual(self.check()[1], ["there is no native library inside"])


if __name__ == "__main__":
    unittest.main()
