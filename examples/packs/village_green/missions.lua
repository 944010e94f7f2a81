-- What players score for. Functions of missions have no own unit, but an own player.

mission {
  id = "tea_party",
  name = "Tea Party",
  text = "At every Report 2 for each table (a point of interest) with only own models within 2 inches; 1 if both "
    .. "players give a party.",
  objects = { 1, 2, 3, 4 },
  objects_shared = { 2, 2, 4, 4 },
  plan = "objects",
  on_report = function(ctx)
    local worth = ctx:mission_shared() and 1 or 2
    for _, table_number in ipairs(ctx:objects()) do
      local point = ctx:object_point(table_number)
      local own = ctx:models_near_point(point[1], point[2], 2000)
      local guests = ctx:models_near_point(point[1], point[2], 2000, ctx:opponent())
      if #own > 0 and #guests == 0 then ctx:score(worth) end
    end
  end,
}

mission {
  id = "brass_band",
  name = "Brass Band",
  text = "At every Report 2 with own models on the bandstand, the highest obstacle; 1 near the middle of a map that "
    .. "has none.",
  plan = "height",
  on_report = function(ctx)
    local bandstand = ctx:highest_obstacle()
    if bandstand then
      if #ctx:models_on_obstacle(bandstand) > 0 then ctx:score(2) end
    else
      local size = ctx:map_size()
      if #ctx:models_near_point(size[1] // 2, size[2] // 2, 3000) > 0 then ctx:score(1) end
    end
  end,
}

-- Sacks that wait for another one.
variable { id = "sacks", scope = "player", default = 0, min = 0, max = 1 }

mission {
  id = "raid_the_larder",
  name = "Raid the Larder",
  text = "1 for every second model the enemy loses; for a whole unit 1, and 1 more for who is behind. "
    .. "At every Report 1 with units in the enemy's deployment zone.",
  plan = "advance",
  on_model_destroyed = function(ctx)
    local sacks = ctx:get("player", "sacks") + 1
    if sacks == 2 then ctx:score(1) end
    ctx:set("player", "sacks", sacks % 2)
  end,
  on_unit_destroyed = function(ctx)
    ctx:score(ctx:victory_points() < ctx:victory_points(ctx:opponent()) and 2 or 1)
  end,
  on_report = function(ctx)
    if #ctx:units_in("enemy_zone") > 0 then ctx:score(1) end
  end,
}

mission {
  id = "tug_of_war",
  name = "Tug of War",
  text = "Begins with a furious first unit, and needs 4 victory points more than others; but a Report at which own units "
    .. "stand beyond the front line and none before it wins the battle.",
  needed_more = 4,
  plan = "advance",
  on_begin = function(ctx)
    local units = ctx:units_in("own_zone")
    if #units > 0 then ctx:mark_unit("furious", units[1]) end
  end,
  wins = function(ctx)
    return #ctx:units_in("enemy_side") > 0 and #ctx:units_in("own_side") == 0
  end,
}
