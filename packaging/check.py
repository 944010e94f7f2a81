#!/usr/bin/env python3
"""Looks into the packages in dist/: each holds the libraries that `./dev dist` has built, byte for byte, for
the platforms it is for, and lists exactly these.

    packaging/check.py [--all] [nuget | unity | godot | python | debian ...]     default: all but debian

With --all every platform has to be there. Run by packages.sh.
"""
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "bindings/csharp"), str(ROOT / "bindings/csharp/unity"), str(ROOT / "bindings/python")]
import natives  # noqa: E402  (found by the line above, as are those below)
import package as unity  # noqa: E402
import wheel  # noqa: E402

STAGES = ROOT / "build/dist"
VERSION = re.search(r"^project\(mallard VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text(), re.M)[1]

# How the libraries of Godot's addon begin, and by which names the engine asks for them.
GODOT = {
    "linux-x64": ("libmallard_godot.linux-x64.so", "linux-x64", "linux.{}.x86_64"),
    "linux-arm64": ("libmallard_godot.linux-arm64.so", "linux-arm64", "linux.{}.arm64"),
    "windows-x64": ("mallard_godot.windows-x64.dll", "win-x64", "windows.{}.x86_64"),
    "macos-universal": ("libmallard_godot.macos-universal.dylib", "osx-universal", "macos.{}"),
}


def built(platform: str, library: str) -> Path:
    """Where `./dev dist` has left a library."""
    return STAGES / platform / ("bin" if library.endswith(".dll") else "lib") / library


def only(pattern: str) -> Path:
    """The package of this version that is called so; complains unless it is the only one."""
    found = sorted((ROOT / "dist").glob(pattern))
    if len(found) != 1 or VERSION not in found[0].name:
        raise LookupError(f"dist/{pattern}: there is {', '.join(path.name for path in found) or 'none'}, not one of {VERSION}")
    return found[0]


def compare(inside: dict[str, bytes], wanted: dict[str, tuple[str, str]]) -> tuple[list[str], list[str]]:
    """What is inside, by place, against what should be: place -> (platform, library). Says which platforms
    were not built, and what is wrong."""
    missing = [platform for platform, library in wanted.values() if not built(platform, library).exists()]
    wrong = [f"{place} belongs to no platform" for place in sorted(inside) if place not in wanted]
    for place, (platform, library) in wanted.items():
        if place in inside and (platform in missing or inside[place] != built(platform, library).read_bytes()):
            wrong.append(f"{place} is not what ./dev dist {platform} made")
        elif place not in inside and platform not in missing:
            wrong.append(f"{place} is missing")
    return missing, wrong


def look_nuget():
    wanted = {f"runtimes/{rid}/native/{library}": (platform, library)
              for rid, (platform, library) in natives.for_nuget().items()}
    with zipfile.ZipFile(only("Mallard.*.nupkg")) as archive:
        return compare({name: archive.read(name) for name in archive.namelist() if name.startswith("runtimes/")}, wanted)


def look_unity():
    wanted = {f"package/{unity.PLATFORMS[rid][0]}/{library}": (platform, library)
              for rid, (platform, library) in natives.gathered().items() if rid in unity.PLATFORMS}
    with tarfile.open(only("com.mallard.rules-*.tgz")) as archive:
        files = {member.name for member in archive.getmembers() if member.isfile()}
        inside = {name: archive.extractfile(name).read() for name in files
                  if name.startswith("package/Plugins/") and not name.endswith(".meta")}
        metas = {name: unity.flags(archive.extractfile(f"{name}.meta").read().decode())
                 for name in inside if f"{name}.meta" in files}
    missing, wrong = compare(inside, wanted)
    return missing, wrong + [f"{name} is loaded nowhere" for name in sorted(inside) if not metas.get(name)]


def look_godot():
    missing = [platform for platform in GODOT if not (STAGES / platform).is_dir()]
    with zipfile.ZipFile(only("mallard-godot-*.zip")) as archive:
        inside = {name.removeprefix("addons/mallard/bin/"): archive.read(name)
                  for name in archive.namelist() if name.startswith("addons/mallard/bin/") and not name.endswith("/")}
        config = archive.read("addons/mallard/mallard.gdextension").decode()
    listed = dict(re.findall(r'^([\w.]+) = "res://addons/mallard/bin/(.*)"$', config, re.M))
    expected = {tag.format(kind): file for platform, (file, _, tag) in GODOT.items() if platform not in missing
                for kind in ("debug", "release")}
    wrong = [] if listed == expected else [f"mallard.gdextension lists {listed}, not {expected}"]
    wrong += [f"bin/{name} is not listed" for name in sorted(set(inside) - set(listed.values()))]
    wrong += [f"bin/{name} is listed and not there" for name in sorted(set(listed.values()) - set(inside))]
    wrong += [f"bin/{file} is not for {platform}" for platform, (file, rid, _) in GODOT.items()
              if file in inside and not natives.is_for(rid, inside[file][:64])]
    return missing, wrong


def look_python():
    missing, wrong = [], []
    for platform, (place, tag) in wheel.PLATFORMS.items():
        library = STAGES / platform / place
        if not library.exists():
            missing.append(platform)
            continue
        with zipfile.ZipFile(only(f"mallard-*-{tag}.whl")) as archive:
            inside = {name: archive.read(name) for name in archive.namelist() if "/_library/" in name}
        if inside != {f"mallard/_library/{library.name}": library.read_bytes()}:
            wrong.append(f"the wheel for {tag} holds {', '.join(inside) or 'none'}, not what ./dev dist {platform} made")
    return missing, wrong


def look_debian():
    wrong = []
    for name, place in {"libmallard": r"/libmallard\.so\.[0-9.]+$", "libmallard-cpp-dev": r"/libmallard_cpp\.a$",
                        "mallard": r"/bin/mallard$"}.items():
        held = subprocess.run(["dpkg-deb", "-c", only(f"{name}_*.deb")], capture_output=True, text=True, check=True).stdout
        if not re.search(place, held, re.M):
            wrong.append(f"{name} holds nothing like {place}")
    return [], wrong


LOOKS = {"nuget": look_nuget, "unity": look_unity, "godot": look_godot, "python": look_python, "debian": look_debian}


def main(arguments: list[str]) -> int:
    everything = arguments[:1] == ["--all"]
    kinds = arguments[1:] if everything else arguments
    failed = False
    for kind in kinds or [kind for kind in LOOKS if kind != "debian"]:
        try:
            missing, wrong = LOOKS[kind]()
        except LookupError as error:
            missing, wrong = [], [str(error)]
        if everything:
            wrong += [f"{platform} is missing" for platform in missing]
        said = "whole" if not missing else f"without {', '.join(missing)}, not built by ./dev dist"
        print(f"{kind}: {said}" if not wrong else "\n".join(f"{kind}: {line}" for line in wrong),
              file=sys.stderr if wrong else sys.stdout)
        failed = failed or bool(wrong)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
