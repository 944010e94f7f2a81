extends Control
## The games, each with a picture of how it looks in play, and what a match of it is begun with.

const Card := preload("res://menu/card.gd")
const Look := preload("res://look.gd")
const Options := preload("res://menu/options.gd")
const TableScene := preload("res://table/table.tscn")
const Words := preload("res://words.gd")

const PACKS := "res://packs"  ## Each folder in it is a pack for one of the games.

var cards: Array[Card] = []
var options := Options.new()
var table: Control  ## While a match is played.

var _rows := VBoxContainer.new()
var _title := Label.new()
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
	options.visible = false
	_rows.visible = true


func open_options(card: Card) -> void:
	_rows.visible = false
	options.visible = true
	options.show_game(card.ruleset)


func play(ruleset: MallardRuleset, settings: Dictionary, bots: Dictionary, match_seed: int) -> void:
	table = TableScene.instantiate()
	add_child(table)
	table.left.connect(leave)
	if not table.start(ruleset, settings, bots, match_seed):
		options.say(table.game.error_message)
		return leave()
	table.game.bot_delay = 0.5
	options.visible = false


func leave() -> void:
	table.queue_free()
	table = null
	options.visible = not _rows.visible
	show_games()


func _build() -> void:
	_rows.set_anchors_and_offsets_preset(Control.PRESET_FULL_RECT, Control.PRESET_MODE_MINSIZE, 28)
	_rows.alignment = BoxContainer.ALIGNMENT_CENTER
	_rows.add_theme_constant_override("separation", 20)
	_title.add_theme_font_size_override("font_size", 30)
	_title.horizontal_alignment = HORIZONTAL_ALIGNMENT_CENTER
	_rows.add_child(_title)
	_grid.columns = 3
	_grid.size_flags_vertical = Control.SIZE_EXPAND_FILL
	_grid.add_theme_constant_override("h_separation", 18)
	_grid.add_theme_constant_override("v_separation", 18)
	_rows.add_child(_grid)
	add_child(_rows)
	add_child(options)
