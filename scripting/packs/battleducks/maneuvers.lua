-- What Commanders can do. Without a `resolve` function a maneuver probes every cell under its
-- viewfinder, row by row from the top; that is all these five do.

maneuver {
  id = "centers",
  name = "The Centers",
  cooldown = 5,
  footprint = {
    ".o.",
    "ooo",
    ".o.",
  },
}

maneuver {
  id = "longs",
  name = "The Longs",
  cooldown = 6,
  footprint = {
    "oooooo",
  },
}

maneuver {
  id = "others",
  name = "The Others",
  cooldown = 7,
  footprint = {
    "oo..",
    ".oo.",
    "..oo",
    "...o",
  },
}

maneuver {
  id = "circles",
  name = "The Circles",
  cooldown = 8,
  footprint = {
    "ooo",
    "o.o",
    "ooo",
  },
}

maneuver {
  id = "specials",
  name = "The Specials",
  cooldown = 10,
  footprint = {
    "o.o.o",
    ".ooo.",
    "o.o.o",
  },
}
