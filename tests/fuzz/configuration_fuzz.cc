// Any text as a configuration. What is read can be written and read again; rules are made for it or
// it is refused with a reason, and what they allow can be played.
#include "tests/fuzz/support.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace mallard;
  using namespace mallard::fuzz;
  const Manifest& manifest = TheRuleset()->game().manifest();
  const Configuration defaults(manifest);
  Configuration configuration = defaults;
  const absl::Status status = configuration.SetAll(Input(data, size).Rest());
  if (!status.ok()) {
    Require(!status.message().empty(), "a refusal says why");
    Require(configuration == defaults, "a refused text changes nothing");
    return 0;
  }
  Configuration again(manifest);
  RequireOk(again.SetAll(configuration.ToText()), "what is written can be read");
  Require(again == configuration, "what is written reads as the same configuration");
  Require(again.Fingerprint() == configuration.Fingerprint(), "equals have equal fingerprints");

  MatchOptions options;
  options.seed = size;
  absl::StatusOr<Match> match = Match::Create(TheRuleset(), configuration, options);
  if (!match.ok()) {
    Require(!match.status().message().empty(), "a refusal says why");
    return 0;
  }
  Chance chance = Chance::Stream(size, 0);
  PlayOn(*match, chance, 40);
  RequireOk(Match::Restore(TheRuleset(), match->Snapshot(Viewer::Host())).status(),
            "a match can be saved under any configuration");
  return 0;
}
