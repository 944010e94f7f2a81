-- An example mod for Ducks in Tow: a special tile with actions of its own, a fifth colour, a location
-- with a wide card, a formation and a park that uses them all.
pack {
  id = "bread_stand",
  version = "1.0.0",
  game = "ducks_in_tow",
  api = 1,
  title = "Bread Stand",
  requires = { ducks_in_tow = ">=1.0 <2" },
}
