#include "src/games/battleducks/actions.h"

#include "mallard/asking.h"
#include "mallard/frame/args.h"
#include "mallard/primitives/placement.h"
#include "src/games/battleducks/scene.h"

namespace mallard::battleducks {
namespace {

ArgSpec Seat() { return {"seat", ArgType::kSeat, "The player who did it.", {}, ""}; }
ArgSpec SlotArg() {
  return Own(NameArg("slot", "slot", "The formation, by its place in the fleet."));
}
ArgSpec FormationArg() {
  return {"formation", ArgType::kName, "Which formation.", {}, "formation"};
}
ArgSpec OwnCell(const char* doc) { return Own(Arg(ArgType::kCell, "cell", doc)); }
ArgSpec OtherCell(const char* doc) { return Opponents(Arg(ArgType::kCell, "cell", doc)); }
ArgSpec Orientation() {
  return {"orientation",
          ArgType::kWord,
          "Quarter turns clockwise, of the drawing (r) or of its mirror image (m).",
          {"r0", "r90", "r180", "r270", "m0", "m90", "m180", "m270"},
          ""};
}
ArgSpec Rotation() {
  return {"orientation",
          ArgType::kWord,
          "Quarter turns of the viewfinder, clockwise.",
          {"r0", "r90", "r180", "r270"},
          ""};
}
ArgSpec Corner() {
  return Between(-OverhangSet::kReach, OverhangSet::kReach,
                 Opponents(Arg(ArgType::kPoint, "corner",
                               "Where the top left corner of the viewfinder's bounding box lies; "
                               "it may hang over the edge.")));
}

Manifest MakeManifest() {
  Manifest m;
  m.game = "battleducks";
  m.title = "BattleDucks";
  m.doc = "A duel of deduction: find the other pond's duck formations before yours are found.";
  const char* const kCorner = "The top left corner of its bounding box.";
  m.actions = {
      {kPick, "pick", "Choose a formation for a place in the fleet.", {SlotArg(), FormationArg()}},
      {kPlace,
       "place",
       "Lay a formation on the pond.",
       {SlotArg(), Orientation(), OwnCell(kCorner)}},
      {kCommander,
       "commander",
       "Choose which duck of a formation is its Commander.",
       {SlotArg(), OwnCell("One of the formation's cells.")}},
      {kLift, "lift", "Take a formation off the pond again.", {SlotArg()}, true},
      {kUnpick, "unpick", "Take back the choice of a formation.", {SlotArg()}, true},
      {kFill, "fill", "Complete the set-up at random.", {}},
      {kReady, "ready", "Finish the set-up. This cannot be taken back.", {}},
      {kObserve,
       "observe",
       "Probe one cell of the opponent's pond.",
       {OtherCell("A cell not observed before.")}},
      {kManeuver,
       "maneuver",
       "Use the maneuver of a formation.",
       {SlotArg(), Rotation(), Corner()}},
  };
  m.events = {
      {kPicked,
       "picked",
       "A formation was chosen. Only its owner hears it.",
       {Seat(), To(SlotArg()), Subject(FormationArg())}},
      {kPlaced,
       "placed",
       "A formation was laid down. Only its owner hears it.",
       {Seat(), Subject(SlotArg()), Orientation(), To(OwnCell(kCorner))}},
      {kCommanderChosen,
       "commander_chosen",
       "A Commander was chosen. Only its owner hears it.",
       {Seat(), Subject(SlotArg()), At(OwnCell("The Commander's cell."))}},
      {kLifted,
       "lifted",
       "A formation was taken off the pond. Only its owner hears it.",
       {Seat(), Subject(SlotArg())}},
      {kUnpicked,
       "unpicked",
       "A choice was taken back. Only its owner hears it.",
       {Seat(), Subject(SlotArg())}},
      {kPlayerReady, "player_ready", "A player has finished the set-up.", {Seat()}},
      {kTurnBegan,
       "turn_began",
       "A player's turn began.",
       {Seat(), NumberArg("turn", "Turns finished before it.")}},
      {kObservedCell,
       "observed",
       "A player named a cell; the answer follows.",
       {Seat(), At(OtherCell("The cell named."))}},
      {kManeuverUsed,
       "maneuver_used",
       "A player used a maneuver; the answers follow.",
       {Seat(), Subject(SlotArg()), Rotation(), At(Corner())}},
      {kAnswered,
       "answered",
       "What a cell of the opponent's pond answered.",
       {Seat(),
        At(OtherCell("The cell.")),
        {"answer", ArgType::kWord, "What it answered.", {"splash", "spotted", "found"}, ""},
        {"formation",
         ArgType::kName,
         "Which formation was found, if option name_found tells.",
         {},
         "formation"}}},
      {kCommanderLost,
       "commander_lost",
       "A Commander was spotted and its maneuver is lost. Only its owner hears it.",
       {Seat(), Subject(SlotArg())}},
      {kDialTurned,
       "dial_turned",
       "A recharge counter moved.",
       {Seat(), Subject(SlotArg()),
        Total(NumberArg("position", "The number it stands on now; 0 is the dot."))}},
      {kWon, "won", "A player has found the whole opposing fleet: the match is over.", {Seat()}},
      {kDisclosed,
       "disclosed",
       "From now on everybody's view holds everything: both fleets lie open.",
       {}},
  };
  m.decisions = {
      {kSetUpFleet,
       "set_up_fleet",
       "Pick and place the fleet, unseen; both players at the same time.",
       {}},
      {kTakeTurn, "take_turn", "Observe a cell or use a maneuver.", {}},
  };
  using Type = OptionSpec::Type;
  m.options = {
      {"mode",
       Type::kText,
       "standard",
       "Which mode of the loaded packs: board and fleet.",
       0,
       0,
       {},
       {"mode"}},
      {"board", Type::kText, "", "Another board than the mode's.", 0, 0, {}, {"board"}},
      {"fleet",
       Type::kText,
       "",
       "Another fleet than the mode's: formations and categories, separated by commas.",
       0,
       0,
       {},
       {"formation", "category"},
       OptionSpec::Naming::kSome},
      {"allow_contact", Type::kBool, "false", "Formations may touch each other.", 0, 0, {}},
      {"allow_mirror", Type::kBool, "true", "Formations may be mirrored.", 0, 0, {}},
      {"name_found", Type::kBool, "false", "A found formation is named.", 0, 0, {}},
      {"first_player", Type::kWord, "random", "Who begins.", 0, 0, {"random", "p1", "p2"}},
  };
  m.words = SceneWords();
  m.tellings = {
      {kTurnBegan, Telling::kHeading},
      {kCommanderChosen, Telling::kDetail},
      {kAnswered, Telling::kDetail},
      {kCommanderLost, Telling::kDetail},
  };
  AddAnswers(m, {{"cell", "answer_cell", "Answer with a cell of the opponent's pond.",
                  OtherCell("One of the cells that are offered.")}});
  return m;
}

}  // namespace

const Manifest& TheManifest() {
  static const Manifest* const manifest = new Manifest(MakeManifest());
  return *manifest;
}

}  // namespace mallard::battleducks
