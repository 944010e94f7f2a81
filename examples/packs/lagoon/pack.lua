-- An example mod for Duck Dealer: a small map with short routes, for quick matches.
pack {
  id = "lagoon",
  version = "1.0.0",
  game = "duck_dealer",
  api = 1,
  title = "The Lagoon",
  requires = { duck_dealer = ">=1.0 <2" },
}
