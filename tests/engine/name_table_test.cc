#include "mallard/name_table.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace mallard {
namespace {

using ::testing::ElementsAre;

TEST(NameTable, NamesAreShortWhereTheyAreUnique) {
  const NameTable table({"a:pond", "b:pond", "a:Mill", "plain"});
  EXPECT_THAT(table.names(), ElementsAre("a:pond", "b:pond", "Mill", "plain"));
}

TEST(NameTable, ThingsAreFoundByShortNameAndByIdWhateverTheCase) {
  const NameTable table({"a:pond", "b:pond", "a:Mill", "plain"});
  EXPECT_EQ(table.Find("B:Pond"), 1);
  EXPECT_EQ(table.Find("mill"), 2);
  EXPECT_EQ(table.Find("A:MILL"), 2);
  EXPECT_EQ(table.Find("plain"), 3);
  for (const char* unknown : {"pond", "mil", "mills", "", "z"}) EXPECT_EQ(table.Find(unknown), -1);
  EXPECT_EQ(NameTable().Find("pond"), -1);
}

TEST(NameTable, TheFirstOfThoseThatDifferInCaseAloneIsMeant) {
  const NameTable table({"a:zebra", "a:Duck", "b:duck", "a:DUCK"});
  EXPECT_EQ(table.Find("dUCK"), 1);
}

TEST(NameTable, AnUnknownNameIsToldWithTheNearest) {
  const NameTable table({"a:pond", "a:mill"});
  EXPECT_EQ(table.Require("board", "pnod").status().message(),
            "there is no board \"pnod\"; did you mean pond");
  EXPECT_EQ(*table.Require("board", "pond"), 0);
}

// Whether making and asking a table takes time that grows with its square shows in any run.
TEST(NameTable, ManyNamesTakeLittleLongerEach) {
  constexpr int kMany = 200'000;
  std::vector<std::string> ids;
  for (int i = 0; i < kMany; ++i) ids.push_back(absl::StrCat("pack:name_", i));
  const NameTable table(std::move(ids));
  for (int i = 0; i < kMany; ++i) ASSERT_EQ(table.Find(absl::StrCat("NAME_", i)), i);
}

}  // namespace
}  // namespace mallard
