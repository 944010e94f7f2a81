// The parts of snapshots that several games have in common; see capi/schemas/common.fbs.
#ifndef MALLARD_SRC_GAMES_COMMON_CODEC_H_
#define MALLARD_SRC_GAMES_COMMON_CODEC_H_

#include <cstdint>
#include <initializer_list>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "flatbuffers/flatbuffers.h"
#include "mallard/frame/variables.h"
#include "mallard/primitives/bitboard.h"
#include "mallard/primitives/chance.h"
#include "mallard/schemas/common_generated.h"

namespace mallard {

using VariableVector = flatbuffers::Vector<flatbuffers::Offset<schema::Variable>>;
using StreamVector = flatbuffers::Vector<const schema::Stream*>;

/// The error for bytes that cannot be a state.
absl::Status Damaged(absl::string_view what);

/// A set of cells.
inline schema::Mask MaskOf(const Bitboard& board) {
  return schema::Mask(flatbuffers::make_span(board.words));
}
/// The same the other way; null is the empty set.
Bitboard BoardOf(const schema::Mask* mask);

/// Writes the variables that are not at their defaults.
flatbuffers::Offset<VariableVector> WriteVariables(const Variables& variables,
                                                   const int32_t* values,
                                                   flatbuffers::FlatBufferBuilder& builder);
/// Fills in all variables; null leaves them at their defaults.
absl::Status ReadVariables(const Variables& variables, const VariableVector* in, int32_t* values);

/// Writes streams of chance, in that order.
flatbuffers::Offset<StreamVector> WriteStreams(std::initializer_list<Chance> streams,
                                               flatbuffers::FlatBufferBuilder& builder);
/// Reads as many streams as are asked for; there must be exactly as many.
absl::Status ReadStreams(const StreamVector* in, std::initializer_list<Chance*> streams);

}  // namespace mallard

#endif  // MALLARD_SRC_GAMES_COMMON_CODEC_H_
