extends RefCounted
## Where things lie: what the scene says of it, and where it is on the table.

var index := 0
var id := 0
var kind := 0
var stacking := 0
var owner := -1
var label := ""
var bounds := Rect2i()
var count := -1
var most := -1
var pointy := false
var active := true
var coordinates := false
var counters: Array[Dictionary] = []
var references: Array[Vector4i] = []
var things: Array = []

var rect := Rect2()    ## On the table, with its title.
var origin := Vector2()  ## Where the place 0, 0 of the rules lies.
var cell := Vector2(48, 48)  ## How large a place is; of planes and graphs, of one unit.
var per_row := 1       ## Of hands and tracks: places in a row.
var lines := {}        ## Of lists: which line is shown where.
var first_width := 0.0 ## Of lists: what stands first in a line has more room.


func is_board() -> bool:
	return kind in [MallardScene.AREA_GRID, MallardScene.AREA_HEXES, MallardScene.AREA_GRAPH,
			MallardScene.AREA_PLANE, MallardScene.AREA_TABLEAU]


## Whether the scene itself writes letters and numbers at its edges.
func has_edge_texts() -> bool:
	return things.any(func(thing: RefCounted) -> bool:
		return thing.geometry == MallardScene.GEOMETRY_TEXT and not bounds.has_point(thing.place))


func is_free() -> bool:
	return kind == MallardScene.AREA_PLANE or kind == MallardScene.AREA_GRAPH


## Whether another thing lies on a part of this one: in a pile that is spread out.
func is_covered(thing: RefCounted) -> bool:
	return cell.x < 84.0 and things.any(func(other: RefCounted) -> bool: return other.place.x > thing.place.x)


## The top left corner of a place (of planes, graphs and hexes: the place itself).
func corner(x: float, y: float) -> Vector2:
	match kind:
		MallardScene.AREA_HEXES:
			var step := cell.x
			if pointy:
				return origin + Vector2(sqrt(3.0) * (x + y * 0.5), 1.5 * y) * step
			return origin + Vector2(1.5 * x, sqrt(3.0) * (y + x * 0.5)) * step
		MallardScene.AREA_HAND, MallardScene.AREA_TRACK, MallardScene.AREA_PILE:
			var place := int(x - bounds.position.x)
			return origin + Vector2(place % per_row, place / per_row) * cell
		MallardScene.AREA_LIST:
			var at: Vector2 = lines.get(int(y), Vector2.ZERO)
			return origin + at + Vector2(first_width + (x - 1) * cell.x if x > 0 else 0.0, 0)
	return origin + Vector2(x, y) * cell


## The place of the rules at a point of the table; of planes and graphs.
func to_rules(point: Vector2) -> Vector2i:
	return Vector2i(((point - origin) / cell).round())


func hexagon(centre: Vector2, size := 0.96) -> PackedVector2Array:
	var points := PackedVector2Array()
	for i in 6:
		points.append(centre + Vector2.from_angle(PI / 3 * i + (PI / 6 if pointy else 0.0)) * cell.x * size)
	return points
