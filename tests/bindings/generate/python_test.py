"""The Python emitter: the order of declarations, pointers, names of enums, layouts of records."""
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "bindings/generate"))

import python  # noqa: E402
from model import (Callback, Doc, EnumType, Field, Function, Handle, Interface, Param, Struct,  # noqa: E402
                   Type, Value)


def field(name: str, kind: Type) -> Field:
    return Field(name, kind, Doc())


class Declarations(unittest.TestCase):
    def test_a_structure_comes_after_those_it_holds(self):
        outer = Struct("mld_outer", [field("inner", Type("mld_inner"))], Doc(), "x.h")
        inner = Struct("mld_inner", [field("args", Type("int32_t", length=7))], Doc(), "x.h")
        text = python.declarations(Interface(structs=[outer, inner]))
        self.assertLess(text.index("struct mld_inner { int32_t args[7]; };"),
                        text.index("struct mld_outer { mld_inner inner; };"))

    def test_pointers_keep_what_they_promise(self):
        self.assertEqual(python.c_type(Type("char", 1, const=True)), "const char*")
        self.assertEqual(python.c_type(Type("char", 2, const=True)), "const char* const*")
        self.assertEqual(python.c_type(Type("mld_match", 2)), "mld_match**")

    def test_functions_and_callbacks(self):
        read = Callback("mld_read", Type("int32_t"), [Param("at", Type("char", 1, const=True))],
                        Doc(), "x.h")
        count = Function("mld_count", Type("uint64_t"), [], Doc(), "x.h")
        text = python.declarations(Interface(functions=[count], callbacks=[read],
                                             handles=[Handle("mld_match", Doc(), "x.h")]))
        self.assertIn("typedef int32_t (*mld_read)(const char* at);", text)
        self.assertIn("uint64_t mld_count(void);", text)
        self.assertIn("typedef struct mld_match mld_match;", text)


class Constants(unittest.TestCase):
    def test_enums_lose_what_their_values_share(self):
        interface = Interface(enums=[
            EnumType("mld_arg_type", [Value("MLD_ARG_INT", 0, Doc()),
                                      Value("MLD_ARG_CELL", 1, Doc('A "cell".'))], Doc(), "x.h"),
            EnumType("mld_open_flags", [Value("MLD_OPEN_NOW", 1, Doc())], Doc(), "x.h")])
        text = python.constants(interface, [])
        scope: dict = {}
        exec(text, scope)  # What is written is Python.
        self.assertEqual(scope["ArgType"].CELL, 1)
        self.assertEqual(scope["OpenFlags"].NOW, 1)


if __name__ == "__main__":
    unittest.main()
