// Nothing that a player may not know makes a difference to what that player is told: pairs of
// matches that agree in what the player has seen agree in the view, in what is asked and listed, in
// the status and the text of every answer, and in the events and the variables of scripts that do
// their best to tell. MALLARD_SECRETS=100000 compares that many pairs in all and prints the
// figures.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/frame/rules_base.h"
#include "mallard/mallard.hpp"
#include "mallard/script_calls.h"
#include "mallard/state_buffer.h"
#include "src/frame/variables_of.h"
#include "tests/hostile/hostile_packs.h"
#include "tests/hostile/spies.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

constexpr int kChecks = 12;        // Actions, most of them illegal, that are tried in each pair.
constexpr int kWorldsOfAView = 2;  // Pairs for each view.
constexpr int kViewsOfARuleset = 60;

int PairsOfAGame() {
  const char* const wanted = std::getenv("MALLARD_SECRETS");
  const auto games = static_cast<int>(GamesWithSecrets().size());
  return wanted == nullptr ? 40 : std::max(1, std::atoi(wanted) / games);
}

// Scripts that tell what they have found out: in a variable that everybody can read, in an error,
// and by failing or not.
constexpr char kTell[] =
    "pcall(ctx.set, ctx, 'player', 'told', sum % 1000)\n"
    "if sum % 3 == 0 then error('it is ' .. sum) end\n";

// What a player is told before and after an action.
struct Told {
  std::vector<std::string> before;
  std::vector<std::string> printed;
  std::vector<std::string> failed;  // What the log heard of functions that failed.
  std::string status;
  std::vector<int32_t> variables;
  size_t failures = 0;
};

// Actions of the kinds that answer the question, with arguments that are seldom legal.
std::vector<Action> Tries(const Match& match, int seat, Chance& chance) {
  std::vector<Action> tries;
  const uint64_t count = match.LegalCount(seat);
  for (int i = 0; i < kChecks && count > 0; ++i) {
    Action action = match.LegalNth(seat, chance.Next() % count);
    if (i > 0) action.args[chance.Below(3)] = static_cast<int32_t>(chance.Below(300)) - 2;
    tries.push_back(action);
  }
  return tries;
}

std::string TextOf(const absl::Status& status) {
  return absl::StrCat(static_cast<int>(status.code()), " ", status.message());
}

// What the player can ask before acting.
std::vector<std::string> AnswersTo(const Match& match, int seat, const std::vector<Action>& tries) {
  StateBuffer seen(match.rules().state_size());
  match.rules().Redact(match.state(), Viewer::Seat(seat), seen.data());
  std::vector<std::string> answers = {
      std::string(reinterpret_cast<const char*>(seen.data()), match.rules().state_size())};
  const Decision asked = match.DecisionOf(seat, Viewer::Seat(seat));
  answers.push_back(absl::StrCat(asked.kind, " ", asked.args[0], " ", match.LegalCount(seat)));
  for (const Action& action : tries) answers.push_back(TextOf(match.Check(seat, action)));
  return answers;
}

// One ruleset with scripts that spy and tell.
class Teller {
 public:
  Teller(const Secrets& secrets, uint64_t seed) : game_(**FindGame(secrets.game)) {
    Chance chance = Chance::Stream(seed, 9);
    std::vector<int> numbers = {1, 2};
    for (int i = 0; i < 3; ++i) numbers.push_back(static_cast<int>(chance.Below(200)));
    RulesetOptions options;
    options.log = [this](absl::string_view line) { printed_.emplace_back(line); };
    ruleset_ = LoadHostile(
        game_,
        HostilePack(game_, SpyBody(*ActingHook(game_), secrets, numbers, kTell),
                    absl::StrCat(SpyWords(game_),
                                 "\nvariable { id = 'told', scope = 'player', public = true }"),
                    secrets.spared),
        options);
  }
  const std::shared_ptr<const Ruleset>& ruleset() const { return ruleset_; }

  Told Take(Match& match, int seat, const Action& action, const std::vector<Action>& tries) {
    Told told;
    told.before = AnswersTo(match, seat, tries);
    printed_.clear();
    const size_t heard = match.Events(Viewer::Seat(seat)).size();
    told.status = TextOf(match.Apply(seat, action));
    for (const std::string& line : printed_) {
      (absl::StrContains(line, "it is ") ? told.failed : told.printed).push_back(line);
    }
    for (const Event& event : match.Events(Viewer::Seat(seat), heard)) {
      told.failures += event.kind == kScriptFailedEvent ? 1 : 0;
    }
    const auto& rules = static_cast<const RulesBase&>(match.rules());
    if (const Variables::Spec* spec = rules.variables().FindId("hostile:told")) {
      const int32_t* const values = ValuesIn(rules, match.state()) + spec->first;
      told.variables.assign(values, values + spec->instances);
    }
    return told;
  }

 private:
  const Game& game_;
  std::vector<std::string> printed_;
  std::shared_ptr<const Ruleset> ruleset_;
};

struct Figures {
  int pairs = 0;       // That were compared,
  int scripts = 0;     // of them with a function of the player called first,
  int alone = 0;       // and no other;
  int failures = 0;    // functions that failed in them;
  int unimagined = 0;  // views of which no world was found in time.
};

// What scripts told must agree where one function of the player was called, before anything came
// out.
void ExpectSame(const Told& told, const Told& other, int number, Figures& figures) {
  EXPECT_EQ(told.before, other.before);
  if (told.printed.empty() || !IsSpyOf(told.printed.front(), number)) return;
  ASSERT_FALSE(other.printed.empty());
  ++figures.scripts;
  EXPECT_EQ(told.printed.front(), other.printed.front());
  if (told.printed.size() != 1 || other.printed.size() != 1) return;
  ++figures.alone;
  figures.failures += static_cast<int>(told.failures);
  EXPECT_EQ(told.status, other.status);
  EXPECT_EQ(told.failures, other.failures);
  EXPECT_EQ(told.failed, other.failed);
  EXPECT_EQ(told.variables, other.variables);
}

void CompareViews(const Secrets& secrets, uint64_t seed, int wanted, Figures& figures) {
  Teller teller(secrets, seed);
  const Game& game = **FindGame(secrets.game);
  const std::string options = secrets.options == nullptr ? HookOptions(game) : secrets.options;
  Match match = NewMatch(teller.ruleset(), options, seed);
  match.set_script_errors(ScriptErrors::kSkip);
  RandomBot bot(seed);
  Chance chance = Chance::Stream(seed, 4);
  for (int step = 0, views = 0;
       step < 2000 && views < kViewsOfARuleset && figures.pairs < wanted && !match.outcome().over;
       ++step) {
    const auto [seat, action] = RandomChoice(match, bot);
    const bool compare = chance.Below(3) == 0;
    const std::vector<Action> tries = compare ? Tries(match, seat, chance) : std::vector<Action>();
    const auto view = match.Snapshot(Viewer::Seat(seat));
    const Told told = teller.Take(match, seat, action, tries);
    if (!compare) continue;
    ++views;
    const int number = SpyNumberOf(match, seat);
    for (int world = 0; world < kWorldsOfAView; ++world) {
      absl::StatusOr<Match> imagined = Match::Imagine(teller.ruleset(), view, chance.Next());
      if (!imagined.ok()) {
        EXPECT_EQ(imagined.status().code(), absl::StatusCode::kUnavailable) << imagined.status();
        ++figures.unimagined;
        continue;
      }
      // What is imagined keeps no events; what is restored does.
      absl::StatusOr<Match> other =
          Match::Restore(teller.ruleset(), imagined->Snapshot(Viewer::Host()));
      ASSERT_TRUE(other.ok()) << other.status();
      ++figures.pairs;
      ExpectSame(told, teller.Take(*other, seat, action, tries), number, figures);
      if (::testing::Test::HasFailure()) return;
    }
  }
}

TEST(HostileInterference, WhatAPlayerMayNotKnowMakesNoDifference) {
  for (const Secrets& secrets : GamesWithSecrets()) {
    SCOPED_TRACE(secrets.game);
    Figures figures;
    const int wanted = PairsOfAGame();
    for (uint64_t seed = 1; figures.pairs < wanted && !HasFailure(); ++seed) {
      CompareViews(secrets, seed, wanted, figures);
    }
    if (std::getenv("MALLARD_SECRETS") != nullptr) {
      std::printf(
          "interference | %s | %d pairs, %d with scripts, %d with one, %d failed, %d none\n",
          secrets.game, figures.pairs, figures.scripts, figures.alone, figures.failures,
          figures.unimagined);
      std::fflush(stdout);
    }
    EXPECT_GT(figures.scripts, 0);
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace mallard::testing
