-- An example mod for Duck Dealer: equipment, mines, factories, shipyards and consumers that do something
-- when they are installed, built and used. Every hook of the game is used here or in the bakery.
pack {
  id = "guilds",
  version = "1.0.0",
  game = "duck_dealer",
  api = 1,
  title = "The Guilds",
  requires = { duck_dealer = ">=1.0 <2" },
}
