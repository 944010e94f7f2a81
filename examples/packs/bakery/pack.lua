-- An example mod for Duck Dealer: a good with its mine, factory and consumer, and a shipyard that
-- hires bakers.
pack {
  id = "bakery",
  version = "1.0.0",
  game = "duck_dealer",
  api = 1,
  title = "The Bakery",
  requires = { duck_dealer = ">=1.0 <2" },
}
