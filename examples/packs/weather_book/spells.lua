-- What a spell affects is settled before `on_cast`: the models in its area, of enemies, friends or all, that did not
-- resist. In here there is no own model, since the whole unit chants; ctx:models() are its models.

mark { id = "soaked", name = "Soaked", on = "unit", movement = -2 }

spell {
  id = "thermal",
  name = "Thermal",
  text = "Friendly units in the area take off. Who cannot fly at all heals a d3 of damage instead.",
  risk = 6,
  radius = 3,
  whom = "friends",
  worth = 1,
  on_cast = function(ctx)
    for _, unit in ipairs(ctx:affected_units()) do
      if ctx:flyer(unit) == "none" then
        ctx:heal(ctx:roll(3), unit)
      else
        ctx:take_off(unit)
      end
    end
  end,
}

spell {
  id = "hail",
  name = "Hail",
  text = "Enemies in the area are pushed an inch from its middle. Units in flight land and take a d6 of damage.",
  risk = 6,
  radius = 3,
  on_cast = function(ctx)
    local middle = ctx:area()
    for _, unit in ipairs(ctx:affected_units()) do
      if ctx:is_flying(unit) and ctx:land(unit) then ctx:damage(unit, ctx:roll(6)) end
    end
    for _, model in ipairs(ctx:affected_models()) do
      ctx:push(model, middle[1], middle[2], 1000)
    end
  end,
}

spell {
  id = "flood",
  name = "Flood",
  text = "Soaks everybody in the area but fast swimmers. Of those who stand in water one in twelve is swept away.",
  risk = 6,
  radius = 3,
  whom = "all",
  on_cast = function(ctx)
    for _, unit in ipairs(ctx:affected_units()) do
      if ctx:swimmer(unit) ~= "fast" then
        ctx:mark_unit("soaked", unit)
        for _, model in ipairs(ctx:affected_models(unit)) do
          if ctx:in_water(model) and not ctx:is_diving(model) and ctx:roll(12) == 1 then ctx:destroy(model) end
        end
      end
    end
  end,
}

spell {
  id = "clear_sky",
  name = "Clear Sky",
  text = "Friendly units in the area are dry again.",
  risk = 5,
  radius = 3,
  whom = "friends",
  worth = 1,
  on_cast = function(ctx)
    for _, unit in ipairs(ctx:affected_units()) do
      ctx:unmark_unit("soaked", unit, ctx:unit_marks("soaked", unit))
    end
  end,
}

spell {
  id = "waterspout",
  name = "Waterspout",
  text = "Sets the friendly model that is furthest from the middle of the area down in the middle, if there is room.",
  risk = 6,
  radius = 3,
  whom = "friends",
  worth = 0,
  on_cast = function(ctx)
    local middle = ctx:area()
    local furthest, most = nil, -1
    for _, model in ipairs(ctx:affected_models()) do
      local place = ctx:place(model)
      local x, y = place[1] - middle[1], place[2] - middle[2]
      if x * x + y * y > most then furthest, most = model, x * x + y * y end
    end
    -- Where somebody stands nobody can be put: pcall takes the refusal.
    pcall(function() ctx:put(furthest, middle[1], middle[2]) end)
  end,
}

spell {
  id = "lightning",
  name = "Lightning",
  text = "The highest enemy in the area is struck: 2d6 damage less Armor. Others within 4 inches take 1.",
  risk = 8,
  radius = 3,
  worth = 4,
  on_cast = function(ctx)
    local caster = ctx:models()[1]
    local struck
    -- Of several the one that the caster sees, and then the nearest.
    local function better(a, b)
      if ctx:height(a) ~= ctx:height(b) then return ctx:height(a) > ctx:height(b) end
      if ctx:sees(a, caster) ~= ctx:sees(b, caster) then return ctx:sees(a, caster) end
      return ctx:distance(a, caster) < ctx:distance(b, caster)
    end
    for _, model in ipairs(ctx:affected_models()) do
      if not struck or better(model, struck) then struck = model end
    end
    local unit = ctx:unit_of(struck)
    for _, near in ipairs(ctx:units_near(4000, struck)) do
      if near ~= unit then ctx:damage(near, 1) end
    end
    ctx:damage(unit, math.max(0, ctx:roll(6, 2) - ctx:armor(unit)))
  end,
}

spell {
  id = "rolling_thunder",
  name = "Rolling Thunder",
  text = "Enemy units of which most models do not resist lose a model, unless they have 3 Bravery or more.",
  risk = 8,
  noise = 9,
  radius = 3,
  on_cast = function(ctx)
    for _, unit in ipairs(ctx:affected_units()) do
      if 2 * #ctx:affected_models(unit) > #ctx:models(unit) and ctx:bravery(unit) < 3 then
        ctx:lose_models(unit, 1)
      end
    end
  end,
}
