extends HBoxContainer
## Where the match stands, and what can be done with the table.

const Look := preload("res://look.gd")
const Words := preload("res://words.gd")

var busy := false: set = _set_busy

var _buttons := {}
var _title := Label.new()
var _game := ""  ## What it is called.
var _languages := OptionButton.new()
var _changed_language: Callable


func build(actions: Dictionary, changed_language: Callable) -> void:
	_changed_language = changed_language
	for word: String in actions:
		var button := Button.new()
		button.pressed.connect(actions[word])
		button.focus_mode = Control.FOCUS_NONE
		_buttons[word] = button
		add_child(button)
		if word == "Menu":
			_title.size_flags_horizontal = Control.SIZE_EXPAND_FILL
			_title.horizontal_alignment = HORIZONTAL_ALIGNMENT_CENTER
			_title.add_theme_font_size_override("font_size", 19)
			add_child(_title)
	_languages.item_selected.connect(func(index: int) -> void: _changed_language.call(_languages.get_item_text(index)))
	add_child(_languages)


func translate(catalog: MallardCatalog) -> void:
	_game = Words.game(catalog).name
	for word: String in _buttons:
		_buttons[word].text = Words.say(word)
	_languages.clear()
	for language in catalog.get_languages():
		_languages.add_item(language)
		if language == catalog.language:
			_languages.select(_languages.item_count - 1)


func show_status(reader: RefCounted, playing: MallardMatch) -> void:
	var status: Dictionary = reader.status
	var text := _game
	if status.phase != "":
		text += "  ·  " + status.phase
	if status.round > 0:
		text += "  ·  %s %d" % [status.round_label if status.round_label != "" else Words.say("Round"), status.round]
		if status.round_limit > 0:
			text += "/%d" % status.round_limit
	_title.text = text
	_buttons["Undo"].disabled = playing.undo_depth == 0
	_buttons["Redo"].disabled = playing.redo_depth == 0


func _set_busy(value: bool) -> void:
	busy = value
	_buttons["Hint"].text = Words.say("Thinking …") if busy else Words.say("Hint")
	_buttons["Hint"].disabled = busy
