// Language files: what they say, how they stack, and every mistake in them.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/catalog.h"
#include "tests/scripting/test_game.h"

namespace mallard {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr char kContent[] = R"(
card { id = "net", name = "Net", text = "Catches ducks." }
card { id = "big_pole" }
formation { id = "donut", name = "Donut", category = "circles", shape = { "#" } }
)";

Pack WithLanguage(absl::string_view language, const std::string& text) {
  return MakePack("p", {{"a.lua", kContent}, {absl::StrCat("languages/", language, ".lua"), text}});
}

std::string Errors(const std::string& text) { return LoadErrors({WithLanguage("fr", text)}); }

TEST(Languages, GiveNamesAndTextsToEntries) {
  const auto ruleset = LoadPond({WithLanguage(
      "fr",
      "return { card = { net = { name = 'Filet', text = 'Attrape.' }, ['p:big_pole'] = { "
      "name = 'Perche' } } }")});
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  const Catalog& catalog = (*ruleset)->catalog();
  EXPECT_THAT(catalog.languages(), ElementsAre("en", "fr"));
  const CatalogEntry& net = *catalog.Find("card", "net");
  const CatalogEntry& pole = *catalog.Find("card", "big_pole");
  EXPECT_EQ(catalog.Of(net, 0).name, "Net");
  EXPECT_EQ(catalog.Of(net, 1).name, "Filet");
  EXPECT_EQ(catalog.Of(net, 1).text, "Attrape.");
  EXPECT_EQ(catalog.Of(pole, 1).name, "Perche");
  EXPECT_EQ(catalog.Of(pole, 0).name, "Big pole") << "made from the id";
}

TEST(Languages, FallBackOneNameOrTextAtATime) {
  const auto ruleset = LoadPond({MakePack(
      "p", {{"a.lua", kContent},
            {"languages/fr.lua", "return { card = { net = { name = 'Filet' } } }"},
            {"languages/fr_ca.lua", "return { card = { net = { text = 'Pogne.' } } }"},
            {"languages/en.lua", "return { card = { big_pole = { text = 'A pole.' } } }"}})});
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  const Catalog& catalog = (*ruleset)->catalog();
  const int canada = catalog.FindLanguage("fr-CA");
  const CatalogEntry& net = *catalog.Find("card", "net");
  EXPECT_EQ(catalog.languages()[canada], "fr_ca");
  EXPECT_EQ(catalog.Of(net, canada).name, "Filet");
  EXPECT_EQ(catalog.Of(net, canada).text, "Pogne.");
  EXPECT_EQ(catalog.Of(net, catalog.FindLanguage("fr_FR.UTF-8")).text, "Catches ducks.");
  EXPECT_EQ(catalog.Of(*catalog.Find("card", "big_pole"), canada).text, "A pole.");
  EXPECT_EQ(catalog.FindLanguage("de"), 0);
  EXPECT_EQ(catalog.FindLanguage(""), 0);
}

TEST(Languages, LaterPacksGoFirst) {
  const auto ruleset = LoadPond(
      {WithLanguage("fr", "return { card = { net = { name = 'Filet', text = 'Attrape.' } } }"),
       MakePack("q", {{"languages/fr.lua", "return { card = { ['p:net'] = { name = 'Nasse' } } }"}},
                "p = '>=1.0'")});
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  const Catalog& catalog = (*ruleset)->catalog();
  EXPECT_EQ(catalog.Of(*catalog.Find("card", "net"), 1).name, "Nasse");
  EXPECT_EQ(catalog.Of(*catalog.Find("card", "net"), 1).text, "Attrape.");
}

TEST(Languages, NameTheGameItsKindsAndItsFields) {
  const auto ruleset = LoadPond({WithLanguage(
      "fr",
      "return { game = { name = 'Mare' }, kind = { card = { name = 'Cartes' } }, field = { "
      "bread = { name = 'Pain' }, category = { values = { circles = { name = 'Ronds' } } } } }")});
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  const Catalog& catalog = (*ruleset)->catalog();
  EXPECT_EQ(catalog.Game(1).name, "Mare");
  EXPECT_EQ(catalog.Game(1).text, "A test.");
  EXPECT_EQ(catalog.Kind(1, 1).name, "Cartes");
  EXPECT_EQ(catalog.Kind(1, 0).name, "Card");
  EXPECT_EQ(catalog.Field("bread", 1).name, "Pain");
  EXPECT_EQ(catalog.Field("on_draw", 1).name, "On draw");
  EXPECT_EQ(catalog.FieldWord("category", "circles", 1).name, "Ronds");
  EXPECT_EQ(catalog.FieldWord("category", "specials", 1).name, "Specials");
}

TEST(Languages, DoNotChangeTheFingerprint) {
  const auto plain = LoadPond({MakePack("p", {{"a.lua", kContent}})});
  const auto french = LoadPond({WithLanguage("fr", "return { game = { name = 'Mare' } }")});
  ASSERT_TRUE(plain.ok() && french.ok());
  EXPECT_EQ((*plain)->fingerprint(), (*french)->fingerprint());
  EXPECT_EQ((*plain)->packs()[0], (*french)->packs()[0]);
}

TEST(Languages, MayUseTheLanguageOfPacks) {
  const auto ruleset =
      LoadPond({WithLanguage("fr",
                             "local function t(s) return { name = string.upper(s) } end\n"
                             "return { card = { net = t('filet') } }")});
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  const Catalog& catalog = (*ruleset)->catalog();
  EXPECT_EQ(catalog.Of(*catalog.Find("card", "net"), 1).name, "FILET");
}

TEST(Languages, WordsForWhatAModTookAwayAreNoMistake) {
  const auto ruleset =
      LoadPond({WithLanguage("fr", "return { card = { net = { name = 'Filet' } } }"),
                MakePack("q", {{"a.lua", "remove.card 'p:net'"}}, "p = '>=1.0'")});
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
}

TEST(LanguageMistakes, AreToldWithFileLinePathAndNearestName) {
  EXPECT_EQ(Errors("return {\n  cadr = {},\n}"),
            "p/languages/fr.lua:2: cadr: unknown kind of entry \"cadr\"; did you mean \"card\"?");
  EXPECT_EQ(Errors("return {\n  card = {\n    nte = { name = 'x' },\n  },\n}"),
            "p/languages/fr.lua:3: card \"nte\": unknown card \"nte\"; did you mean \"net\"?");
  EXPECT_EQ(Errors("return { card = { net = {\n  nmae = 'x' } } }"),
            "p/languages/fr.lua:2: card \"net\".nmae: unknown field; did you mean \"name\"?");
  EXPECT_EQ(Errors("return { card = { net = {\n\n  name = 5 } } }"),
            "p/languages/fr.lua:3: card \"net\".name: expected a string, found integer 5");
  EXPECT_EQ(Errors("return { card = { net = 'Filet' } }"),
            "p/languages/fr.lua:1: card \"net\": expected a table with named fields, found string "
            "\"Filet\"");
  EXPECT_EQ(Errors("return { kind = { crad = { name = 'x' } } }"),
            "p/languages/fr.lua:1: kind \"crad\": unknown kind of entry \"crad\"; did you mean "
            "\"card\"?");
  EXPECT_EQ(Errors("return { field = { bred = { name = 'x' } } }"),
            "p/languages/fr.lua:1: field \"bred\": unknown field \"bred\"; did you mean "
            "\"bread\"?");
  EXPECT_EQ(Errors("return { field = { category = { values = { circle = {} } } } }"),
            "p/languages/fr.lua:1: field \"category\".values.circle: unknown value \"circle\"; did "
            "you mean \"circles\"?");
  EXPECT_EQ(Errors("return { action = { fly = { name = 'x' } } }"),
            "p/languages/fr.lua:1: action \"fly\": unknown action \"fly\"");
  EXPECT_EQ(Errors("return { card = { net = { name = '\\xff' } } }"),
            "p/languages/fr.lua:1: card \"net\".name: expected text in UTF-8, found string "
            "\"\xff\"");
}

TEST(LanguageMistakes, AllOfAFileAreTold) {
  const std::string errors = Errors("return {\n card = { a = {}, b = {} },\n other = {} }");
  EXPECT_THAT(errors, HasSubstr("card \"a\""));
  EXPECT_THAT(errors, HasSubstr("card \"b\""));
  EXPECT_THAT(errors, HasSubstr("other"));
}

TEST(LanguageMistakes, AFileReturnsATableAndDeclaresNothing) {
  EXPECT_EQ(Errors("return 5"),
            "p/languages/fr.lua: expected a file that returns a table, found integer 5");
  EXPECT_EQ(Errors("local x = 1"),
            "p/languages/fr.lua: expected a file that returns a table, found nothing");
  EXPECT_EQ(Errors("\ncard { id = 'x' }\nreturn {}"),
            "p/languages/fr.lua:2: unknown name \"card\"; a language file returns one table and "
            "declares nothing");
  EXPECT_THAT(Errors("return {\n"), HasSubstr("p/languages/fr.lua:"));
  EXPECT_THAT(Errors("while true do end"), HasSubstr("p/languages/fr.lua:1: "));
}

TEST(LanguageMistakes, AFileIsCalledByItsLanguage) {
  EXPECT_THAT(LoadErrors({MakePack("p", {{"languages/Fr.lua", "return {}"}})}),
              HasSubstr("p/languages/Fr.lua: expected languages/<language>.lua"));
  EXPECT_THAT(LoadErrors({MakePack("p", {{"languages/fr/a.lua", "return {}"}})}),
              HasSubstr("p/languages/fr/a.lua: expected languages/<language>.lua"));
}

}  // namespace
}  // namespace mallard
