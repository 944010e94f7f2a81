-- Who chants, and with what.

faction { id = "station", name = "Weather Station", feather = "duckhammer:auks" }

weapon_ability {
  id = "resonant",
  name = "Resonant",
  text = "+1 to chants of Rolling Thunder.",
  on_chant_roll = function(ctx, modifier)
    if ctx:spell() == "weather_book:rolling_thunder" then return modifier + 1 end
  end,
}
weapon_ability {
  id = "echo",
  name = "Echo",
  text = "A natural 1 when chanting is 1 damage to the own unit.",
  negative = true,
  on_chanted = function(ctx)
    if ctx:natural() == 1 then ctx:damage(ctx:unit(), 1) end
  end,
}
weapon_ability {
  id = "shards",
  name = "Shards",
  text = "+1 against Cover. A hit also damages every other enemy within 2 inches of the nearest target model.",
  on_attack = function(ctx, modifier)
    if ctx:in_cover() then return modifier + 1 end
  end,
  on_hit = function(ctx)
    local nearest = ctx:models_by_distance(ctx:other_unit())[1]
    for _, unit in ipairs(ctx:units_near(2000, nearest)) do
      if ctx:owner(unit) ~= ctx:player() then ctx:also_damage(unit) end
    end
  end,
}

model_ability {
  id = "weather_eye",
  name = "Weather Eye",
  text = "+2 to chant rolls when another friendly unit has chanted this round.",
  on_chant_roll = function(ctx, modifier)
    for _, unit in ipairs(ctx:friends()) do
      if unit ~= ctx:unit() and ctx:has_chanted(unit) then return modifier + 2 end
    end
  end,
}
model_ability {
  id = "eye_of_the_storm",
  name = "Eye of the Storm",
  text = "A chant that comes to 14 or more cancels Counters against it.",
  on_chanted = function(ctx)
    if ctx:total() >= 14 then ctx:cancel_counters() end
  end,
}
model_ability {
  id = "oiled_feathers",
  name = "Oiled Feathers",
  text = "+2 to surface rolls. A unit that ends a round with nobody in water is dry.",
  on_surface_roll = function(_, modifier)
    return modifier + 2
  end,
  on_round_end = function(ctx)
    for _, model in ipairs(ctx:models()) do
      if ctx:in_water(model) then return end
    end
    ctx:unmark_unit("soaked", ctx:unit(), ctx:unit_marks("soaked"))
  end,
}

weapon {
  id = "barometer",
  name = "Barometer",
  class = "duckhammer:bells",
  damage = "d6",
  range = 2,
  spell_range = 12,
  abilities = { "resonant", "echo" },
}
weapon {
  id = "storm_glass",
  name = "Storm Glass",
  class = "duckhammer:guns",
  damage = "d4",
  range = 12,
  abilities = { "shards" },
}

-- A model that knows some spells: each is the ability "spell" with the spell it is about.
local function knowing(entry, ...)
  entry.abilities_with = {}
  for _, name in ipairs { ... } do
    table.insert(entry.abilities_with, { ability = "duckhammer:spell", spell = name })
  end
  model(entry)
end

knowing({
  id = "rain_maker",
  name = "Rain Maker",
  symbol = "r",
  faction = "station",
  grade = 2,
  cost = 18,
  full_strength = 5,
  hp = 9,
  movement = 6,
  charge = "2d3",
  abilities = { "weather_eye" },
  weapons = { { "barometer" } },
}, "thermal", "clear_sky", "waterspout")

knowing({
  id = "storm_caller",
  name = "Storm Caller",
  symbol = "s",
  faction = "station",
  grade = 2,
  cost = 23,
  full_strength = 5,
  hp = 9,
  movement = 6,
  charge = "2d3",
  abilities = { "eye_of_the_storm" },
  weapons = { { "barometer" } },
}, "hail", "flood", "lightning", "rolling_thunder")

model {
  id = "puddle_jumper",
  name = "Puddle Jumper",
  symbol = "j",
  faction = "station",
  grade = 1,
  cost = 6,
  full_strength = 10,
  hp = 6,
  movement = 6,
  charge = "2d3",
  abilities = { "oiled_feathers" },
  weapons = { { "storm_glass" } },
}

-- Corners of a rectangle, in thousandths of an inch.
local function box(x1, y1, x2, y2)
  return { { x1, y1 }, { x2, y1 }, { x2, y2 }, { x1, y2 } }
end

scale {
  id = "squall",
  name = "Squall",
  width = 12,
  length = 18,
  points = 150,
  victory_points = 10,
  dice = 1,
  size = "small",
}
map {
  id = "rain_gauge",
  name = "The Rain Gauge",
  text = "A pool to measure, and a hut to measure it from.",
  scale = "squall",
  terrain = {
    { kind = "water", area = box(3000, 4000, 9000, 14000) },
    { kind = "obstacle", height = 2000, area = box(10000, 8000, 12000, 10000) },
  },
}
army {
  id = "observers",
  name = "The Observers",
  scale = "squall",
  list = "puddle_jumper x3; puddle_jumper x2; rain_maker; storm_caller",
}
