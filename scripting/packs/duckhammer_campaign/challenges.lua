-- Battles against forces of the referee, and what they are worth. The forces grow with whoever takes them up: their
-- units come in this order, and again from the first, for as long as the worth of the challengers allows.

challenge {
  id = "bandits",
  name = "Bandits on the Dam",
  text = "Au'ks without a cliff, and somebody's geese: a crowd of Pufflings and a few Rippers, as many as you are worth, "
    .. "at the Duck Pond. 20 rations for winning.",
  army = "puffling x8; ripper x5",
  reward = 20,
  map = "duck_pond",
}
challenge {
  id = "lost_patrol",
  name = "The Lost Patrol",
  text = "They have been holding this ditch since the war before last: Pond Guard and Fledglings, as many as you are "
    .. "worth, who Hold the Fort. 20 rations for winning.",
  army = "pond_guard x6; fledgling x8",
  reward = 20,
  own_mission = "hold_the_fort",
}
challenge {
  id = "barrow",
  name = "The Open Barrow",
  text = "Somebody moved the stone: a host of the dead with Dread Wardens, as many as you are worth, on Assassination in "
    .. "the Stump Circle. 30 rations for winning.",
  army = "bone_gull x10; hollow_guard x6; dread_warden x2",
  reward = 30,
  map = "stump_circle",
  own_mission = "assassination",
}
challenge {
  id = "tax_collectors",
  name = "The Tax Collectors",
  text = "They ride in fair weather and foul: Gale Lancers and Court Archers, as many as you are worth. 25 rations for "
    .. "winning: what they have collected so far.",
  army = "gale_lancer x4; court_archer x4",
  reward = 25,
}
challenge {
  id = "wreckers",
  name = "The Wreckers",
  text = "A light on the shore that is no lighthouse: Tide Reavers and Harpooners, as many as you are worth, who try to "
    .. "break through. 25 rations for winning.",
  army = "tide_reaver x5; harpooner x4",
  reward = 25,
  own_mission = "breakthrough",
}
challenge {
  id = "school_of_rage",
  name = "The School of Rage",
  text = "Au'ks who practise losing their temper: Shouters, Rippers and Big Au'ks, as many as you are worth, for control "
    .. "of every corner. 35 rations for winning.",
  army = "ripper x5; shouter x3; big_auk x3",
  reward = 35,
  own_mission = "area_control",
}
