#include "tests/support/structure.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "mallard/schemas/mallard_generated.h"
#include "mallard/schemas/save_generated.h"
#include "tests/support/forgery.h"

namespace mallard::testing {

// Walks through all tables and notes where things are.
class PlaceFinder : public flatbuffers::IterationVisitor {
 public:
  explicit PlaceFinder(Mutator& mutator) : mutator_(mutator) {}

  void Field(size_t, size_t, flatbuffers::ElementaryType type, bool is_vector,
             const flatbuffers::TypeTable* types, const char*, const uint8_t* value) override {
    if (value == nullptr) return;
    const size_t at = static_cast<size_t>(value - mutator_.bytes_.data());
    if (is_vector) {
      vector_ = at;
    } else {
      Note(at, type, types);
    }
  }
  void StartVector() override {
    const size_t begin = vector_ + Read<uint32_t>(vector_);
    if (begin + 4 <= mutator_.bytes_.size()) {
      mutator_.places_.push_back({begin, 4, Mutator::Kind::kLength});
    }
  }
  void Element(size_t, flatbuffers::ElementaryType type, const flatbuffers::TypeTable* types,
               const uint8_t* value) override {
    Note(static_cast<size_t>(value - mutator_.bytes_.data()), type, types);
  }

 private:
  template <class T>
  T Read(size_t at) const {
    T value;
    std::memcpy(&value, mutator_.bytes_.data() + at, sizeof value);
    return value;
  }

  void Note(size_t at, flatbuffers::ElementaryType type, const flatbuffers::TypeTable* types) {
    if (type == flatbuffers::ET_SEQUENCE) return;
    if (type == flatbuffers::ET_STRING) {
      mutator_.places_.push_back({at, 4, Mutator::Kind::kText});
      mutator_.texts_.push_back(at + Read<uint32_t>(at));
      return;
    }
    const auto size = static_cast<int>(flatbuffers::InlineSize(type, types));
    mutator_.places_.push_back({at, size, Mutator::Kind::kNumber});
  }

  Mutator& mutator_;
  size_t vector_ = 0;  // Where the offset of the vector that comes next is.
};

Mutator::Mutator(std::vector<uint8_t> bytes) : bytes_(std::move(bytes)) {
  if (flatbuffers::BufferHasIdentifier(bytes_.data(), schema::SaveIdentifier())) {
    const auto* const save = flatbuffers::GetRoot<schema::Save>(bytes_.data());
    FindPlaces(schema::SaveTypeTable());
    Nest(save->snapshot());
    Nest(save->history());
  } else if (flatbuffers::BufferHasIdentifier(bytes_.data(), "MLDR")) {
    FindPlaces(schema::ReplayTypeTable());
    Nest(flatbuffers::GetRoot<schema::Replay>(bytes_.data())->start());
  } else {
    FindPlaces(schema::SnapshotTypeTable());
  }
}

void Mutator::FindPlaces(const flatbuffers::TypeTable* type) {
  PlaceFinder finder(*this);
  flatbuffers::IterateFlatBuffer(bytes_.data(), type, &finder);
}

void Mutator::Nest(const flatbuffers::Vector<uint8_t>* file) {
  if (file == nullptr || file->size() == 0) return;
  const auto begin = static_cast<size_t>(file->data() - bytes_.data());
  const size_t end = begin + file->size();
  const auto within = [&](const Place& place) { return place.at >= begin && place.at < end; };
  places_.erase(std::remove_if(places_.begin(), places_.end(), within), places_.end());
  inside_.push_back({begin, Mutator({file->begin(), file->end()})});
}

void Mutator::Change(std::vector<uint8_t>& bytes, const Place& place, Chance& chance) const {
  const auto size = static_cast<size_t>(place.size);
  uint64_t value = 0;
  std::memcpy(&value, bytes.data() + place.at, size);
  switch (place.kind) {
    case Kind::kLength:
      if (value > 0 && value < 100'000) value -= 1;
      break;
    case Kind::kText: {
      const size_t text = texts_[chance.Below(static_cast<uint32_t>(texts_.size()))];
      if (text > place.at) value = text - place.at;
      break;
    }
    case Kind::kNumber:
      switch (chance.Below(6)) {
        case 0:
          value += 1;
          break;
        case 1:
          value -= 1;
          break;
        case 2:
          value = chance.Below(16);
          break;
        case 3:
          value = ~uint64_t{0} >> chance.Below(64);
          break;
        case 4:
          value ^= uint64_t{1} << chance.Below(static_cast<uint32_t>(8 * place.size));
          break;
        default: {
          const Place& other = places_[chance.Below(static_cast<uint32_t>(places_.size()))];
          if (other.size == place.size) std::memcpy(&value, bytes_.data() + other.at, size);
        }
      }
  }
  std::memcpy(bytes.data() + place.at, &value, size);
}

std::vector<uint8_t> Mutator::Mutant(Chance& chance) const {
  std::vector<uint8_t> bytes = bytes_;
  if (!inside_.empty() && chance.Below(2) == 0) {
    const Inner& inner = inside_[chance.Below(static_cast<uint32_t>(inside_.size()))];
    const std::vector<uint8_t> mutant = inner.mutator.Mutant(chance);
    std::copy(mutant.begin(), mutant.end(), bytes.begin() + static_cast<std::ptrdiff_t>(inner.at));
    return Forged(std::move(bytes));
  }
  for (uint32_t changes = 1 + chance.Below(3); changes > 0; --changes) {
    Change(bytes, places_[chance.Below(static_cast<uint32_t>(places_.size()))], chance);
  }
  return Forged(std::move(bytes));
}

}  // namespace mallard::testing
