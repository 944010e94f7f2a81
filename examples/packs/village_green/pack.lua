-- An example mod for Duckhammer: missions, bets, a monster and a small battlefield.
pack {
  id = "village_green",
  version = "1.0.0",
  game = "duckhammer",
  api = 1,
  title = "The Village Green",
  requires = { duckhammer = ">=1.0 <2" },
}
