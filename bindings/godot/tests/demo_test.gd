extends "res://tests/checks.gd"
## The demo itself: every game is played to its end by clicks on what its table shows, at random; and
## the parts that people use are used.

const Board := preload("res://board/board.gd")
const Saves := preload("res://table/saves.gd")
const Words := preload("res://words.gd")

## Shorter matches of the long games.
const OPTIONS := {
	"naval_war": {"turn_limit": 40},
	"ducks_in_tow": {"round_limit": 5},
	"duck_dealer": {"turns": 4},
	"duckhammer": {"rounds": 1},
	"duckhammer_campaign": {"rations": 60, "battles": 1, "seasons": 2, "rounds": 1},
}
const MOST_ACTIONS := 40000
const MOST_CLICKS := 48
## Of a hundred actions, how many at most may be taken otherwise because clicks led nowhere.
const MOST_DEAD_ENDS := 5

var _things := 0  ## Clicks on things of the table that meant something.
var _dead_ends := 0
var _mouse := RandomNumberGenerator.new()


func _open(game: String, bots := {}, options := {}, match_seed := 2) -> Control:
	var table: Control = load("res://table/table.tscn").instantiate()
	tree.root.add_child(table)
	table.set_anchors_preset(Control.PRESET_TOP_LEFT)
	table.size = Vector2(1280, 800)
	table.board.animated = false
	check(table.start(opened(game), options, bots, match_seed), "start " + game)
	table.game.poll()
	return table


func test_all_games_to_their_end() -> void:
	for game in MallardRuleset.games():
		var began := Time.get_ticks_msec()
		_mouse.seed = hash(game)
		_things = 0
		_dead_ends = 0
		var table := _open(game, {}, OPTIONS.get(game, {}))
		var actions := await _play(table)
		check(table.game.get_match().is_over(), "%s is over after %d actions" % [game, actions])
		var replay: PackedByteArray = table.game.get_match().replay()
		var again: MallardMatch = table.game.get_ruleset().open_replay(replay)
		check(again != null and again.hash == table.game.get_match().hash, game + ": the replay proves every hash")
		check(_things > 0, game + ": things on the table were clicked")
		check(_dead_ends * 100 <= MOST_DEAD_ENDS * actions, "%s: clicks led nowhere %d times in %d actions" % [game, _dead_ends, actions])
		print("    %s: %d actions, %d things clicked, %d dead ends, %d ms" % [game, actions, _things, _dead_ends, Time.get_ticks_msec() - began])
		table.free()


func _play(table: Control) -> int:
	for count in MOST_ACTIONS:
		table.game.poll()
		if table.game.get_match().is_over():
			return count
		if table._curtain.visible:
			table._curtain.open()
			continue
		if table.seat < 0:
			continue
		_take_one_action(table)
		if count % 40 == 0:
			await tree.process_frame  # So that what was freed goes.
	return MOST_ACTIONS


## Clicks until one action was taken: on the table, at a place of it, or on a button.
func _take_one_action(table: Control) -> void:
	var before: int = table.game.get_match().revision
	for click in MOST_CLICKS:
		if table.game.get_match().revision != before or table.seat < 0:
			return
		var choice: MallardChoice = table.choice
		if choice.may_finish() and _mouse.randi() % 4 == 0:
			table.finish()
		elif choice.next == MallardChoice.STEP_DONE:
			if choice.may_finish():
				table.finish()
			else:
				choice.restart()
				table._show_choice()
		elif click < 16 and _mouse.randi() % 3 != 0:
			_click_on_something(table)
		else:
			_press_a_button(table)
	# Nothing came of it: begin again with the first thing that is legal.
	_dead_ends += 1
	table.choice.restart()
	var action: PackedInt32Array = table.game.get_match().legal_nth(table.seat, 0)
	var who: int = table.seat
	table.seat = -1
	table.game.apply(who, action)


func _click_on_something(table: Control) -> void:
	var things: Array = table.board.reader.things
	for i in 20:
		var thing: RefCounted = things[_mouse.randi() % things.size()] if not things.is_empty() else null
		if thing != null and table.board.is_pickable(thing):
			var before: int = table.game.get_match().revision
			var partial: PackedInt32Array = table.choice.get_partial()
			table.board.clicked.emit(thing.references, thing.area, thing.area.to_rules(thing.centre()))
			if table.game.get_match().revision != before or table.choice.get_partial() != partial:
				_things += 1
			return


func _press_a_button(table: Control) -> void:
	var buttons: Array = table.chooser.buttons()
	if buttons.is_empty():
		table.go_back()
		return
	for i in 8:
		var at := _mouse.randi() % buttons.size()
		if table.choice.next == MallardChoice.STEP_KIND:  # Who always takes back would never come to an end.
			var kind: int = table.choice.get_values(MallardChoice.STEP_KIND)[at * MallardChoice.VALUE_COLUMNS]
			if table.catalog.get_word(MallardMatch.KIND_ACTIONS, kind).takes_back:
				continue
		buttons[at].pressed.emit()
		return
	buttons[0].pressed.emit()


func test_real_mouse_events_reach_the_choice() -> void:
	var table := _open("battleducks", {1: "random"})
	await tree.process_frame
	await tree.process_frame
	var playing: MallardMatch = table.game.get_match()
	playing.apply(0, playing.parse_action("fill"))
	table.game.apply(0, playing.parse_action("ready"))
	while not (table.seat == 0 and playing.get_asked_seats() == PackedInt32Array([0])):
		table.game.poll()
		OS.delay_msec(1)
	await tree.process_frame
	var board: Board = table.board
	var target: RefCounted = null
	for thing in board.reader.things:
		if board.is_pickable(thing):
			target = thing
	check(target != null, "something can be clicked")
	var at := board.point_of(target)
	equal(board.thing_at(at), target, "the thing under the mouse")
	var before := playing.revision
	for pressed in [true, false]:
		var event := InputEventMouseButton.new()
		event.button_index = MOUSE_BUTTON_LEFT
		event.pressed = pressed
		event.position = at
		board._gui_input(event)
	check(playing.revision != before, "the click was an action")
	check(board._get_tooltip(at) != null, "a tooltip")
	var scale := board._scale
	var wheel := InputEventMouseButton.new()
	wheel.button_index = MOUSE_BUTTON_WHEEL_UP
	wheel.pressed = true
	wheel.position = at
	board._gui_input(wheel)
	check(board._scale > scale, "zoomed")
	board.fit()
	check(is_equal_approx(board._scale, scale), "fitted again")
	table.free()


func test_tooltips_have_the_text_of_the_catalog() -> void:
	var table := _open("naval_war", {1: "random"})
	var playing: MallardMatch = table.game.get_match()
	playing.apply(0, playing.parse_action("fill"))
	table.game.apply(0, playing.parse_action("ready"))
	while not (table.seat == 0 and playing.get_asked_seats() == PackedInt32Array([0])):
		table.game.poll()
		OS.delay_msec(1)
	await tree.process_frame
	var told := ""
	for thing in table.board.reader.things:
		if thing.entry_kind == MallardScene.table_id("card") and thing.area.kind == MallardScene.AREA_HAND:
			told = table.board._get_tooltip(table.board.point_of(thing))
			check(told.contains(table.catalog.get_entry_of(thing.entry_kind, thing.entry).text), "its text")
	check(told != "", "there was a card")
	table.free()


func test_undo_save_load_and_language() -> void:
	var table := _open("duck_dealer", {}, {}, 3)
	table._curtain.open()
	_mouse.seed = 4
	for i in 12:
		table.game.poll()
		if table._curtain.visible:
			table._curtain.open()
		if table.seat >= 0:
			_take_one_action(table)
	var playing: MallardMatch = table.game.get_match()
	table.save()
	var saved := playing.hash
	table.undo()
	table.game.poll()
	check(playing.hash != saved, "undone")
	table.redo()
	table.game.poll()
	equal(playing.hash, saved, "done again")
	table.undo()
	var saves: PackedStringArray = table.Saves.all(playing.game)
	check(table.Saves.title(saves[0]).length() > 10, "saves have titles")
	table.load_save(saves[0])
	equal(table.game.get_match().hash, saved, "loaded")
	var english: String = table.board.reader.areas[0].label
	table.set_language("fr")
	check(table.board.reader.areas[0].label != english, "in French")
	equal(table._toolbar._buttons["Undo"].text, "Annuler")
	table.set_language("en")
	table.free()


## Every action that a whole match of bots takes can be filled in as a hint: also those with arguments behind
## a place, which is two numbers.
func test_every_action_can_be_filled_in_as_a_hint() -> void:
	var behind_a_place := 0
	for game in MallardRuleset.games():
		var table := _open(game, {}, OPTIONS.get(game, {}))
		var playing: MallardMatch = table.game.get_match()
		var bot := MallardBot.new()
		bot.open(playing, "random", 3)
		for i in 120:
			table.game.poll()
			table._curtain.open()
			if table.seat < 0:
				break
			var action := bot.choose(playing, table.seat)
			table._toolbar.busy = true
			table._thought(table.seat, action)
			equal(table.choice.finish(), action, game + ": " + playing.format_action(action))
			for step in table.choice.steps - 1:
				behind_a_place += 1 if table.choice.get_step_width(step) == 2 else 0
			table.finish()
		table.free()
		await tree.process_frame
	check(behind_a_place > 0, "there were places with something behind them")


func test_a_hint_is_filled_in_and_can_be_done() -> void:
	for game in ["battleducks", "naval_war", "ducks_in_tow", "duckhammer"]:
		var table := _open(game, {1: "random"})
		var playing: MallardMatch = table.game.get_match()
		while table.seat < 0:
			table.game.poll()
			OS.delay_msec(1)
		table.hint()
		check(table._toolbar.busy, "thinking")
		while table._toolbar.busy:
			table.game.poll()
			OS.delay_msec(1)
		check(table.choice.may_finish(), game + ": it is a whole action")
		equal(playing.check(table.seat, table.choice.finish()), MallardRuleset.STATUS_OK, game)
		var before := playing.revision
		table.finish()
		check(playing.revision != before, "and was done")
		# A hint that the match overtakes is forgotten, and another may be asked for.
		table.game.poll()
		if table.seat >= 0:
			table.hint()
			table.game.apply(table.seat, playing.legal_nth(table.seat, 0))
			table.game.poll()
			check(not table._toolbar.busy, "forgotten")
		table.free()


func test_what_a_choice_says_can_be_dragged_can_be_dragged() -> void:
	var dragged := PackedStringArray()
	for game in MallardRuleset.games():
		_mouse.seed = 5
		var table := _open(game, {}, OPTIONS.get(game, {}))
		for i in 60:
			table.game.poll()
			table._curtain.open()
			if table.seat < 0:
				continue
			if not table.choice.get_drags().is_empty() and _drag_something(table):
				dragged.append(game)
				break
			_take_one_action(table)
		table.free()
		await tree.process_frame
	print("    dragged: ", ", ".join(dragged))
	check(dragged.size() >= 3, "things can be dragged in several games")


## Drags the first thing that can be to where it can go, by mouse; whether there was one.
func _drag_something(table: Control) -> bool:
	var tried := MallardChoice.new()
	var board: Board = table.board
	for from in board.reader.things:
		if not board.is_pickable(from) or board.thing_at(board.point_of(from)) != from:
			continue
		for to in board.reader.things:
			if to == from or board.thing_at(board.point_of(to)) != to:
				continue
			tried.begin(table.game.get_match(), table.seat)
			if not _drags(tried, from.references, to.references):
				continue
			var before: int = table.game.get_match().revision
			_move_mouse(board, board.point_of(from), board.point_of(to))
			var filled: bool = table.seat < 0 or table.choice.get_partial() == tried.get_partial()
			check(table.game.get_match().revision != before or filled, "the mouse did what the choice said")
			return true
	return false


func _drags(choice: MallardChoice, from: Array[Vector4i], to: Array[Vector4i]) -> bool:
	for first in from:
		for second in to:
			if choice.drag(first, second) == OK:
				return true
	return false


func _move_mouse(board: Board, from: Vector2, to: Vector2) -> void:
	for at: Array in [[from, true], [to, false]]:
		var event := InputEventMouseButton.new()
		event.button_index = MOUSE_BUTTON_LEFT
		event.pressed = at[1]
		event.position = at[0]
		board._gui_input(event)
		if at[1]:
			var motion := InputEventMouseMotion.new()
			motion.position = to
			motion.relative = to - from
			motion.button_mask = MOUSE_BUTTON_MASK_LEFT
			board._gui_input(motion)


func test_words_over_a_map_do_not_cross_each_other() -> void:
	for game in ["duckhammer", "duck_dealer"]:
		var table := _open(game, {0: "random", 1: "random"})
		table.game.paused = true
		table.resume(begun(game, 110), {0: "random", 1: "random"})
		var words: Array = table.board.reader.things.filter(func(thing: RefCounted) -> bool: return thing.is_over_map())
		var crossed := 0
		for i in words.size():
			for j in i:
				crossed += int(words[i].area == words[j].area and words[i].rect.intersects(words[j].rect))
		check(words.size() > 4 or game != "duckhammer", "%s: %d words" % [game, words.size()])
		equal(crossed, 0, game)
		table.free()


func test_keys_go_back_and_undo() -> void:
	var table := _open("ducks_in_tow", {1: "random"})
	while table.seat < 0:
		table.game.poll()
	var playing: MallardMatch = table.game.get_match()
	var start := playing.hash
	table.choose(MallardChoice.STEP_KIND, _first_value(table, MallardChoice.STEP_KIND))
	if table.seat >= 0 and table.choice.may_go_back():
		_key(table, KEY_ESCAPE)
		check(not table.choice.may_go_back(), "nothing is filled in any more")
	table.game.apply(0, playing.legal_nth(0, 0))
	check(playing.hash != start, "acted")
	_key(table, KEY_Z, true)
	equal(playing.hash, start, "undone")
	table.free()


func _first_value(table: Control, step: int) -> Vector2i:
	var values: PackedInt32Array = table.choice.get_values(step)
	return Vector2i(values[0], values[1])


func _key(table: Control, code: Key, control := false) -> void:
	var event := InputEventKey.new()
	event.keycode = code
	event.ctrl_pressed = control
	event.pressed = true
	table._unhandled_key_input(event)


## Everything that somebody could read on the screen, or behind what hides it.
func _everything(node: Node) -> String:
	var found := PackedStringArray()
	if node is RichTextLabel:
		found.append(node.get_parsed_text())
	elif node is Label or node is Button or node is LineEdit:
		found.append(node.text)
	if node is Control:
		found.append(node.tooltip_text)
	if node is Board:
		for thing in node.reader.things + node._leaving:
			found.append(thing.label)
	for child in node.get_children(true):
		found.append(_everything(child))
	return "\n".join(found)


## What one seat was told and the other was not.
func _told_only(playing: MallardMatch, who: int, other: int) -> Array:
	var common := {}
	for index in playing.event_count(other):
		common[playing.event_text(other, index, "en")] = true
	var found := {}
	for index in playing.event_count(who):
		var text := playing.event_text(who, index, "en")
		if text != "" and not common.has(text):
			found[text] = true
	return found.keys()


func _poll(table: Control) -> void:
	for i in 4:
		table.game.poll()


func test_who_gets_the_screen_reads_nothing_of_the_others_and_all_that_happened_meanwhile() -> void:
	var table := _open("battleducks")
	equal(table.seat, 0, "the first player is asked")
	var playing: MallardMatch = table.game.get_match()
	table.game.apply(0, playing.parse_action("fill"))
	_poll(table)
	var secrets := _told_only(playing, 0, 1)
	check(secrets.size() >= 5, "only the first player hears %d things" % secrets.size())
	check(secrets.all(func(text: String) -> bool: return _everything(table).contains(text)), "they can be found")
	var none_of_them := func(where: String) -> void:
		var text := _everything(table)
		for secret: String in secrets:
			check(not text.contains(secret), "%s: %s" % [where, secret])
	table.game.apply(0, playing.parse_action("ready"))
	_poll(table)
	check(table._curtain.visible and table._curtain.color.a == 1.0, "the table is hidden")
	equal(table.scene.get_status()[MallardScene.STATUS_VIEWER], MallardMatch.VIEWER_SPECTATOR)
	none_of_them.call("behind the curtain")
	table._curtain.open()
	_poll(table)
	equal(table.seat, 1)
	equal(table.scene.get_status()[MallardScene.STATUS_VIEWER], 1)
	none_of_them.call("after the curtain")
	for index in playing.event_count(1):
		var text := playing.event_text(1, index, "en")
		check(text == "" or _everything(table).contains(text), "the second player is told: " + text)
	# And back again, with what has happened since marked.
	table.game.apply(1, playing.parse_action("fill"))
	table.game.apply(1, playing.parse_action("ready"))
	var of_the_second := _told_only(playing, 1, 0)
	_poll(table)
	if table._curtain.visible:
		table._curtain.open()
		_poll(table)
	while table._viewer != 0:
		playing = table.game.get_match()
		table.game.apply(playing.get_asked_seats()[0], playing.legal_nth(playing.get_asked_seats()[0], 0))
		_poll(table)
		if table._curtain.visible:
			table._curtain.open()
			_poll(table)
	check(_everything(table).contains("Since your last turn"), "what is new is marked")
	for secret: String in of_the_second:
		check(not _everything(table).contains(secret), "the second player's: " + secret)
	table.free()


func test_the_screen_is_passed_between_people() -> void:
	var table := _open("naval_war")
	equal(table.seat, 0, "the first player is asked")
	var playing: MallardMatch = table.game.get_match()
	table.game.apply(0, playing.parse_action("fill"))
	table.game.apply(0, playing.parse_action("ready"))
	table.seat = -1
	table.game.poll()
	check(table._curtain.visible, "the table is hidden")
	equal(table.scene.get_status()[MallardScene.STATUS_VIEWER], MallardMatch.VIEWER_SPECTATOR)
	table._curtain.open()
	equal(table.seat, 1)
	equal(table.scene.get_status()[MallardScene.STATUS_VIEWER], 1)
	table.free()


func test_saves_of_one_second_are_two_and_a_failure_is_told() -> void:
	var table := _open("ducks_in_tow", {1: "random"})
	while table.seat < 0:
		table.game.poll()
	var playing: MallardMatch = table.game.get_match()
	var before := Saves.all("ducks_in_tow").size()
	var first := playing.hash
	table.save()
	table.game.apply(0, playing.legal_nth(0, 0))
	var second := playing.hash
	table.save()
	var saves := Saves.all("ducks_in_tow")
	equal(saves.size(), before + 2)
	check(_everything(table).contains(Words.say("Saved")), "told")
	table.load_save(saves[1])
	equal(table.game.get_match().hash, first, "the older one is the second of the list")
	table.load_save(saves[0])
	equal(table.game.get_match().hash, second)
	for path in saves.slice(0, 2):
		DirAccess.remove_absolute(path)
	# A file where the folder should be: nothing can be saved.
	DirAccess.rename_absolute(Saves.FOLDER, Saves.FOLDER + "-away")
	FileAccess.open(Saves.FOLDER, FileAccess.WRITE).close()
	table._news.clear()
	table.save()
	DirAccess.remove_absolute(Saves.FOLDER)
	DirAccess.rename_absolute(Saves.FOLDER + "-away", Saves.FOLDER)
	check(_everything(table).contains(Words.say("Not saved")) and not _everything(table).contains("✓"), table._news.get_parsed_text())
	table.free()


func _menu() -> Control:
	var menu: Control = load("res://menu/menu.tscn").instantiate()
	tree.root.add_child(menu)
	return menu


func test_why_a_match_could_not_begin_stays_on_the_screen() -> void:
	var menu := _menu()
	menu.open_options(menu.cards[0])
	menu.play(menu.cards[0].ruleset, {"no_such_option": 1}, {}, 1)
	await tree.process_frame
	check(menu.options.visible and menu.table == null, "the options are there still")
	check(_everything(menu.options).contains("no_such_option"), _everything(menu.options))
	menu.free()


func test_a_saved_match_is_gone_on_with_from_the_menu() -> void:
	var table := _open("naval_war", {1: "random"})
	table.game.apply(0, table.game.get_match().parse_action("fill"))
	var saved: int = table.game.get_match().hash
	table.save()
	table.free()
	var menu := _menu()
	check(not menu._load.disabled, "there is something to load")
	menu.show_saves()
	var path: String = menu._saves.get_item_metadata(0)
	menu._saves.hide()
	menu.load_save(path)
	equal(menu.table.game.get_match().hash, saved)
	equal(menu.table.game.get_bot(1), "standard")
	menu.leave()
	await tree.process_frame
	FileAccess.open(path, FileAccess.WRITE).store_string("no save")
	menu.load_save(path)
	check(menu.table == null and menu._message.text != "", "why not: " + menu._message.text)
	DirAccess.remove_absolute(path)
	menu.free()
	await tree.process_frame


func test_the_menu_speaks_the_languages_of_the_games() -> void:
	var menu := _menu()
	var was := Words.language
	menu.set_language("fr")
	check(_everything(menu).contains("Choisissez un jeu"), "its own words")
	for card in menu.cards:
		var catalog := MallardCatalog.new()
		catalog.open(card.ruleset, "fr")
		check(_everything(card).contains(Words.game(catalog).text), "the catalog's text of " + card.ruleset.game)
	menu.open_options(menu.cards[0])
	check(_everything(menu.options).contains("Jouer"), "the options, too")
	menu.set_language(was)
	check(_everything(menu).contains("Choose a game"), "and back")
	menu.free()


func test_the_menu_is_used_by_keys_and_offers_personalities() -> void:
	var menu: Control = load("res://menu/menu.tscn").instantiate()
	tree.root.add_child(menu)
	await tree.process_frame
	menu.cards[2].grab_focus()
	var enter := InputEventAction.new()
	enter.action = "ui_accept"
	enter.pressed = true
	menu.cards[2]._gui_input(enter)
	check(menu.options.visible and menu.options.ruleset == menu.cards[2].ruleset, "the options of that game")
	var button: OptionButton = menu.options._players[1]
	var personalities := 0
	for index in button.item_count:
		if "+" in str(button.get_item_metadata(index)):
			personalities += 1
			check(button.get_popup().get_item_tooltip(index) != "", "says what it does")
			button.select(index)
	check(personalities >= 2, "personalities")
	menu.options.start()
	check(menu.table != null and menu.table.game.get_bot(1).begins_with("standard+"), "one of them plays")
	menu.leave()
	menu.free()


func test_the_menu_starts_every_game() -> void:
	var menu: Control = load("res://menu/menu.tscn").instantiate()
	tree.root.add_child(menu)
	equal(menu.cards.size(), MallardRuleset.games().size())
	for card in menu.cards:
		menu.open_options(card)
		menu.options.start()
		check(menu.table != null and menu.table.game.get_match() != null, card.ruleset.game)
		equal(menu.table.game.get_bot(1), "standard", "the usual bot plays unless another is chosen")
		check(menu.options._message.text == "", menu.options._message.text)
		menu.leave()
		await tree.process_frame
	menu.free()
	await tree.process_frame
