#include "examples/terminal/words.h"

#include <cstdlib>

#include "absl/strings/match.h"

namespace mallard::terminal {
namespace {

struct Sentence {
  absl::string_view english;
  absl::string_view french;
};

constexpr Sentence kSentences[] = {
    {"$0, press Enter to see your side. ", "$0, appuyez sur Entrée pour voir votre côté. "},
    {"Press Enter to clear the screen, then pass the keyboard to $0. ",
     "Appuyez sur Entrée pour effacer l'écran, puis passez le clavier à $0. "},
    {"The match is over: $0.", "La partie est finie : $0."},
    {"You can still type replay FILE, save FILE, undo or quit.",
     "Vous pouvez encore taper replay FICHIER, save FICHIER, undo ou quit."},
    {"Good-bye.", "Au revoir."},
    {"Good-bye. The match is not finished.", "Au revoir. La partie n'est pas finie."},
    {"Everything is saved. To go on: mallard play --continue",
     "Tout est enregistré. Pour continuer : mallard play --continue"},
    {"Type a place, such as $0; $1 can be chosen.",
     "Tapez un lieu, par exemple $0 ; $1 sont possibles."},
    {"Type a place as two numbers, such as $0.", "Tapez un lieu : deux nombres, par exemple $0."},
    {"... and $0 more (moves)", "... et encore $0 (moves)"},
    {"That is not possible: $0.", "C'est impossible : $0."},
    {"Sorry, $0.", "Désolé, $0."},
    {"A script of the loaded packs failed, and nothing has changed: $0",
     "Un script des packs chargés a échoué, rien n'a changé : $0"},
    {"There is no command \"$0\". Type help.", "Il n'y a pas de commande « $0 ». Tapez help."},
    {"There is nothing to decide.", "Il n'y a rien à décider."},
    {"The bot would play: $0", "L'ordinateur jouerait : $0"},
    {"Nothing has happened yet.", "Rien ne s'est encore passé."},
    {"Taken back to your last decision.", "Retour à votre dernière décision."},
    {"Nothing is known of \"$0\".", "Rien n'est connu de « $0 »."},
    {"$0 more things happened before (log)", "$0 autres événements avant (log)"},
    {"Also on the table: $0 (show NAME)", "Aussi sur la table : $0 (show NOM)"},
    {"$0 is there already. Overwrite it? [y/N] ", "$0 existe déjà. Le remplacer ? [o/N] "},
    {"Not saved.", "Pas enregistré."},
    {"Saved to $0.", "Enregistré dans $0."},
    {"Loaded $0.", "$0 chargé."},
    {"Wrote the replay to $0.", "Partie enregistrée dans $0."},
    {"The match is over after $0 actions: $1.", "La partie est finie après $0 actions : $1."},
    {"a draw", "égalité"},
    {"$0 wins", "$0 gagne"},
    {"$0 win", "$0 gagnent"},
    {" and ", " et "},
    {"$0 action", "$0 action"},
    {"$0 actions", "$0 actions"},
    {"How it ended: $0.", "Comment elle a fini : $0."},
    {"Now larger (+), smaller (-), or moved: < > and Page Up, Page Down.",
     "Plus grand (+), plus petit (-), ou déplacé : < > et Page précédente, suivante."},
    {"There is no \"$0\" on the board.", "Il n'y a pas de « $0 » sur le plateau."},
    {"zoom takes a number from 1 to 8, and a name.", "zoom demande un nombre de 1 à 8, et un nom."},
    {"Say which answer: preview and its number, name or place.",
     "Dites quelle réponse : preview et son numéro, son nom ou un lieu."},
    {"Nothing more is known of it before it is done.",
     "On n'en sait pas plus avant de l'avoir fait."},
    {"space: pause, q: quit", "espace : pause, q : quitter"},
    {"space: on, arrows: step, q: quit", "espace : reprendre, flèches : pas à pas, q : quitter"},
};

}  // namespace

Language FindLanguage(const Catalog& catalog, absl::string_view tag) {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (tag.empty() && value != nullptr) tag = value;
  }
  Language language;
  language.number = catalog.FindLanguage(tag);
  language.french =
      absl::StartsWith(catalog.languages()[static_cast<size_t>(language.number)], "fr");
  return language;
}

absl::string_view Say(const Language& language, absl::string_view english) {
  if (!language.french) return english;
  for (const Sentence& sentence : kSentences) {
    if (sentence.english == english) return sentence.french;
  }
  return english;
}

}  // namespace mallard::terminal
