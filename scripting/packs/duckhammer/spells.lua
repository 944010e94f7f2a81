-- Spells. What a spell affects is decided before on_cast: the models in its area (enemies, friends
-- or all) that did not resist.

-- Marks every affected unit that has no such mark yet.
local function mark_affected(ctx, mark)
  for _, unit in ipairs(ctx:affected_units()) do
    if ctx:unit_marks(mark, unit) == 0 then ctx:mark_unit(mark, unit) end
  end
end

spell {
  id = "gale",
  name = "Gale",
  text = "Enemies in the area are blown 3 inches away from its middle.",
  risk = 9,
  radius = 3,
  worth = 2,
  on_cast = function(ctx)
    local middle = ctx:area()
    local models = ctx:affected_models()
    local away = {}
    for _, model in ipairs(models) do
      local place = ctx:place(model)
      local x, y = place[1] - middle[1], place[2] - middle[2]
      away[model] = x * x + y * y
    end
    -- The outermost first, so that they make room.
    table.sort(models, function(a, b)
      if away[a] ~= away[b] then return away[a] > away[b] end
      return a < b
    end)
    for _, model in ipairs(models) do
      ctx:push(model, middle[1], middle[2], 3000)
    end
  end,
}

spell {
  id = "honk",
  name = "Honk",
  text = "Each enemy model that does not resist adds 1 damage to its unit.",
  risk = 9,
  noise = 9,
  radius = 3,
  worth = 3,
  on_cast = function(ctx)
    for _, unit in ipairs(ctx:affected_units()) do
      ctx:damage(unit, #ctx:affected_models(unit))
    end
  end,
}

spell {
  id = "molt",
  name = "Molt",
  text = "Enemy units with a model that does not resist have 1 Armor less this round.",
  risk = 8,
  noise = 10,
  radius = 3,
  worth = 2,
  on_cast = function(ctx)
    mark_affected(ctx, "molting")
  end,
}

spell {
  id = "mend",
  name = "Mend",
  text = "Friendly units in the area heal a d6 of damage.",
  risk = 8,
  radius = 2,
  whom = "friends",
  worth = 1,
  on_cast = function(ctx)
    for _, unit in ipairs(ctx:affected_units()) do
      ctx:heal(ctx:roll(6), unit)
    end
  end,
}

spell {
  id = "fog",
  name = "Fog",
  text = "Attack rolls against friendly units in the area are at -2 this round.",
  risk = 9,
  radius = 3,
  whom = "friends",
  worth = 1,
  on_cast = function(ctx)
    mark_affected(ctx, "fogged")
  end,
}

spell {
  id = "thunderclap",
  name = "Thunderclap",
  text = "Enemy units in the area take 2d4 damage, less Armor. It must be seen.",
  risk = 10,
  radius = 1,
  needs_sight = true,
  worth = 5,
  on_cast = function(ctx)
    for _, unit in ipairs(ctx:affected_units()) do
      ctx:damage(unit, math.max(0, ctx:roll(4, 2) - ctx:armor(unit)))
    end
  end,
}

spell {
  id = "mire",
  name = "Mire",
  text = "Enemy units with a model in the area cannot act in this round's Charge phase, unless they fly.",
  risk = 9,
  radius = 2,
  worth = 2,
  on_cast = function(ctx)
    for _, unit in ipairs(ctx:affected_units()) do
      if not ctx:is_flying(unit) then ctx:exhaust(unit, "charge") end
    end
  end,
}

spell {
  id = "lullaby",
  name = "Lullaby",
  text = "An enemy unit of which at least half of the models do not resist sleeps through the rest of Combat.",
  risk = 11,
  noise = 9,
  radius = 3,
  worth = 4,
  on_cast = function(ctx)
    for _, unit in ipairs(ctx:affected_units()) do
      if 2 * #ctx:affected_models(unit) >= #ctx:models(unit) then ctx:exhaust(unit, "combat") end
    end
  end,
}

spell {
  id = "updraft",
  name = "Updraft",
  text = "Friendly units with a model in the area that can fly rise into the air.",
  risk = 7,
  radius = 2,
  whom = "friends",
  worth = 0,
  on_cast = function(ctx)
    for _, unit in ipairs(ctx:affected_units()) do
      ctx:take_off(unit)
    end
  end,
}

spell {
  id = "feather_storm",
  name = "Feather Storm",
  text = "Every unit in the area, friend or enemy, takes a d3 of damage for each of its models there.",
  risk = 12,
  radius = 3,
  whom = "all",
  worth = 5,
  on_cast = function(ctx)
    for _, unit in ipairs(ctx:affected_units()) do
      ctx:damage(unit, ctx:roll(3, #ctx:affected_models(unit)))
    end
  end,
}

spell {
  id = "hex",
  name = "Hex",
  text = "Attack rolls of enemy units with a model that does not resist are at -2 this round.",
  risk = 9,
  noise = 10,
  radius = 2,
  worth = 3,
  on_cast = function(ctx)
    mark_affected(ctx, "hexed")
  end,
}

spell {
  id = "warding",
  name = "Warding",
  text = "Friendly units in the area have 1 Armor more this round.",
  risk = 8,
  radius = 2,
  whom = "friends",
  worth = 1,
  on_cast = function(ctx)
    mark_affected(ctx, "warded")
  end,
}

spell {
  id = "hymn",
  name = "Hymn",
  text = "Friendly units in the area have 2 Bravery more this round.",
  risk = 7,
  radius = 3,
  whom = "friends",
  worth = 1,
  on_cast = function(ctx)
    mark_affected(ctx, "rallied")
  end,
}

spell {
  id = "downdraft",
  name = "Downdraft",
  text = "Flying enemy units with a model in the area are pressed to the ground and take a d6 of damage.",
  risk = 9,
  radius = 2,
  worth = 2,
  on_cast = function(ctx)
    for _, unit in ipairs(ctx:affected_units()) do
      if ctx:land(unit) then ctx:damage(unit, ctx:roll(6)) end
    end
  end,
}
