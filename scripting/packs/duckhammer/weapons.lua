-- The armouries. What is in nobody's armoury in particular stands at the end.

-- Impondium.
weapon {
  id = "sword",
  name = "Sword",
  class = "swords",
  damage = "d6",
  range = 1,
  abilities = { "reliable" },
  text = "Regulation length, regulation edge, regulation prayer on the blade. For close fights: always the same "
    .. "damage, 4.",
}
weapon {
  id = "molter",
  name = "Molter",
  class = "guns",
  damage = "d6",
  range = 8,
  abilities = { "point_blank" },
  text = "Fires burning quills; the Impondium has never asked whose. For shooting at short range, even with the enemy "
    .. "upon one.",
}
weapon {
  id = "flame_molter",
  name = "Flame Molter",
  class = "guns",
  damage = "d6",
  range = 8,
  abilities = { "flaming" },
  text = "A Molter with the safety feathers plucked out. Against crowds at short range: low dice feed the flames.",
}
weapon {
  id = "long_molter",
  name = "Long Molter",
  text = "For picking off officers and armor from afar: neither Grade nor Armor of the target helps it.",
  class = "guns",
  damage = "d6",
  range = 16,
  abilities = { "accurate", "piercing" },
}
weapon {
  id = "hand_molter",
  name = "Hand Molter",
  text = "A last word at 4 inches, beside a blade.",
  class = "guns",
  size = "small",
  damage = "d4",
  range = 4,
  abilities = { "point_blank" },
}
weapon {
  id = "saw_axe",
  name = "Saw Axe",
  text = "For fighters in a crowd: a natural 12 hits everybody in reach.",
  class = "axes",
  damage = "d6",
  range = 1,
  abilities = { "cleave" },
}
weapon {
  id = "trench_dagger",
  name = "Trench Dagger",
  text = "For base contact: two quick stabs, deadly on a natural 12.",
  class = "daggers",
  damage = "d6",
  range = 0,
  abilities = { "critical", "swift" },
}
weapon {
  id = "honour_sword",
  name = "Honour Sword",
  text = "For duels with armored enemies; its natural 1s help the rest of the unit.",
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
  text = "Swung in time with the litany, neither harder nor softer than the page says. A sure blow: always 4 damage, "
    .. "and a 7 for the asking.",
}
weapon {
  id = "bulwark",
  name = "Bulwark",
  text = "Carried for what it stops: the whole unit is harder to hit. Strikes weakly, in base contact.",
  class = "shields",
  damage = "d4",
  range = 0,
  abilities = { "blocker" },
}
weapon {
  id = "hymn_whistle",
  name = "Hymn Whistle",
  text = "For chanting up to 12 inches away; in base contact a natural 12 strikes hard.",
  class = "whistles",
  damage = "d6",
  range = 0,
  spell_range = 12,
  abilities = { "critical" },
}
weapon {
  id = "choir_bell",
  name = "Choir Bell",
  text = "For chanting up to 12 inches away, and for blows that hurt the brave. Not in flight.",
  class = "bells",
  damage = "d6",
  range = 1,
  spell_range = 12,
  abilities = { "booming", "lofty" },
}
weapon {
  id = "reed_spear",
  name = "Reed Spear",
  text = "For holding a line: reaches 2 inches and strikes first.",
  class = "spears",
  damage = "d6",
  range = 2,
  abilities = { "reach" },
}
weapon {
  id = "levy_crossbow",
  name = "Levy Crossbow",
  text = "For volleys of many at 12 inches; Grade does not help to aim it.",
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
  text = "Somebody put a bath on wheels, and somebody else put a gun in the bath. Bombards the whole map from where "
    .. "it stands; never charges.",
}
weapon {
  id = "storm_molter",
  name = "Storm Molter",
  text = "Two piercing bursts at 12 inches, each harder to aim.",
  class = "guns",
  damage = "d6",
  range = 12,
  abilities = { "swift", "piercing" },
}
weapon {
  id = "marshal_blade",
  name = "Marshal's Blade",
  text = "A leader's long sword: heavy damage at 2 inches, and a natural 12 hits everybody in reach.",
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
  text = "There is only one. Everything flatter than it used to be has met it. Every hit deals its full 12 damage.",
}

-- Thunder Kings.
weapon {
  id = "page_knife",
  name = "Page's Knife",
  text = "Two light stabs in base contact.",
  class = "daggers",
  damage = "d4",
  range = 0,
  abilities = { "swift" },
}
weapon {
  id = "storm_spear",
  name = "Storm Spear",
  text = "For lancers who stay: 2 inches of reach, and the charge dice as damage for who gives up the charge.",
  class = "spears",
  damage = "d6",
  range = 2,
  abilities = { "momentum" },
}
weapon {
  id = "heron_bow",
  name = "Heron Bow",
  text = "Long shots at 16 inches that pay no heed to the target's Grade. Not in flight.",
  class = "bows",
  damage = "d4",
  range = 16,
  abilities = { "accurate", "lofty" },
}
weapon {
  id = "thunder_bell",
  name = "Thunder Bell",
  text = "For chanting up to 12 inches away; in a fight it strikes first and hurts the brave. Not in flight.",
  class = "bells",
  damage = "d6",
  range = 2,
  spell_range = 12,
  abilities = { "booming", "reach", "lofty" },
}
weapon {
  id = "storm_whistle",
  name = "Storm Whistle",
  text = "For chanting up to 12 inches away; in base contact it hurts the brave.",
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
  text = "Point the safe end at your friends; there is a debate about which end that is. Pierces armor at 12 inches "
    .. "and, less surely, at any distance.",
}
weapon {
  id = "king_glaive",
  name = "King's Glaive",
  text = "Strikes first at 3 inches, and a natural 12 mows down everybody in reach.",
  class = "halberds",
  damage = "2d4",
  range = 3,
  abilities = { "cleave", "reach" },
}
weapon {
  id = "bone_sword",
  name = "Bone Sword",
  text = "A plain blade for a plain death.",
  class = "swords",
  damage = "d6",
  range = 1,
}
weapon {
  id = "grave_scythe",
  name = "Grave Scythe",
  text = "Reaches 2 inches; a natural 12 damages the enemy's weapons for good. Not in flight.",
  class = "halberds",
  damage = "d6",
  range = 2,
  abilities = { "sunder", "lofty" },
}
weapon {
  id = "soul_crossbow",
  name = "Soul Crossbow",
  text = "Two bolts for each shooter at 12 inches, each harder to aim.",
  class = "crossbows",
  damage = "d4",
  range = 12,
  abilities = { "swift" },
}
weapon {
  id = "knell",
  name = "Knell",
  text = "For chanting up to 12 inches away. Not in flight.",
  class = "bells",
  damage = "d6",
  range = 1,
  spell_range = 12,
  abilities = { "lofty" },
}
weapon {
  id = "bone_rake",
  name = "Bone Rake",
  text = "Rakes at 2 inches; low dice bring more dice.",
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
  text = "Whatever it strikes is declared never to have been a weapon. Heavy blows, and a natural 12 takes a weapon "
    .. "away; it slows charges.",
}
weapon {
  id = "red_rapier",
  name = "Red Rapier",
  text = "Goes through any armor at 2 inches.",
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
  text = "Free with every Au'k. For base contact.",
}
weapon {
  id = "chopper",
  name = "Chopper",
  text = "For hitting what one has run into: the charge dice as damage for who gives up the charge.",
  class = "axes",
  damage = "d6",
  range = 1,
  abilities = { "momentum" },
}
weapon {
  id = "big_chopper",
  name = "Big Chopper",
  text = "Heavier than it looks. More damage, and a natural 12 hits everybody in reach; it slows charges.",
  class = "axes",
  damage = "2d4",
  range = 1,
  abilities = { "cleave", "unwieldy" },
}
weapon {
  id = "rock_gun",
  name = "Rock Gun",
  text = "Throws stones 8 inches, roughly that way. For many.",
  class = "guns",
  damage = "d4",
  range = 8,
  abilities = { "inaccurate" },
}
weapon {
  id = "shout_gun",
  name = "Shout Gun",
  class = "guns",
  damage = "d4",
  range = 8,
  abilities = { "booming", "inaccurate" },
  text = "A funnel with an Au'k at the narrow end. At 8 inches; the braver the target, the more it hurts.",
}
weapon {
  id = "fish_spear",
  name = "Fish Spear",
  text = "Goes through any armor at 2 inches.",
  class = "spears",
  damage = "d6",
  range = 2,
  abilities = { "piercing" },
}
weapon {
  id = "tide_hook",
  name = "Tide Hook",
  text = "Hooks at 1 inch; a natural 12 damages the enemy's weapons for good.",
  class = "claws",
  damage = "d6",
  range = 1,
  abilities = { "sunder" },
}
weapon {
  id = "kelp_whistle",
  name = "Kelp Whistle",
  text = "For chanting up to 6 inches away, even in the middle of a fight.",
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
  text = "What is inside has opinions. For chanting up to 12 inches away, even in the middle of a fight; its blows "
    .. "hurt the brave.",
}
weapon {
  id = "harpoon",
  name = "Harpoon",
  text = "Goes through any armor at 12 inches; its weight slows charges.",
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
  text = "Aimed by arguing. Heavy fire at 16 inches; Grade does not help, low dice feed the flames.",
}
weapon {
  id = "ram_prow",
  name = "Ram Prow",
  text = "For machines that run into things: the charge dice as damage for who gives up the charge.",
  class = "jaws",
  damage = "2d4",
  range = 1,
  abilities = { "momentum" },
}
weapon {
  id = "whirling_oars",
  name = "Whirling Oars",
  text = "A storm of blows, each 2 harder to land than the one before. Best against low Grades.",
  class = "axes",
  damage = "2d4",
  range = 1,
  abilities = { "supersonic" },
}
weapon {
  id = "boss_cleaver",
  name = "Boss Cleaver",
  text = "Every hit damages all enemy units within 2 inches of the wielder; it slows charges.",
  class = "axes",
  damage = "3d3",
  range = 2,
  abilities = { "supercleave", "unwieldy" },
}
weapon {
  id = "last_anchor",
  name = "The Last Anchor",
  text = "Every hit damages all enemy units within 2 inches of the wielder, and hard; it slows charges.",
  class = "hammers",
  damage = "2d6",
  range = 2,
  abilities = { "supercleave", "unwieldy" },
}
