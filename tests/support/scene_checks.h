// What holds for the scenes of every game at every state.
#ifndef MALLARD_TESTS_SUPPORT_SCENE_CHECKS_H_
#define MALLARD_TESTS_SUPPORT_SCENE_CHECKS_H_

#include <cstdint>
#include <vector>

#include "mallard/mallard.hpp"
#include "mallard/scene.h"

namespace mallard::testing {

/// The host, the spectator and all seats.
std::vector<Viewer> AllViewers(const Match& match);

/// The scene as bytes, labels spelled out: all that a client can see of it.
std::vector<uint8_t> SceneBytes(const Scene& scene);
/// The same of a match.
std::vector<uint8_t> SceneBytes(const Match& match, Viewer viewer);

/// Checks that ids are unique, that every index leads somewhere, that every label says something,
/// and that the status agrees with the match.
void CheckWellFormed(const Match& match, const Scene& scene);

/// For every viewer: the scene is well formed; asking again builds nothing; whoever has only the
/// view sees the same scene, has the same decisions and actions, and cannot move the match on. The
/// spectator knows nothing that a player does not know.
void CheckScenes(const Match& match);

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_SUPPORT_SCENE_CHECKS_H_
