-- The thirty formations. `#` is a duck.

-- Classics

formation {
  id = "single",
  name = "Single",
  category = "classics",
  shape = {
    "#",
  },
}

formation {
  id = "double",
  name = "Double",
  category = "classics",
  shape = {
    "##",
  },
}

formation {
  id = "triple",
  name = "Triple",
  category = "classics",
  shape = {
    "###",
  },
}

formation {
  id = "quadruple",
  name = "Quadruple",
  category = "classics",
  shape = {
    "####",
  },
}

formation {
  id = "quintuple",
  name = "Quintuple",
  category = "classics",
  shape = {
    "#####",
  },
}

-- Centers

formation {
  id = "coral",
  name = "The Coral",
  category = "centers",
  shape = {
    ".##",
    "##.",
    ".#.",
  },
}

formation {
  id = "arrow",
  name = "The Arrow",
  category = "centers",
  shape = {
    "###",
    ".#.",
    ".#.",
  },
}

formation {
  id = "spinner",
  name = "The Spinner",
  category = "centers",
  shape = {
    "##.",
    ".#.",
    ".##",
  },
}

formation {
  id = "flat",
  name = "The Flat",
  category = "centers",
  shape = {
    "##",
    "##",
    "#.",
  },
}

formation {
  id = "russian",
  name = "The Russian",
  category = "centers",
  shape = {
    ".#.",
    "###",
    ".#.",
  },
}

-- Longs

formation {
  id = "reed",
  name = "The Reed",
  category = "longs",
  shape = {
    "######",
  },
}

formation {
  id = "worm",
  name = "The Worm",
  category = "longs",
  shape = {
    "###.",
    "..##",
    "...#",
  },
}

formation {
  id = "shrimp",
  name = "The Shrimp",
  category = "longs",
  shape = {
    "#####",
    "#....",
  },
}

formation {
  id = "snake",
  name = "The Snake",
  category = "longs",
  shape = {
    "##..",
    ".##.",
    "..##",
  },
}

formation {
  id = "bow",
  name = "The Bow",
  category = "longs",
  shape = {
    "#..#",
    "####",
  },
}

-- Others

formation {
  id = "lightning",
  name = "The Lightning",
  category = "others",
  shape = {
    ".##",
    ".#.",
    "##.",
    "#..",
    "#..",
  },
}

formation {
  id = "wave",
  name = "The Wave",
  category = "others",
  shape = {
    "#.#.#",
    "##.##",
  },
}

formation {
  id = "beacon",
  name = "The Beacon",
  category = "others",
  shape = {
    ".#.",
    "###",
    ".#.",
    ".#.",
    ".#.",
  },
}

formation {
  id = "dock",
  name = "The Dock",
  category = "others",
  shape = {
    "#####",
    "#...#",
  },
}

formation {
  id = "kite",
  name = "The Kite",
  category = "others",
  shape = {
    ".#.",
    "###",
    ".#.",
    "..#",
    "..#",
  },
}

-- Circles

formation {
  id = "hook",
  name = "The Hook",
  category = "circles",
  shape = {
    "###",
    "#.#",
    "..#",
    "..#",
    "..#",
  },
}

formation {
  id = "cap",
  name = "The Cap",
  category = "circles",
  shape = {
    "######",
    "#....#",
  },
}

formation {
  id = "horseshoe",
  name = "The Horseshoe",
  category = "circles",
  shape = {
    "#..#",
    "#..#",
    "####",
  },
}

formation {
  id = "donut",
  name = "The Donut",
  category = "circles",
  shape = {
    "###",
    "#.#",
    "###",
  },
}

formation {
  id = "nenuphar",
  name = "The Nenuphar",
  category = "circles",
  shape = {
    "###",
    "##.",
    "###",
  },
}

-- Specials

formation {
  id = "pyramid",
  name = "The Pyramid",
  category = "specials",
  shape = {
    "..#..",
    ".###.",
    "#####",
  },
}

formation {
  id = "bay",
  name = "The Bay",
  category = "specials",
  shape = {
    "#...#",
    "#...#",
    "#####",
  },
}

formation {
  id = "compas",
  name = "The Compas",
  category = "specials",
  shape = {
    "..#..",
    "..#..",
    "#####",
    "..#..",
    "..#..",
  },
}

formation {
  id = "flake",
  name = "The Flake",
  category = "specials",
  shape = {
    "#...#",
    ".#.#.",
    "..#..",
    ".#.#.",
    "#...#",
  },
}

formation {
  id = "buoy",
  name = "The Buoy",
  category = "specials",
  shape = {
    "###",
    "###",
    "###",
  },
}
