pack {
  id = "duckhammer_campaign",
  version = "1.0.0",
  game = "duckhammer_campaign",
  api = 1,
  title = "Duckhammer campaigns",
  requires = { duckhammer = ">=1.0 <2" },
}
