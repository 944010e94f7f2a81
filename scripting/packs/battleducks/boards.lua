-- Ponds. `#` is a cell; a dot is a place that does not exist.

board {
  id = "classic_pond",
  name = "Classic Pond",
  text = "A square of 10 by 10 cells.",
  rows = {
    "##########",
    "##########",
    "##########",
    "##########",
    "##########",
    "##########",
    "##########",
    "##########",
    "##########",
    "##########",
  },
}

board {
  id = "lily_pond",
  name = "Lily Pond",
  text = "12 by 12 cells without three at each corner: 132 cells.",
  rows = {
    "..########..",
    ".##########.",
    "############",
    "############",
    "############",
    "############",
    "############",
    "############",
    "############",
    "############",
    ".##########.",
    "..########..",
  },
}
