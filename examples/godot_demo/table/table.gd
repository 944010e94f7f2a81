extends Control
## One table for every game: shows the scene of whoever is asked, leads that player's choice by clicks,
## drags and menus, and tells what happens. There is no rule and no game's name here.

signal left  ## Back to the menu.

const Area := preload("res://board/area.gd")
const Board := preload("res://board/board.gd")
const Chooser := preload("res://table/chooser.gd")
const Curtain := preload("res://table/curtain.gd")
const Look := preload("res://look.gd")
const Saves := preload("res://table/saves.gd")
const Seats := preload("res://table/seats.gd")
const Toolbar := preload("res://table/toolbar.gd")
const Words := preload("res://words.gd")

const LINES_OF_NEWS := 200
const LINES_TOLD_AGAIN := 40  ## To a player who has got the screen.

@onready var game: MallardTable = $Game

var board := Board.new()
var chooser := Chooser.new()
var choice := MallardChoice.new()
var scene := MallardScene.new()
var catalog := MallardCatalog.new()
var seat := -1  ## Whose choice is open; -1: nobody's.

var _toolbar := Toolbar.new()
var _seats := Seats.new()
var _news := RichTextLabel.new()
var _curtain := Curtain.new()
var _saves := PopupMenu.new()
var _viewer := 0
var _people: Array[int] = []
var _heard := {}  ## A viewer to how many of the events that one was told.
var _preview_step := MallardChoice.STEP_DONE


func _ready() -> void:
	theme = Look.theme()
	_build()
	game.asked.connect(_asked)
	game.event.connect(_happened)
	game.changed.connect(_changed)
	game.finished.connect(_finished)
	game.thought.connect(_thought)
	game.packs_reloaded.connect(func(status: int) -> void: _tell("↻ " + ("OK" if status == OK else game.error_message)))
	game.hot_reload = OS.has_feature("editor")
	board.clicked.connect(click)
	board.dragged.connect(drag)
	board.pointed.connect(_point)
	chooser.chosen.connect(choose)
	chooser.finished.connect(finish)
	chooser.went_back.connect(go_back)
	chooser.pointed.connect(func(reference: Vector4i) -> void: board.flash(reference))


## Begins a match: which seats are people's, and the names of the bots of the others.
func start(ruleset: MallardRuleset, options: Dictionary, bots: Dictionary, match_seed: int) -> bool:
	if game.start(ruleset, options, match_seed) != OK:
		return false
	_sit_down(bots)
	return true


## Goes on with a match that was saved.
func resume(saved: MallardMatch, bots: Dictionary) -> void:
	game.sit(saved)
	_sit_down(bots)


func set_language(language: String) -> void:
	_translate(language)
	_news.clear()
	_tell_again()
	_changed()
	_show_choice()


func _translate(language: String) -> void:
	Words.language = language
	scene.language = language
	catalog.open(game.get_ruleset(), language)
	board.catalog = catalog
	_toolbar.translate(catalog)


func _sit_down(bots: Dictionary) -> void:
	_people = []
	for number in game.get_match().seats:
		game.set_bot(number, bots.get(number, ""), number + 1)
		if not bots.has(number):
			_people.append(number)
	_heard = {}
	_translate(Words.language)
	_look_through(_people[0] if not _people.is_empty() else MallardMatch.VIEWER_SPECTATOR)


## Escape goes back, Enter does what is filled in, Ctrl+Z and Ctrl+Y undo and redo.
func _unhandled_key_input(event: InputEvent) -> void:
	if _curtain.visible or not event.is_pressed():
		return
	if event.is_action("ui_cancel") and seat >= 0 and choice.may_go_back():
		go_back()
	elif event.is_action("ui_accept") and seat >= 0 and choice.may_finish():
		finish()
	elif event.is_action("ui_undo"):
		undo()
	elif event.is_action("ui_redo"):
		redo()
	else:
		return
	get_viewport().set_input_as_handled()


# --- What the match says ----------------------------------------------------------------------

func _asked(who: int) -> void:
	if seat >= 0 and seat != who and choice.decision != 0 and game.get_match().get_asked_seats().has(seat):
		return  # One after the other: that player is not done yet.
	if _curtain.visible:
		return  # That player is waited for.
	if who != _viewer and _people.size() > 1:
		_look_through(MallardMatch.VIEWER_SPECTATOR)
		_curtain.draw_before(board.reader.seats, who)
		await _curtain.opened
		if not game.get_match().get_asked_seats().has(who):
			return _ask_somebody()
	if who != _viewer:
		_look_through(who)
	begin_choice(who)


## The match went on while a player was waited for.
func _ask_somebody() -> void:
	for who in game.get_match().get_asked_seats():
		if _people.has(who):
			return _asked(who)


## Shows the match as somebody may see it. Nothing of what others were shown stays: neither news, nor
## buttons, nor things that glide away.
func _look_through(viewer: int) -> void:
	_heard[_viewer] = game.get_match().event_count(_viewer)
	_viewer = viewer
	game.viewer = viewer
	seat = -1
	board.forget()
	_news.clear()
	_tell_again()
	_changed()
	_show_choice()


## What a viewer may know of what has happened lately, and from where on it is new.
func _tell_again() -> void:
	var count := game.get_match().event_count(_viewer)
	var heard: int = _heard.get(_viewer, count)
	for index in range(maxi(count - LINES_TOLD_AGAIN, 0), count):
		if index == heard:
			_tell("— %s —" % Words.say("Since your last turn"))
		_tell_event(index)


func _changed() -> void:
	var playing := game.get_match()
	if playing == null:
		return
	if not game.is_thinking():
		_toolbar.busy = false  # A hint is forgotten when the match changes.
	if scene.update(playing, _viewer) or board.reader.things.is_empty():
		board.show_scene(scene, maxi(_viewer, 0))
		_seats.show_seats(board.reader, game)
		_toolbar.show_status(board.reader, playing)
	if seat >= 0 and not playing.get_asked_seats().has(seat):
		seat = -1
		_show_choice()


func _happened(index: int) -> void:
	_tell_event(index)
	var row := game.get_match().get_event_details(_viewer, index)
	var roles := row[MallardMatch.EVENT_ROLES]
	var number := row[MallardMatch.EVENT_AMOUNT]
	for role in [[MallardMatch.ROLE_TO, MallardMatch.EVENT_TO], [MallardMatch.ROLE_PLACE, MallardMatch.EVENT_PLACE],
			[MallardMatch.ROLE_SUBJECT, MallardMatch.EVENT_SUBJECT]]:
		if roles & (1 << role[0]):
			board.flash(MallardScene.reference_at(row, role[1]), "%+d" % number if number != 0 else "")
			return


func _finished(_winners: PackedInt32Array) -> void:
	_changed()
	var names := PackedStringArray()
	for row in board.reader.seats:
		if board.reader.status.winners & (1 << row.seat):
			names.append(row.label)
	var result := Words.say("A draw") if names.is_empty() else "%s %s" % [", ".join(names), Words.say("wins")]
	chooser.show_result(result, board.reader.status.reason)
	board.show_pickable([])


## A hint, for the player who asked for it: it is filled in, to be done or taken back.
func _thought(who: int, action: PackedInt32Array) -> void:
	if action.is_empty():
		return _no_thought()
	if who != seat or not _toolbar.busy:
		return
	_toolbar.busy = false
	choice.restart()
	var words := PackedStringArray()
	var step := MallardChoice.STEP_KIND
	var at := 0  # The kind of action comes first.
	while step != MallardChoice.STEP_DONE:
		var wide := choice.get_step_width(step)
		var value := Vector2i(action[at], action[at + 1] if wide == 2 else 0)
		at += wide
		words.append(choice.get_value_text(step, value, Words.language))
		board.flash(choice.get_value_reference(step, value))
		if choice.set_value(step, value) != OK:
			break
		step = choice.next
	_show_choice()
	board.show_previews(choice.get_previews())
	var reason := game.get_reason(Words.language)
	chooser.note("%s %s%s" % [Words.say("Hint:"), " · ".join(words), "\n" + reason if reason != "" else ""])


## A hint was forgotten, which needs no words, or a bot has failed.
func _no_thought() -> void:
	_toolbar.busy = game.is_thinking() and _toolbar.busy
	if game.error_code != MallardRuleset.STATUS_UNAVAILABLE:
		_tell("✗ " + game.error_message)


# --- What the player does ---------------------------------------------------------------------

func begin_choice(who: int) -> void:
	seat = who
	choice.begin(game.get_match(), who)
	_show_choice()


## A click on the table: on what stands there, or at a place where any is allowed.
func click(references: Array[Vector4i], area: Area, place: Vector2i) -> void:
	if seat < 0:
		return
	var reason := ""
	for reference in references:
		if choice.pick(reference) == OK:
			return _advance()
		reason = choice.error_message
	if area != null and area.is_free() and _set_nearest(place):
		return _advance()
	if reason != "":
		chooser.say(reason)


func drag(from: Array[Vector4i], to: Array[Vector4i], area: Area, place: Vector2i) -> void:
	if seat < 0:
		return
	for first in from:
		for second in to:
			if choice.drag(first, second) == OK:
				return _advance()
	for first in from:  # To a place: what is dragged, then the nearest place that is allowed.
		if area != null and area.is_free() and choice.pick(first) == OK:
			if not _set_nearest(place):
				choice.back()
			return _advance()
	chooser.say(choice.error_message)


func choose(step: int, value: Vector2i) -> void:
	if choice.set_value(step, value) == OK:
		_advance()
	else:
		chooser.say(choice.error_message)


func go_back() -> void:
	choice.back()
	_show_choice()


func finish() -> void:
	var action := choice.finish()
	if action.is_empty():
		return chooser.say(choice.error_message)
	var who := seat
	seat = -1
	if game.apply(who, action) != OK:
		chooser.say(game.error_message)
		begin_choice(who)
	else:
		_show_choice()


func undo() -> void:
	seat = -1
	game.undo()


func redo() -> void:
	seat = -1
	game.redo()


func hint() -> void:
	if seat < 0:
		return
	game.cancel()  # A bot that is asked at the same time begins anew afterwards.
	if game.think(seat) == OK:
		_toolbar.busy = true
	else:
		chooser.say(game.error_message)


func save() -> void:
	var failure := Saves.store(game)
	_tell("✓ " + Words.say("Saved") if failure == "" else "✗ %s: %s" % [Words.say("Not saved"), failure])


## Lets the player choose among the saves of this game.
func show_saves() -> void:
	if not Saves.list_in(_saves, game.get_match().game):
		return _tell(Words.say("Nothing was saved yet"))
	_saves.popup(Rect2i(get_global_mouse_position(), Vector2i(280, 0)))


func load_save(path: String) -> void:
	var restored := game.get_ruleset().restore_match(FileAccess.get_file_as_bytes(path))
	if restored == null:
		return _tell(game.get_ruleset().error_message)
	var bots := {}
	for number in restored.seats:
		if game.get_bot(number) != "":
			bots[number] = game.get_bot(number)
	resume(restored, bots)


func _advance() -> void:
	if choice.may_finish() and choice.next == MallardChoice.STEP_DONE:
		finish()
	else:
		_show_choice()


func _set_nearest(place: Vector2i) -> bool:
	var step := choice.next
	if step < 0 or not choice.is_step_open(step):
		return false
	var near := choice.nearest(step, place)
	return near.size() == 2 and choice.set_value(step, Vector2i(near[0], near[1])) == OK


## While the mouse moves: where what is chosen would end.
func _point(_area: Area, place: Vector2i) -> void:
	if seat < 0 or choice.next < 0 or not choice.is_step_open(choice.next):
		return
	if _set_nearest(place):
		board.show_previews(choice.get_previews())
		choice.back()


func _show_choice() -> void:
	if seat < 0:
		board.show_pickable([])
		chooser.show_waiting(_who_is_asked())
		return
	board.show_pickable(choice.get_pickable(board.reader.references))
	chooser.show_choice(choice, seat)


func _who_is_asked() -> String:
	var playing := game.get_match()
	var told := PackedStringArray()
	for who in playing.get_asked_seats() if playing != null else PackedInt32Array():
		told.append(playing.get_prompt(_viewer, who, Words.language))
	return "\n".join(told)


func _tell_event(index: int) -> void:
	var playing := game.get_match()
	var text := playing.event_text(_viewer, index, Words.language)
	if text != "":
		_tell(text, playing.get_event_details(_viewer, index)[MallardMatch.EVENT_ACTOR])


func _tell(text: String, who := -1) -> void:
	if _news.get_paragraph_count() > LINES_OF_NEWS:
		_news.remove_paragraph(0)
	_news.push_color(Look.seat(who).lightened(0.3) if who >= 0 else Look.TEXT_DIM)
	_news.add_text(text + "\n")
	_news.pop()


func _build() -> void:
	var rows := VBoxContainer.new()
	rows.set_anchors_and_offsets_preset(Control.PRESET_FULL_RECT, Control.PRESET_MODE_MINSIZE, 10)
	add_child(rows)
	_toolbar.build({"Menu": func() -> void: left.emit(), "Undo": undo, "Redo": redo, "Hint": hint, "Save": save,
			"Load": show_saves, "Fit": board.fit}, set_language)
	rows.add_child(_toolbar)
	var middle := HBoxContainer.new()
	middle.size_flags_vertical = Control.SIZE_EXPAND_FILL
	rows.add_child(middle)
	board.size_flags_horizontal = Control.SIZE_EXPAND_FILL
	middle.add_child(board)
	var side := VBoxContainer.new()
	side.custom_minimum_size = Vector2(304, 0)
	middle.add_child(side)
	side.add_child(_seats)
	chooser.size_flags_vertical = Control.SIZE_EXPAND_FILL
	chooser.size_flags_stretch_ratio = 1.6
	side.add_child(chooser)
	var panel := PanelContainer.new()
	panel.size_flags_vertical = Control.SIZE_EXPAND_FILL
	_news.scroll_following = true
	_news.add_theme_font_size_override("normal_font_size", 13)
	panel.add_child(_news)
	side.add_child(panel)
	_saves.index_pressed.connect(func(index: int) -> void: load_save(_saves.get_item_metadata(index)))
	add_child(_saves)
	add_child(_curtain)
