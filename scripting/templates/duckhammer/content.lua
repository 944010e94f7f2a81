-- Everything this pack adds. Entries are declared by calling their kind with a table. Your editor knows
-- the kinds and their fields if it uses lua-language-server: the types are in .mallard/types.
-- Every entry also takes name, text, icon, tags and extra; languages/fr.lua can hold names and texts in
-- French, and so on.

-- A number that lives in the match, and so in every saved match: how many loaves each player's units
-- have eaten. Only that player can read it; `public = true` would show it to everybody.
variable { id = "loaves", scope = "player", default = 0, min = 0, max = 9999 }

-- An ability that models can have. Its functions are called when something happens to their unit; `ctx`
-- is all they can see and do.
model_ability {
  id = "provisions",
  name = "Provisions",
  text = "At the start of a round a loaf is eaten, which heals 1 damage.",
  on_round_start = function(ctx)
    ctx:set("player", "loaves", ctx:get("player", "loaves") + 1)
    if ctx:damage_on() > 0 then ctx:heal(1) end
  end,
}

-- A kind of model. Armies name it: `--set army_1="baker_guard x10"`.
model {
  id = "baker_guard",
  name = "Baker Guard",
  symbol = "b",
  faction = "duckhammer:pond_guard",
  grade = 0,
  cost = 6,
  cost_as_printed = true, -- Otherwise it must be what the rules compute.
  full_strength = 12,
  hp = 6,
  movement = 6,
  charge = "2d3",
  abilities = { "provisions" }, -- A bare name is looked up here first, then in duckhammer.
  weapons = { { "duckhammer:reed_spear" } },
}

-- Change what is there instead of adding to it:
--   patch.model { id = "duckhammer:pond_levy", movement = 7 }
--   remove.quacktic "duckhammer:first_blood"
