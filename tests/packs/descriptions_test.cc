// Everything that packs can write or call is described, so that editors and the reference have
// something to say about it.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/game.h"
#include "mallard/lua_types.h"
#include "mallard/pack_test.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

class Descriptions {
 public:
  explicit Descriptions(const Game& game) {
    for (const EntrySchema& kind : game.content_schema().entries) {
      Need(kind.name, kind.doc);
      Fields(kind.name, kind.fields);
    }
  }
  const std::vector<std::string>& missing() const { return missing_; }

 private:
  void Need(const std::string& what, const std::string& doc) {
    if (doc.empty()) missing_.push_back(what);
  }

  void Fields(const std::string& path, const std::vector<FieldSchema>& fields) {
    for (const FieldSchema& field : fields) {
      const std::string name = absl::StrCat(path, ".", field.name);
      Need(name, field.doc);
      if (field.hook != nullptr) Hook(name, *field.hook);
      Fields(name, field.fields);
      if (!field.item.empty()) {
        Fields(absl::StrCat(name, "[]"), field.item[0].fields);
        if (field.item[0].hook != nullptr) Hook(name, *field.item[0].hook);
      }
    }
  }

  void Params(const std::string& path, const std::vector<ScriptParam>& params,
              const ScriptParam& result) {
    for (const ScriptParam& param : params) {
      Need(absl::StrCat(path, "(", param.name, ")"), param.doc);
    }
    if (result.type != ScriptType::kNil) Need(absl::StrCat(path, " result"), result.doc);
  }

  void Hook(const std::string& path, const ScriptHook& hook) {
    Params(path, hook.params, hook.result);
    Need(hook.context->name, hook.context->doc);
    for (const ScriptVerb& verb : hook.context->verbs) {
      const std::string name = absl::StrCat(hook.context->name, ":", verb.name);
      Need(name, verb.doc);
      Params(name, verb.params, verb.result);
    }
  }

  std::vector<std::string> missing_;
};

TEST(Descriptions, AreThereForEverythingAPackCanWriteOrCall) {
  for (const Game* game : Games()) {
    EXPECT_THAT(Descriptions(*game).missing(), IsEmpty()) << game->content_schema().game;
  }
}

TEST(Descriptions, EditorTypesNameEveryKindFieldAndVerb) {
  for (const Game* game : Games()) {
    const std::string types = LuaTypes(*game);
    for (const EntrySchema& kind : game->content_schema().entries) {
      EXPECT_THAT(types, HasSubstr(absl::StrCat("\nfunction ", kind.name, "(entry) end\n")));
      EXPECT_THAT(types, HasSubstr(absl::StrCat("\nfunction patch.", kind.name, "(entry) end\n")));
      EXPECT_THAT(types, HasSubstr(absl::StrCat("\nfunction remove.", kind.name, "(id) end\n")));
      for (const FieldSchema& field : kind.fields) {
        EXPECT_THAT(types,
                    HasSubstr(absl::StrCat("---@field ", field.name, field.required ? " " : "? ")));
        if (field.hook == nullptr) continue;
        for (const ScriptVerb& verb : field.hook->context->verbs) {
          EXPECT_THAT(types, HasSubstr(absl::StrCat("\nfunction ", field.hook->context->name, ":",
                                                    verb.name, "(")));
        }
      }
    }
  }
}

TEST(Descriptions, EditorTypesOfTestsDescribeEveryParameterAndResult) {
  for (const absl::string_view line : absl::StrSplit(PackTestTypes(), '\n')) {
    const std::vector<std::string> words = absl::StrSplit(line, ' ');
    if (words[0] == "---@param" || words[0] == "---@return" || words[0] == "---@field") {
      EXPECT_GE(words.size(), 5u) << line;
    }
  }
}

}  // namespace
}  // namespace mallard::testing
