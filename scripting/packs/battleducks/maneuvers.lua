-- What Commanders can do. Without a `resolve` function a maneuver probes every cell under its
-- viewfinder, row by row from the top; that is all these five do.

maneuver {
  id = "centers",
  name = "The Centers",
  text = "Probes a plus of five cells. It may be turned, not mirrored, and may hang over the edge, "
    .. "but must cover a cell not observed yet; known cells do not answer again. Then it is not "
    .. "available for your next 5 turns. Lost for good once its Commander is spotted.",
  icon = "centers",
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
  text = "Probes a straight line of six cells. It may be turned, not mirrored, and may hang over "
    .. "the edge, but must cover a cell not observed yet; known cells do not answer again. Then it "
    .. "is not available for your next 6 turns. Lost for good once its Commander is spotted.",
  icon = "longs",
  cooldown = 6,
  footprint = {
    "oooooo",
  },
}

maneuver {
  id = "others",
  name = "The Others",
  text = "Probes a staircase of seven cells. It may be turned, not mirrored, and may hang over the "
    .. "edge, but must cover a cell not observed yet; known cells do not answer again. Then it is "
    .. "not available for your next 7 turns. Lost for good once its Commander is spotted.",
  icon = "others",
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
  text = "Probes a ring of eight cells around one that is left out. It may be turned, not "
    .. "mirrored, and may hang over the edge, but must cover a cell not observed yet; known cells "
    .. "do not answer again. Then it is not available for your next 8 turns. Lost for good once "
    .. "its Commander is spotted.",
  icon = "circles",
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
  text = "Probes nine cells of a field 5 wide and 3 high: the middle three of its middle row, and "
    .. "the ends and the middle of the rows above and below. It may be turned, not mirrored, and "
    .. "may hang over the edge, but must cover a cell not observed yet; known cells do not answer "
    .. "again. Then it is not available for your next 10 turns. Lost for good once its Commander "
    .. "is spotted.",
  icon = "specials",
  cooldown = 10,
  footprint = {
    "o.o.o",
    ".ooo.",
    "o.o.o",
  },
}
