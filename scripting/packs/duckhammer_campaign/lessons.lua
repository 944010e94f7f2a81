-- Abilities that training gives, and what they take. "Talent" teaches the first kind, "Weapon Drill" the second.

for _, ability in ipairs({
  "bloodlust", "diver", "duck_and_cover", "enraged_run", "peregrine", "scout", "v_formation", "courageous", "duty",
  "gasp", "pragmatic", "reactive", "stubborn", "amphibious", "hushed", "mystic", "execution", "depth_hunter",
  "vampiric", "rank_and_file",
}) do
  lesson { id = ability, ability = ability }
end

lesson { id = "bull_rush", ability = "bull_rush", charge = "2d3", ladder = "charge" }
lesson { id = "spell", ability = "spell", grade = 1 }
lesson { id = "pecking_order", ability = "pecking_order", grade = 3 }
lesson { id = "sharpshooter", ability = "sharpshooter", ranged = true }
lesson { id = "trained", ability = "trained", grade = 2, forbids = { "paragon" } }
lesson { id = "quacktician", ability = "quacktician", grade = 5 }

-- Upgrades.
lesson { id = "vanguard", ability = "vanguard", needs = { "scout" }, removes = { "scout" } }
lesson { id = "precognition", ability = "precognition", needs = { "reactive" }, removes = { "reactive" } }
lesson {
  id = "unflinching",
  ability = "unflinching",
  needs = { "stubborn", "trained" },
  removes = { "stubborn", "trained" },
}
lesson { id = "silent", ability = "silent", needs = { "hushed", "trained" }, removes = { "hushed", "trained" } }
lesson { id = "paragon", ability = "paragon", needs = { "trained" }, removes = { "trained" } }

for _, ability in ipairs({
  "blocker", "booming", "cleave", "critical", "flaming", "long_range", "momentum", "piercing", "reach", "reliable",
  "sunder", "swift",
}) do
  weapon_lesson { id = ability, ability = ability }
end

-- Taken for an Inaccurate weapon, it only takes that away.
weapon_lesson { id = "accurate", ability = "accurate", clears = "inaccurate" }
weapon_lesson { id = "average", ability = "average", needs = { "reliable" } }
weapon_lesson { id = "masterwork", ability = "masterwork", free_weapon = true }
weapon_lesson { id = "point_blank", ability = "point_blank", forbids = { "inaccurate" } }

-- Upgrades.
weapon_lesson {
  id = "shatter",
  ability = "shatter",
  needs = { "sunder", "masterwork" },
  removes = { "sunder", "masterwork" },
}
weapon_lesson {
  id = "supercleave",
  ability = "supercleave",
  needs = { "cleave", "masterwork" },
  removes = { "cleave", "masterwork" },
}
weapon_lesson {
  id = "supercritical",
  ability = "supercritical",
  needs = { "critical", "masterwork" },
  removes = { "critical", "masterwork" },
}
weapon_lesson {
  id = "supersonic",
  ability = "supersonic",
  needs = { "swift", "masterwork" },
  removes = { "swift", "masterwork" },
}
