// What the frame and Match promise rules that are not the library's: a small game of our own, whose
// state is large, counts how often its actions are carried out.
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/bot.h"
#include "mallard/frame/args.h"
#include "mallard/frame/game_of.h"
#include "mallard/frame/game_rules.h"
#include "mallard/state_buffer.h"
#include "mallard/state_parts.h"
#include "tests/support/matches.h"

namespace mallard::tally {
namespace {

using ::testing::HasSubstr;

enum ActionKind : uint32_t { kAdd = 1 };
enum DecisionKind : uint32_t { kCount = 1, kSleep, kDream };
constexpr int kTooMuch = 9;  // Adding so much fails, halfway through.

struct State {
  Chance chance;
  uint64_t total;
  uint8_t tallied[20'000];  // A mark for each that was added.
};

// What lies behind the marks is not in use.
void AddParts(const State& state, StateParts& parts) {
  parts.Add(&state, state.tallied + state.total);
}

class Tally final : public GameRules<Tally, State> {
 public:
  Tally(std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration)
      : GameRules(std::move(ruleset), configuration, 1) {}

  static absl::Span<const Handler> Handlers();
  Question Asked(const State&) const { return {kCount, 1, {}}; }
  void SetUp(State&) const {}
  Outcome Standing(const State&) const { return {}; }
  std::unique_ptr<Bot> CreateBot(uint64_t seed) const override {
    return std::make_unique<RandomBot>(seed);
  }
};

int times_applied = 0;

Refusal CheckAdd(const Tally::Position&, int, const Action&) { return kAllowed; }
void ListAdd(const Tally::Position&, int, Listing& out) {
  out.Range({kAdd, {}}, 0, 0, kTooMuch + 1);
}
absl::Status ApplyAdd(Tally::Play& play, int, const Action& action) {
  ++times_applied;
  for (int i = 0; i < action.args[0]; ++i) play.state.tallied[play.state.total++] = 1;
  return action.args[0] == kTooMuch ? absl::InternalError("that is too much") : absl::OkStatus();
}

absl::Span<const Tally::Handler> Tally::Handlers() {
  static const Handler handlers[] = {
      {kCount, {kAdd}, CheckAdd, ListAdd, ApplyAdd},
      {kSleep, {kAdd}, CheckAdd, nullptr, ApplyAdd},
  };
  return handlers;
}

// What the frame finds by itself.
void Hide(const Tally&, State&, Viewer) {}
absl::Status ImagineHidden(const Tally&, State&, int, Chance&) { return absl::OkStatus(); }
absl::Status CheckInvariants(const Tally&, const State&, bool) { return absl::OkStatus(); }
StateOffset WriteState(const Tally&, const State&, flatbuffers::FlatBufferBuilder&) { return {}; }
absl::Status ReadState(const Tally&, const schema::Snapshot&, State&) {
  return absl::UnimplementedError("tallies are not saved");
}
std::string DrawFor(const Tally&, const State&, int, const DrawStyle&) { return ""; }

Manifest ManifestWith(std::vector<KindSpec> decisions) {
  Manifest manifest = {};
  manifest.game = "tally";
  manifest.title = "Tally";
  manifest.doc = "Adds up.";
  manifest.actions = {
      {kAdd, "add", "Add.", {Between(0, kTooMuch, CountArg("amount", "How much."))}}};
  manifest.decisions = std::move(decisions);
  return manifest;
}
const KindSpec kCountSpec = {kCount, "count", "Add something.", {}};
const Manifest& WholeManifest() {
  static const auto* const manifest = new Manifest(ManifestWith({kCountSpec}));
  return *manifest;
}
const Manifest& SleepingManifest() {
  static const auto* const manifest =
      new Manifest(ManifestWith({kCountSpec, {kSleep, "sleep", "Wait.", {}}}));
  return *manifest;
}
const Manifest& DreamingManifest() {
  static const auto* const manifest =
      new Manifest(ManifestWith({kCountSpec, {kDream, "dream", "Wait longer.", {}}}));
  return *manifest;
}
const ContentSchema& Schema() {
  static const auto* const schema = [] {
    auto* made = new ContentSchema;
    made->game = "tally";
    return made;
  }();
  return *schema;
}
std::unique_ptr<const Content> Compile(const ContentSet&, ContentReport&) {
  return std::make_unique<Content>();
}

template <auto TheManifest>
absl::StatusOr<Match> NewTally() {
  static const auto* const game = new GameOf<TheManifest, Schema, Compile, Tally>;
  RulesetOptions options;
  options.base_pack = false;
  const Pack pack = {
      "tally", {{"pack.lua", "pack { id = 'tally', version = '1.0.0', game = 'tally', api = 1 }"}}};
  const absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
      Ruleset::Load(*game, {pack}, options);
  if (!ruleset.ok()) return ruleset.status();
  return Match::Create(*ruleset, (*ruleset)->NewConfiguration());
}

TEST(Handlers, ADecisionThatNothingDealsWithIsToldByItsNameWhenTheRulesAreMade) {
  EXPECT_EQ(NewTally<WholeManifest>().status(), absl::OkStatus());
  const absl::Status dreaming = NewTally<DreamingManifest>().status();
  EXPECT_EQ(dreaming.code(), absl::StatusCode::kInternal);
  EXPECT_THAT(std::string(dreaming.message()), HasSubstr("the game tally"));
  EXPECT_THAT(std::string(dreaming.message()), HasSubstr("its decision dream"));
}

TEST(Handlers, ARowWithoutAFunctionIsToldByTheNameOfItsDecision) {
  const absl::Status sleeping = NewTally<SleepingManifest>().status();
  EXPECT_EQ(sleeping.code(), absl::StatusCode::kInternal);
  EXPECT_THAT(std::string(sleeping.message()), HasSubstr("its decision sleep"));
}

// An action of a match of a large state fails after some that succeeded: going back carries none of
// them out again, which might need memory.
void ExpectToGoBackByCopy(Match& match) {
  ASSERT_GT(match.rules().state_size(), 16u * 1024);
  for (const int amount : {1, 2, 3}) ASSERT_EQ(match.Apply(0, {kAdd, {amount}}), absl::OkStatus());
  const uint64_t total = Tally::As(match.state()).total;
  times_applied = 0;
  EXPECT_EQ(match.Apply(0, {kAdd, {kTooMuch}}).code(), absl::StatusCode::kInternal);
  EXPECT_EQ(times_applied, 1) << "earlier actions were carried out again";
  EXPECT_EQ(Tally::As(match.state()).total, total);
}

// The whole state, byte for byte.
StateBuffer BytesOf(const Match& match) {
  StateBuffer bytes(match.rules().state_size());
  std::memcpy(bytes.data(), match.state(), bytes.size());
  return bytes;
}

TEST(WayBack, OfALargeStateLeavesNothingWhereNothingWasInUse) {
  Match match = *NewTally<WholeManifest>();
  ASSERT_EQ(match.Apply(0, {kAdd, {2}}), absl::OkStatus());
  const StateBuffer before = BytesOf(match);
  EXPECT_EQ(match.Apply(0, {kAdd, {kTooMuch}}).code(), absl::StatusCode::kInternal);
  EXPECT_EQ(BytesOf(match), before);
}

TEST(CopyStateFrom, MakesALargeStateTheOtherWhicheverHoldsMore) {
  Match less = *NewTally<WholeManifest>();
  Match more = less;
  ASSERT_EQ(less.Apply(0, {kAdd, {2}}), absl::OkStatus());
  for (const int amount : {3, 4}) ASSERT_EQ(more.Apply(0, {kAdd, {amount}}), absl::OkStatus());
  for (const auto& [from, to] : {std::pair(&less, more), std::pair(&more, less)}) {
    Match copy = to;
    copy.CopyStateFrom(*from);
    EXPECT_EQ(BytesOf(copy), BytesOf(*from));
  }
  const StateBuffer before = BytesOf(more);
  more.CopyStateFrom(more);
  EXPECT_EQ(BytesOf(more), before) << "from itself";
}

TEST(WayBack, OfALargeStateIsACopyBeforeEveryAction) {
  Match match = *NewTally<WholeManifest>();
  ExpectToGoBackByCopy(match);
}

TEST(WayBack, OfALargeStateIsSoInAMatchThatHadASmallOneBefore) {
  const Match large = *NewTally<WholeManifest>();
  const Match small = testing::NewMatch(testing::BaseRuleset("battleducks"), "", 1);
  Match assigned = small;
  assigned = large;
  ExpectToGoBackByCopy(assigned);
  Match taken_over = small;
  taken_over.CopyStateFrom(large);
  ExpectToGoBackByCopy(taken_over);
}

}  // namespace
}  // namespace mallard::tally
