// Any text as a configuration of every game. What is read can be written and read again; rules are
// made for it or it is refused with a reason, and what they allow can be played.
#include "tests/fuzz/support.h"

namespace mallard::fuzz {
namespace {

void TryText(const Arena& arena, absl::string_view text) {
  const Manifest& manifest = arena.ruleset->game().manifest();
  const Configuration defaults(manifest);
  Configuration configuration = defaults;
  const absl::Status status = configuration.SetAll(text);
  if (!status.ok()) {
    Require(!status.message().empty(), "a refusal says why");
    Require(configuration == defaults, "a refused text changes nothing");
    return;
  }
  Configuration again(manifest);
  RequireOk(again.SetAll(configuration.ToText()), "what is written can be read");
  Require(again == configuration, "what is written reads as the same configuration");
  Require(again.Fingerprint() == configuration.Fingerprint(), "equals have equal fingerprints");

  MatchOptions options;
  options.seed = text.size();
  absl::StatusOr<Match> match = Match::Create(arena.ruleset, configuration, options);
  if (!match.ok()) {
    Require(!match.status().message().empty(), "a refusal says why");
    return;
  }
  Chance chance = Chance::Stream(text.size(), 0);
  PlayOn(*match, chance, 40);
  RequireOk(Match::Restore(arena.ruleset, match->Snapshot(Viewer::Host())).status(),
            "a match can be saved under any configuration");
}

}  // namespace
}  // namespace mallard::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace mallard::fuzz;
  for (const Arena& arena : Arenas()) TryText(arena, Input(data, size).Rest());
  return 0;
}
