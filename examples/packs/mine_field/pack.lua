-- An example mod for Naval War: mines, which are laid for all to see and go off under ships that move.
pack {
  id = "mine_field",
  version = "1.0.0",
  game = "naval_war",
  api = 1,
  title = "Mine Field",
  requires = { naval_war = ">=1.0 <2" },
}
