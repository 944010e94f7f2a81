extends "res://tests/checks.gd"
## Run inside an exported project: there are no files but those in the PCK.

const DemoTest := preload("res://tests/demo_test.gd")


func test_nothing_is_on_the_disk() -> void:
	check(FileAccess.file_exists("res://packs/mill_pond/pack.lua"), "in the PCK")
	check(not FileAccess.file_exists(OS.get_environment("PWD").path_join("packs/mill_pond/pack.lua")), "and not beside it")


func test_packs_are_read_from_the_pck() -> void:
	var ruleset := opened("battleducks", ["res://packs/mill_pond"])
	equal(ruleset.get_packs().size(), 2)
	check(ruleset.create_match({"mode": "mill"}, 1) != null, "its mode can be played")


func test_the_demo_is_played_to_its_end() -> void:
	var demo := DemoTest.new()
	demo.tree = tree
	var table: Control = demo._open("ducks_in_tow", {}, {"round_limit": 2})
	await demo._play(table)
	check(table.game.get_match().is_over(), "over")
	equal(demo.failures, 0)
	table.free()
	await demo.test_the_menu_starts_every_game()
	equal(demo.failures, 0)
