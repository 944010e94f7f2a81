-- Duckheim: what characters are good at, what happens to them, what remains of it.

attribute {
  id = "leadership",
  name = "Leadership",
  text = "Added to attempts to use the power of troops and other allies.",
  icon = "flag",
}
attribute {
  id = "quackcumen",
  name = "Quackcumen",
  text = "Added to attempts to learn of terrain, patrols and whatever else is hidden.",
  icon = "eye",
}
attribute {
  id = "logoostics",
  name = "Logoostics",
  text = "Added to attempts to manage supplies and the flow of allies through an area.",
  icon = "cart",
}
attribute {
  id = "duckplomacy",
  name = "Duckplomacy",
  text = "Added to attempts to calm the hostile and to win the neutral.",
  icon = "speech",
}
attribute {
  id = "faith",
  name = "Faith",
  text = "Added to attempts to find supernatural knowledge and to stand up to magic.",
  icon = "candle",
}

-- Minor wounds.
wound {
  id = "damaged_wing",
  name = "Damaged Wing",
  text = "Minor, on a 1. A worse flyer by one type.",
  icon = "wing",
  from = 1,
  to = 1,
  flyer = -1,
}
wound {
  id = "damaged_foot",
  name = "Damaged Foot",
  text = "Minor, on 2 or 3. Charge speed one step lower, and a worse swimmer by one type.",
  icon = "foot",
  from = 2,
  to = 3,
  charge = -1,
  ladder = "charge",
  swimmer = -1,
}
wound {
  id = "scars",
  name = "Scars",
  text = "Minor, on 4 to 6. Whenever the character takes damage, roll a d12: on a 1 it takes its Grade as more damage.",
  icon = "scar",
  from = 4,
  to = 6,
  ability = "scarred",
}
wound {
  id = "bruised_bill",
  name = "Bruised Bill",
  text = "Minor, on 7 to 9. -1 to attack rolls.",
  icon = "bill",
  from = 7,
  to = 9,
  ability = "bruised",
}
wound {
  id = "shaken_nerve",
  name = "Shaken",
  text = "Minor, on 10 or 11. 1 Bravery less.",
  icon = "shaken",
  from = 10,
  to = 11,
  bravery = -1,
}
wound {
  id = "phobia",
  name = "Phobia",
  text = "Minor, on a 12. While an enemy of the kind of model that dealt it is on the map, half of that model's "
    .. "Grade, rounded up, is taken off all the character's rolls that use Bravery.",
  icon = "fear",
  from = 12,
  to = 12,
  dread = 50,
}

-- Major wounds.
wound {
  id = "missing_wing",
  name = "Missing Wing",
  text = "Major, on 1 or 2. Does not fly any more.",
  icon = "wing",
  major = true,
  from = 1,
  to = 2,
  grounded = true,
}
wound {
  id = "missing_leg",
  name = "Missing Leg",
  text = "Major, on 3 to 5. 2 inches less of movement, charge speed two steps lower, and a worse swimmer by one type.",
  icon = "foot",
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
  text = "Major, on 6 to 8. Whenever the character takes damage, roll a d12: on 6 or less it takes its Grade as more "
    .. "damage.",
  icon = "scar",
  major = true,
  from = 6,
  to = 8,
  ability = "scarred_for_life",
}
wound {
  id = "broken_bill",
  name = "Broken Bill",
  text = "Major, on 9 or 10. Cannot chant any more.",
  icon = "bill",
  major = true,
  from = 9,
  to = 10,
  silenced = true,
}
wound {
  id = "haunted",
  name = "Haunted",
  text = "Major, on an 11. 2 Bravery less.",
  icon = "ghost",
  major = true,
  from = 11,
  to = 11,
  bravery = -2,
}
wound {
  id = "trauma",
  name = "Trauma",
  text = "Major, on a 12. While an enemy of the kind of model that dealt it is on the map, that model's Grade is "
    .. "taken off all the character's rolls that use Bravery.",
  icon = "fear",
  major = true,
  from = 12,
  to = 12,
  dread = 100,
}

-- What wounds do in battles. Damage from scars comes with the damage that opened them, so it opens no scars itself.
model_ability {
  id = "scarred",
  name = "Scars",
  text = "Drawback, of a wound: whenever this model takes damage, roll a d12; on a 1 it takes its Grade as more "
    .. "damage. That damage opens no scars.",
  negative = true,
  on_damage_taken = function(ctx, damage)
    if damage > 0 and ctx:roll(12) == 1 then return damage + ctx:grade() end
  end,
}
model_ability {
  id = "scarred_for_life",
  name = "Unhealing Scars",
  text = "Drawback, of a wound: whenever this model takes damage, roll a d12; on 6 or less it takes its Grade as more "
    .. "damage. That damage opens no scars.",
  negative = true,
  on_damage_taken = function(ctx, damage)
    if damage > 0 and ctx:roll(12) <= 6 then return damage + ctx:grade() end
  end,
}
model_ability {
  id = "bruised",
  name = "Bruised Bill",
  text = "Drawback, of a wound: -1 to attack rolls.",
  negative = true,
  on_attack = function(_, modifier)
    return modifier - 1
  end,
}

-- Bravery that a character lends to a unit's morale.
mark {
  id = "inspired",
  name = "Inspired",
  text = "+1 to the unit's morale rolls for each of these marks, until the round ends.",
  icon = "star",
  on = "unit",
  morale = 1,
  ends_with_round = true,
}
duckheim {
  id = "settings",
  name = "Lent Bravery",
  text = "Once a battle a character may lend its Bravery to a unit of its player: the unit gets as many marks of "
    .. "Inspired until the round ends.",
  lend_mark = "inspired",
}
