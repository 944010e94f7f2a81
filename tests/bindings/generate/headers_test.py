"""The reader of C headers: what it understands, and that it refuses everything else."""
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "bindings/generate"))

import c_header  # noqa: E402
import doxygen  # noqa: E402
import naming  # noqa: E402
from model import Role, Type  # noqa: E402

GUARD = "#ifndef MLD_T_H_\n#define MLD_T_H_\n{}\n#endif\n"
BASE = "typedef int32_t mld_status;\ntypedef struct mld_error mld_error;\n"


def read(text: str):
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "mallard_t.h").write_text(GUARD.format(BASE + text))
        return c_header.read_interface(Path(folder))


class Declarations(unittest.TestCase):
    def test_constants_may_use_earlier_ones(self):
        found = read("#define MLD_A 2 /**< Two. */\n/** Six. */\n#define MLD_B (MLD_A * 3)\n"
                     "#define MLD_C 4u\n#define MLD_D (-1)\n"
                     "#define MLD_E 0xFFu\n").constants
        self.assertEqual([(c.name, c.number, c.unsigned, c.doc.text) for c in found],
                         [("MLD_A", 2, False, "Two."), ("MLD_B", 6, False, "Six."),
                          ("MLD_C", 4, True, ""), ("MLD_D", -1, False, ""),
                          ("MLD_E", 255, True, "")])

    def test_structures_keep_fields_and_comments(self):
        struct = read("/** A thing. */\ntypedef struct mld_x {\n  uint32_t struct_size; /**< Its"
                      " size. */\n  /** Text. */\n  const char* const* names;\n"
                      "  int32_t args[7];\n} mld_x;\n").structs[0]
        self.assertTrue(struct.sized)
        self.assertEqual(struct.doc.text, "A thing.")
        self.assertEqual([f.type for f in struct.fields],
                         [Type("uint32_t"), Type("char", 2, True), Type("int32_t", length=7)])
        self.assertEqual([f.doc.text for f in struct.fields], ["Its size.", "Text.", ""])

    def test_enums_number_on(self):
        enum = read("typedef enum mld_e {\n  MLD_E_A = 3, /**< A. */\n  /** B. */\n  MLD_E_B\n} "
                    "mld_e;\n").enums[0]
        self.assertEqual([(v.name, v.number, v.doc.text) for v in enum.values],
                         [("MLD_E_A", 3, "A."), ("MLD_E_B", 4, "B.")])

    def test_an_alias_knows_its_values(self):
        found = read("typedef int32_t mld_k;\n/** The values of ::mld_k. */\nenum mld_k_v { MLD_K "
                     "= 1 };\n")
        self.assertEqual([a.values for a in found.aliases], ["", "mld_k_v"])

    def test_functions_have_roles(self):
        function = read("""
typedef struct mld_m mld_m;
typedef struct mld_a { int32_t n; } mld_a;
/** @name Group
 * @{ */
/**
 * Does it.
 * @param text What it says.
 * @return How
 * it went.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_f(const mld_m* m, const char* text, const uint8_t* bytes, uint64_t size,
                         mld_a* out, uint64_t capacity, uint64_t* count, mld_m** made,
                         mld_error** error);
/** @} */
""").functions[0]
        self.assertEqual([p.role for p in function.params],
                         [Role.HANDLE, Role.TEXT, Role.ARRAY, Role.COUNT, Role.LIST, Role.CAPACITY,
                          Role.SIZE, Role.CREATED, Role.ERROR])
        self.assertEqual(function.params[2].partner, "size")
        self.assertEqual((function.group, function.doc.text, function.doc.returns),
                         ("Group", "Does it.", "How it went."))
        self.assertEqual((function.doc.thread, function.doc.since), ("any", "0.2"))
        self.assertEqual(function.params[1].doc, "What it says.")


class Refusals(unittest.TestCase):
    def refused(self, text: str, message: str):
        with self.assertRaisesRegex(c_header.HeaderError, message):
            read(text)

    def test_what_is_not_understood_is_an_error_with_its_line(self):
        self.refused("int f;", r"mallard_t\.h:5: expected a declaration")
        self.refused("typedef union mld_u mld_u;", "unknown type 'union'")
        self.refused("MLD_API size_t mld_f(void);", "unknown type 'size_t'")
        self.refused("#define MLD_F(x) (x)\n", "expected `#define")
        self.refused("#define MLD_A B\n", "not a constant")
        self.refused("#if FOO\nint x;\n#endif\n", "inside an #if block")
        self.refused("typedef struct mld_x { int32_t a : 3; } mld_x;", "unexpected ':'")

    def test_functions_must_keep_the_conventions(self):
        self.refused("/** X. Any thread. Since 0.1. */\nMLD_API mld_status mld_f(void);",
                     "belong together")
        self.refused("/** X. Since 0.1. */\nMLD_API void mld_f(void);", "lacks text, thread")
        self.refused("/** X. Any thread. Since 0.1. */\nMLD_API void mld_f(mld_u* u);",
                     "unknown type mld_u")
        twice = "/** X. Any thread. Since 0.1. */\nMLD_API void mld_f(void);\n"
        self.refused(twice + twice, "declared twice")


class Texts(unittest.TestCase):
    def test_comments_lose_stars_threads_and_since(self):
        doc = doxygen.parse("/**\n * One `two`. More\n * text.\n *\n * Next. One thread an object."
                            " Since\n * 0.1.\n */")
        self.assertEqual(doc.text, "One `two`. More text.\n\nNext.")
        self.assertEqual((doc.summary, doc.thread, doc.since),
                         ("One `two`.", "object", "0.1"))
        self.assertEqual(doxygen.plain("::MLD_OK or #MLD_X of `y`"), "MLD_OK or MLD_X of y")

    def test_names(self):
        self.assertEqual(naming.pascal("naval_war"), "NavalWar")
        self.assertEqual(naming.pascal("2nd place"), "_2ndPlace")
        self.assertEqual(naming.camel("turn_limit"), "turnLimit")
        self.assertEqual(naming.common_prefix(["MLD_ARG_INT", "MLD_ARG_CELL"]), "MLD_ARG_")
        self.assertEqual(naming.common_prefix(["MLD_OK", "MLD_OK_TOO"]), "MLD_")


class TheHeaders(unittest.TestCase):
    def test_every_exported_symbol_is_read_and_nothing_else(self):
        interface = c_header.read_interface(ROOT / "capi")
        exported = {line.split()[0] for line in (ROOT / "capi/exports.txt").read_text().split("\n")
                    if line.startswith("mld_")}
        self.assertEqual({f.name for f in interface.functions}, exported)


if __name__ == "__main__":
    unittest.main()
