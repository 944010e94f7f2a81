-- Colours of ducks and food. Their order is that of a tableau's rows, from top to bottom.

colour { id = "yellow", name = "Yellow", symbol = "Y", paint = "yellow", food = 10 }
colour { id = "orange", name = "Orange", symbol = "O", paint = "red", food = 10 }
colour { id = "brown", name = "Brown", symbol = "B", paint = "magenta", food = 10 }
colour { id = "green", name = "Green", symbol = "G", paint = "green", food = 10 }
