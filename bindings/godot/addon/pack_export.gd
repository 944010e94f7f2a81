@tool
extends EditorExportPlugin
## Adds the Lua files of every pack in the project to an export. A pack is a folder with a pack.lua.


func _get_name() -> String:
	return "MallardPacks"


func _export_begin(_features: PackedStringArray, _is_debug: bool, _path: String, _flags: int) -> void:
	_add("res://", false)


func _add(folder: String, within_pack: bool) -> void:
	if FileAccess.file_exists(folder.path_join(".gdignore")):
		return
	var files := DirAccess.get_files_at(folder)
	within_pack = within_pack or files.has("pack.lua")
	for file in files:
		if within_pack and file.ends_with(".lua"):
			var path := folder.path_join(file)
			add_file(path, FileAccess.get_file_as_bytes(path), false)
	for inner in DirAccess.get_directories_at(folder):
		if not inner.begins_with("."):
			_add(folder.path_join(inner), within_pack)
