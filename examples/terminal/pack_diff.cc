// `mallard pack diff`: what each pack of a stack changes in the packs below it.
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "examples/terminal/commands.h"
#include "examples/terminal/entry_text.h"
#include "examples/terminal/stack.h"
#include "mallard/mallard.hpp"

namespace mallard::terminal {
namespace {

// What changed in a value, as lines `path: old -> new`.
void CompareValues(const std::string& path, const ContentEntry& old_entry,
                   const ContentValue& old_value, const ContentEntry& new_entry,
                   const ContentValue& new_value, std::vector<std::string>& changes) {
  if (old_value.type == ContentValue::Type::kTable && new_value.type == old_value.type) {
    for (const ContentField& field : new_value.fields) {
      CompareValues(path.empty() ? field.name : absl::StrCat(path, ".", field.name), old_entry,
                    old_value[field.name], new_entry, field.value, changes);
    }
    return;
  }
  const std::string before = ValueText(old_entry, old_value);
  const std::string after = ValueText(new_entry, new_value);
  if (before != after) changes.push_back(absl::StrCat(path, ": ", before, " -> ", after));
}

class Differ {
 public:
  Differ(Screen& screen, const Ruleset& before, const Ruleset& after)
      : screen_(screen), before_(before), after_(after) {}

  // True if there was any difference.
  bool Show() {
    for (const std::string& kind : KindsOf(after_.game())) {
      for (const ContentEntry& entry : after_.entries().Entries(kind)) {
        const int at = before_.entries().Find(kind, entry.id);
        if (at < 0) {
          Line("+", kind, entry.id, absl::StrCat(entry.pack, "/", entry.file, ":", entry.line));
        } else {
          Changed(kind, before_.entries().Entries(kind)[static_cast<size_t>(at)], entry);
        }
      }
      for (const ContentEntry& entry : before_.entries().Entries(kind)) {
        if (after_.entries().Find(kind, entry.id) < 0) Line("-", kind, entry.id, "removed");
      }
    }
    return any_;
  }

 private:
  void Changed(const std::string& kind, const ContentEntry& old_entry,
               const ContentEntry& new_entry) {
    std::vector<std::string> changes;
    CompareValues("", old_entry, old_entry.value, new_entry, new_entry.value, changes);
    if (changes.empty()) return;
    Line("~", kind, new_entry.id,
         absl::StrCat(new_entry.pack, "/", new_entry.file, ":", new_entry.line));
    for (const std::string& change : changes) screen_.Paragraph(absl::StrCat("      ", change), 8);
  }

  void Line(absl::string_view sign, const std::string& kind, const std::string& id,
            const std::string& where) {
    any_ = true;
    screen_.Line(absl::StrCat("  ", screen_.Paint(Tone::kStrong, sign), " ", kind, " ", id, "  ",
                              screen_.Paint(Tone::kFaint, where)));
  }

  Screen& screen_;
  const Ruleset& before_;
  const Ruleset& after_;
  bool any_ = false;
};

}  // namespace

int RunPackDiff(const Arguments& args) {
  const absl::StatusOr<const Game*> game = FindGame(args.game);
  if (!game.ok()) return Fail(kWrongCall, game.status().message());
  if (args.packs.empty()) return Fail(kWrongCall, "pack diff needs a --pack to look at");
  const absl::StatusOr<Stack> stack = LoadStack(args.game, args.packs);
  if (!stack.ok()) return Fail(kProblem, stack.status().message());
  absl::StatusOr<std::shared_ptr<const Ruleset>> before = Ruleset::Load(**game);
  if (!before.ok()) return Fail(kProblem, before.status().message());
  Screen screen(args.color);
  std::vector<Pack> packs;
  std::vector<std::string> names;  // Packs that are shown together.
  for (const StackMember& member : stack->members) {
    if (member.folder.empty()) continue;  // The game's own content is what is changed.
    packs.push_back(member.pack);
    names.push_back(absl::StrCat(member.description.id, " ", member.description.version));
    absl::StatusOr<std::shared_ptr<const Ruleset>> after = Ruleset::Load(**game, packs);
    // A pack may count on what a later one mends; then both are looked at together.
    if (!after.ok()) continue;
    screen.Line(screen.Paint(Tone::kStrong, absl::StrJoin(names, " and ")));
    if (!Differ(screen, **before, **after).Show()) screen.Line("  changes nothing");
    names.clear();
    before = std::move(after);
  }
  return Finish(screen);
}

}  // namespace mallard::terminal
