extends ColorRect
## Hides the table while the screen is passed from one person to the next.

signal opened

const Look := preload("res://look.gd")
const Words := preload("res://words.gd")

var _name := Label.new()
var _about := Label.new()
var _button := Button.new()


func _init() -> void:
	color = Look.BACKGROUND
	visible = false
	set_anchors_preset(Control.PRESET_FULL_RECT)
	var rows := VBoxContainer.new()
	rows.set_anchors_preset(Control.PRESET_CENTER)
	rows.grow_horizontal = Control.GROW_DIRECTION_BOTH
	rows.grow_vertical = Control.GROW_DIRECTION_BOTH
	for label: Label in [_name, _about]:
		label.horizontal_alignment = HORIZONTAL_ALIGNMENT_CENTER
		rows.add_child(label)
	_name.add_theme_font_size_override("font_size", 34)
	_about.add_theme_color_override("font_color", Look.TEXT_DIM)
	_button.pressed.connect(open)
	rows.add_child(_button)
	add_child(rows)


func draw_before(seats: Array[Dictionary], who: int) -> void:
	_name.text = "%s %s" % [seats[who].label if who < seats.size() else str(who + 1), Words.say("is next")]
	_name.add_theme_color_override("font_color", Look.seat(who))
	_about.text = Words.say("Pass the screen, so that nobody sees too much.")
	_button.text = Words.say("Show me")
	visible = true


func open() -> void:
	visible = false
	opened.emit()
