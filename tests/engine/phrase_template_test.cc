// Sentences with places to fill in.
#include "mallard/phrase_template.h"

#include <map>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace mallard {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::string Render(absl::string_view text) {
  static const std::map<std::string, TemplateArgument> kArguments = {
      {"seat", {"Ada", "p1"}}, {"cell", {"B6", "B6"}}, {"answer", {"plouf", "splash"}},
      {"none", {"0", "0"}},    {"one", {"1", "1"}},    {"many", {"17", "17"}},
  };
  return RenderTemplate(text, [](absl::string_view name) -> std::optional<TemplateArgument> {
    const auto found = kArguments.find(std::string(name));
    if (found == kArguments.end()) return std::nullopt;
    return found->second;
  });
}

TEST(PhraseTemplate, ArgumentsAreFilledIn) {
  EXPECT_EQ(Render("{seat} looks at {cell}: {answer}."), "Ada looks at B6: plouf.");
  EXPECT_EQ(Render("No places."), "No places.");
  EXPECT_EQ(Render(""), "");
}

TEST(PhraseTemplate, ABraceIsWrittenTwice) {
  EXPECT_EQ(Render("{{{seat}}} and }}"), "{Ada} and }");
}

TEST(PhraseTemplate, NumbersChooseBetweenOneAndMany) {
  EXPECT_EQ(Render("{one|a duck|# ducks}"), "a duck");
  EXPECT_EQ(Render("{many|a duck|# ducks}"), "17 ducks");
  EXPECT_EQ(Render("{none|a duck|# ducks}"), "0 ducks");
}

TEST(PhraseTemplate, NumbersChooseBetweenNoneOneAndMany) {
  EXPECT_EQ(Render("{none|no duck|a duck|# ducks}"), "no duck");
  EXPECT_EQ(Render("{one|no duck|a duck|# ducks}"), "a duck");
  EXPECT_EQ(Render("{many|no duck|a duck|# ducks}"), "17 ducks");
}

TEST(PhraseTemplate, WordsChooseByTheirKeys) {
  EXPECT_EQ(Render("{answer|splash=only water|found=a formation}"), "only water");
  EXPECT_EQ(Render("{answer|found=a formation|something else}"), "something else");
  EXPECT_EQ(Render("{answer|found=a formation}!"), "!");
  EXPECT_EQ(Render("{seat|p1=you|#}"), "you");
  EXPECT_EQ(Render("{many|17=a full flock|# ducks}"), "a full flock");
}

TEST(PhraseTemplate, UnknownPlacesStayAsTheyAre) {
  EXPECT_EQ(Render("{seta} and {nobody|a|b}"), "{seta} and {nobody|a|b}");
}

TEST(PhraseTemplate, NamesAreListedOnceInOrder) {
  EXPECT_THAT(TemplateArguments("{seat} {cell} {seat|p1=you|#} {{no}}"),
              ElementsAre("seat", "cell"));
}

TEST(PhraseTemplate, MistakesAreTold) {
  const std::vector<std::string> names = {"seat", "cell"};
  EXPECT_FALSE(CheckTemplate("{seat} at {cell|a|b}, {{as is}}", names).has_value());
  const auto unknown = CheckTemplate("{sear} at {cell}", names);
  ASSERT_TRUE(unknown.has_value());
  EXPECT_EQ(unknown->message, "unknown argument \"sear\"; did you mean \"seat\"?");
  EXPECT_EQ(unknown->nearest, "seat");
  for (const char* broken : {"{seat", "seat}", "{seat {cell}", "{seat}}"}) {
    const auto problem = CheckTemplate(broken, names);
    ASSERT_TRUE(problem.has_value()) << broken;
    EXPECT_THAT(problem->message, HasSubstr("has no partner")) << broken;
  }
}

}  // namespace
}  // namespace mallard
