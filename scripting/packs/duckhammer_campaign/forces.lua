-- Duckheim's enemies. A force has up to three tokens and grows with the party: its units come in this order, as many
-- models of each as the party's worth allows.

force {
  id = "dam_bandits",
  name = "Bandits of the Dam",
  text = "Au'ks without a cliff, and somebody's geese: Pufflings, then Rippers, then Big Au'ks.",
  icon = "raiders",
  army = "puffling x16; ripper x10; big_auk x6",
}
force {
  id = "barrow_dead",
  name = "The Dead of the Barrow",
  text = "Nobody told them that it is over: Bone Gulls, then Hollow Guards, then Dread Wardens.",
  icon = "skull",
  army = "bone_gull x20; hollow_guard x10; dread_warden x4",
}
force {
  id = "lost_patrol",
  name = "The Lost Patrol",
  text = "Still under orders, whoever gave them: Pond Guards, then Fledglings, then Honour Drakes.",
  icon = "shield",
  army = "pond_guard x10; fledgling x16; honour_drake x5",
}
force {
  id = "storm_riders",
  name = "Storm Riders",
  text = "Tax collectors of the Storm Court, with lances: Gale Lancers, then Storm Pages, then a Wind Herald.",
  icon = "lightning",
  army = "gale_lancer x8; storm_page x14; wind_herald x4",
}
force {
  id = "tide_raiders",
  name = "Raiders from the Tide",
  text = "They come with the water and leave with the spoons: Murrelets, then Tide Reavers, then Surf Breakers.",
  icon = "wave",
  army = "murrelet x16; tide_reaver x10; surf_breaker x5",
}
force {
  id = "hollow_choir",
  name = "The Hollow Choir",
  text = "Its hymns have no words, and no singers to speak of: Hollow Bolters, then Grave Cantors, then Bone Gulls.",
  icon = "bell",
  army = "hollow_bolter x8; grave_cantor x3; bone_gull x20",
}
