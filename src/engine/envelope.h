// The parts of snapshots and replays that come before the state. For the engine only.
#ifndef MALLARD_SRC_ENGINE_ENVELOPE_H_
#define MALLARD_SRC_ENGINE_ENVELOPE_H_

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/pack.h"
#include "mallard/schemas/mallard_generated.h"
#include "mallard/schemas/save_generated.h"
#include "src/engine/seal.h"

namespace mallard {

inline constexpr uint32_t kFormatVersion = 2;
inline constexpr char kReplayIdentifier[] = "MLDR";
inline constexpr char kSaveIdentifier[] = "MLDV";

/// FlatBuffers are read in place, which wants them aligned; callers' bytes may lie anywhere.
class AlignedBytes {
 public:
  explicit AlignedBytes(absl::Span<const uint8_t> bytes) : bytes_(bytes) {
    if (reinterpret_cast<uintptr_t>(bytes.data()) % alignof(uint64_t) == 0) return;
    copy_.resize((bytes.size() + 7) / 8);
    std::memcpy(copy_.data(), bytes.data(), bytes.size());
    bytes_ = absl::MakeConstSpan(reinterpret_cast<const uint8_t*>(copy_.data()), bytes.size());
  }

  /// The snapshot in these bytes, or null if they hold none. What it says is not to be believed
  /// before CheckFormat.
  const schema::Snapshot* snapshot() const {
    return Root<schema::Snapshot>(schema::SnapshotIdentifier());
  }
  /// The replay in these bytes, or null if they hold none.
  const schema::Replay* replay() const { return Root<schema::Replay>(kReplayIdentifier); }
  /// The saved match in these bytes, or null if they hold none.
  const schema::Save* save() const { return Root<schema::Save>(kSaveIdentifier); }

  /// Checks that the table is of the format that this library reads, and that nothing happened to
  /// the bytes since they were written.
  template <class Table>
  absl::Status CheckVersionAndSeal(const Table& table) const {
    if (table.format_version() > kFormatVersion) {
      return absl::UnimplementedError(absl::StrCat("format version ", table.format_version(),
                                                   " is newer than this library, which reads ",
                                                   kFormatVersion));
    }
    if (IsSealed(bytes_)) return absl::OkStatus();
    if (table.format_version() == 1) {
      return absl::UnimplementedError(absl::StrCat(
          "format version 1 was written before 0.2; this library reads ", kFormatVersion));
    }
    return absl::DataLossError("damaged: these are not the bytes that were written");
  }

 private:
  static constexpr size_t kSmallest = 16;  // Anything smaller is not worth verifying.

  template <class Table>
  const Table* Root(const char* identifier) const {
    const absl::Span<const uint8_t> bytes = WithoutSeal(bytes_);
    flatbuffers::Verifier verifier(bytes.data(), bytes.size());
    const bool good = bytes.size() >= kSmallest && verifier.VerifyBuffer<Table>(identifier);
    return good ? flatbuffers::GetRoot<Table>(bytes.data()) : nullptr;
  }

  absl::Span<const uint8_t> bytes_;
  std::vector<uint64_t> copy_;
};

inline absl::string_view TextOf(const flatbuffers::String* text) {
  return text == nullptr ? absl::string_view() : absl::string_view(text->c_str(), text->size());
}

/// Checks that a saved match is of a format this library reads, undamaged and whole.
inline absl::Status CheckFormat(const AlignedBytes& bytes, const schema::Save& save) {
  if (absl::Status status = bytes.CheckVersionAndSeal(save); !status.ok()) return status;
  if (save.format_version() == 0 || save.snapshot() == nullptr) {
    return absl::DataLossError("damaged: a required part is missing");
  }
  return absl::OkStatus();
}

/// Checks that a snapshot or replay is of a format this library reads, undamaged and whole.
template <class Table>
absl::Status CheckFormat(const AlignedBytes& bytes, const Table& table) {
  if (absl::Status status = bytes.CheckVersionAndSeal(table); !status.ok()) return status;
  if (table.format_version() == 0 || table.game() == nullptr || table.packs() == nullptr ||
      table.configuration() == nullptr) {
    return absl::DataLossError("damaged: a required part is missing");
  }
  return absl::OkStatus();
}

/// Checks that a snapshot holds a state, of a kind that this library knows: the generated verifier
/// lets unknown kinds pass without a look.
inline absl::Status CheckStateKind(const schema::Snapshot& snapshot) {
  if (snapshot.state() == nullptr || snapshot.state_type() == schema::GameState::NONE) {
    return absl::DataLossError("damaged: the state is missing");
  }
  if (snapshot.state_type() > schema::GameState::MAX) {
    return absl::UnimplementedError(
        absl::StrCat("a state of kind ", static_cast<int>(snapshot.state_type()), " of the game ",
                     TextOf(snapshot.game()), "; this library knows kinds up to ",
                     static_cast<int>(schema::GameState::MAX), ", ",
                     schema::EnumNameGameState(schema::GameState::MAX)));
  }
  return absl::OkStatus();
}

/// The packs that a snapshot or replay names. It must have passed CheckFormat.
template <class Table>
std::vector<PackInfo> PacksOf(const Table& table) {
  std::vector<PackInfo> packs;
  for (const schema::PackInfo* pack : *table.packs()) {
    packs.push_back({std::string(TextOf(pack->pack_id())), std::string(TextOf(pack->version())),
                     pack->fingerprint()});
  }
  return packs;
}

}  // namespace mallard

#endif  // MALLARD_SRC_ENGINE_ENVELOPE_H_
