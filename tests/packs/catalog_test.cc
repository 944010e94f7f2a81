// The catalog of every game: complete, and the same in all its forms.
#include "mallard/catalog.h"

#include <set>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/json_text.h"
#include "mallard/mallard.hpp"
#include "mallard/schemas/catalog_generated.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;

class CatalogOfGame : public ::testing::TestWithParam<const Game*> {
 protected:
  std::shared_ptr<const Ruleset> ruleset() const {
    return BaseRuleset(GetParam()->manifest().game);
  }
};

TEST_P(CatalogOfGame, HoldsEveryEntryOfEveryKind) {
  const Catalog& catalog = ruleset()->catalog();
  for (const EntrySchema& kind : GetParam()->content_schema().entries) {
    const CatalogKind* found = catalog.FindKind(kind.name);
    ASSERT_NE(found, nullptr) << kind.name;
    const absl::Span<const ContentEntry> declared = ruleset()->entries().Entries(kind.name);
    ASSERT_EQ(found->entries.size(), declared.size()) << kind.name;
    for (size_t i = 0; i < declared.size(); ++i) {
      EXPECT_EQ(found->entries[i].declared, &declared[i]);
      EXPECT_EQ(catalog.Find(kind.name, declared[i].id), &found->entries[i]);
      EXPECT_EQ(catalog.Find(kind.name, found->entries[i].word), &found->entries[i]);
    }
  }
}

TEST_P(CatalogOfGame, NamesEverythingInEveryLanguage) {
  const Catalog& catalog = ruleset()->catalog();
  const Manifest& manifest = GetParam()->manifest();
  for (size_t language = 0; language < catalog.languages().size(); ++language) {
    const int tongue = static_cast<int>(language);
    EXPECT_NE(catalog.Game(tongue).name, "");
    for (size_t kind = 0; kind < catalog.kinds().size(); ++kind) {
      EXPECT_NE(catalog.Kind(static_cast<int>(kind), tongue).name, "");
      for (const CatalogEntry& entry : catalog.kinds()[kind].entries) {
        EXPECT_NE(catalog.Of(entry, tongue).name, "") << entry.declared->id;
      }
    }
    for (size_t i = 0; i < manifest.actions.size(); ++i) {
      EXPECT_NE(catalog.Word(Catalog::Words::kActions, i, tongue).text, "");
    }
  }
}

TEST_P(CatalogOfGame, OptionsTakeEveryChoiceAndNothingElse) {
  const Catalog& catalog = ruleset()->catalog();
  for (const CatalogOption& option : catalog.options()) {
    Configuration configuration = ruleset()->NewConfiguration();
    for (const CatalogChoice& choice : option.choices) {
      EXPECT_EQ(configuration.Set(option.spec->name, choice.value), absl::OkStatus());
      if (choice.kind < 0) continue;
      const std::string& id = catalog.kinds()[choice.kind].entries[choice.entry].declared->id;
      EXPECT_EQ(configuration.Set(option.spec->name, id), absl::OkStatus());
    }
    EXPECT_EQ(configuration.Set(option.spec->name, option.spec->fallback), absl::OkStatus());
    const bool accepted = configuration.Set(option.spec->name, "no_such_thing").ok();
    EXPECT_EQ(accepted, option.open) << option.spec->name;
    EXPECT_EQ(configuration.Set(option.spec->name, "").ok(), option.optional || option.open)
        << option.spec->name;
  }
}

TEST_P(CatalogOfGame, JsonIsTheSameEveryTimeAndHoldsEveryEntry) {
  const std::string json = CatalogJson(*ruleset(), 0);
  EXPECT_EQ(json, CatalogJson(*ruleset(), 0));
  EXPECT_TRUE(IsUtf8(json));
  for (const CatalogKind& kind : ruleset()->catalog().kinds()) {
    for (const CatalogEntry& entry : kind.entries) {
      EXPECT_THAT(json, HasSubstr(absl::StrCat("{\"id\":", JsonText(entry.declared->id), ",")));
    }
  }
}

TEST_P(CatalogOfGame, FlatBufferHoldsWhatTheCatalogHolds) {
  namespace fb = schema::catalog;
  const Catalog& catalog = ruleset()->catalog();
  for (size_t language = 0; language < catalog.languages().size(); ++language) {
    const int tongue = static_cast<int>(language);
    const std::string bytes = CatalogBuffer(*ruleset(), tongue);
    flatbuffers::Verifier verifier(reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size());
    ASSERT_TRUE(fb::VerifyCatalogBuffer(verifier));
    const fb::Catalog& read = *fb::GetCatalog(bytes.data());
    EXPECT_EQ(read.game()->str(), GetParam()->manifest().game);
    EXPECT_EQ(read.language()->str(), catalog.languages()[language]);
    ASSERT_EQ(read.kinds()->size(), catalog.kinds().size());
    for (size_t k = 0; k < catalog.kinds().size(); ++k) {
      const CatalogKind& kind = catalog.kinds()[k];
      const fb::Kind& read_kind = *read.kinds()->Get(static_cast<uint32_t>(k));
      ASSERT_EQ(read_kind.entries()->size(), kind.entries.size());
      for (size_t e = 0; e < kind.entries.size(); ++e) {
        const fb::Entry& entry = *read_kind.entries()->Get(static_cast<uint32_t>(e));
        EXPECT_EQ(entry.id()->str(), kind.entries[e].declared->id);
        EXPECT_EQ(entry.name()->str(), catalog.Of(kind.entries[e], tongue).name);
        EXPECT_EQ(entry.text()->str(), catalog.Of(kind.entries[e], tongue).text);
        EXPECT_EQ(entry.fields()->size(), kind.entries[e].fields.size());
      }
    }
    ASSERT_EQ(read.options()->size(), catalog.options().size());
    for (size_t i = 0; i < catalog.options().size(); ++i) {
      EXPECT_EQ(read.options()->Get(static_cast<uint32_t>(i))->choices()->size(),
                catalog.options()[i].choices.size());
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, CatalogOfGame, ::testing::ValuesIn(Games().begin(), Games().end()),
                         [](const ::testing::TestParamInfo<const Game*>& game) {
                           return std::string(game.param->manifest().game);
                         });

TEST(OptionChoices, RefuseNamesThatTheRulesetDoesNotHaveWithTheNearestOne) {
  Configuration configuration = BaseRuleset("battleducks")->NewConfiguration();
  EXPECT_EQ(configuration.Set("mode", "advancde").message(),
            "option mode names a mode; there is none called \"advancde\"; did you mean advanced");
  EXPECT_EQ(configuration.Set("mode", "Advanced"), absl::OkStatus());
  EXPECT_EQ(configuration.Set("mode", "battleducks:standard"), absl::OkStatus());
  EXPECT_EQ(configuration.Set("mode", "").code(), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(configuration.Set("board", ""), absl::OkStatus());
  EXPECT_EQ(configuration.Set("fleet", "donut, circles"), absl::OkStatus());
  EXPECT_THAT(std::string(configuration.Set("fleet", "donut, bouy").message()),
              HasSubstr("names a formation or category; there is none called \"bouy\"; did you "
                        "mean buoy"));
  EXPECT_THAT(std::string(configuration.SetAll("allow_mirror=false mode=nothing").message()),
              HasSubstr("option mode"));
  EXPECT_TRUE(configuration.Bool("allow_mirror")) << "all are set or none";
}

TEST(OptionChoices, IncludeWhatModsAdd) {
  const Pack mod = {
      "mod",
      {{"pack.lua",
        "pack { id = 'mod', version = '1.0', game = 'battleducks', api = "
        "1 }"},
       {"a.lua", "board { id = 'puddle', rows = { '####', '####', '####', '####' } }"}}};
  const auto ruleset = Ruleset::Load("battleducks", {mod});
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  Configuration configuration = (*ruleset)->NewConfiguration();
  EXPECT_EQ(configuration.Set("board", "puddle"), absl::OkStatus());
  std::vector<std::string> values;
  for (const CatalogChoice& choice : (*ruleset)->catalog().options()[1].choices) {
    values.push_back(choice.value);
  }
  EXPECT_THAT(values, Contains("puddle"));
}

TEST(CatalogFields, MarkDrawings) {
  const CatalogEntry* donut = BaseRuleset("battleducks")->catalog().Find("formation", "donut");
  ASSERT_NE(donut, nullptr);
  bool drawn = false;
  for (const CatalogField& field : donut->fields) {
    drawn = drawn || field.schema->look == FieldSchema::Look::kDrawing;
    EXPECT_FALSE(IsCommonField(field.schema->name));
  }
  EXPECT_TRUE(drawn);
}

}  // namespace
}  // namespace mallard::testing
