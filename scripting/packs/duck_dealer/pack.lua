pack {
  id = "duck_dealer",
  version = "1.0.0",
  game = "duck_dealer",
  api = 1,
  title = "Duck Dealer",
}
