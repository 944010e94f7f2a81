extends RefCounted
## Areas below each other; small ones side by side.

const Area := preload("res://board/area.gd")
const Measure := preload("res://board/measure.gd")

const GAP := 18.0

var areas: Array[Area] = []
var width: float


func _init(least_width: float) -> void:
	width = least_width


func measure() -> void:
	for area in areas:
		if area.is_board():
			width = maxf(width, Measure.size_of(area, 0.0).x)


func height() -> float:
	return put(0.0)


## Gives the areas their places, boards first; the height of all.
func put(left: float) -> float:
	var at := Vector2(left, 0)
	var row_height := 0.0
	for boards in [true, false]:
		for area in areas:
			if area.is_board() != boards:
				continue
			var size := Measure.size_of(area, width)
			if at.x > left and at.x + size.x > left + width + 1.0:
				at = Vector2(left, at.y + row_height + GAP)
				row_height = 0.0
			Measure.put(area, at, size)
			at.x += size.x + GAP
			row_height = maxf(row_height, size.y)
	return at.y + row_height
