extends RefCounted
## Writes text into boxes of the table. What was laid out is kept: the same is written in every frame.

const Look := preload("res://look.gd")

const LEAST_TEXT := 4.0  ## Pixels; nobody reads less.
const LEAST_OF_WORD := 0.55  ## How much smaller text may get, so that a word is whole,
const LEAST_OF_LINE := 0.75  ## and so that a line is.
const MOST_PARAGRAPHS := 1500

var table := Transform2D.IDENTITY  ## How the table is put on the screen.

var _canvas: CanvasItem
var _font: Font = ThemeDB.fallback_font
var _paragraphs := {}


func _init(on: CanvasItem) -> void:
	_canvas = on


## Text in a box, centred, on as many lines as fit: smaller where a word is too long, cut off where all else
## fails. Over a map it has an edge of its own, so that lines under it do not cut it.
func write(text: String, box: Rect2, size: int, colour: Color,
		align := HORIZONTAL_ALIGNMENT_CENTER, edged := false) -> void:
	if text == "" or box.size.x < 6.0 or size * table.get_scale().x < LEAST_TEXT:
		return
	var key := "%s|%d|%d|%d|%d" % [text, box.size.x, box.size.y, size, align]
	var paragraph: TextParagraph = _paragraphs.get(key)
	if paragraph == null:
		if _paragraphs.size() >= MOST_PARAGRAPHS:
			_paragraphs.clear()
		paragraph = _paragraph(text, box.size, size, align)
		_paragraphs[key] = paragraph
	var at := box.position + Vector2(0, maxf((box.size.y - paragraph.get_size().y) * 0.5, 0.0))
	if edged:
		paragraph.draw_outline(_canvas.get_canvas_item(), at, 4, Color(Look.BACKGROUND, 0.9))
	paragraph.draw(_canvas.get_canvas_item(), at, colour)


## Writes from below upwards.
func write_upwards(text: String, box: Rect2, size: int, colour: Color) -> void:
	_canvas.draw_set_transform_matrix(table * Transform2D(-PI / 2, Vector2(box.position.x, box.end.y)))
	write(text, Rect2(Vector2.ZERO, Vector2(box.size.y, box.size.x)), size, colour)
	_canvas.draw_set_transform_matrix(table)


func _paragraph(text: String, room: Vector2, size: int, align: HorizontalAlignment) -> TextParagraph:
	var paragraph := TextParagraph.new()
	var fitting := _size_for(text, room, size)
	paragraph.width = room.x
	paragraph.alignment = align
	paragraph.max_lines_visible = maxi(int(room.y / (fitting * 1.35)), 1)
	paragraph.text_overrun_behavior = TextServer.OVERRUN_TRIM_ELLIPSIS
	paragraph.break_flags = TextServer.BREAK_MANDATORY | TextServer.BREAK_WORD_BOUND | TextServer.BREAK_ADAPTIVE
	paragraph.add_string(text, _font, fitting)
	return paragraph


## The size in which no word is broken; one line of words gets a little smaller before it is cut off.
func _size_for(text: String, room: Vector2, size: int) -> int:
	var widest := 0.0
	for word in text.split(" ", false):
		widest = maxf(widest, _font.get_string_size(word, HORIZONTAL_ALIGNMENT_LEFT, -1, size).x)
	var least := LEAST_OF_WORD
	if room.y < size * 2.7:
		widest = maxf(widest, _font.get_string_size(text, HORIZONTAL_ALIGNMENT_LEFT, -1, size).x)
		least = LEAST_OF_LINE
	return size if widest <= room.x else maxi(floori(size * room.x / widest), mini(ceili(size * least), size))
