"""Makes a file of tests from the GDScript in a page of the documentation.

    snippets.py PAGE OUTPUT

A block that begins with `func`, `extends` or `@` is a script of its own and must compile; others are
statements, which are run one after the other, each block with what the blocks before it declared. A
comment `<!-- not run: why -->` before a block leaves it out.
"""
import re
import sys
from pathlib import Path

HEAD = '''extends "res://tests/checks.gd"
## Made by tests/snippets.py: every snippet of {page}.


func test_snippets() -> void:
'''


def main(page: Path, output: Path) -> int:
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"(<!-- not run: [^>]*-->\n)?```gdscript\n(.*?)```", text, re.S)
    statements, scripts = [], []
    for skipped, code in blocks:
        if skipped:
            continue
        (scripts if re.match(r"(extends|func|@|##|signal)", code) else statements).append(code)
    out = HEAD.format(page=page.name)
    for code in statements:
        out += "".join(f"\t{line}".rstrip() + "\n" for line in code.splitlines())
    out += "\tprint(\"Every snippet was run.\")\n\n\n"
    for number, code in enumerate(scripts):
        out += f"func test_script_{number}() -> void:\n\tvar script := GDScript.new()\n"
        out += "\tscript.source_code = " + repr(code) + "\n"
        out += "\tequal(script.reload(), OK)\n"
        out += "\tif script.get_instance_base_type() == \"Control\" or script.get_instance_base_type() == \"Node\":\n"
        out += "\t\tvar node: Node = script.new()\n\t\ttree.root.add_child(node)\n"
        out += "\t\tfor i in 20:\n\t\t\tawait tree.process_frame\n\t\tnode.free()\n\n\n"
    if not statements or not scripts:
        print(f"{page} has no snippets", file=sys.stderr)
        return 1
    output.write_text(out, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))
