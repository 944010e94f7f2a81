#include "mallard/frame/outside.h"

#include <cstring>
#include <string>

#include "mallard/schemas/mallard_generated.h"

namespace mallard::outside {

StateOffset Wrap(const flatbuffers::FlatBufferBuilder& state, absl::string_view schema,
                 flatbuffers::FlatBufferBuilder& snapshot) {
  const auto name = snapshot.CreateString(schema.data(), schema.size());
  // So that it can be read where it lies.
  snapshot.ForceVectorAlignment(state.GetSize(), 1, alignof(uint64_t));
  const auto bytes = snapshot.CreateVector(state.GetBufferPointer(), state.GetSize());
  const auto table = schema::CreateOutsideState(snapshot, name, bytes);
  return {static_cast<uint8_t>(schema::GameState::Outside), table.o, nullptr};
}

Bytes::Bytes(const schema::Snapshot& snapshot, absl::string_view schema) {
  constexpr size_t kSmallest = 8;  // Anything smaller is not worth verifying.
  const schema::OutsideState* state = snapshot.state_as_Outside();
  const char* name = state == nullptr || state->schema() == nullptr ? "" : state->schema()->c_str();
  if (state == nullptr) {
    status_ = Damaged(absl::StrCat("the state is of another game: ",
                                   schema::EnumNameGameState(snapshot.state_type())));
  } else if (name != schema) {
    status_ = Damaged(absl::StrCat("the state is of the schema \"", name, "\", not ", schema));
  } else if (state->state() == nullptr || state->state()->size() < kSmallest) {
    status_ = Damaged("the state is missing");
  } else {
    bytes_ = absl::MakeConstSpan(state->state()->data(), state->state()->size());
    if (reinterpret_cast<uintptr_t>(bytes_.data()) % alignof(uint64_t) == 0) return;
    copy_.resize((bytes_.size() + 7) / 8);
    std::memcpy(copy_.data(), bytes_.data(), bytes_.size());
    bytes_ = absl::MakeConstSpan(reinterpret_cast<const uint8_t*>(copy_.data()), bytes_.size());
  }
}

}  // namespace mallard::outside
