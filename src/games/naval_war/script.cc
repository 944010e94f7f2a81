#include "src/games/naval_war/script.h"

#include <utility>

#include "src/games/naval_war/script_parts.h"

namespace mallard::naval_war {
namespace {

const ScriptContextType& LookContext() {
  static const ScriptContextType* const type = new ScriptContextType{
      "LookContext",
      "A card in hand, as its player sees the match. Cells are numbers; ships are numbered from 1 "
      "in fleet order, quadrants from 1: northwest, northeast, southwest, southeast.",
      ReadingVerbs()};
  return *type;
}

const ScriptContextType& CardContext() {
  static const ScriptContextType* const type = [] {
    auto* context = new ScriptContextType{
        "CardContext",
        "A card being carried out, or a zone being entered, as the acting player sees the match. "
        "Everything a LookContext can tell, and everything that can be done.",
        ReadingVerbs()};
    for (const auto verbs : {AttackVerbs, LastingVerbs, MoveVerbs}) {
      for (ScriptVerb& verb : verbs()) context->verbs.push_back(std::move(verb));
    }
    return context;
  }();
  return *type;
}

// Calls a function of a card or zone that is being carried out.
absl::Status Call(Deed& deed, ScriptFunction function, const ScriptHook& hook,
                  absl::Span<const ScriptValue> args = {}) {
  return deed.doing.Call(function, hook, static_cast<Look*>(&deed), args);
}

}  // namespace

const ScriptHook& PlayableHook() {
  static const ScriptHook* const hook =
      new ScriptHook{"playable",
                     &LookContext(),
                     {},
                     {"playable", ScriptType::kBool, false, "Whether it can be played."}};
  return *hook;
}

const ScriptHook& ResolveHook() {
  static const ScriptHook* const hook =
      new ScriptHook{"resolve", &CardContext(), {}, kNoScriptParam};
  return *hook;
}

const ScriptHook& AfterAttackHook() {
  static const ScriptHook* const hook =
      new ScriptHook{"after_attack", &CardContext(), {}, kNoScriptParam};
  return *hook;
}

const ScriptHook& EnterHook() {
  static const ScriptHook* const hook =
      new ScriptHook{"on_enter",
                     &CardContext(),
                     {{"ship", ScriptType::kInt, false, "The ship that moved."},
                      {"cells", ScriptType::kIntList, false, "Cells of the zone it came onto."}},
                     kNoScriptParam};
  return *hook;
}

Refusal CheckPlayable(const Position& position, int seat, int kind) {
  const ScriptFunction playable = position.rules.card(kind).playable;
  if (!playable) return kAllowed;
  Look look{{position, seat}, Occasion::kLooking, kind};
  ScriptResult result;
  const absl::Status status = position.Ask(playable, PlayableHook(), &look, {}, &result);
  if (!status.ok()) {
    position.rules.ruleset().scripts().Report(status);
    return Forbidden("the script that says whether {card} can be played fails",
                     position.rules.card_name(kind));
  }
  return result.integer != 0
             ? kAllowed
             : Forbidden("{card} cannot be played now", position.rules.card_name(kind));
}

absl::Status Resolve(Play& play, int seat, const Action& action) {
  const Card& card = play.rules.card(action.args[0]);
  if (!card.resolve) return absl::OkStatus();
  const Position position = play;
  const Occasion occasion = seat == play.state.turn_seat ? Occasion::kPlaying : Occasion::kReacting;
  Deed deed(play, position, seat, occasion, action.args[0], action.args + 1);
  return Call(deed, card.resolve, ResolveHook());
}

absl::Status AfterAttack(Play& play, int kind, int hits) {
  const Card& card = play.rules.card(kind);
  if (!card.after_attack) return absl::OkStatus();
  const Position position = play;
  Deed deed(play, position, play.state.turn_seat, Occasion::kAfterAttack, kind, nullptr, hits);
  return Call(deed, card.after_attack, AfterAttackHook());
}

absl::Status CallAnswer(Play& play, const AnswerCall& answer) {
  const int32_t* const subject = answer.asked.subject;
  const bool known =
      subject[0] >= 0 && subject[0] <= Size(play.rules.content().cards) && answer.seat() >= 0;
  if (!known || play.state.phase == Phase::kOver) return absl::OkStatus();
  const Position position = play;
  Deed deed(play, position, answer.seat(), Occasion::kAnswering, subject[0] - 1, nullptr,
            subject[1]);
  return Call(deed, answer.function, answer.hook, answer.args);
}

Refusal CheckAnswer(const Position& position, const PendingQuestion& asked, int32_t value) {
  const bool cell = asked.answer == kCellAnswer || asked.answer == kOwnCellAnswer;
  return cell && !position.rules.cells().Has(value)
             ? Senseless("there is no such cell on the board")
             : kAllowed;
}

absl::Status EnterZones(Play& play, int seat, int ship, const Bitboard& entered) {
  const Board& board = play.state.boards[seat];
  const Position position = play;
  for (int zone = 0; zone < play.rules.zones(); ++zone) {
    const ScriptFunction function = play.rules.zone(zone).on_enter;
    const Bitboard cells = entered & board.zones[zone];
    if (!function || cells.Empty() || board.ships[ship].placed == 0) continue;
    CellList list;
    const ScriptValue args[] = {ScriptValue::Int(ship + 1), ListOfCells(cells, list)};
    Deed deed(play, position, seat, Occasion::kEntering);
    absl::Status status = Call(deed, function, EnterHook(), args);
    if (!status.ok() || play.state.phase == Phase::kOver) return status;
  }
  return absl::OkStatus();
}

}  // namespace mallard::naval_war
