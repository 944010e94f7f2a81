extends RefCounted
## The demo's own words. Everything about games comes from the catalog, in the player's language.

const _WORDS := {
	"fr": {
		"Play": "Jouer", "Menu": "Menu", "Undo": "Annuler", "Redo": "Rétablir", "Hint": "Conseil",
		"Save": "Enregistrer", "Load": "Charger", "Fit": "Tout voir", "Back": "Retour",
		"Do it": "Valider", "Person": "Humain", "Player": "Joueur", "Choose a game": "Choisissez un jeu",
		"Thinking …": "Réflexion …", "is next": "joue ensuite", "Show me": "Montrer",
		"Pass the screen, so that nobody sees too much.":
			"Passez l'écran : personne n'en verra trop.",
		"wins": "gagne", "A draw": "Égalité", "Saved": "Enregistré", "Nothing was saved yet":
			"Rien n'est enregistré", "Players": "Joueurs", "Options": "Options", "none": "aucun",
		"Hint:": "Conseil :", "Language": "Langue", "Computer": "Ordinateur", "random": "au hasard",
		"easy": "facile", "normal": "normal", "hard": "difficile", "search": "recherche",
		"Seed": "Graine", "Round": "Manche", "more": "de plus", "Not saved": "Non enregistré",
		"Since your last turn": "Depuis votre dernier tour", "Saved games": "Parties enregistrées",
		"This is no saved game": "Ce n'est pas une partie enregistrée",
	},
}

static var language := "en"


## Name and text of a game, in the language of its catalog.
static func game(catalog: MallardCatalog) -> Dictionary:
	var whole: Variant = JSON.parse_string(catalog.to_json())
	return whole if whole is Dictionary else {"name": "", "text": ""}


static func say(english: String) -> String:
	return _WORDS.get(language, {}).get(english, english)
