-- Duckheim: what characters are good at, what happens to them, what remains of it.

attribute { id = "leadership", name = "Leadership", text = "The power of troops and other allies." }
attribute { id = "quackcumen", name = "Quackcumen", text = "Terrain, patrols and whatever else is hidden." }
attribute { id = "logoostics", name = "Logoostics", text = "Supplies, and the flow of allies through an area." }
attribute { id = "duckplomacy", name = "Duckplomacy", text = "Calming the hostile, winning the neutral." }
attribute { id = "faith", name = "Faith", text = "Supernatural knowledge, and standing up to magic." }

-- Minor wounds.
wound {
  id = "damaged_wing",
  name = "Damaged Wing",
  text = "A worse flyer by one type.",
  from = 1,
  to = 1,
  flyer = -1,
}
wound {
  id = "damaged_foot",
  name = "Damaged Foot",
  text = "Charge speed a step lower, a worse swimmer by one type.",
  from = 2,
  to = 3,
  charge = -1,
  ladder = "charge",
  swimmer = -1,
}
wound {
  id = "scars",
  name = "Scars",
  text = "Whenever damaged, a natural 1 on a d12 deals its Grade as damage.",
  from = 4,
  to = 6,
  ability = "scarred",
}
wound {
  id = "bruised_bill",
  name = "Bruised Bill",
  text = "-1 to attack rolls.",
  from = 7,
  to = 9,
  ability = "bruised",
}
wound {
  id = "shaken_nerve",
  name = "Shaken",
  text = "-1 Bravery.",
  from = 10,
  to = 11,
  bravery = -1,
}
wound {
  id = "phobia",
  name = "Phobia",
  text = "Half the Grade of the kind of model that dealt it is taken off rolls that use Bravery while one is there.",
  from = 12,
  to = 12,
  dread = 50,
}

-- Major wounds.
wound {
  id = "missing_wing",
  name = "Missing Wing",
  text = "Does not fly.",
  major = true,
  from = 1,
  to = 2,
  grounded = true,
}
wound {
  id = "missing_leg",
  name = "Missing Leg",
  text = "2 inches less of movement, charge speed two steps lower, a worse swimmer by one type.",
  major = true,
  from = 3,
  to = 5,
  movement = -2,
  charge = -2,
  ladder = "charge",
  swimmer = -1,
}
wound {
  id = "unhealing_scars",
  name = "Unhealing Scars",
  text = "Whenever damaged, a 6 or less on a d12 deals its Grade as damage.",
  major = true,
  from = 6,
  to = 8,
  ability = "scarred_for_life",
}
wound {
  id = "broken_bill",
  name = "Broken Bill",
  text = "Cannot chant.",
  major = true,
  from = 9,
  to = 10,
  silenced = true,
}
wound {
  id = "haunted",
  name = "Haunted",
  text = "-2 Bravery.",
  major = true,
  from = 11,
  to = 11,
  bravery = -2,
}
wound {
  id = "trauma",
  name = "Trauma",
  text = "The Grade of the kind of model that dealt it is taken off rolls that use Bravery while one is there.",
  major = true,
  from = 12,
  to = 12,
  dread = 100,
}

-- What wounds do in battles. Damage from scars comes with the damage that opened them, so it opens no scars itself.
model_ability {
  id = "scarred",
  name = "Scars",
  text = "Whenever damaged, a natural 1 on a d12 deals its Grade as damage.",
  negative = true,
  on_damage_taken = function(ctx, damage)
    if damage > 0 and ctx:roll(12) == 1 then return damage + ctx:grade() end
  end,
}
model_ability {
  id = "scarred_for_life",
  name = "Unhealing Scars",
  text = "Whenever damaged, a 6 or less on a d12 deals its Grade as damage.",
  negative = true,
  on_damage_taken = function(ctx, damage)
    if damage > 0 and ctx:roll(12) <= 6 then return damage + ctx:grade() end
  end,
}
model_ability {
  id = "bruised",
  name = "Bruised Bill",
  text = "-1 to attack rolls.",
  negative = true,
  on_attack = function(_, modifier)
    return modifier - 1
  end,
}

-- Bravery that a character lends to a unit's morale.
mark { id = "inspired", name = "Inspired", on = "unit", morale = 1, ends_with_round = true }
duckheim { id = "settings", lend_mark = "inspired" }

-- Between battles.
scene {
  id = "river_crossing",
  name = "The River Crossing",
  text = "The ford has moved, or the map has.",
  attribute = "quackcumen",
  difficulty = 1,
  reward = 4,
  penalty = 2,
}
scene {
  id = "quartermaster",
  name = "The Quartermaster",
  text = "There is bread, says the list. There is no list, says the quartermaster.",
  attribute = "logoostics",
  target_grade = 1,
  reward = 6,
}
scene {
  id = "angry_geese",
  name = "Angry Geese",
  text = "They were here first and mean to be here last.",
  attribute = "duckplomacy",
  difficulty = 2,
  target_grade = 0,
  reward = 5,
  penalty = 3,
}
scene {
  id = "raw_recruits",
  name = "Raw Recruits",
  text = "Twelve of them, looking at you.",
  attribute = "leadership",
  reward = 5,
}
scene {
  id = "the_old_altar",
  name = "The Old Altar",
  text = "Something is carved on it. Something else is sitting on it.",
  attribute = "faith",
  difficulty = 3,
  reward = 8,
  penalty = 1,
}
scene {
  id = "ambush",
  name = "An Ambush",
  text = "The reeds are very quiet.",
  attribute = "quackcumen",
  group = true,
  reward = 2,
  penalty = 3,
}
scene {
  id = "dirge",
  name = "A Dirge in the Fog",
  text = "It has no singer.",
  attribute = "faith",
  group = true,
  reward = 3,
  penalty = 2,
}
