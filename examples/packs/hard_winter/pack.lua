-- An example mod for Duckheim and for what units learn: attributes, episodes, wounds, trainings and lessons.
pack {
  id = "hard_winter",
  version = "1.0.0",
  game = "duckhammer_campaign",
  api = 1,
  title = "A Hard Winter",
  requires = { duckhammer_campaign = ">=1.0 <2" },
}
