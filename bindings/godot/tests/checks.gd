extends RefCounted
## What every file of tests has: checks that are counted, and rulesets that are opened once.

var tree: SceneTree
var checks := 0
var failures := 0
var _name := ""


## Runs every method whose name begins with test_, or the one that is asked for.
func run(only := "") -> void:
	for method in get_method_list():
		if method.name.begins_with("test_") and (only == "" or method.name == only):
			_name = method.name
			var before := Time.get_ticks_msec()
			await call(method.name)
			print("  %s (%d ms)" % [method.name, Time.get_ticks_msec() - before])


func check(condition: bool, what: String) -> void:
	checks += 1
	if not condition:
		failures += 1
		printerr("FAILED %s: %s" % [_name, what])


func equal(found: Variant, expected: Variant, what := "") -> void:
	check(typeof(found) == typeof(expected) and found == expected, "%s: found %s, expected %s" % [what, found, expected])


func opened(game: String, packs := PackedStringArray()) -> MallardRuleset:
	var ruleset := MallardRuleset.new()
	equal(ruleset.open(game, packs), MallardRuleset.STATUS_OK, "open " + game)
	return ruleset


## A match some way on.
func begun(game: String, actions := 0, options := {}, match_seed := 1) -> MallardMatch:
	var playing := opened(game).create_match(options, match_seed)
	var bot := MallardBot.new()
	bot.open(playing, "random", match_seed)
	for i in actions:
		if playing.is_over():
			break
		var seat := playing.get_asked_seats()[0]
		playing.apply(seat, bot.choose(playing, seat))
	return playing
