// The script variables of any game's state, for tools that know no game.
#ifndef MALLARD_SRC_FRAME_VARIABLES_OF_H_
#define MALLARD_SRC_FRAME_VARIABLES_OF_H_

#include <cstddef>
#include <cstdint>

#include "mallard/frame/rules_base.h"

namespace mallard {

/// The values behind a state of `rules`, laid out as rules.variables() says: at the end of the
/// state, before the questions of packs.
inline const int32_t* ValuesIn(const RulesBase& rules, const void* state) {
  const size_t before = rules.state_size() - rules.questions().bytes() - rules.variables().bytes();
  return reinterpret_cast<const int32_t*>(static_cast<const unsigned char*>(state) + before);
}

}  // namespace mallard

#endif  // MALLARD_SRC_FRAME_VARIABLES_OF_H_
