-- Bets on the rounds to come. What each pays follows from its rounds, gambles and restriction. All of them need
-- something to be done: one that is won by hiding would be no bet in a first round.

-- Anybody's.

quacktic {
  id = "hold_the_line",
  name = "Hold the Line",
  text = "Nobody of ours is carried off, and somebody of theirs is.",
  rounds = 1,
  gambles = { "keep_units", "destroy_model" },
}
quacktic {
  id = "first_blood",
  name = "First Blood",
  text = "Modest, but it counts.",
  rounds = 1,
  gambles = { "destroy_model" },
}
quacktic {
  id = "lions_den",
  name = "Lion's Den",
  text = "Let them come all the way in.",
  rounds = 2,
  gambles = { "destroy_in_own_zone" },
}

-- Of missions.

quacktic {
  id = "clean_kill",
  name = "Clean Kill",
  text = "One goes down, and none of ours was ever there.",
  mission = "assassination",
  rounds = 1,
  gambles = { "destroy_unit", "keep_models" },
}
quacktic {
  id = "no_way_back",
  name = "No Way Back",
  text = "Burn the nest you came from.",
  mission = "breakthrough",
  rounds = 2,
  gambles = { "destroy_on_enemy_side" },
}
quacktic {
  id = "over_my_dead_duck",
  name = "Over My Dead Duck",
  text = "Whoever crosses the line stays there.",
  mission = "hold_the_fort",
  rounds = 2,
  gambles = { "destroy_on_own_side", "keep_units" },
}
quacktic {
  id = "feeding_time",
  name = "Feeding Time",
  text = "It will eat somebody. Plan around it.",
  mission = "outside_problem",
  rounds = 2,
  gambles = { "lose_model", "destroy_unit" },
}
quacktic {
  id = "stay_put",
  name = "Stay Put",
  text = "Land held is land one is still standing on.",
  mission = "area_control",
  rounds = 2,
  gambles = { "keep_units", "twelves" },
}
quacktic {
  id = "down_you_go",
  name = "Down You Go",
  text = "There is room for one up here.",
  mission = "cock_of_the_rock",
  rounds = 2,
  gambles = { "destroy_model", "keep_units" },
}

-- Of Feathers.

quacktic {
  id = "litany_of_restraint",
  name = "Litany of Restraint",
  text = "One unit prays between shots, and hits only on 10 or more.",
  feather = "impondium",
  rounds = 1,
  gambles = { "destroy_model" },
  restriction_hits_on = 10,
}
quacktic {
  id = "crown_of_lightning",
  name = "Crown of Lightning",
  text = "The storm knows its own.",
  feather = "thunder_kings",
  rounds = 1,
  gambles = { "many_twelves" },
}
quacktic {
  id = "biggest_noise",
  name = "Biggest Noise",
  text = "Missing loudly is half of winning.",
  feather = "auks",
  rounds = 1,
  gambles = { "many_ones" },
}

-- Of factions.

quacktic {
  id = "by_the_book",
  name = "By the Book",
  text = "Page one: do not be hit.",
  faction = "quack_marines",
  rounds = 2,
  gambles = { "keep_models", "destroy_model" },
}
quacktic {
  id = "acceptable_losses",
  name = "Acceptable Losses",
  text = "A number was written down beforehand.",
  faction = "pond_guard",
  rounds = 2,
  gambles = { "lose_unit", "destroy_unit" },
}
quacktic {
  id = "calm_before",
  name = "Calm Before",
  text = "A round of warning shots: near enough to hear, and nobody struck down.",
  faction = "storm_court",
  rounds = 1,
  gambles = { "spare_models", "ones" },
}
quacktic {
  id = "grave_tithe",
  name = "Grave Tithe",
  text = "The host pays in advance and collects later.",
  faction = "hollow_host",
  rounds = 3,
  gambles = { "lose_model", "destroy_unit", "twelves" },
}
quacktic {
  id = "wrong_cliff",
  name = "Wrong Cliff",
  text = "Explain to them, at home, that they are standing on ours.",
  faction = "cliff_mob",
  rounds = 2,
  gambles = { "destroy_in_enemy_zone" },
}
quacktic {
  id = "smash_and_grab",
  name = "Smash and Grab",
  text = "In, out, and something falls off the boat.",
  faction = "tide_reavers",
  rounds = 2,
  gambles = { "destroy_on_enemy_side", "ones" },
}
