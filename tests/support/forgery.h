// Changed bytes as whoever changes them on purpose would hand them on: no damage, a forgery. What
// the readers themselves refuse is seen behind the seal.
#ifndef MALLARD_TESTS_SUPPORT_FORGERY_H_
#define MALLARD_TESTS_SUPPORT_FORGERY_H_

#include <cstdint>
#include <vector>

#include "flatbuffers/flatbuffers.h"
#include "mallard/schemas/mallard_generated.h"
#include "src/engine/seal.h"

namespace mallard::testing {

/// Puts a new seal on a snapshot, view or replay, and takes the hash of the state out.
inline std::vector<uint8_t> Forged(std::vector<uint8_t> bytes) {
  const absl::Span<const uint8_t> inside = WithoutSeal(bytes);
  flatbuffers::Verifier verifier(inside.data(), inside.size());
  if (inside.size() >= 16 && schema::VerifySnapshotBuffer(verifier)) {
    flatbuffers::GetMutableRoot<flatbuffers::Table>(bytes.data())
        ->SetField<uint64_t>(schema::Snapshot::VT_STATE_HASH, 0, 0);
  }
  Reseal(bytes);
  return bytes;
}

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_SUPPORT_FORGERY_H_
