// Every field of every kind of entry of every game, written wrongly: all mistakes are told at once,
// each with its line, its place, what was expected and what was found.
#include <limits>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;

using Type = FieldSchema::Type;

std::vector<ContentError> Mistakes(const Game& game, const std::string& text) {
  const Pack pack = {"test",
                     {{"pack.lua", absl::StrCat("pack { id = 'test', version = '1.0', game = '",
                                                game.content_schema().game, "', api = 1 }")},
                      {"a.lua", text}}};
  std::vector<ContentError> errors;
  EXPECT_FALSE(Ruleset::Load(game, {pack}, {}, &errors).ok());
  return errors;
}

// A patch that writes fields of an entry, one a line, and what is said of it.
class Patch {
 public:
  Patch(const Game& game, const EntrySchema& kind, const ContentEntry& entry)
      : game_(game),
        path_(absl::StrCat(kind.name, " \"", entry.id, "\".")),
        text_(absl::StrCat("patch.", kind.name, " { id = '", entry.id, "',\n")) {}

  void Write(const std::string& field, const std::string& value) {
    absl::StrAppend(&text_, field, " = ", value, ",\n");
    fields_.push_back(field);
  }

  // One mistake for each field written, at its line, in the order written.
  std::vector<ContentError> Mistakes() const {
    if (fields_.empty()) return {};
    std::vector<ContentError> errors = testing::Mistakes(game_, text_ + "}");
    EXPECT_EQ(errors.size(), fields_.size()) << text_;
    for (size_t i = 0; i < std::min(errors.size(), fields_.size()); ++i) {
      EXPECT_EQ(errors[i].pack, "test");
      EXPECT_EQ(errors[i].file, "a.lua");
      EXPECT_EQ(errors[i].line, static_cast<int>(i) + 2) << errors[i].ToString();
      EXPECT_EQ(errors[i].path, path_ + fields_[i]) << errors[i].ToString();
    }
    return errors;
  }

 private:
  const Game& game_;
  const std::string path_;
  std::string text_;
  std::vector<std::string> fields_;
};

// Calls `look` with every game and kind of entry, and an entry that the game's packs declare.
template <class Look>
void ForEveryKind(const Look& look) {
  int kinds = 0;
  for (const Game* game : Games()) {
    const auto base = BaseRuleset(game->manifest().game);
    for (const EntrySchema& kind : game->content_schema().entries) {
      const absl::Span<const ContentEntry> entries = base->entries().Entries(kind.name);
      if (entries.empty()) continue;
      ++kinds;
      look(*game, kind, entries[0]);
    }
  }
  EXPECT_GT(kinds, 40);
}

TEST(FieldMistakes, WrongTypesAreToldForEveryField) {
  ForEveryKind([](const Game& game, const EntrySchema& kind, const ContentEntry& entry) {
    Patch patch(game, kind, entry);
    for (const FieldSchema& field : kind.fields) {
      patch.Write(field.name, field.type == Type::kInt ? "'many'" : "5");
    }
    const std::vector<ContentError> errors = patch.Mistakes();
    for (size_t i = 0; i < std::min(errors.size(), kind.fields.size()); ++i) {
      const bool number = kind.fields[i].type == Type::kInt;
      EXPECT_NE(errors[i].problem.expected, "") << errors[i].ToString();
      EXPECT_EQ(errors[i].problem.found, number ? "string \"many\"" : "integer 5");
    }
  });
}

TEST(FieldMistakes, ValuesOutOfBoundsAreTold) {
  int numbers = 0;
  ForEveryKind([&](const Game& game, const EntrySchema& kind, const ContentEntry& entry) {
    Patch patch(game, kind, entry);
    std::vector<std::string> found;
    for (const FieldSchema& field : kind.fields) {
      if (field.type != Type::kInt || field.max == std::numeric_limits<int64_t>::max()) continue;
      patch.Write(field.name, absl::StrCat(field.max + 1));
      found.push_back(absl::StrCat("integer ", field.max + 1));
    }
    const std::vector<ContentError> errors = patch.Mistakes();
    for (size_t i = 0; i < std::min(errors.size(), found.size()); ++i) {
      ++numbers;
      EXPECT_THAT(errors[i].problem.expected, HasSubstr("an integer"));
      EXPECT_EQ(errors[i].problem.found, found[i]);
    }
  });
  EXPECT_GT(numbers, 100);
}

TEST(FieldMistakes, TheNearestChoiceAndTheNearestEntryAreNamed) {
  int names = 0;
  ForEveryKind([&](const Game& game, const EntrySchema& kind, const ContentEntry& entry) {
    Patch patch(game, kind, entry);
    const auto base = BaseRuleset(game.manifest().game);
    size_t written = 0;
    for (const FieldSchema& field : kind.fields) {
      std::string known;
      if (field.type == Type::kChoice) known = field.choices[0];
      if (field.type == Type::kReference && !base->entries().Entries(field.reference).empty()) {
        known = base->entries().Entries(field.reference)[0].id;
      }
      if (known.size() < 3) continue;
      patch.Write(field.name, absl::StrCat("'", known, "q'"));
      ++written;
    }
    for (const ContentError& error : patch.Mistakes()) {
      ++names;
      EXPECT_NE(error.problem.nearest, "") << error.ToString();
      EXPECT_THAT(error.problem.message,
                  HasSubstr(absl::StrCat("; did you mean \"", error.problem.nearest, "\"?")));
    }
  });
  EXPECT_GT(names, 20);
}

TEST(FieldMistakes, MisspeltFieldsAreToldWithTheNearestOne) {
  ForEveryKind([](const Game& game, const EntrySchema& kind, const ContentEntry& entry) {
    for (const FieldSchema& field : kind.fields) {
      if (field.name.size() < 4) continue;
      Patch patch(game, kind, entry);
      patch.Write(absl::StrCat(field.name, "q"), "1");
      const std::vector<ContentError> errors = patch.Mistakes();
      for (const ContentError& error : errors) EXPECT_EQ(error.problem.nearest, field.name);
      break;  // One a kind: the others go the same way.
    }
  });
}

TEST(FieldMistakes, EveryFieldThatIsNeededIsMissed) {
  ForEveryKind([](const Game& game, const EntrySchema& kind, const ContentEntry&) {
    std::vector<std::string> needed;
    for (const FieldSchema& field : kind.fields) {
      if (field.required) needed.push_back(field.name);
    }
    if (needed.empty()) return;
    const std::vector<ContentError> errors =
        Mistakes(game, absl::StrCat("\n\n", kind.name, " { id = 'fresh' }"));
    EXPECT_EQ(errors.size(), needed.size()) << kind.name;
    for (size_t i = 0; i < std::min(errors.size(), needed.size()); ++i) {
      EXPECT_EQ(errors[i].line, 3);
      EXPECT_EQ(errors[i].path, absl::StrCat(kind.name, " \"fresh\".", needed[i]));
      EXPECT_EQ(errors[i].problem.found, "nothing");
      EXPECT_NE(errors[i].problem.expected, "");
    }
  });
}

}  // namespace
}  // namespace mallard::testing
