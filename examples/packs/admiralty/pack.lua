-- An example mod for Naval War: cards that move, mend and protect the own fleet, and one that answers
-- attacks. Every kind of target that is one's own is used once.
pack {
  id = "admiralty",
  version = "1.0.0",
  game = "naval_war",
  api = 1,
  title = "The Admiralty",
  requires = { naval_war = ">=1.0 <2" },
}
