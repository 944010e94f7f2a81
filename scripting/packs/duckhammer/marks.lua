-- What sticks to models, weapons and units.

-- Of abilities.
mark { id = "covered", name = "Under Cover", on = "model", cover = true, ends_with_round = true, ends_on_move = true }
mark { id = "sundered", name = "Sundered", on = "weapon", attack_modifier = -2 }
mark { id = "shattered", name = "Shattered", on = "weapon", unusable = true }
mark { id = "shaken", name = "Shaken", on = "unit", all_rolls = -1 }

-- Of spells.
mark { id = "fogged", name = "In Fog", on = "unit", target_modifier = -2, ends_with_round = true }
mark { id = "hexed", name = "Hexed", on = "unit", attack_modifier = -2, ends_with_round = true }
mark { id = "molting", name = "Molting", on = "unit", armor = -1, ends_with_round = true }
mark { id = "warded", name = "Warded", on = "unit", armor = 1, ends_with_round = true }
mark { id = "rallied", name = "Rallied", on = "unit", bravery = 2, ends_with_round = true }
