/// @file
/// Snapshots of games from outside the library, whose schemas its union of states does not know.
/// Their states travel as bytes: a whole FlatBuffer of the game's own schema, with the name of that
/// schema, verified by the game's generated code before anything is read.
///
/// ```
/// StateOffset WriteState(const MyRules& rules, const State& state, FlatBufferBuilder& builder) {
///   return WriteOutside<fb::State>(builder, [&](auto& io) { Describe(io, rules, state); });
/// }
/// absl::Status ReadState(const MyRules& rules, const schema::Snapshot& snapshot, State& state) {
///   return ReadOutside<fb::State>(snapshot, [&](auto& io) { Describe(io, rules, state); });
/// }
/// ```
///
/// CMake's mallard_game_schema compiles the schema. The name is the table's own, with its
/// namespace: it says which schema the bytes are of, so it changes when they mean something else.
#ifndef MALLARD_FRAME_OUTSIDE_H_
#define MALLARD_FRAME_OUTSIDE_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "flatbuffers/flatbuffers.h"
#include "mallard/frame/archive.h"
#include "mallard/frame/damaged.h"
#include "mallard/rules.h"

namespace mallard {

/// @cond What the functions below share; nothing for games.
namespace outside {

// Puts the finished buffer of a state into a snapshot being built.
StateOffset Wrap(const flatbuffers::FlatBufferBuilder& state, absl::string_view schema,
                 flatbuffers::FlatBufferBuilder& snapshot);

// The bytes of a state of that schema in a snapshot, aligned as they need to be.
class Bytes {
 public:
  Bytes(const schema::Snapshot& snapshot, absl::string_view schema);
  const absl::Status& status() const { return status_; }
  absl::Span<const uint8_t> get() const { return bytes_; }

 private:
  absl::Status status_;
  absl::Span<const uint8_t> bytes_;
  std::vector<uint64_t> copy_;
};

}  // namespace outside
/// @endcond

/// Writes a state as `describe(io)` says; see mallard/frame/archive.h. Fields at their defaults are
/// written, too, so that the tests of packs find every one.
template <class Table, class Describe>
StateOffset WriteOutside(flatbuffers::FlatBufferBuilder& snapshot, Describe describe) {
  flatbuffers::FlatBufferBuilder builder(1024);
  builder.ForceDefaults(true);
  builder.Finish(WriteTable<Table>(builder, describe));
  StateOffset offset = outside::Wrap(builder, Table::GetFullyQualifiedName(), snapshot);
  offset.outside_types = Table::MiniReflectTypeTable();
  return offset;
}

/// Verifies and reads a state as `describe(io)` says.
template <class Table, class Describe>
absl::Status ReadOutside(const schema::Snapshot& snapshot, Describe describe) {
  const outside::Bytes bytes(snapshot, Table::GetFullyQualifiedName());
  if (!bytes.status().ok()) return bytes.status();
  flatbuffers::Verifier verifier(bytes.get().data(), bytes.get().size());
  if (!verifier.VerifyBuffer<Table>(nullptr)) {
    return Damaged("the state is not what its schema says");
  }
  return ReadTable(flatbuffers::GetRoot<Table>(bytes.get().data()), describe);
}

}  // namespace mallard

#endif  // MALLARD_FRAME_OUTSIDE_H_
