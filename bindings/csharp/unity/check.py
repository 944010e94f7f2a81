#!/usr/bin/env python3
"""Writes C# projects that compile an assembled package as Unity does: one for every .asmdef.

    bindings/csharp/unity/check.py PACKAGE OUTPUT SYMBOL...

Each project refers to what its .asmdef refers to and to nothing else, so what is internal to one
assembly, or forgotten in a list of references, fails here as it fails in Unity. Unity's own
assemblies are stubs (Stub/). Scripts of a user's project, which have no .asmdef, see every assembly
that says `autoReferenced`: as such a script the C# of docs/unity.md is compiled. With the symbol
UNITY_EDITOR it is the editor, otherwise a player, which has no assemblies of the editor and no tests.
The project to build is OUTPUT/All.
"""
import json
import re
import sys
from pathlib import Path
from xml.sax.saxutils import escape

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
USER = "Assembly-CSharp"  # What Unity calls the assembly of scripts without an .asmdef.


class Mistake(Exception):
    """Something in an .asmdef that Unity would not take."""


def stubs() -> dict[str, Path]:
    """Unity's own assemblies."""
    return {folder.name: folder for folder in sorted((HERE / "Stub").iterdir())}


def assemblies(package: Path, symbols: list[str]) -> dict[str, tuple[dict, Path]]:
    """The .asmdefs that are compiled with these symbols, by name, with their folders."""
    editor = "UNITY_EDITOR" in symbols
    known = set(symbols) | ({"UNITY_INCLUDE_TESTS"} if editor else set())
    found = {}
    for path in sorted(package.rglob("*.asmdef")):
        asmdef = json.loads(path.read_text())
        if asmdef["name"] in found:
            raise Mistake(f"{path}: a second assembly {asmdef['name']}")
        platforms = asmdef.get("includePlatforms", [])
        if (platforms and not (editor and "Editor" in platforms)
                or not set(asmdef.get("defineConstraints", [])) <= known):
            continue
        found[asmdef["name"]] = asmdef, path.parent
    return found


def references(asmdef: dict, there: dict) -> list[str]:
    """What an assembly sees: Unity's engine, its editor in the editor, and what it names."""
    engine = ["UnityEngine"] + (["UnityEditor"] if asmdef.get("includePlatforms") == ["Editor"] else [])
    named = asmdef.get("references", [])
    # Without overrideReferences Unity adds libraries of its own choice: not to be relied on.
    libraries = asmdef.get("precompiledReferences", []) if asmdef.get("overrideReferences") else []
    named = named + [library.removesuffix(".dll") for library in libraries]
    for name in named:
        if name not in there and name not in stubs():
            raise Mistake(f"{asmdef['name']} refers to {name}, which is not there")
    return engine + named


def sources(folder: Path, others: list[Path]) -> list[Path]:
    """What belongs to the assembly of a folder: all below it but what belongs to one further down."""
    return [path for path in sorted(folder.rglob("*.cs"))
            if not any(other in path.parents for other in others if other != folder and folder in other.parents)]


def write(output: Path, name: str, files: list[Path], refers: list[str], *, unsafe=False, nullable=False,
          symbols=()) -> None:
    folder = output / name
    folder.mkdir(parents=True, exist_ok=True)
    items = [f'    <Compile Include="{escape(str(path))}" />' for path in files]
    items += [f'    <ProjectReference Include="../{other}/{other}.csproj" />' for other in refers]
    (folder / f"{name}.csproj").write_text("\n".join([
        '<Project Sdk="Microsoft.NET.Sdk">', "  <PropertyGroup>",
        "    <TargetFramework>netstandard2.1</TargetFramework>", "    <LangVersion>9.0</LangVersion>",
        f"    <AllowUnsafeBlocks>{str(unsafe).lower()}</AllowUnsafeBlocks>",
        f"    <Nullable>{'enable' if nullable else 'disable'}</Nullable>",
        "    <TreatWarningsAsErrors>true</TreatWarningsAsErrors>",
        "    <EnableDefaultCompileItems>false</EnableDefaultCompileItems>",
        "    <GenerateAssemblyInfo>false</GenerateAssemblyInfo>",
        # An asmdef sees what it names, not what that names in turn.
        "    <DisableTransitiveProjectReferences>true</DisableTransitiveProjectReferences>",
        f"    <DefineConstants>$(DefineConstants);{';'.join(symbols)}</DefineConstants>",
        "  </PropertyGroup>", "  <ItemGroup>", *items, "  </ItemGroup>", "</Project>", ""]))


def page(text: str) -> str:
    """The C# of a page as scripts of a user: each block in a class of its own."""
    out = []
    for number, block in enumerate(re.findall(r"```cs\n(.*?)```", text, re.DOTALL), 1):
        lines = block.rstrip().split("\n")
        usings = [line for line in lines if re.fullmatch(r"using [\w.]+;", line)]
        body = "\n".join("        " + line for line in lines if line not in usings)
        out.append(f"namespace Block{number}\n{{\n    using System.Threading.Tasks;\n    using UnityEngine;\n    "
                   + "\n    ".join(usings or ["using Mallard;", "using Mallard.Unity;"])
                   + "\n\n    public class Page : MonoBehaviour\n    {\n"
                   + "        [SerializeField] private Mallard.Unity.MallardGame game = null;\n\n"
                   + f"        public async Task Run()\n        {{\n{body}\n"
                   + "            await Task.Yield();\n            Debug.Log(game.name);\n        }\n    }\n}\n")
    if not out:
        raise Mistake("the page shows no C#")
    return "\n".join(out)


def generate(package: Path, output: Path, symbols: list[str]) -> None:
    there = assemblies(package, symbols)
    output.mkdir(parents=True, exist_ok=True)
    # Their own, so that those of the repository do not reach in here.
    (output / "Directory.Build.props").write_text("<Project />\n")
    for name, folder in stubs().items():
        write(output, name, sorted(folder.glob("*.cs")), [] if name == "UnityEngine" else ["UnityEngine"],
              nullable=True, symbols=symbols)
    folders = [folder for _, folder in there.values()]
    for name, (asmdef, folder) in there.items():
        options = (folder / "csc.rsp").read_text() if (folder / "csc.rsp").is_file() else ""
        write(output, name, sources(folder, folders), references(asmdef, there),
              unsafe=asmdef.get("allowUnsafeCode", False), nullable="-nullable:enable" in options, symbols=symbols)
    seen = [name for name, (asmdef, _) in there.items()
            if asmdef.get("autoReferenced", True) and not asmdef.get("includePlatforms")]
    script = output / USER / "Page.cs"
    script.parent.mkdir(exist_ok=True)
    script.write_text(page((ROOT / "docs/unity.md").read_text()))
    write(output, USER, [script], ["UnityEngine"] + seen, symbols=symbols)
    write(output, "All", [], list(there) + [USER])


def main(arguments: list[str]) -> int:
    if len(arguments) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        generate(Path(arguments[0]).resolve(), Path(arguments[1]).resolve(), arguments[2:])
    except Mistake as mistake:
        print(mistake, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
