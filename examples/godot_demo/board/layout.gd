extends RefCounted
## Lays the areas of a scene out on the table, and gives every thing its form. What is the viewer's
## own is on the left, what is nobody's in the middle, what is the others' on the right; in each
## column boards come first, and hands, tracks, piles and lists flow below them. What is nobody's and
## no board goes wherever there is most room. Where that shows the table larger, what is the others' is below
## the viewer's own, or columns are wider.

const Area := preload("res://board/area.gd")
const Column := preload("res://board/column.gd")
const Shapes := preload("res://board/shapes.gd")


## Ways to lay a table out: how wide a column is at least, in which column the things of others are, and
## what it is worth: wide columns cut fewer names short, and columns of their own tell players apart.
const PLANS: Array[Dictionary] = [
	{"width": 344.0, "others": 2, "worth": 1.0},
	{"width": 430.0, "others": 2, "worth": 1.06},
	{"width": 344.0, "others": 0, "worth": 0.94},
	{"width": 430.0, "others": 0, "worth": 1.0},
	{"width": 520.0, "others": 0, "worth": 1.03},
]
const STAYS := 1.12

var _plan := -1


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


## Gives everything its place as the plan says that shows the table largest in a view; the size of the table.
## Small pictures show only the boards.
func arrange(areas: Array[Area], side: int, view: Vector2, boards_only := false) -> Rect2:
	var shown := areas.filter(func(area: Area) -> bool:
		# Leave out where there is nothing to see, and nothing to click.
		return area.is_board() or not boards_only and not (area.things.is_empty() and area.references.is_empty()))
	var best := 0.0
	var better := 0
	for plan in PLANS.size() if not boards_only else 1:
		var size := _place(shown, side, PLANS[plan]).size
		var worth: float = minf(view.x / size.x, view.y / size.y) * PLANS[plan].worth
		if plan == _plan:
			worth *= STAYS  # Nobody likes a table that is moved about for little.
		if worth > best:
			best = worth
			better = plan
	_plan = better
	var table := _place(shown, side, PLANS[_plan])
	for area in areas:
		for thing in area.things:
			Shapes.shape(thing, area)
		if area.is_free():
			Shapes.part_words(area)
		elif area.kind == MallardScene.AREA_GRID:
			Shapes.find_pieces(area)
	return table


## Gives all areas their places; around them.
static func _place(areas: Array, side: int, plan: Dictionary) -> Rect2:
	var columns := [Column.new(plan.width), Column.new(plan.width), Column.new(plan.width)]
	var loose: Array[Area] = []
	for area: Area in areas:
		if area.owner < 0 and not area.is_board():
			loose.append(area)
		else:
			columns[0 if area.owner == side else 1 if area.owner < 0 else plan.others].areas.append(area)
	columns = columns.filter(func(column: Column) -> bool: return not column.areas.is_empty())
	if columns.is_empty():
		columns = [Column.new(plan.width)]
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
	return table.grow(Column.GAP)
