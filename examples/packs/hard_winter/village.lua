-- What characters are good at, what they can try, and what happens to them in a hard winter.

attribute { id = "cooking", name = "Cooking", text = "Soup, mostly. Morale, really." }

-- What success and failure bring. Everybody sees it before the roll.
stake { id = "hot_meal", name = "A Hot Meal", text = "8 rations.", rations = 8 }
stake { id = "dry_bread", name = "Dry Bread", text = "3 rations.", rations = 3 }
stake { id = "cold_night", name = "A Cold Night", text = "2 rations lost.", rations = -2 }

-- With the engine as referee a player can choose this, at an own camp, once a week.
venture {
  id = "stone_soup",
  name = "Stone Soup",
  text = "There is a stone. It needs only a carrot, an onion and some friends. At a camp of yours. Cooking, difficulty "
    .. "1. Success: A Hot Meal; failure: nothing.",
  where = "camp",
  attribute = "cooking",
  difficulty = 1,
  success = "hot_meal",
}

-- The referee begins this one, from the second week on.
episode {
  id = "snowed_in",
  name = "Snowed In",
  text = "The door opens inwards. That was foresight. From week 2. The referee rolls a d12 against everybody's Logoostics "
    .. "plus the lowest Grade, and must stay below it. Success: Dry Bread; failure: A Cold Night. With a camp or a "
    .. "location there is a half chance of Dry Bread beforehand.",
  tries = true,
  attribute = "duckhammer_campaign:logoostics",
  group = true,
  success = "dry_bread",
  failure = "cold_night",
  can = function(ctx)
    return ctx:week() >= 2
  end,
  on_begin = function(ctx)
    -- Whoever has a roof or a camp shares what is left of the soup, unless it has been eaten.
    if ctx:locations_held() + ctx:camps() > 0 and ctx:random(2) == 1 then ctx:bring("dry_bread") end
  end,
}

-- What can begin may depend on all that has happened.
episode {
  id = "thaw",
  name = "Thaw",
  text = "The snow goes, and with it every excuse. After Snowed In and a battle, while the enemy has forces but not all "
    .. "locations, and there is a wound for every player. A Hot Meal for everybody.",
  can = function(ctx)
    local fought = ctx:battles_won() + ctx:battles_lost() > 0
    local threatened = ctx:forces() > 0 and ctx:enemy_locations() < ctx:open_locations()
    return ctx:has_been("snowed_in") and fought and threatened and ctx:wounds() >= ctx:players()
  end,
  on_begin = function(ctx)
    ctx:bring("hot_meal")
  end,
}

-- A way of getting rations that rewards staying in.
means {
  id = "winter_quarters",
  name = "Winter Quarters",
  text = "4 rations each season in which none of your companies marched.",
  on_season = function(ctx)
    return ctx:marched() == 0 and 4 or 0
  end,
}

-- And one for those who go out after all.
means {
  id = "prisoners_work",
  name = "Prisoners Shovel",
  text = "After each battle of yours a ration for every two enemies that ran, at most 6. A season in which nobody of "
    .. "yours fought brings 1.",
  on_season = function(ctx)
    return ctx:fought() == 0 and 1 or 0
  end,
  on_battle = function(ctx)
    return math.min(6, ctx:prisoners() // 2)
  end,
}

-- A challenge that is only there in Duckheim.
challenge {
  id = "wolf_winter",
  name = "Wolf Winter",
  text = "It says it is a goose. It has very large teeth for a goose.",
  army = "bone_gull x10; hollow_guard x6",
  reward = 25,
  war = false,
}
