"""Reads capi/mallard*.h into a model.Interface.

The headers are regular, and this reader insists on it: whatever it does not understand is an
error with file and line, never left out. What it reads, in C's own words:

    #define MLD_NAME value                      a constant; include guards are passed over
    typedef struct mld_x mld_x;                 a handle
    typedef struct mld_x { fields } mld_x;      a structure
    typedef int32_t mld_x;                      an alias
    [typedef] enum mld_x { values } [mld_x];    an enum
    typedef type([MLD_CALL]* mld_x)(params);    a callback
    MLD_API type mld_x(params);                 a function

A doc comment stands before what it describes, or, as `/**<`, behind it. Blocks of the preprocessor
other than the include guard may hold MLD_API, MLD_CALL, MLD_DEPRECATED and `extern "C"` only.
"""
import re
from pathlib import Path

import doxygen
from model import (Alias, Callback, Constant, Doc, EnumType, Field, Function, Handle, Interface,
                   Param, Struct, Type, Value)

_TOKEN = re.compile(r"""
    (?P<comment>/\*.*?\*/|//[^\n]*)
  | (?P<define>^\#\s*define[^\n]*$)
  | (?P<include>^\#\s*include[^\n]*$)
  | (?P<name>[A-Za-z_]\w*)
  | (?P<number>0[xX][0-9a-fA-F]+[uUlL]*|\d+[uUlL]*)
  | (?P<sign>\.\.\.|<<|>>|[-+*/(){}\[\],;=|~&])
  | (?P<space>\s+)
  | (?P<other>.)
""", re.VERBOSE | re.DOTALL | re.MULTILINE)

_BASE_TYPES = {"void", "char", "int8_t", "uint8_t", "int16_t", "uint16_t", "int32_t", "uint32_t",
               "int64_t", "uint64_t", "double", "float"}


class HeaderError(Exception):
    """A declaration that cannot be read."""


def _without_blocks(text: str, where: str) -> str:
    """Blanks #if blocks, keeping line numbers. The include guard's own lines go, its body stays."""
    lines, out, depth, guard = text.split("\n"), [], 0, 0
    for number, line in enumerate(lines, 1):
        word = re.match(r"\s*#\s*(\w+)\s*(\w*)", line)
        directive = word[1] if word else ""
        if directive == "ifndef" and depth == 0 and word[2].endswith("_H_"):
            guard += 1
            out.append("")
        elif directive in ("if", "ifdef", "ifndef"):
            depth += 1
            out.append("")
        elif directive == "endif":
            if depth:
                depth -= 1
            else:
                guard -= 1
            out.append("")
        elif depth:
            allowed = r'\s*($|#|extern "C" \{|\}|/\*|\*)'
            if not re.match(allowed, line) or (
                    directive == "define" and not re.match(r"MLD_(API|CALL|DEPRECATED)", word[2])):
                raise HeaderError(f"{where}:{number}: not understood inside an #if block: {line}")
            out.append("")
        elif directive == "define" and word[2].endswith("_H_"):
            out.append("")
        else:
            out.append(line)
    if depth or guard:
        raise HeaderError(f"{where}: #if and #endif do not pair")
    return "\n".join(out)


class _Reader:
    """The tokens of one header, and the declarations read so far."""

    def __init__(self, path: Path, interface: Interface):
        self.path, self.interface = path, interface
        self.header, self.group = path.name, ""
        self.tokens: list[tuple[str, str, int]] = []
        self.at = 0
        text = _without_blocks(path.read_text(encoding="utf-8"), str(path))
        for match in _TOKEN.finditer(text):
            if match.lastgroup == "space" or match.lastgroup == "include":
                continue
            line = text.count("\n", 0, match.start()) + 1
            if match.lastgroup == "other":
                raise HeaderError(f"{path}:{line}: unexpected {match[0]!r}")
            if match.lastgroup == "comment" and not match[0].startswith("/**"):
                continue
            self.tokens.append((match.lastgroup, match[0], line))
        self.tokens.append(("end", "", text.count("\n") + 1))

    # --- Tokens

    def fail(self, what: str):
        kind, text, line = self.tokens[self.at]
        raise HeaderError(f"{self.path}:{line}: {what}, found {text or 'the end'!r}")

    def peek(self, ahead: int = 0) -> str:
        return self.tokens[min(self.at + ahead, len(self.tokens) - 1)][1]

    def take(self, wanted: str = "") -> str:
        kind, text, _ = self.tokens[self.at]
        if wanted and text != wanted:
            self.fail(f"expected {wanted!r}")
        self.at += 1
        return text

    def take_if(self, wanted: str) -> bool:
        if self.peek() != wanted:
            return False
        self.at += 1
        return True

    def name(self) -> str:
        if self.tokens[self.at][0] != "name":
            self.fail("expected a name")
        return self.take()

    def doc_before(self) -> str:
        """The doc comment at this point, or ""."""
        if self.tokens[self.at][0] == "comment" and not self.peek().startswith("/**<"):
            return self.take()
        return ""

    def doc_behind(self) -> str:
        if self.tokens[self.at][0] == "comment" and self.peek().startswith("/**<"):
            return self.take()
        return ""

    # --- Parts of declarations

    def type(self) -> Type:
        """A type up to, and without, the declared name. `const` of a pointer itself is dropped."""
        const = self.take_if("const")
        if self.peek() in ("struct", "enum"):
            self.take()
        name = self.name()
        if self.take_if("const"):
            const = True
        stars, inner_const = 0, const
        while self.take_if("*"):
            stars += 1
            if self.peek() == "const":
                self.take()
        if name not in _BASE_TYPES and not name.startswith("mld_"):
            self.fail(f"unknown type {name!r}")
        return Type(name, stars, inner_const)

    def number(self) -> int:
        """A constant expression up to a comma, bracket or brace."""
        parts = []
        depth = 0
        while depth or self.peek() not in (",", "}", "]", ")"):
            kind, text, _ = self.tokens[self.at]
            if kind == "comment":
                break
            if kind not in ("name", "number", "sign"):
                self.fail("expected a number")
            depth += (text == "(") - (text == ")")
            parts.append(self.take())
        return self.evaluate(" ".join(parts))

    def evaluate(self, expression: str) -> int:
        known = {c.name: c.number for c in self.interface.constants}
        for enum in self.interface.enums:
            known.update((v.name, v.number) for v in enum.values)
        text = re.sub(r"\b(0[xX][0-9a-fA-F]+|\d+)[uUlL]+\b", r"\1", expression)
        names = set(re.findall(r"\b[A-Za-z_]\w*\b", re.sub(r"\b0[xX]\w+", "", text)))
        if not names <= known.keys() or not re.fullmatch(r"[\w\s()+*/|~&<>-]+", text):
            self.fail(f"not a constant: {expression!r}")
        return int(eval(text, {"__builtins__": {}}, known))  # digits, operators, known names only

    def params(self) -> list[Param]:
        self.take("(")
        if self.peek() == "void" and self.peek(1) == ")":
            self.take()
        found = []
        while not self.take_if(")"):
            if found:
                self.take(",")
            kind = self.type()
            name = self.name()
            if self.peek() == "[":
                self.fail("array parameters are written as pointers")
            found.append(Param(name, kind))
        return found

    # --- Declarations

    def read(self):
        doc = ""
        while self.tokens[self.at][0] != "end":
            kind, text, _ = self.tokens[self.at]
            if kind == "comment":
                doc = self.comment()
                continue
            if kind == "define":
                self.define(doc)
            elif text == "typedef":
                self.typedef(doc)
            elif text == "enum":
                self.take()
                self.enum(self.name(), doc)
                self.take(";")
            elif text == "MLD_API":
                self.function(doc)
            else:
                self.fail("expected a declaration")
            doc = ""

    def comment(self) -> str:
        """Takes a comment; one that opens or closes a group describes no declaration."""
        text = self.take()
        if "@file" in text:
            return ""
        if "@name" in text:
            self.group = re.search(r"@name\s+([^\n*]+)", text)[1].strip()
            return ""
        if "@}" in text:
            self.group = ""
            return ""
        return text

    def define(self, doc: str):
        text = self.take()
        match = re.fullmatch(r"#\s*define\s+(MLD_\w+)\s+([^/]+?)\s*(/\*\*<.*\*/)?\s*", text)
        if not match:
            self.at -= 1
            self.fail("expected `#define MLD_NAME value`")
        self.interface.constants.append(Constant(
            match[1], self.evaluate(match[2]), bool(re.search(r"\b(0[xX][0-9a-fA-F]+|\d+)[uU]", match[2])),
            doxygen.parse(match[3] or doc), self.header))

    def typedef(self, doc: str):
        self.take("typedef")
        if self.peek() == "enum":
            self.take()
            name = self.name()
            self.enum(name, doc)
            self.take(name)
        elif self.peek() == "struct" and self.peek(2) == "{":
            self.take()
            name = self.name()
            self.struct(name, doc)
            self.take(name)
        elif self.peek() == "struct":
            self.take()
            name = self.name()
            self.take(name)
            self.interface.handles.append(Handle(name, doxygen.parse(doc), self.header))
        else:
            self.alias_or_callback(doc)
        self.take(";")

    def alias_or_callback(self, doc: str):
        kind, parsed = self.type(), doxygen.parse(doc)
        if self.take_if("("):
            self.take_if("MLD_CALL")
            self.take("*")
            name = self.name()
            self.take(")")
            self.interface.callbacks.append(
                Callback(name, kind, self.params(), parsed, self.header))
        else:
            self.interface.aliases.append(Alias(self.name(), kind, "", parsed, self.header))

    def struct(self, name: str, doc: str):
        self.take("{")
        fields = []
        while not self.take_if("}"):
            before = self.doc_before()
            kind, field_name, length = self.type(), self.name(), None
            if self.take_if("["):
                length = self.number()
                self.take("]")
            self.take(";")
            kind = Type(kind.name, kind.pointers, kind.const, length)
            fields.append(Field(field_name, kind, doxygen.parse(self.doc_behind() or before)))
        self.interface.structs.append(Struct(name, fields, doxygen.parse(doc), self.header))

    def enum(self, name: str, doc: str):
        self.take("{")
        values: list[Value] = []
        while not self.take_if("}"):
            before = self.doc_before()
            value_name = self.name()
            number = values[-1].number + 1 if values else 0
            if self.take_if("="):
                number = self.number()
            behind = self.doc_behind()
            if not self.take_if(",") and self.peek() != "}":
                self.fail("expected ',' or '}'")
            behind = behind or self.doc_behind()
            values.append(Value(value_name, number, doxygen.parse(behind or before)))
        self.interface.enums.append(EnumType(name, values, doxygen.parse(doc), self.header))

    def function(self, doc: str):
        self.take("MLD_API")
        returns, name = self.type(), self.name()
        params = self.params()
        self.take(";")
        parsed = doxygen.parse(doc)
        by_name = dict(parsed.params)
        for param in params:
            param.doc = by_name.get(param.name, "")
        self.interface.functions.append(
            Function(name, returns, params, parsed, self.header, self.group))


def _link_aliases(interface: Interface):
    """An alias whose values an enum lists ("The values of ::mld_status.") knows that enum."""
    for enum in interface.enums:
        match = re.search(r"values of (?:::)?(mld_\w+)", enum.doc.text)
        for alias in interface.aliases:
            if match and alias.name == match[1]:
                alias.values = enum.name


def headers(folder: Path) -> list[Path]:
    """The headers below capi/, a header after those it includes, otherwise by name."""
    paths = {path.name: path for path in sorted(folder.glob("mallard*.h"))}
    done: dict[str, Path] = {}

    def visit(name: str):
        if name in done or name not in paths:
            return
        text = paths[name].read_text(encoding="utf-8")
        for included in re.findall(r'#include "(mallard\w*\.h)"', text):
            visit(included)
        done[name] = paths[name]

    for name in paths:
        visit(name)
    return list(done.values())


def read_interface(folder: Path) -> Interface:
    """Reads all headers of a folder. Raises HeaderError for the first mistake."""
    import roles  # here, so that roles may use this module's errors
    interface = Interface()
    for path in headers(folder):
        _Reader(path, interface).read()
    _link_aliases(interface)
    roles.assign(interface)
    return interface
