// Writes the binary inputs the fuzzers start from: saved matches, views and replays of many kinds,
// and matches played action by action.
// Run it again when a format changes:
//
//   mallard_fuzz_corpus tests/fuzz/corpus
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

#include "absl/strings/str_cat.h"
#include "tests/fuzz/support.h"

namespace mallard::fuzz {
namespace {

namespace fs = std::filesystem;

void WriteFile(const fs::path& path, const std::vector<uint8_t>& bytes) {
  fs::create_directories(path.parent_path());
  std::ofstream out(path, std::ios::binary);
  out.write(reinterpret_cast<const char*>(bytes.data()),
            static_cast<std::streamsize>(bytes.size()));
  Require(out.good(), absl::StrCat("writing ", path.string()));
}

// Saved matches in each format, and for each a few changes of it; see SampleFrom.
void WriteMatches(const fs::path& folder) {
  const std::vector<Match> matches = SampleMatches();
  for (size_t i = 0; i < matches.size(); ++i) {
    const std::string name = absl::StrCat("match", i);
    // Half of them each, to keep the corpus small; early and late ones take turns.
    if ((i + i / 4) % 2 == 0) {
      WriteFile(folder / "snapshot" / name, matches[i].Snapshot(Viewer::Host()));
    } else {
      WriteFile(folder / "view" / name, matches[i].Snapshot(Viewer::Seat(i / 2 % 2 == 0 ? 0 : 1)));
    }
    if (matches[i].UndoDepth() <= 20) WriteFile(folder / "replay" / name, *matches[i].Replay());
    std::vector<uint8_t> changes = {static_cast<uint8_t>(i)};
    for (size_t n = 0; n < i % 3; ++n) {
      const size_t position = i * 37 + n * 501;
      changes.insert(changes.end(),
                     {static_cast<uint8_t>(position % 256), static_cast<uint8_t>(position / 256),
                      static_cast<uint8_t>(i * 11 + n)});
    }
    for (const char* format : {"snapshot", "view", "replay"}) {
      WriteFile(folder / format / absl::StrCat("changes", i), changes);
    }
  }
}

// A match of each setting as the steps of action_fuzz: listed actions, given by their numbers.
void WritePlays(const fs::path& folder) {
  for (size_t i = 0; i < SettingCount(); ++i) {
    const Setting setting = SettingOf(i);
    MatchOptions options;
    options.seed = i;
    Match match = NewMatch(*setting.arena, setting.configuration, options);
    const auto seed = static_cast<uint8_t>(i);
    std::vector<uint8_t> input = {seed, seed, 0, 0, 0};
    Chance chance = Chance::Stream(i, 1);
    for (int step = 0; step < 110 && !match.outcome().over; ++step) {
      int seat = step % match.seats();
      while (!match.DecisionOf(seat)) seat = (seat + 1) % match.seats();
      const uint64_t number = AnyListed(match, seat, chance);
      // As a script may fail, what follows does not depend on success.
      match.Apply(seat, match.LegalNth(seat, number)).IgnoreError();
      input.push_back(static_cast<uint8_t>(seat));
      for (int shift = 0; shift < 32; shift += 8) {
        input.push_back(static_cast<uint8_t>(number >> shift));
      }
    }
    WriteFile(folder / "action" / absl::StrCat("play", i), input);
  }
}

// Sequences for calls_fuzz and programs for hook_fuzz: nothing but scattered bytes, which both take
// for steps. Calls that take listed actions are the most frequent, so that something happens.
void WriteSteps(const fs::path& folder) {
  for (uint64_t i = 0; i < 2 * Arenas().size(); ++i) {
    Chance chance = Chance::Stream(i, 2);
    std::vector<uint8_t> calls = {static_cast<uint8_t>(i)};
    std::vector<uint8_t> hook = {static_cast<uint8_t>(i)};
    for (int n = 0; n < 300; ++n) {
      hook.push_back(static_cast<uint8_t>(chance.Below(256)));
      const bool listed = n % 8 == 0 && chance.Below(3) != 0;
      calls.push_back(static_cast<uint8_t>(listed ? 15 : chance.Below(256)));
    }
    WriteFile(folder / "calls" / absl::StrCat("steps", i), calls);
    WriteFile(folder / "hook" / absl::StrCat("program", i), hook);
  }
}

}  // namespace
}  // namespace mallard::fuzz

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: %s <folder>\n", argv[0]);
    return 2;
  }
  mallard::fuzz::WriteMatches(argv[1]);
  mallard::fuzz::WritePlays(argv[1]);
  mallard::fuzz::WriteSteps(argv[1]);
  return 0;
}
