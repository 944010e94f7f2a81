extends RefCounted
## Saved matches: one file each below user://saves, newest last by name.

const FOLDER := "user://saves"


static func store(game: MallardTable) -> String:
	DirAccess.make_dir_recursive_absolute(FOLDER)
	var playing := game.get_match()
	var path := "%s/%s-%s.mallard" % [FOLDER, playing.game, Time.get_datetime_string_from_system().replace(":", "-")]
	var file := FileAccess.open(path, FileAccess.WRITE)
	if file == null:
		return ""
	file.store_buffer(playing.save(Time.get_datetime_string_from_system(false, true)))
	return path


## The saves of a game, the newest first.
static func all(game: String) -> PackedStringArray:
	var names := Array(DirAccess.get_files_at(FOLDER)).filter(func(name: String) -> bool:
		return name.begins_with(game + "-") and name.ends_with(".mallard"))
	names.sort()
	names.reverse()
	return PackedStringArray(names.map(func(name: String) -> String: return FOLDER.path_join(name)))


## What a save is called, as it was labelled.
static func title(path: String) -> String:
	var about := MallardReplay.describe(FileAccess.get_file_as_bytes(path))
	return "%s  ·  %s" % [about.get("label", path.get_file()), about.get("actions", "")]
