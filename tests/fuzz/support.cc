#include "tests/fuzz/support.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "flatbuffers/flatbuffers.h"
#include "mallard/schemas/mallard_generated.h"

namespace mallard::fuzz {
namespace {

constexpr char kManifest[] = R"(
pack {
  id = "fuzz", version = "1.0.0", game = "battleducks", api = 1,
  requires = { battleducks = "1" },
}
)";

constexpr char kContent[] = R"(
variable { id = "uses", scope = "player", default = 0, min = 0, max = 1000 }
variable { id = "secret", scope = "formation", default = 7, min = -5, max = 7, owner_only = true }

maneuver {
  id = "battleducks:centers", replace = true, cooldown = 2,
  footprint = { ".o.", "ooo", ".o." },
  resolve = function(ctx)
    for _, cell in ipairs(ctx:cells()) do ctx:probe(cell) end
    ctx:set("player", "uses", ctx:get("player", "uses") + 1)
    ctx:set("formation", "secret", ctx:random(7) - 4)
    if ctx:random(3) == 1 then error("now and then") end
  end,
}

maneuver {
  id = "battleducks:longs", replace = true, cooldown = 3,
  footprint = { "oo" },
  resolve = function(ctx)
    local cells = ctx:unobserved()
    ctx:probe(cells[ctx:random(#cells)])
    ctx:set_dial(0)
  end,
}
)";

template <class Table>
void MendTable(uint8_t* bytes, size_t size, const char* identifier) {
  flatbuffers::Verifier verifier(bytes, size);
  if (size < 16 || !verifier.VerifyBuffer<Table>(identifier)) return;
  flatbuffers::GetMutableRoot<flatbuffers::Table>(bytes)->SetField<uint64_t>(
      Table::VT_RULESET_FINGERPRINT, TheRuleset()->fingerprint(), 0);
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

const std::shared_ptr<const Ruleset>& TheRuleset() {
  static const auto* const ruleset = [] {
    Pack pack;
    pack.label = "fuzz";
    pack.files = {{"pack.lua", kManifest}, {"content.lua", kContent}};
    absl::StatusOr<std::shared_ptr<const Ruleset>> loaded =
        Ruleset::Load("battleducks", {std::move(pack)});
    RequireOk(loaded.status(), "the fuzzers' own pack loads");
    return new std::shared_ptr<const Ruleset>(*std::move(loaded));
  }();
  return *ruleset;
}

absl::Span<const char* const> Configurations() {
  static constexpr const char* kConfigurations[] = {
      "",
      "mode=advanced",
      "mode=advanced name_found=true first_player=p2",
      "fleet=single,double board=lily_pond allow_contact=true",
      "fleet=centers,centers,quintuple name_found=true allow_mirror=false first_player=p1",
      "fleet=specials,circles,others,longs,centers,single board=lily_pond allow_contact=true",
  };
  return kConfigurations;
}

Match NewMatch(const char* configuration, const MatchOptions& options) {
  Configuration values(TheRuleset()->game().manifest());
  RequireOk(values.SetAll(configuration), "the fuzzers' own configurations are read");
  absl::StatusOr<Match> match = Match::Create(TheRuleset(), values, options);
  RequireOk(match.status(), "the fuzzers' own matches are created");
  return *std::move(match);
}

bool IsScriptFailure(const absl::Status& status) {
  return status.code() == absl::StatusCode::kAborted ||
         status.code() == absl::StatusCode::kResourceExhausted;
}

int PlayOn(Match& match, Chance& chance, int turns) {
  int taken = 0;
  for (int idle = 0; taken < turns && idle < match.seats();) {
    const int seat = static_cast<int>(chance.Below(static_cast<uint32_t>(match.seats())));
    const int asked = match.DecisionOf(seat) ? seat : (seat + 1) % match.seats();
    const uint64_t count = match.LegalCount(asked);
    if (count == 0) {
      ++idle;
      continue;
    }
    idle = 0;
    const Action action = match.LegalNth(asked, chance.Below(static_cast<uint32_t>(count)));
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

std::vector<Match> SampleMatches() {
  // How many players have finished their set-up, and how many random actions follow.
  constexpr int kStages[][2] = {{0, 3}, {1, 2}, {2, 12}, {2, 90}};
  std::vector<Match> matches;
  for (const char* configuration : Configurations()) {
    for (const auto& [ready, actions] : kStages) {
      MatchOptions options;
      options.seed = matches.size();
      Match match = NewMatch(configuration, options);
      for (int seat = 0; seat < ready; ++seat) {
        for (const char* text : {"fill", "ready"}) {
          RequireOk(match.Apply(seat, *ParseAction(match.rules(), text)), "a fleet can be set up");
        }
      }
      Chance chance = Chance::Stream(options.seed, 0);
      PlayOn(match, chance, actions);
      matches.push_back(std::move(match));
    }
  }
  return matches;
}

std::vector<uint8_t> BytesFrom(const uint8_t* data, size_t size,
                               const std::vector<std::vector<uint8_t>>& originals) {
  std::vector<uint8_t> bytes(data, data + size);  // On the heap, and so aligned.
  if (size >= 8 && std::memcmp(data + 4, "MLD", 3) == 0) {
    MendTable<schema::Snapshot>(bytes.data(), bytes.size(), schema::SnapshotIdentifier());
    MendTable<schema::Replay>(bytes.data(), bytes.size(), "MLDR");
    return bytes;
  }
  Input input(data, size);
  bytes = originals[input.Byte() % originals.size()];
  while (!input.empty()) {
    const size_t position = input.Byte() + size_t{256} * input.Byte();
    bytes[position % bytes.size()] = input.Byte();
  }
  return bytes;
}

}  // namespace mallard::fuzz
