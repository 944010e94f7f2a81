-- Intel cards: looking, hindering, mending, and the two answers to an attack.

card {
  id = "uav_drone",
  name = "UAV Drone",
  text = "Look at an area of 2 by 2 cells that lies wholly on the board: you see which of them "
    .. "hold a ship, not which ship or what damage. This is not an attack. You may still make your "
    .. "normal attack.",
  icon = "drone",
  class = "intel",
  copies = 5,
  target = { kind = "area", width = 2, height = 2 },
  resolve = function(ctx)
    ctx:reveal()
  end,
}

card {
  id = "cyber_operation",
  name = "Cyber Operation",
  text = "Until the end of their second turn from now, the enemy makes no normal attack, plays no "
    .. "assault or movement card and moves no ship after a hit. Intel cards and reactions still "
    .. "work. A second one adds two turns. You may still make your normal attack.",
  icon = "cyber",
  class = "intel",
  copies = 3,
  resolve = function(ctx)
    ctx:disable(2)
  end,
}

card {
  id = "smoke_screen",
  name = "Smoke Screen",
  text = "Reaction: name one of your ships that the attack hits and does not sink. The hit stands. "
    .. "Until the end of the enemy's third turn after this one, attacks on its cells answer smoke "
    .. "and do nothing, and the ship cannot move in any way, not even after this hit.",
  icon = "smoke",
  class = "intel",
  copies = 3,
  reaction = true,
  target = { kind = "hit_ship" },
  resolve = function(ctx)
    ctx:protect(ctx:ship(), 3)
  end,
}

card {
  id = "engineering",
  name = "Engineering",
  text = "Take one hit off a part of your choice of one of your standing ships. The enemy learns "
    .. "that you played the card, not on what. You may still make your normal attack.",
  icon = "wrench",
  class = "intel",
  copies = 8,
  secret = true,
  target = { kind = "own_damage" },
  resolve = function(ctx)
    ctx:repair(ctx:cells()[1])
  end,
}

card {
  id = "flares",
  name = "Flares",
  text = "Reaction: the attack that connects does nothing, and each of its cells answers blocked. "
    .. "Works against normal attacks too, but not against Torpedo or Lasers. A card that ends the "
    .. "turn still ends it.",
  icon = "flares",
  class = "intel",
  copies = 5,
  reaction = true,
  cannot_answer = { "torpedo", "laser" },
  resolve = function(ctx)
    ctx:block()
  end,
}

card {
  id = "seize_fire",
  name = "Seize Fire",
  text = "Choose a quadrant. For the rest of this turn and the next three turns of each player, "
    .. "nobody attacks there, on either board: its cells cannot be named, and areas and lines, "
    .. "which need a cell outside, leave them out. Task Force Operation, UAV Drone and movement "
    .. "are not affected. You may still make your normal attack.",
  icon = "ceasefire",
  class = "intel",
  copies = 3,
  target = { kind = "quadrant" },
  resolve = function(ctx)
    ctx:forbid(ctx:quadrant(), 3)
  end,
}
