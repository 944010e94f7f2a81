#include "mallard/common_words.h"

#include <iterator>

#include "absl/strings/match.h"

namespace mallard {
namespace {

struct Spec {
  absl::string_view name, english, french;
};

constexpr Spec kWords[] = {
    {"player", "Player", "Joueur"},
    {"nobody", "nobody", "personne"},
    {"none", "none", "aucun"},
    {"round", "Round", "Manche"},
    {"of", "of", "sur"},
    {"to_move", "to move", "doit jouer"},
    {"wins", "wins", "gagne"},
    {"draw", "A draw", "Égalité"},
    {"over", "Over", "Partie terminée"},
    {"hidden", "Hidden", "Caché"},
    {"stale", "As last seen", "Vu auparavant"},
    {"nothing", "none", "rien"},
    {"more", "more", "de plus"},
    {"waiting", "{seat} decides: {decision}", "{seat} décide : {decision}"},
    {"script_failed", "{function} failed and was left out", "{function} a échoué et a été omis"},
    {"no", "no", "non"},
    {"yes", "yes", "oui"},
    // Marks, by bit.
    {"mark_hit", "Hit", "Touché"},
    {"mark_miss", "Miss", "Manqué"},
    {"mark_selected", "Selected", "Choisi"},
    {"mark_unreachable", "Out of reach", "Hors de portée"},
    {"mark_new", "New", "Nouveau"},
    {"mark_last_move", "Last move", "Dernier coup"},
    {"mark_threatened", "Threatened", "Menacé"},
    {"mark_empty", "Empty", "Vide"},
    {"mark_blocked", "Blocked", "Bloqué"},
    {"mark_found", "Found", "Trouvé"},
    {"mark_destroyed", "Destroyed", "Détruit"},
    {"mark_damaged", "Damaged", "Endommagé"},
    {"mark_protected", "Protected", "Protégé"},
    {"mark_active", "Acting", "Agit"},
    {"mark_done", "Done", "Fait"},
    {"mark_ready", "Ready", "Prêt"},
    {"mark_leader", "Leader", "Chef"},
    {"mark_target", "Target", "Cible"},
    {"mark_planned", "Planned", "Prévu"},
    {"mark_movable", "May move", "Peut bouger"},
    {"mark_goal", "Goal", "But"},
    {"mark_low", "Low", "Presque épuisé"},
    {"mark_winner", "Winner", "Vainqueur"},
    {"mark_reach", "Reach", "Portée"},
};
static_assert(std::size(kWords) == kCommonWords);

}  // namespace

absl::string_view CommonWordName(int word) {
  return word >= 0 && word < kCommonWords ? kWords[word].name : absl::string_view();
}

absl::string_view BuiltInWord(int word, absl::string_view language) {
  if (word < 0 || word >= kCommonWords) return "";
  const bool french = language == "fr" || absl::StartsWith(language, "fr_");
  return french ? kWords[word].french : kWords[word].english;
}

}  // namespace mallard
