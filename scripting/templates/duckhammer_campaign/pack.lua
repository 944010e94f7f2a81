-- The manifest: who this pack is, and what it builds on.
pack {
  id = "@NAME@", -- Goes in front of everything the pack declares: "@NAME@:something".
  version = "0.1.0", -- Raise it with every change, so that saved matches can tell.
  game = "@GAME@",
  api = @API@, -- The content API this was written for.
  title = "@NAME@", -- For people.
  requires = { @GAME@ = ">=1.0 <2" }, -- The game's own pack.
}
