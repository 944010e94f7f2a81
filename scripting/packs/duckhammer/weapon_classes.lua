-- Kinds of weapon, with the abilities such weapons usually have.

weapon_class { id = "axes", name = "Axes", kind = "melee", size = "small", usual = { "cleave", "momentum", "swift" } }
weapon_class { id = "daggers", name = "Daggers", kind = "melee", size = "small", usual = { "blocker", "critical", "swift" } }
weapon_class { id = "halberds", name = "Halberds", kind = "melee", size = "large", usual = { "cleave", "lofty", "reach" } }
weapon_class { id = "hammers", name = "Hammers", kind = "melee", size = "small", usual = { "critical", "momentum", "reliable" } }
weapon_class { id = "spears", name = "Spears", kind = "melee", size = "small", usual = { "momentum", "piercing", "reach" } }
weapon_class { id = "swords", name = "Swords", kind = "melee", size = "small", usual = { "cleave", "piercing", "reliable" } }
weapon_class { id = "shields", name = "Shields", kind = "melee", size = "small", usual = { "blocker", "reliable", "inaccurate" } }

weapon_class { id = "bows", name = "Bows", kind = "ranged", size = "large", usual = { "accurate", "lofty", "piercing" } }
weapon_class { id = "crossbows", name = "Crossbows", kind = "ranged", size = "large", usual = { "inaccurate", "point_blank", "swift" } }
weapon_class { id = "guns", name = "Guns", kind = "ranged", size = "large", usual = { "booming", "inaccurate", "point_blank" } }

weapon_class { id = "bells", name = "Bells", kind = "magic", size = "large", usual = { "booming", "lofty", "reach" } }
weapon_class { id = "whistles", name = "Whistles", kind = "magic", size = "small", usual = { "booming", "critical", "point_blank" } }

-- What grows on a bird, a beast or a machine.
weapon_class { id = "claws", name = "Claws", kind = "melee", size = "small" }
weapon_class { id = "jaws", name = "Jaws", kind = "melee", size = "large" }
