pack {
  id = "duckhammer",
  version = "1.0.0",
  game = "duckhammer",
  api = 1,
  title = "Duckhammer",
}
