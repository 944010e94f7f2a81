#include "tests/fuzz/support.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "absl/algorithm/container.h"
#include "flatbuffers/flatbuffers.h"
#include "mallard/schemas/mallard_generated.h"
#include "tests/support/forgery.h"

namespace mallard::fuzz {
namespace {

// Writes the fingerprint of its game into a table; gives back whose it is, null if it is
// none.
template <class Table>
const Arena* MendTable(uint8_t* bytes, size_t size, const char* identifier) {
  flatbuffers::Verifier verifier(bytes, size);
  if (size < 16 || !verifier.VerifyBuffer<Table>(identifier)) return nullptr;
  const flatbuffers::String* const game = flatbuffers::GetRoot<Table>(bytes)->game();
  const Arena* const arena = game == nullptr ? nullptr : FindArena(game->c_str());
  if (arena == nullptr) return nullptr;
  flatbuffers::GetMutableRoot<flatbuffers::Table>(bytes)->SetField<uint64_t>(
      Table::VT_RULESET_FINGERPRINT, arena->ruleset->fingerprint(), 0);
  return arena;
}

}  // namespace

void Require(bool kept, absl::string_view promise) {
  if (kept) return;
  std::fprintf(stderr, "broken: %.*s\n", static_cast<int>(promise.size()), promise.data());
  std::abort();
}

void RequireOk(const absl::Status& status, absl::string_view promise) {
  if (status.ok()) return;
  std::fprintf(stderr, "%s\n", status.ToString().c_str());
  Require(false, promise);
}

bool IsScriptFailure(const absl::Status& status) {
  return status.code() == absl::StatusCode::kAborted ||
         status.code() == absl::StatusCode::kResourceExhausted;
}

uint64_t AnyListed(const Match& match, int seat, Chance& chance) {
  if (chance.Below(2) == 0) return chance.Below(static_cast<uint32_t>(match.LegalCount(seat)));
  const std::vector<Action> listed = match.LegalActions(seat);
  std::vector<size_t> begins;  // Where the actions of each kind begin; they are listed together.
  for (size_t i = 0; i < listed.size(); ++i) {
    if (i == 0 || listed[i].kind != listed[i - 1].kind) begins.push_back(i);
  }
  begins.push_back(listed.size());
  const size_t kind = chance.Below(static_cast<uint32_t>(begins.size() - 1));
  return begins[kind] + chance.Below(static_cast<uint32_t>(begins[kind + 1] - begins[kind]));
}

int PlayOn(Match& match, Chance& chance, int turns) {
  int taken = 0;
  for (int idle = 0; taken < turns && idle < match.seats();) {
    const int seat = static_cast<int>(chance.Below(static_cast<uint32_t>(match.seats())));
    const int asked = match.DecisionOf(seat) ? seat : (seat + 1) % match.seats();
    if (match.LegalCount(asked) == 0) {
      ++idle;
      continue;
    }
    idle = 0;
    const Action action = match.LegalNth(asked, AnyListed(match, asked, chance));
    RequireOk(match.Check(asked, action), "a listed action passes Check");
    const uint64_t before = match.Hash();
    const absl::Status status = match.Apply(asked, action);
    Require(status.ok() || IsScriptFailure(status), "a listed action can be taken");
    Require(status.ok() || match.Hash() == before, "a script that fails changes nothing");
    ++taken;
  }
  return taken;
}

uint8_t Input::Byte() {
  if (left_ == 0) return 0;
  --left_;
  return *data_++;
}

uint32_t Input::Word() {
  uint32_t word = 0;
  for (int i = 0; i < 4; ++i) word |= uint32_t{Byte()} << (8 * i);
  return word;
}

Action Input::AnyAction() {
  Action action;
  action.kind = Word();
  for (int32_t& arg : action.args) arg = static_cast<int32_t>(Word());
  return action;
}

void LayOutFleet(Match& match, int seat) {
  constexpr absl::string_view kFill = "fill";
  const std::vector<KindSpec>& kinds = match.rules().manifest().actions;
  if (absl::c_none_of(kinds, [&](const KindSpec& kind) { return kind.name == kFill; })) return;
  for (const absl::string_view text : {kFill, absl::string_view("ready")}) {
    RequireOk(match.Apply(seat, *ParseAction(match.rules(), text)), "a fleet can be laid out");
  }
}

std::vector<Match> SampleMatches() {
  // How many players have finished their set-up, and how many random actions follow.
  constexpr int kStages[][2] = {{0, 3}, {1, 2}, {2, 12}, {2, 90}};
  std::vector<Match> matches;
  for (const Arena& arena : Arenas()) {
    for (const char* configuration : arena.configurations) {
      for (const auto& [ready, actions] : kStages) {
        MatchOptions options;
        options.seed = matches.size();
        Match match = NewMatch(arena, configuration, options);
        for (int seat = 0; seat < ready; ++seat) LayOutFleet(match, seat);
        Chance chance = Chance::Stream(options.seed, 0);
        PlayOn(match, chance, actions);
        matches.push_back(std::move(match));
      }
    }
  }
  return matches;
}

Sample SampleFrom(const uint8_t* data, size_t size, const std::vector<Sample>& originals) {
  if (size >= 8 && std::memcmp(data + 4, "MLD", 3) == 0) {
    // On the heap, and so aligned.
    Sample sample = {nullptr, std::vector<uint8_t>(data, data + size)};
    sample.arena = MendTable<schema::Snapshot>(sample.bytes.data(), sample.bytes.size(),
                                               schema::SnapshotIdentifier());
    if (sample.arena == nullptr) {
      sample.arena = MendTable<schema::Replay>(sample.bytes.data(), sample.bytes.size(), "MLDR");
    }
    if (sample.arena == nullptr) sample.arena = &Arenas().front();
    sample.bytes = testing::Forged(std::move(sample.bytes));
    return sample;
  }
  Input input(data, size);
  Sample sample = originals[input.Byte() % originals.size()];
  while (!input.empty()) {
    const size_t position = input.Byte() + size_t{256} * input.Byte();
    sample.bytes[position % sample.bytes.size()] = input.Byte();
  }
  sample.bytes = testing::Forged(std::move(sample.bytes));
  return sample;
}

}  // namespace mallard::fuzz
