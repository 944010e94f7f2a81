// Writes the binary inputs the fuzzers start from: saved matches, views and replays of many kinds.
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

// Takes set-up as far as `stage` says: 0 not at all, 1 one player ready, 2 both.
void SetUp(Match& match, int stage) {
  for (int seat = 0; seat < stage; ++seat) {
    for (const char* text : {"fill", "ready"}) {
      absl::StatusOr<Action> action = ParseAction(match.rules(), text);
      RequireOk(action.status(), "set-up actions are known");
      RequireOk(match.Apply(seat, *action), "set-up succeeds");
    }
  }
}

void WriteCorpus(const fs::path& folder) {
  for (size_t c = 0; c < Configurations().size(); ++c) {
    // Just begun, set up half, some turns in, and far on.
    const int stages[][2] = {{0, 3}, {1, 2}, {2, 12}, {2, 90}};
    for (size_t s = 0; s < std::size(stages); ++s) {
      MatchOptions options;
      options.seed = c;
      Match match = NewMatch(Configurations()[c], options);
      SetUp(match, stages[s][0]);
      Chance chance = Chance::Stream(s, 0);
      PlayOn(match, chance, stages[s][1]);
      const std::string name = absl::StrCat("match", c, "_", s);
      WriteFile(folder / "snapshot" / name, match.Snapshot(Viewer::Host()));
      WriteFile(folder / "view" / name, match.Snapshot(Viewer::Seat(static_cast<int>(s % 2))));
      if (stages[s][1] <= 12) {
        WriteFile(folder / "replay" / name, *match.Replay());
      }
    }
  }
}

}  // namespace
}  // namespace mallard::fuzz

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: %s <folder>\n", argv[0]);
    return 2;
  }
  mallard::fuzz::WriteCorpus(argv[1]);
  return 0;
}
