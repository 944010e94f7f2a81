#include "mallard/configuration.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace mallard {
namespace {

using ::testing::HasSubstr;

const Manifest& TestManifest() {
  static const Manifest* const manifest = [] {
    auto* m = new Manifest;
    m->game = "test";
    m->title = "Test";
    m->doc = "";
    using Type = OptionSpec::Type;
    m->options = {
        {"fast", Type::kBool, "false", "", 0, 0, {}},
        {"players", Type::kInt, "2", "", 2, 5, {}},
        {"pace", Type::kWord, "slow", "", 0, 0, {"slow", "quick"}},
        {"map", Type::kText, "", "", 0, 0, {}},
    };
    return m;
  }();
  return *manifest;
}

std::string Refusal(absl::string_view text) {
  Configuration configuration(TestManifest());
  return std::string(configuration.SetAll(text).message());
}

TEST(Configuration, BeginsWithTheDefaults) {
  const Configuration configuration(TestManifest());
  EXPECT_FALSE(configuration.Bool("fast"));
  EXPECT_EQ(configuration.Int("players"), 2);
  EXPECT_EQ(configuration.Text("pace"), "slow");
  EXPECT_EQ(configuration.ToText(), "");
}

TEST(Configuration, TextSurvivesTheRoundTrip) {
  Configuration configuration(TestManifest());
  ASSERT_TRUE(configuration.SetAll("map=\"a b\" players=4 fast=true").ok());
  EXPECT_EQ(configuration.ToText(), "fast=true players=4 map=\"a b\"") << "in manifest order";
  Configuration again(TestManifest());
  ASSERT_TRUE(again.SetAll(configuration.ToText()).ok());
  EXPECT_EQ(again, configuration);
  EXPECT_EQ(again.Fingerprint(), configuration.Fingerprint());
}

TEST(Configuration, ValuesAreKeptInCanonicalForm) {
  Configuration configuration(TestManifest());
  ASSERT_TRUE(configuration.Set("players", "03").ok());
  EXPECT_EQ(configuration.Text("players"), "3");
}

TEST(Configuration, MistakesAreNamedWithWhatIsNear) {
  EXPECT_THAT(Refusal("playrs=3"),
              HasSubstr("test has no option \"playrs\"; did you mean players"));
  EXPECT_THAT(Refusal("players=9"), HasSubstr("a whole number from 2 to 5, not \"9\""));
  EXPECT_THAT(Refusal("players=many"), HasSubstr("not \"many\""));
  EXPECT_THAT(Refusal("fast=yes"), HasSubstr("true or false, not \"yes\""));
  EXPECT_THAT(Refusal("pace=quik"), HasSubstr("did you mean quick"));
  EXPECT_THAT(Refusal("pace"), HasSubstr("expected name=value"));
  EXPECT_THAT(Refusal("map=\"open"), HasSubstr("no closing double quote"));
  EXPECT_THAT(Refusal("map=\"a\tb\""), HasSubstr("control character"));
}

TEST(Configuration, SetAllSetsAllOrNothing) {
  Configuration configuration(TestManifest());
  EXPECT_FALSE(configuration.SetAll("players=3 fast=maybe").ok());
  EXPECT_EQ(configuration.Int("players"), 2);
}

}  // namespace
}  // namespace mallard
