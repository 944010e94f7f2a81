-- Duckheim: words that players may take for their own. Whoever has better ones types them.

suggestion { id = "old_bill", words = "Old Bill" }
suggestion { id = "mother_mallory", words = "Mother Mallory" }
suggestion { id = "sir_francis", words = "Sir Francis Drake" }
suggestion { id = "wet_nell", words = "Wet Nell" }
suggestion { id = "captain_bread", words = "Captain Bread" }
suggestion { id = "little_plank", words = "Little Plank" }
suggestion { id = "aunt_teal", words = "Aunt Teal" }
suggestion { id = "the_colonel", words = "The Colonel" }

suggestion { id = "river_lore", words = "River Lore", use = "attribute" }
suggestion { id = "loud_voice", words = "Loud Voice", use = "attribute" }
suggestion { id = "light_feet", words = "Light Feet", use = "attribute" }

suggestion { id = "ask_the_geese", words = "Ask the geese the way.", use = "proposal" }
suggestion { id = "sing_for_supper", words = "Sing for our supper.", use = "proposal" }
suggestion { id = "mend_the_bridge", words = "Mend the old bridge.", use = "proposal" }
