// The code of docs/cpp-api.md, compiled and run. The last test reads that page and looks for every
// block of C++ in this file, so that neither can change without the other.
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"

namespace {

constexpr char kManifest[] = R"(
pack { id = "mod", version = "1.0.0", game = "battleducks", api = 1,
       requires = { battleducks = ">=1.0 <2" } })";

class FirstBot : public mallard::Bot {
 public:
  absl::StatusOr<mallard::Action> Choose(const mallard::Sight& sight) override {
    return sight.LegalNth(0);
  }
};

absl::Status Tour(const absl::StatusOr<std::shared_ptr<const mallard::Ruleset>>& ruleset) {
  mallard::Configuration configuration((*ruleset)->game().manifest());
  absl::Status set = configuration.SetAll("mode=advanced name_found=true");
  if (!set.ok()) return set;

  auto match = mallard::Match::Create(*ruleset, configuration, {.seed = 7});
  if (!match.ok()) return match.status();

  const auto choose = [](uint64_t count) { return count - 1; };
  for (int seat = 0; seat < match->seats(); ++seat) {
    if (!match->DecisionOf(seat)) continue;
    const uint64_t count = match->LegalCount(seat);
    absl::Status applied = match->Apply(seat, match->LegalNth(seat, choose(count)));
    if (!applied.ok()) return applied;
  }

  auto action = mallard::ParseAction(match->rules(), "fill");
  if (!action.ok()) return action.status();
  std::string text = mallard::FormatAction(match->rules(), *action);
  EXPECT_EQ(text, "fill");

  const int seat = 0;
  auto sample = mallard::Sight(*match, seat).Imagine(/*seed=*/1);
  if (!sample.ok()) return sample.status();
  mallard::Match playout = *sample;
  playout.CopyStateFrom(*sample);
  EXPECT_EQ(playout.Hash(), sample->Hash());

  const std::vector<uint8_t> saved = match->Snapshot(mallard::Viewer::Host());
  auto restored = mallard::Match::Restore(*ruleset, saved);
  if (!restored.ok()) return restored.status();
  const std::vector<uint8_t> view = match->Snapshot(mallard::Viewer::Seat(0));  // To send.
  EXPECT_EQ(restored->Hash(), match->Hash());
  std::vector<std::string> reported;
  const auto report = [&](const std::string& line) { reported.push_back(line); };
  auto about = mallard::DescribeSavedMatch(saved);
  if (!about.ok()) return about.status();
  for (const mallard::PackDifference& difference :
       ComparePacks(about->packs, (*ruleset)->packs())) {
    report(difference.ToString());  // "pack lilies is older: 1.1.0 is loaded, 1.2.0 was in use"
  }
  EXPECT_TRUE(reported.empty()) << reported.front();
  EXPECT_LT(view.size(), saved.size());

  absl::StatusOr<mallard::Action> first = FirstBot().Choose(mallard::Sight(*match, 0));
  if (!first.ok()) return first.status();
  return match->Check(0, *first);
}

TEST(CppTour, RunsFromStartToEnd) {
  EXPECT_EQ(Tour(mallard::Ruleset::Load("battleducks")), absl::OkStatus());
}

TEST(CppTour, ReportsEveryMistakeOfAPack) {
  const std::string manifest = kManifest;
  const std::string boards = "board { id = \"a\" }\nbored { id = \"b\" }";
  std::vector<std::string> reported;
  const auto report = [&](const std::string& line) { reported.push_back(line); };

  mallard::Pack mod{"mod", {{"pack.lua", manifest}, {"boards.lua", boards}}};
  std::vector<mallard::ContentError> mistakes;
  auto ruleset = mallard::Ruleset::Load("battleducks", {mod}, {}, &mistakes);
  for (const mallard::ContentError& mistake : mistakes) report(mistake.ToString());

  EXPECT_FALSE(ruleset.ok());
  ASSERT_FALSE(reported.empty());
  EXPECT_TRUE(absl::StartsWith(reported[0], "mod/boards.lua:")) << reported[0];
}

// The lines of a file, without what they are indented by.
std::string ReadUnindented(const std::string& path) {
  std::ifstream file(path);
  EXPECT_TRUE(file) << path;
  std::stringstream text;
  text << file.rdbuf();
  std::string result;
  for (absl::string_view line : absl::StrSplit(text.str(), '\n')) {
    absl::StrAppend(&result, absl::StripLeadingAsciiWhitespace(line), "\n");
  }
  return result;
}

TEST(CppTour, IsWhatThePageShows) {
  const std::string root = MALLARD_SOURCE_DIR;
  const std::string source = ReadUnindented(root + "/tests/capi/cpp_tour_test.cc");
  const std::vector<std::string> parts =
      absl::StrSplit(ReadUnindented(root + "/docs/cpp-api.md"), "```");
  int blocks = 0;
  for (size_t i = 1; i < parts.size(); i += 2) {
    absl::string_view block = parts[i];
    if (!absl::ConsumePrefix(&block, "cpp\n")) continue;
    EXPECT_TRUE(absl::StrContains(source, block)) << block;
    ++blocks;
  }
  EXPECT_GE(blocks, 6);
}

}  // namespace
