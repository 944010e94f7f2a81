-- What players fight for. Every mission is one player's own; both may choose the same.

-- Grades, by the names the rules use.
local SOLDIER, OFFICER, VEHICLE, HERO, LEADER = 1, 2, 3, 4, 5

mission {
  id = "assassination",
  name = "Assassination",
  text = "Destroyed Soldier and Officer units give 1, Vehicle and Hero models 1, Leader and Legend models 3. "
    .. "The usual points for Heroes, Leaders and Legends are not given.",
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
  text = "At every Report 1 for each own unit beyond the front line, and 1 more for each in the enemy's deployment zone.",
  plan = "advance",
  appeal = 16,
  on_report = function(ctx)
    ctx:score(#ctx:units_in("enemy_side") + #ctx:units_in("enemy_zone"))
  end,
}

mission {
  id = "hold_the_fort",
  name = "Hold the Fort",
  text = "The deployment zone is 2 inches deeper. At every Report 1 with a unit in it, and 2 with no enemy unit on "
    .. "the own side of the front line. Destroyed Officer and Vehicle units give 1.",
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
  text = "Name 1 to 3 monsters; the opponent places them on your side. Each lowers the victory points you need by 1.",
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
  text = "Points of interest: at every Report 2 for each with only own models within 2 inches, 1 for each contested "
    .. "one, and 1 less for each that only the enemy holds. If both players have this mission nothing is subtracted.",
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
  text = "At every Report 3 with only own models on the highest obstacle, 2 if the enemy has some there, too, and 1 "
    .. "less if only the enemy has. Without obstacles the 2 inches around the middle of the map count instead.",
  plan = "height",
  appeal = 12,
  on_report = function(ctx)
    score_place(ctx, on_the_rock(ctx, ctx:player()), on_the_rock(ctx, ctx:opponent()), 3, 2, -1)
  end,
}
