-- An example mod for BattleDucks: two maneuvers that reckon with columns, rows and chance, and a
-- formation for each of them.
pack {
  id = "drifting_pond",
  version = "1.0.0",
  game = "battleducks",
  api = 1,
  title = "Drifting Pond",
  requires = { battleducks = ">=1.0 <2" },
}
