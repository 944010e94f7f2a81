-- Ready army lists: one of each faction at each scale.

-- Quack Marines.
army {
  id = "quack_marines_small",
  name = "First Company, Half Rations",
  scale = "small",
  list = "quack_marine x8; fledgling x8; honour_drake x3",
}
army {
  id = "quack_marines_medium",
  name = "Second Company",
  scale = "medium",
  list = "quack_marine x10; quack_marine x8; fledgling x10; honour_drake x4; hymnal; strider; "
    .. "oathsworn x2",
}
army {
  id = "quack_marines_large",
  name = "Marshal's Column",
  scale = "large",
  list = "quack_marine x10; quack_marine x10; fledgling x12; honour_drake x5 oath_hammer; "
    .. "hymnal x3; strider; oathsworn x3; marshal_aix",
}
army {
  id = "quack_marines_giant",
  name = "The Whole Chapter",
  scale = "giant",
  list = "quack_marine x10; quack_marine x10; quack_marine x10; fledgling x16; fledgling x14; "
    .. "honour_drake x6; hymnal x4 choir_bell; strider; strider; oathsworn x3 sword molter; "
    .. "marshal_aix",
}

-- Pond Guard.
army {
  id = "pond_guard_small",
  name = "Village Watch",
  scale = "small",
  list = "pond_levy x12; pond_guard x6; reed_captain x2; quill_hunter x2",
}
army {
  id = "pond_guard_medium",
  name = "Third Pond Foot",
  scale = "medium",
  list = "pond_levy x16; pond_guard x10; pond_guard x8; reed_captain x3; quill_hunter x4; "
    .. "battle_tub; colonel_teal",
}
army {
  id = "pond_guard_large",
  name = "Teal's Tubs",
  scale = "large",
  list = "pond_levy x20; pond_levy x16; pond_guard x12; pond_guard x6; "
    .. "reed_captain x4 saw_axe; quill_hunter x5; battle_tub; battle_tub; colonel_teal",
}
army {
  id = "pond_guard_giant",
  name = "Crusade of the Golden Nest",
  scale = "giant",
  list = "pond_levy x24; pond_levy x20; pond_guard x12; pond_guard x12; reed_captain x4; "
    .. "reed_captain x3; quill_hunter x6; battle_tub; battle_tub; colonel_teal; grand_drake",
}

-- Storm Court.
army {
  id = "storm_court_small",
  name = "Court Outriders",
  scale = "small",
  list = "storm_page x8; gale_lancer x5; court_archer x6",
}
army {
  id = "storm_court_medium",
  name = "Morning Squall",
  scale = "medium",
  list = "court_archer x12; court_archer x12; cloud_singer x5; storm_page x11",
}
army {
  id = "storm_court_large",
  name = "The Queen's Weather",
  scale = "large",
  list = "gale_lancer x10; storm_page x12; court_archer x12; cloud_singer x3; storm_chariot; "
    .. "storm_chariot; crown_crane x2; queen_ardea",
}
army {
  id = "storm_court_giant",
  name = "Monsoon",
  scale = "giant",
  list = "gale_lancer x10; gale_lancer x10; storm_page x18; court_archer x12; court_archer x10; "
    .. "cloud_singer x3; storm_chariot; crown_crane x2; queen_ardea",
}

-- Hollow Host.
army {
  id = "hollow_host_small",
  name = "Grave Detail",
  scale = "small",
  list = "bone_gull x12; hollow_guard x10; hollow_bolter x6; grave_cantor x2",
}
army {
  id = "hollow_host_medium",
  name = "Opened Barrow",
  scale = "medium",
  list = "bone_gull x20; hollow_guard x14; hollow_bolter x10; dread_warden x4; "
    .. "grave_cantor x3; ossuary; count_bittern",
}
army {
  id = "hollow_host_large",
  name = "The King's Funeral",
  scale = "large",
  list = "bone_gull x24; hollow_guard x14; hollow_bolter x12; dread_warden x5; "
    .. "grave_cantor x4; ossuary; ossuary; count_bittern; first_king",
}
army {
  id = "hollow_host_giant",
  name = "Necropolis on the March",
  scale = "giant",
  list = "bone_gull x24; bone_gull x24; hollow_guard x14; hollow_guard x14; "
    .. "hollow_bolter x14; hollow_bolter x9; dread_warden x6; grave_cantor x4; ossuary; "
    .. "ossuary; count_bittern; first_king",
}

-- Cliff Mob.
army {
  id = "cliff_mob_small",
  name = "Lads off the Ledge",
  scale = "small",
  list = "puffling x12; ripper x6; shouter x4; big_auk; egg_shaman",
}
army {
  id = "cliff_mob_medium",
  name = "Louder Lads",
  scale = "medium",
  list = "puffling x20; ripper x10; shouter x8 rock_gun; big_auk x3; egg_shaman x2; "
    .. "cliff_roller; ledge_boss",
}
army {
  id = "cliff_mob_large",
  name = "Grandbeak's Landslide",
  scale = "large",
  list = "puffling x24; puffling x8; ripper x12; shouter x10; big_auk x4; egg_shaman x2; "
    .. "cliff_roller; ledge_boss x2; boss_grandbeak",
}
army {
  id = "cliff_mob_giant",
  name = "The Cliff Comes Down",
  scale = "giant",
  list = "puffling x24; puffling x24; ripper x12; ripper x12; shouter x12; big_auk x5; "
    .. "egg_shaman x3; cliff_roller; ledge_boss x2; boss_grandbeak",
}

-- Tide Reavers.
army {
  id = "tide_reavers_small",
  name = "Larder Raid",
  scale = "small",
  list = "murrelet x8; tide_reaver x5; harpooner x4; surf_breaker x3",
}
army {
  id = "tide_reavers_medium",
  name = "Mergan's Crew",
  scale = "medium",
  list = "murrelet x12; tide_reaver x8; harpooner x8; surf_breaker x4 tide_hook; "
    .. "kelp_caller x2; war_raft; mad_mergan",
}
army {
  id = "tide_reavers_large",
  name = "Spring Tide",
  scale = "large",
  list = "murrelet x14; tide_reaver x10; harpooner x10; surf_breaker x5; "
    .. "surf_breaker x5 tide_hook; kelp_caller x3; war_raft; war_raft; mad_mergan",
}
army {
  id = "tide_reavers_giant",
  name = "The Sea Itself",
  scale = "giant",
  list = "murrelet x18; murrelet x12; tide_reaver x10; tide_reaver x10; harpooner x12; "
    .. "surf_breaker x6; surf_breaker x5; kelp_caller x3; war_raft; mad_mergan; "
    .. "last_great_auk",
}
