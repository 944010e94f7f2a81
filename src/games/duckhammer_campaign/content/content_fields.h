// Fields that several kinds of entry have, and what compiling them shares.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_CONTENT_CONTENT_FIELDS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_CONTENT_CONTENT_FIELDS_H_

#include <vector>

#include "mallard/frame/entries.h"
#include "src/games/duckhammer/content/content_parts.h"

namespace mallard::duckhammer_campaign {

/// The field `text`.
inline FieldSchema Flavour() {
  return TextField("text", "", "What user interfaces tell about it.");
}
/// For entries that are there in one mode only: the fields `war` and `duckheim`.
template <class Struct>
void AddModes(std::vector<BoundField<Struct>>& fields) {
  fields.push_back(
      Bind(BoolField("war", true, "Whether it is there in campaigns of war."), &Struct::in_war));
  fields.push_back(
      Bind(BoolField("duckheim", true, "Whether it is there in Duckheim."), &Struct::in_duckheim));
}
/// What `name` says, or the id; and no more of a kind than states can number.
template <class Struct>
void NameEntry(Struct& compiled, const ContentEntry& entry, const std::vector<Struct>& before,
               const char* plural, EntryReporter& reporter, int most = duckhammer::kMaxEntries) {
  compiled.name = duckhammer::TitleOf(entry);
  duckhammer::CheckNumber(before.size(), most, plural, reporter);
}

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_CONTENT_CONTENT_FIELDS_H_
