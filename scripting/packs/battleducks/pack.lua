pack {
  id = "battleducks",
  version = "1.0.0",
  game = "battleducks",
  api = 1,
  title = "BattleDucks",
}
