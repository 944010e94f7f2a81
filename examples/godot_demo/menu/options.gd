extends ScrollContainer
## What a match is begun with: who plays, and the options that the catalog lists.

signal started(ruleset: MallardRuleset, settings: Dictionary, bots: Dictionary, match_seed: int)
signal closed

const Look := preload("res://look.gd")
const Words := preload("res://words.gd")

const MOST_SEATS := 8
const USUAL_BOT := "standard"
const PERSONALITY := "personality"  ## The kind of entry that says whose ways a bot has.

var ruleset: MallardRuleset

var _form := GridContainer.new()
var _heading := Label.new()
var _about := Label.new()
var _message := Label.new()
var _play := Button.new()
var _back := Button.new()
var _readers := {}  # The name of an option to a Callable that gives what is set.
var _players: Array[OptionButton] = []
var _seed: SpinBox


func _init() -> void:
	set_anchors_and_offsets_preset(Control.PRESET_FULL_RECT, Control.PRESET_MODE_MINSIZE, 28)
	var rows := VBoxContainer.new()
	rows.size_flags_horizontal = Control.SIZE_EXPAND_FILL
	add_child(rows)
	_heading.add_theme_font_size_override("font_size", 26)
	rows.add_child(_heading)
	_about.add_theme_color_override("font_color", Look.TEXT_DIM)
	_about.autowrap_mode = TextServer.AUTOWRAP_WORD_SMART
	rows.add_child(_about)
	var panel := PanelContainer.new()
	panel.add_child(_form)
	_form.columns = 3
	_form.add_theme_constant_override("h_separation", 24)
	rows.add_child(panel)
	_message.add_theme_color_override("font_color", Look.BAD)
	_message.autowrap_mode = TextServer.AUTOWRAP_WORD_SMART
	rows.add_child(_message)
	var foot := HBoxContainer.new()
	for button: Button in [_back, _play]:
		button.custom_minimum_size = Vector2(160, 44)
		foot.add_child(button)
	_play.add_theme_color_override("font_color", Look.ACCENT)
	_back.pressed.connect(closed.emit)
	_play.pressed.connect(start)
	rows.add_child(foot)


func show_game(with: MallardRuleset) -> void:
	ruleset = with
	for child in _form.get_children():
		_form.remove_child(child)
		child.queue_free()
	_readers = {}
	_players = []
	_message.text = ""
	var catalog := MallardCatalog.new()
	catalog.open(ruleset, Words.language)
	var about := Words.game(catalog)
	_heading.text = about.name
	_about.text = about.text
	_play.text = Words.say("Play")
	_back.text = Words.say("Back")
	_add_players(catalog)
	for option: Dictionary in catalog.get_options():
		_add(option.name, option.text, _control_for(option))
	_seed = SpinBox.new()
	_seed.max_value = 1 << 30
	_seed.value = randi() % 100000
	_add(Words.say("Seed"), "", _seed)
	_show_needed_players()


## Who plays where nothing else is said: a person, and bots.
static func usual_bots(seats: int) -> Dictionary:
	var bots := {}
	for seat in range(1, seats):
		bots[seat] = USUAL_BOT
	return bots


func say(message: String) -> void:
	_message.text = message


func start() -> void:
	var bots := {}
	for seat in _players.size():
		if _players[seat].visible and _players[seat].selected > 0:
			bots[seat] = _players[seat].get_item_metadata(_players[seat].selected)
	_message.text = ""
	started.emit(ruleset, _settings(), bots, int(_seed.value))


## People or bots: a row for each seat that any match could have; those of this match are shown.
func _add_players(catalog: MallardCatalog) -> void:
	for seat in MOST_SEATS:
		var button := OptionButton.new()
		button.add_item(Words.say("Person"))
		for bot: String in MallardRuleset.describe_game(ruleset.game).bots:
			_add_bot(button, bot, Words.say("normal" if bot == USUAL_BOT else bot), "")
			if seat > 0 and bot == USUAL_BOT:
				button.select(button.item_count - 1)
		for index: int in catalog.describe_kind(PERSONALITY).count if catalog.get_kinds().has(PERSONALITY) else 0:
			var entry := catalog.get_entry(PERSONALITY, index)
			_add_bot(button, "%s+%s" % [USUAL_BOT, entry.id], entry.name, entry.text)
		_players.append(button)
		_add("%s %d" % [Words.say("Player"), seat + 1], "", button)


func _add_bot(button: OptionButton, bot: String, called: String, about: String) -> void:
	button.add_item("%s: %s" % [Words.say("Computer"), called])
	button.set_item_metadata(button.item_count - 1, bot)
	button.set_item_tooltip(button.item_count - 1, about)


## How many seats a match has depends on its options: one is begun to see.
func _show_needed_players(_ignored: Variant = null) -> void:
	var tried := ruleset.create_match(_settings(), 1)
	_message.text = ruleset.error_message
	if tried == null:
		return
	for seat in MOST_SEATS:
		_players[seat].visible = seat < tried.seats
		for beside in [-1, 1]:
			_form.get_child(_players[seat].get_index() + beside).visible = seat < tried.seats


func _settings() -> Dictionary:
	var settings := {}
	for option: String in _readers:
		var value: Variant = _readers[option].call()
		if value != null:
			settings[option] = value
	return settings


func _add(title: String, about: String, control: Control) -> void:
	var label := Label.new()
	label.text = title
	label.tooltip_text = about
	label.mouse_filter = Control.MOUSE_FILTER_STOP
	label.custom_minimum_size = Vector2(180, 0)
	control.tooltip_text = about
	control.custom_minimum_size = Vector2(340, 0)
	var details := Label.new()
	details.text = about
	details.autowrap_mode = TextServer.AUTOWRAP_WORD_SMART
	details.size_flags_horizontal = Control.SIZE_EXPAND_FILL
	details.add_theme_font_size_override("font_size", 12)
	details.add_theme_color_override("font_color", Look.TEXT_DIM)
	for part: Control in [label, control, details]:
		_form.add_child(part)


func _control_for(option: Dictionary) -> Control:
	var open: bool = option.flags & MallardCatalog.OPTION_OPEN != 0
	var several: bool = option.flags & MallardCatalog.OPTION_SEVERAL != 0
	if option.type == MallardCatalog.OPTION_BOOL:
		var box := CheckBox.new()
		box.button_pressed = option.default == "true"
		_readers[option.option] = func() -> Variant: return box.button_pressed
		box.toggled.connect(_show_needed_players)
		return box
	if option.type == MallardCatalog.OPTION_INT:
		var spin := SpinBox.new()
		spin.min_value = option.min
		spin.max_value = option.max
		spin.value = int(option.default)
		_readers[option.option] = func() -> Variant: return int(spin.value)
		spin.value_changed.connect(_show_needed_players)
		return spin
	if several and not option.choices.is_empty():
		return _control_for_several(option)
	if option.choices.is_empty() or open:
		var line := LineEdit.new()
		line.text = option.default
		line.placeholder_text = ", ".join(option.choices.map(func(choice: Dictionary) -> String: return choice.value))
		_readers[option.option] = func() -> Variant: return line.text if line.text != option.default else null
		return line
	var button := OptionButton.new()
	if option.flags & MallardCatalog.OPTION_EMPTY:
		button.add_item(Words.say("none"))
		button.set_item_metadata(0, "")
	for choice: Dictionary in option.choices:
		button.add_item(choice.name)
		button.set_item_metadata(button.item_count - 1, choice.value)
		button.get_popup().set_item_tooltip(button.item_count - 1, choice.text)
		if choice.value == option.default:
			button.select(button.item_count - 1)
	_readers[option.option] = func() -> Variant: return button.get_item_metadata(button.selected)
	button.item_selected.connect(_show_needed_players)
	return button


## A menu in which several things can be ticked; nothing ticked is the default.
func _control_for_several(option: Dictionary) -> Control:
	var button := MenuButton.new()
	button.flat = false
	button.alignment = HORIZONTAL_ALIGNMENT_LEFT
	button.clip_text = true
	button.text = option.default if option.default != "" else Words.say("none")
	var popup := button.get_popup()
	popup.hide_on_checkable_item_selection = false
	for choice: Dictionary in option.choices:
		popup.add_check_item(choice.name)
		popup.set_item_tooltip(popup.item_count - 1, choice.text)
	var ticked := func() -> String:
		var values := PackedStringArray()
		for i in popup.item_count:
			if popup.is_item_checked(i):
				values.append(option.choices[i].value)
		return ",".join(values)
	popup.index_pressed.connect(func(index: int) -> void:
		popup.toggle_item_checked(index)
		button.text = ticked.call() if ticked.call() != "" else option.default
		_show_needed_players())
	_readers[option.option] = func() -> Variant: return ticked.call() if ticked.call() != "" else null
	return button
