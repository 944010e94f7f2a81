@tool
extends EditorPlugin
## While it is enabled, packs are part of every export.

const PackExport := preload("pack_export.gd")

var _export := PackExport.new()


func _enter_tree() -> void:
	add_export_plugin(_export)


func _exit_tree() -> void:
	remove_export_plugin(_export)
