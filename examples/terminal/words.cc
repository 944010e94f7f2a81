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
    {"Type a place across and along, such as $0.",
     "Tapez un lieu en travers et en long, par exemple $0."},
    {"or any number from $0 to $1", "ou tout nombre de $0 à $1"},
    {"\"$0\" is no answer, action or command. Type answers, moves or help.",
     "« $0 » n'est ni réponse, ni action, ni commande. Tapez answers, moves ou help."},
    {"Two numbers, in thousandths of an inch.", "Deux nombres, en millièmes de pouce."},
    {"$0 inches: nothing can go there.", "$0 pouces : rien ne peut aller là."},
    {"arrows, click: the cross; Enter, second click: go; Tab: panels; ? help; q",
     "flèches, clic : la croix ; Entrée, autre clic : y aller ; Tab : panneaux ; ? ; q"},
    {"That is not possible: $0.", "C'est impossible : $0."},
    {"Sorry, $0.", "Désolé, $0."},
    {"A script of the loaded packs failed, and nothing has changed: $0",
     "Un script des packs chargés a échoué, rien n'a changé : $0"},
    {"There is no command \"$0\". Type help.", "Il n'y a pas de commande « $0 ». Tapez help."},
    {"There is nothing to decide.", "Il n'y a rien à décider."},
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
    {"Nothing is lost: type undo, save FILE, load FILE or quit.",
     "Rien n'est perdu : tapez undo, save FICHIER, load FICHIER ou quit."},
    {"the bot $0 cannot go on: $1", "l'ordinateur $0 ne peut pas continuer : $1"},
    {"The packs have changed: the match goes on with what they say now.",
     "Les packs ont changé : la partie continue avec ce qu'ils disent maintenant."},
    {"The packs have changed, but cannot be used:",
     "Les packs ont changé, mais ne peuvent pas servir :"},
    {"The match goes on with what was loaded before.",
     "La partie continue avec ce qui était chargé."},
    {"This takes a number of lines, not \"$0\".", "Il faut un nombre de lignes, pas « $0 »."},
    {"$0 needs the name of a file.", "$0 demande le nom d'un fichier."},
    {"To try it with the packs that are loaded: load changed $0",
     "Pour essayer avec les packs chargés : load changed $0"},
    {"The bot would play: $0 (type $1)", "L'ordinateur jouerait : $0 (tapez $1)"},
    {"... and $0 more (answers)", "... et encore $0 (answers)"},
    {"There is nothing to choose from.", "Il n'y a rien à choisir."},
    {"No legal choice begins with \"$0\".", "Aucun choix permis ne commence par « $0 »."},
    {"($0 choices)", "($0 choix)"},
    {"... and more; these are from the first $0 of $1.",
     "... et d'autres ; voici les $0 premiers de $1."},
    {"These are examples; other values are possible.",
     "Ce sont des exemples ; d'autres valeurs sont possibles."},
    {"For a whole list: moves $0", "Pour la liste entière : moves $0"},
    {"One of $0.", "Au choix : $0."},
    {"At other times (help and the name says more): $0.",
     "À d'autres moments (help et le nom en dit plus) : $0."},
    {"Answer by a number of the list, a name or a place, one step after another; or type a whole "
     "action. Short forms do if only one can be meant: its first letters, or just its arguments. "
     "help and the name of anything you see tells what it is.",
     "Répondez par un numéro de la liste, un nom ou un lieu, pas à pas ; ou tapez une action "
     "entière. Des formes courtes suffisent si une seule est possible : ses premières lettres, ou "
     "rien que ses arguments. help et le nom de ce que vous voyez dit ce que c'est."},
    {"Commands (a / in front if the game has an action of that name):",
     "Commandes (avec / devant si le jeu a une action de ce nom) :"},
    {"[anything]", "[un nom]"},
    {"[beginning]", "[début]"},
    {"NAME", "NOM"},
    {"N [name]", "N [nom]"},
    {"ANSWER", "RÉPONSE"},
    {"[number]", "[nombre]"},
    {"FILE", "FICHIER"},
    {"[changed] FILE", "[changed] FICHIER"},
    {"this; or what an action, a card, a unit is",
     "ceci ; ou ce qu'est une action, une carte, une unité"},
    {"every answer to the question, with its number",
     "toutes les réponses à la question, avec leurs numéros"},
    {"what you can do now; or all that begins so",
     "ce que vous pouvez faire ; ou tout ce qui commence ainsi"},
    {"take back the last step of a choice", "reprendre le dernier pas d'un choix"},
    {"show the table again", "remontrer la table"},
    {"one part of the table by itself: hand, units, map",
     "une partie de la table seule : main, unités, carte"},
    {"the board N times as large, over something on it",
     "le plateau N fois plus grand, au-dessus de quelque chose"},
    {"what an answer would do, before you give it",
     "ce que ferait une réponse, avant de la donner"},
    {"what the game's bot would do in your place", "ce que l'ordinateur ferait à votre place"},
    {"the last things that happened, as far as you know",
     "les derniers événements, autant que vous en savez"},
    {"the same with every die and every detail", "pareil, avec chaque dé et chaque détail"},
    {"go back to your last decision", "revenir à votre dernière décision"},
    {"save the match", "enregistrer la partie"},
    {"go on with a saved match; also if packs have changed",
     "continuer une partie enregistrée ; aussi si des packs ont changé"},
    {"write the replay of the match so far", "écrire le déroulement de la partie"},
    {"leave; the match is kept", "quitter ; la partie est gardée"},
    {"Page Up, Page Down: more; any other key: back",
     "Page précédente, suivante : plus ; autre touche : retour"},
    {"Tab: panels; type undo, save FILE or q", "Tab : panneaux ; tapez undo, save FICHIER ou q"},
    {"arrows, Enter or a click: a place; Tab: panels; ? help; q",
     "flèches, Entrée ou clic : un lieu ; Tab : panneaux ; ? aide ; q"},
    {"arrows, Enter: answer; Tab: panels; ? help; q",
     "flèches, Entrée : répondre ; Tab : panneaux ; ? aide ; q"},
    {"answers $0-$1 of $2", "réponses $0-$1 sur $2"},
    {"Mallard: rules engines for tabletop games",
     "Mallard : des moteurs de règles pour jeux de table"},
    {"go on: $0, $1, $2", "continuer : $0, $1, $2"},
    {"... and $0 matches that were left earlier", "... et $0 parties quittées plus tôt"},
    {"Which? (number, or q to leave) ", "Lequel ? (numéro, ou q pour quitter) "},
    {"A number from 1 to $0, please.", "Un numéro de 1 à $0, s'il vous plaît."},
    {"Options:", "Options :"},
    {"Change an option (name=value), type a name for what it means, or Enter to go on: ",
     "Changez une option (nom=valeur), tapez un nom pour en savoir plus, ou Entrée : "},
    {"There is no option \"$0\".", "Il n'y a pas d'option « $0 »."},
    {"Values: $0.", "Valeurs : $0."},
    {"$0 to $1", "$0 à $1"},
    {"You against the computer", "Vous contre l'ordinateur"},
    {"Everybody at this keyboard", "Tout le monde à ce clavier"},
    {"Only watch", "Seulement regarder"},
    {"Who plays? ", "Qui joue ? "},
    {"Against whom? (Enter: $0) ", "Contre qui ? (Entrée : $0) "},
    {"Takes any legal action, all alike.", "Fait n'importe quelle action permise."},
    {"The game's own player, with a short sight: it takes what looks good enough.",
     "Le joueur du jeu, à courte vue : il prend ce qui semble assez bon."},
    {"The game's own player, which plays to win; level normal.",
     "Le joueur du jeu, qui joue pour gagner ; niveau normal."},
    {"The game's own player, thinking longer.", "Le joueur du jeu, qui réfléchit plus longtemps."},
    {"Plays imagined matches on from each of its best ideas; for any game.",
     "Joue des parties imaginées à partir de ses meilleures idées ; pour tout jeu."},
};

// The tag of the system's language; the first of the variables that is set decides.
absl::string_view SystemTag() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value != nullptr && *value != '\0') return value;
  }
  return "";
}

}  // namespace

Language SystemLanguage() { return {0, absl::StartsWith(SystemTag(), "fr")}; }

Language FindLanguage(const Catalog& catalog, absl::string_view tag) {
  Language language;
  language.number = catalog.FindLanguage(tag.empty() ? SystemTag() : tag);
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
