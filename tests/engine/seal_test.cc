// What happened to bytes on their way is noticed: every kind of them, in every game.
#include "src/engine/seal.h"

#include <string>
#include <utility>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/primitives/chance.h"
#include "mallard/schemas/mallard_generated.h"
#include "tests/faults/settings.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;

class Seal : public ::testing::TestWithParam<Setting> {
 protected:
  Seal()
      : ruleset_(BaseRuleset(GetParam().game)), match_(NewMatch(ruleset_, GetParam().options, 1)) {
    Chance chance = Chance::Stream(11, 0);
    for (int i = 0; i < 40; ++i) {
      const TakenAction step = RandomStep(match_, chance);
      if (step.seat < 0) break;
      EXPECT_EQ(match_.Apply(step.seat, step.action), absl::OkStatus());
    }
  }

  // Whether any reader takes the bytes.
  bool IsAccepted(const std::vector<uint8_t>& bytes) const {
    return Match::Restore(ruleset_, bytes).ok() || Match::FromView(ruleset_, bytes).ok() ||
           Match::Imagine(ruleset_, bytes, 1).ok() || Match::FromReplay(ruleset_, bytes).ok() ||
           DescribeSavedMatch(bytes).ok();
  }

  std::vector<std::vector<uint8_t>> Everything() const {
    return {match_.Snapshot(Viewer::Host()), match_.Snapshot(Viewer::Seat(0)),
            match_.Snapshot(Viewer::Spectator()), *match_.Replay(), *match_.Save()};
  }

  std::shared_ptr<const Ruleset> ruleset_;
  Match match_;
};

TEST_P(Seal, IsOnEverythingThatIsWritten) {
  for (const std::vector<uint8_t>& bytes : Everything()) {
    EXPECT_TRUE(IsSealed(bytes));
    EXPECT_TRUE(IsAccepted(bytes));
  }
}

TEST_P(Seal, NoticesEveryFlippedBit) {
  Chance chance = Chance::Stream(12, 0);
  const int flips = LongForm() ? 17000 : 400;  // 17,000 of 5 kinds in 6 games: half a million.
  for (std::vector<uint8_t>& bytes : Everything()) {
    for (int i = 0; i < flips; ++i) {
      uint8_t& byte = bytes[chance.Below(static_cast<uint32_t>(bytes.size()))];
      const auto bit = static_cast<uint8_t>(1u << chance.Below(8));
      byte ^= bit;
      ASSERT_FALSE(IsAccepted(bytes)) << "flip " << i;
      byte ^= bit;
    }
  }
}

TEST_P(Seal, NoticesEveryCutAndEveryAddition) {
  Chance chance = Chance::Stream(13, 0);
  for (const std::vector<uint8_t>& bytes : Everything()) {
    for (int i = 0; i < 100; ++i) {
      std::vector<uint8_t> other = bytes;
      other.resize(chance.Below(static_cast<uint32_t>(bytes.size())));
      ASSERT_FALSE(IsAccepted(other)) << other.size();
      other = bytes;
      other.resize(bytes.size() + 1 + chance.Below(20));
      ASSERT_FALSE(IsAccepted(other)) << other.size();
    }
  }
}

TEST_P(Seal, AReaderThatLosesSomethingShowsItself) {
  // Another hash stands for a state that was read otherwise than it was written.
  for (const Viewer viewer : {Viewer::Host(), Viewer::Seat(0)}) {
    std::vector<uint8_t> bytes = match_.Snapshot(viewer);
    auto* const table = flatbuffers::GetMutableRoot<flatbuffers::Table>(bytes.data());
    const uint64_t hash = schema::GetSnapshot(bytes.data())->state_hash();
    ASSERT_NE(hash, 0u);
    ASSERT_TRUE(table->SetField<uint64_t>(schema::Snapshot::VT_STATE_HASH, hash + 1, 0));
    Reseal(bytes);
    const absl::Status status = viewer.is_host() ? Match::Restore(ruleset_, bytes).status()
                                                 : Match::FromView(ruleset_, bytes).status();
    EXPECT_EQ(status.code(), absl::StatusCode::kDataLoss) << status;
    EXPECT_THAT(std::string(status.message()), HasSubstr("not the state that was written"));
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Seal, ::testing::ValuesIn(kSettings),
                         [](const auto& setting) { return std::string(setting.param.game); });

// Bytes of other format versions: sealed as only this library seals, or not at all.
std::vector<uint8_t> OfVersion(uint32_t version, bool sealed) {
  std::vector<uint8_t> bytes = NewMatch(BaseRuleset("battleducks"), "", 1).Snapshot(Viewer::Host());
  EXPECT_TRUE(flatbuffers::GetMutableRoot<flatbuffers::Table>(bytes.data())
                  ->SetField<uint32_t>(schema::Snapshot::VT_FORMAT_VERSION, version, 0));
  if (sealed) Reseal(bytes);
  return bytes;
}

TEST(FormatVersion, OlderAndNewerOnesAreNamed) {
  const std::shared_ptr<const Ruleset> ruleset = BaseRuleset("battleducks");
  const auto refusal = [&](const std::vector<uint8_t>& bytes) {
    const absl::Status status = Match::Restore(ruleset, bytes).status();
    EXPECT_EQ(DescribeSavedMatch(bytes).status(), status);
    return status;
  };
  EXPECT_EQ(refusal(OfVersion(3, true)),
            absl::UnimplementedError("format version 3 is newer than this library, which reads 2"));
  EXPECT_EQ(refusal(OfVersion(3, false)), refusal(OfVersion(3, true)))
      << "a newer one may be sealed in another way";
  EXPECT_EQ(
      refusal(OfVersion(1, false)),
      absl::UnimplementedError("format version 1 was written before 0.2; this library reads 2"));
}

}  // namespace
}  // namespace mallard::testing
