// The example mods: each passes its own tests and keeps every promise in random play, and together
// they show everything that packs of a game can do.
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "mallard/pack_test.h"
#include "tests/support/matches.h"
#include "tests/support/random_play.h"

namespace mallard::testing {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

struct Example {
  std::string name;
  Pack pack;
  std::string game;
  std::shared_ptr<const Ruleset> ruleset;
};

std::vector<Example> Examples() {
  std::vector<Example> examples;
  for (const auto& folder :
       std::filesystem::directory_iterator(MALLARD_SOURCE_DIR "/examples/packs")) {
    const absl::StatusOr<Pack> pack = Pack::FromFolder(folder.path().string());
    EXPECT_TRUE(pack.ok()) << pack.status();
    const absl::StatusOr<PackDescription> description = DescribePack(*pack);
    EXPECT_TRUE(description.ok()) << description.status();
    const auto ruleset = Ruleset::Load(description->game, {*pack});
    EXPECT_TRUE(ruleset.ok()) << ruleset.status();
    examples.push_back({description->id, *pack, description->game, *ruleset});
    EXPECT_EQ(folder.path().filename(), description->id);
  }
  return examples;
}

// Lua without its comments, so that what they mention does not count.
std::string CodeOf(const std::string& text) {
  std::string code;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    const std::string line = text.substr(at, end - at);
    absl::StrAppend(&code, line.substr(0, line.find("--")), "\n");
    at = end + 1;
  }
  return code;
}

// The hooks of a kind of entry: paths of fields that hold functions.
void CollectHooks(const std::string& path, const std::vector<FieldSchema>& fields,
                  std::map<std::string, const ScriptHook*>& hooks) {
  for (const FieldSchema& field : fields) {
    const std::string name = absl::StrCat(path, ".", field.name);
    // Asking and judging positions are the same everywhere: two games show each.
    static constexpr absl::string_view kOfAllGames[] = {"on_answer", "evaluate"};
    if (field.hook != nullptr && !absl::c_linear_search(kOfAllGames, field.hook->name)) {
      hooks[name] = field.hook;
    }
    CollectHooks(name, field.fields, hooks);
    CollectHooks(name, field.item, hooks);
  }
}

void CollectUsed(const std::string& path, const ContentValue& value, std::set<std::string>& used) {
  if (value.type == ContentValue::Type::kFunction) used.insert(path);
  for (const ContentField& field : value.fields) {
    CollectUsed(absl::StrCat(path, ".", field.name), field.value, used);
  }
  for (const ContentValue& item : value.items) CollectUsed(absl::StrCat(path, "."), item, used);
}

std::map<std::string, const ScriptHook*> HooksOf(const Game& game) {
  std::map<std::string, const ScriptHook*> hooks;
  for (const EntrySchema& kind : game.content_schema().entries) {
    CollectHooks(kind.name, kind.fields, hooks);
  }
  return hooks;
}

// Whether an example is one of a game's: packs for the game that it builds on are, too.
bool Serves(const Example& example, const std::string& game) {
  return example.game == game || example.game == (*FindGame(game))->content_schema().parent;
}

// Games that have any example; another one brings its own as soon as it has its first.
std::set<std::string> GamesWithExamples(const std::vector<Example>& examples) {
  std::set<std::string> games;
  for (const Example& example : examples) games.insert(example.game);
  return games;
}

TEST(ExamplePacks, PassTheirOwnTests) {
  for (const Example& example : Examples()) {
    const absl::StatusOr<PackTestRun> run = RunPackTests(example.ruleset, example.pack);
    ASSERT_TRUE(run.ok()) << run.status();
    EXPECT_FALSE(run->cases.empty()) << example.name << " has no tests";
    EXPECT_FALSE(run->random_play.empty()) << example.name << " asks for no random play";
    for (const PackTestCase& test : run->cases) {
      EXPECT_TRUE(test.passed) << example.name << "/" << test.failure.file << ":"
                               << test.failure.line << ": " << test.name << ": "
                               << test.failure.message;
    }
  }
}

// A random match of which some states are looked at closely, evenly spread.
void PlayAndSample(Match match) {
  constexpr int kBetween = 40;
  PlayChecks checks;
  checks.indexed_actions = 4;
  checks.applied_actions = 1;
  checks.mutated_actions = 4;
  RandomBot bot(1);
  Chance chance = Chance::Stream(1, 0);
  for (int i = 0; i < 20'000 && !match.outcome().over; ++i) {
    if (i % kBetween == 0) CheckState(match, chance, checks);
    int seat = 0;
    while (seat < match.seats() - 1 && !match.DecisionOf(seat)) ++seat;
    const absl::StatusOr<Action> action = bot.Choose(Sight(match, seat));
    ASSERT_TRUE(action.ok()) << action.status();
    ASSERT_EQ(match.Apply(seat, *action), absl::OkStatus());
  }
  EXPECT_TRUE(match.outcome().over);
}

TEST(ExamplePacks, KeepEveryPromiseInRandomPlay) {
  for (const Example& example : Examples()) {
    const absl::StatusOr<PackTestRun> run = RunPackTests(example.ruleset, example.pack);
    ASSERT_TRUE(run.ok()) << run.status();
    SCOPED_TRACE(example.name);
    for (const RandomPlayWish& wish : run->random_play) {
      PlayAndSample(NewMatch(example.ruleset, wish.options, 1));
    }
  }
}

TEST(ExamplePacks, ThereAreTwoForEveryGame) {
  std::map<std::string, int> count;
  const std::vector<Example> examples = Examples();
  for (const Example& example : examples) ++count[example.game];
  for (const auto& [game, number] : count) EXPECT_GE(number, 2) << game;
  for (const char* game : {"battleducks", "naval_war", "ducks_in_tow", "duck_dealer", "duckhammer",
                           "duckhammer_campaign"}) {
    EXPECT_THAT(GamesWithExamples(examples), Contains(game));
  }
}

TEST(ExamplePacks, LoadIntoGamesThatBuildOnTheirs) {
  int loaded = 0;
  for (const Example& example : Examples()) {
    for (const Game* game : Games()) {
      if (game->content_schema().parent != example.game) continue;
      const auto ruleset = Ruleset::Load(*game, {example.pack});
      EXPECT_TRUE(ruleset.ok()) << example.name << ": " << ruleset.status();
      ++loaded;
    }
  }
  EXPECT_GE(loaded, 2);
}

TEST(ExamplePacks, UseEveryHookTogether) {
  const std::vector<Example> examples = Examples();
  for (const std::string& game : GamesWithExamples(examples)) {
    std::set<std::string> used;
    for (const Example& example : examples) {
      if (!Serves(example, game)) continue;
      for (const EntrySchema& kind : (*FindGame(game))->content_schema().entries) {
        for (const ContentEntry& entry : example.ruleset->entries().Entries(kind.name)) {
          // The game's own entries do not count, unless the example changes them.
          if (entry.pack == example.name) CollectUsed(kind.name, entry.value, used);
        }
      }
    }
    std::vector<std::string> missing;
    for (const auto& [name, hook] : HooksOf(**FindGame(game))) {
      // Marks carry the functions of abilities: one of them shows how.
      const std::string shown = absl::StartsWith(name, "mark.") ? "mark.on_phase" : name;
      if (used.count(shown) == 0) missing.push_back(name);
    }
    EXPECT_THAT(missing, IsEmpty()) << game << ": no example uses these hooks";
  }
}

TEST(ExamplePacks, AskPlayersInTwoGames) {
  std::set<std::string> games;
  for (const Example& example : Examples()) {
    const Match match = NewMatch(example.ruleset, "", 1);
    if (match.rules().MayAsk()) games.insert(example.game);
  }
  EXPECT_GE(games.size(), 2u);
}

TEST(ExamplePacks, JudgePositionsInTwoGames) {
  std::set<std::string> games;
  for (const Example& example : Examples()) {
    for (const ContentEntry& entry : example.ruleset->entries().Entries("personality")) {
      if (entry.value["evaluate"].type == ContentValue::Type::kFunction) games.insert(example.game);
    }
  }
  EXPECT_GE(games.size(), 2u);
}

TEST(ExamplePacks, UseEveryVerbTogether) {
  const std::vector<Example> examples = Examples();
  for (const std::string& game : GamesWithExamples(examples)) {
    std::string code;
    for (const Example& example : examples) {
      if (!Serves(example, game)) continue;
      for (const PackFile& file : example.pack.files) {
        if (!Pack::IsTest(file.path)) code += CodeOf(file.text);
      }
    }
    std::set<std::string> missing;
    for (const auto& [name, hook] : HooksOf(**FindGame(game))) {
      for (const ScriptVerb& verb : hook->context->verbs) {
        const bool used =
            verb.named || code.find(absl::StrCat("ctx:", verb.name, "(")) != std::string::npos;
        if (!used) missing.insert(verb.name);
      }
    }
    EXPECT_THAT(missing, IsEmpty()) << game << ": no example calls these";
  }
}

}  // namespace
}  // namespace mallard::testing
