/// @file
/// Personalities: how a game's computer player can be told to play otherwise, as content.
///
/// A game names three or four weights, and its player reads them with BotOptions::Weight. Packs
/// declare personalities, which set them in percent of the usual; applications choose one by name.
#ifndef MALLARD_FRAME_PERSONALITY_H_
#define MALLARD_FRAME_PERSONALITY_H_

#include "absl/types/span.h"
#include "mallard/content.h"

namespace mallard {

/// Something that counts more or less to a computer player.
struct PersonalityWeight {
  const char* name;  ///< As packs write it.
  const char* doc;   ///< What becomes of more of it.
};

/// The kind of entry `personality`, for the content schema of a game: its weights, and what a
/// position is worth to such a player (`evaluate`).
EntrySchema PersonalityKind(absl::Span<const PersonalityWeight> weights);

}  // namespace mallard

#endif  // MALLARD_FRAME_PERSONALITY_H_
