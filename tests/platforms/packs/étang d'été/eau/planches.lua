board {
  id = "mare",
  name = "Mare",
  text = "Six lines of eight cells, without the corners.",
  rows = { ".######.", "########", "########", "########", "########", ".######." },
}
