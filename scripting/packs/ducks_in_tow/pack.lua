pack {
  id = "ducks_in_tow",
  version = "1.0.0",
  game = "ducks_in_tow",
  api = 1,
  title = "Ducks in Tow",
}
