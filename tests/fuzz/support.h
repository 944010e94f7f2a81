// What the fuzz bodies share. A body gives the engine any bytes and then holds it to its promises:
// Require ends the program when one is broken, which is what a fuzzer looks for.
#ifndef MALLARD_TESTS_FUZZ_SUPPORT_H_
#define MALLARD_TESTS_FUZZ_SUPPORT_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/mallard.hpp"
#include "mallard/primitives/chance.h"
#include "tests/fuzz/arenas.h"

namespace mallard::fuzz {

/// Ends the program with `promise` unless it was kept.
void Require(bool kept, absl::string_view promise);

/// Ends the program with the status unless it is OK.
void RequireOk(const absl::Status& status, absl::string_view promise);

/// True for the ways in which an allowed action may still fail: its script did.
bool IsScriptFailure(const absl::Status& status);

/// The number of a listed action of a seat that has one. Half of the time each kind is as likely as
/// the others, since some have hundreds of actions and some have one.
uint64_t AnyListed(const Match& match, int seat, Chance& chance);

/// Takes up to `turns` random actions for whoever has a decision; what Check allows must succeed,
/// unless a script fails. Returns how many were taken.
int PlayOn(Match& match, Chance& chance, int turns);

/// Lays out the seat's fleet at random and says that it is ready, in games that begin with that.
void LayOutFleet(Match& match, int seat);

/// Reads fuzz input piece by piece; past its end everything is 0.
class Input {
 public:
  Input(const uint8_t* data, size_t size) : data_(data), left_(size) {}
  bool empty() const { return left_ == 0; }
  uint8_t Byte();
  uint32_t Word();
  /// 32 raw bytes.
  Action AnyAction();
  absl::string_view Rest() const { return {reinterpret_cast<const char*>(data_), left_}; }

 private:
  const uint8_t* data_;
  size_t left_;
};

/// Matches of every game and configuration, before, during and after the set-up. The same every
/// time.
std::vector<Match> SampleMatches();

/// Bytes in a binary format, and whose.
struct Sample {
  const Arena* arena;
  std::vector<uint8_t> bytes;
};

/// The bytes that a fuzz input for a binary format stands for:
/// - if it carries a file identifier, itself, with the fingerprint of its game's ruleset written
///   into it where there is a place for one: otherwise every input would stop at that check, and
///   the corpus would be worthless as soon as the content changes;
/// - otherwise one of `originals` with changes, so that more than the outermost checks is reached:
///   a byte that says which, then for each change two bytes of position and one of content.
/// Both get a new seal: fuzzers do not guess hashes.
Sample SampleFrom(const uint8_t* data, size_t size, const std::vector<Sample>& originals);

}  // namespace mallard::fuzz

#endif  // MALLARD_TESTS_FUZZ_SUPPORT_H_
