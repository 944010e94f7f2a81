-- What characters are good at, and what happens between battles.

attribute { id = "cooking", name = "Cooking", text = "Soup, mostly. Morale, really." }

episode {
  id = "stone_soup",
  name = "Stone Soup",
  text = "There is a stone. It needs only a carrot, an onion and some friends.",
  attribute = "cooking",
  difficulty = 1,
  reward = 8,
}
episode {
  id = "snowed_in",
  name = "Snowed In",
  text = "The door opens inwards. That was foresight.",
  attribute = "duckhammer_campaign:logoostics",
  group = true,
  reward = 3,
  penalty = 2,
}

-- A challenge that is only there in Duckheim.
challenge {
  id = "wolf_winter",
  name = "Wolf Winter",
  text = "It says it is a goose. It has very large teeth for a goose.",
  army = "bone_gull x10; hollow_guard x6",
  reward = 25,
  war = false,
}
