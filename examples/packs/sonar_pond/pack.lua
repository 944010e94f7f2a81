-- An example mod for BattleDucks: a new formation, a new pond and a new maneuver.
pack {
  id = "sonar_pond",
  version = "1.0.0",
  game = "battleducks",
  api = 1,
  title = "Sonar Pond",
  requires = { battleducks = ">=1.0 <2" },
}
