-- The ship and what its slots can hold.

-- A scout has three slots filled, a cruiser four to six, a freighter more.
ship {
  id = "trader",
  name = "Trader",
  text = "Nine slots for equipment, filled in order, the first three before the first turn. A move "
    .. "energy gives 8 steps with 3 slots filled (a scout), 5 with 4 to 6 (a cruiser), 2 with 7 or "
    .. "more (a freighter). Carries 1 good besides its holds.",
  icon = "ship",
  slots = { 8, 8, 8, 5, 5, 5, 2, 2, 2 },
  start_slots = 3,
  hold = 1,
}

equipment {
  id = "hold",
  name = "Hold",
  text = "Carries 2 goods. Takes a slot of your ship.",
  icon = "hold",
  capacity = 2,
}

-- Crew quarters are energy markers put on the ship.

equipment {
  id = "navigator",
  name = "Navigator Quarters",
  text = "Gives 1 move energy each time you collect. Takes a slot of your ship and a move marker "
    .. "out of the supply.",
  icon = "quarters_move",
  marker = "move",
  move = 1,
}

equipment {
  id = "builder",
  name = "Builder Quarters",
  text = "Gives 1 build energy each time you collect. Takes a slot of your ship and a build marker "
    .. "out of the supply.",
  icon = "quarters_build",
  marker = "build",
  build = 1,
}

equipment {
  id = "merchant",
  name = "Merchant Quarters",
  text = "Gives 1 trade energy each time you collect. Takes a slot of your ship and a trade marker "
    .. "out of the supply.",
  icon = "quarters_trade",
  marker = "trade",
  trade = 1,
}
