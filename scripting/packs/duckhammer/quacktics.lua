-- Bets on the rounds to come. What each pays follows from its rounds, gambles and restriction. All of them need
-- something to be done: one that is won by hiding would be no bet in a first round.

-- Anybody's.

quacktic {
  id = "hold_the_line",
  name = "Hold the Line",
  text = "1 round, 2 victory points. Lose no unit, and destroy an enemy model.",
  rounds = 1,
  gambles = { "keep_units", "destroy_model" },
}
quacktic {
  id = "first_blood",
  name = "First Blood",
  text = "1 round, 1 victory point. Destroy an enemy model. Modest, but it counts.",
  rounds = 1,
  gambles = { "destroy_model" },
}
quacktic {
  id = "lions_den",
  name = "Lion's Den",
  text = "2 rounds, 4 victory points. Destroy an enemy unit in your own deployment zone. Let them come all the way in.",
  rounds = 2,
  gambles = { "destroy_in_own_zone" },
}

-- Of missions.

quacktic {
  id = "clean_kill",
  name = "Clean Kill",
  text = "For players on Assassination. 1 round, 4 victory points. Destroy an enemy unit, and lose no model.",
  mission = "assassination",
  rounds = 1,
  gambles = { "destroy_unit", "keep_models" },
}
quacktic {
  id = "no_way_back",
  name = "No Way Back",
  text = "For players on Breakthrough. 2 rounds, 4 victory points. Destroy an enemy unit on its side of the front "
    .. "line. Burn the nest you came from.",
  mission = "breakthrough",
  rounds = 2,
  gambles = { "destroy_on_enemy_side" },
}
quacktic {
  id = "over_my_dead_duck",
  name = "Over My Dead Duck",
  text = "For players on Hold the Fort. 2 rounds, 4 victory points. Destroy an enemy unit on your side of the front "
    .. "line, and lose no unit.",
  mission = "hold_the_fort",
  rounds = 2,
  gambles = { "destroy_on_own_side", "keep_units" },
}
quacktic {
  id = "feeding_time",
  name = "Feeding Time",
  text = "For players on Outside Problem. 2 rounds, 2 victory points. Lose a model, and destroy an enemy unit. It "
    .. "will eat somebody. Plan around it.",
  mission = "outside_problem",
  rounds = 2,
  gambles = { "lose_model", "destroy_unit" },
}
quacktic {
  id = "stay_put",
  name = "Stay Put",
  text = "For players on Area Control. 2 rounds, 5 victory points. Lose no unit, and have four natural 12s on your "
    .. "attack rolls.",
  mission = "area_control",
  rounds = 2,
  gambles = { "keep_units", "twelves" },
}
quacktic {
  id = "down_you_go",
  name = "Down You Go",
  text = "For players on Cock of the Rock. 2 rounds, 4 victory points. Destroy an enemy model, and lose no unit. "
    .. "There is room for one up here.",
  mission = "cock_of_the_rock",
  rounds = 2,
  gambles = { "destroy_model", "keep_units" },
}

-- Of Feathers.

quacktic {
  id = "litany_of_restraint",
  name = "Litany of Restraint",
  text = "For armies of the Impondium. 1 round, 2 victory points. Destroy an enemy model. Meanwhile one of your units "
    .. "on the map, chosen at the start, hits only on 10 or more; it may be lost.",
  feather = "impondium",
  rounds = 1,
  gambles = { "destroy_model" },
  restriction = { { of = "hits_on", set = 10 } },
}
quacktic {
  id = "crown_of_lightning",
  name = "Crown of Lightning",
  text = "For armies of the Thunder Kings. 1 round, 3 victory points. Have three natural 12s on your attack rolls.",
  feather = "thunder_kings",
  rounds = 1,
  gambles = { "many_twelves" },
}
quacktic {
  id = "biggest_noise",
  name = "Biggest Noise",
  text = "For armies of the Au'ks. 1 round, 3 victory points. Have two natural 1s on your attack rolls. Missing "
    .. "loudly is half of winning.",
  feather = "auks",
  rounds = 1,
  gambles = { "many_ones" },
}

-- Of factions.

quacktic {
  id = "by_the_book",
  name = "By the Book",
  text = "For armies with Quack Marines. 2 rounds, 5 victory points. Lose no model, and destroy an enemy model.",
  faction = "quack_marines",
  rounds = 2,
  gambles = { "keep_models", "destroy_model" },
}
quacktic {
  id = "acceptable_losses",
  name = "Acceptable Losses",
  text = "For armies with Pond Guard. 2 rounds, 3 victory points. Lose a unit, and destroy an enemy unit. A number "
    .. "was written down beforehand.",
  faction = "pond_guard",
  rounds = 2,
  gambles = { "lose_unit", "destroy_unit" },
}
quacktic {
  id = "calm_before",
  name = "Calm Before",
  text = "For armies with Storm Court. 1 round, 4 victory points. Destroy no enemy model, and have a natural 1 on "
    .. "your attack rolls.",
  faction = "storm_court",
  rounds = 1,
  gambles = { "spare_models", "ones" },
}
quacktic {
  id = "grave_tithe",
  name = "Grave Tithe",
  text = "For armies with Hollow Host. 3 rounds, 6 victory points. Lose a model, destroy an enemy unit, and have six "
    .. "natural 12s on your attack rolls.",
  faction = "hollow_host",
  rounds = 3,
  gambles = { "lose_model", "destroy_unit", "twelves" },
}
quacktic {
  id = "wrong_cliff",
  name = "Wrong Cliff",
  text = "For armies with Cliff Mob. 2 rounds, 5 victory points. Destroy an enemy unit in its own deployment zone.",
  faction = "cliff_mob",
  rounds = 2,
  gambles = { "destroy_in_enemy_zone" },
}
quacktic {
  id = "smash_and_grab",
  name = "Smash and Grab",
  text = "For armies with Tide Reavers. 2 rounds, 5 victory points. Destroy an enemy unit on its side of the front "
    .. "line, and have two natural 1s on your attack rolls.",
  faction = "tide_reavers",
  rounds = 2,
  gambles = { "destroy_on_enemy_side", "ones" },
}
