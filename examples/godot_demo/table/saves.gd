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


## The newest save of a game; empty if there is none.
static func newest(game: String) -> PackedByteArray:
	var names := Array(DirAccess.get_files_at(FOLDER)).filter(func(name: String) -> bool:
		return name.begins_with(game + "-") and name.ends_with(".mallard"))
	names.sort()
	return FileAccess.get_file_as_bytes(FOLDER + "/" + names[-1]) if not names.is_empty() else PackedByteArray()
