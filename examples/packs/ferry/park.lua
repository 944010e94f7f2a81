-- The landings lie beside the start spaces, with the lake between them.
park {
  id = "lake_park",
  name = "Lake Park",
  rows = {
    "  L   G   L",
    "A*  F       F   A*",
    "  L   L   L   L",
    "    L   G   L",
  },
}
