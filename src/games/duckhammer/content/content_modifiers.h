// The field `modifiers`, in which abilities, marks and restrictions of quacktics say what they
// change in the rules.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_MODIFIERS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_MODIFIERS_H_

#include "mallard/content.h"
#include "mallard/frame/entries.h"
#include "src/games/duckhammer/content/modifiers.h"

namespace mallard::duckhammer {

/// Who carries modifiers: what they may be about depends on it.
enum class Carrier { kModels, kWeapons, kMarks, kRestrictions };

/// The field of that name.
FieldSchema ModifiersField(const char* name, Carrier carrier, const char* doc);
/// What an entry says in it; mistakes are reported.
Modifiers ReadModifiers(const ContentValue& list, Carrier carrier, const FieldSource& source);

/// Both, for entries that have the member `modifiers`.
template <class Entry>
BoundField<Entry> BindModifiers(Carrier carrier) {
  return {ModifiersField("modifiers", carrier,
                         "What it changes in the rules: numbers and permissions, as plain data."),
          [carrier](Entry& entry, const ContentValue& list, const FieldSource& source) {
            entry.modifiers = ReadModifiers(list, carrier, source);
          }};
}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_MODIFIERS_H_
