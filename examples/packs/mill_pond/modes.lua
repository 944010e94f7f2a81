mode {
  id = "mill",
  name = "The Mill",
  board = "mill_pond",
  formations = { "ducklings", "battleducks:triple", "battleducks:quadruple" },
  categories = { "battleducks:circles" },
}
