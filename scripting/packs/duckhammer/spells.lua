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
  text = "Risk 9, radius 3 inches. Every enemy model in the area is blown 3 inches straight away from its middle; it "
    .. "stops at the edge of the map, at another base and, unless it flies, where the ground rises.",
  icon = "wind",
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
  text = "Risk 9, radius 3 inches, resisted against Noise 9. Each enemy model in the area that does not resist deals "
    .. "1 damage to its unit; Armor does not help.",
  icon = "honk",
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
  text = "Risk 8, radius 3 inches, resisted against Noise 10. Enemy units with a model in the area that does not "
    .. "resist have 1 Armor less until the round ends. Does not add up.",
  icon = "feather",
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
  text = "Risk 8, radius 2 inches. Each friendly unit with a model in the area heals a d6 of damage. Destroyed models "
    .. "do not come back.",
  icon = "heal",
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
  text = "Risk 9, radius 3 inches. Attack rolls against friendly units with a model in the area are at -2 until the "
    .. "round ends. Does not add up.",
  icon = "fog",
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
  text = "Risk 10, radius 1 inch. Each enemy unit with a model in the area that a chanting model sees takes 2d4 "
    .. "damage, less Armor.",
  icon = "lightning",
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
  text = "Risk 9, radius 2 inches. Enemy units with a model in the area cannot be activated in this round's Charge "
    .. "phase, unless they fly.",
  icon = "mud",
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
  text = "Risk 11, radius 3 inches, resisted against Noise 9. An enemy unit of which at least half of all models are "
    .. "in the area and do not resist cannot be activated in the rest of this Combat phase.",
  icon = "sleep",
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
  text = "Risk 7, radius 2 inches. Friendly units with a model in the area take off, if they can fly.",
  icon = "up",
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
  text = "Risk 12, radius 3 inches. Every unit, friend or enemy, takes a d3 of damage for each of its models in the "
    .. "area; Armor does not help.",
  icon = "storm",
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
  text = "Risk 9, radius 2 inches, resisted against Noise 10. Attack rolls of enemy units with a model in the area "
    .. "that does not resist are at -2 until the round ends. Does not add up.",
  icon = "hex",
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
  text = "Risk 8, radius 2 inches. Friendly units with a model in the area have 1 Armor more until the round ends. "
    .. "Does not add up.",
  icon = "ward",
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
  text = "Risk 7, radius 3 inches. Friendly units with a model in the area have 2 Bravery more until the round ends. "
    .. "Does not add up.",
  icon = "hymn",
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
  text = "Risk 9, radius 2 inches. Flying enemy units with a model in the area land at once and take a d6 of damage; "
    .. "Armor does not help.",
  icon = "down",
  risk = 9,
  radius = 2,
  worth = 2,
  on_cast = function(ctx)
    for _, unit in ipairs(ctx:affected_units()) do
      if ctx:land(unit) then ctx:damage(unit, ctx:roll(6)) end
    end
  end,
}
