-- The thirty formations. `#` is a duck.

-- Classics

formation {
  id = "single",
  name = "Single",
  text = "One duck: found as soon as it is spotted. No Commander.",
  icon = "single",
  category = "classics",
  shape = {
    "#",
  },
}

formation {
  id = "double",
  name = "Double",
  text = "Two ducks side by side. No Commander.",
  icon = "double",
  category = "classics",
  shape = {
    "##",
  },
}

formation {
  id = "triple",
  name = "Triple",
  text = "Three ducks in a straight line. No Commander.",
  icon = "triple",
  category = "classics",
  shape = {
    "###",
  },
}

formation {
  id = "quadruple",
  name = "Quadruple",
  text = "Four ducks in a straight line. No Commander.",
  icon = "quadruple",
  category = "classics",
  shape = {
    "####",
  },
}

formation {
  id = "quintuple",
  name = "Quintuple",
  text = "Five ducks in a straight line. No Commander.",
  icon = "quintuple",
  category = "classics",
  shape = {
    "#####",
  },
}

-- Centers

formation {
  id = "coral",
  name = "The Coral",
  text = "Five ducks: a column of three, one to the right of its top, one to the left of its "
    .. "middle. Its Commander can use The Centers.",
  icon = "coral",
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
  text = "Five ducks in a T: a row of three and two below its middle. Its Commander can use The "
    .. "Centers.",
  icon = "arrow",
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
  text = "Five ducks in a Z: a column of three, one to the left of its top, one to the right of "
    .. "its bottom. Its Commander can use The Centers.",
  icon = "spinner",
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
  text = "Five ducks: a square of four and one below its left side. Its Commander can use The "
    .. "Centers.",
  icon = "flat",
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
  text = "Five ducks in a plus. Its Commander can use The Centers.",
  icon = "russian",
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
  text = "Six ducks in a straight line. Its Commander can use The Longs.",
  icon = "reed",
  category = "longs",
  shape = {
    "######",
  },
}

formation {
  id = "worm",
  name = "The Worm",
  text = "Six ducks in a bent line: three across, then one down, one to the right, one down. Its "
    .. "Commander can use The Longs.",
  icon = "worm",
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
  text = "Six ducks in an L: a row of five and one below its left end. Its Commander can use The "
    .. "Longs.",
  icon = "shrimp",
  category = "longs",
  shape = {
    "#####",
    "#....",
  },
}

formation {
  id = "snake",
  name = "The Snake",
  text = "Six ducks in a staircase: three pairs, each one row lower and one column further right. "
    .. "Its Commander can use The Longs.",
  icon = "snake",
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
  text = "Six ducks: a row of four and one above each end. Its Commander can use The Longs.",
  icon = "bow",
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
  text = "Seven ducks: two columns of three side by side, the right one two rows higher, and one "
    .. "to the right of the top. Its Commander can use The Others.",
  icon = "lightning",
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
  text = "Seven ducks in two rows of five cells: above all but the second and fourth, below all "
    .. "but the third. Some touch at corners only. Its Commander can use The Others.",
  icon = "wave",
  category = "others",
  shape = {
    "#.#.#",
    "##.##",
  },
}

formation {
  id = "beacon",
  name = "The Beacon",
  text = "Seven ducks: a column of five and one on each side of its second duck. Its Commander can "
    .. "use The Others.",
  icon = "beacon",
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
  text = "Seven ducks: a row of five and one below each end. Its Commander can use The Others.",
  icon = "dock",
  category = "others",
  shape = {
    "#####",
    "#...#",
  },
}

formation {
  id = "kite",
  name = "The Kite",
  text = "Seven ducks: a plus of five, and a tail of two that touches its foot at the lower right "
    .. "corner only. Its Commander can use The Others.",
  icon = "kite",
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
  text = "Eight ducks: a column of five, two to the left of its top, and one below the far end of "
    .. "those. Its Commander can use The Circles.",
  icon = "hook",
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
  text = "Eight ducks: a row of six and one below each end. Its Commander can use The Circles.",
  icon = "cap",
  category = "circles",
  shape = {
    "######",
    "#....#",
  },
}

formation {
  id = "horseshoe",
  name = "The Horseshoe",
  text = "Eight ducks in a U: a row of four and two above each end. Its Commander can use The "
    .. "Circles.",
  icon = "horseshoe",
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
  text = "Eight ducks in a ring around one cell of water. Its Commander can use The Circles.",
  icon = "donut",
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
  text = "Eight ducks: a 3 by 3 square without the middle of one side. Its Commander can use The "
    .. "Circles.",
  icon = "nenuphar",
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
  text = "Nine ducks: rows of one, three and five, centred. Its Commander can use The Specials.",
  icon = "pyramid",
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
  text = "Nine ducks: a row of five and two above each end. Its Commander can use The Specials.",
  icon = "bay",
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
  text = "Nine ducks in a plus whose arms are two ducks long. Its Commander can use The Specials.",
  icon = "compas",
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
  text = "Nine ducks in an X whose arms are two ducks long. They touch at corners only. Its "
    .. "Commander can use The Specials.",
  icon = "flake",
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
  text = "Nine ducks in a full 3 by 3 square. Its Commander can use The Specials.",
  icon = "buoy",
  category = "specials",
  shape = {
    "###",
    "###",
    "###",
  },
}
