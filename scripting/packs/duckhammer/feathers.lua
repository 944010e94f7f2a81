-- The civilizations of birds and their parts.

feather {
  id = "impondium",
  name = "Impondium",
  text = "A thousand ponds under one drake. Everything is forbidden that is not a hymn. Sturdy infantry with guns, "
    .. "and levies that fight well beside their officers.",
  icon = "crown",
}
faction {
  id = "quack_marines",
  name = "Quack Marines",
  feather = "impondium",
  text = "Ducks in plate, hatched for war and for filling in the forms about it. Few, brave, armed for any distance; "
    .. "Marines fight on after they fall.",
}
faction {
  id = "pond_guard",
  name = "Pond Guard",
  feather = "impondium",
  text = "Everybody else of the Impondium, with a spear, a number and an officer behind them. Large units, crossbows "
    .. "and marksducks; captains lend levies their Grade.",
}

feather {
  id = "thunder_kings",
  name = "Thunder Kings",
  text = "Waders of a drowned empire. Lightning crowned them once; it has been looking for them since. Fast flyers, "
    .. "archers and spells on one side, the stubborn dead on the other.",
  icon = "lightning",
}
faction {
  id = "storm_court",
  name = "Storm Court",
  feather = "thunder_kings",
  text = "The living heirs: herons and cranes who rule from inside the cloud. Fast flyers, long bows and thunder; "
    .. "whoever is in the air is easier to hit.",
}
faction {
  id = "hollow_host",
  name = "Hollow Host",
  feather = "thunder_kings",
  text = "The dead subjects. The law of the Thunder Kings never released anybody from service. Cheap, slow, and "
    .. "hardly ever frightened away; curses and lullabies.",
}

feather {
  id = "auks",
  name = "Au'ks",
  text = "Loud, green with seaweed, and certain that the cliff next door would be a better one. Cheap crowds and hard "
    .. "charges; swimmers who are at home under water.",
  icon = "axe",
}
faction {
  id = "cliff_mob",
  name = "Cliff Mob",
  feather = "auks",
  text = "Whoever shouts loudest from the highest ledge is in charge, until somebody jumps on them. Crowds, long "
    .. "charges and noise that hurts the brave most.",
}
faction {
  id = "tide_reavers",
  name = "Tide Reavers",
  feather = "auks",
  text = "Au'ks who noticed that other birds keep their valuables near the water. Fast swimmers, divers and harpoons; "
    .. "best where there is water on the map.",
}
