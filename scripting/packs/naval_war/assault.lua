-- Assault cards: attacks of all sizes. The large ones leave no time for a normal attack.

local function attack_target(ctx)
  ctx:attack()
end

local function attack_target_and_end_turn(ctx)
  ctx:attack()
  ctx:end_turn()
end

card {
  id = "airstrike",
  name = "Airstrike",
  class = "assault",
  copies = 3,
  target = { kind = "area", width = 3, height = 3 },
  resolve = attack_target_and_end_turn,
}

card {
  id = "carpet_bomb",
  name = "Carpet Bomb",
  class = "assault",
  copies = 5,
  target = { kind = "area", width = 3, height = 1, rotate = true },
  resolve = attack_target,
}

card {
  id = "drone_strike",
  name = "Drone Strike",
  class = "assault",
  copies = 5,
  target = { kind = "cells", count = 3 },
  resolve = attack_target,
}

card {
  id = "torpedo",
  name = "Torpedo",
  class = "assault",
  copies = 10,
  target = { kind = "area", width = 1, height = 1 },
  tags = { "torpedo" },
  resolve = attack_target,
}

card {
  id = "vertical_laser",
  name = "Vertical Laser",
  class = "assault",
  copies = 3,
  target = { kind = "column" },
  tags = { "laser" },
  resolve = attack_target_and_end_turn,
}

card {
  id = "horizontal_laser",
  name = "Horizontal Laser",
  class = "assault",
  copies = 3,
  target = { kind = "row" },
  tags = { "laser" },
  resolve = attack_target_and_end_turn,
}

card {
  id = "task_force_operation",
  name = "Task Force Operation",
  class = "assault",
  copies = 3,
  target = { kind = "enemy_ship" },
  resolve = function(ctx)
    ctx:strike(ctx:ship(), 2)
    ctx:end_turn()
  end,
}
