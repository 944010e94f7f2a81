-- The armouries. What is in nobody's armoury in particular stands at the end.

-- Impondium.
weapon {
  id = "sword",
  name = "Sword",
  class = "swords",
  damage = "d6",
  range = 1,
  abilities = { "reliable" },
  text = "Regulation length, regulation edge, regulation prayer on the blade.",
}
weapon {
  id = "molter",
  name = "Molter",
  class = "guns",
  damage = "d6",
  range = 8,
  abilities = { "point_blank" },
  text = "Fires burning quills. The Impondium has never asked whose.",
}
weapon {
  id = "flame_molter",
  name = "Flame Molter",
  class = "guns",
  damage = "d6",
  range = 8,
  abilities = { "flaming" },
  text = "A Molter with the safety feathers plucked out.",
}
weapon {
  id = "long_molter",
  name = "Long Molter",
  class = "guns",
  damage = "d6",
  range = 16,
  abilities = { "accurate", "piercing" },
}
weapon {
  id = "hand_molter",
  name = "Hand Molter",
  class = "guns",
  size = "small",
  damage = "d4",
  range = 4,
  abilities = { "point_blank" },
}
weapon {
  id = "saw_axe",
  name = "Saw Axe",
  class = "axes",
  damage = "d6",
  range = 1,
  abilities = { "cleave" },
}
weapon {
  id = "trench_dagger",
  name = "Trench Dagger",
  class = "daggers",
  damage = "d6",
  range = 0,
  abilities = { "critical", "swift" },
}
weapon {
  id = "honour_sword",
  name = "Honour Sword",
  class = "swords",
  damage = "d6",
  range = 1,
  abilities = { "piercing", "masterwork" },
}
weapon {
  id = "oath_hammer",
  name = "Oath Hammer",
  class = "hammers",
  damage = "d6",
  range = 1,
  abilities = { "reliable", "average" },
  text = "Swung in time with the litany, neither harder nor softer than the page says.",
}
weapon {
  id = "bulwark",
  name = "Bulwark",
  class = "shields",
  damage = "d4",
  range = 0,
  abilities = { "blocker" },
}
weapon {
  id = "hymn_whistle",
  name = "Hymn Whistle",
  class = "whistles",
  damage = "d6",
  range = 0,
  spell_range = 12,
  abilities = { "critical" },
}
weapon {
  id = "choir_bell",
  name = "Choir Bell",
  class = "bells",
  damage = "d6",
  range = 1,
  spell_range = 12,
  abilities = { "booming", "lofty" },
}
weapon {
  id = "reed_spear",
  name = "Reed Spear",
  class = "spears",
  damage = "d6",
  range = 2,
  abilities = { "reach" },
}
weapon {
  id = "levy_crossbow",
  name = "Levy Crossbow",
  class = "crossbows",
  damage = "d4",
  range = 12,
  abilities = { "inaccurate" },
}
weapon {
  id = "tub_cannon",
  name = "Tub Cannon",
  class = "guns",
  damage = "2d4",
  range = 20,
  abilities = { "long_range", "inaccurate", "superheavy" },
  text = "Somebody put a bath on wheels, and somebody else put a gun in the bath.",
}
weapon {
  id = "storm_molter",
  name = "Storm Molter",
  class = "guns",
  damage = "d6",
  range = 12,
  abilities = { "swift", "piercing" },
}
weapon {
  id = "marshal_blade",
  name = "Marshal's Blade",
  class = "swords",
  damage = "3d3",
  range = 2,
  abilities = { "cleave", "masterwork" },
}
weapon {
  id = "duckhammer",
  name = "The Duckhammer",
  class = "hammers",
  damage = "2d6",
  range = 2,
  abilities = { "supercritical", "momentum" },
  text = "There is only one. Everything flatter than it used to be has met it.",
}

-- Thunder Kings.
weapon {
  id = "page_knife",
  name = "Page's Knife",
  class = "daggers",
  damage = "d4",
  range = 0,
  abilities = { "swift" },
}
weapon {
  id = "storm_spear",
  name = "Storm Spear",
  class = "spears",
  damage = "d6",
  range = 2,
  abilities = { "momentum" },
}
weapon {
  id = "heron_bow",
  name = "Heron Bow",
  class = "bows",
  damage = "d4",
  range = 16,
  abilities = { "accurate", "lofty" },
}
weapon {
  id = "thunder_bell",
  name = "Thunder Bell",
  class = "bells",
  damage = "d6",
  range = 2,
  spell_range = 12,
  abilities = { "booming", "reach", "lofty" },
}
weapon {
  id = "storm_whistle",
  name = "Storm Whistle",
  class = "whistles",
  damage = "d6",
  range = 0,
  spell_range = 12,
  abilities = { "booming" },
}
weapon {
  id = "lightning_rod",
  name = "Lightning Rod",
  class = "guns",
  damage = "2d4",
  range = 12,
  abilities = { "piercing", "long_range" },
  text = "Point the safe end at your friends. There is a debate about which end that is.",
}
weapon {
  id = "king_glaive",
  name = "King's Glaive",
  class = "halberds",
  damage = "2d4",
  range = 3,
  abilities = { "cleave", "reach" },
}
weapon {
  id = "bone_sword",
  name = "Bone Sword",
  class = "swords",
  damage = "d6",
  range = 1,
}
weapon {
  id = "grave_scythe",
  name = "Grave Scythe",
  class = "halberds",
  damage = "d6",
  range = 2,
  abilities = { "sunder", "lofty" },
}
weapon {
  id = "soul_crossbow",
  name = "Soul Crossbow",
  class = "crossbows",
  damage = "d4",
  range = 12,
  abilities = { "swift" },
}
weapon {
  id = "knell",
  name = "Knell",
  class = "bells",
  damage = "d6",
  range = 1,
  spell_range = 12,
  abilities = { "lofty" },
}
weapon {
  id = "bone_rake",
  name = "Bone Rake",
  class = "claws",
  damage = "2d4",
  range = 2,
  abilities = { "flaming" },
}
weapon {
  id = "law_maul",
  name = "Maul of the Law",
  class = "hammers",
  damage = "3d3",
  range = 1,
  abilities = { "shatter", "unwieldy" },
  text = "Whatever it strikes is declared never to have been a weapon.",
}
weapon {
  id = "red_rapier",
  name = "Red Rapier",
  class = "swords",
  damage = "2d4",
  range = 2,
  abilities = { "piercing" },
}

-- Au'ks.
weapon {
  id = "beak",
  name = "Beak",
  class = "claws",
  damage = "d6",
  range = 0,
  text = "Free with every Au'k.",
}
weapon {
  id = "chopper",
  name = "Chopper",
  class = "axes",
  damage = "d6",
  range = 1,
  abilities = { "momentum" },
}
weapon {
  id = "big_chopper",
  name = "Big Chopper",
  class = "axes",
  damage = "2d4",
  range = 1,
  abilities = { "cleave", "unwieldy" },
}
weapon {
  id = "rock_gun",
  name = "Rock Gun",
  class = "guns",
  damage = "d6",
  range = 8,
  abilities = { "inaccurate" },
}
weapon {
  id = "shout_gun",
  name = "Shout Gun",
  class = "guns",
  damage = "d6",
  range = 8,
  abilities = { "booming", "inaccurate" },
  text = "A funnel with an Au'k at the narrow end.",
}
weapon {
  id = "fish_spear",
  name = "Fish Spear",
  class = "spears",
  damage = "d6",
  range = 2,
  abilities = { "piercing" },
}
weapon {
  id = "tide_hook",
  name = "Tide Hook",
  class = "claws",
  damage = "d6",
  range = 1,
  abilities = { "sunder" },
}
weapon {
  id = "kelp_whistle",
  name = "Kelp Whistle",
  class = "whistles",
  damage = "d6",
  range = 0,
  spell_range = 6,
  abilities = { "point_blank" },
}
weapon {
  id = "egg_rattle",
  name = "Egg Rattle",
  class = "whistles",
  damage = "d6",
  range = 0,
  spell_range = 12,
  abilities = { "booming", "point_blank" },
  text = "What is inside has opinions.",
}
weapon {
  id = "harpoon",
  name = "Harpoon",
  class = "crossbows",
  damage = "d6",
  range = 12,
  abilities = { "piercing", "unwieldy" },
}
weapon {
  id = "rocket_rack",
  name = "Rocket Rack",
  class = "guns",
  damage = "2d4",
  range = 16,
  abilities = { "flaming", "inaccurate" },
  text = "Aimed by arguing.",
}
weapon {
  id = "ram_prow",
  name = "Ram Prow",
  class = "jaws",
  damage = "2d4",
  range = 1,
  abilities = { "momentum" },
}
weapon {
  id = "whirling_oars",
  name = "Whirling Oars",
  class = "axes",
  damage = "2d4",
  range = 1,
  abilities = { "supersonic" },
}
weapon {
  id = "boss_cleaver",
  name = "Boss Cleaver",
  class = "axes",
  damage = "3d3",
  range = 2,
  abilities = { "supercleave", "unwieldy" },
}
weapon {
  id = "last_anchor",
  name = "The Last Anchor",
  class = "hammers",
  damage = "2d6",
  range = 2,
  abilities = { "supercleave", "unwieldy" },
}
