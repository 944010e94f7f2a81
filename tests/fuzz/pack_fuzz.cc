// Any text as a pack. It is refused with every mistake told, or it loads and can be played; a
// script that fails or goes on for too long changes nothing.
//
// Input: the pack's files one after another, each headed by a line `--@ path`. Text before the
// first such line is `content.lua`; a pack without `pack.lua` gets one. The game is the first whose
// name is in the text.
#include <string>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "tests/fuzz/support.h"

namespace mallard::fuzz {
namespace {

const char* GameOf(absl::string_view text) {
  for (const Game* game : Games()) {
    if (absl::StrContains(text, game->manifest().game)) return game->manifest().game;
  }
  return Games().front()->manifest().game;
}

Pack ReadPack(absl::string_view text) {
  Pack pack;
  pack.label = "fuzzed";
  pack.files.push_back({"content.lua", ""});
  bool has_manifest = false;
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    if (absl::ConsumePrefix(&line, "--@ ")) {
      pack.files.push_back({std::string(line), ""});
      has_manifest |= line == "pack.lua";
      continue;
    }
    pack.files.back().text.append(line.data(), line.size());
    pack.files.back().text.push_back('\n');
  }
  if (!has_manifest) {
    pack.files.push_back(
        {"pack.lua", absl::StrCat("pack { id = 'fuzzed', version = '1.0.0', game = '", GameOf(text),
                                  "', api = 1 }")});
  }
  if (pack.files[0].text.empty()) pack.files.erase(pack.files.begin());
  return pack;
}

}  // namespace
}  // namespace mallard::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace mallard;
  using namespace mallard::fuzz;
  RulesetOptions options;
  options.base_pack = false;  // It would take most of the time.
  options.limits.load_instructions = 200'000;
  options.limits.call_instructions = 20'000;
  options.limits.memory_bytes = 2 << 20;
  std::vector<ContentError> errors;
  std::vector<Pack> packs;
  const absl::string_view text = Input(data, size).Rest();
  packs.push_back(ReadPack(text));
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
      Ruleset::Load(GameOf(text), std::move(packs), options, &errors);
  if (!ruleset.ok()) {
    Require(!ruleset.status().message().empty(), "a refusal says why");
    for (const ContentError& error : errors) {
      Require(!error.ToString().empty(), "every mistake is described");
    }
    return 0;
  }
  Require(errors.empty(), "a pack with mistakes does not load");
  absl::StatusOr<Match> match =
      Match::Create(*ruleset, Configuration((*ruleset)->game().manifest()));
  if (!match.ok()) return 0;
  Chance chance = Chance::Stream(size, 0);
  PlayOn(*match, chance, 60);
  RequireOk(Match::Restore(*ruleset, match->Snapshot(Viewer::Host())).status(),
            "a match can be saved with any content");
  return 0;
}
