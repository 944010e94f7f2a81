extends PanelContainer
## A game in the menu. Its picture is no file: a few actions are played, and the board is drawn small.

signal chosen

const Board := preload("res://board/board.gd")
const Look := preload("res://look.gd")
const Words := preload("res://words.gd")

const ACTIONS_BEFORE_THE_PICTURE := 60

var ruleset := MallardRuleset.new()

var _playing: MallardMatch
var _board := Board.new()
var _title := Label.new()
var _text := Label.new()


func _init() -> void:
	size_flags_horizontal = Control.SIZE_EXPAND_FILL
	size_flags_vertical = Control.SIZE_EXPAND_FILL
	mouse_default_cursor_shape = Control.CURSOR_POINTING_HAND
	var rows := VBoxContainer.new()
	rows.mouse_filter = Control.MOUSE_FILTER_IGNORE
	add_child(rows)
	_board.interactive = false
	_board.animated = false
	_board.mouse_filter = Control.MOUSE_FILTER_IGNORE
	_board.size_flags_vertical = Control.SIZE_EXPAND_FILL
	rows.add_child(_board)
	_title.add_theme_font_size_override("font_size", 20)
	rows.add_child(_title)
	_text.autowrap_mode = TextServer.AUTOWRAP_WORD_SMART
	_text.add_theme_color_override("font_color", Look.TEXT_DIM)
	_text.add_theme_font_size_override("font_size", 13)
	_text.custom_minimum_size = Vector2(0, 40)
	rows.add_child(_text)
	focus_mode = Control.FOCUS_ALL  # By keys and by gamepads, too.
	for light: Signal in [mouse_entered, focus_entered]:
		light.connect(func() -> void: add_theme_stylebox_override("panel", Look.flat(Look.PANEL_LIGHT, 12, Look.ACCENT, 12)))
	for dark: Signal in [mouse_exited, focus_exited]:
		dark.connect(func() -> void: remove_theme_stylebox_override("panel"))


func show_game(game: String, packs: PackedStringArray) -> void:
	if ruleset.open(game, packs) != OK and ruleset.open(game) != OK:
		_title.text = MallardRuleset.describe_game(game).title
		_text.text = ruleset.error_message
		return
	_playing = ruleset.create_match({}, 7)
	var bot := MallardBot.new()
	bot.open(_playing, "random", 3)
	for i in ACTIONS_BEFORE_THE_PICTURE:
		var asked := _playing.get_asked_seats()
		if asked.is_empty():
			break
		_playing.apply(asked[0], bot.choose(_playing, asked[0]))
	translate()


## Says everything in the language of the moment.
func translate() -> void:
	if _playing == null:
		return
	var catalog := MallardCatalog.new()
	catalog.open(ruleset, Words.language)
	_board.catalog = catalog
	var about := Words.game(catalog)
	_title.text = about.name
	_text.text = about.text
	var scene := MallardScene.new()
	scene.language = Words.language
	scene.update(_playing, 0)
	_board.show_scene(scene, 0, true)


func _gui_input(event: InputEvent) -> void:
	var clicked: bool = event is InputEventMouseButton and event.pressed and event.button_index == MOUSE_BUTTON_LEFT
	if clicked or event.is_action_pressed("ui_accept"):
		accept_event()
		chosen.emit()
