// The state of a game from outside in a snapshot: what is not such a state is refused, and the
// refusal says what it is instead.
#include "mallard/frame/outside.h"

#include <cstring>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/frame/archive.h"
#include "mallard/schemas/mallard_generated.h"
#include "outside_generated.h"

namespace mallard::outside_test {
namespace {

using ::testing::HasSubstr;
using Table = ::outside_test::State;

constexpr char kSchema[] = "outside_test.State";

struct State {
  uint16_t turn = 0;
  int32_t score = 0;
};

template <class Io, class S>
void Describe(Io& io, S& state) {
  io.Number(MALLARD_FIELD(turn), state.turn, 0, 9);
  io.Number(MALLARD_FIELD(score), state.score, -1000, 1000);
}

using Bytes = std::vector<uint8_t>;

Bytes Finished(flatbuffers::FlatBufferBuilder& builder, schema::GameState type,
               flatbuffers::uoffset_t state) {
  schema::SnapshotBuilder snapshot(builder);
  snapshot.add_state_type(type);
  snapshot.add_state(flatbuffers::Offset<void>(state));
  builder.Finish(snapshot.Finish());
  return {builder.GetBufferPointer(), builder.GetBufferPointer() + builder.GetSize()};
}

// A snapshot with those bytes as the state of a schema of that name; null: without any.
Bytes SnapshotOf(const char* name, const Bytes* state) {
  flatbuffers::FlatBufferBuilder builder;
  flatbuffers::Offset<flatbuffers::String> text;
  if (name != nullptr) text = builder.CreateString(name);
  flatbuffers::Offset<flatbuffers::Vector<uint8_t>> bytes;
  if (state != nullptr) {
    builder.ForceVectorAlignment(state->size(), 1, alignof(uint64_t));
    bytes = builder.CreateVector(*state);
  }
  const auto table = schema::CreateOutsideState(builder, text, bytes);
  return Finished(builder, schema::GameState::Outside, table.o);
}

Bytes Written(const State& state) {
  flatbuffers::FlatBufferBuilder builder;
  const StateOffset offset = WriteOutside<Table>(builder, [&](auto& io) { Describe(io, state); });
  EXPECT_EQ(offset.type, static_cast<uint8_t>(schema::GameState::Outside));
  return Finished(builder, schema::GameState::Outside, offset.offset);
}

absl::Status Read(const schema::Snapshot& snapshot, State& state) {
  return ReadOutside<Table>(snapshot, [&](auto& io) { Describe(io, state); });
}
absl::Status Read(const Bytes& snapshot) {
  State state;
  return Read(*flatbuffers::GetRoot<schema::Snapshot>(snapshot.data()), state);
}

// The bytes of the state itself.
Bytes Inside(const State& state) {
  const Bytes snapshot = Written(state);
  const auto* bytes =
      flatbuffers::GetRoot<schema::Snapshot>(snapshot.data())->state_as_Outside()->state();
  return {bytes->begin(), bytes->end()};
}

void ExpectRefused(const Bytes& snapshot, const std::string& reason) {
  const absl::Status status = Read(snapshot);
  EXPECT_EQ(status.code(), absl::StatusCode::kDataLoss) << status;
  EXPECT_THAT(std::string(status.message()), HasSubstr(reason));
}

TEST(OutsideState, ComesBackAsItWasWritten) {
  const Bytes snapshot = Written({7, -321});
  State state;
  ASSERT_EQ(Read(*flatbuffers::GetRoot<schema::Snapshot>(snapshot.data()), state),
            absl::OkStatus());
  EXPECT_EQ(state.turn, 7);
  EXPECT_EQ(state.score, -321);
}

TEST(OutsideState, OfAnotherSchemaIsRefusedByBothNames) {
  const Bytes inside = Inside({7, 5});
  EXPECT_EQ(Read(SnapshotOf(kSchema, &inside)), absl::OkStatus());
  ExpectRefused(SnapshotOf("dice.State", &inside),
                "the state is of the schema \"dice.State\", not outside_test.State");
  ExpectRefused(SnapshotOf("outside_test.States", &inside), "of the schema");
  ExpectRefused(SnapshotOf("", &inside), "of the schema \"\", not");
  ExpectRefused(SnapshotOf(nullptr, &inside), "of the schema \"\", not");
}

TEST(OutsideState, OfAGameOfTheLibraryIsRefusedByItsName) {
  flatbuffers::FlatBufferBuilder builder;
  const auto table = schema::CreateOutsideState(builder, 0, 0);
  ExpectRefused(Finished(builder, schema::GameState::BattleDucks, table.o),
                "the state is of another game: BattleDucks");
}

TEST(OutsideState, ThatIsMissingOrShortIsRefused) {
  ExpectRefused(SnapshotOf(kSchema, nullptr), "the state is missing");
  const Bytes inside = Inside({7, 5});
  for (size_t size = 0; size < inside.size(); ++size) {
    const Bytes part(inside.begin(), inside.begin() + static_cast<ptrdiff_t>(size));
    ExpectRefused(SnapshotOf(kSchema, &part),
                  size < 8 ? "the state is missing" : "the state is not what its schema says");
  }
}

TEST(OutsideState, ThatIsDamagedIsRefused) {
  const Bytes inside = Inside({7, 5});
  Bytes root = inside;
  root[0] = 0xF0;  // The table would lie behind the end.
  ExpectRefused(SnapshotOf(kSchema, &root), "the state is not what its schema says");
  // Whatever byte is damaged, nothing is read beyond the end, and nothing that is out of bounds.
  for (size_t at = 0; at < inside.size(); ++at) {
    for (int bit = 0; bit < 8; ++bit) {
      Bytes damaged = inside;
      damaged[at] = static_cast<uint8_t>(damaged[at] ^ 1 << bit);
      const Bytes snapshot = SnapshotOf(kSchema, &damaged);
      State state;
      if (!Read(*flatbuffers::GetRoot<schema::Snapshot>(snapshot.data()), state).ok()) continue;
      EXPECT_LE(state.turn, 9) << "byte " << at;
      EXPECT_LE(state.score, 1000) << "byte " << at;
    }
  }
}

TEST(OutsideState, IsReadWhereverTheSnapshotLies) {
  const Bytes snapshot = Written({7, -321});
  std::vector<uint64_t> room(snapshot.size() / 8 + 2);
  for (const size_t shift : {size_t{0}, size_t{4}}) {
    auto* begin = static_cast<uint8_t*>(static_cast<void*>(room.data())) + shift;
    std::memcpy(begin, snapshot.data(), snapshot.size());
    const outside::Bytes bytes(*flatbuffers::GetRoot<schema::Snapshot>(begin),
                               Table::GetFullyQualifiedName());
    ASSERT_EQ(bytes.status(), absl::OkStatus());
    EXPECT_EQ(reinterpret_cast<uintptr_t>(bytes.get().data()) % alignof(uint64_t), 0u);
    State state;
    ASSERT_EQ(Read(*flatbuffers::GetRoot<schema::Snapshot>(begin), state), absl::OkStatus());
    EXPECT_EQ(state.score, -321);
  }
}

}  // namespace
}  // namespace mallard::outside_test
