// The words of scenes, in the order of Word.
#include "src/games/ducks_in_tow/scene.h"

namespace mallard::ducks_in_tow {

std::vector<WordSpec> SceneWords() {
  return {
      {"tableau", "Tableau"},
      {"tow", "Tow"},
      {"food", "Food"},
      {"hand", "Hand"},
      {"park", "Park"},
      {"display", "Display"},
      {"deck", "Deck"},
      {"discard", "Discard pile"},
      {"formations", "Formation cards"},
      {"duck_bag", "Duck bag"},
      {"food_bag", "Food bag"},
      {"aside", "Kept aside"},
      {"drawn", "Duck to place"},
      {"choices", "What can be done"},
      {"card", "Location card"},
      {"start_space", "Start space"},
      {"dotted", "Dotted space"},
      {"serving", "Serves a formation"},
      {"nothing", "Nothing"},
      {"left_end", "Left end"},
      {"right_end", "Right end"},
      {"points", "Points"},
      {"hearts", "Hearts"},
      {"completed", "Cards completed"},
      {"longest_row", "Longest row"},
      {"actions", "Actions left"},
      {"first_player", "First player"},
      {"end_triggered", "Triggered the end"},
      {"shake", "Shake the bag"},
      {"end_turn", "End the turn"},
      {"tow_it", "Tow the duck"},
      {"release", "Release the duck"},
      {"go_on", "Go on"},
      {"draw_deck", "Draw from the deck"},
      {"choosing", "Choosing start spaces"},
      {"playing", "Playing"},
      {"over", "Over"},
      {"round", "Round"},
      {"all_claimed", "All formation cards are claimed"},
      {"target", "Enough cards are completed"},
      {"round_limit", "The last round is over"},
      {"longest_rows", "Longest rows"},
  };
}

}  // namespace mallard::ducks_in_tow
