// Packs that ask at every hook, in every game: every promise of the engine holds while questions
// wait, the players answer, bots too, and what cannot be asked is refused with a reason.
#include "mallard/asking.h"

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "mallard/reading.h"
#include "tests/hostile/hostile_packs.h"
#include "tests/support/matches.h"
#include "tests/support/random_play.h"

namespace mallard::testing {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

// What every entry with a function that acts gets: a chain of questions of different kinds to
// different players. `body` is what its functions do besides.
Pack AskingPack(const Game& game, const std::string& body) {
  const std::string& name = game.content_schema().game;
  std::string content = R"(
local function asks(ctx) BODY end
local questions = {
  { id = 'how_many', text = 'How many?',
    on_answer = function(ctx, answer, memo)
      assert(memo[1] == 7 and memo[2] == -3 and #memo == 2)
      assert(answer == nil or (answer >= 1 and answer <= 3))
      pcall(ctx.ask, ctx, { seat = 1, kind = 'player', next = 'who' })
    end },
  { id = 'who', text = 'Who?',
    on_answer = function(ctx, answer, memo)
      assert(#memo == 0)
      if answer then ctx:ask { seat = answer, kind = 'word', options = { 3, 1 }, next = 'which' } end
    end },
  { id = 'which', text = 'Which?', words = { 'Left', 'Straight on', 'Right!' },
    on_answer = function(ctx, answer) assert(answer == 1 or answer == 3) end },
}
)";
  content.replace(content.find("BODY"), 4, body);
  for (const EntrySchema& kind : game.content_schema().entries) {
    if (AskingContext(kind) == nullptr) continue;
    for (const ContentEntry& entry : BaseRuleset(name)->entries().Entries(kind.name)) {
      std::string hooks;
      for (const FieldSchema& field : kind.fields) {
        if (field.hook == nullptr || !field.hook->may_ask()) continue;
        absl::StrAppend(&hooks, field.name, " = asks, ");
      }
      if (hooks.empty()) continue;
      absl::StrAppend(&content, "patch.", kind.name, " { id = '", entry.id, "', ", hooks,
                      "questions = questions }\n");
    }
  }
  return {"asking",
          {{"pack.lua",
            absl::StrCat("pack { id = 'asking', version = '1.0', game = '", name, "', api = 1 }")},
           {"hooks.lua", content}}};
}

// Where many functions run in one step, more would ask than can wait.
constexpr char kAsk[] =
    "pcall(ctx.ask, ctx, { seat = 1, kind = 'number', options = { 1, 2, 3 }, next = 'how_many', "
    "memo = { 7, -3 } })";

int Answers(const Match& match) {
  int answers = 0;
  for (size_t i = 0; i < match.UndoDepth(); ++i) {
    answers += match.HistoryAt(i).action.kind >= kFirstAnswer;
  }
  return answers;
}

TEST(Asking, KeepsEveryPromiseWhereEveryHookAsksInEveryGame) {
  for (const Game* game : GamesWithHooks()) {
    SCOPED_TRACE(game->content_schema().game);
    const std::shared_ptr<const Ruleset> ruleset = LoadHostile(*game, AskingPack(*game, kAsk));
    PlayChecks checks;
    checks.indexed_actions = 4;
    checks.applied_actions = 2;
    checks.mutated_actions = 4;
    checks.every = game->content_schema().parent.empty() ? 23 : 61;
    const Match match = PlayAndCheck(NewMatch(ruleset, HookOptions(*game), 1), 1, checks);
    EXPECT_GE(Answers(match), 3);
  }
}

// The states in which a question waits are few among all; here all of them are looked at.
TEST(Asking, KeepsEveryPromiseWhileAQuestionWaits) {
  for (const Game* game : GamesWithHooks()) {
    SCOPED_TRACE(game->content_schema().game);
    const std::shared_ptr<const Ruleset> ruleset = LoadHostile(*game, AskingPack(*game, kAsk));
    Match match = NewMatch(ruleset, HookOptions(*game), 2);
    RandomBot bot(2);
    Chance chance = Chance::Stream(2, 0);
    PlayChecks checks;
    checks.mutated_actions = 4;
    int looked = 0;
    for (int i = 0; i < 20'000 && looked < 12 && !match.outcome().over; ++i) {
      int seat = 0;
      while (seat < match.seats() - 1 && !match.DecisionOf(seat)) ++seat;
      const Decision decision = match.DecisionOf(seat);
      if (decision.kind == kAnswerDecision) {
        CheckState(match, chance, checks);
        ++looked;
        // What is asked is what the pack says, for whoever is asked and whoever waits.
        const std::string prompt = PromptText(match, Viewer::Seat(seat), seat, 0);
        EXPECT_THAT(prompt, ::testing::AnyOf("How many?", "Who?", "Which?"));
        EXPECT_THAT(PromptText(match, Viewer::Spectator(), seat, 0), HasSubstr(prompt));
        Choice choice;
        choice.Begin(match, seat);
        EXPECT_EQ(choice.Values(Choice::kKind).size(), 1u);
      }
      const auto [next, action] = RandomChoice(match, bot);
      ASSERT_EQ(match.Apply(next, action), absl::OkStatus());
    }
    EXPECT_GE(looked, 6);
  }
}

TEST(Asking, BotsAnswerInEveryGame) {
  for (const Game* game : GamesWithHooks()) {
    SCOPED_TRACE(game->content_schema().game);
    const std::shared_ptr<const Ruleset> ruleset = LoadHostile(*game, AskingPack(*game, kAsk));
    Match match = NewMatch(ruleset, HookOptions(*game), 3);
    RandomBot hurry(3);
    const absl::StatusOr<std::unique_ptr<Bot>> bot = CreateBot(match.rules(), "standard", 3);
    ASSERT_TRUE(bot.ok());
    int answered = 0;
    for (int i = 0; i < 20'000 && answered < 6 && !match.outcome().over; ++i) {
      auto [seat, action] = RandomChoice(match, hurry);
      if (match.DecisionOf(seat).kind == kAnswerDecision) {
        const absl::StatusOr<Action> chosen = (*bot)->Choose(Sight(match, seat));
        ASSERT_TRUE(chosen.ok()) << chosen.status();
        action = *chosen;
        ++answered;
      }
      ASSERT_EQ(match.Apply(seat, action), absl::OkStatus());
    }
    EXPECT_GE(answered, 3);
  }
}

// BattleDucks, about to use a maneuver of a fleet with one.
Match BeforeManeuver(const std::string& body) {
  const Game& game = **FindGame("battleducks");
  Match match =
      NewMatch(LoadHostile(game, AskingPack(game, body)), "mode=advanced first_player=p1", 1);
  for (int seat : {0, 1}) {
    MustDo(match, seat, "fill");
    MustDo(match, seat, "ready");
  }
  return match;
}

// Uses the first maneuver that is legal.
absl::Status Use(Match& match) {
  constexpr uint32_t kManeuver = 9;
  for (const Action& action : match.LegalActions(0)) {
    if (action.kind == kManeuver) return match.Apply(0, action);
  }
  return absl::NotFoundError("no maneuver");
}

TEST(Asking, RefusesWhatCannotBeAskedWithAReason) {
  const struct {
    const char* call;
    const char* reason;
  } kCases[] = {
      {"ctx:ask { options = { 1 } }", "kind must be a string, got nil"},
      {"ctx:ask { kind = 'tile', next = 'who' }", "kind must be \"number\", \"word\""},
      {"ctx:ask { kind = 'number', next = 'who' }", "options must be 1 to 32, not 0"},
      {"ctx:ask { kind = 'number', options = { 1, 1 }, next = 'who' }", "1 is offered twice"},
      {"ctx:ask { kind = 'number', options = { 1 << 40 }, next = 'who' }", "out of range"},
      {"ctx:ask { kind = 'cell', options = { 255 }, next = 'who' }", "there is no such cell"},
      {"ctx:ask { kind = 'cell', options = { 900 }, next = 'who' }", "there is no cell 900"},
      {"ctx:ask { kind = 'player', options = { 3 }, next = 'who' }", "there is no player 3"},
      {"ctx:ask { kind = 'word', options = { 4 }, next = 'which' }", "words 1 to 3, not 4"},
      {"ctx:ask { kind = 'word', next = 'who' }", "the question has no `words`"},
      {"ctx:ask { kind = 'player' }", "next must say which of the questions of maneuver"},
      {"ctx:ask { kind = 'player', next = 'hwo' }", "did you mean who"},
      {"ctx:ask { kind = 'player', next = 'who', seat = 3 }", "there is no player 3"},
      {"ctx:ask { kind = 'player', next = 'who', memo = { 1, 2, 3, 4, 5 } }", "memo holds 4"},
      {"ctx:ask { kind = 'player', next = 'who', option = { 1 } }", "did you mean options"},
      {"ctx:ask('player', 'who')", "expected one table of named arguments"},
      {"for i = 1, 5 do ctx:ask { kind = 'player', next = 'who' } end", "4 questions wait already"},
  };
  for (const auto& [call, reason] : kCases) {
    Match match = BeforeManeuver(call);
    const uint64_t hash = match.Hash();
    const absl::Status status = Use(match);
    EXPECT_EQ(status.code(), absl::StatusCode::kAborted) << call;
    EXPECT_THAT(std::string(status.message()), HasSubstr(reason)) << call;
    EXPECT_EQ(match.Hash(), hash);
  }
}

TEST(Asking, IsRefusedWhereAValueIsBeingComputed) {
  const Game& game = **FindGame("duckhammer");
  const Pack pack = {
      "asking",
      {{"pack.lua", "pack { id = 'asking', version = '1.0', game = 'duckhammer', api = 1 }"},
       {"a.lua",
        "model_ability { id = 'nosy', name = 'Nosy', text = 'Asks.', "
        "on_grade = function(ctx, grade) ctx:ask { kind = 'player' } end, "
        "questions = { { id = 'q', text = 'Who?', on_answer = function() end } } }"}}};
  const std::shared_ptr<const Ruleset> ruleset = LoadHostile(game, pack);
  ASSERT_NE(ruleset, nullptr);
  // The rule is the hook's: whatever gives a value back may not ask.
  for (const EntrySchema& kind : game.content_schema().entries) {
    for (const FieldSchema& field : kind.fields) {
      if (field.hook == nullptr) continue;
      EXPECT_EQ(field.hook->may_ask(), field.hook->result.type == ScriptType::kNil) << field.name;
    }
  }
}

TEST(Asking, OffersOnlyToWhoeverIsAskedAndWhoeverAsks) {
  Match match = BeforeManeuver(kAsk);
  ASSERT_EQ(Use(match), absl::OkStatus());
  ASSERT_EQ(match.DecisionOf(0).kind, kAnswerDecision);
  EXPECT_FALSE(match.DecisionOf(1));
  EXPECT_EQ(match.LegalActions(0).size(), 3u);
  EXPECT_THAT(std::string(Do(match, 1, "observe A1").message()), HasSubstr("does not answer"));
  EXPECT_THAT(std::string(Do(match, 1, "answer 2").message()),
              HasSubstr("another player is asked"));
  EXPECT_THAT(std::string(Do(match, 0, "answer 4").message()), HasSubstr("not one of the answers"));
  EXPECT_THAT(std::string(Do(match, 0, "answer_player p1").message()),
              HasSubstr("does not answer"));
  // Others see that the player is asked, not what can be chosen; nobody can tell two memos apart.
  const absl::StatusOr<Match> seen =
      Match::FromView(match.shared_rules()->shared_ruleset(), match.Snapshot(Viewer::Seat(1)));
  ASSERT_TRUE(seen.ok()) << seen.status();
  EXPECT_EQ(seen->rules().DecisionOf(seen->state(), 0).kind, kAnswerDecision);
  EXPECT_EQ(seen->rules().LegalCount(seen->state(), 0), 0u);
}

TEST(Asking, IsTakenBackRestoredAndReplayed) {
  Match match = BeforeManeuver(kAsk);
  ASSERT_EQ(Use(match), absl::OkStatus());
  const uint64_t asked = match.Hash();
  MustDo(match, 0, "answer 2");
  MustDo(match, 0, "answer_player p2");
  MustDo(match, 1, "answer_word right");
  const uint64_t after = match.Hash();
  ASSERT_EQ(match.Undo(3), absl::OkStatus());
  EXPECT_EQ(match.Hash(), asked);
  const auto ruleset = match.shared_rules()->shared_ruleset();
  absl::StatusOr<Match> restored = Match::Restore(ruleset, match.Snapshot(Viewer::Host()));
  ASSERT_TRUE(restored.ok()) << restored.status();
  EXPECT_EQ(restored->Hash(), asked);
  MustDo(*restored, 0, "answer 2");
  ASSERT_EQ(match.Redo(3), absl::OkStatus());
  EXPECT_EQ(match.Hash(), after);
  const absl::StatusOr<Match> again = Match::FromReplay(ruleset, *match.Replay());
  ASSERT_TRUE(again.ok()) << again.status();
  EXPECT_EQ(again->Hash(), after);
}

TEST(Asking, IsCarriedOverByNameOrRefused) {
  Match match = BeforeManeuver(kAsk);
  ASSERT_EQ(Use(match), absl::OkStatus());
  const Game& game = **FindGame("battleducks");
  Match other = match;
  EXPECT_THAT(std::string(other.CarryOver(BaseRuleset("battleducks")).message()),
              AllOf(HasSubstr("waits for an answer to battleducks:maneuver."),
                    HasSubstr("which no pack asks")));
  // Other functions, and more entries in front: the question is found all the same.
  Pack changed = AskingPack(game, "");
  changed.files.push_back(
      {"a.lua",
       "maneuver { id = 'first', cooldown = 1, footprint = { 'o' }, questions = { { id = "
       "'x', text = 'X?', on_answer = function() end } } }"});
  ASSERT_EQ(match.CarryOver(LoadHostile(game, changed)), absl::OkStatus());
  MustDo(match, 0, "answer 3");
  MustDo(match, 0, "answer_player p1");
  EXPECT_THAT(match.LegalActions(0), ::testing::SizeIs(2));
}

// A model is offered twice, and destroyed by the first answer: the second question is never put,
// and its function gets nil at once.
TEST(Asking, GoesOnWithNilIfNothingIsLeft) {
  const Game& game = **FindGame("duckhammer");
  std::vector<std::string> log;
  RulesetOptions options;
  options.log = [&log](absl::string_view line) { log.emplace_back(line); };
  Pack pack = AskingPack(game,
                         "local m = ctx:other_model() or ctx:model() if not m then return end "
                         "for i = 1, 2 do ctx:ask { seat = 1, kind = 'model', options = { m }, "
                         "next = 'which', memo = { m } } end");
  std::string& content = pack.files[1].text;
  const std::string checked = "assert(answer == 1 or answer == 3)";
  content.replace(content.find(checked), checked.size(),
                  "if answer then ctx:destroy(answer) else print('nothing is left') end");
  const std::shared_ptr<const Ruleset> ruleset = LoadHostile(game, pack, options);
  int nothing = 0;
  for (uint64_t seed = 1; seed <= 12 && nothing == 0; ++seed) {
    Match match = NewMatch(ruleset, "", seed);
    match.set_script_errors(ScriptErrors::kSkip);  // The second hit may find the model gone.
    RandomBot bot(seed);
    for (int i = 0; i < 3000 && !match.outcome().over; ++i) {
      const auto [seat, action] = RandomChoice(match, bot);
      ASSERT_EQ(match.Apply(seat, action), absl::OkStatus());
    }
    nothing = static_cast<int>(std::count_if(log.begin(), log.end(), [](const std::string& line) {
      return line.find("nothing is left") != std::string::npos;
    }));
  }
  EXPECT_GT(nothing, 0);
}

}  // namespace
}  // namespace mallard::testing
