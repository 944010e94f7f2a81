-- The mill pond in French.
return {
  board = { mill_pond = { name = "L’Étang du moulin" } },
  mode = { mill = { name = "Le Moulin" } },
  category = { young = { name = "Les Petits" } },
  formation = {
    sluice = { name = "L’Écluse" },
    ducklings = { name = "Les Canetons" },
  },
  maneuver = { paddle = { name = "Barboter" } },
  variable = {
    patience = {
      name = "Patience",
      text = "Combien de fois les canetons sont revenus bredouilles.",
    },
  },
}
