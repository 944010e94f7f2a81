extends "res://tests/checks.gd"
## The node that runs a match: signals, bots on other threads, undo, cancelling.


func _table(game: String, bots := {}) -> MallardTable:
	var table := MallardTable.new()
	tree.root.add_child(table)
	for seat: int in bots:
		table.set_bot(seat, bots[seat], seat)
	equal(table.start(opened(game), {}, 4), MallardRuleset.STATUS_OK)
	return table


func test_bots_play_a_whole_match_while_frames_go_on() -> void:
	var table := _table("battleducks", {0: "random", 1: "standard"})
	var events: Array[int] = []
	var counts := {"changed": 0, "asked": 0, "thought": 0}
	table.event.connect(func(index: int) -> void: events.append(index))
	table.changed.connect(func() -> void: counts.changed += 1)
	table.asked.connect(func(_seat: int) -> void: counts.asked += 1)
	table.thought.connect(func(_seat: int, action: PackedInt32Array) -> void: counts.thought += 1 if action.size() == 8 else 0)
	var winners: PackedInt32Array = await table.finished
	check(table.get_match().is_over(), "over")
	equal(winners, table.get_match().get_winners())
	equal(counts.asked, 0, "no person plays")
	equal(counts.thought, table.get_match().undo_depth)
	equal(events, Array(range(table.get_match().event_count(MallardMatch.VIEWER_HOST)), TYPE_INT, "", null))
	await tree.process_frame  # A table may not go in the middle of its own signal.
	table.free()


func test_people_are_asked_and_may_act_at_once() -> void:
	var table := _table("naval_war", {1: "random"})
	var asked := [0]
	table.asked.connect(func(seat: int) -> void:
		asked[0] += 1
		table.apply(seat, table.get_match().legal_nth(seat, 0)))
	while asked[0] < 20:
		table.poll()
		OS.delay_msec(1)
	check(table.get_match().undo_depth >= 20, "it went on")
	table.free()


func test_undo_goes_back_to_a_person() -> void:
	var table := _table("battleducks", {1: "standard"})
	equal(table.get_bot(1), "standard")
	equal(table.get_bot(0), "")
	var playing := table.get_match()
	equal(table.apply(0, playing.parse_action("fill")), MallardRuleset.STATUS_OK)
	equal(table.apply(0, playing.parse_action("ready")), MallardRuleset.STATUS_OK)
	while not playing.get_asked_seats() == PackedInt32Array([0]):
		table.poll()
		OS.delay_msec(1)
	equal(table.undo(), MallardRuleset.STATUS_OK)
	check(playing.get_asked_seats().has(0), "a person is asked")
	check(playing.redo_depth > 0, "more than one was taken back")
	equal(table.redo(), MallardRuleset.STATUS_OK)
	table.free()


func test_hints_can_be_awaited_and_cancelled() -> void:
	var table := _table("naval_war")
	table.paused = true
	equal(table.think(0, "standard", 1), MallardRuleset.STATUS_OK)
	check(table.is_thinking(), "thinking")
	equal(table.think(0), MallardRuleset.STATUS_UNAVAILABLE, "one at a time")
	var thought: Array = await table.thought
	equal(thought[0], 0)
	equal(table.get_match().check(0, thought[1]), MallardRuleset.STATUS_OK)
	equal(table.get_match().undo_depth, 0, "a hint does nothing")
	check(table.get_reason() != "" or table.get_reason("fr") == "", "a reason, if the bot has one")
	table.think(0)
	table.cancel()
	check(not table.is_thinking(), "cancelled")
	await tree.process_frame
	table.think(0)
	table.free()  # In the middle of a thought.


## Polls until a thought was told, or for ten seconds; what was told.
func _told(table: MallardTable, during: Callable) -> Array:
	var told := []
	var hear := func(seat: int, action: PackedInt32Array) -> void: told.append([seat, action])
	table.thought.connect(hear)
	during.call()
	var began := Time.get_ticks_msec()
	while told.is_empty() and Time.get_ticks_msec() - began < 10000:
		table.poll()
		OS.delay_msec(1)
	table.thought.disconnect(hear)
	return told


func test_a_hint_that_is_cancelled_or_overtaken_is_told_as_an_empty_action() -> void:
	var table := _table("naval_war")
	var empty := [[0, PackedInt32Array()]]
	table.think(0, "search", 1)
	equal(_told(table, table.cancel), empty, "cancelled")
	equal(table.error_code, MallardRuleset.STATUS_UNAVAILABLE)
	table.think(0, "search", 1)
	equal(_told(table, func() -> void: table.apply(0, table.get_match().parse_action("fill"))), empty, "overtaken")
	table.think(0, "search", 1)
	equal(_told(table, table.undo), empty, "taken back")
	table.think(0, "search", 1)
	equal(_told(table, func() -> void: table.start(table.get_ruleset(), {}, 5)), empty, "another match")
	check(not table.is_thinking(), "nobody thinks")
	table.think(0, "search", 1)
	var out := []
	table.thought.connect(func(seat: int, action: PackedInt32Array) -> void: out.append([seat, action]), CONNECT_ONE_SHOT)
	tree.root.remove_child(table)
	equal(out, empty, "taken out of the tree, where there are no more frames")
	tree.root.add_child(table)
	# Who asks again is told of that, once.
	table.think(0, "search", 1)
	table.cancel()
	var told := _told(table, func() -> void: table.think(0, "random", 1))
	check(told.size() == 1 and told[0][1].size() == 8, "the next hint: %s" % [told])
	table.free()


func test_a_bot_that_fails_says_so() -> void:
	var table := _table("battleducks")
	table.apply(0, table.get_match().parse_action("fill"))
	table.apply(0, table.get_match().parse_action("ready"))
	equal(table.get_match().get_asked_seats(), PackedInt32Array([1]))
	var told := _told(table, func() -> void: equal(table.think(0, "standard", 1), OK))
	equal(told, [[0, PackedInt32Array()]], "nothing is asked of that seat")
	check(table.error_code != OK and table.error_message != "", table.error_message)
	check(not table.paused, "the bots of others go on")
	table.free()


func test_what_is_cancelled_ends_at_once() -> void:
	var table := _table("naval_war")
	table.paused = true
	for wait in [0, 30]:
		equal(table.think(0, "search", 1), MallardRuleset.STATUS_OK)
		OS.delay_msec(wait)
		var began := Time.get_ticks_msec()
		table.cancel()
		table.think(0, "hard", 1)
		table.cancel()
		while table.is_thinking():
			table.poll()
		check(Time.get_ticks_msec() - began < 500, "cancelled")
	var freed := Time.get_ticks_msec()
	table.think(0, "search", 1)
	table.free()
	check(Time.get_ticks_msec() - freed < 1000, "freed in the middle of a long thought in %d ms" % (Time.get_ticks_msec() - freed))


func test_what_a_table_refuses() -> void:
	var table := MallardTable.new()
	equal(table.apply(0, PackedInt32Array([1])), MallardRuleset.STATUS_UNAVAILABLE)
	equal(table.undo(), MallardRuleset.STATUS_UNAVAILABLE)
	equal(table.think(0), MallardRuleset.STATUS_UNAVAILABLE)
	equal(table.reload_packs(), MallardRuleset.STATUS_UNAVAILABLE)
	check(table.set_bot(9, "random") != OK and table.sit(MallardMatch.new()) != OK, "wrong values")
	check(table.start(opened("battleducks"), {"no": 1}) != OK and table.error_message != "", "no such option")
	table.start(opened("battleducks"))
	check(table.set_bot(0, "genius") != OK, "no such bot")
	table.free()


func test_a_restored_match_goes_on() -> void:
	var playing := begun("ducks_in_tow", 12)
	var table := MallardTable.new()
	tree.root.add_child(table)
	table.viewer = 1
	equal(table.viewer, 1)
	equal(table.sit(playing.get_ruleset().restore_match(playing.save())), MallardRuleset.STATUS_OK)
	equal(table.get_match().hash, playing.hash)
	equal(table.get_ruleset().game, "ducks_in_tow")
	var told := [0]
	table.event.connect(func(_index: int) -> void: told[0] += 1)
	table.poll()
	equal(told[0], 0, "what was told before is not told again")
	table.free()
