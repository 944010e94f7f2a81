extends RefCounted
## Saved matches: one file each below user://saves, newest last by name.

const FOLDER := "user://saves"
const MOST_LISTED := 20


## Saves a match; why it could not be, or nothing.
static func store(game: MallardTable) -> String:
	var playing := game.get_match()
	var bytes := playing.save(Time.get_datetime_string_from_system(false, true))
	if bytes.is_empty():
		return playing.error_message
	var failure := DirAccess.make_dir_recursive_absolute(FOLDER)
	if failure != OK:
		return error_string(failure)
	var file := FileAccess.open(_free_path(playing.game), FileAccess.WRITE)
	if file == null:
		return error_string(FileAccess.get_open_error())
	return "" if file.store_buffer(bytes) else error_string(file.get_error())


## A name that no save has yet; later ones come later in the alphabet.
static func _free_path(game: String) -> String:
	var time := Time.get_datetime_string_from_system().replace(":", "-")
	var part := int(fmod(Time.get_unix_time_from_system(), 1.0) * 1000)
	while true:
		var path := "%s/%s-%s-%05d.mallard" % [FOLDER, game, time, part]
		if not FileAccess.file_exists(path):
			return path
		part += 1
	return ""


## The saves of a game, or of all of them, the newest first.
static func all(game := "") -> PackedStringArray:
	var names := Array(DirAccess.get_files_at(FOLDER)).filter(func(name: String) -> bool:
		return (game == "" or name.begins_with(game + "-")) and name.ends_with(".mallard"))
	var time := func(name: String) -> String: return name.substr(name.find("-"))
	names.sort_custom(func(a: String, b: String) -> bool: return time.call(a) > time.call(b))
	return PackedStringArray(names.map(func(name: String) -> String: return FOLDER.path_join(name)))


## Fills a menu with the newest saves, the path of each as its metadata; whether there are any.
static func list_in(menu: PopupMenu, game := "") -> bool:
	menu.clear()
	for path in all(game).slice(0, MOST_LISTED):
		menu.add_item(title(path))
		menu.set_item_metadata(menu.item_count - 1, path)
	return menu.item_count > 0


## What a save is called, as it was labelled.
static func title(path: String) -> String:
	var about := MallardReplay.describe(FileAccess.get_file_as_bytes(path))
	return "%s  ·  %s" % [about.get("label", path.get_file()), about.get("actions", "")]
