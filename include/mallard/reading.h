/// @file
/// Arguments as people read them, in a language of the packs: names of entries, words of the
/// manifest, places in inches. Notation (mallard/notation.h) is what people type.
#ifndef MALLARD_READING_H_
#define MALLARD_READING_H_

#include <cstdint>
#include <string>

#include "mallard/rules.h"

namespace mallard {

/// One argument; `value` points at the first of its slots, `language` is one of the ruleset's
/// catalog. Players are called p1, p2, ...
std::string ReadArg(const Rules& rules, const ArgSpec& spec, const int32_t* value, int language);

}  // namespace mallard

#endif  // MALLARD_READING_H_
