-- Ready army lists: one of each faction at each scale.

-- Quack Marines.
army {
  id = "quack_marines_small",
  name = "First Company, Half Rations",
  text = "Small. Two half companies of Marines, Fledglings to screen them and a pair of Honour Drakes. Easy to lead.",
  scale = "small",
  list = "quack_marine x5; quack_marine x5; fledgling x8; honour_drake x2",
}
army {
  id = "quack_marines_medium",
  name = "Second Company",
  text = "Medium. Marines in numbers around a Molter Strider, with Oathsworn to finish what is left.",
  scale = "medium",
  list = "quack_marine x10; quack_marine x8; fledgling x10; honour_drake x4; hymnal; strider; "
    .. "oathsworn x2",
}
army {
  id = "quack_marines_large",
  name = "Marshal's Column",
  text = "Large. Marshal Aix with two full companies, hammers, hymns and a Strider.",
  scale = "large",
  list = "quack_marine x10; quack_marine x10; fledgling x12; honour_drake x5 oath_hammer; "
    .. "hymnal x3; strider; oathsworn x3; marshal_aix",
}
army {
  id = "quack_marines_giant",
  name = "The Whole Chapter",
  text = "Giant. Three companies, two Striders, everything the Marines have, under Marshal Aix.",
  scale = "giant",
  list = "quack_marine x10; quack_marine x10; quack_marine x10; fledgling x16; fledgling x14; "
    .. "honour_drake x6; hymnal x4 choir_bell; strider; strider; oathsworn x3 sword molter; "
    .. "marshal_aix",
}

-- Pond Guard.
army {
  id = "pond_guard_small",
  name = "Village Watch",
  text = "Small. Levies beside their captains, crossbows, and two Quill Hunters. Keep captains and levies together.",
  scale = "small",
  list = "pond_levy x12; pond_guard x6; reed_captain x2; quill_hunter x2",
}
army {
  id = "pond_guard_medium",
  name = "Third Pond Foot",
  text = "Medium. Crossbows and marksducks behind a line of spears, with a Battle Tub and Colonel Teal.",
  scale = "medium",
  list = "pond_levy x16; pond_guard x10; pond_guard x9; reed_captain x4; quill_hunter x4; "
    .. "battle_tub; colonel_teal",
}
army {
  id = "pond_guard_large",
  name = "Teal's Tubs",
  text = "Large. Two Battle Tubs bombard while two blocks of levies hold the line.",
  scale = "large",
  list = "pond_levy x20; pond_levy x16; pond_guard x12; pond_guard x6; "
    .. "reed_captain x4 saw_axe; quill_hunter x5; battle_tub; battle_tub; colonel_teal",
}
army {
  id = "pond_guard_giant",
  name = "Crusade of the Golden Nest",
  text = "Giant. Everybody with a spear, and from round 2 on the Grand Drake himself.",
  scale = "giant",
  list = "pond_levy x24; pond_levy x20; pond_guard x12; pond_guard x12; reed_captain x4; "
    .. "reed_captain x3; quill_hunter x6; battle_tub; battle_tub; colonel_teal; grand_drake",
}

-- Storm Court.
army {
  id = "storm_court_small",
  name = "Court Outriders",
  text = "Small. Fast flyers to take ground, archers to keep it clear, one Cloud Singer.",
  scale = "small",
  list = "storm_page x7; gale_lancer x4; court_archer x6; cloud_singer",
}
army {
  id = "storm_court_medium",
  name = "Morning Squall",
  text = "Medium. Two lines of archers and a choir of five; pages go where points are.",
  scale = "medium",
  list = "court_archer x12; court_archer x12; cloud_singer x5; storm_page x11",
}
army {
  id = "storm_court_large",
  name = "The Queen's Weather",
  text = "Large. Archers, a choir, a flock of pages, and Queen Ardea's thunder.",
  scale = "large",
  list = "court_archer x12; court_archer x12; cloud_singer x5; storm_page x18; queen_ardea",
}
army {
  id = "storm_court_giant",
  name = "Monsoon",
  text = "Giant. Three lines of archers, two choirs, a flock of pages, and Queen Ardea.",
  scale = "giant",
  list = "court_archer x12; court_archer x12; court_archer x12; cloud_singer x5; "
    .. "cloud_singer x5; storm_page x18; queen_ardea",
}

-- Hollow Host.
army {
  id = "hollow_host_small",
  name = "Grave Detail",
  text = "Small. A stubborn crowd with scythes and crossbows; two Cantors curse what comes near.",
  scale = "small",
  list = "bone_gull x12; hollow_guard x10; hollow_bolter x6; grave_cantor x2",
}
army {
  id = "hollow_host_medium",
  name = "Opened Barrow",
  text = "Medium. Walls of the dead around a Walking Ossuary, and Count Bittern hunting on his own.",
  scale = "medium",
  list = "bone_gull x20; hollow_guard x14; hollow_bolter x10; dread_warden x4; "
    .. "grave_cantor x3; ossuary; count_bittern",
}
army {
  id = "hollow_host_large",
  name = "The King's Funeral",
  text = "Large. Two Ossuaries walk in front; the First King comes later.",
  scale = "large",
  list = "bone_gull x24; hollow_guard x14; hollow_bolter x12; dread_warden x5; "
    .. "grave_cantor x4; ossuary; ossuary; count_bittern; first_king",
}
army {
  id = "hollow_host_giant",
  name = "Necropolis on the March",
  text = "Giant. More dead than the enemy has arrows, volleys without end, and the First King.",
  scale = "giant",
  list = "bone_gull x24; bone_gull x14; hollow_guard x14; hollow_guard x14; "
    .. "hollow_bolter x14; hollow_bolter x14; hollow_bolter x14; dread_warden x5; "
    .. "grave_cantor x4; ossuary; count_bittern; first_king",
}

-- Cliff Mob.
army {
  id = "cliff_mob_small",
  name = "Lads off the Ledge",
  text = "Small. Two crowds of Pufflings in front, three lines of Shouters behind.",
  scale = "small",
  list = "puffling x8; puffling x8; shouter x6; shouter x6; shouter x6",
}
army {
  id = "cliff_mob_medium",
  name = "Louder Lads",
  text = "Medium. Shouters in numbers, Rippers and Big Au'ks for whoever is left.",
  scale = "medium",
  list = "puffling x12; shouter x14; shouter x14; ripper x8; big_auk x5; egg_shaman",
}
army {
  id = "cliff_mob_large",
  name = "Grandbeak's Landslide",
  text = "Large. Boss Grandbeak and a Cliff Roller behind a wall of noise.",
  scale = "large",
  list = "puffling x12; puffling x12; shouter x14; shouter x14; shouter x10; ripper x6; "
    .. "big_auk x3; egg_shaman x2; cliff_roller; ledge_boss; boss_grandbeak",
}
army {
  id = "cliff_mob_giant",
  name = "The Cliff Comes Down",
  text = "Giant. Everybody off the cliff at once, under Boss Grandbeak.",
  scale = "giant",
  list = "puffling x16; puffling x16; shouter x14; shouter x14; shouter x14; ripper x10; "
    .. "big_auk x5; big_auk x4; egg_shaman x4; cliff_roller; ledge_boss; boss_grandbeak",
}

-- Tide Reavers.
army {
  id = "tide_reavers_small",
  name = "Larder Raid",
  text = "Small. Harpoons at a distance, Reavers and diving Murrelets for the rest. Likes water.",
  scale = "small",
  list = "murrelet x8; tide_reaver x6; harpooner x6; harpooner x5",
}
army {
  id = "tide_reavers_medium",
  name = "Mergan's Crew",
  text = "Medium. Two lines of harpoons, raiders from the water, and Kelp Callers to mire the enemy.",
  scale = "medium",
  list = "murrelet x10; tide_reaver x8; harpooner x12; harpooner x12; surf_breaker x5; "
    .. "kelp_caller x4",
}
army {
  id = "tide_reavers_large",
  name = "Spring Tide",
  text = "Large. As Mergan's Crew, with a War Raft and Mad Mergan himself.",
  scale = "large",
  list = "murrelet x12; tide_reaver x10; harpooner x12; harpooner x12; surf_breaker x7; "
    .. "kelp_caller x3; war_raft; mad_mergan",
}
army {
  id = "tide_reavers_giant",
  name = "The Sea Itself",
  text = "Giant. Three lines of harpoons, two War Rafts, everything that swims.",
  scale = "giant",
  list = "murrelet x14; murrelet x10; tide_reaver x10; harpooner x12; harpooner x12; "
    .. "harpooner x12; surf_breaker x7; surf_breaker x6; kelp_caller x4; war_raft; "
    .. "war_raft; mad_mergan",
}
