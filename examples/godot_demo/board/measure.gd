extends RefCounted
## How large areas are, and where in them the places of the rules lie.

const Area := preload("res://board/area.gd")

const PAD := 10.0
const TITLE := 24.0
const LINE_HEIGHT := 30.0
const LINES_IN_COLUMN := 14
const LIST_WIDTH := 150.0  ## The least that a column of a list takes,
const LIST_ROOM := 114.0  ## and how much more it gets where there is room.


## How large an area is, with its title; sets the size of its places.
static func size_of(area: Area, width: float) -> Vector2:
	var inner := Vector2()
	match area.kind:
		MallardScene.AREA_GRID:
			var step := clampf(560.0 / maxf(area.bounds.size.x, area.bounds.size.y), 30.0, 54.0)
			area.cell = Vector2(step, step)
			inner = Vector2(area.bounds.size) * step
			if area.coordinates or area.has_edge_texts():
				inner += Vector2(20, 18)
		MallardScene.AREA_HEXES:
			inner = _hexes(area).size
		MallardScene.AREA_GRAPH, MallardScene.AREA_PLANE:
			var scale := minf(860.0 / maxf(area.bounds.size.x, 1), 720.0 / maxf(area.bounds.size.y, 1))
			area.cell = Vector2(scale, scale)
			inner = Vector2(area.bounds.size) * scale
		MallardScene.AREA_TABLEAU:
			area.cell = Vector2(58, 58)
			inner = Vector2(_extent(area)) * area.cell
		MallardScene.AREA_LIST:
			inner = _list(area, width)
		_:
			inner = _row(area, width)
	var title := ThemeDB.fallback_font.get_string_size(area.label + " 00/00", HORIZONTAL_ALIGNMENT_LEFT, -1, 14).x
	inner.x = maxf(inner.x, minf(title + 28.0, width - PAD * 2))
	return inner + Vector2(PAD * 2, PAD * 2 + TITLE)


static func put(area: Area, corner: Vector2, size: Vector2) -> void:
	area.rect = Rect2(corner, size)
	var start := corner + Vector2(PAD, PAD + TITLE)
	match area.kind:
		MallardScene.AREA_HEXES:
			area.origin = Vector2.ZERO
			area.origin = start - _hexes(area).position
		MallardScene.AREA_HAND, MallardScene.AREA_TRACK, MallardScene.AREA_PILE, MallardScene.AREA_LIST:
			area.origin = start
		MallardScene.AREA_TABLEAU:
			area.origin = start - Vector2(_first(area)) * area.cell
		_:
			area.origin = start - Vector2(area.bounds.position) * area.cell
			if area.kind == MallardScene.AREA_GRID and (area.coordinates or area.has_edge_texts()):
				area.origin += Vector2(20, 18)


static func _hexes(area: Area) -> Rect2:
	area.cell = Vector2(50, 50)
	area.origin = Vector2.ZERO
	var around := Rect2()
	for thing in area.things:
		var places: PackedVector2Array = thing.points if thing.points.size() > 0 else PackedVector2Array([Vector2(thing.place)])
		for place in places:
			var box := Rect2(area.corner(place.x, place.y), Vector2.ZERO).grow(area.cell.x)
			around = box if around.size == Vector2.ZERO else around.merge(box)
	return around


static func _first(area: Area) -> Vector2i:
	var first := area.bounds.position
	for thing in area.things:
		first = Vector2i(mini(first.x, thing.place.x), mini(first.y, thing.place.y))
	return first


static func _extent(area: Area) -> Vector2i:
	var last := area.bounds.end
	for thing in area.things:
		last = Vector2i(maxi(last.x, thing.place.x + maxi(thing.extent.x, 1)),
				maxi(last.y, thing.place.y + maxi(thing.extent.y, 1)))
	return last - _first(area)


## Hands, tracks and piles: places in rows, as many as fit.
static func _row(area: Area, width: float) -> Vector2:
	var places := 1
	var cards := 0
	var drawings := false
	for thing in area.things:
		places = maxi(places, thing.place.x - area.bounds.position.x + 1)
		cards += 1 if thing.geometry == MallardScene.GEOMETRY_CARD else 0
		drawings = drawings or (thing.geometry == MallardScene.GEOMETRY_CARD and thing.points.size() > 0)
	var room := maxf(width - PAD * 2, 90.0)
	if area.kind == MallardScene.AREA_TRACK:
		var long := places > 12
		area.cell = Vector2(36, 36) if long or cards == 0 else Vector2(84, 84) if drawings else Vector2(78, 62)
	else:
		area.cell = Vector2(84, 104) if cards > 0 else Vector2(78, 48)
	if area.kind == MallardScene.AREA_PILE and area.stacking != MallardScene.STACK_APART:
		area.per_row = maxi(places, 1)
		area.cell.x = 84.0 if places == 1 else minf(84.0, (room - 60.0) / places)
		return Vector2(area.cell.x * (places - 1) + 84.0, area.cell.y)
	area.per_row = clampi(int(room / area.cell.x), 1, places)
	var rows := ceili(float(places) / area.per_row)
	return Vector2(area.per_row, rows) * area.cell


## Lists: only lines with something in them, in as many columns as it takes.
static func _list(area: Area, width: float) -> Vector2:
	var used := {}
	var across := 1
	for thing in area.things:
		used[thing.place.y] = true
		across = maxi(across, thing.place.x + 1)
	var order := used.keys()
	order.sort()
	var room := maxf(width - PAD * 2, 200.0)
	var most_columns := maxi(int(room / (LIST_WIDTH * across)), 1)
	var columns := clampi(ceili(float(order.size()) / LINES_IN_COLUMN), 1, most_columns)
	if columns > 2:
		columns = most_columns
	var in_column := maxi(ceili(float(order.size()) / columns), 1)
	var column_width := room / columns if columns > 1 else minf(room, LIST_WIDTH * across + LIST_ROOM)
	# What stands first in a line is what it is about.
	area.first_width = column_width if across == 1 else column_width * 1.7 / (across + 0.7)
	area.cell = Vector2((column_width - area.first_width) / maxi(across - 1, 1), LINE_HEIGHT)
	area.lines = {}
	for i in order.size():
		area.lines[order[i]] = Vector2(i / in_column * column_width, i % in_column * LINE_HEIGHT)
	return Vector2(column_width * columns, LINE_HEIGHT * in_column)
