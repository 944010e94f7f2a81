extends "res://tests/checks.gd"
## Packs from the project and from the user's folder, their mistakes, and hot reload.


func _write(path: String, text: String) -> void:
	DirAccess.make_dir_recursive_absolute(path.get_base_dir())
	FileAccess.open(path, FileAccess.WRITE).store_string(text)


func _pack(name: String, boards: String) -> String:
	var folder := "user://%s" % name
	_write(folder + "/pack.lua", """pack { id = "%s", version = "1.0.0", game = "battleducks", api = 1,
	requires = { battleducks = ">=1.0 <2" } }""" % name)
	_write(folder + "/content/boards.lua", boards)
	return folder


func test_a_pack_of_the_project() -> void:
	var ruleset := opened("battleducks", ["res://packs/mill_pond"])
	equal(ruleset.get_packs().size(), 2)
	var playing := ruleset.create_match({"mode": "mill"}, 1)
	check(playing != null, "its mode can be played")


func test_mistakes_are_told_with_file_and_line() -> void:
	var folder := _pack("wrong_pond", "\nboard { id = 'x', rows = { '..' }, rwos = 3 }\n")
	var ruleset := MallardRuleset.new()
	equal(ruleset.open("battleducks", [folder]), MallardRuleset.STATUS_CONTENT_ERROR)
	check(ruleset.error_entries.size() >= 1, "entries")
	var entry: Dictionary = ruleset.error_entries[0]
	equal(entry.pack, "wrong_pond")
	equal(entry.file, "content/boards.lua")
	equal(entry.line, 2)
	check(entry.message != "" and entry.path != "", "what and where")


func test_hot_reload_carries_a_match_over() -> void:
	var folder := _pack("warm_pond", "board { id = 'puddle', rows = { '########', '########', '########', '########', '########', '########' } }")
	var table := MallardTable.new()
	tree.root.add_child(table)
	var ruleset := opened("battleducks", [folder])
	equal(table.start(ruleset, {}, 1), MallardRuleset.STATUS_OK)
	var fingerprint := ruleset.fingerprint
	var statuses: Array[int] = []
	table.packs_reloaded.connect(func(status: int) -> void: statuses.append(status))
	check(not ruleset.has_changed(), "not changed yet")
	_write(folder + "/content/more.lua", "board { id = 'pool', rows = { '######', '######', '######', '######', '######', '######' } }")
	check(ruleset.has_changed(), "a new file")
	table.hot_reload = true
	table.poll()
	equal(statuses, [0] as Array[int])
	check(ruleset.fingerprint != fingerprint and table.get_match().get_ruleset().fingerprint == ruleset.fingerprint, "carried over")
	_write(folder + "/content/more.lua", "board { id = ")
	equal(table.reload_packs(), MallardRuleset.STATUS_CONTENT_ERROR)
	equal(statuses.size(), 2)
	check(table.get_match().legal_count(0) > 0, "the match goes on")
	DirAccess.remove_absolute(folder + "/content/more.lua")
	table.free()
