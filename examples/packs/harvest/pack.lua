-- An example mod for Duckhammer campaigns: means of getting rations, a campaign map and challenges.
pack {
  id = "harvest",
  version = "1.0.0",
  game = "duckhammer_campaign",
  api = 1,
  title = "The Harvest War",
  requires = { duckhammer_campaign = ">=1.0 <2" },
}
