pack {
  id = "liars_dice",
  version = "1.0.0",
  game = "liars_dice",
  api = 1,
  title = "Liar's Dice",
}
