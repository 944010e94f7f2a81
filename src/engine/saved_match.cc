#include "mallard/saved_match.h"

#include <algorithm>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "mallard/viewer.h"
#include "src/engine/envelope.h"

namespace mallard {
namespace {

// What snapshots and replays have in common.
template <class Table>
absl::StatusOr<SavedMatch> DescribeHeader(const AlignedBytes& bytes, const Table& table,
                                          SavedKind kind) {
  if (absl::Status status = CheckFormat(bytes, table); !status.ok()) return status;
  SavedMatch saved;
  saved.kind = kind;
  saved.engine_version = std::string(TextOf(table.engine_version()));
  saved.game = std::string(TextOf(table.game()));
  saved.configuration = std::string(TextOf(table.configuration()));
  saved.ruleset_fingerprint = table.ruleset_fingerprint();
  saved.packs = PacksOf(table);
  return saved;
}

absl::StatusOr<SavedMatch> Describe(const AlignedBytes& bytes, const schema::Snapshot& snapshot) {
  const bool is_view = snapshot.viewer() != Viewer::Host().seat();
  absl::StatusOr<SavedMatch> saved =
      DescribeHeader(bytes, snapshot, is_view ? SavedKind::kView : SavedKind::kSnapshot);
  if (!saved.ok()) return saved;
  if (absl::Status status = CheckStateKind(snapshot); !status.ok()) return status;
  if (is_view) saved->viewer = snapshot.viewer();
  return saved;
}

absl::StatusOr<SavedMatch> Describe(const AlignedBytes& bytes, const schema::Replay& replay) {
  absl::StatusOr<SavedMatch> saved = DescribeHeader(bytes, replay, SavedKind::kReplay);
  if (saved.ok() && replay.steps() != nullptr) saved->actions = replay.steps()->size();
  return saved;
}

absl::StatusOr<SavedMatch> Describe(const AlignedBytes& bytes, const schema::Save& save) {
  if (absl::Status status = CheckFormat(bytes, save); !status.ok()) return status;
  const AlignedBytes inside(absl::MakeConstSpan(save.snapshot()->data(), save.snapshot()->size()));
  const schema::Snapshot* snapshot = inside.snapshot();
  if (snapshot == nullptr) return absl::DataLossError("damaged: the snapshot of a saved match");
  absl::StatusOr<SavedMatch> saved = DescribeHeader(inside, *snapshot, SavedKind::kSave);
  if (!saved.ok()) return saved;
  saved->actions = save.actions();
  saved->has_history = save.history() != nullptr;
  saved->seats = save.seats();
  saved->asked = save.asked();
  saved->over = save.over();
  saved->winners = save.winners();
  saved->label = std::string(TextOf(save.label()));
  saved->time = save.time();
  saved->round = save.round();
  saved->round_limit = save.round_limit();
  saved->turn_seat = save.turn_seat();
  saved->phase = std::string(TextOf(save.phase()));
  if (save.thumbnail() != nullptr) {
    saved->thumbnail.assign(save.thumbnail()->begin(), save.thumbnail()->end());
  }
  return saved;
}

/// The numbers of a version; empty if it is none.
std::vector<int> VersionParts(absl::string_view version) {
  std::vector<int> parts;
  for (const absl::string_view text : absl::StrSplit(version, '.')) {
    int part = 0;
    if (!absl::SimpleAtoi(text, &part)) return {};
    parts.push_back(part);
  }
  return parts;
}

PackChange Compare(absl::string_view saved, absl::string_view loaded) {
  const std::vector<int> before = VersionParts(saved);
  const std::vector<int> now = VersionParts(loaded);
  if (saved == loaded || before.empty()) return PackChange::kChanged;
  return now < before ? PackChange::kOlder : PackChange::kNewer;
}

}  // namespace

absl::StatusOr<SavedMatch> DescribeSavedMatch(absl::Span<const uint8_t> unaligned) {
  const AlignedBytes bytes(unaligned);
  if (const schema::Snapshot* snapshot = bytes.snapshot()) return Describe(bytes, *snapshot);
  if (const schema::Replay* replay = bytes.replay()) return Describe(bytes, *replay);
  if (const schema::Save* save = bytes.save()) return Describe(bytes, *save);
  return absl::DataLossError("neither a snapshot nor a replay nor a save, or a damaged one");
}

std::string PackDifference::ToString() const {
  const std::string versions =
      absl::StrCat(loaded_version, " is loaded, ", saved_version, " was in use");
  switch (change) {
    case PackChange::kMissing:
      return absl::StrCat("pack ", id, " is missing: ", saved_version, " was in use");
    case PackChange::kOlder:
      return absl::StrCat("pack ", id, " is older: ", versions);
    case PackChange::kNewer:
      return absl::StrCat("pack ", id, " is newer: ", versions);
    case PackChange::kChanged:
      if (saved_version != loaded_version) {
        return absl::StrCat("pack ", id, " has changed: ", versions);
      }
      return absl::StrCat("pack ", id, " ", loaded_version, " has changed under the same version");
    case PackChange::kAdded:
      return absl::StrCat("pack ", id, " ", loaded_version, " is loaded and was not in use");
  }
  return "";
}

std::vector<PackDifference> ComparePacks(absl::Span<const PackInfo> saved,
                                         absl::Span<const PackInfo> loaded) {
  const auto find = [](absl::Span<const PackInfo> packs, const std::string& id) {
    const auto at = std::find_if(packs.begin(), packs.end(),
                                 [&](const PackInfo& pack) { return pack.id == id; });
    return at == packs.end() ? nullptr : &*at;
  };
  std::vector<PackDifference> differences;
  for (const PackInfo& pack : saved) {
    const PackInfo* now = find(loaded, pack.id);
    if (now == nullptr) {
      differences.push_back({PackChange::kMissing, pack.id, pack.version, ""});
    } else if (!(*now == pack)) {
      differences.push_back(
          {Compare(pack.version, now->version), pack.id, pack.version, now->version});
    }
  }
  for (const PackInfo& pack : loaded) {
    if (find(saved, pack.id) != nullptr) continue;
    differences.push_back({PackChange::kAdded, pack.id, "", pack.version});
  }
  return differences;
}

}  // namespace mallard
