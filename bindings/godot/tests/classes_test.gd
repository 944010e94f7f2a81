extends "res://tests/checks.gd"
## Every class, by typed calls (ptrcall); untyped calls are in calls_test.gd.


func test_games_are_listed() -> void:
	equal(MallardRuleset.games().size(), 6, "games")
	var about := MallardRuleset.describe_game("naval_war")
	equal(about.title, "Naval War")
	check("standard" in about.bots and "random" in about.bots, "bots")
	equal(MallardRuleset.describe_game("chess"), {}, "an unknown game")
	check(MallardRuleset.version().split(".").size() == 3, "version")


func test_a_ruleset_says_what_it_is() -> void:
	var ruleset := opened("battleducks")
	equal(ruleset.game, "battleducks")
	check(ruleset.fingerprint != 0, "fingerprint")
	equal(ruleset.get_packs().size(), 1)
	equal(ruleset.get_packs()[0].id, "battleducks")
	check(not ruleset.has_changed(), "nothing has changed")


func test_a_match_is_played_by_text() -> void:
	var playing := opened("battleducks").create_match({"allow_mirror": false}, 3)
	equal(playing.game, "battleducks")
	equal(playing.seats, 2)
	equal(playing.get_options().allow_mirror, "false")
	equal(playing.viewer, MallardMatch.VIEWER_HOST)
	var action := playing.parse_action("place quintuple r90 J6")
	equal(action.size(), 8)
	equal(action[0], MallardBattleducks.ACTION_PLACE)
	equal(playing.format_action(action), "place quintuple r90 J6")
	equal(playing.check(0, action), MallardRuleset.STATUS_OK)
	equal(playing.apply(0, action), MallardRuleset.STATUS_OK)
	equal(playing.undo_depth, 1)
	check(playing.get_decision(0)[0] != 0, "still asked")
	check(playing.format_decision(0) != "", "in words")
	equal(playing.get_asked_seats(), PackedInt32Array([0, 1]))
	check(not playing.is_over() and playing.get_winners().is_empty(), "not over")
	equal(playing.get_scores().size(), 2)
	check(playing.draw(0).contains("\n"), "drawn")


func test_legal_actions_are_one_array() -> void:
	var playing := begun("naval_war")
	var all := playing.legal_actions(0)
	equal(all.size(), playing.legal_count(0) * 8)
	equal(all.slice(8 * 7, 8 * 8), playing.legal_nth(0, 7))


func test_events_as_rows_and_as_sentences() -> void:
	var playing := begun("battleducks", 40)
	var number := playing.event_count(0)
	check(number > 0, "events")
	equal(playing.get_events(0).size(), number * 8)
	equal(playing.get_events(0, number - 1).size(), 8)
	var details := playing.get_event_details(0)
	equal(details.size(), number * MallardMatch.EVENT_COLUMNS)
	for i in number:
		equal(details[i * MallardMatch.EVENT_COLUMNS + MallardMatch.EVENT_KIND], playing.get_events(0)[i * 8])
	check(playing.format_event(playing.get_events(0).slice(0, 8)) != "", "as text")
	check(playing.get_prompt(1, playing.get_asked_seats()[0]) != "", "what is asked")
	var cell := MallardScene.make_reference(MallardChoice.ARG_CELL, 0, 0, Vector2i(17, 0))
	equal(playing.reference_text(0, cell), "B2")
	var english := ""
	var french := ""
	for i in number:
		english += playing.event_text(0, i)
		french += playing.event_text(0, i, "fr")
	check(english != "" and french != "" and english != french, "in two languages")


func test_history() -> void:
	var playing := begun("duck_dealer", 20)
	var hash_then := playing.hash
	var revision := playing.revision
	equal(playing.undo(5), MallardRuleset.STATUS_OK)
	check(playing.revision != revision and playing.hash != hash_then, "went back")
	equal(playing.redo_depth, 5)
	equal(playing.redo(5), MallardRuleset.STATUS_OK)
	equal(playing.hash, hash_then)
	equal(playing.seek(3), MallardRuleset.STATUS_OK)
	equal(playing.undo_depth, 3)
	equal(playing.undo(10), MallardRuleset.STATUS_UNAVAILABLE, "more than there are")
	check(playing.error_message != "", "says why")


func test_saving() -> void:
	var playing := begun("ducks_in_tow", 30)
	var ruleset := playing.get_ruleset()
	var restored := ruleset.restore_match(playing.save("before lunch"))
	equal(restored.hash, playing.hash)
	equal(restored.undo_depth, 30)
	equal(ruleset.restore_match(playing.snapshot()).undo_depth, 0)
	var about := MallardReplay.describe(playing.save("before lunch"))
	equal(about.label, "before lunch")
	equal(about.game, "ducks_in_tow")
	equal(about.kind, MallardReplay.SAVED_SAVE)
	equal(about.actions, 30)
	equal(MallardReplay.describe(PackedByteArray([1, 2, 3])), {}, "any bytes")
	equal(playing.clone().hash, playing.hash)
	var view := ruleset.open_view(playing.snapshot(1))
	equal(view.viewer, 1)
	equal(view.apply(1, playing.legal_nth(1, 0)), MallardRuleset.STATUS_UNAVAILABLE, "a view stays")


func test_replays() -> void:
	var playing := begun("naval_war", 60)
	var ruleset := playing.get_ruleset()
	var bytes := playing.replay()
	equal(ruleset.open_replay(bytes).hash, playing.hash)
	var replay := MallardReplay.new()
	equal(replay.open(ruleset, bytes), MallardRuleset.STATUS_OK)
	equal(replay.length, 60)
	equal(replay.position, 60)
	replay.position = 10
	equal(replay.position, 10)
	equal(replay.get_match().undo_depth, 10)
	equal(replay.get_action(0).size(), 8)
	check(replay.get_action_seat(0) >= 0, "who")
	equal(replay.get_action_seat(60), -1)


func test_bots() -> void:
	var playing := begun("naval_war")
	var one := MallardBot.new()
	var other := MallardBot.new()
	equal(one.open(playing, "standard", 9), MallardRuleset.STATUS_OK)
	equal(other.open(playing, "standard", 9), MallardRuleset.STATUS_OK)
	equal(one.choose(playing, 0), other.choose(playing, 0), "the same seed")
	var hints := one.analyse(playing, 0, 3)
	check(hints.size() >= 1 and hints.size() <= 3, "as many as were asked for")
	for i in hints.size():
		equal(playing.check(0, hints[i].action), MallardRuleset.STATUS_OK, "a legal action")
		check(i == 0 or hints[i].value <= hints[i - 1].value, "the best first")
		check(hints[i].reason is String, "in words")
	equal(one.analyse(playing, 1 if playing.get_asked_seats().size() == 1 else 7), [], "nobody is asked there")
	equal(MallardBot.new().open(playing, "genius"), MallardRuleset.STATUS_NOT_FOUND)


func test_bots_with_a_personality_and_playouts() -> void:
	var playing := begun("ducks_in_tow", 20)
	var seat := playing.get_asked_seats()[0]
	var catalog := MallardCatalog.new()
	catalog.open(playing.get_ruleset())
	var chosen := {}
	for index in catalog.describe_kind("personality").count:
		var entry := catalog.get_entry("personality", index)
		var bot := MallardBot.new()
		for player in ["standard+" + entry.word, "hard+" + entry.id, "search+%s:8" % entry.word, "search+%s:8" % entry.id]:
			equal(bot.open(playing, player, 1), MallardRuleset.STATUS_OK, player)
			equal(playing.check(seat, bot.choose(playing, seat)), MallardRuleset.STATUS_OK, player)
		bot.open(playing, "standard+" + entry.word)
		chosen[bot.analyse(playing, seat, 1)[0].value] = true
	check(chosen.size() > 1, "they value things differently")
	for wrong in ["standard+nobody", "search:", "search:8x", "search:-1", "+postman", ":8"]:
		check(MallardBot.new().open(playing, wrong) != MallardRuleset.STATUS_OK, wrong)
	var table := MallardTable.new()
	table.sit(playing)
	equal(table.set_bot(1, "easy+nobody"), MallardRuleset.STATUS_NOT_FOUND)
	equal(table.set_bot(1, "easy+" + catalog.get_entry("personality", 0).word), MallardRuleset.STATUS_OK)
	table.free()


func test_catalog() -> void:
	var catalog := MallardCatalog.new()
	equal(catalog.open(opened("naval_war"), "fr_CA"), MallardRuleset.STATUS_OK)
	equal(catalog.language, "fr")
	check("en" in catalog.get_languages(), "languages")
	check("card" in catalog.get_kinds(), "kinds")
	var cards: int = catalog.describe_kind("card").count
	check(cards > 10, "cards")
	var torpedo := catalog.find("card", "torpedo")
	var entry := catalog.get_entry("card", torpedo)
	equal(entry.id, "naval_war:torpedo")
	check(entry.name != "" and entry.text != "" and entry.fields is Dictionary, "an entry")
	equal(catalog.get_entry_of(MallardScene.table_id("card"), torpedo), entry)
	equal(catalog.get_entry_of(12345, 0), {})
	var option: Dictionary = catalog.get_options()[0]
	equal(option.option, "mode")
	check(option.choices.size() > 0, "choices")
	equal(catalog.get_word(MallardMatch.KIND_ACTIONS, MallardNavalWar.ACTION_ATTACK).word, "attack")
	equal(catalog.get_common_word("no_such_word"), "")
	check(catalog.get_common_word("mark_hit") != "", "the name of a mark")
	check(JSON.parse_string(catalog.to_json()) is Dictionary, "JSON")


func test_scenes() -> void:
	var playing := begun("battleducks", 30)
	var scene := MallardScene.new()
	check(scene.update(playing, 0), "new")
	check(not scene.update(playing, 0), "nothing has happened")
	var items := scene.get_items()
	equal(items.size() % MallardScene.ITEM_COLUMNS, 0)
	check(items.size() > 200 * MallardScene.ITEM_COLUMNS, "two ponds")
	equal(scene.get_areas()[MallardScene.AREA_KIND], MallardScene.AREA_GRID)
	equal(scene.get_label(scene.get_areas()[MallardScene.AREA_LABEL]), "Pond")
	equal(scene.get_seats().size(), 2 * MallardScene.SEAT_COLUMNS)
	equal(scene.get_status()[MallardScene.STATUS_VIEWER], 0)
	equal(scene.get_labels()[0], "")
	var area := MallardScene.reference_at(scene.get_references(), 0)
	equal(MallardScene.reference_type(area), MallardChoice.ARG_AREA)
	var references := scene.get_references()
	var cell := Vector4i()
	for at in range(0, references.size(), 4):
		if MallardScene.reference_type(cell) != MallardChoice.ARG_CELL:
			cell = MallardScene.reference_at(references, at)
	equal(MallardScene.reference_type(cell), MallardChoice.ARG_CELL)
	equal(MallardScene.reference_owner(cell), 0)
	equal(MallardScene.make_reference(MallardChoice.ARG_CELL, 0, 0, Vector2i(cell.z, 0)), cell)
	equal(MallardScene.reference_at(PackedInt32Array(), 0), Vector4i())
	equal(MallardScene.mark_name(0), "hit")
	check(scene.format().contains("Pond") and scene.to_svg().contains("<svg"), "text and picture")
	check(not scene.to_bytes().is_empty(), "bytes")
	var before := scene.revision
	playing.apply(playing.get_asked_seats()[0], playing.legal_nth(playing.get_asked_seats()[0], 0))
	check(scene.update(playing, 0) and scene.revision != before, "changed")
	check(scene.get_changes().size() > 0, "which items")
	scene.language = "fr"
	equal(scene.language, "fr")
	check(scene.update(playing, 0), "another language")
	equal(scene.get_label(scene.get_areas()[MallardScene.AREA_LABEL]), "Étang")


func test_choices() -> void:
	var playing := begun("naval_war")
	var choice := MallardChoice.new()
	equal(choice.begin(playing, 0), MallardRuleset.STATUS_OK)
	equal(choice.seat, 0)
	equal(choice.next, MallardChoice.STEP_KIND)
	check(choice.decision != 0 and not choice.is_open(), "asked")
	equal(choice.action_count, playing.legal_count(0))
	check(choice.get_prompt(choice.next) != "" and choice.get_prompt(choice.next, "fr") != choice.get_prompt(choice.next), "prompts")
	var kinds := choice.get_values(MallardChoice.STEP_KIND)
	equal(choice.get_value_references(MallardChoice.STEP_KIND).size() / 4, kinds.size() / MallardChoice.VALUE_COLUMNS)
	equal(choice.set_value(MallardChoice.STEP_KIND, Vector2i(MallardNavalWar.ACTION_PLACE, 0)), MallardRuleset.STATUS_OK)
	check(choice.steps >= 1 and choice.get_step_name(0) != "" and not choice.is_filled(0), "steps")
	while choice.next != MallardChoice.STEP_DONE:
		var step := choice.next
		var value := Vector2i(choice.get_values(step)[0], choice.get_values(step)[1])
		equal(choice.get_step_width(step), 1)
		equal(choice.check_value(step, value), MallardRuleset.STATUS_OK)
		check(choice.get_value_text(step, value) != "", "how it reads")
		equal(choice.pick(choice.get_value_reference(step, value)), MallardRuleset.STATUS_OK)
	check(choice.may_finish() and choice.may_go_back(), "whole")
	equal(choice.get_partial(), choice.finish())
	equal(playing.apply(0, choice.finish()), MallardRuleset.STATUS_OK)
	check(choice.back(), "back")
	equal(choice.restart(), MallardRuleset.STATUS_OK)
	check(choice.finish().is_empty() and not choice.back(), "nothing is chosen")
	equal(choice.error_code, MallardRuleset.STATUS_OK, "back is no failure")


func test_open_steps() -> void:
	var playing := begun("duckhammer", 60)
	var choice := MallardChoice.new()
	for i in 400:
		var seat := playing.get_asked_seats()[0]
		choice.begin(playing, seat)
		var drags := choice.get_drags()
		for row in range(0, drags.size(), MallardChoice.DRAG_COLUMNS):
			choice.restart()
			choice.set_value(MallardChoice.STEP_KIND, Vector2i(drags[row + MallardChoice.DRAG_KIND], 0))
			var thing := choice.get_values(drags[row + MallardChoice.DRAG_FROM])
			if thing.is_empty() or choice.set_value(drags[row + MallardChoice.DRAG_FROM], Vector2i(thing[0], thing[1])) != OK:
				continue
			var to := drags[row + MallardChoice.DRAG_TO]
			if choice.next != to or not choice.is_step_open(to):
				continue
			var bounds := choice.get_step_bounds(to)
			equal(bounds.size(), 4)
			equal(choice.get_step_width(to), 2, "a place is two numbers")
			var near := choice.nearest(to, Vector2i((bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2))
			if near.size() == 2 and choice.set_value(to, Vector2i(near[0], near[1])) == OK:
				check(choice.get_previews().size() % 8 == 0, "previews")
				return
		playing.apply(seat, playing.legal_nth(seat, i % playing.legal_count(seat)))
	check(false, "no open step was met")


func test_every_constant_is_in_its_class() -> void:
	equal(MallardScene.MARK_HIT, 1)
	equal(MallardScene.AREA_GRID, 1)
	equal(MallardChoice.STEP_DONE, -2)
	equal(MallardMatch.VIEWER_SPECTATOR, -2)
	for game in ["MallardBattleducks", "MallardNavalWar", "MallardDucksInTow", "MallardDuckDealer", "MallardDuckhammer", "MallardDuckhammerCampaign"]:
		check(ClassDB.class_exists(game) and not ClassDB.can_instantiate(game), game)
		check(ClassDB.class_get_enum_list(game).has("Action"), game + " has actions")
