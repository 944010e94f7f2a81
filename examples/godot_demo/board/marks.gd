extends RefCounted
## Draws marks: each has a form of its own, so that none is told by colour alone.

const Look := preload("res://look.gd")


static func draw(canvas: CanvasItem, rect: Rect2, marks: int, in_list: bool, is_round: bool) -> void:
	if marks == 0:
		return
	var box := rect if not in_list else Rect2(rect.end.x - rect.size.y - 4, rect.position.y, rect.size.y, rect.size.y)
	var centre := box.get_center()
	var reach := minf(box.size.x, box.size.y) * 0.5
	if marks & MallardScene.MARK_MISS:
		canvas.draw_arc(centre, reach * 0.3, 0, TAU, 24, Color(Look.TEXT, 0.75), 2.0, true)
	if marks & MallardScene.MARK_HIT:
		_cross(canvas, centre, reach * 0.42, Look.BAD, 4.0)
	if marks & MallardScene.MARK_FOUND:
		canvas.draw_rect(Rect2(centre - Vector2.ONE * reach * 0.72, Vector2.ONE * reach * 1.44), Look.ACCENT, false, 2.0)
	if marks & MallardScene.MARK_DESTROYED and in_list:
		canvas.draw_line(Vector2(rect.position.x + 6, centre.y), Vector2(rect.end.x - 6, centre.y), Look.BAD, 2.5, true)
	elif marks & MallardScene.MARK_DESTROYED:
		canvas.draw_line(rect.position + rect.size * 0.12, rect.end - rect.size * 0.12, Look.BAD, 3.0, true)
		canvas.draw_line(Vector2(rect.end.x, rect.position.y) + rect.size * Vector2(-0.12, 0.12),
				Vector2(rect.position.x, rect.end.y) + rect.size * Vector2(0.12, -0.12), Look.BAD, 3.0, true)
	elif marks & MallardScene.MARK_DAMAGED:
		var at := centre + Vector2(-reach * 0.4, -reach * 0.5)
		canvas.draw_polyline([at, at + Vector2(5, 6), at + Vector2(-1, 9), at + Vector2(5, 16)], Look.BAD, 2.0, true)
	if marks & MallardScene.MARK_BLOCKED:
		_cross(canvas, centre, reach * 0.3, Look.TEXT_DIM, 2.0)
	if marks & MallardScene.MARK_PROTECTED:
		canvas.draw_arc(centre, reach * 0.86, 0, TAU, 32, Look.GOOD, 2.0, true)
		canvas.draw_arc(centre, reach * 0.98, 0, TAU, 32, Look.GOOD, 1.0, true)
	if marks & MallardScene.MARK_LAST_MOVE:
		_corners(canvas, rect.grow(-2), Look.ACCENT)
	if marks & MallardScene.MARK_THREATENED:
		_warning(canvas, Vector2(box.end.x - 8, box.position.y + 9))
	if marks & MallardScene.MARK_NEW:
		_star(canvas, Vector2(box.end.x - 8, box.position.y + 8), Look.GOOD)
	if marks & MallardScene.MARK_WINNER:
		_star(canvas, centre, Look.ACCENT)
	if marks & MallardScene.MARK_GOAL:
		_flag(canvas, Vector2(box.position.x + 6, box.position.y + 4))
	if marks & MallardScene.MARK_LEADER:
		_crown(canvas, Vector2(centre.x, box.position.y + 4))
	if marks & MallardScene.MARK_TARGET:
		canvas.draw_arc(centre, reach * 0.6, 0, TAU, 32, Look.BAD, 2.0, true)
		canvas.draw_circle(centre, 2.5, Look.BAD)
	if marks & MallardScene.MARK_ACTIVE and not in_list:
		if is_round:
			canvas.draw_arc(centre, reach * 0.98, 0, TAU, 32, Look.ACCENT, 2.5, true)
		else:
			canvas.draw_rect(rect.grow(-1), Look.ACCENT, false, 2.5)
	if marks & MallardScene.MARK_SELECTED:
		_corners(canvas, rect.grow(1), Color.WHITE)


static func _cross(canvas: CanvasItem, centre: Vector2, reach: float, colour: Color, width: float) -> void:
	canvas.draw_line(centre - Vector2(reach, reach), centre + Vector2(reach, reach), colour, width, true)
	canvas.draw_line(centre - Vector2(reach, -reach), centre + Vector2(reach, -reach), colour, width, true)


static func _corners(canvas: CanvasItem, rect: Rect2, colour: Color) -> void:
	var arm := minf(minf(rect.size.x, rect.size.y) * 0.28, 12.0)
	for corner in [Vector2(0, 0), Vector2(1, 0), Vector2(0, 1), Vector2(1, 1)]:
		var at: Vector2 = rect.position + rect.size * corner
		var inward: Vector2 = Vector2.ONE - corner * 2
		canvas.draw_polyline([at + Vector2(arm * inward.x, 0), at, at + Vector2(0, arm * inward.y)], colour, 2.0, true)


static func _warning(canvas: CanvasItem, at: Vector2) -> void:
	canvas.draw_colored_polygon([at + Vector2(0, -7), at + Vector2(7, 5), at + Vector2(-7, 5)], Look.ACCENT)
	canvas.draw_line(at + Vector2(0, -3), at + Vector2(0, 1.5), Look.BACKGROUND, 1.5)
	canvas.draw_circle(at + Vector2(0, 3.4), 0.9, Look.BACKGROUND)


static func _star(canvas: CanvasItem, at: Vector2, colour: Color) -> void:
	var points := PackedVector2Array()
	for i in 10:
		points.append(at + Vector2.from_angle(PI / 5 * i - PI / 2) * (7.0 if i % 2 == 0 else 3.0))
	canvas.draw_colored_polygon(points, colour)


static func _flag(canvas: CanvasItem, at: Vector2) -> void:
	canvas.draw_line(at, at + Vector2(0, 15), Look.TEXT, 1.5, true)
	canvas.draw_colored_polygon([at, at + Vector2(10, 4), at + Vector2(0, 8)], Look.ACCENT)


static func _crown(canvas: CanvasItem, at: Vector2) -> void:
	canvas.draw_colored_polygon([at + Vector2(-7, 6), at + Vector2(-7, -3), at + Vector2(-3, 1), at + Vector2(0, -4),
			at + Vector2(3, 1), at + Vector2(7, -3), at + Vector2(7, 6)], Look.ACCENT)
