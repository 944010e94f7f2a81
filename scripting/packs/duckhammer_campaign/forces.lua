-- Duckheim's enemies. A force has up to four tokens and grows with the party: its units come in this order, as many
-- models of each as the party's worth allows.

force {
  id = "dam_bandits",
  name = "Bandits of the Dam",
  text = "Au'ks without a cliff, and somebody's geese: Pufflings, then Rippers, then Big Au'ks, then Bosses.",
  icon = "raiders",
  army = "puffling x16; ripper x12; big_auk x6; ledge_boss x2",
}
force {
  id = "barrow_dead",
  name = "The Dead of the Barrow",
  text = "Nobody told them that it is over: Bone Gulls, then Hollow Guards, then Dread Wardens, then an Ossuary.",
  icon = "skull",
  army = "bone_gull x20; hollow_guard x14; dread_warden x6; ossuary x1",
}
force {
  id = "lost_patrol",
  name = "The Lost Patrol",
  text = "Still under orders, whoever gave them: Pond Guards, then Fledglings, then Honour Drakes, then Oathsworn.",
  icon = "shield",
  army = "pond_guard x12; fledgling x16; honour_drake x6; oathsworn x3",
}
force {
  id = "storm_riders",
  name = "Storm Riders",
  text = "Tax collectors of the Storm Court, with lances: Gale Lancers, then Storm Pages, then Wind Heralds, then Crown Cranes.",
  icon = "lightning",
  army = "gale_lancer x10; storm_page x14; wind_herald x4; crown_crane x2",
}
force {
  id = "tide_raiders",
  name = "Raiders from the Tide",
  text = "They come with the water and leave with the spoons: Murrelets, then Tide Reavers, then Surf Breakers, then Kelp Callers.",
  icon = "wave",
  army = "murrelet x16; tide_reaver x10; surf_breaker x7; kelp_caller x5",
}
force {
  id = "hollow_choir",
  name = "The Hollow Choir",
  text = "Its hymns have no words, and no singers to speak of: Hollow Bolters, then Grave Cantors, then Bone Gulls, then Dread Wardens.",
  icon = "bell",
  army = "hollow_bolter x14; grave_cantor x4; bone_gull x24; dread_warden x6",
}
