-- An example mod for BattleDucks: a maneuver that asks its player something in the middle.
pack {
  id = "balloon_pond",
  version = "1.0.0",
  game = "battleducks",
  api = 1,
  title = "Balloon Pond",
  requires = { battleducks = ">=1.0 <2" },
}
