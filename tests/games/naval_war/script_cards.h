// Small cards for tests of scripts.
#ifndef MALLARD_TESTS_GAMES_NAVAL_WAR_SCRIPT_CARDS_H_
#define MALLARD_TESTS_GAMES_NAVAL_WAR_SCRIPT_CARDS_H_

#include <cstdint>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "tests/games/naval_war/fixtures.h"

namespace mallard::testing {

/// A card `act`. Its functions are given by their bodies; `ctx` is their context.
struct ActCard {
  std::string resolve = "";
  std::string card_class = "intel";
  std::string target = "";  // As Lua: "kind = 'row'".
  std::string fields = "";  // More fields, with a comma behind.
  std::string more = "";    // More entries.
};

/// The Lua of the card; `resolve` stands in line 2.
inline std::string Lua(const ActCard& card) {
  return absl::StrCat("card { id = 'act', class = '", card.card_class, "', copies = 0, ",
                      card.target.empty() ? "" : absl::StrCat("target = { ", card.target, " }, "),
                      card.fields, "\nresolve = function(ctx) ", card.resolve, "\nend }\n",
                      card.more);
}

/// A match in which p1 holds the card.
inline Match ActMatch(const ActCard& card, Opening opening = {}) {
  opening.p1.push_back("act");
  opening.lua = Lua(card);
  return Begin(opening);
}

/// What p1 hears when the action is taken, or why it is refused.
inline Texts Try(Match& match, absl::string_view action, int seat = 0) {
  const size_t mark = match.EventCount(Viewer::Seat(0));
  const absl::Status status = Do(match, seat, action);
  if (!status.ok()) return {std::string(status.message())};
  return EventTexts(match, Viewer::Seat(0), mark);
}

/// The value of the n-th variable that the pack declares, if all are of the match.
inline int32_t VariableOf(const Match& match, int n = 0) {
  return naval_war::NavalWarRules::VariablesOf(StateOf(match))[n];
}

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_GAMES_NAVAL_WAR_SCRIPT_CARDS_H_
