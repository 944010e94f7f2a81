extends Control
## Shows a scene: draws it, moves over it with the mouse, and says what was clicked or dragged.
## It knows no rules: what can be clicked it is told.

signal clicked(references: Array[Vector4i], area: Area, place: Vector2i)
signal dragged(from: Array[Vector4i], to: Array[Vector4i], area: Area, place: Vector2i)
signal pointed(area: Area, place: Vector2i)

const Area := preload("res://board/area.gd")
const Layout := preload("res://board/layout.gd")
const Look := preload("res://look.gd")
const Painter := preload("res://board/painter.gd")
const Reader := preload("res://board/reader.gd")
const Thing := preload("res://board/thing.gd")

const GLIDE := 0.35  ## Seconds a thing takes to its new place.
const AROUND := Vector2(340, 70)  ## What a table has beside its board, as long as nobody has laid it out.
const DRAG_FROM := 8.0  ## Pixels after which a press is a drag.

var reader := Reader.new()
var catalog: MallardCatalog: set = _set_catalog
var interactive := true
var animated := true

var _painter: Painter
var _layout := Layout.new()
var _table := Rect2(0, 0, 100, 100)
var _scale := 1.0
var _shift := Vector2.ZERO
var _fitted := true       # Whether the whole table is shown, until somebody zooms.
var _pickable := {}       # References that can be clicked.
var _previews: Array = [] # Where things would end: [thing, point].
var _flashes: Array = []  # [thing, seconds left, text]
var _leaving: Array = []  # Things that have gone.
var _hovered: Thing
var _pressed: Variant     # Where the mouse went down.
var _pressed_thing: Thing
var _panning := false


func _init() -> void:
	_painter = Painter.new(self)
	clip_contents = true
	mouse_filter = Control.MOUSE_FILTER_STOP


func _ready() -> void:
	resized.connect(_fit_if_wanted)


func _notification(what: int) -> void:
	if what == NOTIFICATION_PREDELETE:
		reader.let_go()


## Shows what a scene holds now; what has moved glides there.
func show_scene(scene: MallardScene, side: int, boards_only := false) -> void:
	var before := {}
	for thing in reader.things:
		before[thing.id] = thing
	reader.read(scene)
	var view := size if size.x > 100.0 else get_viewport_rect().size - AROUND
	_table = _layout.arrange(reader.areas, side, view, boards_only)
	if boards_only:
		reader.things = reader.things.filter(func(thing: Thing) -> bool: return thing.area.is_board())
	for thing in reader.things:
		var old: Thing = before.get(thing.id)
		before.erase(thing.id)
		if not animated or thing.layer == 0:
			continue
		if old == null:
			thing.shown = 0.0 if not before.is_empty() else 1.0
		elif old.centre() != thing.centre():
			thing.offset = old.centre() + old.offset - thing.centre()
	_leaving = before.values().filter(func(thing: Thing) -> bool: return thing.layer > 0) if animated else []
	_hovered = null
	_previews = []
	_fit_if_wanted()
	queue_redraw()


## Forgets what was shown: the next scene is somebody else's, and nothing glides from this one to that.
func forget() -> void:
	reader.let_go()
	reader.things.clear()
	_flashes.clear()
	_leaving.clear()
	_hovered = null
	_pressed = null
	_pressed_thing = null
	show_previews([])
	show_pickable([])


func show_pickable(references: PackedInt32Array) -> void:
	_pickable = {}
	for i in range(0, references.size(), 4):
		_pickable[MallardScene.reference_at(references, i)] = true
	queue_redraw()


## Where things would end: pairs of references, a thing and a place.
func show_previews(numbers: PackedInt32Array) -> void:
	_previews = []
	for i in range(0, numbers.size(), 8):
		var thing := find(MallardScene.reference_at(numbers, i))
		var to := MallardScene.reference_at(numbers, i + 4)
		if thing == null:
			continue
		if MallardScene.reference_type(to) == MallardChoice.ARG_PLACE and thing.area.is_free():
			_previews.append([thing, thing.area.corner(to.z, to.w)])
		elif find(to) != null:
			_previews.append([thing, find(to).centre()])
	queue_redraw()


## A ring around what an event was about, and by how much it changed.
func flash(reference: Vector4i, text := "") -> void:
	var thing := find(reference)
	if thing != null and animated:
		_flashes.append([thing, 0.9, text])


func find(reference: Vector4i) -> Thing:
	for i in range(reader.things.size() - 1, -1, -1):
		if reader.things[i].references.has(reference):
			return reader.things[i]
	return null


func fit() -> void:
	_fitted = true
	_fit_if_wanted()


func is_pickable(thing: Thing) -> bool:
	return thing.references.any(func(reference: Vector4i) -> bool: return _pickable.has(reference))


## The thing at a point of this control: of those on top of each other the one that can be clicked.
func thing_at(point: Vector2) -> Thing:
	var on_table := (point - _shift) / _scale
	var top: Thing = null
	for i in range(reader.things.size() - 1, -1, -1):
		var thing := reader.things[i]
		if not thing.has(on_table):
			continue
		if is_pickable(thing):
			return thing
		if top == null:
			top = thing
	return top


func area_at(point: Vector2) -> Area:
	var on_table := (point - _shift) / _scale
	for area in reader.areas:
		if area.rect.has_point(on_table):
			return area
	return null


## Where a thing is on this control; for tests that click.
func point_of(thing: Thing) -> Vector2:
	var at: Vector2 = thing.cells[0].get_center() if thing.cells.size() > 0 and thing.cells[0] is Rect2 else thing.centre()
	return at * _scale + _shift


func _set_catalog(value: MallardCatalog) -> void:
	catalog = value
	_painter.catalog = value


func _fit_if_wanted() -> void:
	if not _fitted or size.x < 10.0:
		return
	_scale = minf(size.x / _table.size.x, size.y / _table.size.y)
	_scale = minf(_scale, 1.6)
	_shift = size * 0.5 - _table.get_center() * _scale
	queue_redraw()


func _process(delta: float) -> void:
	var busy := false
	for thing in reader.things:
		if thing.offset != Vector2.ZERO:
			thing.offset = thing.offset.lerp(Vector2.ZERO, 1.0 - pow(0.001, delta / GLIDE))
			if thing.offset.length() < 0.5:
				thing.offset = Vector2.ZERO
			busy = true
		if thing.shown < 1.0:
			thing.shown = minf(thing.shown + delta / GLIDE, 1.0)
			busy = true
	for flashing in _flashes:
		flashing[1] -= delta
		busy = true
	_flashes = _flashes.filter(func(flashing: Array) -> bool: return flashing[1] > 0.0)
	for thing in _leaving:
		thing.shown -= delta / GLIDE
		busy = true
	_leaving = _leaving.filter(func(thing: Thing) -> bool: return thing.shown > 0.0)
	if busy or (not _pickable.is_empty() and interactive):
		queue_redraw()


func _draw() -> void:
	var base := Transform2D(0.0, Vector2(_scale, _scale), 0.0, _shift)
	_painter.begin(base)
	for area in reader.areas:
		_painter.draw_area(area)
	for thing in reader.things:
		if thing.offset == Vector2.ZERO and thing.shown >= 1.0 and not thing.is_over_map():
			_painter.draw_thing(thing)
	var strength := 0.35 if _pickable.size() > 40 else 0.75  # Many are told by less.
	strength *= 0.75 + 0.25 * sin(Time.get_ticks_msec() * 0.004)
	for thing in reader.things:
		if interactive and is_pickable(thing):
			_painter.draw_outline(thing, Color(Look.ACCENT, strength), 2.0)
		_painter.draw_marks(thing)
	for thing in reader.things:  # Nothing covers words.
		_painter.draw_name(thing)
		if thing.is_over_map() and thing.offset == Vector2.ZERO and thing.shown >= 1.0:
			_painter.draw_thing(thing)
	for thing in reader.things + _leaving:
		if thing.offset != Vector2.ZERO or thing.shown < 1.0:
			var about: Vector2 = thing.centre()
			var grown := Vector2.ONE * lerpf(0.5, 1.0, clampf(thing.shown, 0.0, 1.0))
			_painter.begin(base * Transform2D(0.0, grown, 0.0, about + thing.offset - about * grown))
			_painter.draw_thing(thing)
			_painter.begin(base)
	if _hovered != null and interactive:
		_painter.draw_outline(_hovered, Color.WHITE, 2.5)
	for preview in _previews:
		draw_line(preview[0].centre(), preview[1], Color(Look.ACCENT, 0.7), 2.0, true)
		draw_circle(preview[1], clampf(preview[0].rect.size.x * 0.5, 5.0, 14.0), Color(Look.ACCENT, 0.35))
	if _pressed is Vector2 and _pressed_thing != null and not _panning:
		var mouse := (get_local_mouse_position() - _shift) / _scale
		if mouse.distance_to((_pressed - _shift) / _scale) * _scale > DRAG_FROM:
			draw_line(_pressed_thing.centre(), mouse, Look.ACCENT, 3.0, true)
			_painter.begin(base * Transform2D(0.0, mouse - _pressed_thing.centre()))
			_painter.draw_thing(_pressed_thing)
			_painter.draw_outline(_pressed_thing, Look.ACCENT, 2.5)
			_painter.begin(base)
	for flashing in _flashes:
		var thing: Thing = flashing[0]
		var left: float = flashing[1] / 0.9
		draw_arc(thing.centre(), maxf(thing.rect.size.x, 20.0) * (1.0 - 0.4 * left), 0, TAU, 40, Color(Look.ACCENT, left), 3.0, true)
		if flashing[2] != "":
			draw_string(ThemeDB.fallback_font, thing.centre() + Vector2(-8, -18 - 26 * (1.0 - left)), flashing[2],
					HORIZONTAL_ALIGNMENT_CENTER, -1, 20, Color(Look.ACCENT, left))


func _gui_input(event: InputEvent) -> void:
	if not interactive:
		return
	if event is InputEventMouseMotion:
		_move(event)
	elif event is InputEventMouseButton:
		match event.button_index:
			MOUSE_BUTTON_WHEEL_UP when event.pressed:
				_zoom(event.position, 1.12)
			MOUSE_BUTTON_WHEEL_DOWN when event.pressed:
				_zoom(event.position, 1.0 / 1.12)
			MOUSE_BUTTON_MIDDLE, MOUSE_BUTTON_RIGHT:
				_panning = event.pressed
			MOUSE_BUTTON_LEFT:
				_press(event)
		accept_event()
	elif event is InputEventMagnifyGesture:
		_zoom(event.position, event.factor)
	elif event is InputEventPanGesture:
		_shift -= event.delta * 12.0
		_fitted = false
		queue_redraw()


func _move(event: InputEventMouseMotion) -> void:
	if _panning or (_pressed is Vector2 and _pressed_thing == null and event.button_mask & MOUSE_BUTTON_MASK_LEFT):
		_shift += event.relative
		_fitted = false
	var thing := thing_at(event.position)
	var area := area_at(event.position)
	if area != null and area.is_free():
		pointed.emit(area, area.to_rules((event.position - _shift) / _scale))
	_hovered = thing
	mouse_default_cursor_shape = Control.CURSOR_POINTING_HAND if thing != null and is_pickable(thing) else Control.CURSOR_ARROW
	queue_redraw()


func _press(event: InputEventMouseButton) -> void:
	if event.pressed:
		_pressed = event.position
		_pressed_thing = thing_at(event.position)
		return
	if not _pressed is Vector2:
		return
	var from: Vector2 = _pressed
	_pressed = null
	var area := area_at(event.position)
	var place := area.to_rules((event.position - _shift) / _scale) if area != null and area.is_free() else Vector2i.ZERO
	var thing := thing_at(event.position)
	if from.distance_to(event.position) > DRAG_FROM:
		if _pressed_thing != null:
			dragged.emit(_pressed_thing.references, _references_at(thing, area), area, place)
	else:
		clicked.emit(_references_at(thing, area), area, place)


func _references_at(thing: Thing, area: Area) -> Array[Vector4i]:
	if thing != null and not thing.references.is_empty():
		return thing.references
	var none: Array[Vector4i] = []
	return area.references if area != null else none


func _zoom(about: Vector2, factor: float) -> void:
	var wanted := clampf(_scale * factor, 0.2, 5.0)
	_shift = about + (_shift - about) * (wanted / _scale)
	_scale = wanted
	_fitted = false
	queue_redraw()


func _get_tooltip(at: Vector2) -> String:
	var thing := thing_at(at) if interactive else null
	if thing == null:
		return _tooltip_of_area(area_at(at)) if interactive else ""
	var entry := _painter.entry_of(thing)
	var lines := PackedStringArray()
	var title := thing.label if thing.label != "" else str(entry.get("name", ""))
	if title != "":
		lines.append("[b]%s[/b]%s" % [title, "  ×%d" % thing.count if thing.count > 1 else ""])
	if entry.get("text", "") != "":
		lines.append(entry.text)
	for counter in thing.counters:
		lines.append("%s: %s" % [counter.label, Thing.amount(counter)])
	var words := reader.mark_words(thing.marks, catalog)
	if not words.is_empty():
		lines.append("[color=#93a4b5][i]%s[/i][/color]" % ", ".join(words))
	return "\n".join(lines)


func _tooltip_of_area(area: Area) -> String:
	if area == null or area.counters.is_empty():
		return ""
	var lines := PackedStringArray(["[b]%s[/b]" % area.label])
	for counter in area.counters:
		lines.append("%s: %s" % [counter.label, Thing.amount(counter)])
	return "\n".join(lines)


func _make_custom_tooltip(text: String) -> Object:
	var label := RichTextLabel.new()
	label.bbcode_enabled = true
	label.fit_content = true
	label.custom_minimum_size = Vector2(300, 0)
	label.text = text
	return label
