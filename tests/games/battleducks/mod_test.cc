// A mod with a Lua maneuver, played: verbs, variables, rollback, saving, hot reload.
#include <string>

#include "absl/strings/str_replace.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/battleducks/fixtures.h"
#include "tests/support/random_play.h"

namespace mallard::testing {
namespace {

using battleducks::BattleDucksRules;
using battleducks::kMaxSlots;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

std::shared_ptr<const Ruleset> Load(std::vector<Pack> packs) {
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
      Ruleset::Load("battleducks", std::move(packs));
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  return ruleset.ok() ? *ruleset : nullptr;
}

Pack ExamplePack() {
  absl::StatusOr<Pack> pack = Pack::FromFolder(MALLARD_SOURCE_DIR "/examples/packs/sonar_pond");
  EXPECT_TRUE(pack.ok()) << pack.status();
  return *pack;
}

// A pack whose one maneuver resolves as `body` says, and a match in which p1 can use it: one
// formation each, at E5 to H5, its Commander at E5; p1 begins.
Pack ManeuverPack(absl::string_view body, absl::string_view more = "") {
  Pack pack;
  pack.label = "trial";
  pack.files = {
      {"pack.lua",
       "pack { id = 'trial', version = '1.0.0', game = 'battleducks', api = 1, "
       "requires = { battleducks = '>=1.0' } }"},
      {"content.lua",
       absl::StrCat(more, "\nmaneuver { id = 'act', cooldown = 3, footprint = { 'oo' },\n",
                    "resolve = function(ctx) ", body, " end }\n",
                    "category { id = 'actors', min_ducks = 4, max_ducks = 4, maneuver = 'act' }\n",
                    "formation { id = 'line', category = 'actors', shape = { '####' } }\n",
                    "mode { id = 'trial', board = 'battleducks:classic_pond', "
                    "formations = { 'line' } }\n")}};
  return pack;
}

Match ManeuverMatch(absl::string_view body, absl::string_view more = "") {
  Match match = NewMatch(Load({ManeuverPack(body, more)}), "mode=trial first_player=p1", 1);
  for (int seat : {0, 1}) {
    MustDo(match, seat, "place line r0 E5");
    MustDo(match, seat, "commander line E5");
    MustDo(match, seat, "ready");
  }
  return match;
}

std::vector<std::string> Use(Match& match, absl::string_view text) {
  const size_t mark = match.EventCount(Viewer::Seat(0));
  const absl::Status status = Do(match, 0, text);
  if (!status.ok()) return {std::string(status.message())};
  return EventTexts(match, Viewer::Seat(0), mark);
}

TEST(SonarPond, AddsAFormationABoardAndAManeuver) {
  Match match = NewMatch(Load({ExamplePack()}), "mode=sonar_hunt first_player=p1", 1);
  EXPECT_EQ(static_cast<const BattleDucksRules&>(match.rules()).board().cells.Count(), 116);
  for (int seat : {0, 1}) {
    MustDo(match, seat, "place periscope r0 E1");  // E1, F2, G2, H2
    MustDo(match, seat, "commander periscope E1");
    MustDo(match, seat, "fill");
    MustDo(match, seat, "ready");
  }
  // F2 answers spotted, so the echo probes the first cell beside it, F1; then G2 and G1, H2 and H1.
  const size_t mark = match.EventCount(Viewer::Seat(0));
  MustDo(match, 0, "maneuver periscope r0 F2");
  EXPECT_THAT(
      EventTexts(match, Viewer::Seat(0), mark),
      ElementsAre("maneuver_used p1 periscope r0 F2", "dial_turned p1 periscope 1",
                  "answered p1 F2 spotted none", "answered p1 F1 splash none",
                  "answered p1 G2 spotted none", "answered p1 G1 splash none",
                  "answered p1 H2 spotted none", "answered p1 H1 splash none", "turn_began p2 1"));
}

TEST(SonarPond, KeepsEveryPromiseAtEveryState) {
  const std::shared_ptr<const Ruleset> ruleset = Load({ExamplePack()});
  for (uint64_t seed = 1; seed <= 3; ++seed) {
    PlayAndCheck(NewMatch(ruleset, "mode=sonar_hunt", seed), seed);
  }
}

TEST(ManeuverScript, CountsInAVariableThatIsSavedClonedAndUndone) {
  Match match = NewMatch(Load({ExamplePack()}), "mode=sonar_hunt first_player=p1", 1);
  for (int seat : {0, 1}) {
    MustDo(match, seat, "fill");
    MustDo(match, seat, "ready");
  }
  const auto pings = [](const Match& m) {
    return BattleDucksRules::VariablesOf(StateOf(m))[0 * kMaxSlots + 0];
  };
  EXPECT_EQ(pings(match), 0);
  MustDo(match, 0, "maneuver periscope r0 A3");
  EXPECT_EQ(pings(match), 1);
  absl::StatusOr<Match> restored =
      Match::Restore(match.rules().shared_ruleset(), match.Snapshot(Viewer::Host()));
  ASSERT_TRUE(restored.ok()) << restored.status();
  EXPECT_EQ(pings(*restored), 1);
  ASSERT_TRUE(match.Undo().ok());
  EXPECT_EQ(pings(match), 0);
}

TEST(ManeuverScript, ReplacesTheProbingOfTheFootprint) {
  Match match = ManeuverMatch("ctx:probe(ctx:cell(5, 5))");
  EXPECT_THAT(Use(match, "maneuver line r0 A1"),
              ElementsAre("maneuver_used p1 line r0 A1", "dial_turned p1 line 1",
                          "answered p1 E5 spotted none", "turn_began p2 1"));
}

TEST(ManeuverScript, VerbsTellWhatThePlayerKnows) {
  Match match = ManeuverMatch(R"(
    local cells = ctx:cells()
    assert(#cells == 2 and cells[1] == ctx:cell(1, 1) and cells[2] == ctx:cell(2, 1))
    assert(ctx:column(cells[2]) == 2 and ctx:row(cells[2]) == 1)
    assert(ctx:exists(cells[1]) and not ctx:exists(255))
    assert(ctx:cell(11, 1) == nil and ctx:cell(0, 1) == nil)
    assert(#ctx:neighbours(cells[1]) == 2 and #ctx:neighbours(cells[1], true) == 3)
    assert(#ctx:unobserved() == 100)
    assert(ctx:answer(cells[1]) == nil)
    assert(ctx:probe(cells[1]) == "splash" and ctx:answer(cells[1]) == "splash")
    assert(ctx:probe(cells[1]) == nil, "known cells get no answer")
    assert(ctx:seat() == 1 and ctx:turn() == 0)
    local n = ctx:random(6)
    assert(n >= 1 and n <= 6)
    ctx:set_dial(2))");
  EXPECT_THAT(Use(match, "maneuver line r0 A1"), Contains("dial_turned p1 line 2"));
}

TEST(ManeuverScript, MistakesInVerbsAreExplained) {
  const std::pair<const char*, const char*> kCases[] = {
      {"ctx:probe(255)", "there is no cell 255 on the board"},
      {"ctx:probe('A1')", "cell"},
      {"ctx:set_dial(9)", "this dial has positions 0 (the dot) to 3, not 9"},
      {"ctx:random(0)", "a random number from 1 to 0 cannot be drawn"},
      {"ctx:get('match', 'nothing')", "there is no match variable \"nothing\""},
      {"ctx:prob(1)", "probe"},
  };
  for (const auto& [body, message] : kCases) {
    Match match = ManeuverMatch(body);
    const std::vector<std::string> said = Use(match, "maneuver line r0 A1");
    ASSERT_EQ(said.size(), 1u) << body;
    EXPECT_THAT(said[0], HasSubstr(message)) << body;
    EXPECT_THAT(said[0], HasSubstr("trial/content.lua:3")) << body;
  }
}

TEST(ManeuverScript, ErrorAfterProbingLeavesTheMatchUntouched) {
  Match match = ManeuverMatch("ctx:probe(0) ctx:random(6) ctx:set_dial(0) error('too late')");
  const uint64_t hash = match.Hash();
  const size_t events = match.EventCount(Viewer::Host());
  const size_t depth = match.UndoDepth();
  const absl::Status status = Do(match, 0, "maneuver line r0 A1");
  EXPECT_EQ(status.code(), absl::StatusCode::kAborted);
  EXPECT_THAT(status.message(), HasSubstr("too late"));
  EXPECT_EQ(match.Hash(), hash);
  EXPECT_EQ(match.EventCount(Viewer::Host()), events);
  EXPECT_EQ(match.UndoDepth(), depth);
  MustDo(match, 0, "observe A1");
}

TEST(ManeuverScript, RunawayScriptsAreStoppedAndRolledBack) {
  for (const char* body :
       {"ctx:probe(0) while true do end",
        "ctx:probe(0) while true do pcall(function() while true do end end) end",
        "ctx:probe(0) local t = {} while true do t[#t + 1] = ('x'):rep(1000) .. #t end",
        "ctx:probe(0) local function f() return 1 + f() end f()"}) {
    Match match = ManeuverMatch(body);
    const uint64_t hash = match.Hash();
    EXPECT_FALSE(Do(match, 0, "maneuver line r0 A1").ok()) << body;
    EXPECT_EQ(match.Hash(), hash) << body;
    MustDo(match, 0, "observe A1");
  }
}

TEST(ManeuverScript, WinsAtOnceAndAnswersNothingMore) {
  Match match = ManeuverMatch(R"(
    for column = 5, 8 do ctx:probe(ctx:cell(column, 5)) end
    assert(ctx:probe(ctx:cell(1, 1)) == nil, "the match has been won"))");
  EXPECT_THAT(Use(match, "maneuver line r0 A1"),
              AllOf(Contains("won p1"), Not(Contains(HasSubstr("A1 splash")))));
  EXPECT_TRUE(match.outcome().over);
}

TEST(ManeuverScript, VariablesThatAreNotPublicAreHiddenFromTheOpponent) {
  const char* const kVariables =
      "variable { id = 'secret', scope = 'player', default = 0, min = 0, max = 9 }\n"
      "variable { id = 'open', scope = 'player', public = true, default = 0, min = 0, max = 9 }";
  const auto match_with = [&](int secret, int open) {
    Match match = ManeuverMatch(absl::StrCat("ctx:probe(0) ctx:set('player', 'secret', ", secret,
                                             ") ctx:set('player', 'open', ", open, ")"),
                                kVariables);
    MustDo(match, 0, "maneuver line r0 A1");
    return match;
  };
  const auto state_part = [](const Match& match, int seat) {
    // The envelope holds the packs' fingerprints, which differ with the script's text.
    StateBuffer seen(match.rules().state_size());
    match.rules().Redact(match.state(), Viewer::Seat(seat), seen.data());
    return seen;
  };
  EXPECT_EQ(state_part(match_with(1, 1), 1), state_part(match_with(2, 1), 1));
  EXPECT_FALSE(state_part(match_with(1, 1), 0) == state_part(match_with(2, 1), 0));
  EXPECT_FALSE(state_part(match_with(1, 1), 1) == state_part(match_with(1, 2), 1));
}

TEST(HotReload, CarriesARunningMatchOverToChangedContent) {
  Match match = ManeuverMatch("ctx:probe(ctx:cell(1, 1))");
  MustDo(match, 0, "observe E5");
  MustDo(match, 1, "observe A1");
  const std::vector<std::string> told = EventTexts(match, Viewer::Seat(0));
  ASSERT_EQ(match.CarryOver(Load({ManeuverPack("ctx:probe(ctx:cell(2, 2))")})), absl::OkStatus());
  EXPECT_EQ(EventTexts(match, Viewer::Seat(0)), told) << "what was told stays told";
  EXPECT_THAT(Use(match, "maneuver line r0 A1"), Contains("answered p1 B2 splash none"));
  ASSERT_EQ(match.Undo(), absl::OkStatus());
  EXPECT_EQ(match.UndoDepth(), 0u) << "history begins anew with the new content";
}

TEST(HotReload, RefusesWithReasonsAndLeavesTheMatchUntouched) {
  Match match = ManeuverMatch("ctx:probe(ctx:cell(1, 1))");
  MustDo(match, 0, "observe E5");
  const uint64_t hash = match.Hash();
  Pack changed = ManeuverPack("");
  changed.files[1].text = absl::StrReplaceAll(changed.files[1].text, {{"'line'", "'row'"}});
  const absl::Status status = match.CarryOver(Load({changed}));
  EXPECT_EQ(status.code(), absl::StatusCode::kFailedPrecondition);
  EXPECT_THAT(status.message(), HasSubstr("cannot go on with the changed content"));
  EXPECT_EQ(match.Hash(), hash);
  MustDo(match, 1, "observe A1");
}

TEST(Saves, KnowTheirPacks) {
  Match match = ManeuverMatch("ctx:probe(0)");
  const std::vector<uint8_t> snapshot = match.Snapshot(Viewer::Host());
  const auto refusal = [&](const std::shared_ptr<const Ruleset>& ruleset) {
    const absl::Status status = Match::Restore(ruleset, snapshot).status();
    EXPECT_EQ(status.code(), absl::StatusCode::kPermissionDenied);
    return std::string(status.message());
  };
  EXPECT_THAT(refusal(BaseRuleset("battleducks")),
              HasSubstr("pack trial is missing: 1.0.0 was in use"));
  EXPECT_THAT(refusal(Load({ManeuverPack("ctx:probe(1)")})),
              HasSubstr("pack trial 1.0.0 has changed under the same version"));
  Pack newer = ManeuverPack("ctx:probe(0)");
  newer.files[0].text = absl::StrReplaceAll(newer.files[0].text, {{"1.0.0", "1.1.0"}});
  EXPECT_THAT(refusal(Load({newer})),
              HasSubstr("pack trial is newer: 1.1.0 is loaded, 1.0.0 was in use"));
  EXPECT_THAT(refusal(Load({ManeuverPack("ctx:probe(0)"), ExamplePack()})),
              HasSubstr("pack sonar_pond 1.0.0 is loaded and was not in use"));
  RestoreOptions options;
  options.allow_changed_content = true;
  EXPECT_TRUE(Match::Restore(Load({newer}), snapshot, options).ok()) << "when asked for";
}

}  // namespace
}  // namespace mallard::testing
