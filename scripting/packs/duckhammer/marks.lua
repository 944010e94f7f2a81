-- What sticks to models, weapons and units.

-- Of abilities.
mark {
  id = "covered",
  name = "Under Cover",
  text = "This model has Cover against shots (-2 to hit it) until it moves or the round ends.",
  icon = "cover",
  on = "model",
  cover = true,
  ends_with_round = true,
  ends_on_move = true,
}
mark {
  id = "sundered",
  name = "Sundered",
  text = "Attack rolls with this weapon are at -2 for the rest of the battle.",
  icon = "crack",
  on = "weapon",
  attack_modifier = -2,
}
mark {
  id = "shattered",
  name = "Shattered",
  text = "This weapon cannot be used for the rest of the battle.",
  icon = "broken",
  on = "weapon",
  unusable = true,
}
mark {
  id = "shaken",
  name = "Shaken",
  text = "-1 to all d12 rolls of the unit for each of these marks. A morale success takes one off.",
  icon = "shaken",
  on = "unit",
  all_rolls = -1,
}

-- Of spells.
mark {
  id = "fogged",
  name = "In Fog",
  text = "Attack rolls against this unit are at -2 until the round ends.",
  icon = "fog",
  on = "unit",
  target_modifier = -2,
  ends_with_round = true,
}
mark {
  id = "hexed",
  name = "Hexed",
  text = "Attack rolls of this unit are at -2 until the round ends.",
  icon = "hex",
  on = "unit",
  attack_modifier = -2,
  ends_with_round = true,
}
mark {
  id = "molting",
  name = "Molting",
  text = "This unit has 1 Armor less until the round ends.",
  icon = "feather",
  on = "unit",
  armor = -1,
  ends_with_round = true,
}
mark {
  id = "warded",
  name = "Warded",
  text = "This unit has 1 Armor more until the round ends.",
  icon = "ward",
  on = "unit",
  armor = 1,
  ends_with_round = true,
}
mark {
  id = "rallied",
  name = "Rallied",
  text = "This unit has 2 Bravery more until the round ends.",
  icon = "hymn",
  on = "unit",
  bravery = 2,
  ends_with_round = true,
}
