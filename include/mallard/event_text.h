/// @file
/// Events in sentences, in the languages of the packs.
///
/// A pack's `languages/fr.lua` has under `event` a sentence for each kind of event, with places for
/// its arguments (mallard/phrase_template.h):
///
///     event = { answered = "{cell} : {answer}{formation|none=| (#)}" }
///
/// Places are named as arguments are. Numbers that count from 0 (`turn`) can be written from 1:
/// `{turn+1}`. Where what follows depends on the arguments (a card and its target), `{rest}` is all
/// of that, with a space before each. A sentence that is "" is not told: the event is for
/// animation. An event without a sentence in the language nor in English is told by its notation.
#ifndef MALLARD_EVENT_TEXT_H_
#define MALLARD_EVENT_TEXT_H_

#include <cstddef>
#include <string>

#include "mallard/match.h"

namespace mallard {

/// How sentences are filled in.
struct EventWords {
  int language = 0;       ///< One of the ruleset's catalog; 0 is English.
  bool notation = false;  ///< Names as people type them (`patrol_boat`), not as they read.
};

/// The sentence that tells an event, of a match that is not at hand: units have numbers then.
std::string EventText(const Rules& rules, const Event& event, const EventWords& words);
/// The sentence that tells the viewer's event of number `index`, with the names that things have
/// now for that viewer: so tell events when they happen. "" if there is no such event.
std::string EventText(const Match& match, Viewer viewer, size_t index, const EventWords& words);

}  // namespace mallard

#endif  // MALLARD_EVENT_TEXT_H_
