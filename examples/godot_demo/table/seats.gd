extends PanelContainer
## The players: name, part in the game, score, counters, and who is asked.

const Look := preload("res://look.gd")
const Thing := preload("res://board/thing.gd")
const Words := preload("res://words.gd")

var _rows := VBoxContainer.new()


func _init() -> void:
	_rows.add_theme_constant_override("separation", 6)
	add_child(_rows)


func show_seats(reader: RefCounted, game: MallardTable) -> void:
	for row in _rows.get_children():
		_rows.remove_child(row)
		row.queue_free()
	for seat: Dictionary in reader.seats:
		_rows.add_child(_row(seat, reader, game.get_bot(seat.seat) != ""))


func _row(seat: Dictionary, reader: RefCounted, is_bot: bool) -> Control:
	var asked: bool = reader.status.asked & (1 << seat.seat) != 0
	var row := HBoxContainer.new()
	var chip := Label.new()
	chip.text = str(seat.seat + 1)
	chip.custom_minimum_size = Vector2(30, 30)
	chip.horizontal_alignment = HORIZONTAL_ALIGNMENT_CENTER
	chip.vertical_alignment = VERTICAL_ALIGNMENT_CENTER
	chip.size_flags_vertical = Control.SIZE_SHRINK_BEGIN
	chip.add_theme_color_override("font_color", Look.BACKGROUND)
	chip.add_theme_stylebox_override("normal", Look.flat(Look.seat(seat.seat), 15, Color.WHITE if asked else Color.TRANSPARENT, 2))
	row.add_child(chip)
	var about := VBoxContainer.new()
	about.add_theme_constant_override("separation", 0)
	about.size_flags_horizontal = Control.SIZE_EXPAND_FILL
	var title := Label.new()
	title.text = seat.label + ("  ·  " + seat.role if seat.role != "" else "") + ("  ◀" if asked else "")
	about.add_child(title)
	var parts := PackedStringArray([Words.say("Computer")] if is_bot else [])
	for counter: Dictionary in seat.counters:
		parts.append("%s %s" % [counter.label, Thing.amount(counter)])
	if not parts.is_empty():
		var details := Label.new()
		details.text = " · ".join(parts)
		details.autowrap_mode = TextServer.AUTOWRAP_WORD_SMART
		details.add_theme_font_size_override("font_size", 11)
		details.add_theme_color_override("font_color", Look.TEXT_DIM)
		about.add_child(details)
	row.add_child(about)
	if seat.score_label != "":
		var score := Label.new()
		score.text = str(seat.score)
		score.tooltip_text = seat.score_label
		score.mouse_filter = Control.MOUSE_FILTER_STOP
		score.add_theme_font_size_override("font_size", 22)
		row.add_child(score)
	return row
