#include "flatbuffers/flatbuffers.h"
#include "mallard/schemas/mallard_generated.h"
#include "src/games/naval_war/rules.h"
namespace mallard::naval_war {
StateOffset NavalWarRules::Write(const void*, Viewer, flatbuffers::FlatBufferBuilder& b) const {
  return {2, schema::naval_war::CreateState(b).o};
}
absl::Status NavalWarRules::Read(const schema::Snapshot&, Viewer, void*) const {
  return absl::UnimplementedError("");
}
}  // namespace mallard::naval_war
