extends "res://tests/checks.gd"
## Untyped calls, wrong arguments in both kinds of call, and every way to fail. The engine prints an
## error for most of these: that is what is wanted.


func test_untyped_calls_do_what_typed_ones_do() -> void:
	var ruleset = MallardRuleset.new()
	equal(ruleset.open("battleducks"), 0, "a default is filled in")
	var playing = ruleset.create_match()
	equal(playing.seats, 2)
	equal(playing.call("parse_action", "fill").size(), 8)
	equal(playing.call("apply", 0, playing.call("parse_action", "fill")), 0)
	var scene = MallardScene.new()
	equal(scene.update(playing, 0), true)
	var choice = MallardChoice.new()
	choice.begin(playing, 0)
	equal(typeof(choice.get_value_reference(-1, Vector2i(1, 0))), TYPE_VECTOR4I)
	equal(playing.clone().hash, playing.hash)
	equal(playing.get_ruleset().game, "battleducks")


func test_untyped_calls_with_wrong_arguments_are_refused() -> void:
	var playing = begun("battleducks")
	var bot = MallardBot.new()
	equal(playing.callv("apply", ["one", PackedInt32Array()]), null, "a seat that is text")
	equal(playing.callv("apply", [0]), null, "too few")
	equal(playing.callv("apply", [0, PackedInt32Array(), 3]), null, "too many")
	equal(bot.callv("open", [null, "random"]), null, "no match")
	equal(bot.callv("open", [bot, "random"]), null, "something else than a match")
	equal(bot.callv("open", [Node, "random"]), null, "a class")
	equal(playing.callv("apply", [0, "fill"]), null, "an action that is text")


func test_typed_calls_with_null_are_refused() -> void:
	var nothing: MallardMatch = null
	var bot := MallardBot.new()
	equal(bot.choose(nothing, 0), PackedInt32Array())
	equal(bot.open(nothing, "random", 0), MallardRuleset.STATUS_INVALID_ARGUMENT, "no success")
	equal(bot.error_code, MallardRuleset.STATUS_INVALID_ARGUMENT)
	check(bot.error_message.contains("match"), "says which argument: " + bot.error_message)
	equal(MallardChoice.new().begin(nothing, 0), MallardRuleset.STATUS_INVALID_ARGUMENT)
	var scene := MallardScene.new()
	check(not scene.update(nothing, 0), "no match")
	var no_rules: MallardRuleset = null
	equal(MallardCatalog.new().open(no_rules, ""), MallardRuleset.STATUS_INVALID_ARGUMENT, "no ruleset")
	equal(MallardReplay.new().open(no_rules, PackedByteArray()), MallardRuleset.STATUS_INVALID_ARGUMENT, "no ruleset")
	var playing := begun("battleducks")
	equal(playing.carry_over(no_rules), MallardRuleset.STATUS_INVALID_ARGUMENT, "no ruleset")
	check(bot.open(playing, "random", 0) == OK and bot.error_code == OK, "the next call is like any other")
	var table := MallardTable.new()
	equal(table.start(no_rules, {}, 0), MallardRuleset.STATUS_INVALID_ARGUMENT)
	equal(table.sit(nothing), MallardRuleset.STATUS_INVALID_ARGUMENT)
	table.free()


func test_an_object_that_was_freed_is_refused() -> void:
	var gone: Variant = MallardTable.new()
	gone.free()
	var bot = MallardBot.new()
	equal(bot.callv("open", [gone, "random"]), null, "a table that is gone")
	# What lies in its place now is not taken for it.
	var others: Array[MallardMatch] = []
	for i in 64:
		others.append(MallardMatch.new())
	equal(bot.callv("open", [gone, "random"]), null, "something else in its place")


func test_objects_that_were_never_opened() -> void:
	var playing := MallardMatch.new()
	equal(playing.seats, 0)
	check(playing.apply(0, PackedInt32Array([1])) != OK, "apply")
	check(playing.save().is_empty() and playing.error_message != "", "save")
	check(playing.get_ruleset() == null and playing.clone() == null, "nothing to copy")
	equal(playing.get_options(), {})
	var ruleset := MallardRuleset.new()
	check(ruleset.create_match() == null and ruleset.error_message != "", "create_match")
	equal(ruleset.reload(), MallardRuleset.STATUS_UNAVAILABLE)
	equal(ruleset.game, "")
	var catalog := MallardCatalog.new()
	check(catalog.open(ruleset) != OK and catalog.get_kinds().is_empty() and catalog.get_options().is_empty(), "catalog")
	check(catalog.get_entry("card", 0).is_empty() and catalog.to_json() == "", "catalog")
	var bot := MallardBot.new()
	check(bot.choose(playing, 0).is_empty() and bot.open(playing, "random") != OK, "bot")
	var replay := MallardReplay.new()
	replay.position = 3
	equal(replay.error_code, MallardRuleset.STATUS_UNAVAILABLE)
	check(replay.length == 0 and replay.get_match() == null and replay.get_action(0).is_empty(), "replay")
	var choice := MallardChoice.new()
	check(choice.pick(Vector4i()) != OK and choice.finish().is_empty(), "choice")
	var scene := MallardScene.new()
	check(scene.get_items().is_empty() and scene.get_seats().is_empty(), "scene")


func test_wrong_values() -> void:
	var ruleset := MallardRuleset.new()
	equal(ruleset.open("chess"), MallardRuleset.STATUS_NOT_FOUND)
	equal(ruleset.open("battleducks", ["res://no_such_pack"]), MallardRuleset.STATUS_NOT_FOUND)
	check(ruleset.error_message.contains("*.lua"), "says what exports need")
	ruleset.open("battleducks")
	equal(ruleset.error_message, "", "the last call succeeded")
	check(ruleset.create_match({"colour": "red"}) == null, "an unknown option")
	equal(ruleset.error_code, MallardRuleset.STATUS_NOT_FOUND)
	check(ruleset.create_match({"mode": "standrad"}) == null and ruleset.error_message.contains("standard"), "the nearest name")
	check(ruleset.create_match({"allow_mirror": 1.5}) == null, "a number with a fraction")
	check(ruleset.restore_match(PackedByteArray()) == null, "no bytes")
	check(ruleset.restore_match("hello".to_utf8_buffer()) == null and ruleset.error_code != OK, "any bytes")
	check(ruleset.open_view("hello".to_utf8_buffer()) == null and ruleset.open_replay("hello".to_utf8_buffer()) == null, "any bytes")
	var playing := ruleset.create_match()
	equal(playing.apply(0, PackedInt32Array()), MallardRuleset.STATUS_INVALID_ARGUMENT)
	equal(playing.apply(0, PackedInt32Array([1, 2, 3, 4, 5, 6, 7, 8, 9])), MallardRuleset.STATUS_INVALID_ARGUMENT)
	check(playing.apply(7, playing.parse_action("fill")) != OK, "no such seat")
	check(playing.apply(1 << 40, playing.parse_action("fill")) != OK, "a seat that does not fit")
	check(playing.parse_action("flil").is_empty() and playing.error_message.contains("fill"), "the nearest word")
	check(playing.legal_nth(0, -1).is_empty() and playing.legal_nth(0, 1 << 40).is_empty(), "no such action")
	check(playing.get_events(0, 99).is_empty() and playing.event_text(0, 99) == "", "no such event")
	check(playing.get_decision(9).is_empty(), "no such seat")
	check(MallardBot.new().open(playing, "genius") != OK, "no such bot")
	var replay := MallardReplay.new()
	check(replay.open(ruleset, PackedByteArray([1])) != OK and replay.error_message != "", "no replay")


## What a player may not do is told, and is no error of the program.
func test_refusals_are_values() -> void:
	var playing := begun("battleducks")
	equal(playing.apply(0, playing.parse_action("observe B6")), MallardRuleset.STATUS_ILLEGAL_ACTION)
	check(playing.error_message != "", playing.error_message)
	var choice := MallardChoice.new()
	choice.begin(playing, 0)
	var opponents := MallardScene.make_reference(MallardChoice.ARG_CELL, 1, 0, Vector2i(17, 0))
	check(choice.pick(opponents) != OK and choice.error_message != "", "why not: " + choice.error_message)
	check(choice.check_reference(opponents) != OK, "the same without choosing")
	check(choice.drag(opponents, opponents) != OK, "a drag")
	check(choice.set_value(MallardChoice.STEP_KIND, Vector2i(999, 0)) != OK, "no such kind")


func test_a_choice_is_not_surprised_by_any_reference() -> void:
	var chance := RandomNumberGenerator.new()
	chance.seed = 5
	var choice := MallardChoice.new()
	for game in MallardRuleset.games():
		var playing := begun(game, 25)
		choice.begin(playing, playing.get_asked_seats()[0])
		for i in 2000:
			choice.pick(Vector4i(chance.randi_range(-70000, 70000) if i % 2 else chance.randi() % 30, chance.randi() if i % 3 else 0,
					chance.randi_range(-2, 300), chance.randi_range(-2, 3)))
	check(true, "still here")
