#include "src/games/battleducks/names.h"

#include "src/games/battleducks/actions.h"
#include "src/games/battleducks/scene_words.h"

namespace mallard::battleducks {

SceneLabel NameOfSlot(const BattleDucksRules& rules, int slot) {
  const SlotRule& rule = rules.slot_rule(slot);
  int number = 1;
  for (int other = 0; other < slot; ++other) {
    const SlotRule& before = rules.slot_rule(other);
    number += before.fixed == rule.fixed && before.category == rule.category &&
              (!rule.fixed || before.choices[0] == rule.choices[0]);
  }
  return SceneLabel::Entry(rule.fixed ? TableId("formation") : TableId("category"),
                           rule.fixed ? rule.choices[0] : rule.category, number > 1 ? number : 0);
}

ThingName NameThing(const BattleDucksRules& rules, const State&, const Thing& thing) {
  const bool slot = thing.IsOf(TableId("slot")) && thing.value() >= 0;
  return slot && thing.value() < rules.slots() ? ThingName{NameOfSlot(rules, thing.value())}
                                               : ThingName();
}

size_t CostsOf(const BattleDucksRules& rules, const State&, int, const Action& action,
               absl::Span<ActionCost> out) {
  if (action.kind != kManeuver) return 0;
  if (!out.empty()) {
    out[0] = {SceneLabel::Word(kWordRecharge), rules.CooldownOf(action.args[0])};
  }
  return 1;
}

}  // namespace mallard::battleducks
