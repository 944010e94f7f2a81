// Chance of the C interface.
#include <cstdint>
#include <numeric>
#include <random>

#include "absl/strings/str_cat.h"
#include "absl/types/span.h"
#include "capi/base.h"
#include "capi/mallard_chance.h"
#include "mallard/primitives/chance.h"
#include "mallard/primitives/deck.h"

using namespace mallard::capi;
using mallard::Chance;

namespace {

// Lets the C++ generator work on the caller's structure.
template <typename F>
auto With(mld_chance* chance, F f) {
  Chance value{chance->key, chance->counter};
  const auto result = f(value);
  *chance = {value.key, value.counter};
  return result;
}

mld_status BadSides(int32_t sides, mld_error** error) {
  return Fail(error, MLD_INVALID_ARGUMENT,
              absl::StrCat("a die cannot have ", sides, " sides; it has 1, 2, 3, 4, 6 or 12"));
}

}  // namespace

mld_status mld_seed_random(uint64_t* seed, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (seed == nullptr) return NullArgument(error, "seed");
    std::random_device device;
    const uint64_t high = device();
    *seed = high << 32 | device();
    return MLD_OK;
  });
}

mld_status mld_chance_init(mld_chance* chance, uint64_t seed, uint64_t stream, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (chance == nullptr) return NullArgument(error, "chance");
    const Chance made = Chance::Stream(seed, stream);
    *chance = {made.key, made.counter};
    return MLD_OK;
  });
}

mld_status mld_chance_next(mld_chance* chance, uint64_t* out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (chance == nullptr) return NullArgument(error, "chance");
    if (out == nullptr) return NullArgument(error, "out");
    *out = With(chance, [](Chance& value) { return value.Next(); });
    return MLD_OK;
  });
}

mld_status mld_chance_below(mld_chance* chance, uint32_t bound, uint32_t* out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (chance == nullptr) return NullArgument(error, "chance");
    if (out == nullptr) return NullArgument(error, "out");
    if (bound == 0) return Fail(error, MLD_INVALID_ARGUMENT, "bound must be at least 1");
    *out = With(chance, [bound](Chance& value) { return value.Below(bound); });
    return MLD_OK;
  });
}

mld_status mld_chance_roll(mld_chance* chance, int32_t sides, int32_t* out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (chance == nullptr) return NullArgument(error, "chance");
    if (out == nullptr) return NullArgument(error, "out");
    if (!mallard::IsDieOf12(sides)) return BadSides(sides, error);
    const int d12 = With(chance, [](Chance& value) { return value.Roll12(); });
    *out = mallard::SmallerDie(d12, sides);
    return MLD_OK;
  });
}

mld_status mld_chance_shuffle(mld_chance* chance, int32_t* items, uint64_t count,
                              mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (chance == nullptr) return NullArgument(error, "chance");
    if (items == nullptr && count > 0) return NullArgument(error, "items");
    if (count > UINT32_MAX) {
      return Fail(error, MLD_INVALID_ARGUMENT,
                  absl::StrCat("there are ", count, " items; there must be fewer than 2^32"));
    }
    With(chance, [&](Chance& value) {
      mallard::Shuffle(value, absl::MakeSpan(items, static_cast<size_t>(count)));
      return 0;
    });
    return MLD_OK;
  });
}

mld_status mld_chance_draw(mld_chance* chance, uint16_t* counts, uint64_t kinds, int32_t* kind,
                           mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (chance == nullptr) return NullArgument(error, "chance");
    if (counts == nullptr && kinds > 0) return NullArgument(error, "counts");
    if (kind == nullptr) return NullArgument(error, "kind");
    // Few enough for their sum to fit into 32 bits, and a clear sign of a wrong argument.
    constexpr uint64_t kMaxKinds = 65536;
    if (kinds > kMaxKinds) {
      return Fail(error, MLD_INVALID_ARGUMENT,
                  absl::StrCat("there are ", kinds, " kinds; at most ", kMaxKinds, " are allowed"));
    }
    const absl::Span<const uint16_t> bag(counts, static_cast<size_t>(kinds));
    const uint32_t total = std::accumulate(bag.begin(), bag.end(), uint32_t{0});
    if (total == 0) return Fail(error, MLD_UNAVAILABLE, "the bag is empty");
    *kind = With(chance, [&](Chance& value) { return mallard::ChooseKind(value, bag, total); });
    --counts[*kind];
    return MLD_OK;
  });
}

mld_status mld_die_read(int32_t d12, int32_t sides, int32_t* out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    if (d12 < 1 || d12 > 12) {
      return Fail(error, MLD_INVALID_ARGUMENT,
                  absl::StrCat("a twelve-sided die cannot show ", d12));
    }
    if (!mallard::IsDieOf12(sides)) return BadSides(sides, error);
    *out = mallard::SmallerDie(d12, sides);
    return MLD_OK;
  });
}
