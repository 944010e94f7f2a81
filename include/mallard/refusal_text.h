/// @file
/// Refusals as people read them: why something cannot be chosen or done, in a language of the packs
/// and with the names of things.
///
/// The library says why in English, as a status or an error: that is what logs, tests and programs
/// see. This turns such a text into a sentence for a player. It works from the text alone, so it
/// makes no difference who refused: a check, a choice, an action, or a server elsewhere that sent
/// the text. Nothing is paid for it before somebody reads.
///
/// Sentences are content, like those of events. The section `refusal` of a language file has them
/// by the reason as the rules give it, with its places:
///
///     refusal = {
///       ["{slot} has no maneuver"] = "{slot} n’a pas de manœuvre",
///       ["unit {unit} is not on the map"] = "{unit} n’est pas sur la carte",
///     },
#ifndef MALLARD_REFUSAL_TEXT_H_
#define MALLARD_REFUSAL_TEXT_H_

#include <string>

#include "absl/strings/string_view.h"
#include "mallard/match.h"
#include "mallard/viewer.h"

namespace mallard {

/// What a refusal (the message of a status) says to `viewer`, in a language of the ruleset's
/// catalog. Units, weapons, cards and players have the names that the viewer knows them by. A text
/// that no pack has words for stays as it is.
std::string RefusalText(const Match& match, Viewer viewer, absl::string_view message, int language);

/// Whether a text is what a reason with places gives: `{slot} is placed already` gives `Double is
/// placed already`. For tests of games.
bool IsRefusalOf(absl::string_view reason, absl::string_view message);

/// Reasons that the engine itself gives, in every game; `nullptr` ends the list. Packs may give
/// them in other languages than English and French.
struct CommonRefusal {
  const char* english;  ///< As it is given, with its places.
  const char* french;   ///< The same in French.
};
/// The list of them.
const CommonRefusal* CommonRefusals();

}  // namespace mallard

#endif  // MALLARD_REFUSAL_TEXT_H_
