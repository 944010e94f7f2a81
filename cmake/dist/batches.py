#!/usr/bin/env python3
"""Says which files may be compiled as one: a unity build takes a third of the time, since headers and
templates are most of it, but a helper of one file must not meet its namesake in another.

    cmake/dist/batches.py < files     prints `file;batch` for each file of a target, one a line

A file joins the first batch in which no name of its unnamed namespaces is a word of another file, nor
the other way round. What this cannot see, namesakes in headers, is in APART.
"""
import re
import sys

MOST_FILES = 24
MOST_BYTES = 300_000
# Files that include these are batched with each other only: `Stacking` is another thing in scenes.
APART = re.compile(r'#include "scripting/host/(stacking|language_file|validate)\.h"')

UNNAMED = re.compile(r"^namespace \{\n(.*?)^\}  // namespace$", re.M | re.S)
DEFINED = re.compile(r"^(?![ \t/#}]|static_assert|template).*?\b(?:(?:struct|class|enum|using|enum class) (\w+)|(\w+)(?:\[[^\]]*\])* =|(\w+)\()",
                     re.M)


class File:
    def __init__(self, path: str):
        self.path = path
        text = open(path, encoding="utf-8").read()
        self.size = len(text)
        self.apart = bool(APART.search(text))
        self.words = set(re.findall(r"\w+", text))
        self.names = {name for body in UNNAMED.findall(text) for groups in DEFINED.findall(body)
                      for name in groups if name}

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
