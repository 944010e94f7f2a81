pack {
  id = "mill_pond",
  version = "1.0.0",
  game = "battleducks",
  api = 1,
  title = "Mill Pond",
  requires = { battleducks = ">=1.0 <2" },
}
