-- A faction of a Feather that is there already.
faction {
  id = "school",
  name = "Fencing School",
  feather = "duckhammer:thunder_kings",
  text = "Egrets mostly. It is all in the neck.",
}

-- Ten blades that cost the same, so that one model can choose among them.
local function blade(id, name, ability)
  weapon { id = id, name = name, class = "duckhammer:swords", damage = "d6", range = 2, abilities = { ability } }
end
blade("foil", "Foil", "long_blade")
blade("parrying_dagger", "Parrying Dagger", "guard")
blade("twin_daggers", "Twin Daggers", "off_hand")
blade("straight_sword", "Straight Sword", "true_edge")
blade("dress_sword", "Dress Sword", "flourish")
blade("rapier", "Rapier", "riposte")
blade("sword_breaker", "Sword Breaker", "bind")
blade("cane_sword", "Cane Sword", "springy")
blade("sabre", "Sabre", "counterweight")
blade("stiletto", "Stiletto", "needle")

-- What fencers have in common.
local function fencer(entry)
  entry.faction = "school"
  entry.movement = 6
  entry.charge = "2d3"
  model(entry)
end

fencer {
  id = "pupil",
  name = "Pupil",
  symbol = "p",
  grade = 1,
  cost = 9,
  full_strength = 10,
  hp = 6,
  abilities = { "salute", "composure", "shame" },
  weapons = {
    {
      "foil", "parrying_dagger", "twin_daggers", "straight_sword", "dress_sword", "rapier", "sword_breaker",
      "cane_sword", "sabre", "stiletto",
    },
  },
}
fencer {
  id = "tumbler",
  name = "Tumbler",
  symbol = "t",
  grade = 1,
  cost = 18,
  full_strength = 10,
  hp = 6,
  abilities = { "long_lunge", "first_on_the_mat", "shoulder", "sidestep", "steady" },
  weapons = { { "stiletto" } },
}
fencer {
  id = "prize_fighter",
  name = "Prize Fighter",
  symbol = "f",
  grade = 2,
  cost = 14,
  full_strength = 4,
  hp = 9,
  abilities = { "initiative", "press_home", "second_intention" },
  weapons = { { "foil" } },
}
fencer {
  id = "veteran",
  name = "Veteran",
  symbol = "v",
  grade = 2,
  cost = 18,
  full_strength = 4,
  hp = 9,
  abilities = { "single_combat", "eye_for_gaps", "roll_with_it", "honour" },
  weapons = { { "foil" } },
}
fencer {
  id = "maestro",
  name = "Maestro",
  symbol = "M",
  grade = 4,
  cost = 21,
  full_strength = 3,
  hp = 12,
  bravery = 2,
  abilities = { "rising_star", "remise", "touche", "tuition" },
  weapons = { { "rapier" } },
}

-- A hall to practise in.
scale {
  id = "bout",
  name = "Bout",
  width = 12,
  length = 18,
  points = 120,
  victory_points = 12,
  dice = 1,
  size = "small",
}
map { id = "hall", name = "The Hall", text = "Polished boards, and chalk where it matters.", scale = "bout" }

army {
  id = "evening_class",
  name = "Evening Class",
  scale = "bout",
  list = "pupil x3 foil; pupil x3 rapier; tumbler x2; veteran",
}
