-- An example mod for Duckhammer campaigns: means that pay for battles, and battles on a smaller field.
pack {
  id = "bounty_hunters",
  version = "1.0.0",
  game = "duckhammer_campaign",
  api = 1,
  title = "Bounty Hunters",
  requires = { duckhammer_campaign = ">=1.0 <2" },
}
