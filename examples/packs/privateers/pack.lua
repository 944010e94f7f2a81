-- An example mod for Naval War: a card that counts what it hits, a card that lives on it, and a small
-- mode with a ship of its own.
pack {
  id = "privateers",
  version = "1.0.0",
  game = "naval_war",
  api = 1,
  title = "Privateers",
  requires = { naval_war = ">=1.0 <2" },
}
