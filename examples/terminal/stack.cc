#include "examples/terminal/stack.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"

namespace mallard::terminal {

namespace {

absl::StatusOr<StackMember> Member(std::string folder, Pack pack) {
  absl::StatusOr<PackDescription> description = DescribePack(pack);
  if (!description.ok()) return description.status();
  return StackMember{std::move(folder), std::move(pack), *std::move(description)};
}

// A pack that comes with the library.
absl::StatusOr<StackMember> BasePack(const std::string& id) {
  absl::StatusOr<Pack> pack = Pack::Embedded(id);
  if (!pack.ok()) return pack.status();
  return Member("", *std::move(pack));
}

}  // namespace

absl::StatusOr<StackMember> ReadPackFolder(const std::string& folder) {
  absl::StatusOr<Pack> pack = Pack::FromFolder(folder);
  if (!pack.ok()) return pack.status();
  return Member(std::string(absl::StripSuffix(folder, "/")), *std::move(pack));
}

absl::StatusOr<Stack> LoadStack(const std::string& game, const std::vector<std::string>& folders) {
  std::vector<StackMember> given;
  std::vector<Pack> packs;
  for (const std::string& folder : folders) {
    absl::StatusOr<StackMember> member = ReadPackFolder(folder);
    if (!member.ok()) return member.status();
    packs.push_back(member->pack);
    given.push_back(*std::move(member));
  }
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset = Ruleset::Load(game, std::move(packs));
  if (!ruleset.ok()) return ruleset.status();
  Stack stack;
  for (const PackInfo& info : (*ruleset)->packs()) {
    const auto found = std::find_if(given.begin(), given.end(), [&](const StackMember& member) {
      return member.description.id == info.id;
    });
    // What was not given is the game's own pack, or that of the game it builds on.
    absl::StatusOr<StackMember> member = found == given.end() ? BasePack(info.id) : *found;
    if (!member.ok()) return member.status();
    stack.members.push_back(*std::move(member));
  }
  stack.ruleset = *std::move(ruleset);
  return stack;
}

std::string GameOf(absl::Span<const StackMember> members) {
  std::string name = members[0].description.game;
  for (const StackMember& member : members) {
    const absl::StatusOr<const Game*> game = FindGame(member.description.game);
    if (game.ok() && (*game)->content_schema().parent == name) name = member.description.game;
  }
  return name;
}

std::vector<std::string> KindsOf(const Game& game) {
  std::vector<std::string> kinds;
  for (const EntrySchema& kind : game.content_schema().entries) kinds.push_back(kind.name);
  if (!game.content_schema().variable_scopes.empty()) kinds.emplace_back("variable");
  return kinds;
}

std::string PlaceText(absl::Span<const StackMember> members, absl::string_view pack,
                      absl::string_view file, int line) {
  std::string place(pack);
  for (const StackMember& member : members) {
    if (member.description.id == pack && !member.folder.empty()) place = member.folder;
  }
  if (!file.empty()) absl::StrAppend(&place, "/", file);
  if (line > 0) absl::StrAppend(&place, ":", line);
  return place;
}

}  // namespace mallard::terminal
