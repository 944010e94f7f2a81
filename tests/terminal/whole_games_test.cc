// Whole games line by line, as a person plays who reads the page and answers what it offers: no
// page is larger than the window, every question can be answered from what is shown, and the match
// ends.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <regex>
#include <string>
#include <thread>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "gtest/gtest.h"
#include "mallard/primitives/chance.h"
#include "tests/terminal/program.h"

namespace mallard::testing {
namespace {

constexpr char kPrompt[] = "Player 1> ";

struct Table {
  const char* game;
  std::vector<std::string> options;  // That keep a match short.
  int width;
  int height;
};

// What a reader of the page may answer: a place that is named as an example, or one of the numbers
// in front of the answers.
std::string AnswerTo(const std::string& page, Chance& chance) {
  std::smatch match;
  static const auto* const place = new std::regex("Type a place[^.]*such as (.+?)[.;](?:\\s|$)");
  std::string text = page, answer;
  while (std::regex_search(text, match, *place)) {
    answer = match[1];
    text = match.suffix();
  }
  const std::vector<std::string> lines = absl::StrSplit(page, '\n');
  std::vector<std::string> numbers;
  // The answers stand in the last lines, which begin with two blanks.
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    if (line->empty()) continue;
    if (!absl::StartsWith(*line, "  ")) break;
    if (absl::StrContains(*line, "Type a place")) return answer;
    static const auto* const number = new std::regex("(?:^|  )(\\d+)(?= |$)");
    for (auto at = std::sregex_iterator(line->begin(), line->end(), *number);
         at != std::sregex_iterator(); ++at) {
      numbers.push_back((*at)[1]);
    }
  }
  if (numbers.empty()) return "1";
  return numbers[chance.Below(static_cast<uint32_t>(numbers.size()))];
}

class TerminalWholeGame : public ::testing::TestWithParam<Table> {};

TEST_P(TerminalWholeGame, IsPlayedFromThePagesAlone) {
  const Table& table = GetParam();
  std::vector<std::string> args = {"play", table.game, "--seed", "6"};
  for (const std::string& option : table.options) {
    args.push_back("--set");
    args.push_back(option);
  }
  RunningMallard run(args, absl::StrCat("COLUMNS=", table.width, " LINES=", table.height));
  Chance chance = Chance::Stream(7, 1);
  size_t from = 0;
  std::vector<int> lengths;  // Of the pages, in lines.
  int answers = 0;
  bool over = false;
  for (; answers < 2500 && !over; ++answers) {
    // The next prompt comes behind everything that belongs to the page.
    std::string output;
    for (int wait = 0; wait < 3000; ++wait) {
      output = run.output();
      over = absl::StrContains(output, "The match is over");
      if (over || output.find(kPrompt, from) != std::string::npos) break;
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    const size_t prompt = output.find(kPrompt, from);
    if (over || prompt == std::string::npos) break;
    const std::string page = output.substr(from, prompt - from);
    const auto lines = static_cast<int>(std::count(page.begin(), page.end(), '\n'));
    // The first line is what was typed, or the name of the match; the last one is the prompt's.
    ASSERT_LE(lines, table.height) << page;
    lengths.push_back(lines);
    run.Type(absl::StrCat(AnswerTo(page, chance), "\n"));
    from = prompt + sizeof(kPrompt) - 1;
  }
  EXPECT_TRUE(over) << "not over after " << answers
                    << " answers: " << run.output().substr(from > 3000 ? from - 3000 : 0);
  const Result result = run.Finish();
  EXPECT_EQ(result.code, 0) << result.errors;
  // What the table in docs/terminal.md says.
  ASSERT_FALSE(lengths.empty());
  std::sort(lengths.begin(), lengths.end());
  std::printf("pages of %s at %dx%d, in lines: median %d, most %d\n", table.game, table.width,
              table.height, lengths[lengths.size() / 2], lengths.back());
}

INSTANTIATE_TEST_SUITE_P(
    Games, TerminalWholeGame,
    ::testing::Values(
        Table{"battleducks", {}, 80, 24}, Table{"battleducks", {}, 120, 40},
        Table{"naval_war", {"turn_limit=40"}, 80, 24},
        Table{"naval_war", {"turn_limit=40"}, 120, 40},
        Table{"ducks_in_tow", {"round_limit=4"}, 80, 24},
        Table{"ducks_in_tow", {"round_limit=4"}, 120, 40},
        Table{"duck_dealer", {"turns=2"}, 80, 24}, Table{"duck_dealer", {"turns=2"}, 120, 40},
        Table{"duckhammer", {"rounds=1"}, 80, 24}, Table{"duckhammer", {"rounds=1"}, 120, 40},
        Table{"duckhammer_campaign", {"rations=60", "battles=1", "seasons=1", "rounds=1"}, 80, 24},
        Table{
            "duckhammer_campaign", {"rations=60", "battles=1", "seasons=1", "rounds=1"}, 120, 40}),
    [](const auto& param) { return absl::StrCat(param.param.game, "_", param.param.width); });

}  // namespace
}  // namespace mallard::testing
