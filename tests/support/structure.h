// Saved bytes changed with knowledge of their structure: a number becomes another that might be
// there, a list gets shorter, a text becomes that of another field. Such bytes pass the FlatBuffers
// verifier and reach what stands behind it, which random bytes rarely do.
#ifndef MALLARD_TESTS_SUPPORT_STRUCTURE_H_
#define MALLARD_TESTS_SUPPORT_STRUCTURE_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "flatbuffers/flatbuffers.h"
#include "flatbuffers/minireflect.h"
#include "mallard/primitives/chance.h"

namespace mallard::testing {

/// Makes mutants of one snapshot, view, replay or save.
class Mutator {
 public:
  explicit Mutator(std::vector<uint8_t> bytes);

  /// The bytes with one to three changes, forged (see forgery.h). What is saved within a replay or
  /// a save is changed as often as the rest of it, and forged itself.
  std::vector<uint8_t> Mutant(Chance& chance) const;

 private:
  enum class Kind : uint8_t { kNumber, kLength, kText };
  struct Place {
    size_t at;  // In the bytes.
    int size;   // Of a number, in bytes.
    Kind kind;
  };
  // A file within the file.
  struct Inner;
  friend class PlaceFinder;

  void FindPlaces(const flatbuffers::TypeTable* type);
  void Nest(const flatbuffers::Vector<uint8_t>* file);
  void Change(std::vector<uint8_t>& bytes, const Place& place, Chance& chance) const;

  std::vector<uint8_t> bytes_;
  std::vector<Place> places_;
  std::vector<size_t> texts_;  // Where texts begin.
  std::vector<Inner> inside_;
};

struct Mutator::Inner {
  size_t at;  // Where it begins.
  Mutator mutator;
};

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_SUPPORT_STRUCTURE_H_
