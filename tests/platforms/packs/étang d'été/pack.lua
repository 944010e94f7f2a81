pack {
  id = "etang",
  version = "1.0.0",
  game = "battleducks",
  api = 1,
  title = "Étang d'été",
  requires = { battleducks = ">=1.0 <2" },
}
