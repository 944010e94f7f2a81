-- Kinds of weapon, with the abilities such weapons usually have.

weapon_class {
  id = "axes",
  name = "Axes",
  text = "Small melee weapons that sweep: usually Cleave, Momentum or Swift.",
  icon = "axe",
  kind = "melee",
  size = "small",
  usual = { "cleave", "momentum", "swift" },
}
weapon_class {
  id = "daggers",
  name = "Daggers",
  text = "Small melee weapons for base contact: usually Blocker, Critical or Swift.",
  icon = "dagger",
  kind = "melee",
  size = "small",
  usual = { "blocker", "critical", "swift" },
}
weapon_class {
  id = "halberds",
  name = "Halberds",
  text = "Large melee weapons with long shafts: usually Cleave, Lofty or Reach.",
  icon = "halberd",
  kind = "melee",
  size = "large",
  usual = { "cleave", "lofty", "reach" },
}
weapon_class {
  id = "hammers",
  name = "Hammers",
  text = "Small melee weapons that strike hard and even: usually Critical, Momentum or Reliable.",
  icon = "hammer",
  kind = "melee",
  size = "small",
  usual = { "critical", "momentum", "reliable" },
}
weapon_class {
  id = "spears",
  name = "Spears",
  text = "Small melee weapons that reach out: usually Momentum, Piercing or Reach.",
  icon = "spear",
  kind = "melee",
  size = "small",
  usual = { "momentum", "piercing", "reach" },
}
weapon_class {
  id = "swords",
  name = "Swords",
  text = "Small melee weapons for everything: usually Cleave, Piercing or Reliable.",
  icon = "sword",
  kind = "melee",
  size = "small",
  usual = { "cleave", "piercing", "reliable" },
}
weapon_class {
  id = "shields",
  name = "Shields",
  text = "Small weapons to hide behind: usually Blocker, Reliable or Inaccurate.",
  icon = "shield",
  kind = "melee",
  size = "small",
  usual = { "blocker", "reliable", "inaccurate" },
}

weapon_class {
  id = "bows",
  name = "Bows",
  text = "Large ranged weapons that shoot far: usually Accurate, Lofty or Piercing.",
  icon = "bow",
  kind = "ranged",
  size = "large",
  usual = { "accurate", "lofty", "piercing" },
}
weapon_class {
  id = "crossbows",
  name = "Crossbows",
  text = "Large ranged weapons for volleys: usually Inaccurate, Point Blank or Swift.",
  icon = "crossbow",
  kind = "ranged",
  size = "large",
  usual = { "inaccurate", "point_blank", "swift" },
}
weapon_class {
  id = "guns",
  name = "Guns",
  text = "Large ranged weapons that shoot short and loud: usually Booming, Inaccurate or Point Blank.",
  icon = "gun",
  kind = "ranged",
  size = "large",
  usual = { "booming", "inaccurate", "point_blank" },
}

weapon_class {
  id = "bells",
  name = "Bells",
  text = "Large magic weapons that carry spells far and strike, too: usually Booming, Lofty or Reach.",
  icon = "bell",
  kind = "magic",
  size = "large",
  usual = { "booming", "lofty", "reach" },
}
weapon_class {
  id = "whistles",
  name = "Whistles",
  text = "Small magic weapons for spells: usually Booming, Critical or Point Blank.",
  icon = "whistle",
  kind = "magic",
  size = "small",
  usual = { "booming", "critical", "point_blank" },
}

-- What grows on a bird, a beast or a machine.
weapon_class {
  id = "claws",
  name = "Claws",
  text = "Small melee weapons that grow on a bird, a beast or a machine.",
  icon = "claw",
  kind = "melee",
  size = "small",
}
weapon_class {
  id = "jaws",
  name = "Jaws",
  text = "Large melee weapons that grow on a beast or are built into a machine.",
  icon = "jaw",
  kind = "melee",
  size = "large",
}
