extends "res://tests/checks.gd"
## Golden games through the demo's own table: every action is made of clicks on what the table shows, and of
## buttons only for what nothing on it stands for; every hash is that of the C++ tests.
## The folder of the golden files is given by the environment.

var _clicks := 0
var _presses := 0


func test_a_golden_game_of_each_by_clicks() -> void:
	var folder := OS.get_environment("MALLARD_GOLDEN")
	var played := {}
	for file in DirAccess.get_files_at(folder):
		var golden := FileAccess.get_file_as_string(folder.path_join(file)).split("\n") if file.ends_with(".txt") else PackedStringArray()
		var game := golden[0].get_slice(": ", 1) if golden.size() > 0 else ""
		# Words of players are typed, not clicked.
		var typed := Array(golden).any(func(line: String) -> bool: return line.contains(" choices): name \""))
		if game != "" and not played.has(game) and not typed:
			played[game] = true
			_clicks = 0
			_presses = 0
			await _play(file, game, golden)
			print("    %s: %d clicks, %d buttons" % [file, _clicks, _presses])
			check(_clicks > 0, file + ": things were clicked")
	equal(played.size(), MallardRuleset.games().size(), "games")


func _play(file: String, game: String, golden: PackedStringArray) -> void:
	var options := {}
	for pair in RegEx.create_from_string("(\\w+)=(?:\"([^\"]*)\"|(\\S*))").search_all(golden[1].get_slice("options:", 1)):
		options[pair.get_string(1)] = pair.get_string(2) + pair.get_string(3)
	var table: Control = load("res://table/table.tscn").instantiate()
	tree.root.add_child(table)
	table.set_anchors_preset(Control.PRESET_TOP_LEFT)
	table.size = Vector2(1280, 800)
	table.board.animated = false
	check(table.start(opened(game), options, {}, int(golden[2].get_slice(":", 1))), "start " + file)
	var playing: MallardMatch = table.game.get_match()
	var step := 0
	for line in golden.slice(5):
		if not line.get_slice(". ", 0).is_valid_int() or not line.ends_with("]"):
			continue
		step += 1
		var seat := playing.get_asked_seats()[0]
		table.game.poll()
		table._curtain.open()
		if table.seat != seat:  # Several are asked: the golden game has them answer in another order.
			table._look_through(seat)
			table.begin_choice(seat)
		var written := line.substr(line.find(" choices): ") + 11)
		var action := playing.parse_action(written.left(written.rfind("  [")))
		_make(table, action)
		var hash_now := "%08x%08x" % [playing.hash >> 32 & 0xffffffff, playing.hash & 0xffffffff]
		if hash_now != line.get_slice("[", line.get_slice_count("[") - 1).trim_suffix("]"):
			check(false, "%s: another state after %s" % [file, line])
			break
		if step % 40 == 0:
			await tree.process_frame  # So that what was freed goes.
	check(step > 20 and playing.is_over(), file + " to its end")
	table.free()


## Clicks and presses until the action is taken.
func _make(table: Control, action: PackedInt32Array) -> void:
	var before: int = table.game.get_match().revision
	var choice: MallardChoice = table.choice
	for i in 20:
		if table.game.get_match().revision != before:
			return
		var step := choice.next
		if step == MallardChoice.STEP_DONE:
			table.finish()
			continue
		var at := 0 if step == MallardChoice.STEP_KIND else 1
		for earlier in maxi(step, 0):
			at += choice.get_step_width(earlier)
		var value := Vector2i(action[at], action[at + 1] if choice.get_step_width(step) == 2 else 0)
		if not _click(table, step, value, action, before):
			_presses += 1
			table.chooser.chosen.emit(step, value)


## Clicks on what a value stands for; whether that brought the action nearer.
func _click(table: Control, step: int, value: Vector2i, action: PackedInt32Array, before: int) -> bool:
	var choice: MallardChoice = table.choice
	var thing: RefCounted = table.board.find(choice.get_value_reference(step, value))
	if thing == null or not table.board.is_pickable(thing):
		return false
	var tried := MallardChoice.new()  # A click may mean something else, too: a person sees that first.
	tried.begin(table.game.get_match(), table.seat)
	for filled in [MallardChoice.STEP_KIND] + range(0, maxi(choice.steps, 0)):
		if choice.is_filled(filled):
			_fill(tried, filled, action)
	for reference: Vector4i in thing.references:
		if tried.pick(reference) == OK:
			break
	if not _agrees(tried, action) or tried.get_partial() == choice.get_partial():
		return false
	_clicks += 1
	table.board.clicked.emit(thing.references, thing.area, Vector2i.ZERO)
	return table.game.get_match().revision != before or table.choice.get_partial() != PackedInt32Array()


func _fill(choice: MallardChoice, step: int, action: PackedInt32Array) -> void:
	var at := 0 if step == MallardChoice.STEP_KIND else 1
	for earlier in maxi(step, 0):
		at += choice.get_step_width(earlier)
	choice.set_value(step, Vector2i(action[at], action[at + 1] if choice.get_step_width(step) == 2 else 0))


## Whether everything that is filled in is as in the action.
func _agrees(choice: MallardChoice, action: PackedInt32Array) -> bool:
	var partial := choice.get_partial()
	if choice.is_filled(MallardChoice.STEP_KIND) and partial[0] != action[0]:
		return false
	var at := 1
	for step in maxi(choice.steps, 0):
		var wide := choice.get_step_width(step)
		for word in wide:
			if choice.is_filled(step) and partial[at + word] != action[at + word]:
				return false
		at += wide
	return true
