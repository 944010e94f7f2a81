#include "classes/bot.h"

#include <algorithm>
#include <charconv>

namespace mallard_godot {

mld_status MakeBot(const mld_match* match, const std::string& player, int64_t seed, mld_bot** out,
                   mld_error** error) {
  mld_bot_options options;
  mld_bot_options_init(&options, sizeof options);
  options.seed = static_cast<uint64_t>(seed);
  std::string name = player;
  std::string personality;
  if (const size_t colon = name.rfind(':'); colon != std::string::npos) {
    const char* end = name.data() + name.size();
    const auto read = std::from_chars(name.data() + colon + 1, end, options.iterations);
    // What is no number may be a part of an id, or else the library says that there is no such bot.
    if (read.ec == std::errc() && read.ptr == end) name.resize(colon);
  }
  if (const size_t plus = name.find('+'); plus != std::string::npos) {
    personality = name.substr(plus + 1);
    name.resize(plus);
    options.personality = personality.c_str();
  }
  options.name = name.c_str();
  return mld_bot_create_with(match, &options, out, error);
}

int64_t Bot::Open(Match* match, const std::string& name, int64_t seed) {
  mld_bot* made = nullptr;
  const int64_t status =
      Status([&](mld_error** e) { return MakeBot(match->handle(), name, seed, &made, e); });
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

Array Bot::Analyse(Match* match, int64_t seat, int64_t most, const std::string& language) {
  constexpr int64_t kMost = 64;
  std::vector<mld_advice> found(static_cast<size_t>(std::clamp<int64_t>(most, 1, kMost)));
  uint64_t count = 0;
  Array out;
  if (!Try([&](mld_error** e) {
        return mld_bot_analyse(handle_.get(), match->handle(), Narrow(seat), found.data(),
                               found.size(), &count, e);
      })) {
    return out;
  }
  for (uint64_t i = 0; i < count; ++i) {
    const std::string reason =
        Text([&](char* buffer, uint64_t capacity, uint64_t* size, mld_error** e) {
          return mld_bot_format_reason(match->handle(), &found[i], language.c_str(), buffer,
                                       capacity, size, e);
        });
    out.Add(Dictionary()
                .Set("action", Numbers(found[i].action))
                .Set("value", found[i].value)
                .Set("reason", reason));
  }
  return out;
}

void Bot::Bind() {
  Class<Bot> c(
      "A player made of code.",
      "It is shown what its seat may know and nothing else, so it cannot cheat. It may play "
      "any seat of any match of its game. To think without stopping the game, let a "
      "[MallardTable] do it.");
  c.Method<&Bot::Open>("open", {"match", "name", "seed"},
                       "Makes a bot for the game of a match: \"random\", \"easy\", \"normal\", "
                       "\"hard\", or another "
                       "that [method MallardRuleset.describe_game] lists. A plus sign and a "
                       "personality of the catalog may follow, then a colon and the playouts of a "
                       "search: \"hard+fox\", \"search:200\". The same seed makes the same "
                       "choices.",
                       {Variant::From(0)});
  c.Method<&Bot::Choose>("choose", {"match", "seat"},
                         "Chooses a legal action for a seat that is being asked something; empty "
                         "on failure. The match does not change: apply the action to go on.");
  c.Method<&Bot::Analyse>(
      "analyse", {"match", "seat", "most", "language"},
      "The best few actions of a seat that is being asked something, the best first: a "
      "[Dictionary] each with [code]action[/code], [code]value[/code] (in thousandths; only "
      "differences mean anything) and [code]reason[/code], a sentence.",
      {Variant::From(3), Variant::From("")});
  BindErrors(c);
}

}  // namespace mallard_godot
