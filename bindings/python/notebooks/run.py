#!/usr/bin/env python3
"""Runs notebooks without Jupyter: each code cell in order, in one scope. What a cell shows last is
kept as a notebook would: text, and a picture or page where the object has one.

    run.py NOTEBOOK [FOLDER]    writes what was shown to FOLDER: cell-N.txt, .svg, .html, .png
"""
import ast
import io
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, Dict, List, Tuple

Shown = List[Tuple[int, Dict[str, Any]]]


def _shown(value: Any) -> Dict[str, Any]:
    """All the forms in which a notebook would show that value."""
    forms: Dict[str, Any] = {"txt": repr(value)}
    for name in ("svg", "html"):
        method = getattr(value, f"_repr_{name}_", None)
        if method:
            form = method()
            if form is not None:
                forms[name] = form
    if hasattr(value, "savefig"):
        picture = io.BytesIO()
        value.savefig(picture, format="png")
        forms["png"] = picture.getvalue()
    return forms


def run(path: Path) -> Shown:
    """Runs it; what each cell showed, by the number of the cell. Raises what a cell raises."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    scope: Dict[str, Any] = {"__name__": "__main__"}
    shown: Shown = []
    for number, cell in enumerate(notebook["cells"]):
        if cell["cell_type"] != "code":
            continue
        tree = ast.parse("".join(cell["source"]))
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        name = f"{path.name}, cell {number}"
        with redirect_stdout(io.StringIO()) as printed:
            exec(compile(tree, name, "exec"), scope)
            value = None
            if isinstance(last, ast.Expr):
                value = eval(compile(ast.Expression(last.value), name, "eval"), scope)
        forms = _shown(value) if value is not None else {}
        if printed.getvalue():
            forms["txt"] = printed.getvalue() + forms.get("txt", "")
        shown.append((number, forms))
    return shown


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    for cell_number, cell_forms in run(Path(sys.argv[1])):
        for suffix, content in cell_forms.items():
            if sys.argv[2:]:
                target = Path(sys.argv[2]) / f"cell-{cell_number}.{suffix}"
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(content if isinstance(content, bytes) else content.encode())
            elif suffix == "txt":
                print(content)
