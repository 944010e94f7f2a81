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

void WriteCorpus(const fs::path& folder) {
  const std::vector<Match> matches = SampleMatches();
  for (size_t i = 0; i < matches.size(); ++i) {
    const std::string name = absl::StrCat("match", i);
    // Half of them each, to keep the corpus small.
    if (i % 2 == 0) {
      WriteFile(folder / "snapshot" / name, matches[i].Snapshot(Viewer::Host()));
    } else {
      WriteFile(folder / "view" / name, matches[i].Snapshot(Viewer::Seat(i % 4 == 1 ? 0 : 1)));
    }
    if (matches[i].UndoDepth() <= 20) WriteFile(folder / "replay" / name, *matches[i].Replay());
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
