extends PanelContainer
## What is asked, and what cannot be clicked on the table: a button for each value of the next step.

signal chosen(step: int, value: Vector2i)
signal finished
signal went_back
signal pointed(reference: Vector4i)

const Look := preload("res://look.gd")
const Words := preload("res://words.gd")

const MOST_BUTTONS := 80

var _prompt := Label.new()
var _reason := Label.new()
var _list := VBoxContainer.new()
var _back := Button.new()
var _finish := Button.new()


func _init() -> void:
	var rows := VBoxContainer.new()
	add_child(rows)
	_prompt.autowrap_mode = TextServer.AUTOWRAP_WORD_SMART
	_prompt.add_theme_font_size_override("font_size", 16)
	rows.add_child(_prompt)
	_reason.autowrap_mode = TextServer.AUTOWRAP_WORD_SMART
	_reason.add_theme_color_override("font_color", Look.BAD)
	_reason.add_theme_font_size_override("font_size", 13)
	rows.add_child(_reason)
	var scroll := ScrollContainer.new()
	scroll.size_flags_vertical = Control.SIZE_EXPAND_FILL
	scroll.horizontal_scroll_mode = ScrollContainer.SCROLL_MODE_DISABLED
	_list.size_flags_horizontal = Control.SIZE_EXPAND_FILL
	_list.add_theme_constant_override("separation", 4)
	scroll.add_child(_list)
	rows.add_child(scroll)
	var foot := HBoxContainer.new()
	for button: Button in [_back, _finish]:
		button.size_flags_horizontal = Control.SIZE_EXPAND_FILL
		foot.add_child(button)
	_back.pressed.connect(went_back.emit)
	_finish.pressed.connect(finished.emit)
	_finish.add_theme_color_override("font_color", Look.ACCENT)
	rows.add_child(foot)


func show_choice(choice: MallardChoice, seat: int) -> void:
	_clear()
	add_theme_stylebox_override("panel", Look.flat(Look.PANEL, 12, Look.seat(seat), 12))
	var step := choice.next
	_prompt.text = choice.get_prompt(step if step != MallardChoice.STEP_DONE else MallardChoice.STEP_KIND, Words.language)
	_back.text = Words.say("Back")
	_back.visible = choice.may_go_back()
	_finish.text = Words.say("Do it")
	_finish.visible = choice.may_finish()
	if step == MallardChoice.STEP_DONE:
		return
	var values := choice.get_values(step)
	for at in range(0, values.size(), MallardChoice.VALUE_COLUMNS):
		if at / MallardChoice.VALUE_COLUMNS >= MOST_BUTTONS:
			note("+ %d %s" % [(values.size() - at) / MallardChoice.VALUE_COLUMNS, Words.say("more")])
			break
		_add_button(choice, step, Vector2i(values[at], values[at + 1]))


func show_waiting(for_whom: String) -> void:
	_clear()
	add_theme_stylebox_override("panel", Look.flat(Look.PANEL, 12, Look.LINE, 12))
	_prompt.text = for_whom


func show_result(result: String, reason: String) -> void:
	_clear()
	_prompt.text = result
	note(reason)


## Why something cannot be done.
func say(reason: String) -> void:
	_reason.text = reason
	_reason.visible = reason != ""


## The buttons that are shown; for tests that press them.
func buttons() -> Array:
	return _list.get_children().filter(func(node: Node) -> bool: return node is Button)


func _clear() -> void:
	for child in _list.get_children():
		_list.remove_child(child)
		child.queue_free()
	say("")
	_back.visible = false
	_finish.visible = false


## Something to know besides.
func note(text: String) -> void:
	var label := Label.new()
	label.text = text
	label.autowrap_mode = TextServer.AUTOWRAP_WORD_SMART
	label.add_theme_color_override("font_color", Look.TEXT_DIM)
	_list.add_child(label)


func _add_button(choice: MallardChoice, step: int, value: Vector2i) -> void:
	var button := Button.new()
	button.text = choice.get_value_text(step, value, Words.language)
	var cost := choice.get_cost_text(step, value, Words.language)
	if cost != "":
		button.text += "   (%s)" % cost
	button.clip_text = true
	button.alignment = HORIZONTAL_ALIGNMENT_LEFT
	button.focus_mode = Control.FOCUS_NONE
	button.tooltip_text = button.text
	button.pressed.connect(chosen.emit.bind(step, value))
	button.mouse_entered.connect(pointed.emit.bind(choice.get_value_reference(step, value)))
	_list.add_child(button)
