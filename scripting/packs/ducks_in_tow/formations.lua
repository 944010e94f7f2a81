-- Formation cards. `#` needs a duck, `.` does not matter.

formation { id = "step", name = "Step", hearts = 2, pattern = { "#..", ".#.", "..#" } }
formation { id = "rise", name = "Rise", hearts = 2, pattern = { "..#", ".#.", "#.." } }
formation { id = "vee", name = "Vee", hearts = 2, pattern = { "#.#", ".#." } }
formation { id = "roof", name = "Roof", hearts = 2, pattern = { ".#.", "#.#" } }

formation { id = "square", name = "Square", hearts = 3, pattern = { "##", "##" } }
formation { id = "diamond", name = "Diamond", hearts = 3, pattern = { ".#.", "#.#", ".#." } }
formation { id = "zigzag", name = "Zigzag", hearts = 3, pattern = { "#.#.", ".#.#" } }
formation { id = "pillars", name = "Pillars", hearts = 3, pattern = { "#.#", "#.#" } }

formation { id = "cross", name = "Cross", hearts = 4, pattern = { ".#.", "###", ".#." } }
formation { id = "stairs", name = "Stairs", hearts = 4, pattern = { "##.", ".##", "..#" } }
formation { id = "star", name = "Star", hearts = 4, pattern = { "#.#", ".#.", "#.#" } }
formation { id = "gull", name = "Gull", hearts = 4, pattern = { "#...#", ".#.#.", "..#.." } }
