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
		"Seed": "Graine", "Round": "Manche", "more": "de plus",
	},
}

static var language := "en"


static func say(english: String) -> String:
	return _WORDS.get(language, {}).get(english, english)
