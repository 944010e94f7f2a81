extends RefCounted
## The form that each thing has on the table, by its geometry and by the kind of its area.

const Area := preload("res://board/area.gd")
const Thing := preload("res://board/thing.gd")

const PART_STEP := 5.0  ## Pixels by which words are moved.
const PART_STEPS := 24  ## Up and down, at most.
const PART_COVERED := 25.0  ## As bad as that many pixels: words over something that stands there,
const PART_CROSSED := 1000.0  ## and over other words.


## The form of a thing on the table.
static func shape(thing: Thing, area: Area) -> void:
	var corner := area.corner(thing.place.x, thing.place.y)
	var cell := area.cell
	match thing.geometry:
		MallardScene.GEOMETRY_CIRCLE:
			var radius := maxf(thing.extent.x * cell.x, 5.0)
			thing.form = Thing.Form.CIRCLE
			thing.rect = Rect2(corner - Vector2(radius, radius), Vector2(radius, radius) * 2)
		MallardScene.GEOMETRY_POLYGON, MallardScene.GEOMETRY_LINE:
			thing.form = Thing.Form.POLYGON if thing.geometry == MallardScene.GEOMETRY_POLYGON else Thing.Form.LINE
			for point in thing.points:
				thing.outline.append(area.corner(point.x, point.y))
			thing.rect = Rect2(thing.outline[0] if thing.outline.size() > 0 else corner, Vector2.ZERO)
			for point in thing.outline:
				thing.rect = thing.rect.expand(point)
		_:
			if area.kind == MallardScene.AREA_HEXES:
				_shape_hex(thing, area)
			elif thing.geometry == MallardScene.GEOMETRY_TEXT:
				_shape_text(thing, area, corner)
			elif thing.geometry == MallardScene.GEOMETRY_CELL and thing.points.size() > 0:
				thing.form = Thing.Form.CELLS
				thing.rect = Rect2(area.corner(thing.points[0].x, thing.points[0].y), cell)
				for point in thing.points:
					var part := Rect2(area.corner(point.x, point.y), cell)
					thing.cells.append(part)
					thing.rect = thing.rect.merge(part)
			elif area.is_free():
				thing.form = Thing.Form.CIRCLE
				thing.rect = Rect2(corner, Vector2.ZERO).grow(11)
			else:
				thing.form = Thing.Form.RECT
				var size := cell
				if area.kind in [MallardScene.AREA_GRID, MallardScene.AREA_TABLEAU]:
					size = cell * Vector2(maxi(thing.extent.x, 1), maxi(thing.extent.y, 1))
				elif area.kind == MallardScene.AREA_PILE:
					size = Vector2(84, cell.y)
				elif area.kind == MallardScene.AREA_LIST and thing.place.x == 0:
					size.x = area.first_width
				thing.rect = Rect2(corner, size)


## Which things of a grid lie on a piece of several cells.
static func find_pieces(area: Area) -> void:
	var pieces := area.things.filter(func(thing: Thing) -> bool: return thing.form == Thing.Form.CELLS)
	for thing in area.things:
		thing.over_piece = thing.form == Thing.Form.RECT and pieces.any(func(piece: Thing) -> bool:
			return piece.layer < thing.layer and piece.has(thing.centre()))


## Words over a map give way up or down, as little as will do: first to other words, then to what stands
## there.
static func part_words(area: Area) -> void:
	var standing := area.things.filter(func(thing: Thing) -> bool: return thing.form == Thing.Form.CIRCLE and thing.layer >= 3)
	var placed: Array[Rect2] = []
	for thing in area.things:
		if thing.form != Thing.Form.TEXT:
			continue
		thing.rect.position.x = clampf(thing.rect.position.x, area.rect.position.x, maxf(area.rect.end.x - thing.rect.size.x, area.rect.position.x))
		var best := 0.0
		var least := INF
		for i in range(-PART_STEPS, PART_STEPS + 1):
			var shift := i * PART_STEP
			var room := Rect2(thing.rect.position + Vector2(0, shift), thing.rect.size)
			var cost := absf(shift)
			cost += PART_CROSSED * placed.filter(func(other: Rect2) -> bool: return other.intersects(room)).size()
			cost += PART_COVERED * standing.filter(func(other: Thing) -> bool: return other.rect.intersects(room)).size()
			if cost < least:
				least = cost
				best = shift
		thing.rect.position.y += best
		placed.append(thing.rect)


static func _shape_text(thing: Thing, area: Area, corner: Vector2) -> void:
	thing.form = Thing.Form.TEXT
	thing.rect = Rect2(corner, area.cell)
	if area.is_free():  # Above what it is about.
		var wide := ThemeDB.fallback_font.get_string_size(thing.caption(), HORIZONTAL_ALIGNMENT_LEFT, -1, 13).x + 8.0
		thing.rect = Rect2(corner - Vector2(wide * 0.5, 30), Vector2(wide, 18))
	elif area.kind == MallardScene.AREA_GRID and thing.place.x < area.bounds.position.x:
		thing.rect = Rect2(corner + Vector2(area.cell.x - 22, 0), Vector2(20, area.cell.y))
	elif area.kind == MallardScene.AREA_GRID and thing.place.y < area.bounds.position.y:
		thing.rect = Rect2(corner + Vector2(0, area.cell.y - 18), Vector2(area.cell.x, 16))


static func _shape_hex(thing: Thing, area: Area) -> void:
	var centre := area.corner(thing.place.x, thing.place.y)
	if thing.geometry == MallardScene.GEOMETRY_TEXT:
		thing.form = Thing.Form.TEXT
		thing.rect = Rect2(centre + Vector2(-30, 26), Vector2(60, 16))
		return
	if thing.geometry == MallardScene.GEOMETRY_HEX and thing.layer < 3:
		thing.form = Thing.Form.CELLS
		thing.rect = Rect2(centre, Vector2.ZERO).grow(area.cell.x * 0.9)
		var places: PackedVector2Array = thing.points if thing.points.size() > 0 else PackedVector2Array([Vector2(thing.place)])
		for place in places:
			thing.cells.append(area.hexagon(area.corner(place.x, place.y)))
		return
	# What stands on a hex: a token, beside its neighbours on the same hex.
	var same: Array = area.things.filter(func(other: Thing) -> bool:
		return other.place == thing.place and other.layer >= 3 and other.geometry != MallardScene.GEOMETRY_TEXT)
	var at := same.find(thing)
	var spot := Vector2.ZERO
	if same.size() > 1:
		spot = Vector2((at - (same.size() - 1) * 0.5) * area.cell.x * minf(0.5, 1.3 / same.size()), 0)
	thing.form = Thing.Form.CIRCLE
	thing.rect = Rect2(centre + spot + Vector2(0, 10), Vector2.ZERO).grow(area.cell.x * 0.24)
