#include "src/games/ducks_in_tow/names.h"

#include "mallard/frame/numbers.h"
#include "mallard/reading.h"
#include "src/games/ducks_in_tow/actions.h"
#include "src/games/ducks_in_tow/scene_parts.h"

namespace mallard::ducks_in_tow {

SceneLabel NameOfCard(const DucksInTowRules& rules, int face) {
  const int cards = rules.content().card_count();
  return face < cards ? SceneLabel::Entry(TableId("location_card"), face)
                      : SceneLabel::Entry(TableId("start_card"), face - cards);
}

std::string DucksInTowRules::TitleOf(absl::string_view table, int index, int language) const {
  const bool card = table == "card" && index >= 0 && index < Size(content_.faces);
  return card ? Reader(*this, nullptr, language).Label(NameOfCard(*this, index))
              : GameRules::TitleOf(table, index, language);
}

ThingName NameThing(const DucksInTowRules& rules, const State&, const Thing& thing) {
  const bool card = thing.IsOf(TableId("card")) && thing.value() >= 0 &&
                    thing.value() < Size(rules.content().faces);
  return card ? ThingName{NameOfCard(rules, thing.value())} : ThingName();
}

size_t CostsOf(const DucksInTowRules& rules, const State& state, int, const Action& action,
               absl::Span<ActionCost> out) {
  if (rules.Asked(state).decision != kAct || action.kind == kFinishTurn) return 0;
  size_t count = 0;
  const auto add = [&](const SceneLabel& label, int amount) {
    if (count < out.size()) out[count] = {label, amount};
    ++count;
  };
  // Feeding several ducks one after another is one action.
  const bool feeds = action.kind == kFeed;
  if (!feeds || state.feeding == 0) add(SceneLabel::Word(kWordActions), 1);
  if (feeds) add(SceneLabel::Entry(kColourKind, action.args[0]), 1);
  return count;
}

}  // namespace mallard::ducks_in_tow
