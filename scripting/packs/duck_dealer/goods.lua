-- Everything that is carried about.

-- Raw materials come out of mines.
good { id = "rubber_duck", name = "Rubber duck", symbol = "rd" }
good { id = "plastic_beads", name = "Plastic beads", symbol = "pb" }
good { id = "solar_panel", name = "Solar panel", symbol = "sp" }
good { id = "blue_paint", name = "Blue paint", symbol = "bp" }
good { id = "phone_booth", name = "Phone booth", symbol = "ph" }

-- Semi-finished goods.
good { id = "satellite", name = "Satellite", symbol = "SA" }
good { id = "linear_accelerator", name = "Linear accelerator", symbol = "LA" }
good { id = "stealth_duck", name = "Stealth duck", symbol = "SD" }
good { id = "modern_radio", name = "Modern radio", symbol = "MR" }
good { id = "slimming_pills", name = "Slimming pills", symbol = "PI" }

-- Finished goods.
good { id = "economy", name = "Economy", symbol = "EC" }
good { id = "modern_art", name = "Modern art", symbol = "AR" }
good { id = "science", name = "Science", symbol = "SC" }

-- Luxury.
good { id = "religion", name = "Religion", symbol = "RE" }
good { id = "politics", name = "Politics", symbol = "PO" }
good { id = "medicine", name = "Medicine", symbol = "ME" }
good { id = "military", name = "Military", symbol = "MI" }
