extends RefCounted
## Draws areas and things on a canvas. Its only knowledge is what a scene can hold.

const Area := preload("res://board/area.gd")
const Look := preload("res://look.gd")
const Marks := preload("res://board/marks.gd")
const Pieces := preload("res://board/pieces.gd")
const Thing := preload("res://board/thing.gd")
const Writer := preload("res://board/writer.gd")


const FIELD := Color("26382c")
const SPACE := Color("10151f")
const COUNTER_LINE := 15.0
const SQUARES := 12.0  ## Across the longer side of a plane: distances are seen, not counted.

var canvas: CanvasItem
var catalog: MallardCatalog
var _words: Writer
var _entries := {}  # The word of each entry that was drawn: "kind index" to text.


func _init(on: CanvasItem) -> void:
	canvas = on
	_words = Writer.new(on)


## Begins to draw on a table that is put on the screen like that.
func begin(transform: Transform2D) -> void:
	canvas.draw_set_transform_matrix(transform)
	_words.table = transform


func draw_area(area: Area) -> void:
	if area.rect.size == Vector2.ZERO:
		return
	var tint := Look.seat(area.owner)
	var back := Look.PANEL if area.owner < 0 else Look.PANEL.lerp(tint, 0.07)
	canvas.draw_style_box(Look.flat(back, 12, Look.LINE if area.owner < 0 else tint.darkened(0.45)), area.rect)
	if area.is_free():
		var field := Rect2(area.origin + Vector2(area.bounds.position) * area.cell, Vector2(area.bounds.size) * area.cell)
		canvas.draw_style_box(Look.flat(FIELD if area.kind == MallardScene.AREA_PLANE else SPACE, 6), field)
		if area.kind == MallardScene.AREA_PLANE:
			_draw_squares(field)
	var title := area.label
	var left := 12.0
	if area.owner >= 0:  # As in the list of players.
		var chip := area.rect.position + Vector2(20, 17)
		canvas.draw_circle(chip, 8.5, tint, true, -1, true)
		_words.write(str(area.owner + 1), Rect2(chip - Vector2(9, 9), Vector2(18, 18)), 11, _ink(tint))
		left = 34.0
	if area.most > 0 and area.count >= 0:
		title += "  %d/%d" % [area.count, area.most]
	elif area.count > 1:
		title += "  %d" % area.count
	for counter in area.counters:
		title += "   %s %s" % [counter.label, Thing.amount(counter)]
	_words.write(title, Rect2(area.rect.position + Vector2(left, 6), Vector2(area.rect.size.x - left - 8, 22)), 14,
			tint.lightened(0.35) if area.owner >= 0 else Look.TEXT_DIM, HORIZONTAL_ALIGNMENT_LEFT)
	if area.coordinates and area.kind == MallardScene.AREA_GRID and not area.has_edge_texts():
		_draw_coordinates(area)


func _draw_squares(field: Rect2) -> void:
	var step := maxf(field.size.x, field.size.y) / SQUARES
	for row in ceili(field.size.y / step):
		for column in ceili(field.size.x / step):
			if (row + column) % 2 == 0:
				var square := Rect2(field.position + Vector2(column, row) * step, Vector2(step, step))
				canvas.draw_rect(square.intersection(field), Color(1, 1, 1, 0.018))


func draw_thing(thing: Thing) -> void:
	match thing.form:
		Thing.Form.LINE:
			_draw_line(thing)
		Thing.Form.POLYGON:
			_draw_polygon(thing)
		Thing.Form.CIRCLE:
			_draw_circle(thing)
		Thing.Form.TEXT:
			_words.write(thing.caption(), thing.rect, 13, Look.TEXT_DIM if thing.owner < 0 else Look.seat(thing.owner).lightened(0.45), HORIZONTAL_ALIGNMENT_CENTER, thing.area.is_free())
		Thing.Form.CELLS:
			_draw_cells(thing)
		_:
			_draw_rect(thing)


## The name of a place of a map, which nothing covers.
func draw_name(thing: Thing) -> void:
	var radius := thing.rect.size.x * 0.5
	if thing.form == Thing.Form.CIRCLE and thing.layer <= 1 and thing.label != "" and radius >= 14.0 and thing.area.is_free():
		_words.write(thing.caption(), Rect2(thing.centre() + Vector2(-70, radius + 1), Vector2(140, 16)), 12, Look.TEXT,
				HORIZONTAL_ALIGNMENT_CENTER, true)


## Marks come on top of everything: what is struck is seen through what lies there.
func draw_marks(thing: Thing) -> void:
	if thing.form != Thing.Form.LINE:
		Marks.draw(canvas, thing.rect, thing.marks, thing.area.kind == MallardScene.AREA_LIST, thing.form == Thing.Form.CIRCLE)


## Draws the outline of a thing, to highlight it.
func draw_outline(thing: Thing, colour: Color, width: float) -> void:
	match thing.form:
		Thing.Form.TEXT when thing.is_over_map():
			canvas.draw_line(Vector2(thing.rect.position.x, thing.rect.end.y), thing.rect.end, colour, width, true)
		Thing.Form.CIRCLE:
			canvas.draw_arc(thing.centre(), thing.rect.size.x * 0.5 + 1.5, 0, TAU, 40, colour, width, true)
		Thing.Form.POLYGON:
			var closed := thing.outline.duplicate()
			closed.append(closed[0])
			canvas.draw_polyline(closed, colour, width, true)
		Thing.Form.CELLS:
			for part in thing.cells:
				if part is Rect2:
					canvas.draw_rect(part.grow(-2), colour, false, width)
				else:
					var closed: PackedVector2Array = part.duplicate()
					closed.append(closed[0])
					canvas.draw_polyline(closed, colour, width, true)
		_:
			var box := Look.flat(Color.TRANSPARENT, 6, colour)
			box.set_border_width_all(maxi(int(width), 1))
			canvas.draw_style_box(box, thing.rect.grow(-1.5))


## The entry of the catalog that a thing shows; empty if none.
func entry_of(thing: Thing) -> Dictionary:
	if thing.entry_kind == 0 or catalog == null or thing.face == MallardScene.FACE_UNKNOWN:
		return {}
	return catalog.get_entry_of(thing.entry_kind, thing.entry)


func colour_of(thing: Thing) -> Color:
	var colour := Look.PANEL_LIGHT
	if thing.entry_kind != 0:
		var key := "%d %d" % [thing.entry_kind, thing.entry]
		if not _entries.has(key):
			_entries[key] = entry_of(thing).get("word", "")
		colour = Look.entry(_entries[key])
		if thing.owner >= 0 and thing.layer >= 3 and thing.area.is_board() and not _is_named_colour(_entries[key]):
			colour = Look.seat(thing.owner)
	elif Look.OF_SYMBOL.has(thing.symbol) and thing.form != Thing.Form.RECT:
		colour = Look.OF_SYMBOL[thing.symbol]
	elif thing.owner >= 0 and (thing.layer >= 3 or thing.form == Thing.Form.CELLS or thing.area.owner < 0):
		colour = Look.seat(thing.owner)
	elif thing.area.kind == MallardScene.AREA_GRID:
		colour = Look.WATER
	if thing.face == MallardScene.FACE_STALE:
		colour = colour.lerp(Look.BACKGROUND, 0.5)
	if thing.marks & MallardScene.MARK_DONE:
		colour = colour.darkened(0.25)
	return colour


func _is_named_colour(word: String) -> bool:
	return Color.from_string(word, Color.TRANSPARENT).a > 0.0 and not word.is_valid_html_color()


func _draw_coordinates(area: Area) -> void:
	for column in area.bounds.size.x:
		var corner := area.corner(column + area.bounds.position.x, area.bounds.position.y)
		_words.write(String.chr(65 + column), Rect2(corner - Vector2(0, 18), Vector2(area.cell.x, 16)), 12, Look.TEXT_DIM)
	for row in area.bounds.size.y:
		var corner := area.corner(area.bounds.position.x, row + area.bounds.position.y)
		_words.write(str(row + 1), Rect2(corner - Vector2(22, 0), Vector2(20, area.cell.y)), 12, Look.TEXT_DIM)


func _draw_line(thing: Thing) -> void:
	if thing.outline.size() < 2:
		return
	var wide := maxf(thing.extent.x * thing.area.cell.x, 2.0)
	canvas.draw_polyline(thing.outline, Color(Look.TEXT_DIM, 0.35), wide, true)


func _draw_polygon(thing: Thing) -> void:
	if thing.outline.size() < 3:
		return
	var zone := thing.layer == 2
	var colour := colour_of(thing)
	canvas.draw_colored_polygon(thing.outline, Color(colour, 0.16 if zone else 0.6))
	var closed := thing.outline.duplicate()
	closed.append(closed[0])
	canvas.draw_polyline(closed, Color(colour.lightened(0.25), 0.6), 1.5, true)
	if thing.label != "" and minf(thing.rect.size.x, thing.rect.size.y) > 40.0:
		# Of a zone at its edge: what stands in it stands in the middle.
		var room := Rect2(thing.rect.position, Vector2(thing.rect.size.x, 22)) if zone else thing.rect
		_words.write(thing.label, room, 13, Color(Look.TEXT, 0.75))


func _draw_circle(thing: Thing) -> void:
	var radius := thing.rect.size.x * 0.5
	var centre := thing.centre()
	var colour := colour_of(thing)
	if thing.layer == 2:
		canvas.draw_circle(centre, radius, Color(colour, 0.14))
		canvas.draw_arc(centre, radius, 0, TAU, 64, Color(colour, 0.5), 1.5, true)
		return
	if thing.face == MallardScene.FACE_UNKNOWN:
		colour = Look.PANEL_LIGHT
	if thing.layer >= 3:
		canvas.draw_circle(centre + Vector2(0, 2), radius, Color(0, 0, 0, 0.35), true, -1, true)
	canvas.draw_circle(centre, radius, colour if thing.layer > 0 else colour.darkened(0.35), true, -1, true)
	canvas.draw_arc(centre, radius, 0, TAU, 40, colour.lightened(0.35), 1.5, true)
	var written := "?" if thing.face == MallardScene.FACE_UNKNOWN else thing.token()
	if radius >= 7.0 and written not in ["", "."]:
		_words.write(written, Rect2(centre - Vector2(radius, radius), Vector2(radius, radius) * 2),
				int(clampf(radius * 1.1, 9, 20)), _ink(colour))


func _draw_cells(thing: Thing) -> void:
	var colour := colour_of(thing)
	var planned := thing.marks & MallardScene.MARK_PLANNED != 0
	if planned:
		colour = colour.lerp(Look.WATER, 0.45)
	var solid: bool = thing.cells[0] is Rect2 and not planned
	if solid:
		Pieces.draw(canvas, thing, colour)
	for part in thing.cells:
		if part is Rect2:
			if not solid:
				canvas.draw_style_box(Look.flat(colour, 12), part.grow(-5))
		else:
			canvas.draw_colored_polygon(part, colour.darkened(0.35) if thing.layer == 0 else Color(colour, 0.8))
			var closed: PackedVector2Array = part.duplicate()
			closed.append(closed[0])
			canvas.draw_polyline(closed, colour, 2.0, true)
	if not solid:
		Pieces.join(canvas, thing, colour, Vector2.ZERO, 5.0)
	if thing.label != "" and thing.layer == 0:
		_words.write(thing.caption(), Rect2(thing.centre() - Vector2(34, 42), Vector2(68, 36)), 12, Look.TEXT)


func _draw_rect(thing: Thing) -> void:
	if thing.area.kind == MallardScene.AREA_LIST:
		return _draw_line_of_list(thing)
	if thing.geometry == MallardScene.GEOMETRY_CARD:
		return _draw_card(thing)
	var colour := colour_of(thing)
	var empty := thing.marks & MallardScene.MARK_EMPTY != 0
	if thing.area.kind == MallardScene.AREA_GRID:
		if thing.layer > 0 and thing.geometry == MallardScene.GEOMETRY_PLACED:
			return _draw_token(thing, colour)
		if not thing.over_piece:
			canvas.draw_style_box(Look.flat(colour if thing.layer > 0 else colour.darkened(0.0 if not empty else 0.18), 4), thing.rect.grow(-1))
		if thing.symbol not in ["", ".", "o", "x", "O", "X"] and not thing.marks & MallardScene.MARK_HIT:
			_words.write(thing.symbol, thing.rect, 15, _ink(colour))
		return
	if thing.geometry == MallardScene.GEOMETRY_CELL:
		var filled := thing.entry_kind != 0
		canvas.draw_style_box(Look.flat(colour if filled else Color(Look.BACKGROUND, 0.6), 10, Look.LINE if not filled else colour.lightened(0.3)), thing.rect.grow(-5))
		if filled:
			_words.write(thing.token(), thing.rect, 16, _ink(colour))
		return
	_draw_token(thing, colour)


func _draw_token(thing: Thing, colour: Color) -> void:
	var radius := minf(thing.rect.size.x, thing.rect.size.y) * 0.36
	var centre := thing.centre()
	if thing.rect.size.x > thing.rect.size.y * 1.3:  # Room for a name.
		canvas.draw_style_box(Look.flat(colour.darkened(0.25), 8, colour.lightened(0.2)), thing.rect.grow(-3))
		_words.write(thing.caption(), thing.rect.grow(-7), 12, _ink(colour.darkened(0.25)))
		return
	canvas.draw_circle(centre + Vector2(0, 1.5), radius, Color(0, 0, 0, 0.3), true, -1, true)
	canvas.draw_circle(centre, radius, colour, true, -1, true)
	canvas.draw_arc(centre, radius, 0, TAU, 32, colour.lightened(0.4), 1.5, true)
	_words.write(thing.token(), Rect2(centre - Vector2(radius, radius), Vector2(radius, radius) * 2), int(clampf(radius, 9, 17)), _ink(colour))


func _draw_card(thing: Thing) -> void:
	var colour := colour_of(thing)
	var box := thing.rect.grow(-3)
	if thing.face == MallardScene.FACE_UNKNOWN:
		canvas.draw_style_box(Look.flat(Color("2d3d57"), 8, Color("51698f")), box)
		for i in 4:
			canvas.draw_arc(box.get_center(), 6.0 + 6.0 * i, 0, TAU, 24, Color("51698f"), 1.0, true)
		if thing.count > 1:
			_words.write("×%d" % thing.count, box, 16, Look.TEXT)
		return
	if thing.marks & MallardScene.MARK_EMPTY:
		canvas.draw_style_box(Look.flat(Color(Look.BACKGROUND, 0.5), 8, Look.LINE), box)
		if box.size.x > 50.0:
			_words.write(thing.caption(), box.grow(-4), 11, Color(Look.TEXT_DIM, 0.6))
		elif thing.area.kind == MallardScene.AREA_TRACK:
			_words.write(str(thing.place.x + 1), box, 11, Color(Look.TEXT_DIM, 0.6))
		return
	var large := thing.area.kind == MallardScene.AREA_TABLEAU
	var over := large and thing.layer > 1  # Laid over others, which must stay visible.
	canvas.draw_style_box(Look.flat(Color(colour, 0.18) if over else colour.darkened(0.55), 8, colour), box)
	if not large and box.size.y > 50.0:
		canvas.draw_style_box(Look.flat(colour.darkened(0.1), 6), Rect2(box.position + Vector2(3, 3), Vector2(box.size.x - 6, 8)))
	if box.size.x <= 40.0:
		_words.write(thing.token(), box, 13, Look.TEXT)
		return
	if thing.points.size() > 0 and not over:
		_draw_pattern(thing, box)
	if not large:
		var room := Rect2(box.position + Vector2(4, 10), Vector2(box.size.x - 8, minf(box.size.y - 12, 50)))
		if thing.points.size() > 0:
			room.size.y = minf(room.size.y, 20.0)
		if thing.area.kind == MallardScene.AREA_PILE and thing.area.is_covered(thing):
			# The next one lies on the rest: what is left is narrow and high.
			_words.write_upwards(thing.caption(), Rect2(box.position + Vector2(2, 12), Vector2(thing.area.cell.x - 6, box.size.y - 14)), 12, Look.TEXT)
		else:
			_words.write(thing.caption(), room, 12, Look.TEXT)
	if not over:
		_draw_counters(thing, box)


## What a card shows as a drawing of places.
func _draw_pattern(thing: Thing, box: Rect2) -> void:
	var around := Rect2(thing.points[0], Vector2.ONE)
	for point in thing.points:
		around = around.merge(Rect2(point, Vector2.ONE))
	var step := minf(10.0, (box.size.y - 36.0) / maxf(around.size.x, around.size.y))
	var start := Vector2(box.get_center().x - around.size.x * step * 0.5, box.end.y - around.size.y * step - 5)
	for point in thing.points:
		canvas.draw_rect(Rect2(start + (point - around.position) * step, Vector2(step - 1, step - 1)), Look.ACCENT)


func _draw_counters(thing: Thing, box: Rect2) -> void:
	if thing.counters.is_empty() or box.size.y < 80.0:
		return
	var shown := thing.counters.slice(0, 2)
	for i in shown.size():
		_words.write("%s %s" % [shown[i].label, Thing.amount(shown[i])],
				Rect2(box.position.x + 4, box.end.y - 4 - COUNTER_LINE * (shown.size() - i), box.size.x - 8, COUNTER_LINE), 10, Look.TEXT_DIM)


func _draw_line_of_list(thing: Thing) -> void:
	var box := thing.rect.grow_individual(-1, -1, -2, -1)
	var colour := colour_of(thing)
	var first := thing.place.x == 0
	canvas.draw_style_box(Look.flat(Look.PANEL_LIGHT if first else Look.PANEL_LIGHT.darkened(0.2), 5), box)
	if first:
		canvas.draw_style_box(Look.flat(colour, 3), Rect2(box.position, Vector2(5, box.size.y)))
	var written := thing.caption()
	if thing.counters.size() > 0 and first and box.size.x > 150.0:
		written += "   " + Thing.amount(thing.counters[0])
	_words.write(written, box.grow_individual(-10, 0, -4, 0), 13 if first else 11, Look.TEXT if first else Look.TEXT_DIM, HORIZONTAL_ALIGNMENT_LEFT)


func _ink(on: Color) -> Color:
	return Color("10161c") if on.get_luminance() > 0.42 else Look.TEXT
