#include "src/games/naval_war/script.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "src/games/naval_war/script_context.h"

namespace mallard::naval_war {
namespace {

const ScriptParam kNothing = {"", ScriptType::kNil, true, ""};

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
    for (ScriptVerb& verb : ChangingVerbs()) context->verbs.push_back(std::move(verb));
    return context;
  }();
  return *type;
}

absl::Status Call(ScriptFunction function, const ScriptHook& hook, Look& look,
                  absl::Span<const ScriptValue> args, ScriptResult* result) {
  return look.rules.ruleset().scripts().Call(function, hook, &look, args, result);
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
  static const ScriptHook* const hook = new ScriptHook{"resolve", &CardContext(), {}, kNothing};
  return *hook;
}

const ScriptHook& AfterAttackHook() {
  static const ScriptHook* const hook =
      new ScriptHook{"after_attack", &CardContext(), {}, kNothing};
  return *hook;
}

const ScriptHook& EnterHook() {
  static const ScriptHook* const hook =
      new ScriptHook{"on_enter",
                     &CardContext(),
                     {{"ship", ScriptType::kInt, false, "The ship that moved."},
                      {"cells", ScriptType::kIntList, false, "Cells of the zone it came onto."}},
                     kNothing};
  return *hook;
}

absl::Status CheckPlayable(const NavalWarRules& rules, const State& state, int seat, int kind) {
  const ScriptFunction function = rules.card(kind).playable;
  if (!function) return absl::OkStatus();
  Look look{rules, state, seat, Occasion::kLooking, kind};
  ScriptResult result;
  absl::Status status = Call(function, PlayableHook(), look, {}, &result);
  if (!status.ok()) return status;
  return result.integer != 0
             ? absl::OkStatus()
             : Refused(absl::StrCat(rules.card_name(kind), " cannot be played now"));
}

absl::Status CallResolve(const NavalWarRules& rules, State& state, int seat, const Action& action,
                         EventSink& events) {
  const int kind = action.args[0];
  if (!rules.card(kind).resolve) return absl::OkStatus();
  Deed deed(rules, state, seat, seat == state.turn_seat ? Occasion::kPlaying : Occasion::kReacting,
            events);
  deed.card = kind;
  deed.target = action.args + 1;
  ScriptResult ignored;
  return Call(rules.card(kind).resolve, ResolveHook(), deed, {}, &ignored);
}

absl::Status CallAfterAttack(const NavalWarRules& rules, State& state, int kind, int hits,
                             EventSink& events) {
  Deed deed(rules, state, state.turn_seat, Occasion::kAfterAttack, events);
  deed.card = kind;
  deed.hits = hits;
  ScriptResult ignored;
  return Call(rules.card(kind).after_attack, AfterAttackHook(), deed, {}, &ignored);
}

absl::Status EnterZones(const NavalWarRules& rules, State& state, int seat, int ship,
                        const Bitboard& entered, EventSink& events) {
  for (size_t zone = 0; zone < rules.content().zones.size(); ++zone) {
    const ScriptFunction function = rules.content().zones[zone].on_enter;
    const Bitboard cells = entered & state.boards[seat].zones[zone];
    if (!function || cells.Empty() || state.boards[seat].ships[ship].placed == 0) continue;
    Deed deed(rules, state, seat, Occasion::kEntering, events);
    std::vector<int64_t> list;
    cells.ForEach([&](int cell) { list.push_back(cell); });
    const ScriptValue args[] = {ScriptValue::Int(ship + 1), ScriptValue::List(list)};
    ScriptResult ignored;
    absl::Status status = Call(function, EnterHook(), deed, args, &ignored);
    if (!status.ok() || state.phase == Phase::kOver) return status;
  }
  return absl::OkStatus();
}

}  // namespace mallard::naval_war
