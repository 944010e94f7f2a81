// Snapshots of games and kinds of state that this program does not know are refused by name.
#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "mallard/mallard.hpp"
#include "mallard/schemas/mallard_generated.h"
#include "src/engine/seal.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;

std::vector<uint8_t> WithStateKind(std::vector<uint8_t> bytes, uint8_t kind) {
  auto* snapshot = flatbuffers::GetMutableRoot<schema::Snapshot>(bytes.data());
  EXPECT_TRUE(reinterpret_cast<flatbuffers::Table*>(snapshot)->SetField<uint8_t>(
      schema::Snapshot::VT_STATE_TYPE, kind, 0));
  Reseal(bytes);
  return bytes;
}

TEST(Envelope, RefusesStatesOfUnknownKindsByName) {
  const std::shared_ptr<const Ruleset> ruleset = BaseRuleset("battleducks");
  const Match match = NewMatch(ruleset, "", 1);
  const uint8_t first_unknown = static_cast<uint8_t>(schema::GameState::MAX) + 1;
  for (const Viewer viewer : {Viewer::Host(), Viewer::Seat(0)}) {
    for (const uint8_t kind : {first_unknown, uint8_t{255}}) {
      const std::vector<uint8_t> bytes = WithStateKind(match.Snapshot(viewer), kind);
      for (const absl::Status& status :
           {Match::Restore(ruleset, bytes).status(), Match::FromView(ruleset, bytes).status(),
            Match::Imagine(ruleset, bytes, 1).status(), DescribeSavedMatch(bytes).status()}) {
        EXPECT_EQ(status.code(), absl::StatusCode::kUnimplemented) << status;
        EXPECT_THAT(std::string(status.message()), HasSubstr("of the game battleducks"));
      }
    }
  }
}

TEST(Envelope, RefusesStatesThatAreMissingOrOfAnotherGame) {
  const std::shared_ptr<const Ruleset> ruleset = BaseRuleset("battleducks");
  const std::vector<uint8_t> bytes = NewMatch(ruleset, "", 1).Snapshot(Viewer::Host());
  const auto none = static_cast<uint8_t>(schema::GameState::NONE);
  EXPECT_THAT(std::string(Match::Restore(ruleset, WithStateKind(bytes, none)).status().message()),
              HasSubstr("the state is missing"));
  for (const schema::GameState kind : {schema::GameState::NavalWar, schema::GameState::Outside}) {
    EXPECT_EQ(
        Match::Restore(ruleset, WithStateKind(bytes, static_cast<uint8_t>(kind))).status().code(),
        absl::StatusCode::kDataLoss);
  }
}

TEST(Envelope, RefusesUnknownGamesByName) {
  const std::shared_ptr<const Ruleset> ruleset = BaseRuleset("battleducks");
  std::vector<uint8_t> bytes = NewMatch(ruleset, "", 1).Snapshot(Viewer::Host());
  const std::string name = "battleducks", other = "battlechess";
  // The base pack has the name, too.
  for (auto found = bytes.begin();; ++found) {
    found = std::search(found, bytes.end(), name.begin(), name.end());
    if (found == bytes.end()) break;
    std::copy(other.begin(), other.end(), found);
  }
  Reseal(bytes);
  const absl::Status status = Match::Restore(ruleset, bytes).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kPermissionDenied) << status;
  EXPECT_THAT(std::string(status.message()),
              HasSubstr("made by the game battlechess, which this program does not have"));
}

}  // namespace
}  // namespace mallard::testing
