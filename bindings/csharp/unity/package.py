#!/usr/bin/env python3
"""Assembles the Unity package com.mallard.rules.

    bindings/csharp/unity/package.py [--runtimes FOLDER] [OUTPUT]     (default: build/csharp/unity)
    bindings/csharp/unity/package.py --check OUTPUT

Takes what lies in com.mallard.rules/, adds the sources of the core and the native libraries of
FOLDER/<rid>/native/, writes a .meta for every file and folder, and packs it all as a tarball that
Unity's package manager adds. Unity ignores a file of a package that has no .meta and complains
about a .meta without its file, so both are generated and checked. A GUID is made of the path alone:
it stays the same for ever.
"""
import hashlib
import json
import re
import shutil
import sys
import tarfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
import natives  # noqa: E402  (beside the folder of this script)

ROOT = HERE.parents[2]
NAME = "com.mallard.rules"

# Native libraries: runtime id -> (folder of the package, which platforms of Unity load it).
PLATFORMS = {
    "linux-x64": ("Plugins/Linux/x86_64", {"Editor": ("Linux", "x86_64"), "Linux64": ("Linux", "x86_64")}),
    "win-x64": ("Plugins/Windows/x86_64", {"Editor": ("Windows", "x86_64"), "Win64": ("Windows", "x86_64")}),
    "osx-universal": ("Plugins/macOS", {"Editor": ("OSX", "AnyCPU"), "OSXUniversal": ("OSX", "AnyCPU")}),
    "android-arm64": ("Plugins/Android/arm64-v8a", {"Android": ("Android", "ARM64")}),
    "ios-arm64": ("Plugins/iOS", {"iOS": ("iOS", "AnyCPU")}),
    "webgl-wasm": ("Plugins/WebGL", {"WebGL": ("WebGL", "AnyCPU")}),
}

# The scene of each sample: one object with a game and the component of that name.
SCENES = ("GenericClient", "AnimatedPonds")

SCENE = """\
%YAML 1.1
%TAG !u! tag:unity3d.com,2011:
--- !u!1 &100
GameObject:
  serializedVersion: 6
  m_Component:
  - component: {fileID: 101}
  - component: {fileID: 102}
  - component: {fileID: 103}
  m_Layer: 0
  m_Name: Game
  m_TagString: Untagged
  m_IsActive: 1
--- !u!4 &101
Transform:
  m_GameObject: {fileID: 100}
  m_LocalRotation: {x: 0, y: 0, z: 0, w: 1}
  m_LocalPosition: {x: 0, y: 0, z: 0}
  m_LocalScale: {x: 1, y: 1, z: 1}
  m_Children: []
  m_Father: {fileID: 0}
--- !u!114 &102
MonoBehaviour:
  m_GameObject: {fileID: 100}
  m_Enabled: 1
  m_Script: {fileID: 11500000, guid: GAME, type: 3}
  game: battleducks
  seed: 0
  viewerSeat: 0
--- !u!114 &103
MonoBehaviour:
  m_GameObject: {fileID: 100}
  m_Enabled: 1
  m_Script: {fileID: 11500000, guid: CLIENT, type: 3}
"""

CORE_ASMDEF = {"name": "Mallard", "rootNamespace": "Mallard", "references": [],
               "allowUnsafeCode": True, "autoReferenced": True}


def guid(path: str) -> str:
    return hashlib.md5(f"{NAME}/{path}".encode()).hexdigest()


def scene(sample: str) -> str:
    """A scene in which a sample runs. Unity finds scripts by the GUIDs of their .meta files."""
    client = guid(f"Samples~/{sample}/{sample}.cs")
    return SCENE.replace("GAME", guid("Runtime/MallardGame.cs")).replace("CLIENT", client)


def _platform_data(platforms) -> str:
    """Which platforms load a native library: none but those named."""
    out = ("PluginImporter:\n  externalObjects: {}\n  serializedVersion: 2\n  iconMap: {}\n"
           "  executionOrder: {}\n  defineConstraints: []\n  isPreloaded: 0\n"
           "  isOverridable: 0\n  isExplicitlyReferenced: 0\n  validateReferences: 1\n"
           "  platformData:\n  - first:\n      Any: \n    second:\n      enabled: 0\n"
           "      settings: {}\n")
    for name, (system, cpu) in platforms.items():
        target = {"Editor": "Editor", "Android": "Android", "iOS": "iPhone", "WebGL": "WebGL"}.get(name, "Standalone")
        out += (f"  - first:\n      {target}: {name}\n    second:\n      enabled: 1\n"
                f"      settings:\n        CPU: {cpu}\n")
        if name == "Editor":
            out += f"        OS: {system}\n"
    return out


def meta(path: Path, relative: str) -> str:
    """The .meta of a file or folder."""
    text = f"fileFormatVersion: 2\nguid: {guid(relative)}\n"
    if path.is_dir():
        return text + "folderAsset: yes\nDefaultImporter:\n  externalObjects: {}\n"
    for folder, platforms in PLATFORMS.values():
        if relative.startswith(folder + "/"):
            return text + _platform_data(platforms)
    importer = {".cs": "MonoImporter", ".asmdef": "AssemblyDefinitionImporter",
                ".json": "PackageManifestImporter", ".md": "TextScriptImporter"}
    return text + f"{importer.get(path.suffix, 'DefaultImporter')}:\n  externalObjects: {{}}\n"


def _hidden(relative: Path) -> bool:
    """Unity does not look into folders that end with ~, so these and only these have no .meta."""
    return relative.name.endswith("~") or relative.name.startswith(".")


def _things(package: Path):
    """Everything Unity, or whoever imports a sample, gives a .meta."""
    for path in sorted(package.rglob("*")):
        relative = path.relative_to(package)
        inside_documentation = "Documentation~" in relative.parts
        if path.suffix != ".meta" and not _hidden(relative) and not inside_documentation:
            yield path, relative.as_posix()


def titles(docs: Path) -> dict[str, str]:
    """What the pages and sections of the manual are called, by the names that others refer to them by."""
    found = {}
    for page in docs.rglob("*.md"):
        found.update((name, title) for title, name in
                     re.findall(r"^#+ (.*?) \{#(\w+)\}$", page.read_text(), re.M))
    return found


def plain_markdown(page: str, called: dict[str, str]) -> str:
    """A page of the manual for readers that know Markdown only: without the names of its sections, and with the
    titles of other pages, which are not in the package, in the place of links to them."""
    page = re.sub(r" \{#\w+\}$", "", page, flags=re.M)
    page = re.sub(r"\[([^\]]+)\]\((?:@ref )?[\w.]*(?:\.md)?(?:#\w+)?\)", r"\1", page)
    return re.sub(r"@ref (\w+)", lambda found: f"*{called[found[1]]}* in the manual", page)


def _write_notices(path: Path, licences: Path) -> None:
    """What is inside the native libraries, with its licences: one file, where Unity wants it."""
    texts = [(ROOT / "THIRD_PARTY.md").read_text()]
    for licence in sorted(licences.glob("*")):
        texts.append(f"## {licence.name}\n\n```\n{licence.read_text().strip()}\n```\n")
    path.write_text("\n".join(texts))


def assemble(output: Path, runtimes: Path) -> Path:
    package = output / NAME
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(HERE / NAME, package)
    core = package / "Runtime/Core"
    for source in sorted((ROOT / "bindings/csharp/Mallard").rglob("*.cs")):
        target = core / source.relative_to(ROOT / "bindings/csharp/Mallard")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
    (core / "Mallard.asmdef").write_text(json.dumps(CORE_ASMDEF, indent=2) + "\n")
    # The core is written with nullable references on; Unity switches that on by this file.
    (core / "csc.rsp").write_text("-nullable:enable\n-warnaserror-\n")
    shutil.copy(ROOT / "LICENSE", package / "LICENSE.md")
    _write_notices(package / "Third Party Notices.md", runtimes.parent / "licences")
    (package / "Documentation~").mkdir(exist_ok=True)
    page = (ROOT / "docs/unity.md").read_text()
    (package / "Documentation~/index.md").write_text(plain_markdown(page, titles(ROOT / "docs")))
    for sample in SCENES:
        (package / f"Samples~/{sample}/{sample}.unity").write_text(scene(sample))
    for rid, (folder, _) in PLATFORMS.items():
        for library in sorted((runtimes / rid / "native").glob("*")):
            (package / folder).mkdir(parents=True, exist_ok=True)
            shutil.copy(library, package / folder)
    for path, relative in _things(package):
        Path(f"{path}.meta").write_text(meta(path, relative))
    version = json.loads((package / "package.json").read_text())["version"]
    archive = output / f"{NAME}-{version}.tgz"
    with tarfile.open(archive, "w:gz") as tar:
        tar.add(package, "package")
    return archive


def flags(text: str) -> dict:
    """Where Unity loads a native library, as its .meta says: {platform: (system, processor)}."""
    found = {}
    for block in text.split("  - first:\n")[1:]:
        target, name = re.match(r" +(\w+): (\w*)", block).groups()
        if "enabled: 1" in block:
            settings = dict(re.findall(r"(CPU|OS): (\w+)", block))
            found[name or target] = (settings.get("OS"), settings.get("CPU"))
    return found


def _check_plugins(package: Path) -> list[str]:
    """What is wrong with the native libraries: each is loaded where it runs, once, and nowhere else."""
    wrong, loaded = [], {}
    plugins = [(path, relative) for path, relative in _things(package)
               if relative.startswith("Plugins/") and path.is_file()]
    for path, relative in plugins:
        rid, platforms = next(((rid, platforms) for rid, (folder, platforms) in PLATFORMS.items()
                               if relative.startswith(folder + "/")), ("", {}))
        found = flags(Path(f"{path}.meta").read_text())
        expected = {name: (system if name == "Editor" else None, cpu) for name, (system, cpu) in platforms.items()}
        if not expected or found != expected:
            wrong.append(f"{relative}: is loaded for {found}, not for {expected}")
        for name, (system, cpu) in found.items():
            if loaded.setdefault((name, system, cpu), relative) != relative:
                wrong.append(f"{relative}: {loaded[name, system, cpu]} is loaded for {name} {cpu}, too")
        if not natives.is_for(rid, path.read_bytes()[:64]):
            wrong.append(f"{relative}: is not for {rid}")
    if not plugins:
        wrong.append("no native library")
    wrong += [f"{rid}: runtimes.sh gathers it, and Unity is not told where to load it"
              for rid in sorted(set(natives.gathered()) - set(PLATFORMS) - natives.NOT_FOR_UNITY)]
    return wrong


def check(package: Path) -> list[str]:
    """What is wrong with an assembled package."""
    wrong, guids = [], {}
    wanted = {f"{relative}.meta" for _, relative in _things(package)}
    found = {path.relative_to(package).as_posix() for path in package.rglob("*.meta")}
    wrong += [f"no {name}" for name in sorted(wanted - found)]
    wrong += [f"{name} without its file" for name in sorted(found - wanted)]
    for name in sorted(found & wanted):
        text = (package / name).read_text()
        number = re.search(r"^guid: (\w+)$", text, re.M)
        if number is None:
            wrong.append(f"{name}: no GUID")
        elif not re.fullmatch("[0-9a-f]{32}", number[1]):
            wrong.append(f"{name}: GUID {number[1]} is none")
        elif guids.setdefault(number[1], name) != name:
            wrong.append(f"{name}: GUID {number[1]} is that of {guids[number[1]]}")
    wrong += _check_plugins(package)
    for needed in ("package.json", "LICENSE.md", "Third Party Notices.md", "CHANGELOG.md", "Runtime/Core/Mallard.asmdef"):
        if not (package / needed).is_file():
            wrong.append(f"no {needed}")
    for sample in json.loads((package / "package.json").read_text())["samples"]:
        if not (package / sample["path"]).is_dir():
            wrong.append(f"no sample at {sample['path']}")
    return wrong


def main(arguments: list[str]) -> int:
    runtimes = ROOT / "build/csharp/runtimes"
    if arguments[:1] == ["--check"]:
        wrong = check(Path(arguments[1]) / NAME)
        print("\n".join(wrong) if wrong else "the package is complete")
        return 1 if wrong else 0
    if arguments[:1] == ["--runtimes"]:
        runtimes = Path(arguments[1])
        arguments = arguments[2:]
    output = Path(arguments[0]) if arguments else ROOT / "build/csharp/unity"
    print(f"wrote {assemble(output, runtimes)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
