-- The ship and what its slots can hold.

-- A scout has three slots filled, a cruiser four to six, a freighter more.
ship {
  id = "trader",
  name = "Trader",
  slots = { 8, 8, 8, 5, 5, 5, 2, 2, 2 },
  start_slots = 3,
  hold = 1,
}

equipment { id = "hold", name = "Hold", capacity = 2 }

-- Crew quarters are energy markers put on the ship.
equipment { id = "navigator", name = "Navigator quarters", marker = "move", move = 1 }
equipment { id = "builder", name = "Builder quarters", marker = "build", build = 1 }
equipment { id = "merchant", name = "Merchant quarters", marker = "trade", trade = 1 }
