extends RefCounted
## Reads a MallardScene into areas and things. Knows the columns, and nothing of any game.

const Area := preload("res://board/area.gd")
const Thing := preload("res://board/thing.gd")

var areas: Array[Area] = []
var things: Array[Thing] = []
var seats: Array[Dictionary] = []
var status := {}
var own_marks := PackedStringArray()
var references := PackedInt32Array()

var _labels: PackedStringArray
var _counters: PackedInt32Array


func read(scene: MallardScene) -> void:
	let_go()
	_labels = scene.get_labels()
	_counters = scene.get_counters()
	references = scene.get_references()
	own_marks = []
	for label in scene.get_own_marks():
		own_marks.append(_labels[label])
	_read_status(scene)
	_read_seats(scene)
	_read_areas(scene)
	_read_things(scene)


## The words for all marks of a thing.
func mark_words(marks: int, catalog: MallardCatalog) -> PackedStringArray:
	var words := PackedStringArray()
	for bit in 32:
		if marks & (1 << bit) == 0:
			continue
		if bit >= 24 and bit - 24 < own_marks.size():
			words.append(own_marks[bit - 24])
		elif bit < 24:
			words.append(catalog.get_common_word("mark_" + MallardScene.mark_name(bit).replace(" ", "_")))
	return words


## Areas know their things and things their area: one of the two must be forgotten, or both stay for ever.
func let_go() -> void:
	for area in areas:
		area.things.clear()


func _read_status(scene: MallardScene) -> void:
	var row := scene.get_status()
	status = {
		"phase": _labels[row[MallardScene.STATUS_PHASE]],
		"asked": row[MallardScene.STATUS_ASKED],
		"turn_seat": row[MallardScene.STATUS_TURN_SEAT],
		"round": row[MallardScene.STATUS_ROUND],
		"round_limit": row[MallardScene.STATUS_ROUND_LIMIT],
		"round_label": _labels[row[MallardScene.STATUS_ROUND_LABEL]],
		"over": row[MallardScene.STATUS_OVER] != 0,
		"winners": row[MallardScene.STATUS_WINNERS],
		"reason": _labels[row[MallardScene.STATUS_REASON]],
	}


func _read_seats(scene: MallardScene) -> void:
	seats = []
	var rows := scene.get_seats()
	for at in range(0, rows.size(), MallardScene.SEAT_COLUMNS):
		seats.append({
			"seat": rows[at + MallardScene.SEAT_SEAT],
			"label": _labels[rows[at + MallardScene.SEAT_LABEL]],
			"role": _labels[rows[at + MallardScene.SEAT_ROLE]],
			"score": rows[at + MallardScene.SEAT_SCORE],
			"score_label": _labels[rows[at + MallardScene.SEAT_SCORE_LABEL]],
			"marks": rows[at + MallardScene.SEAT_MARKS],
			"counters": _read_counters(rows[at + MallardScene.SEAT_FIRST_COUNTER],
					rows[at + MallardScene.SEAT_COUNTER_COUNT]),
		})


func _read_areas(scene: MallardScene) -> void:
	areas = []
	var rows := scene.get_areas()
	for at in range(0, rows.size(), MallardScene.AREA_COLUMNS):
		var area := Area.new()
		area.index = areas.size()
		area.id = rows[at + MallardScene.AREA_ID]
		area.kind = rows[at + MallardScene.AREA_KIND]
		area.stacking = rows[at + MallardScene.AREA_STACKING]
		area.owner = rows[at + MallardScene.AREA_OWNER]
		area.label = _labels[rows[at + MallardScene.AREA_LABEL]]
		area.bounds = Rect2i(rows[at + MallardScene.AREA_X], rows[at + MallardScene.AREA_Y],
				rows[at + MallardScene.AREA_WIDTH], rows[at + MallardScene.AREA_DEPTH])
		area.count = rows[at + MallardScene.AREA_COUNT]
		area.most = rows[at + MallardScene.AREA_MOST]
		area.pointy = rows[at + MallardScene.AREA_POINTY] != 0
		area.active = rows[at + MallardScene.AREA_ACTIVE] != 0
		area.coordinates = rows[at + MallardScene.AREA_COORDINATES] != 0
		area.counters = _read_counters(rows[at + MallardScene.AREA_FIRST_COUNTER],
				rows[at + MallardScene.AREA_COUNTER_COUNT])
		area.references = _read_references(rows[at + MallardScene.AREA_FIRST_REFERENCE],
				rows[at + MallardScene.AREA_REFERENCE_COUNT])
		areas.append(area)


func _read_things(scene: MallardScene) -> void:
	things = []
	var rows := scene.get_items()
	var points := scene.get_points()
	for at in range(0, rows.size(), MallardScene.ITEM_COLUMNS):
		var thing := Thing.new()
		thing.id = rows[at + MallardScene.ITEM_ID]
		thing.parent = rows[at + MallardScene.ITEM_PARENT]
		thing.area = areas[rows[at + MallardScene.ITEM_AREA]]
		thing.geometry = rows[at + MallardScene.ITEM_GEOMETRY]
		thing.layer = rows[at + MallardScene.ITEM_LAYER]
		thing.place = Vector2i(rows[at + MallardScene.ITEM_X], rows[at + MallardScene.ITEM_Y])
		thing.extent = Vector2i(rows[at + MallardScene.ITEM_WIDTH], rows[at + MallardScene.ITEM_DEPTH])
		thing.turn = rows[at + MallardScene.ITEM_TURN]
		thing.face = rows[at + MallardScene.ITEM_FACE]
		thing.owner = rows[at + MallardScene.ITEM_OWNER]
		thing.marks = rows[at + MallardScene.ITEM_MARKS]
		var symbol := rows[at + MallardScene.ITEM_SYMBOL]
		thing.symbol = String.chr(symbol) if symbol > 0 else ""
		thing.label = _labels[rows[at + MallardScene.ITEM_LABEL]]
		thing.count = rows[at + MallardScene.ITEM_COUNT]
		thing.entry_kind = rows[at + MallardScene.ITEM_ENTRY_KIND]
		thing.entry = rows[at + MallardScene.ITEM_ENTRY]
		var first := rows[at + MallardScene.ITEM_FIRST_POINT]
		for i in rows[at + MallardScene.ITEM_POINT_COUNT]:
			thing.points.append(Vector2(points[(first + i) * 2], points[(first + i) * 2 + 1]))
		thing.counters = _read_counters(rows[at + MallardScene.ITEM_FIRST_COUNTER],
				rows[at + MallardScene.ITEM_COUNTER_COUNT])
		thing.references = _read_references(rows[at + MallardScene.ITEM_FIRST_REFERENCE],
				rows[at + MallardScene.ITEM_REFERENCE_COUNT])
		thing.area.things.append(thing)
		things.append(thing)
	# By layer, and within one as the scene has them: sorting keeps no order.
	var by_layer := {}
	for thing in things:
		by_layer.get_or_add(thing.layer, []).append(thing)
	var layers := by_layer.keys()
	layers.sort()
	things.clear()
	for layer: int in layers:
		things.append_array(by_layer[layer])


func _read_counters(first: int, number: int) -> Array[Dictionary]:
	var out: Array[Dictionary] = []
	for i in range(first * 3, (first + number) * 3, 3):
		out.append({"label": _labels[_counters[i]], "now": _counters[i + 1], "most": _counters[i + 2]})
	return out


func _read_references(first: int, number: int) -> Array[Vector4i]:
	var out: Array[Vector4i] = []
	for i in range(first * 4, (first + number) * 4, 4):
		out.append(MallardScene.reference_at(references, i))
	return out
