-- The civilizations of birds and their parts.

feather {
  id = "impondium",
  name = "Impondium",
  text = "A thousand ponds under one drake. Everything is forbidden that is not a hymn.",
}
faction {
  id = "quack_marines",
  name = "Quack Marines",
  feather = "impondium",
  text = "Ducks in plate, hatched for war and for filling in the forms about it.",
}
faction {
  id = "pond_guard",
  name = "Pond Guard",
  feather = "impondium",
  text = "Everybody else of the Impondium, with a spear, a number and an officer behind them.",
}

feather {
  id = "thunder_kings",
  name = "Thunder Kings",
  text = "Waders of a drowned empire. Lightning crowned them once; it has been looking for them since.",
}
faction {
  id = "storm_court",
  name = "Storm Court",
  feather = "thunder_kings",
  text = "The living heirs: herons and cranes who rule from inside the cloud.",
}
faction {
  id = "hollow_host",
  name = "Hollow Host",
  feather = "thunder_kings",
  text = "The dead subjects. The law of the Thunder Kings never released anybody from service.",
}

feather {
  id = "auks",
  name = "Au'ks",
  text = "Loud, green with seaweed, and certain that the cliff next door would be a better one.",
}
faction {
  id = "cliff_mob",
  name = "Cliff Mob",
  feather = "auks",
  text = "Whoever shouts loudest from the highest ledge is in charge, until somebody jumps on them.",
}
faction {
  id = "tide_reavers",
  name = "Tide Reavers",
  feather = "auks",
  text = "Au'ks who noticed that other birds keep their valuables near the water.",
}
