-- Battles against forces of the referee, and what they are worth.

challenge {
  id = "bandits",
  name = "Bandits on the Dam",
  text = "Au'ks without a cliff, and somebody's geese: a crowd of Pufflings and a few Rippers at the Duck Pond. 20 "
    .. "rations for winning.",
  army = "puffling x12; ripper x5",
  reward = 20,
  map = "duck_pond",
}
challenge {
  id = "lost_patrol",
  name = "The Lost Patrol",
  text = "They have been holding this ditch since the war before last: Pond Guard and Fledglings who Hold the Fort. "
    .. "20 rations for winning.",
  army = "pond_guard x8; fledgling x8",
  reward = 20,
  own_mission = "hold_the_fort",
}
challenge {
  id = "barrow",
  name = "The Open Barrow",
  text = "Somebody moved the stone: a host of the dead, with two Dread Wardens, on Assassination in the Stump Circle. "
    .. "30 rations for winning.",
  army = "bone_gull x16; hollow_guard x8; dread_warden x2",
  reward = 30,
  map = "stump_circle",
  own_mission = "assassination",
}
