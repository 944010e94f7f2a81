// What the kinds of content have in common: fields that several of them bind, and how entries are
// named and counted. Entries keep the positions they have in the ContentSet.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_PARTS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_PARTS_H_

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "mallard/content.h"
#include "mallard/frame/compile.h"
#include "mallard/frame/entries.h"
#include "src/games/duckhammer/content/content.h"
#include "src/games/duckhammer/script/hooks.h"

namespace mallard::duckhammer {

/// The field `name`, or the id without its pack.
std::string TitleOf(const ContentEntry& entry);
/// Positions of a list of references; what does not exist has been reported and is left out.
std::vector<int> PositionsOf(const ContentSet& set, absl::string_view kind,
                             const ContentValue& list);
/// Position of a reference, or -1.
int PositionOf(const ContentSet& set, absl::string_view kind, const ContentValue& value);
/// Reports the entry beyond the `most` that a kind may have. `position` counts from 0.
void CheckNumber(size_t position, int most, absl::string_view plural, EntryReporter& reporter);
/// The same for all entries of a kind.
void CheckRoom(const ContentSet& set, absl::string_view kind, int most, absl::string_view plural,
               ContentReport& report);

/// What people call the entry: its `name`, or the id without its pack.
template <class Entry>
BoundField<Entry> Title() {
  return {NameField(), [](Entry& entry, const ContentValue& value, const FieldSource&) {
            entry.name =
                value.IsNil() ? entry.id.substr(entry.id.find(':') + 1) : std::string(value.text);
          }};
}
/// `text` of what is not a rule.
template <class Entry>
BoundField<Entry> Flavour() {
  return Bind(TextField("text", "", "What user interfaces tell about it."), &Entry::text);
}
/// `text` of a rule.
template <class Entry>
BoundField<Entry> RuleText() {
  return Bind(TextField("text", "", "The rule in a sentence, shown by user interfaces."),
              &Entry::text);
}
/// A length that packs write in inches, kept in thousandths.
template <class Entry>
BoundField<Entry> BindInches(FieldSchema schema, int32_t Entry::*member) {
  return {std::move(schema), [member](Entry& entry, const ContentValue& value, const FieldSource&) {
            entry.*member = static_cast<int32_t>(value.integer) * kInch;
          }};
}
/// The functions that an entry may carry in its `hooks`: those that `fits(spec)`.
template <class Entry, class Fits>
void AddHooks(std::vector<BoundField<Entry>>& fields, Fits fits) {
  for (const HookSpec& spec : HookSpecs()) {
    if (!fits(spec)) continue;
    fields.push_back(
        {FunctionField(spec.hook.name, spec.hook, spec.doc),
         [point = spec.point](Entry& entry, const ContentValue& value, const FieldSource&) {
           entry.hooks.Set(point, value.function);
         }});
  }
}
/// Dice written as text; what is none is reported.
template <class Entry>
BoundField<Entry> BindDice(FieldSchema schema, Dice Entry::*member) {
  return {std::move(schema),
          [member](Entry& entry, const ContentValue& value, const FieldSource& source) {
            const absl::StatusOr<Dice> dice = ParseDice(value.text);
            if (dice.ok()) {
              entry.*member = *dice;
            } else {
              source.reporter.Add(source.schema.name, dice.status().message());
            }
          }};
}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_PARTS_H_
