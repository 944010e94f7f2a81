extends "res://tests/checks.gd"
## Whole games through Godot are those that the C++ tests hold: every choice of every bot, every hash.
## The folder of the golden files is given by the environment.


func test_every_golden_game() -> void:
	var folder := OS.get_environment("MALLARD_GOLDEN")
	var seen := 0
	for file in DirAccess.get_files_at(folder):
		if file.ends_with(".txt"):
			_play(file.get_basename(), FileAccess.get_file_as_string(folder.path_join(file)))
			seen += 1
	check(seen >= 15, "golden games")


func _play(name: String, golden: String) -> void:
	var lines := golden.split("\n")
	var head := PackedStringArray()
	for i in 4:
		head.append(lines[i].substr(lines[i].find(":") + 1).strip_edges())
	var options := {}
	for pair in RegEx.create_from_string("(\\w+)=(?:\"([^\"]*)\"|(\\S*))").search_all(head[1]):
		options[pair.get_string(1)] = pair.get_string(2) + pair.get_string(3)
	var playing := opened(head[0]).create_match(options, int(head[2]))
	var bots: Array[MallardBot] = []
	for bot_name in head[3].split(", "):
		var bot := MallardBot.new()
		bot.open(playing, bot_name, int(head[2]) + bots.size())
		bots.append(bot)
	var step := 0
	var wrong := 0
	for line in lines.slice(5):
		if not line.get_slice(". ", 0).is_valid_int() or not line.ends_with("]"):
			continue
		step += 1
		var seat := playing.get_asked_seats()[0]
		var decision := playing.format_decision(seat)
		var choices := playing.legal_count(seat)
		var action := bots[seat].choose(playing, seat)
		playing.apply(seat, action)
		var told := "%d. p%d %s (%d choices): %s  [%s]" % [step, seat + 1, decision, choices, playing.format_action(action), _hex(playing.hash)]
		if told != line:
			wrong += 1
			check(wrong > 1, "%s: %s instead of %s" % [name, told, line])
	equal(wrong, 0, name)
	check(step > 20 and playing.is_over(), name + " to its end")


## 64 bits as they are printed elsewhere: GDScript's numbers have a sign.
func _hex(number: int) -> String:
	return "%08x%08x" % [number >> 32 & 0xffffffff, number & 0xffffffff]
