-- Starting cards: two printed ducks each, the rest dotted.

start_card { id = "first_player", players = { 2, 3, 4 }, first_player = true, cells = { "#", "#", "o", "o" } }
start_card { id = "reeds", players = { 2, 3, 4 }, cells = { "o", "o", "#", "#" } }
start_card { id = "pebbles", players = { 3, 4 }, cells = { "#", "o", "#", "o" } }
start_card { id = "clover", players = { 4 }, cells = { "o", "#", "o", "#" } }
start_card { id = "alone", players = { 1 }, cells = { "#", "o", "o", "#" } }
