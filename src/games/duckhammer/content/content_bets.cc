#include "src/games/duckhammer/content/content_bets.h"

#include <algorithm>
#include <string>

#include "absl/strings/str_cat.h"
#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/content/content_modifiers.h"
#include "src/games/duckhammer/content/content_parts.h"
#include "src/games/duckhammer/script/hooks.h"

namespace mallard::duckhammer {
namespace {

constexpr int kMostRounds = 3;
constexpr int kRoundPoints[kMostRounds + 1] = {0, 1, 3, 6};
constexpr int kRestrictionPoints = 1;

const EntryKind<Gamble>& Gambles() {
  static const auto* const kind = new EntryKind<Gamble>(
      "gamble", "A condition of quacktics.",
      {Title<Gamble>(), RuleText<Gamble>(),
       Bind(IntField("modifier", -6, 6, 0, "Victory points it adds to a quacktic."),
            &Gamble::modifier),
       Bind(IntField("likely", 0, 100, 50,
                     "For the computer player: in how many of a hundred rounds it comes true."),
            &Gamble::likely),
       Bind(FunctionField("broken", GambleHook(),
                          "Called whenever something happened; true ends the quacktic unpaid."),
            &Gamble::broken),
       Bind(FunctionField("met", GambleHook(),
                          "Called when the quacktic's last round ends; true lets it pay. Left out "
                          "it is met unless it was broken."),
            &Gamble::met)});
  return *kind;
}

void ReadRestriction(Quacktic& quacktic, const ContentValue& list, const FieldSource& source) {
  quacktic.restriction = ReadModifiers(list, Carrier::kRestrictions, source);
}

const EntryKind<Quacktic>& Quacktics() {
  using Q = Quacktic;
  static const auto* const doc = new std::string(absl::StrCat(
      "A bet of a player on the next rounds. Pays ", kRoundPoints[1], ", ", kRoundPoints[2], " or ",
      kRoundPoints[3], " victory points for 1, 2 or 3 rounds, more or less by its gambles, and ",
      kRestrictionPoints, " for a restriction; below 1 it is refused."));
  static const auto* const kind = new EntryKind<Q>(
      "quacktic", doc->c_str(),
      {Title<Q>(), RuleText<Q>(),
       Bind(IntField("rounds", 1, kMostRounds, 1, "How long it lasts."), &Q::rounds),
       Bind(ReferenceListField("gambles", "gamble", "Its conditions; all of them must be met."),
            &Q::gambles),
       Bind(
           ModifiersField("restriction", Carrier::kRestrictions,
                          "What a unit chosen at the start has to bear until it ends, as abilities "
                          "say it in `modifiers`."),
           ReadRestriction),
       Bind(ReferenceField("mission", "mission", false, "Only for players on that mission."),
            &Q::mission),
       Bind(ReferenceField("feather", "feather", false, "Only for armies of that Feather."),
            &Q::feather),
       Bind(ReferenceField("faction", "faction", false,
                           "Only for armies with units of that faction."),
            &Q::faction)});
  return *kind;
}

// A number for each size of map.
BoundField<Mission> BindBySize(const char* name, int (Mission::*member)[kMapSizes],
                               const char* doc) {
  return {
      ListField(name, IntField("count", 0, 12, "How many."), 0, kMapSizes, doc),
      [member](Mission& mission, const ContentValue& list, const FieldSource& source) {
        const int count = Size(list.items);
        if (count != 0 && count != kMapSizes) {
          source.reporter.Add(
              source.schema.name,
              absl::StrCat("must be ", kMapSizes,
                           " numbers, for small, medium, large and giant maps; there are ", count));
        }
        for (int i = 0; i < std::min(count, kMapSizes); ++i) {
          (mission.*member)[i] = static_cast<int>(At(list.items, i).integer);
        }
      }};
}

const EntryKind<Mission>& Missions() {
  using M = Mission;
  static const auto* const kind = new EntryKind<M>(
      "mission", "What a player gains victory points for.",
      {Title<M>(), RuleText<M>(),
       Bind(BoolField("own_unit_points", true,
                      "The usual 2 victory points for destroyed Heroes, Leaders and Legends."),
            &M::own_unit_points),
       BindInches(
           IntField("zone_bonus", 0, 12, 0, "Inches by which the own deployment zone is deeper."),
           &M::zone_bonus),
       BindBySize("objects", &M::objects,
                  "Points of interest on small, medium, large and giant maps."),
       BindBySize("objects_shared", &M::objects_shared,
                  "The same when both players have this mission."),
       Bind(IntField("monsters_most", 0, 6, 0,
                     "How many monsters its player may name (then at least one)."),
            &M::monsters_most),
       Bind(IntField("monster_discount", 0, 6, 0,
                     "Needed victory points each monster takes off for its player."),
            &M::monster_discount),
       Bind(ChoiceField("plan", {"hunt", "hold", "advance", "objects", "height"}, "hunt",
                        "What the computer player does for it: destroy units, keep to its own "
                        "side, go to the enemy's, take points of interest, or the highest "
                        "obstacle."),
            &M::plan),
       Bind(IntField("appeal", 0, 100, 10,
                     "How often the computer player takes it, against the others."),
            &M::appeal),
       Bind(IntField("needed_more", -99, 99, 0,
                     "Victory points that its player needs more than others, or fewer."),
            &M::needed_more),
       Bind(FunctionField("on_begin", MissionHook(),
                          "Called when the first round begins, with all units deployed."),
            &M::on_begin),
       Bind(FunctionField("wins", GambleHook(),
                          "Asked at every Report when everything is scored, the Lead's first: true "
                          "wins the battle."),
            &M::wins),
       Bind(FunctionField("on_unit_destroyed", MissionHook(),
                          "Called when a unit of the opponent was destroyed."),
            &M::on_unit_destroyed),
       Bind(FunctionField("on_model_destroyed", MissionHook(),
                          "Called when a model of the opponent was destroyed."),
            &M::on_model_destroyed),
       Bind(FunctionField("on_report", MissionHook(), "Called at every Report, to score."),
            &M::on_report)});
  return *kind;
}

void WorkOutPay(const GameContent& content, Quacktic& quacktic) {
  quacktic.rounds = std::clamp(quacktic.rounds, 1, kMostRounds);
  quacktic.victory_points = kRoundPoints[quacktic.rounds];
  if (!quacktic.restriction.list.empty()) quacktic.victory_points += kRestrictionPoints;
  for (const int gamble : quacktic.gambles) {
    quacktic.victory_points += At(content.gambles, gamble).modifier;
  }
}

bool NamesAGambleTwice(const Quacktic& quacktic) {
  for (auto gamble = quacktic.gambles.begin(); gamble != quacktic.gambles.end(); ++gamble) {
    if (std::find(quacktic.gambles.begin(), gamble, *gamble) != gamble) return true;
  }
  return false;
}

void CheckQuacktic(const Quacktic& quacktic, const ContentEntry& entry, EntryReporter& reporter) {
  if (entry.value["gambles"].items.empty() && entry.value["restriction"].items.empty()) {
    reporter.Add("gambles",
                 "a quacktic needs a gamble or a restriction: this one pays for nothing");
  }
  if ((quacktic.mission >= 0) + (quacktic.feather >= 0) + (quacktic.faction >= 0) > 1) {
    reporter.Add("mission", "a quacktic belongs to a mission, a Feather or a faction, to one only");
  }
  if (NamesAGambleTwice(quacktic)) reporter.Add("gambles", "names the same gamble twice");
  if (quacktic.victory_points < 1) {
    reporter.Add("gambles", absl::StrCat("the quacktic would pay ", quacktic.victory_points,
                                         " victory points; it must pay at least 1"));
  }
}

}  // namespace

std::vector<EntrySchema> BetSchemas() {
  return {Gambles().schema(), Quacktics().schema(), Missions().schema()};
}

void CompileBets(const ContentSet& set, ContentReport& report, GameContent& content) {
  Gambles().Compile(set, report, content.gambles);
  CheckRoom(set, "quacktic", kMaxEntries, "quacktics", report);
  Quacktics().Compile(set, report, content.quacktics,
                      [&](Quacktic& quacktic, const ContentEntry& entry, EntryReporter& reporter) {
                        WorkOutPay(content, quacktic);
                        CheckQuacktic(quacktic, entry, reporter);
                        content.modifiers.Add(quacktic.restriction, /*of_mark=*/false);
                      });
  CheckRoom(set, "mission", kMaxEntries, "missions", report);
  const bool no_monsters = set.Entries("monster").empty();
  Missions().Compile(set, report, content.missions,
                     [&](Mission& mission, const ContentEntry&, EntryReporter& reporter) {
                       if (mission.monsters_most > 0 && no_monsters) {
                         reporter.Add("monsters_most", "needs monsters, and no pack declares one");
                       }
                     });
}

}  // namespace mallard::duckhammer
