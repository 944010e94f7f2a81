#include "src/games/naval_war/content.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "mallard/frame/entries.h"
#include "mallard/frame/numbers.h"
#include "mallard/frame/personality.h"
#include "src/games/naval_war/script.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {
namespace {

constexpr int kMaxTags = 64;
// Cards of all kinds together; a bag of cards counts them in 16 bits.
constexpr int kMaxDeck = 60'000;

void ReadBoard(Target& target, const ContentValue& board, const FieldSource&) {
  target.own_board = board.text == "own";
}

std::vector<BoundField<Target>> TargetFields() {
  return {
      Bind(ChoiceField("kind",
                       {"none", "area", "column", "row", "cells", "enemy_ship", "own_ship",
                        "own_damage", "quadrant", "shift", "pivot", "fleet", "hit_ship"},
                       "`area`: a rectangle wholly on the board. `column`, `row`: all its cells. "
                       "`cells`: some cells, named one after another. `enemy_ship`: a standing "
                       "enemy ship that is not protected. `own_ship`: a standing ship. "
                       "`own_damage`: a damaged part of a standing ship. `quadrant`: a quarter of "
                       "both boards. `shift`: a ship and a direction in which it can move by one "
                       "cell. `pivot`: a ship and a quarter turn about one of its cells. `fleet`: "
                       "new places for all ships that can move. `hit_ship`, for reactions: a ship "
                       "that the attack hits and does not sink."),
           &Target::kind),
      Bind(IntField("width", 1, kGridSide, 1, "Columns of an `area`."), &Target::width),
      Bind(IntField("height", 1, kGridSide, 1, "Rows of an `area`."), &Target::height),
      Bind(BoolField("rotate", false, "An `area` may lie either way."), &Target::rotate),
      Bind(IntField("count", 1, kMaxAims, 1, "How many `cells`."), &Target::count),
      Bind(ChoiceField("board", {"enemy", "own"}, "enemy",
                       "Whose board an `area`, `column`, `row` or `cells` are on."),
           ReadBoard),
  };
}

FieldSchema TagsField(const char* name, const char* doc) {
  return ListField(name, RequiredTextField("tag", "Any word."), 0, 64, doc);
}

const EntryKind<ShipKind>& Ships() {
  static const auto* const kind = new EntryKind<ShipKind>(
      "ship", "A kind of ship, one cell wide.",
      {NameField(),
       Bind(IntField("length", 2, kMaxLength, "Cells it covers."), &ShipKind::length)});
  return *kind;
}

const EntryKind<Card>& Cards() {
  static const auto* const kind = new EntryKind<Card>(
      "card", "A kind of card.",
      {NameField(),
       Bind(ChoiceField("class", {"assault", "intel", "movement"},
                        "A disabled player cannot play `assault` and `movement`; a seized quadrant "
                        "stops `assault`."),
            &Card::card_class),
       Bind(IntField("copies", 0, 999, "How many are in the deck."), &Card::copies),
       Bind(BoolField("reaction", false,
                      "Played by the defender when an attack connects, and only then."),
            &Card::reaction),
       Bind(BoolField("secret", false,
                      "The opponent learns that the card was played, but not on what."),
            &Card::secret),
       BindTable("target", &Card::target, TargetFields(), false,
                 "What the card is aimed at; nothing when left out."),
       Bind(TagsField("tags", "Words that reactions can refer to."), &Card::tag_names),
       Bind(TagsField("cannot_answer",
                      "For reactions: tags of attacking cards against which this one cannot be "
                      "played."),
            &Card::cannot_answer_names),
       Bind(FunctionField("playable", PlayableHook(),
                          "Whether the card can be played now, besides what its class and target "
                          "say. Called with a LookContext; must change nothing. Left out it can."),
            &Card::playable),
       Bind(FunctionField("resolve", ResolveHook(),
                          "What the card does, called with a CardContext."),
            &Card::resolve),
       Bind(FunctionField("after_attack", AfterAttackHook(),
                          "Called with a CardContext once the attack that the card declared has "
                          "been answered, blocked or not."),
            &Card::after_attack)});
  return *kind;
}

const EntryKind<Zone>& Zones() {
  static const auto* const kind = new EntryKind<Zone>(
      "zone", "Something that lies on cells of a board for all to see, laid there by cards.",
      {NameField(),
       Bind(FunctionField("on_enter", EnterHook(),
                          "Called with a CardContext of the ship's player when a ship moves onto "
                          "cells of the zone that it did not cover before."),
            &Zone::on_enter)});
  return *kind;
}

const EntryKind<Mode>& Modes() {
  static const auto* const kind = new EntryKind<Mode>(
      "mode", "A way to play: the size of the boards, the fleet and the hand.",
      {NameField(),
       Bind(IntField("width", 4, kGridSide, "Columns of each board; an even number."),
            &Mode::width),
       Bind(IntField("height", 4, kGridSide, "Rows of each board; an even number."), &Mode::height),
       Bind(
           IntField("hand_limit", 1, 8, "Cards dealt at the start, and kept at the end of a turn."),
           &Mode::hand_limit),
       Bind(ListField("fleet", ReferenceField("ship", "ship", true, "The id of a kind of ship."), 1,
                      kMaxShips, "The ships of each player; the same kind may come twice."),
            &Mode::fleet)});
  return *kind;
}

// Numbers words in the order in which they are met.
class TagNumbers {
 public:
  // The bits of some tags.
  uint64_t BitsOf(const std::vector<std::string>& names, const char* field,
                  EntryReporter& reporter) {
    uint64_t bits = 0;
    for (const std::string& name : names) {
      const auto found = std::find(tags_.begin(), tags_.end(), name);
      const auto number = found - tags_.begin();
      if (number >= kMaxTags) {
        reporter.Add(field, absl::StrCat("there are more than ", kMaxTags, " different tags"));
        return bits;
      }
      if (found == tags_.end()) tags_.push_back(name);
      bits |= uint64_t{1} << number;
    }
    return bits;
  }

 private:
  std::vector<std::string> tags_;
};

void FinishTarget(const ContentEntry& entry, Card& card, EntryReporter& reporter) {
  Target& target = card.target;
  target.rotate = target.rotate && target.width != target.height;
  // `across` means as wide as possible, however the area was written down.
  if (target.rotate && target.width < target.height) std::swap(target.width, target.height);
  const bool hit_ship = target.kind == TargetKind::kHitShip;
  const ContentValue& where = entry.value["target"]["kind"];
  if (card.reaction && target.kind != TargetKind::kNone && !hit_ship) {
    reporter.AddAt(where, "target.kind", "a reaction is aimed at `hit_ship` or at nothing");
  }
  if (!card.reaction && hit_ship) {
    reporter.AddAt(where, "target.kind", "only reactions can be aimed at `hit_ship`");
  }
}

// Whether a ship of that length always finds a place beside `others` cells of other ships, however
// these lie: to leave no room in a row of w cells takes w / length of them, in every row.
bool AlwaysFits(const Mode& mode, int length, int others) {
  return others < mode.height * (mode.width / length) ||
         others < mode.width * (mode.height / length);
}

void FinishMode(const GameContent& content, const Mode& mode, EntryReporter& reporter) {
  constexpr char kUneven[] = "must be even: a board has four equal quadrants";
  if (mode.width % 2 != 0) reporter.Add("width", kUneven);
  if (mode.height % 2 != 0) reporter.Add("height", kUneven);
  int total = 0;
  for (int kind : mode.fleet) total += At(content.ships, kind).length;
  for (int kind : mode.fleet) {
    const ShipKind& ship = At(content.ships, kind);
    if (AlwaysFits(mode, ship.length, total - ship.length)) continue;
    reporter.Add("fleet", absl::StrCat("is too large for the board: ", ship.id,
                                       " might find no room beside the others"));
    break;
  }
}

// Reports an entry that comes after `most` others of its kind.
template <class Entry>
void LimitNumber(const std::vector<Entry>& before, int most, const char* kinds,
                 EntryReporter& reporter) {
  if (Size(before) == most) {
    reporter.Add("id", absl::StrCat("there are more than ", most, " kinds of ", kinds));
  }
}

void CompileCards(const ContentSet& set, ContentReport& report, GameContent& content) {
  TagNumbers tags;
  int total = 0;
  Cards().Compile(
      set, report, content.cards,
      [&](Card& card, const ContentEntry& entry, EntryReporter& reporter) {
        card.tags = tags.BitsOf(card.tag_names, "tags", reporter);
        card.cannot_answer = tags.BitsOf(card.cannot_answer_names, "cannot_answer", reporter);
        FinishTarget(entry, card, reporter);
        if (!card.reaction && card.cannot_answer != 0) {
          reporter.Add("cannot_answer", "only reactions answer attacks");
        }
        total += card.copies;
        if (total > kMaxDeck) {
          reporter.Add("copies", absl::StrCat("the deck has more than ", kMaxDeck, " cards"));
        }
        LimitNumber(content.cards, kMaxCards, "card", reporter);
      });
}

// What counts more or less to the computer player; see bot.h.
EntrySchema Personalities() {
  static constexpr PersonalityWeight kWeights[] = {
      {"caution", "How much it minds that the enemy knows where its ships are."},
      {"curiosity", "How much it counts to know where the enemy is."},
      {"thrift", "How much a card must gain to be played now."},
  };
  return PersonalityKind(kWeights);
}

}  // namespace

const ContentSchema& Schema() {
  static const ContentSchema* const schema = [] {
    auto* made = new ContentSchema;
    made->game = "naval_war";
    made->variable_scopes = {"match", "player", "ship"};
    made->owned_scopes = {"player", "ship"};
    made->entries = {Ships().schema(), Cards().schema(), Zones().schema(), Modes().schema()};
    made->entries.push_back(Personalities());
    return made;
  }();
  return *schema;
}

std::unique_ptr<const GameContent> CompileContent(const ContentSet& set, ContentReport& report) {
  auto content = std::make_unique<GameContent>();
  Ships().Compile(set, report, content->ships);
  CompileCards(set, report, *content);
  Zones().Compile(set, report, content->zones,
                  [&](Zone&, const ContentEntry&, EntryReporter& reporter) {
                    LimitNumber(content->zones, kMaxZones, "zone", reporter);
                  });
  Modes().Compile(set, report, content->modes,
                  [&](Mode& mode, const ContentEntry&, EntryReporter& reporter) {
                    FinishMode(*content, mode, reporter);
                  });
  if (content->modes.empty()) {
    report.Add(ContentError{"", "", 0, "", "no pack declares a mode; there is nothing to play"});
  }
  content->ship_names = NamesOf(content->ships);
  content->card_names = NamesOf(content->cards);
  content->zone_names = NamesOf(content->zones);
  content->mode_names = NamesOf(content->modes);
  return content;
}

}  // namespace mallard::naval_war
