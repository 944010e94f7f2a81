#include "src/games/common/codec.h"

#include <cstring>
#include <vector>

#include "absl/strings/str_cat.h"

namespace mallard {

absl::Status Damaged(absl::string_view what) {
  return absl::DataLossError(absl::StrCat("damaged: ", what));
}

Bitboard BoardOf(const schema::Mask* mask) {
  Bitboard board;
  if (mask == nullptr) return board;
  for (unsigned i = 0; i < 4; ++i) board.words[i] = mask->words()->Get(i);
  return board;
}

flatbuffers::Offset<VariableVector> WriteVariables(const Variables& variables,
                                                   const int32_t* values,
                                                   flatbuffers::FlatBufferBuilder& builder) {
  std::vector<flatbuffers::Offset<schema::Variable>> out;
  for (const Variables::Spec& spec : variables.specs()) {
    for (int i = 0; i < spec.instances; ++i) {
      const int32_t value = values[spec.first + i];
      if (value == spec.fallback) continue;
      const auto name = builder.CreateString(spec.id);
      out.push_back(schema::CreateVariable(builder, name, static_cast<uint16_t>(i), value));
    }
  }
  return builder.CreateVector(out);
}

absl::Status ReadVariables(const Variables& variables, const VariableVector* in, int32_t* values) {
  std::memset(values, 0, variables.bytes());
  variables.Start(values);
  if (in == nullptr) return absl::OkStatus();
  for (const schema::Variable* variable : *in) {
    const Variables::Spec* found = nullptr;
    for (const Variables::Spec& spec : variables.specs()) {
      if (variable->name() != nullptr && variable->name()->string_view() == spec.id) found = &spec;
    }
    if (found == nullptr || variable->instance() >= found->instances ||
        variable->value() < found->min || variable->value() > found->max) {
      return Damaged("a variable that no pack declares, or an impossible value of one");
    }
    values[found->first + variable->instance()] = variable->value();
  }
  return absl::OkStatus();
}

flatbuffers::Offset<StreamVector> WriteStreams(std::initializer_list<Chance> streams,
                                               flatbuffers::FlatBufferBuilder& builder) {
  std::vector<schema::Stream> out;
  for (const Chance& stream : streams) out.emplace_back(stream.key, stream.counter);
  return builder.CreateVectorOfStructs(out);
}

absl::Status ReadStreams(const StreamVector* in, std::initializer_list<Chance*> streams) {
  if (in == nullptr || in->size() != streams.size()) return Damaged("chance is missing");
  flatbuffers::uoffset_t i = 0;
  for (Chance* stream : streams) {
    *stream = {in->Get(i)->key(), in->Get(i)->counter()};
    ++i;
  }
  return absl::OkStatus();
}

}  // namespace mallard
