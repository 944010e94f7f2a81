// Runs a fuzz body without a fuzzer: first every file of a corpus folder as it is, then a fixed
// sequence of mutations of those files (of nothing, where there are none). The sequence depends on
// the corpus and the number of runs alone, so that a failure comes back every time.
//
//   snapshot_fuzz <corpus folder> [runs]
//
// When the body crashes, the input it was given is left in `crash.input` in the current folder.

#include <algorithm>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

namespace {

using Bytes = std::vector<uint8_t>;

constexpr size_t kMaxSize = 8192;

// What the signal handler saves; valid while the body runs.
const Bytes* current_input = nullptr;

void SaveInputAndDie(int signal) {
  if (std::FILE* file = std::fopen("crash.input", "wb")) {
    std::fwrite(current_input->data(), 1, current_input->size(), file);
    std::fclose(file);
    std::fputs("the input that crashed is in crash.input\n", stderr);
  }
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

void RunBody(const Bytes& input) {
  current_input = &input;
  LLVMFuzzerTestOneInput(input.data(), input.size());
}

// SplitMix64: good enough to scatter mutations, and the same everywhere.
class Generator {
 public:
  uint64_t Next() {
    state_ += 0x9e3779b97f4a7c15u;
    uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  size_t Below(size_t bound) { return static_cast<size_t>(Next() % bound); }
  uint8_t Byte() { return static_cast<uint8_t>(Next()); }

 private:
  uint64_t state_ = 0;
};

// One small change: the kinds that upset parsers most often.
void Mutate(Generator& generator, const std::vector<Bytes>& corpus, Bytes& input) {
  if (input.empty()) {
    input.resize(1 + generator.Below(64));
    for (uint8_t& byte : input) byte = generator.Byte();
    return;
  }
  const size_t at = generator.Below(input.size());
  const auto position = input.begin() + static_cast<std::ptrdiff_t>(at);
  switch (generator.Below(7)) {
    case 0:
      input[at] ^= static_cast<uint8_t>(1u << generator.Below(8));
      break;
    case 1:
      input[at] = generator.Byte();
      break;
    case 2: {  // an extreme number, where a length or an offset may be
      const uint8_t extreme[] = {0x00, 0x01, 0x7f, 0x80, 0xff};
      std::fill(position,
                position + static_cast<std::ptrdiff_t>(std::min<size_t>(4, input.size() - at)),
                extreme[generator.Below(5)]);
      break;
    }
    case 3:
      input.insert(position, generator.Byte());
      break;
    case 4:
      input.erase(position);
      break;
    case 5:
      input.resize(at);
      break;
    default: {  // go on with the rest of another input
      const Bytes& other = corpus[generator.Below(corpus.size())];
      if (other.empty()) break;
      const size_t from = generator.Below(other.size());
      input.resize(at);
      input.insert(input.end(), other.begin() + static_cast<std::ptrdiff_t>(from), other.end());
    }
  }
  if (input.size() > kMaxSize) input.resize(kMaxSize);
}

std::vector<Bytes> ReadCorpus(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> paths;
  if (std::filesystem::is_directory(folder)) {
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      if (entry.is_regular_file()) paths.push_back(entry.path());
    }
  }
  std::sort(paths.begin(), paths.end());  // folders are listed in no particular order
  std::vector<Bytes> corpus;
  for (const auto& path : paths) {
    std::ifstream in(path, std::ios::binary);
    corpus.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
  }
  return corpus;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr, "usage: %s <corpus folder> [runs]\n", argv[0]);
    return 2;
  }
  std::vector<Bytes> corpus = ReadCorpus(argv[1]);
  const int64_t runs = argc > 2 ? std::atoll(argv[2]) : 4000;
  for (const int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGILL}) {
    std::signal(signal, SaveInputAndDie);
  }

  for (const Bytes& input : corpus) RunBody(input);
  const size_t files = corpus.size();
  if (corpus.empty()) corpus.emplace_back();
  Generator generator;
  for (int64_t run = 0; run < runs; ++run) {
    Bytes input = corpus[generator.Below(corpus.size())];
    for (size_t changes = 1 + generator.Below(4); changes > 0; --changes) {
      Mutate(generator, corpus, input);
    }
    RunBody(input);
  }
  std::printf("%zu files and %lld mutations of them\n", files, static_cast<long long>(runs));
  return 0;
}
