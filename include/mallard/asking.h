/// @file
/// Questions that packs ask players in the middle of things: `ctx:ask { ... }`.
///
/// An entry declares what it may ask, with a text for players and the function that goes on from
/// the answer, in its field `questions`. A function of it that is running queues a question; the
/// engine finishes its step and asks; the answer is an ordinary action. So asking is a kind of
/// decision like any other, the same in every game: the frame (mallard/frame/questions.h) keeps
/// what waits in the state and deals with it.
#ifndef MALLARD_ASKING_H_
#define MALLARD_ASKING_H_

#include <cstdint>

#include "mallard/content.h"
#include "mallard/manifest.h"
#include "mallard/rules.h"
#include "mallard/script.h"

namespace mallard {

/// The kind of the decision in which a player answers a pack. The same in every game.
inline constexpr uint32_t kAnswerDecision = 240;
/// The first kind of action that answers it; those of the manifest's `answers` follow each other.
inline constexpr uint32_t kFirstAnswer = 240;

/// The position among a manifest's `answers` of the first that the game has added itself.
inline constexpr uint8_t kFirstOwnAnswer = 3;

/// Adds to a game's manifest that packs may ask players: the decision, and an action for each type
/// of answer. A number, one of the question's own words and a player can be asked for in every
/// game; `own` says what else, with names such as "cell". Call it when all else is there. Of a game
/// that builds on another, whose manifest holds them already: once more at its end.
void AddAnswers(Manifest& manifest, std::vector<AnswerSpec> own = {});

/// Whether an action of that kind can ever be taken: answers only where packs ask something. For
/// whoever lists kinds of action, or guesses what somebody means.
inline bool CanBeTaken(const Rules& rules, uint32_t kind) {
  return kind < kFirstAnswer || rules.MayAsk();
}

/// The context of the functions of such an entry that may ask; null: they have none.
const ScriptContextType* AskingContext(const EntrySchema& kind);
/// The hook of functions that go on from an answer, for the entries whose functions get that
/// context.
const ScriptHook& AnswerHook(const ScriptContextType& context);
/// The kind with the field `questions`, if its functions may ask.
EntrySchema WithQuestions(EntrySchema kind);
/// Reports questions whose ids are none, or not their own.
void CheckQuestionIds(const ContentSet& content, const ContentSchema& schema,
                      ContentReport& report);

}  // namespace mallard

#endif  // MALLARD_ASKING_H_
