-- What campaign maps are made of, and what crosses water.

ground {
  id = "open",
  name = "Open Land",
  text = "A day is 6 inches.",
  icon = "grass",
  symbol = ".",
  open = true,
  pace = 6,
}
ground {
  id = "woodland",
  name = "Woodland",
  text = "A day is 4 inches.",
  icon = "tree",
  symbol = '"',
  pace = 4,
  order = 1,
}
ground {
  id = "mountain",
  name = "Mountain",
  text = "A day is 3 inches.",
  icon = "peak",
  symbol = "^",
  pace = 3,
  order = 2,
}
ground {
  id = "water",
  name = "Water",
  text = "A day is 4 inches for fast swimmers and 2 for slow ones; others cross an inch at most, in a day.",
  icon = "wave",
  symbol = "~",
  water = true,
  pace = 2,
  fast_pace = 4,
  order = 3,
}

boat {
  id = "raft",
  name = "Raft",
  text = "Barrels, planks and optimism. Until the season ends the company crosses water as slow swimmers do.",
  icon = "raft",
  price = 2,
  swims = "slow",
}
boat {
  id = "barge",
  name = "Barge",
  text = "With a roof, a stove and an opinion on both. Until the season ends the company crosses water as fast swimmers do.",
  icon = "barge",
  price = 4,
  swims = "fast",
}
