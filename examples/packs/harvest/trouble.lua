-- The referee may offer a battle against forces of its own.
challenge {
  id = "locusts",
  name = "Locusts",
  text = "Not insects, it turns out. Somebody's cousins.",
  army = "puffling x10; puffling x8",
  reward = 15,
  own_mission = "duckhammer:breakthrough",
}

-- What is there already can be changed: nobody needs bandits at harvest.
remove.challenge "duckhammer_campaign:bandits"
patch.means { id = "duckhammer_campaign:foraging", text = "Stubble and snails: 2 rations each season.", rations = 2 }
