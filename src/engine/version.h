// The version of the library, as CMake knows it.
#ifndef MALLARD_SRC_ENGINE_VERSION_H_
#define MALLARD_SRC_ENGINE_VERSION_H_

namespace mallard {

inline constexpr char kVersionText[] = MALLARD_VERSION;

}  // namespace mallard

#endif  // MALLARD_SRC_ENGINE_VERSION_H_
