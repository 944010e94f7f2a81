#!/usr/bin/env python3
"""Says which files may be compiled as one: a unity build takes a third of the time, since headers and
templates are most of it, but a helper of one file must not meet its namesake in another.

    cmake/batches.py [most files [most bytes]] < files

It prints `file;batch` for each file of a target, one a line.

A file joins the first batch in which no name of its unnamed namespaces is a word of another file or of
a header of ours that it includes, nor the other way round. What this cannot see, namesakes in two
headers, is in APART.
"""
import functools
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]

MOST_FILES = int(sys.argv[1]) if len(sys.argv) > 1 else 24
MOST_BYTES = int(sys.argv[2]) if len(sys.argv) > 2 else 300_000
# Files that include these are batched with each other only: `Stacking` is another thing in scenes.
APART = re.compile(r'#include "scripting/host/(stacking|language_file|validate)\.h"')

UNNAMED = re.compile(r"^namespace \{\n(.*?)^\}  // namespace$", re.M | re.S)
DEFINED = re.compile(r"^(?![ \t/#}]|static_assert|template).*?\b(?:(?:struct|class|enum|enum class|using(?=[ ]\w+ =)) (\w+)|(\w+)(?:\[[^\]]*\])* =|(\w+)\()",
                     re.M)
# What looks like a definition, but is GoogleTest's.
MACROS = re.compile(r"TEST(_[FP])?|INSTANTIATE_TEST_SUITE_P|TYPED_TEST(_SUITE)?|MATCHER(_P\d?)?")

INCLUDED = re.compile(r'^#include "([^"]+)"', re.M)


def header(name: str):
    """The path of a header of ours; None for others, and for what is generated."""
    return next((path for path in (ROOT / "include" / name, ROOT / name) if path.exists()), None)


TEXT = re.compile(r'R"(\w*)\(.*?\)\1"|"(?:[^"\\\n]|\\.)*"', re.S)


@functools.lru_cache(maxsize=None)
def code_of(path: str) -> str:
    """What a file says, without the texts in it, but with the names of what it includes."""
    lines = open(path, encoding="utf-8").read().split("\n")
    includes = [line for line in lines if line.startswith("#include")]
    return "\n".join(includes) + TEXT.sub('""', "\n".join(line for line in lines if line not in includes))


@functools.lru_cache(maxsize=None)
def words_of(path: str) -> frozenset:
    return frozenset(re.findall(r"\w+", re.sub(r"//.*|#include.*", "", code_of(path))))


@functools.lru_cache(maxsize=None)
def included_by(path: str) -> tuple:
    names = INCLUDED.findall(code_of(path))
    return tuple(str(found) for found in map(header, names) if found)


def headers_below(path: str) -> set:
    found, todo = set(), [path]
    while todo:
        for name in included_by(todo.pop()):
            if name not in found:
                found.add(name)
                todo.append(name)
    return found


class File:
    def __init__(self, path: str):
        self.path = path
        text = code_of(path)
        self.size = len(text)
        self.apart = bool(APART.search(text))
        self.words = words_of(path).union(*map(words_of, headers_below(path)))
        self.names = {name for body in UNNAMED.findall(text) for groups in DEFINED.findall(body)
                      for name in groups if name and not MACROS.fullmatch(name)}

    def agrees_with(self, other: "File") -> bool:
        return not (self.names & other.words or other.names & self.words)


def main() -> None:
    batches = []
    for path in sys.stdin.read().split():
        file = File(path)
        batch = next((b for b in batches
                      if file.apart == b[0].apart and len(b) < MOST_FILES and
                      sum(f.size for f in b) + file.size < MOST_BYTES and all(file.agrees_with(f) for f in b)), None)
        if batch is None:
            batches.append([file])
        else:
            batch.append(file)
    for number, batch in enumerate(batches):
        for file in batch:
            print(f"{file.path};batch{number}")


if __name__ == "__main__":
    main()
