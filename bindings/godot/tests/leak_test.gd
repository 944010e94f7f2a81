extends "res://tests/checks.gd"
## Many matches leave nothing behind: neither objects of the engine nor memory.

var matches := int(OS.get_environment("MALLARD_LEAK_MATCHES")) if OS.has_environment("MALLARD_LEAK_MATCHES") else 10000


func test_memory_is_flat_over_many_matches() -> void:
	var ruleset := opened("battleducks")
	_play_some(ruleset, 200)
	await tree.process_frame
	var objects := Performance.get_monitor(Performance.OBJECT_COUNT)
	var engine := OS.get_static_memory_usage()
	var resident := _resident()
	_play_some(ruleset, matches)
	await tree.process_frame
	# One or two come and go with awaiting and printing; not one a match.
	var more := Performance.get_monitor(Performance.OBJECT_COUNT) - objects
	check(more < 5, "objects of the engine: %d more" % more)
	check(OS.get_static_memory_usage() - engine < 64 * 1024, "memory of the engine: %d more" % (OS.get_static_memory_usage() - engine))
	check(_resident() - resident < 4096, "memory of the process: %d KiB more" % (_resident() - resident))
	print("    %d matches: %d bytes of the engine, %d KiB of the process more" % [matches,
			OS.get_static_memory_usage() - engine, _resident() - resident])


## Uses everything that hands out or takes in values, typed and untyped.
func _play_some(ruleset: MallardRuleset, number: int) -> void:
	for i in number:
		var playing := ruleset.create_match({"first_player": "p1"}, i)
		var untyped = playing
		var scene := MallardScene.new()
		var choice := MallardChoice.new()
		var bot := MallardBot.new()
		bot.open(playing, "random", i)
		for step in 12:
			var seat := playing.get_asked_seats()[0]
			playing.apply(seat, bot.choose(playing, seat))
		scene.update(playing, 0)
		choice.begin(untyped, 0)
		choice.get_pickable(scene.get_references())
		untyped.apply(0, "wrong".to_utf8_buffer().to_int32_array())
		untyped.parse_action(untyped.format_action(untyped.legal_nth(0, 0)))
		untyped.get_events(0)
		playing.get_event_details(0)
		scene.get_items()
		scene.get_labels()
		playing.get_options()
		var copy := playing.clone()
		copy.undo(3)
		ruleset.restore_match(playing.save("x")).get_ruleset().get_packs()
		MallardReplay.describe(playing.replay())


## The classes that the matches above do not use, and every way to fail.
func test_memory_is_flat_over_every_other_class() -> void:
	var ruleset := opened("naval_war")
	await _use_the_rest(ruleset, 20)
	var objects := Performance.get_monitor(Performance.OBJECT_COUNT)
	var engine := OS.get_static_memory_usage()
	await _use_the_rest(ruleset, 200)
	var more := Performance.get_monitor(Performance.OBJECT_COUNT) - objects
	check(more < 5, "objects of the engine: %d more" % more)
	check(OS.get_static_memory_usage() - engine < 64 * 1024, "memory of the engine: %d more" % (OS.get_static_memory_usage() - engine))


func _use_the_rest(ruleset: MallardRuleset, number: int) -> void:
	for i in number:
		var catalog := MallardCatalog.new()
		catalog.open(ruleset, "fr")
		catalog.get_options()
		catalog.get_entry("card", 0)
		catalog.get_word(MallardMatch.KIND_ACTIONS, 1)
		catalog.get_kinds()
		catalog.get_languages()
		var playing := ruleset.create_match({}, i)
		var bot := MallardBot.new()
		bot.open(playing, "standard", i)
		for step in 8:
			var seat := playing.get_asked_seats()[0]
			playing.apply(seat, bot.choose(playing, seat))
		bot.analyse(playing, playing.get_asked_seats()[0], 2)
		var choice := MallardChoice.new()
		choice.begin(playing, playing.get_asked_seats()[0])
		choice.get_values(choice.next)
		choice.get_prompt(choice.next, "fr")
		choice.get_drags()
		choice.get_value_references(choice.next)
		var scene := MallardScene.new()
		scene.update(playing, 1)
		scene.to_svg()
		scene.to_bytes()
		scene.get_seats()
		scene.get_counters()
		var replay := MallardReplay.new()
		replay.open(ruleset, playing.replay())
		replay.position = 2
		replay.get_match().get_options()
		ruleset.open_view(playing.snapshot(1)).get_decision(1)
		MallardRuleset.describe_game("naval_war")
		_fail_in_every_way(ruleset, playing)
		await _run_a_table(ruleset, i)


func _fail_in_every_way(ruleset: MallardRuleset, playing: MallardMatch) -> void:
	var untyped = playing
	playing.apply(0, PackedInt32Array([999]))
	untyped.apply(0, playing.legal_nth(7, 0))
	MallardChoice.new().pick(Vector4i(1, 2, 3, 4))
	ruleset.get_packs()
	MallardTable.new().free()


## With a hint that is cancelled and one that is told.
func _run_a_table(ruleset: MallardRuleset, i: int) -> void:
	var table := MallardTable.new()
	table.set_bot(1, "random", i)
	table.start(ruleset, {}, i)
	table.think(0, "random", i)
	table.cancel()
	table.poll()
	table.think(0, "random", i)
	var told: Array = []
	var hear := func(seat: int, action: PackedInt32Array) -> void: told.append([seat, action])
	table.thought.connect(hear)
	while told.is_empty():
		table.poll()
	table.thought.disconnect(hear)
	table.undo()
	if i % 10 == 0:
		await tree.process_frame
	table.free()


## Memory of the process in KiB, where the system tells.
func _resident() -> int:
	var status := FileAccess.get_file_as_string("/proc/self/statm")
	return int(status.get_slice(" ", 1)) * 4
