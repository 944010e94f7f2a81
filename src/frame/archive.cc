#include "mallard/frame/archive.h"

#include <cstring>
#include <vector>

namespace mallard::archive {

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

void ReadVariables(const Variables& variables, const VariableVector* in, int32_t* values,
                   ReadProblem& problem) {
  std::memset(values, 0, variables.bytes());
  variables.Start(values);
  if (in == nullptr) return;
  for (const schema::Variable* variable : *in) {
    const flatbuffers::String* const name = variable->name();
    const Variables::Spec* const found =
        name == nullptr ? nullptr : variables.FindId({name->c_str(), name->size()});
    if (found == nullptr || variable->instance() >= found->instances ||
        variable->value() < found->min || variable->value() > found->max) {
      return problem.Add("a variable that no pack declares, or an impossible value of one");
    }
    values[found->first + variable->instance()] = variable->value();
  }
}

}  // namespace mallard::archive
