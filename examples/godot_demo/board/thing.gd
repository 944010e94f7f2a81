extends RefCounted
## One item of a scene: what the scene says of it, and its form on the table.

const Area := preload("res://board/area.gd")

enum Form { RECT, CIRCLE, POLYGON, LINE, CELLS, TEXT }

var id := 0
var parent := 0
var area: Area
var geometry := 0
var layer := 0
var place := Vector2i()
var extent := Vector2i()
var turn := 0
var face := 0
var owner := -1
var marks := 0
var symbol := ""
var label := ""
var count := 0
var entry_kind := 0
var entry := 0
var points := PackedVector2Array()
var counters: Array[Dictionary] = []
var references: Array[Vector4i] = []

var form := Form.RECT
var rect := Rect2()            ## Around all of it, on the table.
var outline := PackedVector2Array()  ## Of polygons and lines.
var cells: Array = []          ## Of pieces of several cells: rectangles or hexagons.
var offset := Vector2()        ## While it glides to its place.
var over_piece := false        ## Lies on a piece of several cells: only what is written on it is drawn.
var shown := 1.0               ## While it comes.


## How a counter reads: now, or now of most.
static func amount(counter: Dictionary) -> String:
	return "%d/%d" % [counter.now, counter.most] if counter.most >= 0 else str(counter.now)


## What is written on it, or beside it.
func caption() -> String:
	var written := label if label != "" else symbol
	if geometry == MallardScene.GEOMETRY_TEXT and counters.size() > 0:
		written += " " + amount(counters[0])
	elif count > 1:
		written += " ×%d" % count
	return written


## What is written where there is room for a character or two.
func token() -> String:
	if count > 1:
		return str(count)
	if symbol != "":
		return symbol
	return str(owner + 1) if owner >= 0 else label.left(2)


## Words over a map or a graph.
func is_over_map() -> bool:
	return form == Form.TEXT and area.is_free()


func centre() -> Vector2:
	return rect.get_center()


## Whether a point of the table is on it.
func has(point: Vector2) -> bool:
	match form:
		Form.CIRCLE:
			return point.distance_to(centre()) <= maxf(rect.size.x * 0.5, 9.0)
		Form.POLYGON:
			return Geometry2D.is_point_in_polygon(point, outline)
		Form.LINE:
			for i in outline.size() - 1:
				var near := Geometry2D.get_closest_point_to_segment(point, outline[i], outline[i + 1])
				if point.distance_to(near) < 6.0:
					return true
			return false
		Form.CELLS:
			for part in cells:
				if part is Rect2 and part.has_point(point):
					return true
				if part is PackedVector2Array and Geometry2D.is_point_in_polygon(point, part):
					return true
			return false
	return rect.has_point(point)
