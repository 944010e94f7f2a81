extends RefCounted
## Lays the areas of a scene out on the table, and gives every thing its form. What is the viewer's
## own is on the left, what is nobody's in the middle, what is the others' on the right; in each
## column boards come first, and hands, tracks, piles and lists flow below them. What is nobody's and
## no board goes wherever there is most room.

const Area := preload("res://board/area.gd")
const Column := preload("res://board/column.gd")
const Shapes := preload("res://board/shapes.gd")


## What makes one column much taller than the others goes below another: the table is seen larger then.
static func _level(columns: Array) -> void:
	var tallest: Column = columns.reduce(func(a: Column, b: Column) -> Column: return a if a.height() >= b.height() else b)
	for i in range(tallest.areas.size() - 1, -1, -1):
		var area: Area = tallest.areas[i]
		if area.is_board() or area.kind == MallardScene.AREA_HAND:
			continue  # A hand belongs beside its player's board.
		var before := tallest.height()
		tallest.areas.remove_at(i)
		for column: Column in columns:
			if column == tallest:
				continue
			column.areas.append(area)
			if maxf(column.height(), tallest.height()) < before * 0.92:
				return
			column.areas.pop_back()
		tallest.areas.insert(i, area)


## Gives everything its place; the size of the table. Small pictures show only the boards.
static func arrange(areas: Array[Area], side: int, boards_only := false) -> Rect2:
	var columns := [Column.new(), Column.new(), Column.new()]
	var loose: Array[Area] = []
	for area in areas:
		if area.things.is_empty() and not area.is_board() and area.references.is_empty():
			continue  # Nothing to see, and nothing to click.
		if boards_only and not area.is_board():
			continue
		if area.owner < 0 and not area.is_board():
			loose.append(area)
		else:
			columns[0 if area.owner == side else 1 if area.owner < 0 else 2].areas.append(area)
	columns = columns.filter(func(column: Column) -> bool: return not column.areas.is_empty())
	if columns.is_empty():
		columns = [Column.new()]
	for column: Column in columns:
		column.measure()
	for area in loose:
		columns.reduce(func(a: Column, b: Column) -> Column: return a if a.height() <= b.height() else b).areas.append(area)
	_level(columns)
	var x := 0.0
	var table := Rect2()
	for column: Column in columns:
		table = table.merge(Rect2(x, 0, column.width, column.put(x)))
		x += column.width + Column.GAP
	for area in areas:
		for thing in area.things:
			Shapes.shape(thing, area)
		if area.is_free():
			Shapes.part_words(area)
		elif area.kind == MallardScene.AREA_GRID:
			Shapes.find_pieces(area)
	return table.grow(Column.GAP)
