// A structure described once, written and read: bounds, ids, lists, what is derived.
#include "mallard/frame/archive.h"

#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/schemas/battleducks_generated.h"
#include "mallard/schemas/duck_dealer_generated.h"

namespace mallard {
namespace {

namespace fb = schema::battleducks;
using ::testing::HasSubstr;

struct Entry {
  std::string id;
};
const std::vector<Entry> kFormations = {{"a:donut"}, {"a:reed"}};

// Bounds that reading goes by; writing does not look at them.
struct Limits {
  int dial = 8;
  int slots = 2;
  int cooldown = 8;
  int answers = 3;
};

struct Piece {
  uint16_t formation = 0;
  uint8_t dial = 0;
  uint8_t placed = 0;
};
struct Box {
  Piece pieces[4];
  uint8_t cells[4] = {};
  uint8_t count = 0;
};

template <class Io, class P>
void DescribePiece(Io& io, const Limits& limits, P& piece) {
  io.Shown(MALLARD_FIELD(name), "a piece");
  io.Id(MALLARD_FIELD(formation), piece.formation, kFormations);
  io.Flag(MALLARD_FIELD(placed), piece.placed);
  io.Number(MALLARD_FIELD(dial), piece.dial, 0, limits.dial);
  io.Derived(MALLARD_FIELD(cooldown), limits.cooldown);
  io.Shown(MALLARD_FIELD(cells), [] { return Bitboard::Of(5); });
}

template <class Io, class B>
void DescribeBox(Io& io, const Limits& limits, B& box) {
  io.Tables(MALLARD_FIELD(slots), limits.slots,
            [&](auto& piece, int i) { DescribePiece(piece, limits, box.pieces[i]); });
  io.Structs(
      MALLARD_FIELD(answers), box.count, limits.answers,
      [&](int i) { return fb::Answer(box.cells[i], fb::Result::Splash); },
      [&](int i, const auto& answer) {
        box.cells[i] = answer.cell();
        return answer.result() == fb::Result::Splash;
      });
}

std::vector<uint8_t> Write(const Box& box, const Limits& limits = {}) {
  flatbuffers::FlatBufferBuilder builder;
  builder.Finish(WriteTable<fb::Pond>(builder, [&](auto& io) { DescribeBox(io, limits, box); }));
  return {builder.GetBufferPointer(), builder.GetBufferPointer() + builder.GetSize()};
}

absl::Status Read(const std::vector<uint8_t>& bytes, Box& box, const Limits& limits = {}) {
  return ReadTable(flatbuffers::GetRoot<fb::Pond>(bytes.data()),
                   [&](auto& io) { DescribeBox(io, limits, box); });
}

Box Sample() {
  Box box;
  box.pieces[0] = {2, 8, 1};
  box.pieces[1] = {0, 3, 0};
  box.count = 2;
  box.cells[0] = 17;
  box.cells[1] = 255;
  return box;
}

std::string Message(const Box& written, const Limits& limits) {
  Box box;
  return std::string(Read(Write(written), box, limits).message());
}

TEST(Archive, ReadsWhatItWrote) {
  Box box;
  ASSERT_EQ(Read(Write(Sample()), box), absl::OkStatus());
  EXPECT_EQ(box.pieces[0].formation, 2);
  EXPECT_EQ(box.pieces[0].dial, 8);
  EXPECT_EQ(box.pieces[0].placed, 1);
  EXPECT_EQ(box.pieces[1].formation, 0);
  EXPECT_EQ(box.pieces[1].dial, 3);
  EXPECT_EQ(box.count, 2);
  EXPECT_EQ(box.cells[1], 255);
}

TEST(Archive, WritesWhatIsShownForOthersToRead) {
  const std::vector<uint8_t> bytes = Write(Sample());
  const auto* pond = flatbuffers::GetRoot<fb::Pond>(bytes.data());
  EXPECT_EQ(pond->slots()->Get(0)->name()->str(), "a piece");
  EXPECT_EQ(pond->slots()->Get(0)->formation()->str(), "a:reed");
  EXPECT_EQ(pond->slots()->Get(1)->formation(), nullptr);
  EXPECT_EQ(pond->slots()->Get(0)->cells()->words()->Get(0), 1u << 5);
}

TEST(Archive, RefusesNumbersOutOfBounds) {
  EXPECT_EQ(Message(Sample(), {.dial = 7}), "damaged: dial is 8, not 0 to 7");
}

TEST(Archive, RefusesUnknownIds) {
  flatbuffers::FlatBufferBuilder builder;
  builder.Finish(fb::CreateSlot(builder, 0, 0, builder.CreateString("a:goose")));
  Piece piece;
  const absl::Status status =
      ReadTable(flatbuffers::GetRoot<fb::Slot>(builder.GetBufferPointer()),
                [&](auto& io) { DescribePiece(io, Limits{.cooldown = 0}, piece); });
  EXPECT_EQ(status.message(), "damaged: formation: there is no a:goose");
  EXPECT_EQ(piece.formation, 0);
}

TEST(Archive, RefusesListsOfAnotherLength) {
  EXPECT_EQ(Message(Sample(), {.slots = 3}), "damaged: the number of slots");
  EXPECT_EQ(Message(Sample(), {.answers = 1}), "damaged: answers is 2, not 0 to 1");
}

TEST(Archive, RefusesWhatDoesNotFollow) {
  EXPECT_EQ(Message(Sample(), {.cooldown = 9}), "damaged: a wrong cooldown");
}

TEST(Archive, KeepsTheFirstProblemAndLeavesTheMemberZero) {
  Box box;
  const absl::Status status = Read(Write(Sample()), box, {.dial = 2, .cooldown = 1});
  EXPECT_EQ(status.code(), absl::StatusCode::kDataLoss);
  EXPECT_THAT(std::string(status.message()), HasSubstr("dial is 8"));
  EXPECT_EQ(box.pieces[0].dial, 0);
}

// Lists that are not full, and a table that may be missing.
struct Draft {
  uint8_t present = 0;
  uint8_t from = 0;  // 1 + seat.
  uint16_t gives[3] = {};
  uint8_t count = 0;
  uint8_t order[3] = {};
  uint8_t places = 0;
};

template <class Io, class D>
void DescribeDraft(Io& io, D& draft) {
  io.OptionalTable(MALLARD_FIELD(draft), draft.present, [&](auto& offer) {
    offer.Index(MALLARD_FIELD(from), draft.from, 4);
    offer.IdList(MALLARD_FIELD(gives), draft.count, absl::MakeSpan(draft.gives), kFormations);
  });
  io.NumberList(MALLARD_FIELD(supply), draft.places, absl::MakeSpan(draft.order), 0, 9);
}

absl::Status Again(const Draft& written, Draft& read) {
  using State = schema::duck_dealer::State;
  flatbuffers::FlatBufferBuilder builder;
  builder.Finish(WriteTable<State>(builder, [&](auto& io) { DescribeDraft(io, written); }));
  return ReadTable(flatbuffers::GetRoot<State>(builder.GetBufferPointer()),
                   [&](auto& io) { DescribeDraft(io, read); });
}

TEST(Archive, ReadsListsAndTablesThatMayBeMissing) {
  Draft none;
  EXPECT_EQ(Again({}, none), absl::OkStatus());
  EXPECT_EQ(none.present, 0);
  Draft read;
  ASSERT_EQ(Again({1, 3, {2, 1}, 2, {9, 0, 4}, 3}, read), absl::OkStatus());
  EXPECT_EQ(read.present, 1);
  EXPECT_EQ(read.from, 3);
  EXPECT_EQ(read.count, 2);
  EXPECT_EQ(read.gives[0], 2);
  EXPECT_EQ(read.gives[1], 1);
  EXPECT_EQ(read.places, 3);
  EXPECT_EQ(read.order[2], 4);
}

TEST(Archive, RefusesNumbersOfAListOutOfBounds) {
  Draft read;
  EXPECT_EQ(Again({0, 0, {}, 0, {1, 10}, 2}, read).message(), "damaged: supply is 10, not 0 to 9");
}

TEST(Archive, NoTableAtAllIsAProblem) {
  const absl::Status status =
      ReadTable<fb::Pond>(nullptr, [](auto&) { ADD_FAILURE() << "described"; });
  EXPECT_EQ(status.code(), absl::StatusCode::kDataLoss);
}

}  // namespace
}  // namespace mallard
