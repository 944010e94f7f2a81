pack {
  id = "naval_war",
  version = "1.0.0",
  game = "naval_war",
  api = 1,
  title = "Naval War",
}
