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
  text = "Attack an area of 3 by 3 cells that lies wholly on the board. Your turn ends.",
  icon = "airstrike",
  class = "assault",
  copies = 3,
  target = { kind = "area", width = 3, height = 3 },
  resolve = attack_target_and_end_turn,
}

card {
  id = "carpet_bomb",
  name = "Carpet Bomb",
  text = "Attack three adjacent cells in a line, across or down. You may still make your normal "
    .. "attack.",
  icon = "carpet_bomb",
  class = "assault",
  copies = 5,
  target = { kind = "area", width = 3, height = 1, rotate = true },
  resolve = attack_target,
}

card {
  id = "drone_strike",
  name = "Drone Strike",
  text = "Attack any three different cells. You may still make your normal attack.",
  icon = "drone_strike",
  class = "assault",
  copies = 5,
  target = { kind = "cells", count = 3 },
  resolve = attack_target,
}

card {
  id = "torpedo",
  name = "Torpedo",
  text = "Attack one cell. Flares cannot stop it. You may still make your normal attack.",
  icon = "torpedo",
  class = "assault",
  copies = 10,
  target = { kind = "area", width = 1, height = 1 },
  tags = { "torpedo" },
  resolve = attack_target,
}

card {
  id = "vertical_laser",
  name = "Vertical Laser",
  text = "Attack every cell of one column. Flares cannot stop it. Your turn ends.",
  icon = "laser_vertical",
  class = "assault",
  copies = 3,
  target = { kind = "column" },
  tags = { "laser" },
  resolve = attack_target_and_end_turn,
}

card {
  id = "horizontal_laser",
  name = "Horizontal Laser",
  text = "Attack every cell of one row. Flares cannot stop it. Your turn ends.",
  icon = "laser_horizontal",
  class = "assault",
  copies = 3,
  target = { kind = "row" },
  tags = { "laser" },
  resolve = attack_target_and_end_turn,
}

card {
  id = "task_force_operation",
  name = "Task Force Operation",
  text = "Name a standing enemy ship that is not under smoke: its first two undamaged parts, "
    .. "counted from the bow, are hit. You learn how many hits it took or that it sank, not where. "
    .. "Your turn ends.",
  icon = "task_force",
  class = "assault",
  copies = 3,
  target = { kind = "enemy_ship" },
  resolve = function(ctx)
    ctx:strike(ctx:ship(), 2)
    ctx:end_turn()
  end,
}
