#include "classes/bot.h"

namespace mallard_godot {

int64_t Bot::Open(Match* match, const std::string& name, int64_t seed) {
  mld_bot* made = nullptr;
  const int64_t status = Status([&](mld_error** e) {
    return mld_bot_create(match->handle(), name.c_str(), static_cast<uint64_t>(seed), &made, e);
  });
  if (status == MLD_OK) handle_.reset(made);
  return status;
}

std::vector<int32_t> Bot::Choose(Match* match, int64_t seat) {
  mld_action action = {};
  const bool chosen = Try([&](mld_error** e) {
    return mld_bot_choose(handle_.get(), match->handle(), Narrow(seat), &action, e);
  });
  return chosen ? Numbers(action) : std::vector<int32_t>();
}

void Bot::Bind() {
  Class<Bot> c(
      "A player made of code.",
      "It is shown what its seat may know and nothing else, so it cannot cheat. It may play "
      "any seat of any match of its game. To think without stopping the game, let a "
      "[MallardTable] do it.");
  c.Method<&Bot::Open>("open", {"match", "name", "seed"},
                       "Makes a bot for the game of a match: \"random\", \"standard\", or another "
                       "that [method MallardRuleset.describe_game] lists. The same seed makes the "
                       "same choices.",
                       {Variant::From(0)});
  c.Method<&Bot::Choose>("choose", {"match", "seat"},
                         "Chooses a legal action for a seat that is being asked something; empty "
                         "on failure. The match does not change: apply the action to go on.");
  BindErrors(c);
}

}  // namespace mallard_godot
