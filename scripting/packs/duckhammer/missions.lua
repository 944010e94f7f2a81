-- What players fight for. Every mission is one player's own; both may choose the same.

-- Grades, by the names the rules use.
local SOLDIER, OFFICER, VEHICLE, HERO, LEADER = 1, 2, 3, 4, 5

mission {
  id = "assassination",
  name = "Assassination",
  text = "Each destroyed enemy Soldier or Officer unit gives 1 victory point, each Vehicle or Hero model 1, each "
    .. "Leader or Legend model 3. The usual 2 points for destroyed Hero, Leader and Legend units are not given.",
  icon = "dagger",
  own_unit_points = false,
  plan = "hunt",
  appeal = 2,
  on_unit_destroyed = function(ctx)
    local grade = ctx:grade(ctx:other_unit())
    if grade == SOLDIER or grade == OFFICER then
      ctx:score(1)
    end
  end,
  on_model_destroyed = function(ctx)
    local grade = ctx:grade(ctx:other_unit())
    if grade == VEHICLE or grade == HERO then
      ctx:score(1)
    elseif grade >= LEADER then
      ctx:score(3)
    end
  end,
}

mission {
  id = "breakthrough",
  name = "Breakthrough",
  text = "At every Report, 1 victory point for each of your units with half or more of its models beyond the front "
    .. "line, and 1 more for each with half or more in the enemy's deployment zone.",
  icon = "arrow",
  plan = "advance",
  appeal = 16,
  on_report = function(ctx)
    ctx:score(#ctx:units_in("enemy_side") + #ctx:units_in("enemy_zone"))
  end,
}

mission {
  id = "hold_the_fort",
  name = "Hold the Fort",
  text = "Your deployment zone is 2 inches deeper. At every Report, 1 victory point if a unit of yours is in it, and "
    .. "2 if no enemy unit is on your side of the front line; half of its models decide where a unit is. Each "
    .. "destroyed Officer or Vehicle unit gives 1.",
  icon = "tower",
  zone_bonus = 2,
  plan = "hold",
  appeal = 12,
  on_unit_destroyed = function(ctx)
    local grade = ctx:grade(ctx:other_unit())
    if grade == OFFICER or grade == VEHICLE then
      ctx:score(1)
    end
  end,
  on_report = function(ctx)
    if #ctx:units_in("own_zone") > 0 then
      ctx:score(1)
    end
    if #ctx:units_in("own_side", ctx:opponent()) == 0 then
      ctx:score(2)
    end
  end,
}

mission {
  id = "outside_problem",
  name = "Outside Problem",
  text = "Name 1 to 3 monsters; each lowers the victory points you need by 1. Your opponent places them on your side "
    .. "of the front line, at least 2 inches from your zone. Nobody commands them: in each phase they act first, go "
    .. "where a d12 read as a clock sends them (12 is towards the enemy) and attack the nearest unit in reach.",
  icon = "monster",
  monsters_most = 3,
  monster_discount = 1,
  plan = "hunt",
  appeal = 1,
}

-- Who holds a place: what the player gains for it, by who has models there.
local function score_place(ctx, own, enemy, alone, contested, lost)
  if #own > 0 then
    ctx:score(#enemy > 0 and contested or alone)
  elseif #enemy > 0 then
    ctx:score(lost)
  end
end

mission {
  id = "area_control",
  name = "Area Control",
  text = "You place 3 points of interest on a small map, one more for each larger size; at least half on or beyond "
    .. "the front line, one on it, each 12 inches from two others (or from all, where there are fewer). At every "
    .. "Report, 2 victory points for each with only your models within 2 inches, 1 for each contested one, -1 for "
    .. "each with only enemies. If both players have this mission they place 2, 4, 6 or 8 in turn, two on the front "
    .. "line, and nothing is subtracted.",
  icon = "flag",
  objects = { 3, 4, 5, 6 },
  objects_shared = { 2, 4, 6, 8 },
  plan = "objects",
  appeal = 16,
  on_report = function(ctx)
    local lost = ctx:mission_shared() and 0 or -1
    for _, object in ipairs(ctx:objects()) do
      local point = ctx:object_point(object)
      local own = ctx:models_near_point(point[1], point[2], 2000)
      local enemy = ctx:models_near_point(point[1], point[2], 2000, ctx:opponent())
      score_place(ctx, own, enemy, 2, 1, lost)
    end
  end,
}

-- The models of a player that hold the highest place: those on the highest obstacle, or, on a map without any, those
-- near its middle. Who flies holds nothing.
local function on_the_rock(ctx, player)
  local rock = ctx:highest_obstacle()
  if rock then
    return ctx:models_on_obstacle(rock, player)
  end
  local size = ctx:map_size()
  local standing = {}
  for _, model in ipairs(ctx:models_near_point(size[1] // 2, size[2] // 2, 2000, player)) do
    if not ctx:is_flying(ctx:unit_of(model)) then
      standing[#standing + 1] = model
    end
  end
  return standing
end

mission {
  id = "cock_of_the_rock",
  name = "Cock of the Rock",
  text = "At every Report, 3 victory points if only your models stand on the highest obstacle (of equals, the one "
    .. "nearest the middle), 2 if the enemy has some there, too, and -1 if only the enemy has. Without obstacles, "
    .. "within 2 inches of the middle of the map. Flying models do not count.",
  icon = "rock",
  plan = "height",
  appeal = 6,
  on_report = function(ctx)
    score_place(ctx, on_the_rock(ctx, ctx:player()), on_the_rock(ctx, ctx:opponent()), 3, 2, -1)
  end,
}
