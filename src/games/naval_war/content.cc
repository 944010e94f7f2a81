#include "src/games/naval_war/content.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "mallard/frame/compile.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {
namespace {

constexpr size_t kMaxTags = 64;
// Cards of all kinds together; a bag of cards counts them in 16 bits.
constexpr int64_t kMaxDeck = 60'000;

// Numbers words in the order in which they are met.
class TagNumbers {
 public:
  // The bits of a list of tags.
  uint64_t Read(const ContentValue& list, absl::string_view field, EntryReporter& reporter) {
    uint64_t bits = 0;
    for (const ContentValue& item : list.items) {
      const auto found = std::find(tags_.begin(), tags_.end(), item.text);
      const size_t number = static_cast<size_t>(found - tags_.begin());
      if (number >= kMaxTags) {
        reporter.Add(field, absl::StrCat("there are more than ", kMaxTags, " different tags"));
        return bits;
      }
      if (found == tags_.end()) tags_.push_back(item.text);
      bits |= uint64_t{1} << number;
    }
    return bits;
  }

 private:
  std::vector<std::string> tags_;
};

CardClass ClassOf(absl::string_view name) {
  if (name == "assault") return CardClass::kAssault;
  return name == "intel" ? CardClass::kIntel : CardClass::kMovement;
}

TargetKind TargetKindOf(absl::string_view name) {
  constexpr std::pair<absl::string_view, TargetKind> kKinds[] = {
      {"none", TargetKind::kNone},         {"area", TargetKind::kArea},
      {"column", TargetKind::kColumn},     {"row", TargetKind::kRow},
      {"cells", TargetKind::kCells},       {"enemy_ship", TargetKind::kEnemyShip},
      {"own_ship", TargetKind::kOwnShip},  {"own_damage", TargetKind::kOwnDamage},
      {"quadrant", TargetKind::kQuadrant}, {"shift", TargetKind::kShift},
      {"pivot", TargetKind::kPivot},       {"fleet", TargetKind::kFleet},
      {"hit_ship", TargetKind::kHitShip},
  };
  for (const auto& [word, kind] : kKinds) {
    if (word == name) return kind;
  }
  return TargetKind::kNone;
}

Target ReadTarget(const ContentValue& value) {
  Target target;
  if (value.IsNil()) return target;
  target.kind = TargetKindOf(value["kind"].text);
  target.width = static_cast<int>(value["width"].integer);
  target.height = static_cast<int>(value["height"].integer);
  target.rotate = value["rotate"].boolean && target.width != target.height;
  target.count = static_cast<int>(value["count"].integer);
  // `across` means as wide as possible, however the area was written down.
  if (target.rotate && target.width < target.height) std::swap(target.width, target.height);
  target.own_board = value["board"].text == "own";
  return target;
}

void CompileShips(const ContentSet& set, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("ship")) {
    content.ships.push_back({entry.id, static_cast<int>(entry.value["length"].integer)});
  }
}

void CheckTarget(const Card& card, const ContentEntry& entry, EntryReporter& reporter) {
  const TargetKind kind = card.target.kind;
  const ContentValue& where = entry.value["target"]["kind"];
  if (card.reaction && kind != TargetKind::kNone && kind != TargetKind::kHitShip) {
    reporter.AddAt(where, "target.kind", "a reaction is aimed at `hit_ship` or at nothing");
  }
  if (!card.reaction && kind == TargetKind::kHitShip) {
    reporter.AddAt(where, "target.kind", "only reactions can be aimed at `hit_ship`");
  }
}

void CompileCards(const ContentSet& set, ContentReport& report, GameContent& content) {
  TagNumbers tags;
  int64_t total = 0;
  for (const ContentEntry& entry : set.Entries("card")) {
    EntryReporter reporter("card", entry, report);
    Card card;
    card.id = entry.id;
    card.card_class = ClassOf(entry.value["class"].text);
    card.copies = static_cast<int>(entry.value["copies"].integer);
    card.reaction = entry.value["reaction"].boolean;
    card.secret = entry.value["secret"].boolean;
    card.target = ReadTarget(entry.value["target"]);
    card.tags = tags.Read(entry.value["tags"], "tags", reporter);
    card.cannot_answer = tags.Read(entry.value["cannot_answer"], "cannot_answer", reporter);
    card.playable = entry.value["playable"].function;
    card.resolve = entry.value["resolve"].function;
    card.after_attack = entry.value["after_attack"].function;
    CheckTarget(card, entry, reporter);
    if (!card.reaction && card.cannot_answer != 0) {
      reporter.Add("cannot_answer", "only reactions answer attacks");
    }
    total += card.copies;
    if (total > kMaxDeck) {
      reporter.Add("copies", absl::StrCat("the deck has more than ", kMaxDeck, " cards"));
    }
    if (content.cards.size() == kMaxCards) {
      reporter.Add("id", absl::StrCat("there are more than ", kMaxCards, " kinds of card"));
    }
    content.cards.push_back(std::move(card));
  }
}

void CompileZones(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("zone")) {
    EntryReporter reporter("zone", entry, report);
    if (content.zones.size() == kMaxZones) {
      reporter.Add("id", absl::StrCat("there are more than ", kMaxZones, " kinds of zone"));
    }
    content.zones.push_back({entry.id, entry.value["on_enter"].function});
  }
}

// Whether a ship of that length always finds a place beside `others` cells of other ships, however
// these lie: to leave no room in a row of w cells takes w / length of them, in every row.
bool AlwaysFits(int width, int height, int length, int others) {
  return others < height * (width / length) || others < width * (height / length);
}

void CompileModes(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("mode")) {
    EntryReporter reporter("mode", entry, report);
    Mode mode;
    mode.id = entry.id;
    mode.width = static_cast<int>(entry.value["width"].integer);
    mode.height = static_cast<int>(entry.value["height"].integer);
    mode.hand_limit = static_cast<int>(entry.value["hand_limit"].integer);
    if (mode.width % 2 != 0)
      reporter.Add("width", "must be even: a board has four equal quadrants");
    if (mode.height % 2 != 0) {
      reporter.Add("height", "must be even: a board has four equal quadrants");
    }
    int total = 0;
    for (const ContentValue& item : entry.value["fleet"].items) {
      const int kind = set.Find("ship", item.text);
      if (kind < 0) continue;  // Reported when references were checked.
      mode.fleet.push_back(kind);
      total += content.ships[static_cast<size_t>(kind)].length;
    }
    for (int kind : mode.fleet) {
      const ShipKind& ship = content.ships[static_cast<size_t>(kind)];
      if (!AlwaysFits(mode.width, mode.height, ship.length, total - ship.length)) {
        reporter.Add("fleet", absl::StrCat("is too large for the board: ", ship.id,
                                           " might find no room beside the others"));
        break;
      }
    }
    content.modes.push_back(std::move(mode));
  }
  if (content.modes.empty()) {
    report.Add(ContentError{"", "", 0, "", "no pack declares a mode; there is nothing to play"});
  }
}

}  // namespace

std::unique_ptr<const GameContent> CompileContent(const ContentSet& set, ContentReport& report) {
  auto content = std::make_unique<GameContent>();
  CompileShips(set, *content);
  CompileCards(set, report, *content);
  CompileZones(set, report, *content);
  CompileModes(set, report, *content);
  content->ship_names = NamesOf(content->ships);
  content->card_names = NamesOf(content->cards);
  content->zone_names = NamesOf(content->zones);
  content->mode_names = NamesOf(content->modes);
  return content;
}

}  // namespace mallard::naval_war
