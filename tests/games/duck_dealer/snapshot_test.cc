// Snapshots: what they hold, and that impossible ones are refused.
#include <functional>
#include <set>

#include "flatbuffers/flatbuffers.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/schemas/mallard_generated.h"
#include "tests/games/duck_dealer/fixtures.h"
#include "tests/support/forgery.h"

namespace mallard::testing {
namespace {

namespace fb = mallard::schema::duck_dealer;
using duck_dealer::State;
using ::testing::HasSubstr;

const fb::State& Decoded(const std::vector<uint8_t>& bytes) {
  return *schema::GetSnapshot(bytes.data())->state_as_DuckDealer();
}

TEST(DealerSnapshot, HoldsWhatAPictureNeeds) {
  Match match = Acting();
  Load(match, 0, "rubber_duck", 2);
  MustDo(match, 0, "road squeak-faucet-2");
  const std::vector<uint8_t> bytes = match.Snapshot(Viewer::Seat(1));
  const fb::State& state = Decoded(bytes);
  EXPECT_EQ(state.planets()->size(), 19u);
  EXPECT_EQ(state.routes()->size(), 40u);
  EXPECT_EQ(state.spaces(), 24);
  const fb::Player& player = *state.players()->Get(0);
  ASSERT_EQ(player.goods()->size(), 1u);
  EXPECT_EQ(player.goods()->Get(0)->name()->str(), "duck_dealer:rubber_duck");
  EXPECT_EQ(player.goods()->Get(0)->count(), 2);
  EXPECT_EQ(player.equipment()->Get(1)->str(), "duck_dealer:merchant");
  EXPECT_EQ(player.steps(), 8);
  ASSERT_EQ(player.roads()->size(), 1u);
  const int dot = player.roads()->Get(0);
  EXPECT_EQ(dot, Place(match, "squeak-faucet-2"));
  const fb::Route* found = nullptr;
  for (const fb::Route* route : *state.routes()) {
    if (dot >= route->first_dot() && dot < route->first_dot() + route->dots()) found = route;
  }
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(state.planets()->Get(found->from())->title()->str(), "Squeak");
  EXPECT_EQ(state.planets()->Get(found->to())->title()->str(), "Faucet");
  EXPECT_EQ(state.streams(), nullptr) << "chance is the host's";
}

TEST(DealerSnapshot, SealedBidsAreInNobodyElsesView) {
  Match match = NewMatch(BaseRuleset("duck_dealer"), "auction=true", 1);
  MustDo(match, 0, "bid 42");
  const std::vector<uint8_t> own = match.Snapshot(Viewer::Seat(0));
  const std::vector<uint8_t> other = match.Snapshot(Viewer::Seat(1));
  EXPECT_EQ(Decoded(own).players()->Get(0)->bids()->Get(0), 42);
  EXPECT_EQ(Decoded(other).players()->Get(0)->bids()->Get(0), -1);
}

TEST(DealerSnapshot, ImaginedBidsAgreeWithWhatIsKnown) {
  Match match = NewMatch(BaseRuleset("duck_dealer"), "auction=true players=3", 1);
  MustDo(match, 0, "bid 42");
  MustDo(match, 1, "bid 7");
  std::set<int> imagined;
  for (uint64_t seed = 0; seed < 30; ++seed) {
    absl::StatusOr<Match> other = Sight(match, 1).Imagine(seed);
    ASSERT_TRUE(other.ok()) << other.status();
    imagined.insert(PlayerOf(*other, 0).bids[0]);
    EXPECT_EQ(PlayerOf(*other, 1).bids[0], 7);
    EXPECT_EQ(PlayerOf(*other, 2).bids_made, 0);
  }
  EXPECT_GT(imagined.size(), 10u) << "the real bid is not handed over";
}

// Saves a match whose state was spoilt, and says why it is not taken back.
std::string RefusalOf(const std::function<void(State&, const Match&)>& spoil, Match match) {
  spoil(Edit(match), match);
  const absl::Status status =
      Match::Restore(match.rules().shared_ruleset(), match.Snapshot(Viewer::Host())).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kDataLoss) << status;
  return std::string(status.message());
}

TEST(DealerSnapshot, ImpossibleStatesAreRefused) {
  using Spoil = std::function<void(State&, const Match&)>;
  const std::pair<Spoil, const char*> kCases[] = {
      {[](State& s, const Match&) { ++s.supply[0]; }, "the stocks do not add up"},
      {[](State& s, const Match&) { ++s.players[0].energy[1]; }, "the stocks do not add up"},
      {[](State& s, const Match&) { --s.players[1].cubes; }, "the stocks do not add up"},
      {[](State& s, const Match&) { s.planets[0].claims[0] = 1; }, "the stocks do not add up"},
      {[](State& s, const Match&) { ++s.players[0].capacity; }, "what a ship can do"},
      {[](State& s, const Match&) { s.planets[0].factory = 1; }, "the tiles"},
      {[](State& s, const Match&) { --s.factories_left[0]; }, "the tiles"},
      {[](State& s, const Match&) { s.stack[0] = 11; }, "the tiles"},
      {[](State& s, const Match&) { s.planets[7].built[1] = 1; }, "the tiles"},
      {[](State& s, const Match&) { s.players[1].position = 1; }, "the turn order"},
      {[](State& s, const Match&) { s.players[1].rank = 1; }, "the auction"},
      {[](State& s, const Match&) { s.players[1].on_map = 0; }, "the ships"},
      {[](State& s, const Match& m) {
         s.players[1].goods[0] = 9;
         duck_dealer::RecountHold(RulesOf(m), s.players[1]);
       },
       "the ships"},
      {[](State& s, const Match&) { s.players[0].exit = 3; }, "roads or passages"},
      {[](State& s, const Match&) {
         s.players[0].entrance = s.players[1].exit = 3;
         s.players[0].exit = s.players[1].entrance = 4;
       },
       "roads or passages"},
      {[](State& s, const Match&) { s.asked_seat = 1; }, "the turn"},
      {[](State& s, const Match&) { s.free_roads = 2; }, "the turn"},
      {[](State& s, const Match&) { s.leftover = 9; }, "the turn"},
      {[](State& s, const Match&) { s.opened = 1; }, "the turn"},
      {[](State& s, const Match&) { s.players[0].virtual_energy[0] = 1; }, "the turn"},
      {[](State& s, const Match&) {
         s.phase = duck_dealer::Phase::kTurn;
         s.free_roads = 1;
       },
       "the turn"},
      {[](State& s, const Match&) { s.phase = duck_dealer::Phase::kDiscovering; },
       "what is being asked"},
      {[](State& s, const Match&) {
         s.phase = duck_dealer::Phase::kPlacingClaim;
         s.players[0].place = 30;
       },
       "what is being asked"},
      {[](State& s, const Match&) { s.phase = duck_dealer::Phase::kDrafting; }, "the offers"},
      {[](State& s, const Match&) { s.winner = 1; }, "the winner"},
  };
  int number = 0;
  for (const auto& [spoil, message] : kCases) {
    EXPECT_THAT(RefusalOf(spoil, Acting()), HasSubstr(message)) << "case " << number;
    ++number;
  }
}

TEST(DealerSnapshot, EveryByteCanBeWrongWithoutHarm) {
  Match match = Acting();
  MustDo(match, 0, "entrance squeak");
  const std::vector<uint8_t> good = match.Snapshot(Viewer::Host());
  for (size_t i = 0; i < good.size(); ++i) {
    std::vector<uint8_t> bad = good;
    bad[i] = static_cast<uint8_t>(bad[i] ^ (1 + i % 255));
    absl::StatusOr<Match> restored = Match::Restore(match.rules().shared_ruleset(), Forged(bad));
    if (!restored.ok()) continue;
    // Whatever is accepted can be played.
    for (int seat = 0; seat < 2; ++seat) {
      const std::vector<Action> legal = restored->LegalActions(seat);
      if (!legal.empty()) {
        EXPECT_EQ(restored->Apply(seat, legal[i % legal.size()]), absl::OkStatus());
        break;
      }
    }
  }
}

}  // namespace
}  // namespace mallard::testing
