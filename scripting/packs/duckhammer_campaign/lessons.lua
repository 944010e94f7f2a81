-- Abilities that training gives, and what they take. "Talent" teaches the first kind, "Weapon Drill" the second.

-- The whole entry of a lesson: what it teaches, in which words, and the fields with its conditions.
local function entry_of(ability, name, what, conditions, fields)
  local entry = fields or {}
  entry.id = ability
  entry.ability = ability
  entry.name = name
  entry.text = what .. name .. "."
  if conditions then entry.text = entry.text .. " " .. conditions end
  return entry
end

local function teach(ability, name, conditions, fields)
  lesson(entry_of(ability, name, "The company learns ", conditions, fields))
end

local function drill(ability, name, conditions, fields)
  weapon_lesson(entry_of(ability, name, "One of the company's weapons gains ", conditions, fields))
end

teach("bloodlust", "Bloodlust")
teach("diver", "Diver", "Only for fast swimmers.")
teach("duck_and_cover", "Duck and Cover")
teach("enraged_run", "Enraged Run")
teach("peregrine", "Peregrine", "Only for fast flyers.")
teach("scout", "Scout")
teach("v_formation", "V Formation")
teach("courageous", "Courageous")
teach("duty", "Duty")
teach("gasp", "Gasp", "Not for fast swimmers.")
teach("pragmatic", "Pragmatic")
teach("reactive", "Reactive")
teach("stubborn", "Stubborn")
teach("amphibious", "Amphibious")
teach("hushed", "Hushed")
teach("mystic", "Mystic")
teach("execution", "Execution")
teach("depth_hunter", "Depth Hunter")
teach("vampiric", "Vampiric")
teach("rank_and_file", "Rank and File")

teach("bull_rush", "Bull Rush", "Needs a charge speed of 2d3 or more.", { charge = "2d3", ladder = "charge" })
teach("spell", "Spell", "Needs Grade 1. Each spell is learned by itself.", { grade = 1 })
teach("pecking_order", "Pecking Order", "Needs Grade 3.", { grade = 3 })
teach("sharpshooter", "Sharpshooter", "Needs a ranged weapon.", { ranged = true })
teach(
  "trained", "Trained",
  "Needs Grade 2. Can be taken again once an upgrade has used it up.",
  { grade = 2 }
)
teach("quacktician", "Quacktician", "Needs Grade 5, and is for one quacktic.", { grade = 5 })

-- Upgrades.
teach("vanguard", "Vanguard", "Needs Scout, and takes its place.", { needs = { "scout" }, removes = { "scout" } })
teach(
  "precognition", "Precognition",
  "Needs Reactive, and takes its place.",
  { needs = { "reactive" }, removes = { "reactive" } }
)
teach(
  "unflinching", "Unflinching",
  "Needs Stubborn and Trained, and takes the place of both.",
  { needs = { "stubborn", "trained" }, removes = { "stubborn", "trained" } }
)
teach(
  "silent", "Silent",
  "Needs Hushed and Trained, and takes the place of both.",
  { needs = { "hushed", "trained" }, removes = { "hushed", "trained" } }
)
teach("paragon", "Paragon", "Needs Trained, and takes its place.", { needs = { "trained" }, removes = { "trained" } })

drill("blocker", "Blocker")
drill("booming", "Booming")
drill("cleave", "Cleave", "Not beside Critical, Reliable, Sunder or Swift, nor their upgrades.")
drill("critical", "Critical", "Not beside Cleave or Reliable, nor the upgrade of Cleave.")
drill("flaming", "Flaming")
drill("long_range", "Long Range")
drill("momentum", "Momentum")
drill("piercing", "Piercing")
drill("reach", "Reach")
drill("reliable", "Reliable", "Not beside Cleave or Critical, nor their upgrades.")
drill("sunder", "Sunder", "Not beside Cleave or its upgrade.")
drill("swift", "Swift", "Not beside Cleave or its upgrade.")

drill("accurate", "Accurate", "On an Inaccurate weapon it only takes Inaccurate away.", { clears = "inaccurate" })
drill("average", "Average", "Needs Reliable.", { needs = { "reliable" } })
drill(
  "masterwork", "Masterwork",
  "Needs a weapon whose price is 0 or more. Can be taken again once an upgrade has used it up.",
  { free_weapon = true }
)
drill("point_blank", "Point Blank", "Not for an Inaccurate weapon.", { forbids = { "inaccurate" } })

-- Upgrades.
drill(
  "shatter", "Shatter",
  "Needs Sunder and Masterwork, and takes the place of both. Not beside Cleave.",
  { needs = { "sunder", "masterwork" }, removes = { "sunder", "masterwork" } }
)
drill(
  "supercleave", "Supercleave",
  "Needs Cleave and Masterwork, and takes the place of both.",
  { needs = { "cleave", "masterwork" }, removes = { "cleave", "masterwork" } }
)
drill(
  "supercritical", "Supercritical",
  "Needs Critical and Masterwork, and takes the place of both.",
  { needs = { "critical", "masterwork" }, removes = { "critical", "masterwork" } }
)
drill(
  "supersonic", "Supersonic",
  "Needs Swift and Masterwork, and takes the place of both.",
  { needs = { "swift", "masterwork" }, removes = { "swift", "masterwork" } }
)
