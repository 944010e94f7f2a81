extends Control
## The games, each with a picture of how it looks in play, and what a match of it is begun with.

const Card := preload("res://menu/card.gd")
const Look := preload("res://look.gd")
const Options := preload("res://menu/options.gd")
const Saves := preload("res://table/saves.gd")
const TableScene := preload("res://table/table.tscn")
const Words := preload("res://words.gd")

const PACKS := "res://packs"  ## Each folder in it is a pack for one of the games.
const BOT_DELAY := 0.5  ## Seconds, so that people can follow.

var cards: Array[Card] = []
var options := Options.new()
var table: Control  ## While a match is played.

var _rows := VBoxContainer.new()
var _title := Label.new()
var _message := Label.new()
var _load := Button.new()
var _saves := PopupMenu.new()
var _languages := OptionButton.new()
var _grid := GridContainer.new()


func _ready() -> void:
	theme = Look.theme()
	Words.language = "fr" if OS.get_locale_language() == "fr" else "en"
	_build()
	for game in MallardRuleset.games():
		var card := Card.new()
		_grid.add_child(card)
		card.show_game(game, packs_of(game))
		card.chosen.connect(open_options.bind(card))
		cards.append(card)
	_list_languages()
	options.started.connect(play)
	options.closed.connect(show_games)
	show_games()


## The packs of this project that are for a game.
static func packs_of(game: String) -> PackedStringArray:
	var found := PackedStringArray()
	for folder in DirAccess.get_directories_at(PACKS):
		var manifest := FileAccess.get_file_as_string("%s/%s/pack.lua" % [PACKS, folder])
		if manifest.contains("game = \"%s\"" % game):
			found.append("%s/%s" % [PACKS, folder])
	return found


func show_games() -> void:
	_title.text = Words.say("Choose a game")
	_load.text = Words.say("Saved games")
	_load.disabled = Saves.all().is_empty()
	_message.text = ""
	options.visible = false
	_rows.visible = true
	for card in cards:  # A table may have spoken another language.
		card.translate()
	_select_language()


func set_language(language: String) -> void:
	Words.language = language
	show_games()


func open_options(card: Card) -> void:
	_rows.visible = false
	options.visible = true
	options.show_game(card.ruleset)


func play(ruleset: MallardRuleset, settings: Dictionary, bots: Dictionary, match_seed: int) -> void:
	_open_table()
	if not table.start(ruleset, settings, bots, match_seed):
		var reason: String = table.game.error_message
		_close_table()
		return options.say(reason)
	options.visible = false


func show_saves() -> void:
	Saves.list_in(_saves)
	_saves.popup(Rect2i(get_global_mouse_position(), Vector2i(280, 0)))


## Goes on with a saved match. A save does not say who plays: the first player is a person.
func load_save(path: String) -> void:
	var bytes := FileAccess.get_file_as_bytes(path)
	var game: String = MallardReplay.describe(bytes).get("game", "")
	for card in cards:
		if card.ruleset.game != game:
			continue
		var saved := card.ruleset.restore_match(bytes)
		if saved == null:
			_message.text = card.ruleset.error_message
			return
		_rows.visible = false
		_open_table()
		table.resume(saved, Options.usual_bots(saved.seats))
		return
	_message.text = "%s: %s" % [path.get_file(), Words.say("This is no saved game")]


func leave() -> void:
	_close_table()
	show_games()


func _open_table() -> void:
	table = TableScene.instantiate()
	add_child(table)
	table.left.connect(leave)
	table.game.bot_delay = BOT_DELAY


func _close_table() -> void:
	table.queue_free()
	table = null


## All that any of the games speaks.
func _list_languages() -> void:
	var found := {}
	for card in cards:
		var catalog := MallardCatalog.new()
		if catalog.open(card.ruleset, Words.language) == OK:
			for language in catalog.get_languages():
				found[language] = true
	for language: String in found:
		_languages.add_item(language)


func _select_language() -> void:
	for index in _languages.item_count:
		if _languages.get_item_text(index) == Words.language:
			_languages.select(index)


func _build() -> void:
	_rows.set_anchors_and_offsets_preset(Control.PRESET_FULL_RECT, Control.PRESET_MODE_MINSIZE, 28)
	_rows.alignment = BoxContainer.ALIGNMENT_CENTER
	_rows.add_theme_constant_override("separation", 20)
	_title.add_theme_font_size_override("font_size", 30)
	_title.size_flags_horizontal = Control.SIZE_EXPAND_FILL
	_load.pressed.connect(show_saves)
	_languages.item_selected.connect(func(index: int) -> void: set_language(_languages.get_item_text(index)))
	_message.add_theme_color_override("font_color", Look.BAD)
	var head := HBoxContainer.new()
	for part: Control in [_title, _message, _load, _languages]:
		head.add_child(part)
	_rows.add_child(head)
	_saves.index_pressed.connect(func(index: int) -> void: load_save(_saves.get_item_metadata(index)))
	add_child(_saves)
	_grid.columns = 3
	_grid.size_flags_vertical = Control.SIZE_EXPAND_FILL
	_grid.add_theme_constant_override("h_separation", 18)
	_grid.add_theme_constant_override("v_separation", 18)
	_rows.add_child(_grid)
	add_child(_rows)
	add_child(options)
