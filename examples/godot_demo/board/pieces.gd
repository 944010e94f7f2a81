extends RefCounted
## Draws pieces that lie on several places of a grid, as one body.

const Look := preload("res://look.gd")
const Thing := preload("res://board/thing.gd")


## Seen a little from the side: a shadow below, light from above, and a dot on each part.
static func draw(canvas: CanvasItem, thing: Thing, colour: Color) -> void:
	_body(canvas, thing, Color(0, 0, 0, 0.35), Vector2(0, 3), 5.0)
	_body(canvas, thing, colour.darkened(0.28), Vector2.ZERO, 5.0)
	_body(canvas, thing, colour, Vector2(0, -1.5), 7.0)
	for part: Rect2 in thing.cells:
		canvas.draw_circle(part.get_center() + Vector2(0, -1.5), part.size.x * 0.17, colour.lightened(0.22), true, -1, true)


## All parts of a piece, this much smaller than their places, and this far from them.
static func _body(canvas: CanvasItem, thing: Thing, colour: Color, shift: Vector2, inset: float) -> void:
	for part: Rect2 in thing.cells:
		canvas.draw_style_box(Look.flat(colour, 12), Rect2(part.position + shift, part.size).grow(-inset))
	join(canvas, thing, colour, shift, inset)


## The parts of one piece that are side by side are joined.
static func join(canvas: CanvasItem, thing: Thing, colour: Color, shift: Vector2, inset: float) -> void:
	for i in thing.cells.size():
		for j in range(i + 1, thing.cells.size()):
			if not thing.cells[i] is Rect2:
				return
			var a: Vector2 = thing.cells[i].get_center() + shift
			var b: Vector2 = thing.cells[j].get_center() + shift
			if a.distance_to(b) < thing.area.cell.x * 1.1:
				var half: Vector2 = thing.cells[i].size * 0.5 - Vector2(inset, inset)
				var across := Vector2(0, half.y) if absf(a.x - b.x) > absf(a.y - b.y) else Vector2(half.x, 0)
				canvas.draw_rect(Rect2(a.min(b) - across, (a - b).abs() + across * 2), colour)
			elif a.distance_to(b) < thing.area.cell.x * 1.5 and _has_cell(thing, Vector2(a.x, b.y) - shift) and _has_cell(thing, Vector2(b.x, a.y) - shift):
				canvas.draw_rect(Rect2(a.min(b), (a - b).abs()), colour)  # Four around a corner.


static func _has_cell(thing: Thing, centre: Vector2) -> bool:
	return thing.cells.any(func(part: Rect2) -> bool: return part.has_point(centre))
