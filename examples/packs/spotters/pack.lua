-- An example mod for Naval War: cards that look, guess and strike, and reckon with cells.
pack {
  id = "spotters",
  version = "1.0.0",
  game = "naval_war",
  api = 1,
  title = "Spotters",
  requires = { naval_war = ">=1.0 <2" },
}
