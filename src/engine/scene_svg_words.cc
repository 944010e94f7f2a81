#include "src/engine/scene_svg_words.h"

#include "absl/strings/match.h"

namespace mallard::svg {
namespace {

constexpr Words kEnglish = {
    .player = "Player",
    .round = "Round",
    .of = "of",
    .to_move = "to move",
    .wins = "wins",
    .draw = "A draw",
    .over = "Over",
    .hidden = "Hidden",
    .stale = "As last seen",
    .nothing = "none",
    .more = "more",
    .marks = {"Hit",        "Miss",     "Selected", "Out of reach", "New",       "Last move",
              "Threatened", "Empty",    "Blocked",  "Found",        "Destroyed", "Damaged",
              "Protected",  "Acting",   "Done",     "Ready",        "Leader",    "Target",
              "Planned",    "May move", "Goal",     "Low",          "Winner"},
};

constexpr Words kFrench = {
    .player = "Joueur",
    .round = "Manche",
    .of = "sur",
    .to_move = "doit jouer",
    .wins = "gagne",
    .draw = "Égalité",
    .over = "Partie terminée",
    .hidden = "Caché",
    .stale = "Vu auparavant",
    .nothing = "rien",
    .more = "de plus",
    .marks = {"Touché",  "Manqué",      "Choisi", "Hors de portée", "Nouveau",  "Dernier coup",
              "Menacé",  "Vide",        "Bloqué", "Trouvé",         "Détruit",  "Endommagé",
              "Protégé", "Agit",        "Fait",   "Prêt",           "Chef",     "Cible",
              "Prévu",   "Peut bouger", "But",    "Presque épuisé", "Vainqueur"},
};

}  // namespace

const Words& WordsOf(absl::string_view language) {
  return absl::StartsWithIgnoreCase(language, "fr") ? kFrench : kEnglish;
}

}  // namespace mallard::svg
