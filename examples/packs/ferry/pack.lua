-- An example mod for Ducks in Tow: a landing with five things to do, which together ask the player for
-- everything a tile can ask for, and a park with two of them.
pack {
  id = "ferry",
  version = "1.0.0",
  game = "ducks_in_tow",
  api = 1,
  title = "The Ferry",
  requires = { ducks_in_tow = ">=1.0 <2" },
}
