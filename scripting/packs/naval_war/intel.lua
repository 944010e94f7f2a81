-- Intel cards: looking, hindering, mending, and the two answers to an attack.

card {
  id = "uav_drone",
  name = "UAV Drone",
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
  class = "intel",
  copies = 3,
  resolve = function(ctx)
    ctx:disable(2)
  end,
}

card {
  id = "smoke_screen",
  name = "Smoke Screen",
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
  class = "intel",
  copies = 3,
  target = { kind = "quadrant" },
  resolve = function(ctx)
    ctx:forbid(ctx:quadrant(), 3)
  end,
}
