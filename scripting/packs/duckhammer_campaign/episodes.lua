-- Duckheim: pieces of the story. The referee begins them; `can` says when their time has come. With the last of them,
-- if it succeeds, the party wins.

episode {
  id = "wet_beginning",
  name = "A Wet Beginning",
  text = "It rains, the tents leak, and somebody has eaten the map. A baker pities you. In the first "
    .. "two weeks. 4 rations for everybody.",
  icon = "scroll",
  can = function(ctx)
    return ctx:week() <= 2
  end,
  on_begin = function(ctx)
    ctx:bring("small_supplies")
  end,
}
episode {
  id = "smoke_on_the_dam",
  name = "Smoke on the Dam",
  text = "Smoke where no chimney is. Whoever gets there first eats. From week 2. Logoostics, "
    .. "difficulty 1. Success: Supplies; failure: Robbed.",
  icon = "scroll",
  tries = true,
  attribute = "logoostics",
  difficulty = 1,
  success = "supplies",
  failure = "robbed",
  can = function(ctx)
    return ctx:week() >= 2
  end,
}
episode {
  id = "angry_geese",
  name = "Angry Geese",
  text = "They were here first and mean to be here last. Talk to them. While there is an enemy. "
    .. "Duckplomacy, difficulty 1, against Grade 0. Success: Somebody Runs; failure: Bruises.",
  icon = "scroll",
  tries = true,
  attribute = "duckplomacy",
  difficulty = 1,
  target_grade = 0,
  success = "enemy_flees",
  failure = "bruises",
  can = function(ctx)
    return ctx:forces() >= 1
  end,
}
episode {
  id = "reed_ambush",
  name = "An Ambush in the Reeds",
  text = "The reeds are very quiet. While there are two forces; again and again. The referee rolls a "
    .. "d12 against everybody's Quackcumen plus the lowest Grade, and must stay below it. Success: "
    .. "A Lesson; failure: Robbed.",
  icon = "scroll",
  tries = true,
  attribute = "quackcumen",
  group = true,
  success = "lesson",
  failure = "robbed",
  again = true,
  can = function(ctx)
    return ctx:forces() >= 2
  end,
}
episode {
  id = "field_hospital",
  name = "The Field Hospital",
  text = "Three nuns, one saw, and a great deal of bread soup. While somebody is wounded; again and "
    .. "again. Everybody's first minor wound heals.",
  icon = "scroll",
  again = true,
  can = function(ctx)
    return ctx:wounds() >= 1
  end,
  on_begin = function(ctx)
    ctx:bring("mended")
  end,
}
episode {
  id = "hungry_week",
  name = "A Hungry Week",
  text = "The cook has run away. The soup has not. While somebody has less than 15 rations; again and "
    .. "again. 4 rations for everybody.",
  icon = "scroll",
  again = true,
  can = function(ctx)
    return ctx:rations() < 15
  end,
  on_begin = function(ctx)
    ctx:bring("small_supplies")
  end,
}
episode {
  id = "broken_weir",
  name = "The Broken Weir",
  text = "One plank holds the pond back, and everybody stands on it. From week 3. Logoostics, "
    .. "difficulty 1. Success: Changed Land; failure: Spoiled Bread.",
  icon = "scroll",
  tries = true,
  attribute = "logoostics",
  difficulty = 1,
  success = "changed_land",
  failure = "spoiled",
  can = function(ctx)
    return ctx:week() >= 3
  end,
}
episode {
  id = "deserters",
  name = "Deserters",
  text = "Twelve of them, looking at you. They have been on the other side until this morning. After "
    .. "a battle won. Leadership, difficulty 1. Success: A Volunteer; failure: Bandits Come.",
  icon = "scroll",
  tries = true,
  attribute = "leadership",
  difficulty = 1,
  success = "volunteer",
  failure = "bandits_come",
  can = function(ctx)
    return ctx:battles_won() >= 1
  end,
}
episode {
  id = "fog_dirge",
  name = "A Dirge in the Fog",
  text = "A song in the fog. It has no singer. From week 3; again and again. The referee rolls a d12 "
    .. "against everybody's Faith plus the lowest Grade, and must stay below it. Success: A Lesson; "
    .. "failure: Bruises.",
  icon = "scroll",
  tries = true,
  attribute = "faith",
  group = true,
  success = "lesson",
  failure = "bruises",
  again = true,
  can = function(ctx)
    return ctx:week() >= 3
  end,
}
episode {
  id = "the_old_map",
  name = "The Old Map",
  text = "Half a map, in a pie. The other half is where it says it is. From week 3, until the Bell "
    .. "has been; again and again. Quackcumen, difficulty 2. Success: A Trail; failure: nothing.",
  icon = "scroll",
  tries = true,
  attribute = "quackcumen",
  difficulty = 2,
  success = "trail",
  again = true,
  can = function(ctx)
    return ctx:week() >= 3 and not ctx:has_been("the_bell")
  end,
}
episode {
  id = "the_bell",
  name = "The Bell",
  text = "A bell under the water, and somebody down there who pulls the rope. After the Old Map. "
    .. "Faith, difficulty 2. Success: A Great Lesson; failure: The Barrow Opens.",
  icon = "scroll",
  tries = true,
  attribute = "faith",
  difficulty = 2,
  success = "great_lesson",
  failure = "barrow_opens",
  can = function(ctx)
    return ctx:has_been("the_old_map")
  end,
}
episode {
  id = "the_envoy",
  name = "The Envoy",
  text = "An envoy with a white flag and a black moustache. While the enemy holds two locations. "
    .. "Duckplomacy, difficulty 2, against Grade 2. Success: They Run; failure: The Barrow Opens.",
  icon = "scroll",
  tries = true,
  attribute = "duckplomacy",
  difficulty = 2,
  target_grade = 2,
  success = "enemy_routed",
  failure = "barrow_opens",
  can = function(ctx)
    return ctx:enemy_locations() >= 2
  end,
}
episode {
  id = "old_soldiers",
  name = "Old Soldiers",
  text = "They fought here when the pond was a puddle, and show you how. After a battle lost. 2 "
    .. "experience for everybody.",
  icon = "scroll",
  can = function(ctx)
    return ctx:battles_lost() >= 1
  end,
  on_begin = function(ctx)
    ctx:bring("lesson")
  end,
}
episode {
  id = "the_drowned_king",
  name = "The Drowned King",
  text = "He rises from the pond, crown first. He wants his map back. With this the story ends. From "
    .. "week 7, after the Bell, while you hold three locations. Success wins. Leadership, "
    .. "difficulty 3. Success: Glory; failure: Maimed.",
  icon = "scroll",
  tries = true,
  attribute = "leadership",
  difficulty = 3,
  success = "glory",
  failure = "maimed",
  again = true,
  last = true,
  can = function(ctx)
    return ctx:week() >= 7 and ctx:has_been("the_bell") and ctx:locations_held() >= 3
  end,
}
