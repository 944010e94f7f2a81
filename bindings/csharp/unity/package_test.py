#!/usr/bin/env python3
"""What package.py --check finds: a package that is whole, and one with each of the mistakes that Unity
would pass over in silence. The native libraries here are their first bytes."""
import json
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import check
import package
import natives  # where package found it


def library(rid: str) -> bytes:
    head = bytearray(64)
    for at, magic in natives.MAGIC[rid]:
        head[at:at + len(magic)] = magic
    return bytes(head)


class PackageTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        base = Path(cls.folder.name)
        for rid, (_, name) in natives.gathered().items():
            native = base / "runtimes" / rid / "native"
            native.mkdir(parents=True)
            (native / name).write_bytes(library(rid))
        (base / "licences").mkdir()
        (base / "licences/lua").write_text("free")
        package.assemble(base / "whole", base / "runtimes")
        cls.whole = base / "whole" / package.NAME

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def setUp(self):
        self.package = self.whole.parent.parent / "broken" / package.NAME
        shutil.copytree(self.whole, self.package)

    def tearDown(self):
        shutil.rmtree(self.package.parent)

    def finds(self, *mistakes: str):
        """The check finds these and nothing else, and says so as a program, too."""
        found = package.check(self.package)
        self.assertEqual(len(found), len(mistakes), found)
        for mistake in mistakes:
            self.assertTrue(any(mistake in one for one in found), f"{mistake} not in {found}")
        run = subprocess.run([sys.executable, "-B", str(Path(package.__file__)), "--check", str(self.package.parent)],
                             capture_output=True, text=True)
        self.assertEqual(run.returncode, 1 if mistakes else 0)
        self.assertEqual(run.stdout.split("\n")[:-1], found or ["the package is complete"])

    def test_whole(self):
        self.finds()

    def test_a_file_without_meta(self):
        (self.package / "LICENSE.md.meta").unlink()
        self.finds("no LICENSE.md.meta")

    def test_a_folder_without_meta(self):
        (self.package / "Runtime/Core.meta").unlink()
        self.finds("no Runtime/Core.meta")

    def test_a_new_file_without_meta(self):
        (self.package / "Samples~/GenericClient/New.cs").write_text("class New {}")
        self.finds("no Samples~/GenericClient/New.cs.meta")

    def test_a_meta_without_its_file(self):
        (self.package / "Runtime/TopView.cs").unlink()
        self.finds("Runtime/TopView.cs.meta without its file")

    def test_a_guid_twice(self):
        one, other = self.package / "Runtime/TopView.cs.meta", self.package / "Runtime/PackAsset.cs.meta"
        other.write_text(one.read_text())
        self.finds("Runtime/TopView.cs.meta: GUID")

    def test_a_guid_that_is_none(self):
        meta = self.package / "Runtime/TopView.cs.meta"
        meta.write_text("fileFormatVersion: 2\nguid: 123\n")
        self.finds("Runtime/TopView.cs.meta: GUID 123")
        meta.write_text("fileFormatVersion: 2\n")
        self.finds("Runtime/TopView.cs.meta: no GUID")

    def test_a_library_that_is_loaded_everywhere(self):
        meta = self.package / "Plugins/Linux/x86_64/libmallard.so.meta"
        text = meta.read_text()
        meta.write_text(text.replace("      Any: \n    second:\n      enabled: 0", "      Any: \n    second:\n      enabled: 1"))
        self.assertNotEqual(text, meta.read_text())
        self.finds("Plugins/Linux/x86_64/libmallard.so: is loaded for")

    def test_a_library_that_is_loaded_on_the_wrong_platform(self):
        meta = self.package / "Plugins/Windows/x86_64/mallard.dll.meta"
        meta.write_text(meta.read_text().replace("Standalone: Win64", "Standalone: Linux64"))
        # It also takes the place of the library that is for Linux, or that of it.
        self.finds("mallard.dll: is loaded for", "is loaded for Linux64 x86_64, too")

    def test_a_library_for_another_system(self):
        (self.package / "Plugins/macOS/libmallard.dylib").write_bytes(library("osx-x64"))
        self.finds("Plugins/macOS/libmallard.dylib: is not for osx-universal")

    def test_a_library_for_the_web_is_loaded_there_alone(self):
        relative = "Plugins/WebGL/libmallard.a"
        (self.package / "Plugins/WebGL").mkdir()
        (self.package / relative).write_bytes(b"!<arch>\n")
        for name in ("Plugins/WebGL", relative):
            (self.package / f"{name}.meta").write_text(package.meta(self.package / name, name))
        self.finds()
        self.assertEqual(package.flags((self.package / f"{relative}.meta").read_text()), {"WebGL": (None, "AnyCPU")})

    def test_no_library(self):
        for platform in ("Linux", "Windows", "macOS"):
            shutil.rmtree(self.package / "Plugins" / platform)
            (self.package / "Plugins" / f"{platform}.meta").unlink()
        self.finds("no native library")

    def test_what_has_to_be_there(self):
        for name in ("CHANGELOG.md", "CHANGELOG.md.meta"):
            (self.package / name).unlink()
        shutil.rmtree(self.package / "Samples~/AnimatedPonds")
        (self.package / "Samples~/AnimatedPonds.meta").unlink()
        self.finds("no CHANGELOG.md", "no sample at Samples~/AnimatedPonds")

    def test_scenes_of_samples_have_the_scripts_and_fields_that_are_there(self):
        game = (self.package / "Runtime/MallardGame.cs").read_text()
        for sample in package.SCENES:
            folder = self.package / "Samples~" / sample
            scene = (folder / f"{sample}.unity").read_text()
            scripts = [self.package / "Runtime/MallardGame.cs", folder / f"{sample}.cs"]
            wanted = [re.search(r"^guid: (\w+)$", Path(f"{path}.meta").read_text(), re.M)[1] for path in scripts]
            self.assertEqual(wanted, re.findall(r"fileID: 11500000, guid: (\w+)", scene))
            objects = set(re.findall(r"^--- !u!\d+ &(\d+)$", scene, re.M))
            self.assertEqual(objects, set(re.findall(r"fileID: (1\d\d)\}", scene)))
            for field in re.findall(r"^  ([a-z]\w+): ", scene.split("&102")[1].split("---")[0], re.M):
                if not field.startswith("m_"):
                    self.assertRegex(game, rf"\[SerializeField\] private \w+ {field}\b")

    def test_guids_stay_the_same(self):
        again = self.package.parent / "again"
        package.assemble(again, self.whole.parent.parent / "runtimes")
        for meta in self.whole.rglob("*.meta"):
            self.assertEqual(meta.read_text(), (again / package.NAME / meta.relative_to(self.whole)).read_text())


class DocumentationTest(unittest.TestCase):
    def test_the_page_in_the_package_is_plain_markdown(self):
        page = (package.ROOT / "docs/unity.md").read_text()
        self.assertRegex(page, r"\{#\w+\}")
        plain = package.plain_markdown(page, package.titles(package.ROOT / "docs"))
        self.assertNotRegex(plain, r"\{#|@ref|\]\((?!https?:)")
        self.assertEqual(page.count("```"), plain.count("```"))

    def test_links_and_names_become_titles(self):
        text = "# A {#a}\nsee @ref b, [this](b.md#c), [that](@ref b) and [there](https://example.org)"
        self.assertEqual("# A\nsee *The B* in the manual, this, that and [there](https://example.org)",
                         package.plain_markdown(text, {"b": "The B"}))


class CheckTest(unittest.TestCase):
    """What check.py makes of assemblies."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.package = Path(self.folder.name)

    def tearDown(self):
        self.folder.cleanup()

    def asmdef(self, folder: str, **what):
        (self.package / folder).mkdir(exist_ok=True)
        (self.package / folder / "a.asmdef").write_text(json.dumps(what))

    def test_a_reference_to_nothing(self):
        self.asmdef("a", name="A", references=["Missing"])
        with self.assertRaisesRegex(check.Mistake, "A refers to Missing"):
            check.generate(self.package, self.package / "out", [])

    def test_two_of_one_name(self):
        self.asmdef("a", name="A")
        self.asmdef("b", name="A")
        with self.assertRaisesRegex(check.Mistake, "a second assembly A"):
            check.assemblies(self.package, [])

    def test_what_is_for_the_editor_is_compiled_there_only(self):
        self.asmdef("a", name="A", includePlatforms=["Editor"])
        self.asmdef("b", name="B", defineConstraints=["UNITY_INCLUDE_TESTS"])
        self.asmdef("c", name="C")
        self.assertEqual(set(check.assemblies(self.package, ["UNITY_EDITOR"])), {"A", "B", "C"})
        self.assertEqual(set(check.assemblies(self.package, ["UNITY_IOS"])), {"C"})

    def test_a_file_belongs_to_the_nearest_assembly_above_it(self):
        self.asmdef("a", name="A")
        self.asmdef("a/b", name="B")
        for name in ("a/one.cs", "a/b/two.cs"):
            (self.package / name).write_text("")
        folders = [self.package / "a", self.package / "a/b"]
        self.assertEqual(check.sources(folders[0], folders), [self.package / "a/one.cs"])
        self.assertEqual(check.sources(folders[1], folders), [self.package / "a/b/two.cs"])


if __name__ == "__main__":
    unittest.main()
