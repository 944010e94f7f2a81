extends SceneTree
## Run in a project that holds nothing but the addon: every file it names is there, and a game is played.


func _initialize() -> void:
	var folder := "res://addons/mallard/"
	var config := ConfigFile.new()
	var missing := PackedStringArray()
	if config.load(folder + "mallard.gdextension") != OK:
		return _fail("no mallard.gdextension")
	for section in ["libraries", "icons"]:
		for key in config.get_section_keys(section):
			if not FileAccess.file_exists(config.get_value(section, key)):
				missing.append(key)
	for file in ["LICENSE", "README.md", "THIRD_PARTY.md"]:
		if not FileAccess.file_exists(folder + file):
			missing.append(file)
	if not missing.is_empty():
		return _fail("missing: " + ", ".join(missing))
	# Libraries that are named are those that are there, and no others.
	var named := {}
	for key in config.get_section_keys("libraries"):
		named[config.get_value("libraries", key).get_file()] = true
	if Array(DirAccess.get_files_at(folder + "bin")).any(func(file: String) -> bool: return not named.has(file)):
		return _fail("a library that is not named")
	var ruleset := MallardRuleset.new()
	if ruleset.open("naval_war") != OK:
		return _fail(ruleset.error_message)
	var playing := ruleset.create_match({}, 7)
	var bot := MallardBot.new()
	bot.open(playing, "random", 1)
	while not playing.is_over():
		var seat := playing.get_asked_seats()[0]
		playing.apply(seat, bot.choose(playing, seat))
	print("The addon works: ", playing.undo_depth, " actions")
	quit()


func _fail(why: String) -> void:
	print("FAILED: ", why)
	quit(1)
